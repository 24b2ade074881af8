"""The tokens on the map: boats, Demons, the Dragon, wizards, Task Markers, figures."""

from collections.abc import Iterator
from dataclasses import dataclass

from fabletop.core.codec import JsonObject
from fabletop.games.wizards.seen.people import markers
from fabletop.games.wizards.seen.view import UNKNOWN
from fabletop.web.look.icons import MARKS
from fabletop.web.wizards.hexagons import arranged, middle
from fabletop.web.wizards.picture import WizardsPicture, letter


@dataclass(frozen=True, slots=True)
class MapToken:
    id: str
    kind: str
    """ "boat", "demons", "dragon", "wizard", "marker" or "figure"."""
    space: str
    icon: str
    text: str
    """The letter or number on it."""
    seat: int | None
    label: str


def tokens(table: WizardsPicture) -> list[MapToken]:
    """From the bottom to the top."""
    return [
        *_boats(table),
        *_monsters(table),
        *_wizards(table),
        *_markers(table),
        *_figures(table),
    ]


def _boats(table: WizardsPicture) -> Iterator[MapToken]:
    for number, (space, demons) in enumerate(table.view.boats, start=1):
        label = table.say("boat-demons" if demons else "boat", n=number)
        text = f"{number}" + "!" * demons
        yield MapToken(f"boat-{number}", "boat", space, "wizards.boat", text, None, label)


def _monsters(table: WizardsPicture) -> Iterator[MapToken]:
    label = table.words.term("demons")
    for number, space in enumerate(table.view.demons, start=1):
        yield MapToken(f"demons-{number}", "demons", space, "wizards.demons", "", None, label)
    dragon = table.view.dragon
    if dragon:
        label = table.words.term("dragon")
        yield MapToken("dragon", "dragon", dragon, "wizards.dragon", "", None, label)


def _wizards(table: WizardsPicture) -> Iterator[MapToken]:
    """Some players may know the name of a Secret Wizard; one whom all know is not secret."""
    for number, one in enumerate(table.view.wizards, start=1):
        name = "" if one.wizard == UNKNOWN else table.name(one.wizard)
        secret = table.words.term("secret")
        label = f"{secret} ({name})" if one.secret and name else name or secret
        icon = "wizards.secret" if one.secret else "wizards.high_wizard"
        text = name[:1] or UNKNOWN
        yield MapToken(f"mage-{number}", "wizard", one.space, icon, text, None, label)


def _markers(table: WizardsPicture) -> Iterator[MapToken]:
    """The Task Markers that have not been picked up yet."""
    for player in table.players:
        seat = player.seat
        for number, task in enumerate(player.tasks):
            for part, space in markers(table.view, seat, task).items():
                label = table.say(
                    "marker",
                    letter=letter(number),
                    who=table.words.player(seat),
                    task=table.name(task.card),
                )
                name = f"marker-{seat}-{number}-{part}"
                yield MapToken(name, "marker", space, "", letter(number), seat, label)


def _figures(table: WizardsPicture) -> Iterator[MapToken]:
    for player in table.players:
        seat = player.seat
        if player.space:
            label = table.words.player(seat)
            name = f"figure-{seat}"
            yield MapToken(name, "figure", player.space, "", MARKS[seat], seat, label)


def lying(table: WizardsPicture, all_tokens: list[MapToken]) -> list[JsonObject]:
    """Each token with its place on the drawing, beside others in the same space."""
    spaces: dict[str, list[MapToken]] = {}
    for token in all_tokens:
        spaces.setdefault(token.space, []).append(token)
    shown = []
    for space, some in spaces.items():
        hexagon = table.isles.numbers[space]
        x, y = middle(hexagon)
        places = arranged(len(some), beside=bool(table.isles.site[hexagon]))
        for token, (right, down, size) in zip(some, places, strict=True):
            shown.append({"token": token, "x": x + right, "y": y + down, "size": size})
    return sorted(shown, key=lambda one: one["token"].kind == "figure")

"""Building the map: face-down lands with their numbers and who laid them, the reader's own lands
with their names, the lands in hand, and how the chosen land can be turned (Z-135 to Z-139)."""

from fabletop.core.codec import JsonObject
from fabletop.games.wizards import hexes
from fabletop.games.wizards.isles import COLUMNS, ROWS, SHAPE, Placement, axial, number
from fabletop.games.wizards.seen.view import UNKNOWN
from fabletop.web.look.icons import MARKS
from fabletop.web.wizards import hexagons
from fabletop.web.wizards.lands import DrawnLand, draw
from fabletop.web.wizards.picture import WizardsPicture

MIDDLE = ROWS // 2 * COLUMNS + COLUMNS // 2
"""Where a land is drawn that is not on the map."""

BEYOND = 8
"""The margin around such a land."""


def _spots(centre: int) -> list[int]:
    place = axial(centre)
    return [number(hexes.add(place, spot)) for spot in SHAPE]


OUTLINE = hexagons.outline(_spots(MIDDLE), hexagons.middle(MIDDLE))
"""The outline of a face-down land, relative to its middle."""


def picture() -> hexagons.Bounds:
    """The visible area for a land that is not on the map."""
    left, top, width, height = hexagons.window(_spots(MIDDLE))
    less = hexagons.MARGIN - BEYOND
    return left + less, top + less, width - 2 * less, height - 2 * less


def laid(table: WizardsPicture) -> list[JsonObject]:
    """The lands on the sea, until the map is turned face up."""
    if not table.laying:
        return []
    return [
        _laid(table, n, placement, seat)
        for n, (placement, seat) in enumerate(
            zip(table.view.placements, table.view.placed_by, strict=True), start=1
        )
    ]


def _laid(table: WizardsPicture, n: int, placement: Placement, seat: int) -> JsonObject:
    land, centre, turns = placement
    drawn = None if land == UNKNOWN else _drawn(table, land, centre, turns)
    return {
        **table.thing(f"near-{n}"),
        "n": n,
        "seat": seat,
        "mark": MARKS[seat],
        "middle": hexagons.middle(centre),
        "land": drawn,
        "label": table.say("laid-own", n=n, land=drawn.name)
        if drawn
        else table.say("laid", n=n, who=table.words.player(seat)),
    }


def planned(table: WizardsPicture) -> hexagons.GridPoint | None:
    """The place of the next land, while the player chooses how to turn it."""
    centre = table.view.laying.centre
    return hexagons.middle(table.isles.numbers[centre]) if centre else None


def hand(table: WizardsPicture) -> list[JsonObject]:
    """The reader's lands; while one of them is being turned, that one in all its rotations."""
    if not table.laying or table.seat is None:
        return []
    now = table.view.laying
    chosen = now.land or UNKNOWN
    if now.centre and chosen != UNKNOWN:
        return [_shown(table, f"turn-{turns}", chosen, turns) for turns in range(hexes.TURNS)]
    return [
        _shown(table, f"lay-{land}", land) | {"chosen": land == chosen} for land in table.view.hand
    ]


def _shown(table: WizardsPicture, thing: str, land: str, turns: int = 0) -> JsonObject:
    return {**table.thing(thing), "land": _drawn(table, land, MIDDLE, turns), "chosen": False}


def _drawn(table: WizardsPicture, land: str, centre: int, turns: int) -> DrawnLand:
    return draw(table.box, land, centre, turns, table.words.language)

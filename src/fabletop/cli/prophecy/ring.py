"""The ring of 20 spaces, one line each: who is there, what lies there, what is sold or taught; and
Treasure Island in the middle."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.cli.prophecy.names import LETTERS, Names
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.board import ISLAND
from fabletop.games.prophecy.seen.view import IslandView, ProphecyView, SpaceView

SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue")
PORT, GATE, DOVE, FACE_DOWN = "≈", "∩", "°", "?"
TERRAIN_STYLES = {
    "plains": "yellow",
    "forest": "green",
    "mountains": "bright_black",
    "guild": "bold",
    "village": "bold",
    "city": "bold",
    "enchanted_wilderness": "magenta",
    "island": "bold",
}


def ring(view: ProphecyView, names: Names) -> RenderableType:
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, expand=False)
    table.add_column(justify="right", style="dim")
    table.add_column(min_width=len(view.heroes), no_wrap=True)
    for _ in range(3):
        table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for number, space in main_spaces(view):
        style = TERRAIN_STYLES.get(space.terrain, "")
        table.add_row(
            number,
            letters(space.heroes),
            Text(names.thing(space.id), style=style),
            Text(names.say(f"letter-{space.terrain}"), style=style),
            _marks(view, space),
            lying(view, space, names),
        )
    last = open_box(view.cards).board.size
    legend = [names.say("legend", port=PORT, gate=GATE, last=last)]
    if view.version != "basic":
        legend.append(names.say("legend-standard", dove=DOVE, hidden=FACE_DOWN))
    return Group(table, *(Text(line, style="dim") for line in legend))


def main_spaces(view: ProphecyView) -> list[tuple[str, SpaceView]]:
    """The spaces of the main board with their numbers; the Island has none."""
    spaces = [space for space in view.spaces if not space.world]
    return [
        ("" if space.terrain == ISLAND else str(number), space)
        for number, space in enumerate(spaces, start=1)
    ]


def letters(seats: list[int]) -> Text:
    return Text.assemble(*((LETTERS[seat], SEAT_STYLES[seat]) for seat in seats))


def _marks(view: ProphecyView, space: SpaceView) -> str:
    """Port and gate; in the Standard version the dove too, which makes a space safe."""
    marks = [(space.port, PORT), (space.gate, GATE)]
    marks += [(space.dove, DOVE)] if view.version != "basic" else []
    return "".join(mark if printed else " " for printed, mark in marks)


def lying(view: ProphecyView, space: SpaceView, names: Names) -> Text:
    cards = [_face_up(view, card, names) for card in space.cards]
    if space.face_down:
        seen = names.things(view.known.get(space.id, ()))
        cards.append(Text(f"{FACE_DOWN} ({seen})" if seen else FACE_DOWN, style="bold"))
    parts = [Text(", ").join(cards)] if cards else []
    if space.relics:
        found = names.say("relics", things=names.things(space.relics))
        parts.append(Text(found, style="bold yellow"))
    if space.goods:
        parts.append(Text(names.say("sells", things=names.goods(view, space.goods))))
    if space.training:
        parts.append(Text(names.say("teaches", things=names.lessons(view, space.training))))
    parts += [Text(line, style="yellow") for line in treasures(view, space, names)]
    return Text(" · ").join(parts)


def _face_up(view: ProphecyView, card: str, names: Names) -> Text:
    """A face-up card; red if it must be fought or overcome."""
    box = open_box(view.cards)
    style = "red" if card in box.foes or card in box.obstacles else "cyan"
    return Text(names.card(view, card, "short"), style=style)


def treasures(view: ProphecyView, space: SpaceView, names: Names) -> list[str]:
    """A Map Fragment, what can be dug up on the Island, and what somebody has hidden."""
    said = []
    island = view.island
    if island and space.id in island.found:
        said.append(names.say("map-here"))
    if island and space.terrain == ISLAND:
        said += _to_dig(view, island, names)
    hidden = view.caches.get(space.id, ())
    if hidden:
        said.append(names.say("cache", things=names.things(hidden)))
    return said


def _to_dig(view: ProphecyView, island: IslandView, names: Names) -> list[str]:
    said = []
    if island.open:
        said.append(names.say("to-dig", things=names.treasures(view, island.open)))
    drawn = [names.thing(card) if card != FACE_DOWN else FACE_DOWN for card in island.drawn]
    if drawn:
        said.append(names.say("dug-up", things=", ".join(drawn)))
    if island.treasures:
        said.append(names.say("buried", n=island.treasures))
    return said

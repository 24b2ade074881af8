"""The map around a player: rows of hexagons, every second one shifted by half a cell. Below or
beside it is a list of what is in sight, with distance and direction."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from fabletop.cli.wizards import marks
from fabletop.cli.wizards.names import Names, isles
from fabletop.cli.wizards.on_the_map import Lying
from fabletop.cli.wizards.surroundings import (
    WIDE,
    SeenSpace,
    Surroundings,
    drawn_walls,
    sight,
    window,
)
from fabletop.games.wizards.isles import COLUMNS, SEA, Isles
from fabletop.games.wizards.seen.view import WizardsView

CELL, HALF = 4, 2
"""How many letters a hexagon takes: the number of its option, its terrain, two marks."""
ROOM = 2
MARGIN = 3
"""How many letters the number of a row takes; spaces of the sea are named by it."""
BESIDE = 112
"""From this width on, the list of what is in sight is beside the map."""

GAP = 2

MapRow = tuple[Text, Text, Text]
"""A space in sight: its distance, its marks, and what is there."""


class Around:
    """As much of the surroundings as fits the width of the terminal."""

    def __init__(self, view: WizardsView, names: Names, seen: Surroundings) -> None:
        self._view, self._names, self._sight = view, names, seen
        self._isles = isles(view)
        self._numbers = _numbers(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        rows, columns = window(self._sight.here, min(WIDE, (width - MARGIN - HALF) // CELL))
        drawn = Group(_ruler(columns), *(self._row(row, columns) for row in rows))
        seen = [self._seen(one) for one in self._sight.near]
        if width >= BESIDE:
            yield _beside(drawn, _listed(seen))
        else:
            yield drawn
            yield _below(seen, width)

    def _row(self, row: int, columns: range) -> Text:
        line = Text.assemble((f"{row:2} ", "dim"), " " * HALF * (row % 2))
        line.no_wrap = True
        for column in columns:
            line.append_text(self._cell(row * COLUMNS + column))
        line.rstrip()
        return line

    def _cell(self, hexagon: int) -> Text:
        cell = Text(self._numbers.get(hexagon, " "), style="bold")
        cell.append_text(terrain(self._view, self._isles, hexagon))
        cell.append_text(_marks(self._sight.lying.get(hexagon, [])))
        cell.pad_right(CELL - len(cell))
        return cell

    def _seen(self, seen: SeenSpace) -> MapRow:
        bearing = self._names.bearing(self._sight.here, seen.space)
        what = Text(seen.what)
        if seen.walls:
            what.append(f" {drawn_walls(seen, self._names)}", style="dim")
        return Text(f"{bearing:>4}", style="bold"), _marks(seen.things), what


def around(view: WizardsView, names: Names, seat: int) -> list[RenderableType]:
    """The map around a player; nothing while a Transport lasts."""
    seen = sight(view, names, seat)
    return [Around(view, names, seen)] if seen else []


def terrain(view: WizardsView, found: Isles, hexagon: int) -> Text:
    land = found.land[hexagon]
    if land != SEA and found.lands[land] in view.dead:
        return Text(marks.LOST, style=marks.LOST_STYLE)
    kind = found.terrain[hexagon]
    return Text(marks.TERRAIN_MARKS[kind], style=marks.TERRAIN_STYLES[kind])


def _ruler(columns: range) -> Text:
    numbers = "".join(f" {column}".ljust(CELL) for column in columns)
    return Text(" " * MARGIN + numbers.rstrip(), style="dim", no_wrap=True)


def _numbers(view: WizardsView) -> dict[int, str]:
    """The option number of each space: steps are the first options of a moving player."""
    numbers = isles(view).numbers
    steps = zip(marks.SMALL_NUMBERS, view.steps, strict=False)
    return {numbers[space]: number for number, (_, space, *_) in reversed(list(steps))}


def _marks(things: Sequence[Lying]) -> Text:
    """As many marks as fit; the last one may say that there is more."""
    every = [(letter, thing.style) for thing in things for letter in thing.mark]
    if len(every) > ROOM:
        every = [*every[: ROOM - 1], (marks.MORE, "")]
    return Text.assemble(*every)


def _beside(drawn: RenderableType, told: RenderableType) -> RenderableType:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_row(drawn, told)
    return grid


def _below(seen: Sequence[MapRow], width: int) -> RenderableType:
    """The list below the map, in two or more columns if they fit."""
    lines = [Text(" ").join(row) for row in seen]
    if 2 * max(map(len, lines)) + GAP > width:
        return _listed(seen)
    return Columns(lines, padding=(0, GAP), column_first=True)


def _listed(seen: Sequence[MapRow]) -> RenderableType:
    told = Table.grid(padding=(0, 1, 0, 0))
    for row in seen:
        told.add_row(*row)
    return told

"""A single land, as printed or turned: five rows of hexagons."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from fabletop.cli.wizards import marks
from fabletop.games.wizards import hexes
from fabletop.games.wizards.isles import LETTERS, RADIUS, SHAPE
from fabletop.games.wizards.printed import Land

CELL, HALF = 4, 2
GAP = 4
WIDTH = CELL * (2 * RADIUS + 1) + GAP


def sketch(land: Land, turns: int = 0) -> RenderableType:
    """The terrain and the places, turned clockwise by `turns` sixths."""
    sites = {site.space: marks.SITE_MARKS.get(site.kind, marks.PLACE) for site in land.sites}
    spots = sorted((hexes.turn(place, turns), spot) for spot, place in enumerate(SHAPE))
    lines = []
    for row in range(-RADIUS, RADIUS + 1):
        line = Text(" " * HALF * abs(row), no_wrap=True)
        for spot in (spot for (_, r), spot in spots if r == row):
            terrain = LETTERS[land.terrain[spot]]
            line.append(marks.TERRAIN_MARKS[terrain], style=marks.TERRAIN_STYLES[terrain])
            line.append(sites.get(spot, "").ljust(CELL - 1))
        line.rstrip()
        lines.append(line)
    return Group(*lines)


class SideBySide:
    """Sketches below their headings, as many per row as fit."""

    def __init__(self, headings: Sequence[str], sketches: Sequence[RenderableType]) -> None:
        self._pairs = list(zip(headings, sketches, strict=True))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        many = max(1, options.max_width // WIDTH)
        for start in range(0, len(self._pairs), many):
            pairs = self._pairs[start : start + many]
            grid = Table.grid(padding=(0, GAP, 0, 0))
            for _ in pairs:
                grid.add_column(width=WIDTH - GAP)
            grid.add_row(*(Text(heading, style="bold") for heading, _ in pairs))
            grid.add_row(*(drawn for _, drawn in pairs))
            yield grid

"""The whole sea on a small scale, with the numbers of its columns and rows: two letters per
hexagon, every second row shifted by one."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fabletop.games.wizards.centres import FARTHEST
from fabletop.games.wizards.isles import COLUMNS, RADIUS, ROWS

CELL = 2
MARGIN = 3
"""How many letters the number of a row takes."""
EVERY = 5
"""Every fifth column has its number above it."""
BEYOND = FARTHEST + RADIUS
"""How far the next land can reach from the lands already there."""

PaintCell = Callable[[int], Text]


def chart(centres: Sequence[int], cell: PaintCell) -> RenderableType:
    """The part of the sea around these centres; all of it if there are none."""
    rows = _part([centre // COLUMNS for centre in centres], ROWS)
    columns = _part([centre % COLUMNS for centre in centres], COLUMNS)
    return Group(_ruler(columns), *(_row(row, columns, cell) for row in rows))


def _part(places: Sequence[int], size: int) -> range:
    if not places:
        return range(size)
    return range(max(0, min(places) - BEYOND), min(size, max(places) + BEYOND + 1))


def _ruler(columns: range) -> Text:
    line = ""
    for column in columns:
        if column % EVERY == 0:
            line = line.ljust(MARGIN + CELL * (column - columns.start)) + str(column)
    return Text(line, style="dim", no_wrap=True)


def _row(row: int, columns: range, cell: PaintCell) -> Text:
    line = Text(f"{row:2} ", no_wrap=True)
    line.stylize("dim")
    line.append(" " * (row % 2))
    for column in columns:
        letters = cell(row * COLUMNS + column)
        letters.pad_right(CELL - len(letters))
        line.append_text(letters)
    line.rstrip()
    return line

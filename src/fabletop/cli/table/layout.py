"""Lines with a hanging indent."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

BULLET = "-"


def row(label: Text, value: Text) -> RenderableType:
    """A label and its value; wrapped lines are aligned with the value."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_row(label, value)
    return grid


def bullets(lines: Sequence[Text]) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for line in lines:
        grid.add_row(Text(BULLET, style="dim"), line)
    return grid


def in_columns(rows: Sequence[Sequence[Text]], right: Sequence[int]) -> list[Text]:
    """Cells aligned in columns; the columns in `right` are right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [_line(cells, widths, right) for cells in rows]


def _line(cells: Sequence[Text], widths: Sequence[int], right: Sequence[int]) -> Text:
    padded = []
    for number, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        space = " " * (width - len(cell))
        padded.append(Text.assemble(space, cell) if number in right else Text.assemble(cell, space))
    line = Text("  ").join(padded)
    line.rstrip()
    return line

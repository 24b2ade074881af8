"""A table of figures, for a terminal and for a page."""

from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table with what must be known to read it. Its name marks its place in the page."""

    name: str
    notes: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def plain(self) -> str:
        widths = [max(map(len, column)) for column in zip(self.columns, *self.rows, strict=True)]
        lines = [_aligned(row, widths) for row in (self.columns, *self.rows)]
        rule = "  ".join("-" * width for width in widths)
        return "\n".join([*self.notes, "", lines[0], rule, *lines[1:]])

    def markdown(self) -> str:
        rule = "| --- |" + " ---: |" * (len(self.columns) - 1)
        lines = [f"| {' | '.join(row)} |" for row in (self.columns, *self.rows)]
        return "\n".join([*(f"{note}\n" for note in self.notes), lines[0], rule, *lines[1:]])

    def write(self) -> None:
        fill(PAGE, self.name, self.markdown())


def fill(page: Path, name: str, text: str) -> None:
    """Replace what stands between the marks of this name in a page."""
    opening, closing = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, found, rest = page.read_text(encoding="utf-8").partition(opening)
    _, closed, after = rest.partition(closing)
    if not (found and closed):
        raise SystemExit(f"{page.name} lacks {opening} … {closing}; put the two lines back")
    page.write_text(f"{before}{opening}\n{text}\n{closing}{after}", encoding="utf-8")


def figure(value: float) -> str:
    """Two or three significant figures, thousands apart."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value >= 1 else f"{value:.2g}"


def _aligned(row: tuple[str, ...], widths: list[int]) -> str:
    first, *others = row
    cells = [first.ljust(widths[0])]
    cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
    return "  ".join(cells).rstrip()

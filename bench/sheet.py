"""A table of figures, for a terminal and for a page."""

from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table with notes that explain it. Its name marks its place in the page."""

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
        """Replace the text between this sheet's marks in the page."""
        opening, closing = f"<!-- {self.name} -->", f"<!-- /{self.name} -->"
        page = PAGE.read_text(encoding="utf-8")
        before, found, rest = page.partition(opening)
        _, closed, after = rest.partition(closing)
        if not (found and closed):
            raise SystemExit(f"{PAGE.name} lacks {opening} … {closing}; put the two lines back")
        whole = f"{before}{opening}\n{self.markdown()}\n{closing}{after}"
        PAGE.write_text(whole, encoding="utf-8")


def figure(value: float) -> str:
    """Two or three significant figures, with thousands separators."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value >= 1 else f"{value:.2g}"


def _aligned(row: tuple[str, ...], widths: list[int]) -> str:
    first, *others = row
    cells = [first.ljust(widths[0])]
    cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
    return "  ".join(cells).rstrip()

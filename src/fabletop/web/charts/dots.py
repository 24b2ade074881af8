"""Values below each other with whiskers: dots, or bars that begin at zero."""

from markupsafe import Markup

from fabletop.web.charts.axes import GAP, below
from fabletop.web.charts.figures import between, figure
from fabletop.web.charts.marking import (
    WIDTH,
    around,
    clipped,
    join,
    line,
    tag,
    text,
    titled,
    width_of,
)
from fabletop.web.charts.scale import Scale, range_of, ticks
from fabletop.web.charts.shapes import Dots, Estimate
from fabletop.web.look.rendering import speaker

TOP, FOOT = 4, 24
REFERENCE = 16
"""Space above the rows for the reference value."""
ROW, HIGH_ROW = 26, 42
BAR, CAP, DOT = 12, 4, 5
WIDEST_LABEL = 0.36
"""The part of the width for labels beside the rows; longer labels go above them."""


def dots(chart: Dots, language: str) -> Markup:
    """Rows of values, each with its interval, and the reference value."""
    say = speaker(language)
    heads = [chart.heading, say("chart-value"), say("chart-interval"), say("chart-basis")]
    rows = [_told(row, chart, language) for row in chart.rows]
    drawing, height = _Drawing(chart, language).drawn() if rows else (Markup(""), 0)
    return around(chart.title, chart.reading, drawing, height, (heads, rows), language)


def _told(row: Estimate, chart: Dots, language: str) -> list[str]:
    value = figure(row.value, chart.unit, language)
    return [row.label, value, between(row.low, row.high, chart.unit, language), row.note]


class _Drawing:
    def __init__(self, chart: Dots, language: str) -> None:
        self.chart, self.language = chart, language
        widest = max(width_of(row.label) for row in chart.rows)
        self.above = widest > WIDTH * WIDEST_LABEL
        values = [figure(row.value, chart.unit, language) for row in chart.rows]
        self.left = GAP if self.above else widest + GAP
        self.right = WIDTH - max(map(width_of, values)) - GAP
        self.row = HIGH_ROW if self.above else ROW
        self.places = ticks(*self._range())
        self.scale = Scale(self.places[0], self.places[-1], self.left + DOT, self.right - GAP)
        self.top = TOP if chart.reference is None else TOP + REFERENCE
        self.bottom = self.top + self.row * len(chart.rows)

    def _range(self) -> tuple[float, float]:
        ends = [end for row in self.chart.rows for end in (row.value, row.low, row.high)]
        if self.chart.reference is not None:
            ends.append(self.chart.reference.value)
        return range_of([*ends, 0.0] if self.chart.bars else ends)

    def drawn(self) -> tuple[Markup, float]:
        rows = [self._row(row, number) for number, row in enumerate(self.chart.rows)]
        return join([self._axis(), self._reference(), *rows]), self.bottom + FOOT

    def _axis(self) -> Markup:
        xs = map(self.scale, self.places)
        grid = [line(x, self.top, x, self.bottom, "chart-grid") for x in xs]
        named = below(self.scale, self.places, self.bottom, self.chart.unit, self.language)
        return join([*grid, named])

    def _reference(self) -> Markup:
        if self.chart.reference is None:
            return Markup("")
        x = self.scale(self.chart.reference.value)
        half = width_of(self.chart.reference.label) / 2
        middle = min(max(x, half), WIDTH - half)
        return line(x, self.top - 4, x, self.bottom, "chart-reference") + text(
            middle, self.top - 8, self.chart.reference.label, "chart-note", "middle"
        )

    def _row(self, row: Estimate, number: int) -> Markup:
        y = self.top + self.row * (number + 1) - ROW / 2
        label = clipped(row.label, WIDTH if self.above else self.left)
        named = (
            text(0, y - ROW / 2, label)
            if self.above
            else text(self.left - GAP, y + 4, label, anchor="end")
        )
        value = figure(row.value, self.chart.unit, self.language)
        marks = [self._bar(row, y)] if self.chart.bars else []
        told = ", ".join(filter(None, _told(row, self.chart, self.language)))
        return join(
            [
                named,
                titled(told, *marks, self._whisker(row, y), self._dot(row, y)),
                text(WIDTH, y + 4, value, "chart-value", "end"),
            ]
        )

    def _bar(self, row: Estimate, y: float) -> Markup:
        low, high = sorted((self.scale(0), self.scale(row.value)))
        kind = f"chart-bar {row.tone}"
        return tag("rect", x=low, y=y - BAR / 2, width=high - low, height=BAR, rx=2, class_=kind)

    def _dot(self, row: Estimate, y: float) -> Markup:
        if self.chart.bars:
            return Markup("")
        return tag("circle", cx=self.scale(row.value), cy=y, r=DOT, class_=f"chart-dot {row.tone}")

    def _whisker(self, row: Estimate, y: float) -> Markup:
        if row.low is None or row.high is None:
            return Markup("")
        low, high = self.scale(row.low), self.scale(row.high)
        kind = f"chart-whisker {row.tone}"
        caps = [line(x, y - CAP, x, y + CAP, kind) for x in (low, high)]
        return join([line(low, y, high, y, kind), *caps])

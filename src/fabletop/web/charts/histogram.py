"""How often values occurred: a column for every bin."""

from markupsafe import Markup

from fabletop.web.charts.axes import GAP, across, below
from fabletop.web.charts.figures import figure
from fabletop.web.charts.marking import WIDTH, around, join, line, tag, text, titled, width_of
from fabletop.web.charts.scale import Scale, range_of, ticks
from fabletop.web.charts.shapes import Bin, Histogram, Mark, Unit, tone
from fabletop.web.look.rendering import speaker

HEIGHT, FOOT = 200, 24
MARK_ROW = 16
FEW = 4
"""Up to this many columns get margins, so that a single one does not fill the chart."""


def histogram(chart: Histogram, language: str) -> Markup:
    """Columns above their values, and marks such as the median above them."""
    say = speaker(language)
    heads = [say("chart-value"), say("chart-count"), say("chart-share")]
    total = sum(one.count for one in chart.bins)
    rows = [_told(one, chart, total, language) for one in chart.bins] if total else []
    drawing = _Drawing(chart, language).drawn() if rows else Markup("")
    return around(chart.title, chart.reading, drawing, HEIGHT, (heads, rows), language)


def _told(one: Bin, chart: Histogram, total: int, language: str) -> list[str]:
    count = figure(one.count, Unit.NUMBER, language, 0)
    return [_values(one, chart, language), count, figure(one.count / total, Unit.PERCENT, language)]


def _values(one: Bin, chart: Histogram, language: str) -> str:
    low, high = (one.low + 0.5, one.high - 0.5) if chart.whole else (one.low, one.high)
    ends = dict.fromkeys(figure(end, chart.unit, language) for end in (low, high))
    return "–".join(ends)


class _Drawing:
    def __init__(self, chart: Histogram, language: str) -> None:
        self.chart, self.language = chart, language
        self.total = sum(one.count for one in chart.bins)
        most = max(one.count for one in chart.bins)
        self.counts = [
            (count, figure(count, Unit.NUMBER, language, 0))
            for count in ticks(0, most, most=4, least_step=1)
        ]
        self.left = max(width_of(name) for _, name in self.counts) + GAP
        self.top = GAP + MARK_ROW * len(chart.marks)
        self.y = Scale(0, self.counts[-1][0], HEIGHT - FOOT, self.top)
        low, high = range_of(
            [end for one in chart.bins for end in (one.low, one.high)]
            + [mark.value for mark in chart.marks]
        )
        room = (high - low) / len(chart.bins) if len(chart.bins) < FEW else 0
        self.x = Scale(low - room, high + room, self.left, WIDTH - GAP)

    def drawn(self) -> Markup:
        marks = [self._mark(mark, number) for number, mark in enumerate(self.chart.marks)]
        return join([self._axes(), *map(self._column, self.chart.bins), *marks])

    def _axes(self) -> Markup:
        values = ticks(self.x.low, self.x.high, most=6, least_step=1 if self.chart.whole else 0)
        counts = across(self.y, self.counts, self.left, WIDTH - GAP)
        return counts + below(self.x, values, self.y.start, self.chart.unit, self.language)

    def _column(self, one: Bin) -> Markup:
        left, right, top = self.x(one.low), self.x(one.high), self.y(one.count)
        gap = 1 if right - left > 4 else 0
        column = tag(
            "rect",
            x=left + gap / 2,
            y=top,
            width=right - left - gap,
            height=self.y.start - top,
            class_=f"chart-bar {tone(0)}",
        )
        values, count, share = _told(one, self.chart, self.total, self.language)
        return titled(f"{values}: {count} ({share})", column)

    def _mark(self, mark: Mark, number: int) -> Markup:
        x, y = self.x(mark.value), GAP + MARK_ROW * number
        half = width_of(mark.label) / 2
        middle = min(max(x, self.left + half), WIDTH - half)
        return line(x, y + 8, x, self.y.start, "chart-reference") + text(
            middle, y + 4, mark.label, "chart-note", "middle"
        )

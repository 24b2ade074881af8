"""Values over time. Every series is named where it ends; dashes tell what colours do not."""

from collections.abc import Sequence

from markupsafe import Markup

from fabletop.web.charts.figures import figure, tick
from fabletop.web.charts.marking import (
    TEXT,
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
from fabletop.web.charts.scale import Scale, digits_of, range_of, ticks
from fabletop.web.charts.shapes import Lines, Series, Unit, tone

HEIGHT, TOP, FOOT, GAP = 220, 10, 26, 8
LABEL_ROW = 15
WIDEST_NAME = 110
DASHES = ("", "6 3", "2 3", "8 3 2 3", "12 4", "4 4 1 4")


def lines(chart: Lines, language: str) -> Markup:
    """A line for every series, each named at its end."""
    series = [one for one in chart.series if one.points]
    heads = [chart.along_label, *(one.name for one in series)]
    rows = _table(chart, series, language)
    drawing = _Drawing(chart, series, language).drawn() if rows else Markup("")
    return around(chart.title, chart.reading, drawing, HEIGHT, (heads, rows), language)


def _table(chart: Lines, series: Sequence[Series], language: str) -> list[list[str]]:
    values = [dict(one.points) for one in series]
    return [
        [
            figure(x, chart.along, language),
            *(figure(of[x], chart.unit, language) if x in of else "" for of in values),
        ]
        for x in sorted({x for one in series for x, _ in one.points})
    ]


class _Drawing:
    def __init__(self, chart: Lines, series: Sequence[Series], language: str) -> None:
        self.chart, self.series, self.language = chart, series, language
        values = [value for one in series for _, value in one.points]
        self.places = ticks(*range_of([*values, chart.low, chart.high]))
        digits = digits_of(self.places)
        self.named = [tick(place, chart.unit, language, digits) for place in self.places]
        self.left = max(map(width_of, self.named)) + GAP
        names = max(width_of(one.name) for one in series)
        self.right = WIDTH - min(WIDEST_NAME, names) - GAP
        self.y = Scale(self.places[0], self.places[-1], HEIGHT - FOOT, TOP)
        low, high = range_of([x for one in series for x, _ in one.points])
        self.x = Scale(low, high if high > low else low + 1, self.left, self.right)

    def drawn(self) -> Markup:
        tones = [one.tone or tone(number) for number, one in enumerate(self.series)]
        drawn = [
            self._line(one, tones[number], DASHES[number % len(DASHES)])
            for number, one in enumerate(self.series)
        ]
        ends = spaced([self.y(one.points[-1][1]) for one in self.series], TOP, HEIGHT - FOOT)
        labels = [
            text(self.right + GAP, y + 4, clipped(one.name, WIDEST_NAME), f"chart-name {kind}")
            for one, kind, y in zip(self.series, tones, ends, strict=True)
        ]
        return join([self._axes(), *drawn, *labels])

    def _axes(self) -> Markup:
        grid = [
            line(self.left, self.y(place), self.right, self.y(place), "chart-grid")
            + text(self.left - GAP, self.y(place) + 4, named, "chart-tick", "end")
            for place, named in zip(self.places, self.named, strict=True)
        ]
        whole = 1 if self.chart.along is Unit.DAY else 0
        along = ticks(self.x.low, self.x.high, most=4, least_step=whole)
        digits = digits_of(along)
        named = [
            text(
                self.x(place),
                HEIGHT - FOOT + TEXT + 4,
                tick(place, self.chart.along, self.language, digits),
                "chart-tick",
                "middle",
            )
            for place in along
            if self.x.low <= place <= self.x.high
        ]
        return join([*grid, *named])

    def _line(self, one: Series, kind: str, dashes: str) -> Markup:
        points = [(self.x(x), self.y(value)) for x, value in one.points]
        if len(points) == 1:
            ((x, y),) = points
            return titled(one.name, tag("circle", cx=x, cy=y, r=4, class_=f"chart-dot {kind}"))
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        shape = {
            "points": path,
            "class_": f"chart-line {kind}",
            "stroke_dasharray": dashes or "none",
        }
        return titled(one.name, tag("polyline", **shape))


def spaced(wanted: Sequence[float], top: float, bottom: float) -> list[float]:
    """Places for labels near those wanted, in the same order, none upon another."""
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    placed = dict.fromkeys(order, top)
    last = top - LABEL_ROW
    for number in order:
        last = placed[number] = max(wanted[number], last + LABEL_ROW)
    limit = max(bottom, top + LABEL_ROW * (len(wanted) - 1))
    for number in reversed(order):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - LABEL_ROW
    return [placed[number] for number in range(len(wanted))]

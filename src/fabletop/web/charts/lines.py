"""Values over time. Every series has its name at its end; dashes help where colours do not."""

from collections.abc import Sequence
from itertools import pairwise

from markupsafe import Markup

from fabletop.web.charts.axes import GAP, across, below
from fabletop.web.charts.figures import figure, tick
from fabletop.web.charts.marking import (
    WIDTH,
    around,
    clipped,
    join,
    line,
    link,
    tag,
    text,
    titled,
    width_of,
)
from fabletop.web.charts.scale import Scale, digits_of, range_of, ticks
from fabletop.web.charts.shapes import Lines, Mark, Series, Unit, tone

HEIGHT, TOP, FOOT = 220, 10, 26
LABEL_ROW = 15
WIDEST_NAME = 110
WIDE = 2.5
DASHES = ("", "6 3", "2 3", "8 3 2 3", "12 4", "4 4 1 4")


def lines(chart: Lines, language: str) -> Markup:
    """A line for every series, each named at its end."""
    series = [one for one in chart.series if one.points]
    heads = [chart.along_label, *(one.name for one in series)]
    rows = _table(chart, series, language)
    drawing = _Drawing(chart, series, language).drawn() if rows else Markup("")
    return around(
        chart.title,
        chart.reading,
        drawing,
        HEIGHT,
        (heads, rows),
        language,
        width=_width(chart),
        linked=bool(chart.jump),
    )


def _width(chart: Lines) -> float:
    return WIDE * WIDTH if chart.wide else WIDTH


def _along(series: Sequence[Series]) -> list[float]:
    return sorted({x for one in series for x, _ in one.points})


def _table(chart: Lines, series: Sequence[Series], language: str) -> list[list[str]]:
    values = [dict(one.points) for one in series]
    return [
        [
            _place(chart, x, language),
            *(figure(of[x], chart.unit, language) if x in of else "" for of in values),
        ]
        for x in _along(series)
    ]


def _place(chart: Lines, x: float, language: str) -> str:
    """A place along the axis, as a link if the chart has links."""
    named = figure(x, chart.along, language)
    return tag("a", named, href=f"{chart.jump}{x:.0f}") if chart.jump else named


class _Drawing:
    def __init__(self, chart: Lines, series: Sequence[Series], language: str) -> None:
        self.chart, self.series, self.language = chart, series, language
        values = [value for one in series for _, value in one.points]
        whole = chart.unit is Unit.NUMBER and _whole(values)
        places = ticks(*range_of([*values, chart.low, chart.high]), least_step=int(whole))
        digits = digits_of(places)
        self.named = [(place, tick(place, chart.unit, language, digits)) for place in places]
        self.left = max(width_of(name) for _, name in self.named) + GAP
        names = max(width_of(one.name) for one in series)
        self.right = _width(chart) - min(WIDEST_NAME, names) - GAP
        self.top = TOP + (LABEL_ROW if chart.marks else 0)
        self.y = Scale(places[0], places[-1], HEIGHT - FOOT, self.top)
        low, high = range_of([x for one in series for x, _ in one.points])
        self.x = Scale(low, high if high > low else low + 1, self.left, self.right)

    def drawn(self) -> Markup:
        tones = [one.tone or tone(number) for number, one in enumerate(self.series)]
        drawn = [
            self._line(one, tones[number], DASHES[number % len(DASHES)])
            for number, one in enumerate(self.series)
        ]
        ends = spaced([self.y(one.points[-1][1]) for one in self.series], self.top, HEIGHT - FOOT)
        labels = [
            text(self.right + GAP, y + 4, clipped(one.name, WIDEST_NAME), f"chart-name {kind}")
            for one, kind, y in zip(self.series, tones, ends, strict=True)
        ]
        marks = map(self._mark, self.chart.marks)
        return join([self._axes(), *marks, *drawn, *labels, *self._jumps()])

    def _mark(self, mark: Mark) -> Markup:
        x = self.x(mark.value)
        return line(x, self.top - 2, x, HEIGHT - FOOT, "chart-reference") + text(
            x, self.top - 6, mark.label, "chart-note", "middle"
        )

    def _jumps(self) -> Sequence[Markup]:
        """A clickable column for every place, reaching half the way to its neighbours."""
        if not self.chart.jump:
            return []
        places, tables = _along(self.series), [dict(one.points) for one in self.series]
        xs = [self.x(place) for place in places]
        edges = [xs[0], *((a + b) / 2 for a, b in pairwise(xs)), xs[-1]]
        drawn = []
        for number, place in enumerate(places):
            left, right = edges[number], edges[number + 1]
            column = tag(
                "rect",
                x=left,
                y=self.top,
                width=max(1.0, right - left),
                height=HEIGHT - FOOT - self.top,
                class_="chart-jump",
            )
            values = [
                f"{one.name} {figure(of[place], self.chart.unit, self.language)}"
                for one, of in zip(self.series, tables, strict=True)
                if place in of
            ]
            where = f"{self.chart.along_label} {figure(place, self.chart.along, self.language)}"
            told = f"{where.strip()}: {', '.join(values)}"
            drawn.append(link(told, f"{self.chart.jump}{place:.0f}", column))
        return drawn

    def _axes(self) -> Markup:
        whole = _whole(_along(self.series))
        most = 10 if self.chart.wide else 4
        along = ticks(self.x.low, self.x.high, most=most, least_step=int(whole))
        values = across(self.y, self.named, self.left, self.right)
        return values + below(self.x, along, self.y.start, self.chart.along, self.language)

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


def _whole(values: Sequence[float]) -> bool:
    """Whether all values are whole numbers, so that the axis needs no fractions."""
    return all(float(value).is_integer() for value in values)


def spaced(wanted: Sequence[float], top: float, bottom: float) -> list[float]:
    """Places for labels, close to the wanted ones, in the same order, without overlaps."""
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

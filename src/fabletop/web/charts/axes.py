"""The axes of a chart: values below it, and lines across it with their values on the left."""

from collections.abc import Sequence

from markupsafe import Markup

from fabletop.web.charts.figures import tick
from fabletop.web.charts.marking import TEXT, join, line, text
from fabletop.web.charts.scale import Scale, digits_of
from fabletop.web.charts.shapes import Unit

GAP = 8
"""The gap between an axis and its labels."""


def below(
    scale: Scale, places: Sequence[float], bottom: float, unit: Unit, language: str
) -> Markup:
    """The horizontal axis: the values within the range of the scale."""
    digits = digits_of(places)
    return join(
        [
            text(
                scale(place),
                bottom + TEXT + 4,
                tick(place, unit, language, digits),
                "chart-tick",
                "middle",
            )
            for place in places
            if scale.low <= place <= scale.high
        ]
    )


def across(scale: Scale, named: Sequence[tuple[float, str]], left: float, right: float) -> Markup:
    """A line at every place, and its name on the left."""
    return join(
        [
            line(left, scale(place), right, scale(place), "chart-grid")
            + text(left - GAP, scale(place) + 4, name, "chart-tick", "end")
            for place, name in named
        ]
    )

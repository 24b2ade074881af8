"""The axes of a chart: values below it, and lines across it with their values at the left."""

from collections.abc import Sequence

from markupsafe import Markup

from fabletop.web.charts.figures import tick
from fabletop.web.charts.marking import TEXT, join, line, text
from fabletop.web.charts.scale import Scale, digits_of
from fabletop.web.charts.shapes import Unit

GAP = 8
"""Between an axis and what stands beside it."""


def below(
    scale: Scale, places: Sequence[float], bottom: float, unit: Unit, language: str
) -> Markup:
    """The values of those places that the scale shows."""
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
    """A line at every place, and its name at the left."""
    return join(
        [
            line(left, scale(place), right, scale(place), "chart-grid")
            + text(left - GAP, scale(place) + 4, name, "chart-tick", "end")
            for place, name in named
        ]
    )

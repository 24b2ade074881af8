"""Charts as inline SVG: drawn on the server, without script or inline style.

Each chart is a small dataclass (`shapes.py`) and a function of it and a language that gives a
figure: a caption, how to read it, the picture, and the same numbers as a folded table. The page
loads `static/charts.css`.
"""

from fabletop.web.charts.dots import dots
from fabletop.web.charts.histogram import histogram
from fabletop.web.charts.lines import lines
from fabletop.web.charts.shapes import (
    Bin,
    Dots,
    Estimate,
    Histogram,
    Lines,
    Mark,
    Series,
    SharePart,
    Shares,
    Stack,
    Unit,
)
from fabletop.web.charts.shares import shares

__all__ = [
    "Bin",
    "Dots",
    "Estimate",
    "Histogram",
    "Lines",
    "Mark",
    "Series",
    "SharePart",
    "Shares",
    "Stack",
    "Unit",
    "dots",
    "histogram",
    "lines",
    "shares",
]

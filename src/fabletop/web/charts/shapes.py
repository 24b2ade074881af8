"""The data of charts: values with intervals, a distribution, lines, shares of a whole."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Unit(StrEnum):
    """What a number means, which decides how it is formatted."""

    NUMBER = "number"
    PERCENT = "percent"
    """A share: 0.25 is 25%."""
    POINTS = "points"
    """A difference of shares, with its sign: 0.02 is +2.0%."""
    DAY = "day"
    """A day, by its ordinal (`date.toordinal`)."""


def tone(number: int) -> str:
    """A colour by number; after the last one they start again. `seat-0` to `seat-5`, the colours of
    the players, are tones, too."""
    return f"tone-{number % 6}"


@dataclass(frozen=True, slots=True)
class Mark:
    """A reference value, such as the even share or the median."""

    value: float
    label: str


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and, if known, its interval."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    note: str = ""
    """The sample it comes from, such as "n = 1,200"; shown beside the number."""
    tone: str = tone(0)


@dataclass(frozen=True, slots=True)
class Dots:
    """Values below each other, each with its interval; as bars if they count from zero."""

    title: str
    reading: str
    rows: Sequence[Estimate]
    unit: Unit = Unit.NUMBER
    reference: Mark | None = None
    bars: bool = False
    heading: str = ""
    """What the labels are: the heading of the table's first column."""


@dataclass(frozen=True, slots=True)
class Bin:
    """How many values lie from `low` to below `high`."""

    low: float
    high: float
    count: int


@dataclass(frozen=True, slots=True)
class Histogram:
    title: str
    reading: str
    bins: Sequence[Bin]
    marks: Sequence[Mark] = ()
    unit: Unit = Unit.NUMBER
    whole: bool = False
    """Whether all values are whole numbers: the bin from 1.5 to 3.5 is then labelled 2–3."""


@dataclass(frozen=True, slots=True)
class Series:
    name: str
    points: Sequence[tuple[float, float]]
    tone: str = ""
    """If empty, the tone of its position in the chart."""


@dataclass(frozen=True, slots=True)
class Lines:
    """Values over time; several series are distinguished by their names on the right."""

    title: str
    reading: str
    series: Sequence[Series]
    unit: Unit = Unit.NUMBER
    along: Unit = Unit.NUMBER
    """What the horizontal axis counts."""
    along_label: str = ""
    low: float | None = None
    high: float | None = None
    """The smallest range to show."""
    marks: Sequence[Mark] = ()
    """Places along the horizontal axis, each with its name above the lines."""
    jump: str = ""
    """The address that every place along the axis links to, with its number appended."""
    wide: bool = False
    """Whether the chart fills a whole row on a large screen."""


@dataclass(frozen=True, slots=True)
class SharePart:
    name: str
    value: float


@dataclass(frozen=True, slots=True)
class Stack:
    """Parts of one whole; parts of the same name have the same tone in every stack."""

    label: str
    parts: Sequence[SharePart]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Shares:
    title: str
    reading: str
    stacks: Sequence[Stack]

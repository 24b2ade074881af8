"""Maps values to places on the drawing, and chooses round numbers for the axes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, isfinite, log10

MOST_TICKS = 5
ROUND = (1, 2, 5, 10)


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps values from `low` to `high` to places from `start` to `end`; values outside are put on
    the edge."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)


def ticks(low: float, high: float, *, most: int = MOST_TICKS, least_step: float = 0) -> list[float]:
    """At most `most` round steps that begin at or below `low` and end at or above `high`."""
    if high <= low:
        room = abs(low) / 2 or 1.0
        low, high = (low - room, low + room) if low else (0.0, room)
    step = _step((high - low) / most, least_step)
    while ceil(high / step - 1e-9) - floor(low / step + 1e-9) > most:
        step = _step(step * 1.01, least_step)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [_clean(number * step) for number in range(first, last + 1)]


def _step(wanted: float, least: float) -> float:
    """The smallest of 1, 2 and 5 times a power of ten that is at least `wanted`."""
    wanted = max(wanted, least)
    power = 10.0 ** floor(log10(wanted))
    return next(factor * power for factor in ROUND if factor * power >= wanted * (1 - 1e-9))


def _clean(value: float) -> float:
    """Remove rounding errors of binary fractions."""
    return float(f"{value:.12g}")


def range_of(values: Iterable[float | None]) -> tuple[float, float]:
    """The smallest and the largest finite value; 0 to 1 if there is none."""
    known = [value for value in values if value is not None and isfinite(value)]
    return (min(known), max(known)) if known else (0.0, 1.0)


def digits_of(places: Sequence[float]) -> int:
    """How many digits after the point distinguish these ticks."""
    step = min((b - a for a, b in pairwise(places)), default=1.0)
    return max(0, -floor(log10(step) + 1e-9))

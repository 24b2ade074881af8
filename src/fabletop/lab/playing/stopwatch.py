"""Thinking times as a histogram with classes that are 3.5 % wide, so that the times of millions of
decisions fit in memory and have percentiles."""

from collections import Counter
from collections.abc import Iterable
from math import log2

CLASSES = 20
"""How many classes there are per doubling of the time."""

Times = Counter[int]
"""How many decisions there were per class of time."""


def time_class(seconds: float) -> int:
    return round(CLASSES * log2(max(seconds * 1e6, 1.0)))


def milliseconds(times: Times, part: float) -> float:
    """The time that this part of the decisions did not exceed; 0 if there were none."""
    left = part * times.total()
    for one in sorted(times):
        left -= times[one]
        if left <= 0:
            return float(2 ** (one / CLASSES) / 1000)
    return 0.0


def read_times(pairs: Iterable[tuple[int, int]]) -> Times:
    return Counter({int(one): int(count) for one, count in pairs})

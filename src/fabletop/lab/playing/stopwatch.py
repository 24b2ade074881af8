"""Thinking times in a few numbers: counted in classes that are 3.5 % wide, so that the times of
millions of decisions can be kept and their percentiles found."""

from collections import Counter
from collections.abc import Iterable
from math import log2

CLASSES = 20
"""For every doubling of the time."""

Times = Counter[int]
"""How many decisions took a time of which class."""


def time_class(seconds: float) -> int:
    return round(CLASSES * log2(max(seconds * 1e6, 1.0)))


def milliseconds(times: Times, part: float) -> float:
    """The time that such a part of the decisions did not exceed; nothing if there were none."""
    left = part * times.total()
    for one in sorted(times):
        left -= times[one]
        if left <= 0:
            return float(2 ** (one / CLASSES) / 1000)
    return 0.0


def read_times(pairs: Iterable[tuple[int, int]]) -> Times:
    return Counter({int(one): int(count) for one, count in pairs})

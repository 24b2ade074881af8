"""Confidence intervals of shares and means."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, mean, stdev
from typing import NamedTuple


class Interval(NamedTuple):
    low: float
    high: float


def wilson(successes: float, trials: int, confidence: float = 0.95) -> Interval:
    """The Wilson score interval for a share; from 0 to 1 if there were no trials."""
    if not trials:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = successes / trials
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    centre, scale = share + z * z / (2 * trials), 1 + z * z / trials
    return Interval(max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def mean_interval(values: Sequence[float], confidence: float = 0.95) -> Interval:
    """The normal interval of a mean; infinite for fewer than two values."""
    if len(values) < 2:
        return Interval(-inf, inf)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    half = z * stdev(values) / sqrt(len(values))
    middle = mean(values)
    return Interval(middle - half, middle + half)

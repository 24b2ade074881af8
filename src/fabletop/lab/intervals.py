"""How sure a share is that was counted."""

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple


class Interval(NamedTuple):
    low: float
    high: float


def wilson(successes: float, trials: int, confidence: float = 0.95) -> Interval:
    """The score interval of Wilson for a share; all of it if nothing was tried."""
    if not trials:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = successes / trials
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    centre, scale = share + z * z / (2 * trials), 1 + z * z / trials
    return Interval(max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))

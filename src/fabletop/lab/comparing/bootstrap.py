"""The confidence interval of a mean share, found by resampling deals (bootstrap).

Deals are resampled, not games: games of one deal share its cards, so they are not independent.
"""

from collections.abc import Sequence
from random import Random

from fabletop.lab.comparing.intervals import Interval

RESAMPLES = 2_000


def bootstrap(
    shares: Sequence[float], seed: int, *, resamples: int = RESAMPLES, confidence: float = 0.95
) -> Interval:
    """The percentile interval of the mean of shares; from 0 to 1 for fewer than two shares."""
    count = len(shares)
    if count < 2:
        return Interval(0.0, 1.0)
    draw = Random(seed).choices
    means = sorted(sum(draw(shares, k=count)) / count for _ in range(resamples))
    tail = (1 - confidence) / 2
    return Interval(percentile(means, tail), percentile(means, 1 - tail))


def percentile(ordered: Sequence[float], part: float) -> float:
    """The value below which this part lies, interpolated between neighbours if necessary."""
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)

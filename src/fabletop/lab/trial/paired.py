"""The difference between two rates from the same deals, and its confidence interval.

A side holds a sum and a count per deal: what the seats in question won, and how many seats there
were. Its rate is the sum of the sums divided by the sum of the counts, since the number of seats
varies from deal to deal. Deals are resampled, always both sides of a deal together, so that luck
which both sides share cancels out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import starmap
from math import ceil, floor, log10, sqrt
from operator import mul, ne
from random import Random
from statistics import NormalDist

from fabletop.lab.comparing.bootstrap import RESAMPLES, percentile
from fabletop.lab.comparing.intervals import Interval
from fabletop.lab.report.comparisons import p_value

SumAndCount = tuple[float, float]
"""A sum, and how many values were added."""

PairedSide = Sequence[SumAndCount]
"""A sum and a count per deal."""

LEAST = 20
"""With fewer seats on a side, the change is unknown."""

FEWEST = 6
"""With fewer deals that differ, nothing is certain: five deals agree by chance too easily."""

CONFIDENCE = 0.95
POWER = 0.8
"""How often a true change should be found."""

SURE = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
DETECTED = SURE + NormalDist().inv_cdf(POWER)
"""How many standard errors a change must have to be found that often."""


@dataclass(frozen=True, slots=True)
class Change:
    """Two rates, how far the second is above the first, and how certain that is."""

    base: float
    changed: float
    counts: tuple[float, float]
    deals: int
    differing: int
    """In how many deals the two sides differ."""
    low: float
    high: float
    error: float
    """The standard error of the change."""

    @property
    def change(self) -> float:
        return self.changed - self.base

    @property
    def known(self) -> bool:
        """Whether there are enough seats to report the change."""
        return min(self.counts) >= LEAST

    @property
    def certain(self) -> bool:
        """Whether the interval excludes zero, with enough seats and enough deals that differ."""
        return self.known and self.differing >= FEWEST and not self.low <= 0 <= self.high

    @property
    def chance(self) -> float:
        """The p-value: how likely luck alone gives a change this large. If few deals differ, it is
        at least the chance that all of them fall on one side."""
        if not self.known or not self.change:
            return 1.0
        one_sided = min(1.0, 2.0 ** (1 - self.differing))
        return max(one_sided, p_value(self.change, self.error))

    def deals_for(self, size: float) -> int:
        """About how many deals find a change of this size four times out of five, rounded up to two
        digits."""
        exactly = max(2.0, self.deals * (DETECTED * self.error / size) ** 2)
        unit = int(10 ** max(0, floor(log10(exactly)) - 1))
        return ceil(exactly / unit) * unit


class Draws:
    """Resamples of the deals, the same for every comparison."""

    def __init__(self, deals: int, seed: int, resamples: int = RESAMPLES) -> None:
        self._deals, self._seed, self._resamples = deals, seed, resamples

    @cached_property
    def _times(self) -> list[list[int]]:
        """For each resample, how often it contains each deal."""
        random, found = Random(self._seed).random, []
        for _ in range(self._resamples):
            times = [0] * self._deals
            for _ in range(self._deals):
                times[int(random() * self._deals)] += 1
            found.append(times)
        return found

    def interval(self, base: PairedSide, changed: PairedSide) -> Interval:
        """The percentile interval of the change; resamples in which a side has no seats are left
        out."""
        if list(base) == list(changed):
            return Interval(0.0, 0.0)
        columns = [
            [float(part[one]) for part in side] for side in (base, changed) for one in (0, 1)
        ]
        apart = []
        for times in self._times:
            one, ones, other, others = (sum(map(mul, times, column)) for column in columns)
            if ones and others:
                apart.append(other / others - one / ones)
        return _middle(apart)

    def rate_interval(self, side: PairedSide) -> Interval:
        """The percentile interval of a single rate."""
        nothing = [(0.0, 1.0)] * len(side)
        return self.interval(nothing, side)


def _middle(found: list[float]) -> Interval:
    tail = (1 - CONFIDENCE) / 2
    ordered = sorted(found)
    if not ordered:
        return Interval(0.0, 0.0)
    return Interval(percentile(ordered, tail), percentile(ordered, 1 - tail))


def compare(base: PairedSide, changed: PairedSide, draws: Draws | None = None) -> Change:
    """The change from one side to the other. Without `draws` the interval is the normal one, which
    is fast; with them it comes from resampling."""
    counts = (sum(count for _, count in base), sum(count for _, count in changed))
    rates = (rate(base), rate(changed))
    error = _error(base, changed, rates, counts)
    differing = sum(starmap(ne, zip(base, changed, strict=True)))
    known = min(counts) >= LEAST
    if draws is not None and known:
        low, high = draws.interval(base, changed)
    else:
        apart = rates[1] - rates[0]
        low, high = apart - SURE * error, apart + SURE * error
    return Change(*rates, counts, len(base), differing, low, high, error)


def rate(side: PairedSide) -> float:
    count = sum(count for _, count in side)
    return sum(value for value, _ in side) / count if count else 0.0


def _error(
    base: PairedSide, changed: PairedSide, rates: tuple[float, float], counts: tuple[float, float]
) -> float:
    """The standard error, from the residuals of both rates in each deal; so shared luck cancels
    out."""
    deals = len(base)
    if not all(counts) or deals < 2 or list(base) == list(changed):
        return 0.0
    square = 0.0
    for (one, ones), (other, others) in zip(base, changed, strict=True):
        residual = (other - rates[1] * others) / counts[1] - (one - rates[0] * ones) / counts[0]
        square += residual * residual
    return sqrt(square * deals / (deals - 1))

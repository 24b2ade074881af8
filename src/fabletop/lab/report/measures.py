"""Measured numbers: the value, its 95 % interval, and the number of cases it comes from.

Games are independent, but seats of a game are not: if one wins, the others do not. So intervals
are always computed from games.
"""

from dataclasses import dataclass
from math import isfinite, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabletop.lab.comparing.intervals import Interval, wilson

FloatArray = NDArray[np.floating[Any]]
Codes = NDArray[np.integer[Any]]

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Measured:
    """A measured number. If the interval cannot be computed, because `n` is a single case, its ends
    are the number itself."""

    name: str
    value: float
    low: float
    high: float
    n: int


def share(name: str, successes: float, trials: int) -> Measured:
    """The share of successes among independent trials."""
    low, high = wilson(successes, trials)
    return Measured(name, successes / trials if trials else 0.0, low, high, trials)


def mean(name: str, values: FloatArray | Codes) -> Measured:
    """The mean over independent cases."""
    count = len(values)
    if not count:
        return Measured(name, 0.0, 0.0, 0.0, 0)
    middle = float(values.mean())
    half = Z * float(values.std(ddof=1)) / sqrt(count) if count > 1 else 0.0
    return Measured(name, middle, middle - half, middle + half, count)


def quantile(name: str, ordered: FloatArray | Codes, part: float, cases: int) -> Measured:
    """The value below which a part of the values lies; the interval is that of its rank, given the
    number of independent cases."""
    count = len(ordered)
    if not count:
        return Measured(name, 0.0, 0.0, 0.0, 0)
    spread = Z * sqrt(part * (1 - part) / cases) * count
    ranks = (part * (count - 1) + shift for shift in (0.0, -spread, spread))
    value, low, high = (float(ordered[min(max(round(rank), 0), count - 1)]) for rank in ranks)
    return Measured(name, value, low, high, cases)


def shares_by(names: list[str], groups: Codes, shares: FloatArray) -> list[Measured]:
    """The mean share of the win of the seats in each group, from matrices of games by seats.

    Seats outside every group have the code -1. The interval is that of Wilson for as many cases
    as would vary as much as these games do.
    """
    inside = groups >= 0
    count = np.bincount(groups[inside], minlength=len(names))
    won = np.bincount(groups[inside], shares[inside], minlength=len(names))
    rate = np.divide(won, count, out=np.zeros(len(names)), where=count > 0)
    rest = np.where(inside, shares - rate[np.maximum(groups, 0)], 0.0)
    noise = np.zeros(len(names))
    for seat in range(groups.shape[1]):
        for other in range(groups.shape[1]):
            same = inside[:, seat] & (groups[:, seat] == groups[:, other])
            both = rest[same, seat] * rest[same, other]
            noise += np.bincount(groups[same, seat], both, minlength=len(names))
    return [
        _clustered(name, float(rate[place]), float(noise[place]), int(count[place]))
        for place, name in enumerate(names)
        if count[place]
    ]


def _clustered(name: str, rate: float, noise: float, seats: int) -> Measured:
    variance = noise / seats**2
    cases = rate * (1 - rate) / variance if variance > 0 else float(seats)
    if not isfinite(cases) or cases < 1:
        cases = 1.0
    low, high = wilson(rate * round(cases), round(cases))
    return Measured(name, rate, low, high, seats)


def interval_of(values: FloatArray, middle: float) -> Interval:
    """The interval that contains 95 % of some resampled values."""
    known = values[np.isfinite(values)]
    if not len(known):
        return Interval(middle, middle)
    tail = (1 - CONFIDENCE) / 2
    low, high = np.quantile(known, [tail, 1 - tail])
    return Interval(float(low), float(high))


def ratio(
    name: str, chosen: float, offered: float, squares: float, products: float, bases: float
) -> Measured | None:
    """The share of chosen among offered cases that come in groups, from sums over the groups: of
    the chosen, the offered, the chosen squared, chosen times offered, and the offered squared."""
    if not offered:
        return None
    rate = chosen / offered
    return _clustered(name, rate, squares - 2 * rate * products + rate**2 * bases, int(offered))

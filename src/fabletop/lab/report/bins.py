"""A distribution as a histogram with columns of equal width, few enough to read."""

from dataclasses import dataclass

import numpy as np

from fabletop.lab.report.measures import Codes, Measured, mean, quantile

MOST_BINS = 30
WIDTHS = (1, 2, 5)
PARTS = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True, slots=True)
class Distribution:
    """A distribution of whole numbers: the counts from `start` on in steps of `width`, the mean,
    and the 5th, 25th, 50th, 75th and 95th percentiles."""

    name: str
    start: int
    width: int
    counts: list[int]
    mean: Measured
    quantiles: list[Measured]


def distribution(name: str, values: Codes) -> Distribution:
    """The distribution of one value per game, or per seat of every game: the seats of a game count
    as one case. Values in the outermost thousandths are counted in the first or last column."""
    by_game = values.mean(axis=1) if values.ndim > 1 else values
    if not values.size:
        return Distribution(name, 0, 1, [], mean("mean", by_game), [])
    ordered = np.sort(values, axis=None)
    edge = len(ordered) // 1000
    low, high = int(ordered[edge]), int(ordered[-1 - edge])
    width = _width(high - low + 1)
    start = low // width * width
    counts = np.bincount((np.clip(ordered, low, high) - start) // width)
    quantiles = [quantile(f"{round(100 * part)}", ordered, part, len(values)) for part in PARTS]
    return Distribution(name, start, width, counts.tolist(), mean("mean", by_game), quantiles)


def _width(values: int) -> int:
    """The smallest round width with which the columns are not too many."""
    power = 1
    while True:
        for width in WIDTHS:
            if values <= MOST_BINS * width * power:
                return width * power
        power *= 10

"""A distribution as columns of the same width, no more than a person can look at."""

from dataclasses import dataclass

import numpy as np

from fabletop.lab.report.measures import Codes, Measured, mean, quantile

MOST_BINS = 30
WIDTHS = (1, 2, 5)
PARTS = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True, slots=True)
class Distribution:
    """Whole numbers: how many lie from `start` on in steps of `width`; their mean, and the values
    below which 5, 25, 50, 75 and 95 of a hundred lie."""

    name: str
    start: int
    width: int
    counts: list[int]
    mean: Measured
    quantiles: list[Measured]


def distribution(name: str, values: Codes) -> Distribution:
    """Of independent values; what lies in the outermost thousandths is counted at the edge."""
    if not len(values):
        return Distribution(name, 0, 1, [], mean("mean", values), [])
    ordered = np.sort(values)
    edge = len(ordered) // 1000
    low, high = int(ordered[edge]), int(ordered[-1 - edge])
    width = _width(high - low + 1)
    start = low // width * width
    places = (np.clip(ordered, low, high) - start) // width
    counts = np.bincount(places)
    quantiles = [quantile(f"{round(100 * part)}", ordered, part) for part in PARTS]
    return Distribution(name, start, width, counts.tolist(), mean("mean", values), quantiles)


def _width(values: int) -> int:
    """The least round width with which no more columns than wanted are needed."""
    power = 1
    while True:
        for width in WIDTHS:
            if values <= MOST_BINS * width * power:
                return width * power
        power *= 10

"""Correction for many comparisons at once.

Of a hundred cards without any effect, five have a 95 % interval that excludes zero. The procedure
of Benjamini and Hochberg keeps the share of such false finds among all finds at 5 %.
"""

from collections.abc import Sequence
from math import erfc, sqrt

FALSE_FINDS = 0.05


def p_value(value: float, error: float) -> float:
    """How often chance alone gives a difference at least as large as this one."""
    if error <= 0:
        return 1.0 if value == 0 else 0.0
    return erfc(abs(value) / error / sqrt(2))


def adjusted(p_values: Sequence[float]) -> list[float]:
    """For each p-value, the lowest rate of false finds at which it still counts as a find."""
    count = len(p_values)
    order = sorted(range(count), key=lambda place: p_values[place], reverse=True)
    found, least = [1.0] * count, 1.0
    for rank, place in zip(range(count, 0, -1), order, strict=True):
        least = min(least, p_values[place] * count / rank)
        found[place] = least
    return found

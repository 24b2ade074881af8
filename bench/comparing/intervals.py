"""How sure a ratio is: a bootstrap over the rounds.

It is one of the median and not of the mean, so that one disturbed round does not decide. When a
tree was once compared with itself, for ten rounds, 3 of 84 intervals of medians left 1 out, and 11
of those of geometric means.
"""

from collections.abc import Sequence
from random import Random
from statistics import median

from fabletop.lab.comparing.bootstrap import RESAMPLES, percentile
from fabletop.lab.comparing.intervals import Interval

SHARE = 0.95
FEWEST = 6
"""With fewer rounds, all may agree by chance: five ratios lie on the same side of 1 in one case of
sixteen. Then there is no interval."""
SLOWER = "slower"
FASTER = "faster"


def interval(ratios: Sequence[float]) -> Interval | None:
    """Where the median of the rounds' ratios lies: the rounds are drawn again and again, with
    replacement, and of the medians the outermost are left out on both sides."""
    if len(ratios) < FEWEST:
        return None
    draw, count = Random(1).choices, len(ratios)
    medians = sorted(median(draw(ratios, k=count)) for _ in range(RESAMPLES))
    tail = (1 - SHARE) / 2
    return Interval(percentile(medians, tail), percentile(medians, 1 - tail))


def verdict(between: Interval | None) -> str:
    """What an interval of ratios shows, if it lies wholly on one side of 1."""
    if between is not None and between.high < 1:
        return SLOWER
    return FASTER if between is not None and between.low > 1 else ""

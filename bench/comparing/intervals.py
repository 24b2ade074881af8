"""How sure a ratio is: a bootstrap over the rounds.

It is one of the median and not of the mean, so that one disturbed round does not decide. Of a tree
beside itself, intervals of means of ten rounds left 1 out more than twice as often as they should.
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

"""How sure a ratio is: a bootstrap over the rounds."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import median, quantiles

SHARE = 0.95
RESAMPLES = 4_000
FEWEST = 6
"""With fewer rounds, all may agree by chance: five ratios lie on the same side of 1 in one case of
sixteen. Then there is no interval."""


@dataclass(frozen=True, slots=True)
class Interval:
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """Ratios above 1 are good."""
        if self.high < 1:
            return "slower"
        return "faster" if self.low > 1 else ""


def interval(ratios: Sequence[float]) -> Interval | None:
    """Where the median of the rounds' ratios lies: the rounds are drawn again and again, with
    replacement, and of the medians the outermost are left out on both sides."""
    if len(ratios) < FEWEST:
        return None
    random = Random(1)
    medians = [median(random.choices(ratios, k=len(ratios))) for _ in range(RESAMPLES)]
    cuts = quantiles(medians, n=round(2 / (1 - SHARE)), method="inclusive")
    return Interval(cuts[0], cuts[-1])

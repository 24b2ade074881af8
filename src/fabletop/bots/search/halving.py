"""Sequential halving: all options of the root are tried first, then the better half, and so on.

All remaining options are tried in the same worlds. The choice depends on the difference to the
greedy bot's favourite in the worlds in which both were tried.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from time import perf_counter

from fabletop.bots.search.budget import Budget
from fabletop.bots.search.tree import Arm
from fabletop.core.question import Option


@dataclass(slots=True)
class RootOption:
    """An option of the root: its result in each world, by the world's number; how many tries were
    kept from an earlier search; and the sums of the features' shares."""

    option: Option
    arm: Arm
    results: dict[int, float] = field(default_factory=dict)
    kept: int = 0
    shares: list[float] = field(default_factory=list)

    @property
    def visits(self) -> int:
        return self.arm.visits

    @property
    def mean(self) -> float:
        return self.arm.mean

    def learn(self, world: int, gain: float, shares: Sequence[float]) -> None:
        self.results[world] = gain
        self.arm.visits += 1
        self.arm.total += gain
        if self.shares:
            self.shares = [old + new for old, new in zip(self.shares, shares, strict=True)]
        else:
            self.shares = list(shares)

    def add(self, other: "RootOption") -> None:
        """Add the tries of another search."""
        self.results |= other.results
        self.arm.visits += other.visits - other.kept
        self.arm.total += sum(other.results.values(), 0.0)
        if self.shares and other.shares:
            self.shares = [a + b for a, b in zip(self.shares, other.shares, strict=True)]
        else:
            self.shares = self.shares or other.shares


Grow = Callable[[RootOption, int], None]
"""Try an option in a world."""


def halve(
    trials: Sequence[RootOption], budget: Budget, grow: Grow, *, first: int, paid: int
) -> int:
    """Spend the budget on the trials, of which the first is the favourite; `paid` tries count as
    already made. Returns how many were made."""
    left, made, world = list(trials), 0, first
    phases = max(1, (len(trials) - 1).bit_length())
    begun = perf_counter()
    for phase in range(phases):
        for _ in _worlds(budget, phases, len(left), paid, begun, phase):
            for trial in left:
                grow(trial, world)
                made += 1
            world += 1
        left = _better_half(left)
    return made


def _worlds(
    budget: Budget, phases: int, arms: int, paid: int, begun: float, phase: int
) -> Iterator[None]:
    """Yields once for each world of a phase, at least once."""
    if budget.iterations:
        share = (budget.iterations - paid) / phases / arms
        yield from [None] * max(1, round(share))
        return
    until = begun + budget.seconds * (phase + 1) / phases
    yield None
    while perf_counter() < until:
        yield None


def _better_half(trials: list[RootOption]) -> list[RootOption]:
    """The better half, which always includes the favourite."""
    favourite, others = trials[0], trials[1:]
    others.sort(key=lambda trial: -trial.mean)
    return [favourite, *others[: max(1, len(trials) // 2 - 1)]]


def best(trials: Sequence[RootOption], prudence: float) -> RootOption:
    """The favourite, unless another trial is better by `prudence` standard errors."""
    favourite = trials[0]
    chosen, most = favourite, 0.0
    for trial in trials[1:]:
        gain = _sure_gain(trial, favourite, prudence)
        if gain > most:
            chosen, most = trial, gain
    return chosen


def _sure_gain(trial: RootOption, favourite: RootOption, prudence: float) -> float:
    shared = trial.results.keys() & favourite.results.keys()
    if not shared:
        return 0.0
    gaps = [trial.results[world] - favourite.results[world] for world in sorted(shared)]
    doubt = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.5
    return mean(gaps) - prudence * doubt

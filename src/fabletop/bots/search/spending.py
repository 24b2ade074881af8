"""Spending a budget on the options of a decision, in numbered worlds."""

from fabletop.bots.search.budget import Budget
from fabletop.bots.search.halving import RootOption, halve
from fabletop.bots.search.judge import Judge
from fabletop.bots.search.playing import Try
from fabletop.core.chance import mix
from fabletop.core.glimpse import Glimpse


def spend(
    judge: Judge,
    trials: list[RootOption],
    budget: Budget,
    look: Glimpse,
    seed: int,
    *,
    first: int = 0,
    paid: int = 0,
) -> int:
    """Try the trials in imagined worlds numbered from `first`; returns the number of tries made."""

    def grow(trial: RootOption, world: int) -> None:
        ending = Try(judge, budget, look, mix(seed + world) >> 1).play(trial.option, trial.arm)
        chances, shares = ending
        trial.learn(world, chances[look.seat], shares)

    return halve(trials, budget, grow, first=first, paid=paid)

"""Root parallelism: several processes search the same decision in different worlds, and their
tries are added up."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

from fabletop.bots.outlook import Outlook
from fabletop.bots.search.budget import Budget
from fabletop.bots.search.halving import RootOption
from fabletop.bots.search.judge import Judge
from fabletop.bots.search.spending import spend
from fabletop.bots.search.tree import Arm
from fabletop.core.glimpse import Glimpse, Sealed
from fabletop.core.question import Option
from fabletop.core.registry import find

APART = 1_000_000
"""The distance between the world numbers of two processes, so that no two share a world."""


class SearchCrew:
    def __init__(self, game: str, budget: Budget, weights: Outlook | None) -> None:
        share = budget.iterations // budget.processes
        self._order = (game, replace(budget, iterations=share, processes=1), weights)
        self._processes = budget.processes
        spawned = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(budget.processes, mp_context=spawned)

    def spend(self, trials: list[RootOption], look: Glimpse, seed: int, paid: int) -> int:
        """Let each process try the trials in its own worlds; returns the number of tries made."""
        sealed = look.seal(look.options, seed)
        options = tuple(trial.option for trial in trials)
        asked = [
            self._pool.submit(
                search_apart, *self._order, sealed, options, seed, number, paid // self._processes
            )
            for number in range(self._processes)
        ]
        made = 0
        for future in asked:
            theirs = future.result()
            made += sum(len(trial.results) for trial in theirs)
            for own, other in zip(trials, theirs, strict=True):
                own.add(other)
        return made

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def search_apart(
    game: str,
    budget: Budget,
    weights: Outlook | None,
    sealed: Sealed,
    options: tuple[Option, ...],
    seed: int,
    number: int,
    paid: int,
) -> list[RootOption]:
    """Runs in a process of its own. The tree is not sent back."""
    look = Glimpse.unseal(find(game), sealed)
    trials = [RootOption(option, Arm()) for option in options]
    spend(Judge(game, weights), trials, budget, look, seed, first=number * APART, paid=paid)
    for trial in trials:
        trial.arm.nodes.clear()
    return trials

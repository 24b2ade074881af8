"""What is measured, and the clock. Standard library only: the peers' Python runs it too.

A real choice has two or more options. A pace counts whole games, including the deal. Copies are
timed at the real choices of random games; the copies at one choice are timed as one batch.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Protocol

COPIES = 5
"""Copies per batch, so that reading the clock takes little time compared with the copies."""

Ways = Mapping[str, Callable[[], object]]
"""The ways to copy a game, by name."""


class Playable(Protocol):
    """A game that can be played at random, as fast as its library allows."""

    name: str
    language: str
    """The programming language of its rules."""

    def play(self, random: Random) -> int:
        """Play one game from the deal to the end. Returns the number of real choices."""
        ...

    def visit(self, random: Random) -> Iterator[Ways]:
        """Play one game and stop at each real choice, where it can be copied."""
        ...


@dataclass(frozen=True, slots=True)
class Pace:
    choices: float
    """Real choices per second."""
    games: float
    """Games per second."""
    undisturbed: float
    """Real choices per second of processor time, as on a core with no other load."""


@dataclass(frozen=True, slots=True)
class Spread:
    median: float
    mean: float


def pace(game: Playable, random: Random, seconds: float) -> Pace:
    choices = games = 0
    play = game.play
    begun, worked = perf_counter(), process_time()
    while (spent := perf_counter() - begun) < seconds:
        choices += play(random)
        games += 1
    return Pace(choices / spent, games / spent, choices / (process_time() - worked))


def copies(game: Playable, random: Random, seconds: float) -> dict[str, Spread]:
    """Microseconds per copy, by the way of copying."""
    taken: dict[str, list[float]] = {}
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        for ways in game.visit(random):
            for name, copy in ways.items():
                taken.setdefault(name, []).append(_time(copy))
    return {name: spread(times) for name, times in taken.items()}


def spread(values: list[float]) -> Spread:
    return Spread(median(values), fmean(values))


def _time(copy: Callable[[], object]) -> float:
    begun = perf_counter()
    for _ in range(COPIES):
        copy()
    return (perf_counter() - begun) / COPIES * 1e6

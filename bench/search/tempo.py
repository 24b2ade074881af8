"""How fast a search is: simulations per second at real choices spread over a game.

It needs only the standard library: the peers' Python runs it too. A simulation is one path from the
choice to the position that the search evaluates; its real choices are counted separately, not
timed.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Protocol, TypeVar

from bench.rounds import Round, parse

CHOICES = 12
"""How many real choices per game are searched."""

P = TypeVar("P")


class Thinker(Protocol[P]):
    """A search in a game of its library."""

    name: str
    bot: str
    language: str
    """The programming language of the rules."""

    def choices(self, random: Random) -> Sequence[P]:
        """The real choices of one game, in order."""
        ...

    def think(self, choice: P, random: Random) -> int:
        """Search at a choice. Returns the number of simulations made."""
        ...

    def length(self, choice: P, random: Random) -> float:
        """Real choices in one simulation from this choice."""
        ...


@dataclass(frozen=True, slots=True)
class Tempo:
    name: str
    bot: str
    language: str
    simulations: float
    """Simulations per second."""
    length: float
    """Real choices per simulation."""

    @property
    def choices(self) -> float:
        """Real choices played in simulations, per second."""
        return self.simulations * self.length


def spread(choices: Sequence[P], number: int = CHOICES) -> list[P]:
    """`number` of the choices, spread evenly."""
    return [choices[int((index + 0.5) * len(choices) / number)] for index in range(number)]


def tempo(thinker: Thinker[P], random: Random, seconds: float) -> Tempo:
    """Search at each choice in turn, again and again until the time is up."""
    choices = spread(thinker.choices(random))
    simulations = rounds = 0
    begun = perf_counter()
    while not rounds or perf_counter() - begun < seconds:
        simulations += sum(thinker.think(choice, random) for choice in choices)
        rounds += 1
    pace = simulations / (perf_counter() - begun)
    length = fmean(thinker.length(choice, random) for choice in choices)
    return Tempo(thinker.name, thinker.bot, thinker.language, pace, length)


def work(version: str, thinkers: Sequence[Thinker[P]]) -> None:
    """The main function of a worker: `python -m bench.peers.open_spiel_search SECONDS SEED`."""
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    Round(version, tuple(tempo(thinker, Random(seed), seconds) for thinker in thinkers)).print()


def parse_round(text: str) -> Round[Tempo]:
    return parse(text, lambda plain: Tempo(**plain))

"""A kind of table in a worker, and moments of random matches at it, which several figures share."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Any
from zlib import crc32

from bench.ours import Kind, Logged, Played
from fabletop.core.match import Match

MOMENTS = 40
EVERY = 25
"""About how many real choices lie between two moments."""


def mark_of(numbers: Sequence[int]) -> str:
    """Of numbers that hardly agree unless the games do, such as the choices made in each."""
    return f"{crc32(repr(list(numbers)).encode()):08x}"


class PreparedTable:
    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.moments = lru_cache(maxsize=1)(self._moments)
        self.finished = lru_cache(maxsize=1)(self._finished)

    @cached_property
    def played(self) -> Played:
        return Played(self.kind)

    @cached_property
    def logged(self) -> Logged:
        return Logged(self.kind)

    def mark(self, seed: int) -> str:
        """How many options each seat has at these moments."""
        asked = [match.position.open[0] for match in self.moments(seed)]
        return mark_of([number for one in asked for number in (one.seat, len(one.options))])

    def _moments(self, seed: int) -> list[Match[Any]]:
        """Moments of random matches from the deal to the end, in random order. They depend on the
        seed alone, so that both sides have the same."""
        random, found = Random(seed), list[Match[Any]]()
        while len(found) < MOMENTS:
            match = self.logged.match(random)
            for _ in self.logged.choices(match, random):
                if random.randrange(EVERY) == 0:
                    found.append(match.copy())
        random.shuffle(found)
        return found[:MOMENTS]

    def _finished(self, seed: int) -> Match[Any]:
        return self.logged.finished(Random(seed))

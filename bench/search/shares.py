"""`python -m bench --search --profile`: where the time of a search goes, by sampling.

A sample counts for the outermost part of the search that it is in: rules called by a view count as
part of the view.
"""

import sys
from collections import Counter
from dataclasses import dataclass
from itertools import cycle
from random import Random
from time import perf_counter

from bench.search.ours import AS_EXPERT, FOR_TWO, Ours
from bench.search.tempo import spread
from bench.sheet import Sheet
from bench.spying import spied

ENTRY = "Search.think (fabletop/bots/search/search.py"
SEARCH = "the search itself"
PARTS = {
    "views": "view (fabletop/games/",
    "imagined worlds": "Glimpse.imagine (fabletop/core/glimpse.py",
    "greedy values": "(fabletop/bots/evaluations/",
    "outlook": "(fabletop/bots/outlook",
    "rules": "(fabletop/core/walk.py",
    "other questions to the game": "(fabletop/games/",
}
"""The parts of a search, and the text that identifies their frames; the first match counts."""


@dataclass(frozen=True, slots=True)
class Shares:
    name: str
    samples: int
    parts: dict[str, float]


def measure(seconds: float, seed: int) -> list[Shares]:
    return [_measure(number, seconds, seed) for number in range(len(FOR_TWO))]


def _measure(number: int, seconds: float, seed: int) -> Shares:
    stacks = spied("bench.search.shares", str(number), str(seconds), str(seed))
    return shares(Ours(FOR_TWO[number], AS_EXPERT).name, stacks)


def shares(name: str, stacks: str) -> Shares:
    parts: Counter[str] = Counter()
    for line in stacks.splitlines():
        frames, _, count = line.rpartition(" ")
        if ENTRY in frames:
            within = frames[frames.index(ENTRY) :].split(";")
            parts[next((found for found in map(_part, within) if found), SEARCH)] += int(count)
    total = max(1, parts.total())
    return Shares(name, parts.total(), {part: count / total for part, count in parts.items()})


def _part(frame: str) -> str | None:
    return next((part for part, known in PARTS.items() if known in frame), None)


def sheet(measured: list[Shares], facts: str) -> Sheet:
    samples = sum(one.samples for one in measured)
    return Sheet(
        "search-profile",
        (facts, f"Searching as the expert at tables for two; {samples:,} samples by py-spy."),
        ("what", *(one.name for one in measured)),
        tuple(
            (part, *(f"{one.parts.get(part, 0):.0%}" for one in measured))
            for part in (*PARTS, SEARCH)
        ),
    )


def think(number: int, seconds: float, seed: int) -> None:
    """Search at the choices of one game, again and again, for this many seconds."""
    random, ours = Random(seed), Ours(FOR_TWO[number], AS_EXPERT)
    begun = perf_counter()
    for choice in cycle(spread(ours.choices(random))):
        ours.think(choice, random)
        if perf_counter() - begun > seconds:
            return


if __name__ == "__main__":
    think(int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]))

"""`python -m bench.luck`: what luck that nobody can compute costs, beside luck by number.

The same is done with luck by a number (SplitMix64) and by a key of 128 bits (BLAKE2b), in turn.
Each round of the two makes one ratio of times, per choice in games; their median is printed.
"""

import argparse
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time

from bench.ours import BASIC, Kind, Played
from fabletop.core.registry import find
from fabletop.core.seeds import Seed
from fabletop.core.table import Table

GAMES = ("prophecy", "seasons", "wizards")
SEATS = 4
BATCH = 8
"""Games per round."""
MANY = 20_000
"""Copies or dice per round."""

Work = Callable[[int, Callable[[int], Seed]], int]
"""Does a round's work with the luck of numbers from this one on; returns how much it was."""


def key(number: int) -> str:
    return f"{number:032x}"


def cost(work: Work, number: int, seed_of: Callable[[int], Seed]) -> float:
    begun = process_time()
    done = work(number, seed_of)
    return (process_time() - begun) / done


def ratio(rounds: int, work: Work) -> float:
    """How much time the work takes with keys, as a multiple of the time with numbers."""
    numbers = [BATCH * number + 1 for number in range(rounds)]
    return median(cost(work, number, key) / cost(work, number, int) for number in numbers)


def play(kind: Kind, first: int, seed_of: Callable[[int], Seed]) -> int:
    played = Played(kind)
    return sum(
        played.run(seed_of(number), Random(number)) for number in range(first, first + BATCH)
    )


def dealt(number: int, seed_of: Callable[[int], Seed]) -> Table:
    played = Played(BASIC)
    table: Table = played.game.new(played.options, played.seats, seed_of(number))
    return table


def copy(first: int, seed_of: Callable[[int], Seed]) -> int:
    table = dealt(first, seed_of)
    for _ in range(MANY):
        table.copy()
    return MANY


def roll(first: int, seed_of: Callable[[int], Seed]) -> int:
    chance = dealt(first, seed_of).chance
    for _ in range(MANY):
        chance.roll()
    return MANY


def measure(rounds: int) -> None:
    print("| what | time with a key, as a multiple |\n| --- | ---: |")
    works: dict[str, Work] = {
        f"random games of {find(name).words('en').title()}": partial(play, Kind(name, name, SEATS))
        for name in GAMES
    }
    works |= {"copies of a table of Prophecy": copy, "dice": roll}
    for what, work in works.items():
        print(f"| {what} | {ratio(rounds, work):.2f} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.luck", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    measure(parser.parse_args().rounds)

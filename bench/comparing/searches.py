"""Searches at moments of random matches, which are the same in both sides, whatever the bots of
each would have chosen before."""

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from time import process_time
from typing import Any

from bench.comparing.figures import Made, Piecework
from bench.comparing.prepared import PreparedTable
from bench.search.ours import AS_EXPERT, Ours
from fabletop.bots.levels import Level
from fabletop.core.glimpse import Glimpse

HARD = "hard"


def tries(prepared: PreparedTable) -> Piecework:
    ours = Ours(prepared.kind, AS_EXPERT)

    def work(seed: int, amount: int) -> Made:
        choices, random = list(_choices(prepared, seed, amount)), Random(seed)
        begun = process_time()
        made = sum(ours.think(choice, random) for choice in choices)
        return Made(made, process_time() - begun, prepared.mark(seed))

    return work


def decisions(prepared: PreparedTable) -> Piecework:
    """By new bots, which remember nothing; some decisions are slips, which take no time."""

    def work(seed: int, amount: int) -> Made:
        choices = list(_choices(prepared, seed, amount))
        begun = process_time()
        for number, choice in enumerate(choices):
            bot = Level(HARD, prepared.kind.game, seed + number)
            bot.choose(choice.question, choice)
        return Made(len(choices), process_time() - begun, prepared.mark(seed))

    return work


def _choices(prepared: PreparedTable, seed: int, amount: int) -> Iterator[Glimpse[Any]]:
    for match in islice(cycle(prepared.moments(seed)), amount):
        position = match.position.copy()
        yield Glimpse(position, position.open[0].seat, prepared.played.options)

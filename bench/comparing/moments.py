"""Copies and views at moments of random matches."""

from collections.abc import Callable
from itertools import cycle, islice
from time import process_time
from typing import Any

from bench.comparing.figures import Made, Piecework
from bench.comparing.prepared import PreparedTable
from fabletop.core.match import Match

EACH = 10
"""How many are made at a moment, before the next one."""


def copies(prepared: PreparedTable) -> Piecework:
    """Of positions: what a searching bot pays before each try."""
    return _repeated(prepared, lambda match: match.position.copy)


def views(prepared: PreparedTable) -> Piecework:
    """What the seat that is asked sees."""

    def view(match: Match[Any]) -> Callable[[], object]:
        game, table = match.game, match.position.table
        seat = match.position.open[0].seat
        return lambda: game.view(table, seat)

    return _repeated(prepared, view)


def _repeated(
    prepared: PreparedTable, way: Callable[[Match[Any]], Callable[[], object]]
) -> Piecework:
    def work(seed: int, amount: int) -> Made:
        ways = list(map(way, prepared.moments(seed)))
        begun = process_time()
        for make in islice(cycle(ways), amount):
            for _ in range(EACH):
                make()
        return Made(amount * EACH, process_time() - begun, prepared.mark(seed))

    return work

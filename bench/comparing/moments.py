"""Copies and views at moments of random matches."""

from collections.abc import Callable
from itertools import cycle, islice
from time import process_time
from typing import Any

from bench.comparing.figures import Made, Work
from bench.comparing.setting import Setting
from fabletop.core.match import Match

EACH = 10
"""How many are made at a moment, before the next one."""


def copies(setting: Setting) -> Work:
    """Of positions: what a searching bot pays before each try."""
    return _repeated(setting, lambda match: match.position.copy)


def views(setting: Setting) -> Work:
    """What the seat that is asked sees."""

    def view(match: Match[Any]) -> Callable[[], object]:
        game, table = match.game, match.position.table
        seat = match.position.open[0].seat
        return lambda: game.view(table, seat)

    return _repeated(setting, view)


def _repeated(setting: Setting, way: Callable[[Match[Any]], Callable[[], object]]) -> Work:
    def work(seed: int, amount: int) -> Made:
        ways = list(map(way, setting.moments(seed)))
        begun = process_time()
        for make in islice(cycle(ways), amount):
            for _ in range(EACH):
                make()
        return Made(amount * EACH, process_time() - begun, setting.mark(seed))

    return work

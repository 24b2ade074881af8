"""How long the greedy bot thinks, and how long a view takes to make."""

from random import Random
from time import perf_counter

from bench.clock import Spread, spread
from bench.ours import PROPHECY, Prophecy
from fabletop.bots.bot import make_bot
from fabletop.core.game import View
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question

VIEW = "view"
GREEDY = "greedy bot's choice, with its view"


def thinking(game: Prophecy, random: Random, seconds: float) -> dict[str, Spread]:
    """Microseconds of a view and of a choice, in games between greedy bots."""
    views: list[float] = []
    choices: list[float] = []
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        _play(game, random, views, choices)
    return {VIEW: spread(views), GREEDY: spread(choices)}


def _play(game: Prophecy, random: Random, views: list[float], choices: list[float]) -> None:
    table = PROPHECY.new(game.options, game.seats, random.getrandbits(32))
    bots = [make_bot("greedy", "prophecy", random.getrandbits(32)) for _ in range(game.seats)]

    def choose(question: Question) -> Option:
        seat = question.seat

        def look() -> View:
            begun = perf_counter()
            view = PROPHECY.view(table, seat)
            views.append((perf_counter() - begun) * 1e6)
            return view

        begun = perf_counter()
        option = bots[seat].choose(question, look)
        choices.append((perf_counter() - begun) * 1e6)
        return option

    playout(PROPHECY, table, choose)

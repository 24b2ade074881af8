"""How long the greedy bot thinks, and how long a view takes to make."""

from dataclasses import dataclass
from random import Random
from time import perf_counter

from bench.clock import Spread, spread
from bench.ours import Played
from fabletop.bots.bot import QUICK
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question
from fabletop.core.view import AnyView

VIEW = "view"
GREEDY = "greedy bot's choice, with its view"


@dataclass(frozen=True, slots=True)
class Thought:
    """Games between greedy bots: games per second, and microseconds per view and per choice."""

    games: float
    times: dict[str, Spread]


def thinking(game: Played, random: Random, seconds: float) -> Thought:
    views: list[float] = []
    choices: list[float] = []
    begun = perf_counter()
    games = 0
    while perf_counter() - begun < seconds:
        _play(game, random, views, choices)
        games += 1
    pace = games / (perf_counter() - begun)
    return Thought(pace, {VIEW: spread(views), GREEDY: spread(choices)})


def _play(game: Played, random: Random, views: list[float], choices: list[float]) -> None:
    table = game.game.new(game.options, game.seats, random.getrandbits(32))
    bots = [QUICK["greedy"](game.game.name, random.getrandbits(32)) for _ in range(game.seats)]

    def choose(question: Question) -> Option:
        seat = question.seat

        def look() -> AnyView:
            begun = perf_counter()
            view = game.game.view(table, seat)
            views.append((perf_counter() - begun) * 1e6)
            return view

        begun = perf_counter()
        option = bots[seat].choose(question, look)
        choices.append((perf_counter() - begun) * 1e6)
        return option

    playout(game.game, table, choose)

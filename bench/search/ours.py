"""Our search at tables for two, as the expert bot searches and as in textbooks. Run as a program,
this is our worker next to the peers'."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib.metadata import version
from random import Random
from typing import Any
from unittest.mock import patch

from bench.ours import BASIC, EVERYTHING, SEASONS_FOR_TWO, STANDARD, WIZARDS, Kind, Played
from bench.search.tempo import work
from fabletop.bots.bot import make_bot
from fabletop.bots.levels import adviser
from fabletop.bots.search.budget import Budget
from fabletop.bots.search.search import Search
from fabletop.core.glimpse import Glimpse
from fabletop.core.position import Position
from fabletop.core.walk import Walk

TRIES = 8
"""Simulations per search: few, because our random games are long."""

FOR_TWO = (
    replace(BASIC, seats=2),
    replace(STANDARD, seats=2),
    SEASONS_FOR_TWO,
    Kind("Seasons with Enchanted Kingdom", "seasons", 2, EVERYTHING),
    replace(WIZARDS, seats=2),
)

AS_EXPERT = "as the expert"
TO_THE_END = "at random to the end"

PLAIN = Budget(iterations=TRIES, rounds=0, depth=1_000_000, sense=0.0)
"""Random playouts to the end of the game, as in the peers' searches."""


class Ours:
    """The search in games between greedy bots, with one kind of playout."""

    language = "Python"

    def __init__(self, kind: Kind, bot: str, tries: int = TRIES) -> None:
        budget = adviser(kind.game) if bot == AS_EXPERT else PLAIN
        self.bot = bot
        self.budget = replace(budget, iterations=tries)
        self.played = Played(kind)
        self.name = self.played.name

    def choices(self, random: Random) -> list[Glimpse[Any]]:
        return choices(self.played, random)

    def think(self, choice: Glimpse[Any], random: Random) -> int:
        search = Search(self.played.game.name, self.budget, random.getrandbits(32))
        return search.think(choice.question, choice).iterations

    def length(self, choice: Glimpse[Any], random: Random) -> float:
        with _counted() as count:
            made = self.think(choice, random)
        return count.answers / made


def choices(played: Played, random: Random) -> list[Glimpse[Any]]:
    """The glimpse at every real choice of a game between greedy bots."""
    game = played.game
    position = Position(game, game.new(played.options, played.seats, random.getrandbits(32)))
    bots = [make_bot("greedy", game.name, random.getrandbits(32)) for _ in range(played.seats)]
    found: list[Glimpse[Any]] = []
    while not position.over:
        question = position.open[0]
        option = question.options[0]
        if len(question.options) > 1:
            found.append(Glimpse(position.copy(), question.seat, played.options))
            option = bots[question.seat].choose(question, found[-1])
        position.answer(option, question.seat)
    return found


@dataclass(slots=True)
class _Count:
    answers: int = 0


@contextmanager
def _counted() -> Iterator[_Count]:
    """Count the real choices that are answered in imagined worlds inside the `with` block."""
    count, answer = _Count(), Walk.answer

    def counting(walk: Walk[Any], value: Any) -> None:
        count.answers += 1
        answer(walk, value)

    with patch.object(Walk, "answer", counting):
        yield count


if __name__ == "__main__":
    work(
        version("fabletop"),
        [Ours(kind, bot) for kind in FOR_TWO for bot in (TO_THE_END, AS_EXPERT)],
    )

"""Our games in random play. Run as a program, this is our worker next to the peers', with Prophecy
Basic."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from random import Random
from typing import Any

from bench.clock import Ways
from bench.worker import work
from fabletop.core.game import Options, settle
from fabletop.core.match import Match
from fabletop.core.playout import playout
from fabletop.core.position import Position
from fabletop.core.question import Option, Question
from fabletop.core.registry import find

ANYWHERE = "Position.copy, all choices"
AT_A_STEP = "Position.copy, start of a step"
WITHIN_A_STEP = "Position.copy, within a step"
WITH_LOG = "Match.copy, all choices"
LABELS = "labels of a question, with their certain costs"


@dataclass(frozen=True, slots=True)
class Kind:
    """A game with the options of its table."""

    name: str
    game: str
    seats: int
    given: Options = field(default_factory=dict)

    @property
    def title(self) -> str:
        return f"{self.name}, {self.seats} players"


BASIC = Kind("Prophecy Basic", "prophecy", 4, {"version": "basic"})
STANDARD = Kind("Prophecy Standard", "prophecy", 4, {"version": "standard"})
ALL_PARTS: Options = {
    "version": "standard",
    "island": "yes",
    "realms": "both",
    "new_items": "yes",
    "new_adventures": "yes",
    "artifacts": "mixed",
    "dragon_cards": "yes",
    "races": "yes",
}
EXPANSIONS = Kind("Prophecy with all expansions", "prophecy", 4, ALL_PARTS)
EVERYTHING: Options = {"pool": "50_enchanted", "enchantment": "random", "tokens": "yes"}
SEASONS = Kind("Seasons with Enchanted Kingdom", "seasons", 4, EVERYTHING)
SEASONS_FOR_TWO = Kind("Seasons, base game", "seasons", 2, {"pool": "50"})

WIZARDS = Kind("Wizards", "wizards", 4, {"layout": "random"})
WIZARDS_TOGETHER = Kind(
    "Wizards, cooperative", "wizards", 3, {"play": "cooperative", "layout": "random"}
)

KINDS = (BASIC, STANDARD, EXPANSIONS, SEASONS, SEASONS_FOR_TWO, WIZARDS, WIZARDS_TOGETHER)


class Played:
    """Random games of one kind."""

    language = "Python"

    def __init__(self, kind: Kind) -> None:
        self.game = find(kind.game)
        self.seats = kind.seats
        self.name = kind.title
        self.options = settle(self.game, kind.given, kind.seats)

    def play(self, random: Random) -> int:
        return self.run(random.getrandbits(32), random)

    def run(self, seed: int | str, random: Random) -> int:
        """Play the game of a seed; returns the number of real choices."""
        toss = random.random

        def choose(question: Question) -> Option:
            options = question.options
            return options[int(toss() * len(options))]

        return playout(self.game, self.game.new(self.options, self.seats, seed), choose)

    def visit(self, random: Random) -> Iterator[Ways]:
        seed = random.getrandbits(32)
        position = Position(self.game, self.game.new(self.options, self.seats, seed))
        while not position.over:
            question = position.open[0]
            if len(question.options) > 1:
                fresh = position.checkpoint is position.table
                where = AT_A_STEP if fresh else WITHIN_A_STEP
                yield {ANYWHERE: position.copy, where: position.copy}
            position.answer(random.choice(question.options), question.seat)


class Logged(Played):
    """The same game played as a match, with its log and its chronicle."""

    def visit(self, random: Random) -> Iterator[Ways]:
        match = self.match(random)
        for _ in self.choices(match, random):
            yield {WITH_LOG: match.copy, LABELS: lambda: match.decisions()[0].labels()}

    def match(self, random: Random) -> Match[Any]:
        seats = [f"p{seat + 1}" for seat in range(self.seats)]
        return Match.new(self.game, seats=seats, seed=random.getrandbits(32), options=self.options)

    def choices(self, match: Match[Any], random: Random) -> Iterator[Question]:
        """Play a match to its end, and stop at each real choice."""
        while not match.over:
            question = match.position.open[0]
            if len(question.options) > 1:
                yield question
            match.answer(random.choice(question.options), question.seat)

    def finished(self, random: Random) -> Match[Any]:
        match = self.match(random)
        deque(self.choices(match, random), maxlen=0)
        return match


if __name__ == "__main__":
    work(version("fabletop"), [Played(BASIC)])

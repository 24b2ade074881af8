"""Prophecy in random play; run by itself our worker beside the peers, with the Basic version."""

from collections.abc import Iterator
from importlib.metadata import version
from random import Random
from typing import Any

from bench.clock import Ways
from bench.worker import work
from fabletop.core.game import settle
from fabletop.core.match import Match
from fabletop.core.playout import playout
from fabletop.core.position import Position
from fabletop.core.question import Option, Question
from fabletop.core.registry import find

PROPHECY = find("prophecy")

ANYWHERE = "Position.copy, all choices"
AT_A_STEP = "Position.copy, start of a step"
WITHIN_A_STEP = "Position.copy, within a step"
WITH_LOG = "Match.copy, all choices"


class Prophecy:
    language = "Python"

    def __init__(self, seats: int, version: str = "basic") -> None:
        self.seats = seats
        self.name = f"Prophecy {version.title()}, {seats} players"
        self.options = settle(PROPHECY, {"version": version}, seats)

    def play(self, random: Random) -> int:
        toss = random.random

        def choose(question: Question) -> Option:
            options = question.options
            return options[int(toss() * len(options))]

        table = PROPHECY.new(self.options, self.seats, random.getrandbits(32))
        return playout(PROPHECY, table, choose)

    def visit(self, random: Random) -> Iterator[Ways]:
        seed = random.getrandbits(32)
        position = Position(PROPHECY, PROPHECY.new(self.options, self.seats, seed))
        while not position.over:
            question = position.open[0]
            if len(question.options) > 1:
                fresh = position.checkpoint is position.table
                where = AT_A_STEP if fresh else WITHIN_A_STEP
                yield {ANYWHERE: position.copy, where: position.copy}
            position.answer(random.choice(question.options), question.seat)


class Logged(Prophecy):
    """The same game played as a match, with its log and its chronicle."""

    def visit(self, random: Random) -> Iterator[Ways]:
        match = self.match(random)
        while not match.over:
            question = match.position.open[0]
            if len(question.options) > 1:
                yield {WITH_LOG: match.copy}
            match.answer(random.choice(question.options), question.seat)

    def match(self, random: Random) -> Match[Any]:
        seats = [f"p{seat + 1}" for seat in range(self.seats)]
        return Match.new(PROPHECY, seats=seats, seed=random.getrandbits(32), options=self.options)

    def finished(self, random: Random) -> Match[Any]:
        match = self.match(random)
        while not match.over:
            question = match.position.open[0]
            match.answer(random.choice(question.options), question.seat)
        return match


if __name__ == "__main__":
    work(version("fabletop"), [Prophecy(4)])

"""Scripted play from a position built by hand, for tests and demonstrations.

Answers are texts such as "walk village"; each must be possible when its turn comes. Scripted
chance results that were not used are an error, which `finish` raises.
"""

from typing import Generic

from fabletop.core.errors import RulesError
from fabletop.core.game import Game, Options, T
from fabletop.core.match import Match
from fabletop.core.question import Question, parse, show
from fabletop.core.saved.entries import Header
from fabletop.core.view import V


class Play(Generic[T, V]):
    """A match that follows a script."""

    def __init__(self, game: Game[T, V], table: T, options: Options, seats: int) -> None:
        names = tuple(f"seat {seat}" for seat in range(seats))
        header = Header(game.name, game.ruleset, game.data_hash(options), options, names, 0)
        self.match = Match.begin(game, header, table)

    @property
    def table(self) -> T:
        return self.match.position.table

    @property
    def question(self) -> Question:
        """The one open question."""
        questions = self.match.position.open
        if len(questions) != 1:
            raise RulesError(f"{len(questions)} questions are open, not one")
        return questions[0]

    @property
    def options(self) -> list[str]:
        return [show(option) for option in self.question.options]

    def answers(self, *script: str, seat: int | None = None) -> "Play[T, V]":
        """Give these answers one after the other."""
        for text in script:
            self.match.answer(parse(text), seat)
        return self

    def refused(self) -> dict[str, tuple[str, str]]:
        """What is refused now: the option, and the reason with its rule."""
        decision = self.match.decisions()[0]
        return {show(no.option): (no.reason, no.rule) for no in decision.refusals()}

    def told(self) -> list[tuple[str | int, ...]]:
        """The chronicle, as the spectators know it."""
        return [event.told for _, event in self.match.chronicle(None)]

    def finish(self) -> None:
        left = self.table.chance.script
        if left:
            raise RulesError(f"scripted but never used: {left}")

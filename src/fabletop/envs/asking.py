"""Plays one game question by question, one seat after the other.

Only real choices are asked; questions with a single option are answered automatically, unless
`forced` is set. Questions to several seats at once are asked one after the other, and nobody sees
an answer before all have answered.
"""

from collections.abc import Sequence
from typing import Any

from fabletop.core.game import Game
from fabletop.core.question import Option, Question, Step


class SeatBySeat:
    """A game that cannot be copied between its steps; `Steps` adds that."""

    __slots__ = ("_asked", "_given", "_pending", "_step", "forced", "game", "question", "table")

    def __init__(self, game: Game, table: Any, *, forced: bool) -> None:
        self.game = game
        self.table = table
        self.forced = forced
        self.question: Question | None = None
        """The open question; None when the game is over."""
        self._step: Step | None = None
        self._asked: tuple[Question, ...] = ()
        """The simultaneous questions, until all of them are answered."""
        self._given: dict[int, Option] = {}
        self._pending: list[Question] = []

    def begin(self) -> None:
        self._step = self.game.step(self.table)
        self._run(None)

    def take(self, option: Option) -> None:
        """Answer with one of the options."""
        question = self.question
        assert question is not None, "no question is open"
        if not self._asked:
            self._note(question.seat, option)
            self._run(option)
            return
        self._given[question.seat] = option
        del self._pending[0]
        if self._pending:
            self.question = self._pending[0]
        else:
            self._run(self._revealed())

    def _run(self, value: Option | tuple[Option, ...] | None) -> None:
        """Continue with an answer until somebody has a choice, or the game is over."""
        step = self._step
        while step is not None:
            try:
                asked = step.send(value)
            except StopIteration:
                step = self._step = self.game.step(self.table)
                self._note_step()
                value = None
                continue
            if isinstance(asked, Question):
                if len(asked.options) > 1 or self.forced:
                    self.question = asked
                    return
                value = asked.options[0]
                self._note(asked.seat, value)
            else:
                self._asked = asked
                if self._put(asked, {}):
                    return
                value = self._revealed()
        self.question = None

    def _put(self, questions: Sequence[Question], given: dict[int, Option]) -> bool:
        """Ask the seats one after the other; False if nobody has a choice."""
        self._given = dict(given)
        self._pending = []
        for question in questions:
            if len(question.options) > 1 or self.forced:
                self._pending.append(question)
            else:
                self._given[question.seat] = question.options[0]
        self.question = self._pending[0] if self._pending else None
        return bool(self._pending)

    def _revealed(self) -> tuple[Option, ...]:
        answers = tuple(self._given[question.seat] for question in self._asked)
        for question, option in zip(self._asked, answers, strict=True):
            self._note(question.seat, option)
        self._asked, self._given = (), {}
        return answers

    def _note(self, seat: int, option: Option) -> None:
        """Called with every answer that the running step is about to receive."""

    def _note_step(self) -> None:
        """Called when another step has begun."""

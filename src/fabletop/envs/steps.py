"""Plays one game question by question, one seat after the other, with cheap copies at any time.

Only real choices are asked; questions with a single option are answered automatically, unless
`forced` is set. Questions to several seats at once are asked one after the other, and nobody sees
an answer before all have answered.

A copy at the first question of a step is a copy of the table. For later questions, the table is
saved every few answers, and a copy re-runs the answers since then.
"""

from collections.abc import Sequence
from typing import Any

from fabletop.core.codec import JsonObject
from fabletop.core.game import Game
from fabletop.core.glimpse import AnsweredBefore, Glimpse
from fabletop.core.position import Position
from fabletop.core.question import Option, Question, Step

EVERY = 8
"""The table is saved at the first answer of a step, if this many answers have been given since the
last time."""


class Steps:
    __slots__ = (
        *("_answers", "_asked", "_base", "_fresh", "_given", "_pending", "_step"),
        *("forced", "game", "question", "table"),
    )

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
        self._base: Any = None
        self._answers: list[AnsweredBefore] = []
        self._fresh = True
        """Whether the running step has not received any answer yet."""

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

    def copy(self) -> "Steps":
        twin = self._following(self.position())
        twin._stand(self._given, [question.seat for question in self._pending])
        return twin

    def position(self) -> Position:
        """A position at this question, on a copy of the table, without the answers given so far to
        simultaneous questions."""
        if self._fresh:
            return Position(self.game, self.table.copy(), auto=False)
        position = Position(self.game, self._base.copy(), auto=False).again(self._answers)
        self._base, self._answers = position.checkpoint, list(position.fed)
        return position

    def imagined(self, seat: int, seed: int) -> "Steps":
        """The same question in a world that the seat cannot tell from this one."""
        twin = self._following(Glimpse(self.position(), seat).world(seed))
        known = {seat: self._given[seat]} if seat in self._given else {}
        order = dict.fromkeys(question.seat for question in (*self._pending, *self._asked))
        twin._stand(known, [one for one in order if one not in known])
        return twin

    def plain(self) -> JsonObject:
        """Everything as plain data, for JSON."""
        position = self.position()
        return {
            "table": self.game.dump(position.checkpoint),
            "answers": [[seat, list(option)] for seat, option in position.fed],
            "given": [[seat, list(option)] for seat, option in self._given.items()],
            "pending": [question.seat for question in self._pending],
        }

    def read(self, plain: JsonObject) -> "Steps":
        """Restore the steps from the data of `plain`, on this object's table, which is before its
        first step."""
        answers = [(seat, tuple(option)) for seat, option in plain["answers"]]
        twin = self._following(Position(self.game, self.table, auto=False).again(answers))
        given = {seat: tuple(option) for seat, option in plain["given"]}
        twin._stand(given, plain["pending"])
        return twin

    def _following(self, position: Position) -> "Steps":
        """Continue from a position, which must not be used any more."""
        twin = Steps(self.game, position.table, forced=self.forced)
        if position.fed:
            twin._fresh = False
            twin._base, twin._answers = position.checkpoint, list(position.fed)
        twin._step, asked = position.released()
        if isinstance(asked, tuple):
            twin._asked = asked
        else:
            twin.question = asked
        return twin

    def _stand(self, given: dict[int, Option], order: Sequence[int]) -> None:
        """Set which simultaneous questions are answered, and who still has to answer."""
        if self._asked:
            asked = {question.seat: question for question in self._asked}
            if not self._put([asked[seat] for seat in order], given):
                self._run(self._revealed())

    def _run(self, value: Option | tuple[Option, ...] | None) -> None:
        """Continue with an answer until somebody has a choice, or the game is over."""
        step = self._step
        while step is not None:
            try:
                asked = step.send(value)
            except StopIteration:
                step = self._step = self.game.step(self.table)
                self._fresh = True
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
        """Record an answer that the running step is about to receive."""
        if self._fresh:
            self._fresh = False
            if self._base is None or len(self._answers) >= EVERY:
                self._base = self.table.copy()
                self._answers = []
        self._answers.append((seat, option))

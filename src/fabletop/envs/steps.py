"""Plays one game question by question, with cheap copies at any time.

A copy at the first question of a step is a copy of the table. For later questions, the table is
saved every few answers, and a copy re-runs the answers since then.
"""

from collections.abc import Sequence
from typing import Any, Final

from fabletop.core.codec import JsonObject
from fabletop.core.game import Game
from fabletop.core.glimpse import AnsweredBefore, Glimpse
from fabletop.core.position import Position
from fabletop.core.question import Option
from fabletop.envs.asking import SeatBySeat

EVERY: Final = 8
"""The table is saved at the first answer of a step, if this many answers have been given since the
last time."""


class Steps(SeatBySeat):
    __slots__ = ("_answers", "_base", "_fresh")

    def __init__(self, game: Game, table: Any, *, forced: bool) -> None:
        super().__init__(game, table, forced=forced)
        self._base: Any = None
        self._answers: list[AnsweredBefore] = []
        self._fresh = True
        """Whether the running step has not received any answer yet."""

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

    def _note_step(self) -> None:
        self._fresh = True

    def _note(self, seat: int, option: Option) -> None:
        """Record an answer that the running step is about to receive."""
        if self._fresh:
            self._fresh = False
            if self._base is None or len(self._answers) >= EVERY:
                self._base = self.table.copy()
                self._answers = []
        self._answers.append((seat, option))

"""Playing on from a question as fast as a playout, but stopping at every real choice.

A walk cannot be copied or undone: to try two ways, make two walks.
"""

from typing import Generic

from fabletop.core.game import Game, T
from fabletop.core.position import Position
from fabletop.core.question import Option, Question, Step
from fabletop.core.view import V

OpenQuestions = Question | tuple[Question, ...] | None
"""One question, several that are answered at the same time, or None when the game is over."""


class Walk(Generic[T, V]):
    __slots__ = ("_step", "asked", "game", "table")

    def __init__(self, game: Game[T, V], table: T, step: Step | None, asked: OpenQuestions) -> None:
        self.game = game
        self.table = table
        self.asked = asked
        self._step = step

    @classmethod
    def begin(cls, game: Game[T, V], table: T) -> "Walk[T, V]":
        """A walk from the next question on; it changes the table."""
        walk = cls(game, table, game.step(table), None)
        walk.answer(None)
        return walk

    @classmethod
    def following(cls, position: Position[T, V]) -> "Walk[T, V]":
        """Continue from a position, which must not be used any more."""
        step, asked = position.released()
        return cls(position.game, position.table, step, asked)

    def answer(self, value: Option | tuple[Option, ...] | None) -> None:
        """Answer the question (or each of several, with a tuple) and play on to the next real
        choice."""
        step = self._step
        while step is not None:
            try:
                asked = step.send(value)
            except StopIteration:
                step = self._step = self.game.step(self.table)
                value = None
                continue
            if isinstance(asked, Question):
                if len(asked.options) > 1:
                    self.asked = asked
                    return
                value = asked.options[0]
            else:
                for question in asked:
                    if len(question.options) > 1:
                        self.asked = asked
                        return
                value = tuple(question.options[0] for question in asked)
        self.asked = None

"""A game at a question: the table, the running step, and enough to copy both.

A running coroutine can be neither copied nor pickled. So a position keeps the table as it was
before the step began (the checkpoint) and the answers since; a copy re-runs them. Because a step
asks before it changes anything, a copy at its first question is a copy of the table alone.
"""

from collections.abc import Collection, Sequence
from typing import Generic

from fabletop.core.errors import IllegalAnswer, RulesError
from fabletop.core.game import Game, T
from fabletop.core.question import Option, Question, Step, show
from fabletop.core.seeds import Seed
from fabletop.core.view import V


class Position(Generic[T, V]):
    __slots__ = ("_base", "_fed", "_given", "_step", "_together", "asked", "auto", "game", "table")

    def __init__(self, game: Game[T, V], table: T, *, auto: bool = True) -> None:
        self.game = game
        self.table = table
        self.auto = auto
        self.asked: tuple[Question, ...] = ()
        self._step: Step | None = None
        self._base: T | None = None
        self._fed: list[tuple[int, Option]] = []
        self._given: dict[int, Option] = {}
        self._together = False
        """Whether the step has asked a tuple of questions; it gets their answers as a tuple."""
        self._run(None)

    @property
    def over(self) -> bool:
        return self._step is None

    @property
    def open(self) -> tuple[Question, ...]:
        """The questions still to be answered."""
        if self._given:
            return tuple(q for q in self.asked if q.seat not in self._given)
        return self.asked

    @property
    def given(self) -> tuple[int, ...]:
        """The seats that have answered a simultaneous question while others have not yet."""
        return tuple(self._given)

    @property
    def checkpoint(self) -> T:
        """The table before the running step. Not to be changed."""
        return self.table if self._base is None else self._base

    @property
    def fed(self) -> tuple[tuple[int, Option], ...]:
        """The answers given since the checkpoint."""
        return tuple(self._fed)

    def answer(self, option: Option, seat: int | None = None) -> None:
        question = self.question(seat)
        if option not in question.options:
            offered = "; ".join(map(show, question.options))
            raise IllegalAnswer(
                f"{show(option)!r} is not possible now ({question.kind}); possible: {offered}"
            )
        base, fed = self.hold(), self.fed
        try:
            self._feed(question.seat, option)
        except Exception as error:
            self._restore(base, fed)
            raise RulesError(f"the rules failed on {show(option)!r}: {error!r}") from error

    def _restore(self, base: T, fed: Sequence[tuple[int, Option]]) -> None:
        """Go back to the question before the rules failed."""
        twin = Position(self.game, base.copy(), auto=self.auto).again(fed)
        self.table, self.asked = twin.table, twin.asked
        self._step, self._base, self._fed = twin._step, twin._base, twin._fed
        self._given, self._together = twin._given, twin._together

    def hold(self) -> T:
        """Keep the table as it is before the step changes it: the checkpoint."""
        if self._base is None:
            self._base = self.table.copy()
        return self._base

    def copy(self) -> "Position[T, V]":
        return self.resumed(self.checkpoint.copy())

    def resumed(self, checkpoint: T) -> "Position[T, V]":
        """The answers of the running step given again on another table."""
        return Position(self.game, checkpoint, auto=self.auto).again(self._fed)

    def again(self, answers: Sequence[tuple[int, Option]]) -> "Position[T, V]":
        """Give answers that were checked before; returns this position."""
        for seat, option in answers:
            self.hold()
            self._feed(seat, option)
        return self

    def reseeded(self, seed: Seed) -> "Position[T, V]":
        """The same position with other future chance results."""
        base = self.checkpoint.copy()
        base.chance.reseed(seed)
        return self._elsewhere(base)

    def redealt(self, seats: Collection[int], seed: Seed) -> "Position[T, V]":
        """A position that looks the same to these seats, with everything drawn anew that none of
        them knows, and other future chance results."""
        return self._elsewhere(self.game.reimagine(self.checkpoint, seats, seed))

    def _elsewhere(self, base: T) -> "Position[T, V]":
        """The running step repeated on another table; what it has shown stays."""
        shown = self.checkpoint.copy()
        shown.chance.record = []
        self.resumed(shown)
        base.chance.script = [one for one in shown.chance.record if one[0] != "reveal"]
        twin = self.resumed(base)
        twin.table.chance.script.clear()
        return twin

    def released(self) -> tuple[Step | None, Question | tuple[Question, ...] | None]:
        """The running step and what it asks, for a caller that no longer needs this position."""
        if self._step is None:
            return None, None
        return self._step, self.asked if self._together else self.asked[0]

    def question(self, seat: int | None) -> Question:
        waiting = self.open
        if not waiting:
            raise IllegalAnswer("the game is over; nothing is asked any more")
        if seat is None:
            if len(waiting) > 1:
                raise IllegalAnswer("several seats are asked at once; say which one answers")
            return waiting[0]
        for question in waiting:
            if question.seat == seat:
                return question
        raise IllegalAnswer(f"seat {seat} is not asked anything now")

    def _feed(self, seat: int, option: Option) -> None:
        self._fed.append((seat, option))
        if not self._together:
            self._run(option)
            return
        self._given[seat] = option
        if len(self._given) == len(self.asked):
            answers = tuple(self._given[question.seat] for question in self.asked)
            self._given = {}
            self.table.chance.reveal("answers")
            self._run(answers)

    def _run(self, value: object) -> None:
        """Continue with an answer until somebody must be asked, or the game is over."""
        while True:
            if self._step is None:
                self._step = self.game.step(self.table)
                self._base = None
                self._fed = []
                if self._step is None:
                    self.asked = ()
                    return
                value = None
            try:
                asked = self._step.send(value)
            except StopIteration:
                self._step = None
                continue
            self._together = isinstance(asked, tuple)
            self.asked = asked if isinstance(asked, tuple) else (asked,)
            if not self._forced():
                return
            self.hold()
            only = self.asked[0].options[0]
            value = (only,) if self._together else only

    def _forced(self) -> bool:
        if len(self.asked) > 1:
            return False
        question = self.asked[0]
        if not question.options:
            raise RulesError(f"a question without an option: {question!r}")
        if not self.auto or question.always or len(question.options) > 1:
            return False
        return question.kind not in self.game.revealing

"""What one seat may know at a question: its view, and worlds that look the same to it.

Bots get nothing else. The game makes a world (`reimagine`) from the table before the running step;
the step is then re-run with the answers and the chance results that were shown. When several seats
are asked at once, their answers stay hidden until everybody has answered.
"""

from dataclasses import dataclass
from typing import Generic

from fabletop.core.chance import ChanceResult
from fabletop.core.game import Game, Options, T
from fabletop.core.position import Position
from fabletop.core.question import Option, Question
from fabletop.core.view import V
from fabletop.core.walk import Walk

AnsweredBefore = tuple[int, Option]
"""A seat and its answer."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """A glimpse as plain data for another process. What the seat cannot know is randomised
    before it is sealed."""

    game: str
    options: Options
    seat: int
    auto: bool
    table: dict[str, object]
    answers: tuple[AnsweredBefore, ...]
    luck: tuple[ChanceResult, ...]


class Glimpse(Generic[T, V]):
    """What a seat may know. Calling it returns the seat's view."""

    __slots__ = (
        *("_answers", "_auto", "_base", "_drawn", "_luck", "_position"),
        *("game", "options", "seat"),
    )

    def __init__(self, position: Position[T, V], seat: int, options: Options | None = None) -> None:
        self.game = position.game
        self.options: Options = options or {}
        self.seat = seat
        self._position = position
        self._auto = position.auto
        self._base = position.checkpoint
        fed = position.fed
        self._answers = fed[: len(fed) - len(position.given)]
        self._luck: tuple[ChanceResult, ...] | None = () if self._base is position.table else None
        self._drawn: tuple[int, T] | None = None
        """The world that was drawn last, with its seed: a search tries several options in it."""

    def __call__(self) -> V:
        return self.game.view(self._position.table, self.seat)

    @property
    def question(self) -> Question:
        return self._position.question(self.seat)

    def imagine(self, seed: int) -> Walk[T, V]:
        """A world at the same question that the seat cannot tell from the real one."""
        return Walk.following(self.world(seed))

    def world(self, seed: int) -> Position[T, V]:
        """Like `imagine`, but as a position, which can be copied."""
        drawn = self._drawn
        if drawn is None or drawn[0] != seed:
            drawn = self._drawn = seed, self.game.reimagine(self._base, (self.seat,), seed)
        return self._resumed(drawn[1].copy())

    def seal(self, options: Options, seed: int) -> Sealed:
        world = self.game.reimagine(self._base, (self.seat,), seed)
        plain = self.game.dump(world)
        return Sealed(
            self.game.name, options, self.seat, self._auto, plain, self._answers, self._shown()
        )

    @classmethod
    def unseal(cls, game: Game[T, V], sealed: Sealed) -> "Glimpse[T, V]":
        base = game.load(sealed.options, sealed.table)
        base.chance.load(sealed.luck)
        start = Position(game, base, auto=sealed.auto)
        glimpse = cls(start.again(sealed.answers), sealed.seat, sealed.options)
        glimpse._luck = sealed.luck
        for table in (glimpse._base, glimpse._position.table):
            table.chance.script.clear()
        return glimpse

    def _resumed(self, world: T) -> Position[T, V]:
        world.chance.load(self._shown())
        twin = Position(self.game, world, auto=self._auto).again(self._answers)
        twin.table.chance.script.clear()
        return twin

    def _shown(self) -> tuple[ChanceResult, ...]:
        """The rolls and draws since the running step began, found by re-running it."""
        if self._luck is None:
            table = self._base.copy()
            table.chance.record = []
            Position(self.game, table, auto=self._auto).again(self._answers)
            self._luck = tuple(one for one in table.chance.record if one[0] != "reveal")
        return self._luck

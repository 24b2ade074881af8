"""One table for self-play at full speed: one seat after the other, plain numbers, no wrappers.

Everything is written into the same arrays again and again: copy what you keep. What is not asked
for is not computed: `row` and `mask` are written when they are read for the first time after a
step.
"""

from typing import Final

import numpy as np

from fabletop.core.errors import BadSetup, IllegalAnswer
from fabletop.core.game import Result
from fabletop.core.question import Question
from fabletop.core.seeds import LAST_SEED
from fabletop.envs.asking import SeatBySeat
from fabletop.envs.episode import FloatRow, Mask
from fabletop.envs.setup import Setup

NO_NUMBERS: Final[list[int]] = []


class LeanTable:
    """`seat` must answer with one of the numbers in `legal`; -1 when the game is over."""

    __slots__ = (
        *("_asking", "_cells", "_floats", "_mask", "_mask_is_new", "_row_is_new"),
        *("decisions", "legal", "over", "seat", "setup", "truncated"),
    )

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seat = -1
        self.legal = NO_NUMBERS
        self.decisions = 0
        self.over = True
        """Whether the game has ended, or was stopped at the limit of decisions."""
        self.truncated = False
        self._asking: SeatBySeat | None = None
        self._cells = setup.observation.blank()
        self._floats: FloatRow = np.frombuffer(self._cells, np.float32)
        self._floats.flags.writeable = False
        self._mask: Mask = np.zeros(setup.vocabulary.size, np.int8)
        self._row_is_new = self._mask_is_new = False

    def reset(self, seed: int) -> None:
        """Begin a game; the same seed and the same numbers give the same game."""
        if not 0 <= seed <= LAST_SEED:
            raise BadSetup(f"a seed is a whole number from 0 to 2^63 - 1, not {seed}")
        setup = self.setup
        table = setup.game.new(setup.options, setup.players, seed)
        self._asking = SeatBySeat(setup.game, table, forced=setup.forced)
        self.decisions = 0
        self.truncated = False
        self._asking.begin()
        self._show(self._asking.question)

    def step(self, number: int) -> None:
        """Answer for the seat, and play on to the next choice of any seat."""
        asking = self._asking
        if asking is None or self.over:
            raise IllegalAnswer("the game is over; reset begins another one")
        question = asking.question
        assert question is not None, "a game that is not over has a question"
        try:
            option = question.options[self.legal.index(number)]
        except ValueError:
            option = self.setup.vocabulary.option(number, question)
        self.decisions += 1
        asking.take(option)
        self._show(asking.question)

    @property
    def row(self) -> FloatRow:
        """What the seat sees; after the end of a game, what seat 0 sees."""
        if not self._row_is_new:
            self.look(max(self.seat, 0))
        return self._floats

    @property
    def mask(self) -> Mask:
        """1 for every number in `legal`, 0 for the others."""
        if not self._mask_is_new:
            self._mask_is_new = True
            self._mask.fill(0)
            self._mask[self.legal] = 1
        return self._mask

    def look(self, seat: int) -> FloatRow:
        """What any seat sees, written into the array of `row`."""
        asking = self._playing()
        self._row_is_new = seat == max(self.seat, 0)
        self.setup.observation.write(self._cells, asking.table, asking.question, seat)
        return self._floats

    def fill(self, out: FloatRow) -> None:
        """Like `row`, but written into an array of the caller."""
        asking = self._playing()
        self.setup.observation.fill(out, asking.table, asking.question, max(self.seat, 0))

    @property
    def result(self) -> Result | None:
        """How the game has ended; None before."""
        return self.setup.game.result(self._playing().table)

    def rewards(self) -> list[float]:
        """The reward of each seat; 0 until the game has ended."""
        return self.setup.rewards(self.result if self.over and not self.truncated else None)

    def _playing(self) -> SeatBySeat:
        if self._asking is None:
            raise IllegalAnswer("no game has begun; reset begins one")
        return self._asking

    def _show(self, question: Question | None) -> None:
        self._row_is_new = self._mask_is_new = False
        if question is None or self.decisions >= self.setup.most:
            self.truncated = question is not None
            self.over = True
            self.seat = -1
            self.legal = NO_NUMBERS
            return
        self.over = False
        self.seat = question.seat
        self.legal = self.setup.vocabulary.numbers(question)

"""One game, played by the numbers of options: who must answer, the possible answers, what a seat
sees as numbers, and the rewards at the end."""

from array import array

import numpy as np
from numpy.typing import NDArray

from fabletop.core.codec import JsonObject
from fabletop.core.decision import Decision
from fabletop.core.errors import BadSetup, IllegalAnswer
from fabletop.core.game import Result
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question
from fabletop.core.seeds import LAST_SEED
from fabletop.core.view import AnyView
from fabletop.envs.memory import SeatMemory
from fabletop.envs.setup import Setup
from fabletop.envs.steps import Steps

FloatRow = NDArray[np.float32]
Mask = NDArray[np.int8]


class Episode:
    __slots__ = ("_numbers", "_steps", "decisions", "memory", "seed", "setup")

    def __init__(self, setup: Setup, seed: int, steps: Steps) -> None:
        self.setup = setup
        self.seed = seed
        self.decisions = 0
        self.memory: SeatMemory | None = None
        self._steps = steps
        self._numbers: list[int] | None = None

    @classmethod
    def begin(cls, setup: Setup, seed: int, *, memory: bool = False) -> "Episode":
        """A new game; the same seed and the same numbers give the same game. With `memory`, events
        and answers are recorded."""
        if not 0 <= seed <= LAST_SEED:
            raise BadSetup(f"a seed is a whole number from 0 to 2^63 - 1, not {seed}")
        table = setup.game.new(setup.options, setup.players, seed)
        steps = Steps(setup.game, table, forced=setup.forced)
        episode = cls(setup, seed, steps)
        if memory:
            episode.memory = SeatMemory()
            episode.memory.start(table)
        steps.begin()
        if episode.memory is not None:
            episode.memory.stop(table)
        return episode

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        return self._steps.question is None

    @property
    def truncated(self) -> bool:
        """Whether the game was stopped at the limit of decisions."""
        return self.decisions >= self.setup.most and not self.finished

    @property
    def over(self) -> bool:
        return self._steps.question is None or self.decisions >= self.setup.most

    @property
    def question(self) -> Question:
        """What is asked now."""
        question = self._steps.question
        if question is None or self.decisions >= self.setup.most:
            raise IllegalAnswer("the game is over; nothing is asked any more")
        return question

    @property
    def seat(self) -> int:
        """The seat that must answer."""
        return self.question.seat

    @property
    def result(self) -> Result | None:
        return self.setup.game.result(self._steps.table) if self.finished else None

    def rewards(self) -> list[float]:
        """The reward of each seat; 0 until the game is finished."""
        return self.setup.rewards(self.result)

    def numbers(self) -> list[int]:
        """The numbers of the options, in order; empty when the game is over."""
        if self.over:
            return []
        if self._numbers is None:
            self._numbers = self.setup.vocabulary.numbers(self.question)
        return self._numbers

    def mask(self) -> Mask:
        """1 for every number that is a possible answer now, 0 for the others."""
        mask = np.empty(self.setup.vocabulary.size, np.int8)
        self.fill_mask(mask)
        return mask

    def fill_mask(self, mask: Mask) -> None:
        """Like `mask`, but written into an existing one."""
        mask.fill(0)
        mask[self.numbers()] = 1

    def legal(self) -> "array[int]":
        """The same numbers as an array. It is none of numpy's, because their vector environments
        cannot join those of different lengths."""
        return array("q", self.numbers())

    def answer(self, number: int) -> None:
        """Answer with the number of an option."""
        self.take(self.setup.vocabulary.option(int(number), self.question))

    def take(self, option: Option) -> None:
        """Answer with one of the options, as bots do."""
        memory, steps = self.memory, self._steps
        seat = self.question.seat
        self.decisions += 1
        self._numbers = None
        if memory is None:
            steps.take(option)
            return
        memory.said.append((seat, option))
        memory.start(steps.table)
        steps.take(option)
        memory.stop(steps.table)

    def view(self, seat: int | None) -> AnyView:
        return self.setup.game.view(self._steps.table, seat)

    def vector(self, seat: int) -> FloatRow:
        """What a seat sees, as numbers."""
        row = np.empty(self.setup.observation.size, np.float32)
        self.fill(row, seat)
        return row

    def fill(self, row: FloatRow, seat: int) -> None:
        """Like `vector`, but written into an existing row."""
        self.setup.observation.fill(row, self._steps.table, self._steps.question, seat)

    def decision(self) -> Decision:
        """The question with its sentences and its refusals."""
        turn = str(self.decisions)
        steps = self._steps
        return Decision(self.setup.game, steps.table, self.question, turn, steps.position)

    def glimpse(self, seat: int) -> Glimpse:
        """What a bot on this seat gets."""
        return Glimpse(self._steps.position(), seat, self.setup.options)

    def copy(self) -> "Episode":
        """The same game at the same question; the two do not affect each other."""
        twin = Episode(self.setup, self.seed, self._steps.copy())
        twin.decisions = self.decisions
        twin.memory = self.memory and self.memory.copy()
        return twin

    def imagine(self, seat: int, seed: int) -> "Episode":
        """The same question in a world that the seat cannot tell from this one; its memory does not
        include secret events and answers of other seats."""
        twin = Episode(self.setup, seed, self._steps.imagined(seat, seed))
        twin.decisions = self.decisions
        twin.memory = self.memory and self.memory.of(seat)
        return twin

    def plain(self) -> JsonObject:
        """Everything as plain data, for JSON."""
        return {
            "seed": self.seed,
            "decisions": self.decisions,
            "memory": self.memory and self.memory.plain(),
            **self._steps.plain(),
        }

    @classmethod
    def read(cls, setup: Setup, plain: JsonObject) -> "Episode":
        """Restore the game from the data of `plain`."""
        table = setup.game.load(setup.options, plain["table"])
        steps = Steps(setup.game, table, forced=setup.forced).read(plain)
        episode = cls(setup, plain["seed"], steps)
        episode.decisions = plain["decisions"]
        episode.memory = plain["memory"] and SeatMemory.read(plain["memory"])
        return episode

    def __deepcopy__(self, _memo: object) -> "Episode":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Episode.read, (self.setup, self.plain())

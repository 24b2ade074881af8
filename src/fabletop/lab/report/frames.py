"""A run as matrices of games by seats, read in pieces so that a million games fit in memory."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from fabletop.core.errors import BadSave
from fabletop.lab.playing.simulate import Plan
from fabletop.lab.plugin import final_of
from fabletop.lab.report.measures import Codes, FloatArray
from fabletop.lab.runs.records import GAMES, SEATS

Arrays = dict[str, NDArray[Any]]


class RunSource(Protocol):
    """A run that can be read (`fabletop.lab.runs.run.Run`)."""

    @property
    def plan(self) -> Plan: ...
    @property
    def games(self) -> int: ...
    @property
    def tables(self) -> Sequence[str]: ...
    def chunks(self, table: str, wanted: Sequence[str] = ()) -> Iterator[Arrays]:
        """The rows of a table in their order, some at a time."""


class NameIndex(dict[str, int]):
    """Numbers the names in the order in which they first appear."""

    def __missing__(self, name: str) -> int:
        self[name] = len(self)
        return self[name]

    def codes(self, column: NDArray[Any]) -> Codes:
        return np.fromiter(map(self.__getitem__, column), np.int32, len(column))


@dataclass(frozen=True, slots=True)
class GameMatrix:
    """Arrays with a number per game, or per seat of every game. The characters that seats play and
    the endings are numbers that stand for names."""

    plan: Plan
    finished: NDArray[np.bool_]
    rounds: Codes
    decisions: Codes
    winners: Codes
    ended_by: Codes
    endings: list[str]
    turn: Codes
    share: FloatArray
    score: Codes
    place: Codes
    faults: Codes
    began_as: Codes
    ended_as: Codes
    parts: list[str]
    numbers: dict[str, Codes]

    @property
    def games(self) -> int:
        return len(self.finished)

    @property
    def seats(self) -> int:
        return len(self.plan.bots)


SMALL = ("turn", "place", "score", "faults")
PARTS = ("began_as", "ended_as")


def read_frame(run: RunSource) -> GameMatrix:
    endings, parts = NameIndex(), NameIndex()
    games = _columns(
        run, GAMES, ("decisions", "rounds", "finished", "winners", "ended_by"), endings
    )
    own = final_of(run.plan.game).names
    seats = _columns(run, SEATS, ("share", *SMALL, *PARTS, *own), parts)
    shape = (run.games, len(run.plan.bots))
    if any(len(column) != shape[0] * shape[1] for column in seats.values()):
        raise BadSave("the tables of games and seats do not belong together")
    matrix = {name: column.reshape(shape) for name, column in seats.items()}
    return GameMatrix(
        plan=run.plan,
        **games,
        endings=list(endings),
        parts=list(parts),
        share=matrix["share"],
        **{name: matrix[name] for name in (*SMALL, *PARTS)},
        numbers={name: matrix[name] for name in own},
    )


def _columns(run: RunSource, table: str, wanted: Sequence[str], names: NameIndex) -> Arrays:
    """Whole columns of a table; strings are replaced by the numbers of their names."""
    pieces: dict[str, list[NDArray[Any]]] = {name: [] for name in wanted}
    for chunk in run.chunks(table, wanted):
        for name, column in chunk.items():
            pieces[name].append(names.codes(column) if column.dtype.kind == "O" else column)
    return {
        name: np.concatenate(found) if found else np.empty(0, np.int32)
        for name, found in pieces.items()
    }

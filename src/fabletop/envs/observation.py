"""What a seat sees as a row of numbers of fixed length, field by field."""

import hashlib
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from fabletop.core import plugins
from fabletop.core.errors import BadSetup
from fabletop.core.question import Question
from fabletop.core.view import AnyView
from fabletop.envs.entries import Entry, Row, SeenView
from fabletop.envs.plugin import declared
from fabletop.envs.sheet import ObservationSheet, seat_names

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise BadSetup("observations need numpy; install it: pip install fabletop[envs]") from missing

Writer = tuple[str, Callable[[Row, int, object], None], int]
"""The name of an entry, the function that writes it, and its position in the row."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the row with one meaning."""

    name: str
    start: int
    size: int
    low: float
    high: float
    meaning: str
    labels: tuple[str, ...]
    """The names of the numbers; empty if there is only one."""
    most: int = 1
    """The value that is scaled to 1; larger values are clipped."""
    kind: str = "numbers"
    """ "flag", "number", "numbers", "one of", "some of" or "amounts"."""
    seats: int = 1
    """How many parts of equal length it has: one for each seat, beginning with the seat's own."""


class Observation:
    """What a seat sees as `size` numbers."""

    def __init__(self, game: str) -> None:
        own = declared(game)
        sheet = own.sheet()
        self.game = game
        self.version = f"{game}-{own.observation_version}"
        self.fields: tuple[Field, ...] = tuple(_lay_out(sheet))
        self.size = self.fields[-1].start + self.fields[-1].size
        self._look = sheet.look
        starts = [field.start for field in self.fields]
        table = len(sheet.table)
        self._table = [
            (entry.name, entry.write, start)
            for entry, start in zip(sheet.table, starts[:table], strict=True)
        ]
        self._seats = [
            [
                (entry.name, entry.write, start + place * entry.size)
                for entry, start in zip(sheet.seat, starts[table:], strict=True)
            ]
            for place in range(sheet.seats)
        ]
        self._blank = bytes(4 * self.size)

    @property
    def hash(self) -> str:
        """A hash of all fields without their meanings: if it changes, the version must change."""
        lines = [
            f"{one.name} {one.start} {one.size} {one.low:g} {one.most} {one.kind} {one.labels}"
            for one in self.fields
        ]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]

    def vector(self, view: AnyView, question: Question | None, seat: int) -> Floats:
        """What a seat sees; the question may be for another seat, or None."""
        return np.frombuffer(self._row(view, question, seat), dtype=np.float32)

    def fill(self, out: Floats, view: AnyView, question: Question | None, seat: int) -> None:
        """Like `vector`, but written into a given row."""
        out[:] = self._row(view, question, seat)

    def parts(self, view: AnyView, question: Question | None, seat: int) -> dict[str, Floats]:
        """Like `vector`, but one array for each field."""
        row = self.vector(view, question, seat)
        return {field.name: row[field.start : field.start + field.size] for field in self.fields}

    def _row(self, view: AnyView, question: Question | None, seat: int) -> Row:
        row = array("f", self._blank)
        table, seats = self._look(view, question, seat)
        _write(row, self._table, table)
        for writers, seen in zip(self._seats, seats, strict=False):
            _write(row, writers, seen)
        return row


def _write(row: Row, writers: Sequence[Writer], seen: SeenView) -> None:
    get = seen.get
    for name, write, start in writers:
        thing = get(name)
        if thing:
            write(row, start, thing)


def _lay_out(sheet: ObservationSheet) -> Iterator[Field]:
    start = 0
    for entry in sheet.table:
        yield _field(entry.name, entry, start, entry.labels, 1)
        start += entry.size
    names = seat_names(sheet.seats)
    for entry in sheet.seat:
        labels = tuple(
            f"{who} {label}".rstrip() for who in names for label in entry.labels or ("",)
        )
        yield _field(f"seat_{entry.name}", entry, start, labels, sheet.seats)
        start += entry.size * sheet.seats


def _field(name: str, entry: Entry, start: int, labels: tuple[str, ...], seats: int) -> Field:
    return Field(
        name,
        start,
        entry.size * seats,
        entry.low,
        1.0,
        entry.meaning,
        labels,
        most=entry.most,
        kind=entry.kind,
        seats=seats,
    )


@plugins.cached
def observation(game: str) -> Observation:
    return Observation(game)

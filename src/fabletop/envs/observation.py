"""What a seat sees as a row of numbers of fixed length, field by field.

The numbers are defined by a view of the seat. Where a game brings a writer, the same row is written
straight from the table, which is much faster.
"""

import hashlib
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from threading import local

from fabletop.core import plugins
from fabletop.core.errors import BadSetup
from fabletop.core.game import Game
from fabletop.core.question import Question
from fabletop.core.registry import find
from fabletop.core.rows.places import Row
from fabletop.core.rows.writing import AnyTable, Layout, RowPlaces
from fabletop.core.view import AnyView
from fabletop.envs.entries import Entry, SeenView
from fabletop.envs.plugin import declared
from fabletop.envs.sheet import ObservationSheet, seat_names

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise BadSetup("observations need numpy; install it: pip install fabletop[envs]") from missing

EntryWriter = tuple[str, Callable[[Row, object], None]]
"""The name of an entry, and the function that writes it in its place."""

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
        self._rules: Game = find(game)
        self._look = sheet.look
        starts = [field.start for field in self.fields]
        many = len(sheet.table)
        table = {
            entry.name: entry.at(start)
            for entry, start in zip(sheet.table, starts[:many], strict=True)
        }
        seats = [
            {
                entry.name: entry.at(start + place * entry.size)
                for entry, start in zip(sheet.seat, starts[many:], strict=True)
            }
            for place in range(sheet.seats)
        ]
        self._table = [(name, place.write) for name, place in table.items()]
        self._seats = [[(name, place.write) for name, place in seat.items()] for seat in seats]
        layout = Layout(RowPlaces(table), tuple(map(RowPlaces, seats)))
        self._writer = sheet.writer(layout) if sheet.writer else None
        self._blank = self.blank()
        self._scratch = _Scratch(self.size)

    @property
    def hash(self) -> str:
        """A hash of all fields without their meanings: if it changes, the version must change."""
        lines = [
            f"{one.name} {one.start} {one.size} {one.low:g} {one.most} {one.kind} {one.labels}"
            for one in self.fields
        ]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]

    def blank(self) -> Row:
        """A new row of zeros."""
        return array("f", bytes(4 * self.size))

    def vector(self, view: AnyView, question: Question | None, seat: int) -> Floats:
        """What a seat sees; the question may be for another seat, or None."""
        row = self.blank()
        self._write_view(row, view, question, seat)
        return np.frombuffer(row, dtype=np.float32)

    def parts(self, view: AnyView, question: Question | None, seat: int) -> dict[str, Floats]:
        """Like `vector`, but one array for each field."""
        row = self.vector(view, question, seat)
        return {field.name: row[field.start : field.start + field.size] for field in self.fields}

    def write(self, row: Row, table: AnyTable, question: Question | None, seat: int) -> None:
        """The same numbers from a table, written over an existing row."""
        row[:] = self._blank
        if self._writer is None:
            self._write_view(row, self._rules.view(table, seat), question, seat)
        else:
            self._writer.write(row, table, question, seat)

    def fill(self, out: Floats, table: AnyTable, question: Question | None, seat: int) -> None:
        """Like `write`, but into an array of numpy."""
        scratch = self._scratch
        self.write(scratch.row, table, question, seat)
        out[:] = scratch.floats

    def _write_view(self, row: Row, view: AnyView, question: Question | None, seat: int) -> None:
        table, seats = self._look(view, question, seat)
        _write(row, self._table, table)
        for writers, seen in zip(self._seats, seats, strict=False):
            _write(row, writers, seen)


class _Scratch(local):
    """A row of every thread, from which arrays are filled."""

    def __init__(self, size: int) -> None:
        self.row = array("f", bytes(4 * size))
        self.floats = np.frombuffer(self.row, dtype=np.float32)


def _write(row: Row, writers: Sequence[EntryWriter], seen: SeenView) -> None:
    get = seen.get
    for name, write in writers:
        thing = get(name)
        if thing:
            write(row, thing)


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

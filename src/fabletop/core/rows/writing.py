"""Writing a row of numbers straight from a table: where its parts stand by their names, and what a
game brings for it. The question is written alike in all games.

The names, the order and the scales come from the description of the row, which lies elsewhere
(`envs/sheet.py`); a writer asks for them once.
"""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from fabletop.core.errors import BadSetup, RulesError
from fabletop.core.question import Question
from fabletop.core.rows.places import FlagAt, NumberAt, Row, WordAt

P = TypeVar("P")
AnyTable = Any
"""The table of whatever game is played."""


class RowWriter(Protocol):
    """Writes what a seat may see into a row of zeros. The question may be for another seat, or
    None."""

    def write(self, row: Row, table: AnyTable, question: Question | None, seat: int) -> None: ...


class RowPlaces:
    """The places of a row by the names of its parts: those about the table, or about one seat."""

    def __init__(self, places: Mapping[str, object]) -> None:
        self._places = places

    def has(self, name: str) -> bool:
        return name in self._places

    def find(self, name: str, kind: type[P]) -> P:
        found = self._places.get(name)
        if not isinstance(found, kind):
            raise RulesError(f"the row has no part {name!r} of the kind {kind.__name__}")
        return found


class Layout:
    """Where everything stands: the parts about the table, and those about each seat, the seat's own
    first."""

    def __init__(self, table: RowPlaces, seats: tuple[RowPlaces, ...]) -> None:
        self.table = table
        self.seats = seats


class QuestionPlaces:
    """The open question: which seat is asked, its kind and, only for that seat, its subject."""

    def __init__(self, at: RowPlaces) -> None:
        self.asked_self = at.find("asked_self", FlagAt).start
        self.asked = at.find("asked", WordAt)
        self.kind = at.find("kind", WordAt)
        self.subject = at.find("subject", WordAt)

    def write(self, row: Row, question: Question, seat: int, seats: int) -> str:
        """Returns the subject; empty if there is none, or if another seat is asked."""
        self.kind.write(row, question.kind)
        asked = question.seat
        if asked != seat:
            self.asked.nth(row, (asked - seat) % seats)
            return ""
        row[self.asked_self] = 1.0
        self.asked.nth(row, 0)
        subject = question.subject
        if not subject:
            return ""
        self.subject.write(row, subject)
        return subject


def write_seat(row: Row, at: WordAt, seat: int, other: int, seats: int) -> None:
    """Write another seat as it is counted from this one; nothing for no seat."""
    if other >= 0:
        at.nth(row, (other - seat) % seats)


def write_subject_number(row: Row, at: NumberAt, subject: str) -> None:
    """Write the number that a question is about, if it is one."""
    if subject and subject.isdecimal():
        number = int(subject)
        if number:
            at.write(row, number)


def in_turn_order(seats: list[P], seat: int) -> list[P]:
    """The seats in turn order, beginning with the given one."""
    if not 0 <= seat < len(seats):
        raise BadSetup(f"there is no seat {seat} at this table; there are 0 to {len(seats) - 1}")
    return seats[seat:] + seats[:seat]

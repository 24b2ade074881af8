"""What an observation of a game consists of: entries about the table and about each seat."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from fabletop.core.question import Question
from fabletop.core.rows.places import Word
from fabletop.core.rows.writing import Layout, RowWriter
from fabletop.core.view import V
from fabletop.envs.entries import Entry, Flag, Number, OneOf, SeenView

OWN = "own"


@dataclass(frozen=True, slots=True)
class ObservationSheet(Generic[V]):
    """The entries of an observation, and how to find them in a view."""

    table: tuple[Entry, ...]
    seat: tuple[Entry, ...]
    """Written for every seat: its own first, then the others in turn order."""
    seats: int
    """The largest number of seats; seats that are not in the game stay 0."""
    look: Callable[[V, Question | None, int], tuple[SeenView, Sequence[SeenView]]]
    """Returns the values for the entries of the table, and of each seat, its own first."""
    writer: Callable[[Layout], RowWriter] | None = None
    """Writes the same row straight from a table, without a view: for speed."""


def seat_names(seats: int) -> tuple[str, ...]:
    return (OWN, *(f"after_{place}" for place in range(1, seats)))


def question_entries(
    kinds: tuple[Word, ...], seats: int, subjects: tuple[Word, ...]
) -> tuple[Entry, ...]:
    """The open question: which seat is asked, its kind, and (only for that seat) its subject."""
    return (
        Flag("asked_self", "This seat is asked."),
        OneOf("asked", seat_names(seats), "Who is asked, counted from this seat."),
        OneOf("kind", kinds, "The kind of question."),
        OneOf("subject", subjects, "What the question is about, if this seat is asked."),
    )


def subject_number(most: int) -> Entry:
    """For games with questions about a number."""
    return Number("subject_number", most, "The number in the question, if this seat is asked.")


def question_seen(question: Question | None, seat: int, seats: int) -> dict[str, object]:
    """Of a question to another seat, only the seat and the kind are visible."""
    if question is None:
        return {}
    own = question.seat == seat
    subject = question.subject if own and question.subject else ""
    return {
        "asked_self": own,
        "asked": seen_from(seat, question.seat, seats),
        "kind": question.kind,
        "subject": subject,
        "subject_number": int(subject) if subject.isdecimal() else 0,
    }


def seen_from(seat: int, other: int, seats: int) -> str:
    """The name of another seat relative to this one; empty for no seat."""
    if other < 0:
        return ""
    place = (other - seat) % seats
    return f"after_{place}" if place else OWN

"""What the data of a card announces must be carried out by somebody. Every game checks its box when
it is opened, so that no card is played that silently does nothing."""

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, NamedTuple

from fabletop.core.errors import BadData

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


NOTHING = "nothing"


class Announced(NamedTuple):
    """Something that a field of a card says, whether code carries it out, and what to do if none
    does."""

    card: str
    field: str
    says: str
    handled: bool
    remedy: str


def check_handled(announced: Iterable[Announced]) -> None:
    for one in announced:
        if not one.handled:
            raise BadData(
                f"{one.card}: {one.field} announces {one.says!r}, but no code carries it out; "
                f"{one.remedy}"
            )


def first_set(numbers: "DataclassInstance") -> str:
    """The first field of a card's numbers that is not as usual."""
    usual = type(numbers)()
    names = [field.name for field in fields(numbers)]
    return next((n for n in names if getattr(numbers, n) != getattr(usual, n)), NOTHING)

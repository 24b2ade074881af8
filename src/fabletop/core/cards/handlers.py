"""Checks that code carries out every effect that the data of a card announces. Every game checks
its cards when it loads them, so that no card in play silently does nothing."""

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Final, NamedTuple

from fabletop.core.errors import BadData

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


NOTHING: Final = "nothing"


class Announced(NamedTuple):
    """An effect that a field of a card announces, whether code carries it out, and what to do if
    not."""

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
    """The first field of a card's numbers that differs from its default."""
    usual = type(numbers)()
    names = [field.name for field in fields(numbers)]
    return next((n for n in names if getattr(numbers, n) != getattr(usual, n)), NOTHING)

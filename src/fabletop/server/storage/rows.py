"""Saved values as rows of the database, and back."""

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import Row, Select

from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSetup
from fabletop.core.seeds import checked
from fabletop.server.errors import NotPossible
from fabletop.server.storage.saved import SavedAnswer, SavedSeat, SavedTable

AnyRow: TypeAlias = Row[Any]
"""A row of a query; the database says of which types its columns are."""

AnySelect: TypeAlias = Select[Any]

RowValues = JsonObject

logger = logging.getLogger("fabletop.server")

P = ParamSpec("P")
Read = TypeVar("Read")


def _if_sound(
    reading: Callable[Concatenate[AnyRow, P], Read],
) -> Callable[Concatenate[AnyRow, P], Read]:
    """Refuse rows with something else in them than we have written there. The log does not show
    what: it may be a table's luck."""

    @wraps(reading)
    def careful(row: AnyRow, /, *more: P.args, **named: P.kwargs) -> Read:
        try:
            return reading(row, *more, **named)
        except (ValueError, TypeError, BadSetup):
            logger.error("table %s is damaged in the database", getattr(row, "table_id", row[0]))
            raise NotPossible("damaged-table") from None

    return careful


def of_table(table: SavedTable) -> RowValues:
    return {
        "id": table.id,
        "game": table.game,
        "ruleset": table.ruleset,
        "data": table.data,
        "options": table.options,
        "seed": str(table.seed) if isinstance(table.seed, int) else "",
        "key": table.seed if isinstance(table.seed, str) else "",
        "revision": table.revision,
        "epoch": table.epoch,
        "over": table.over,
        "closed": table.closed,
        "waiting": joined(table.waiting),
        "talk": table.talk,
        "thoughts": table.thoughts,
        "branched": table.branched,
        "seed_chosen": table.seed_chosen,
        "same_luck": table.same_luck,
        "base": table.base,
    }


def of_seat(table_id: str, number: int, seat: SavedSeat) -> RowValues:
    return {
        "table_id": table_id,
        "seat": number,
        "name": seat.name,
        "bot": seat.bot,
        "secret": seat.secret,
        "person": seat.person,
        "resigned": seat.resigned,
        "free": seat.free,
        "webhook": seat.webhook,
        "switched": seat.switched,
    }


def of_answers(table_id: str, first: int, answers: Sequence[SavedAnswer]) -> list[RowValues]:
    return [
        {
            "table_id": table_id,
            "number": number,
            "seat": answer.seat,
            "option": list(answer.option),
            "chance": [list(result) for result in answer.chance],
        }
        for number, answer in enumerate(answers, start=first)
    ]


@_if_sound
def table(row: AnyRow, seats: Iterable[SavedSeat]) -> SavedTable:
    if not isinstance(row.options, dict):
        raise TypeError(f"{row.options!r:.40} are no options")
    return SavedTable(
        row.id,
        row.game,
        row.ruleset,
        row.data,
        row.options,
        checked(row.key or int(row.seed)),
        row.revision,
        row.epoch,
        row.over,
        tuple(seats),
        row.closed,
        split(row.waiting),
        row.talk,
        row.thoughts,
        row.branched,
        row.seed_chosen,
        row.same_luck,
        row.base,
    )


def seat(row: AnyRow) -> SavedSeat:
    return SavedSeat(
        row.name,
        row.bot,
        row.secret,
        row.person,
        row.resigned,
        row.free,
        row.webhook,
        row.switched,
    )


@_if_sound
def answer(row: AnyRow) -> SavedAnswer:
    return SavedAnswer(row.seat, tuple(row.option), tuple((k, v) for k, v in row.chance))


def joined(waiting: Sequence[int]) -> str:
    return ",".join(map(str, waiting))


def split(waiting: str) -> tuple[int, ...]:
    return tuple(map(int, filter(None, waiting.split(","))))

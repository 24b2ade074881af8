"""Tables as their host sees them: which there are, and deleting them.

Deleting a table deletes its seats, answers, messages, result and annotations. Servers notice by
themselves (`LiveTables.drop_deleted`).
"""

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import ColumnElement, Table, delete, func, or_, select

from fabletop.server.storage import schema
from fabletop.server.storage.rows import AnyRow
from fabletop.server.storage.store import Store

BATCH = 100
"""How many tables are deleted in one transaction, so that servers need not wait long."""

DAY = 24 * 60 * 60
tables, messages, answers, seats = schema.tables, schema.messages, schema.answers, schema.seats


class State(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"
    """Over, or left by everybody."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """What a list of tables says of one."""

    id: str
    game: str
    state: State
    created: float
    changed: float
    seats: tuple[str, ...]
    """A name for a person, `bot:` and its kind for a bot."""
    answers: int
    messages: int


def listed(
    store: Store,
    *,
    states: Collection[State] = tuple(State),
    game: str = "",
    table: str = "",
    most: int | None = None,
) -> list[ListedTable]:
    """Tables, those changed last first."""
    counted = [_count(answers).label("answers"), _count(messages).label("messages")]
    wanted = select(tables, *counted).where(_chosen(states, 0))
    if game:
        wanted = wanted.where(tables.c.game == game)
    if table:
        wanted = wanted.where(tables.c.id == table)
    with store.read() as connection:
        found = connection.execute(wanted.order_by(tables.c.changed.desc()).limit(most)).all()
        sitting = select(seats).order_by(seats.c.table_id, seats.c.seat)
        names: dict[str, list[str]] = {row.id: [] for row in found}
        for ids in _batches(list(names)):
            for seat in connection.execute(sitting.where(seats.c.table_id.in_(ids))):
                names[seat.table_id].append(f"bot:{seat.bot}" if seat.bot else seat.name)
    return [_kept(row, names[row.id]) for row in found]


def old(store: Store, states: Collection[State], days: float) -> list[str]:
    """Tables in these states that were not changed for so many days."""
    with store.read() as connection:
        return list(connection.execute(select(tables.c.id).where(_chosen(states, days))).scalars())


def erase(store: Store, ids: Sequence[str]) -> int:
    """Delete these tables; returns how many there were."""
    count = 0
    for some in _batches(ids):
        with store.write() as connection:
            count += connection.execute(delete(tables).where(tables.c.id.in_(some))).rowcount
    return count


def erase_old(store: Store, states: Collection[State], days: float) -> int:
    """Delete tables in these states that were not changed for so many days; a table that somebody
    changes meanwhile is kept."""
    count = 0
    for some in _batches(old(store, states, days)):
        with store.write() as connection:
            chosen = delete(tables).where(tables.c.id.in_(some), _chosen(states, days))
            count += connection.execute(chosen).rowcount
    return count


def erase_old_messages(store: Store, days: float) -> int:
    """Delete what people wrote to each other more than so many days ago."""
    with store.write() as connection:
        before = time.time() - days * DAY
        return connection.execute(delete(messages).where(messages.c.sent < before)).rowcount


def missing(store: Store, ids: Sequence[str]) -> set[str]:
    """Which of these tables do not exist any more."""
    gone = set(ids)
    if not gone:
        return gone
    with store.read() as connection:
        for some in _batches(ids):
            gone -= set(
                connection.execute(select(tables.c.id).where(tables.c.id.in_(some))).scalars()
            )
    return gone


def _chosen(states: Collection[State], days: float) -> ColumnElement[bool]:
    ended = or_(tables.c.over, tables.c.closed)
    these = {State.FINISHED: ended, State.RUNNING: ~ended}
    chosen = or_(*(these[state] for state in states))
    return chosen & (tables.c.changed <= time.time() - days * DAY) if days else chosen


def _count(of: Table) -> ColumnElement[int]:
    found = select(func.count()).where(of.c.table_id == tables.c.id).correlate(tables)
    return found.scalar_subquery()


def _kept(row: AnyRow, names: Sequence[str]) -> ListedTable:
    state = State.FINISHED if row.over or row.closed else State.RUNNING
    return ListedTable(
        row.id,
        row.game,
        state,
        row.created,
        row.changed,
        tuple(names),
        row.answers,
        row.messages,
    )


def _batches(ids: Sequence[str]) -> list[Sequence[str]]:
    return [ids[first : first + BATCH] for first in range(0, len(ids), BATCH)]

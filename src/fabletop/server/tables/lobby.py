"""Lists of tables, read from the store without a replay: the lobby, and a reader's own tables."""

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import Connection, select

from fabletop.server.api.models import OpenTable, SeatedTable
from fabletop.server.api.wire import seat_infos
from fabletop.server.storage import rows, schema
from fabletop.server.storage.rows import AnyRow, AnySelect
from fabletop.server.storage.saved import SavedSeat
from fabletop.server.storage.store import Store
from fabletop.server.tables.remarks import luck_remarks
from fabletop.server.tables.tokens import digest

MOST = 50


def open_tables(store: Store, language: str) -> list[OpenTable]:
    """The newest running tables with a free seat."""
    tables, seats = schema.tables, schema.seats
    free = select(seats.c.table_id).where(seats.c.free)
    wanted = (
        select(tables)
        .where(tables.c.id.in_(free), ~tables.c.over, ~tables.c.closed)
        .order_by(tables.c.created.desc())
    )
    return [
        OpenTable(
            table=row.id,
            game=row.game,
            options=row.options,
            seats=seat_infos(seated, language),
            created=row.created,
            seed_chosen=row.seed_chosen,
            branched=row.branched,
            same_luck=row.same_luck,
            remarks=luck_remarks(
                language,
                seed_chosen=row.seed_chosen,
                branched=row.branched,
                same_luck=row.same_luck,
            ),
        )
        for row, seated in _with_seats(store, wanted)
    ]


def tables_of(store: Store, tokens: Sequence[str], language: str) -> list[SeatedTable]:
    """The tables of these tokens, as their owner sees them, the latest change first."""
    secrets = {digest(token) for token in tokens if token}
    if not secrets:
        return []
    tables, seats = schema.tables, schema.seats
    mine = select(seats.c.table_id).where(seats.c.secret.in_(secrets))
    wanted = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc())
    return [_seated(row, seated, secrets, language) for row, seated in _with_seats(store, wanted)]


def _seated(
    row: AnyRow, seats: Sequence[SavedSeat], secrets: set[str], language: str
) -> SeatedTable:
    mine = [number for number, seat in enumerate(seats) if seat.secret in secrets]
    waiting = rows.split(row.waiting)
    return SeatedTable(
        table=row.id,
        game=row.game,
        options=row.options,
        seats=seat_infos(seats, language, mine),
        mine=mine,
        waiting=any(number in waiting and not seats[number].bot for number in mine),
        over=row.over,
        closed=row.closed,
        changed=row.changed,
    )


def _with_seats(store: Store, wanted: AnySelect) -> list[tuple[AnyRow, list[SavedSeat]]]:
    with store.read() as connection:
        found = connection.execute(wanted.limit(MOST)).all()
        seated = _seats(connection, [row.id for row in found])
    return [(row, seated[row.id]) for row in found]


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[SavedSeat]]:
    seated: dict[str, list[SavedSeat]] = defaultdict(list)
    for row in connection.execute(
        select(schema.seats)
        .where(schema.seats.c.table_id.in_(tables))
        .order_by(schema.seats.c.table_id, schema.seats.c.seat)
    ):
        seated[row.table_id].append(rows.seat(row))
    return seated

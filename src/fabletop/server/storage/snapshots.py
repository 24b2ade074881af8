"""Snapshots of tables in the database: a few per table, so that a game outlives its rules."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from fabletop.server.storage import schema
from fabletop.server.storage.saved import SavedSnapshot

KEPT = 3
"""How many of the newest are kept. An undo may take back the answers before the newest one."""

_ROWS = schema.snapshots


def write(
    connection: Connection, table_id: str, snapshots: Sequence[SavedSnapshot], base: int
) -> None:
    """Store snapshots that are newer than those there, and drop old ones except the base."""
    numbers = [one.number for one in snapshots]
    mine = _ROWS.c.table_id == table_id
    connection.execute(delete(_ROWS).where(mine, _ROWS.c.number.in_(numbers)))
    rows = [{"table_id": table_id, "number": one.number, "text": one.text} for one in snapshots]
    connection.execute(insert(_ROWS), rows)
    there = connection.execute(select(_ROWS.c.number).where(mine).order_by(_ROWS.c.number.desc()))
    old = [number for number in there.scalars().all()[KEPT:] if number != base]
    if old:
        connection.execute(delete(_ROWS).where(mine, _ROWS.c.number.in_(old)))


def cut(connection: Connection, table_id: str, keep: int) -> None:
    """Drop those after answers that were taken back."""
    connection.execute(delete(_ROWS).where(_ROWS.c.table_id == table_id, _ROWS.c.number > keep))


def read(connection: Connection, table_id: str) -> list[SavedSnapshot]:
    """Those of a table, the oldest first."""
    wanted = select(_ROWS.c.number, _ROWS.c.text).where(_ROWS.c.table_id == table_id)
    return [SavedSnapshot(*row) for row in connection.execute(wanted.order_by(_ROWS.c.number))]

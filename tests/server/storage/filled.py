"""A table that has something in every table of the schema, and all that a database holds."""

from dataclasses import replace
from typing import Any

from sqlalchemy import Row, select

from fabletop.server.storage import schema
from fabletop.server.storage.saved import SavedSnapshot
from fabletop.server.storage.store import Store
from fabletop.server.tables.ending import Ending, SeatEnding
from tests.server.storage.test_store import ROLL, STAY, table

SEAT = SeatEnding(turn=0, bot="", switched=False, place=1, score=7, share=0.5)
ENDING = Ending("prophecy", "", False, False, "certificates", 2, 1, (SEAT, SEAT))


def fill(store: Store, name: str = "kept") -> str:
    """Make a table that has all that can be kept; returns its id."""
    new = replace(table(name), talk=0)
    store.create(new, [STAY, ROLL], [SavedSnapshot(0, "{}"), SavedSnapshot(2, '{"two": "é"}')])
    store.say(new.id, 0, "Ada", "Bonne chance, l’ami ✨")
    store.settle(new.id, ENDING, 86_400.5)
    store.annotate(new.id, "{}")
    empty = [of for of, rows in everything(store).items() if not rows]
    assert not empty, f"fill has to write something into {empty}"
    return new.id


def everything(store: Store) -> dict[str, list[Row[Any]]]:
    """All rows of a database, by their tables in the schema."""
    with store.read() as connection:
        return {
            one.name: list(connection.execute(select(one).order_by(*one.primary_key)))
            for one in schema.metadata.sorted_tables
        }

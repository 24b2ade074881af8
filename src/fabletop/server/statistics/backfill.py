"""Fills in results of games that finished before results were recorded. They are replayed in the
workers, one by one, while the server runs. A game that cannot be replayed stays uncounted."""

import asyncio
import logging

from sqlalchemy.exc import IntegrityError

from fabletop.server.bots.workers import BotWorkers
from fabletop.server.storage.saved import Stored
from fabletop.server.storage.store import Store
from fabletop.server.tables.ending import Ending, ending_of
from fabletop.server.tables.opening import opened

logger = logging.getLogger("fabletop.server")

AT_ONCE = 50
"""How many ids of tables are read from the store at once."""


async def fill_in(store: Store, workers: BotWorkers) -> int:
    """Record the missing results; returns how many were recorded."""
    after, made = "", 0
    while found := await asyncio.to_thread(store.uncounted, after, AT_ONCE):
        for table_id, changed in found:
            made += await _counted(store, workers, table_id, changed)
        after = found[-1][0]
    return made


async def _counted(store: Store, workers: BotWorkers, table_id: str, changed: float) -> bool:
    stored = await asyncio.to_thread(store.load, table_id)
    try:
        ending = await workers.run(ending_of_stored, stored)
        if ending is None:
            return False
        await asyncio.to_thread(store.settle, table_id, ending, changed)
    except IntegrityError:
        return False  # Another process has recorded it meanwhile.
    except Exception as error:
        logger.warning("table %s cannot be counted: %s", table_id, error)
        return False
    return True


def ending_of_stored(stored: Stored) -> Ending | None:
    """Runs in a worker: the result of a stored game."""
    return ending_of(stored.table, opened(stored).match)

"""Deletes what has been kept long enough, and notices what others have deleted."""

import asyncio
import logging
import time

from fabletop.server.settings import Settings
from fabletop.server.storage.housekeeping import State, erase_old, erase_old_messages
from fabletop.server.storage.store import Store
from fabletop.server.tables.tables import Tables

logger = logging.getLogger("fabletop.server")

NOTICED = 5.0
"""Seconds until a server notices that a table was deleted."""
TIDIED = 60 * 60.0
"""Seconds between two looks for what is too old."""


async def keep_tidy(store: Store, tables: Tables, settings: Settings) -> None:
    """Runs as long as the server does; what fails is logged and tried again."""
    due = time.monotonic()
    while True:
        try:
            if time.monotonic() >= due:
                due = time.monotonic() + TIDIED
                await asyncio.to_thread(tidy, store, settings)
            await tables.drop_deleted()
        except Exception as error:
            logger.warning("old or deleted tables could not be dropped: %s", error)
        await asyncio.sleep(NOTICED)


def tidy(store: Store, settings: Settings) -> None:
    """Delete what is older than the settings allow; 0 days stand for ever."""
    kept = {
        State.FINISHED: settings.keep_finished_days,
        State.RUNNING: settings.keep_abandoned_days,
    }
    for state, days in kept.items():
        if days and (count := erase_old(store, [state], days)):
            logger.info("deleted %d %s tables, unchanged for %d days", count, state, days)
    days = settings.keep_messages_days
    if days and (count := erase_old_messages(store, days)):
        logger.info("deleted %d messages older than %d days", count, days)

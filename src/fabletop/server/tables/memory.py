"""The tables in memory, kept in step with the store.

A process that has the store to itself reads each table once. A process that shares the store checks
two counters before it answers a request, and is notified of changes by the others.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from fabletop.core.saved.reopening import replay
from fabletop.server.errors import NoSuchTable
from fabletop.server.storage import housekeeping
from fabletop.server.storage.saved import Pulse, Stored
from fabletop.server.storage.store import Store
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.opening import (
    Opened,
    begun,
    caught_up,
    entries_of,
    opened,
    snapshot_due,
    snapshot_of,
    whole,
)
from fabletop.server.tables.tokens import is_table_id

MOST_FOUNDERS = 10_000
"""Of how many tables the founders are remembered, so that tables which were dropped from memory
belong to them again."""
AT_ONCE = 40
"""How many answers of a stored table are replayed before others get their turn: about 2 ms."""
PAUSE = 0.001
"""Seconds between two such pieces, so that threads which store answers get their turn, too."""

logger = logging.getLogger("fabletop.server")


class LiveTables:
    def __init__(self, store: Store, news: Callable[[LiveTable], None]) -> None:
        self._store = store
        self._news = news
        self._live: dict[str, LiveTable] = {}
        self._loads: dict[str, asyncio.Task[LiveTable]] = {}
        self._founders: OrderedDict[str, str] = OrderedDict()
        self._reading = asyncio.Lock()
        """One table at a time, so that reading leaves threads to those who answer."""
        self._replaying = asyncio.Lock()
        self._errands: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._live)

    def add(self, live: LiveTable) -> None:
        self._live[live.saved.id] = live
        if live.founder:
            self._founders[live.saved.id] = live.founder
            if len(self._founders) > MOST_FOUNDERS:
                self._founders.popitem(last=False)
        self._news(live)

    async def at(self, table_id: str) -> LiveTable:
        """The table as it is now, also if another process has changed it."""
        live = self._live.get(table_id)
        if not is_table_id(table_id):
            raise NoSuchTable("no-table")
        if live is None:
            live = await self._loaded(table_id)
        elif live.doubtful:
            async with self.held(live):
                pass
        elif not self._store.alone:
            await self._hear(live, await asyncio.to_thread(self._store.pulse, table_id))
        live.touched = time.monotonic()
        return live

    async def now(self, table_id: str) -> LiveTable:
        """The table as this process knows it, for callers that are notified of every change."""
        live = self._live.get(table_id)
        return live if live and not live.doubtful else await self.at(table_id)

    @asynccontextmanager
    async def held(self, live: LiveTable) -> AsyncIterator[None]:
        """Hold the table's lock for one change; the table is up to date with the store."""
        async with live.lock:
            if live.doubtful:
                await self._catch_up(live)
            yield

    def heard(self, table_id: str, pulse: Pulse) -> None:
        """A process has changed a table; it may be this one."""
        live = self._live.get(table_id)
        if live and (pulse.revision > live.saved.revision or pulse.talk > live.saved.talk):
            self._run(self._hear(live, pulse))

    def look_again(self, listens: Callable[[str], bool]) -> None:
        """Notifications may have been missed: check all tables again that have listeners."""
        for table_id in filter(listens, self._live):
            self._run(self.at(table_id))

    def forget_idle(self, seconds: float, listens: Callable[[str], bool]) -> None:
        """Drop tables that nobody looks at; they are loaded again when needed."""
        before = time.monotonic() - seconds
        for table_id, live in list(self._live.items()):
            busy = live.lock.locked() or (live.driver is not None and not live.driver.done())
            if live.touched < before and not busy and not listens(table_id):
                del self._live[table_id]

    async def drop_deleted(self) -> list[str]:
        """Drop tables that somebody has deleted from the store; returns their ids."""
        here = list(self._live)
        gone = await asyncio.to_thread(housekeeping.missing, self._store, here)
        for live in filter(None, (self._live.pop(table_id, None) for table_id in gone)):
            for task in _tasks(live):
                task.cancel()
        return list(gone)

    async def close(self) -> None:
        tasks: list[asyncio.Task[Any]] = list(self._errands)
        for live in self._live.values():
            tasks += _tasks(live)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _loaded(self, table_id: str) -> LiveTable:
        """Load a table once, even if several requests need it at the same time."""
        load = self._loads.get(table_id)
        if load is None:
            load = self._loads[table_id] = asyncio.create_task(self._load(table_id))
            load.add_done_callback(lambda _: self._loads.pop(table_id))
        return await asyncio.shield(load)

    async def _load(self, table_id: str) -> LiveTable:
        """The seats that have to answer are computed, and a snapshot is stored if there is none:
        older tables have neither."""
        async with self._reading:
            stored = await asyncio.to_thread(self._store.load, table_id)
        live = LiveTable.of(await self._opened(stored))
        live.founder = self._founders.get(table_id, "")
        if not live.stopped and snapshot_due(live.match, live.snapshot):
            snapshot = await asyncio.to_thread(snapshot_of, live.match)
            await asyncio.to_thread(self._store.keep_snapshot, live.saved, snapshot)
            live.snapshot = snapshot.number
        self.add(live)
        return live

    async def _opened(self, stored: Stored) -> Opened:
        """Replay the answers in short pieces, one at a time, no matter how many tables are loaded:
        a thread would hold up everybody for longer. A thread opens tables that begin at a snapshot,
        or cannot be replayed."""
        if not stored.table.base:
            match, entries = begun(stored.table), entries_of(stored.answers)
            for first in range(0, len(entries), AT_ONCE):
                async with self._replaying:
                    if match is None or replay(match, entries[first : first + AT_ONCE]):
                        match = None
                        break
                    await asyncio.sleep(PAUSE)
            if match is not None:
                return whole(stored, match)
        return await asyncio.to_thread(opened, stored)

    async def _hear(self, live: LiveTable, pulse: Pulse) -> None:
        if pulse.talk > live.saved.talk:
            live.saved = replace(live.saved, talk=pulse.talk)
            self._news(live)
        if pulse.revision > live.saved.revision:
            async with live.lock:
                if pulse.revision > live.saved.revision:
                    await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Load what was stored since; everything after an undo or in doubt."""
        known = 0 if live.doubtful or live.stopped else len(live.history) + len(live.match.entries)
        stored = await asyncio.to_thread(
            self._store.load, live.saved.id, since=known, epoch=live.saved.epoch
        )
        match = None
        if stored.since and stored.table.base == live.saved.base:
            match = caught_up(live.match.copy(), stored.table, stored.answers)
        saved = stored.table
        if match is None:
            if stored.since:
                stored = await asyncio.to_thread(self._store.load, live.saved.id)
            found = await self._opened(stored)
            saved, match = found.saved, found.match
            live.history, live.rest, live.snapshot = found.history, found.rest, found.snapshot
        live.saved = replace(saved, talk=max(saved.talk, live.saved.talk))
        live.match = match
        live.doubtful = False
        self._news(live)

    def _run(self, errand: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(_tried(errand))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


def _tasks(live: LiveTable) -> "list[asyncio.Task[Any]]":
    """What runs for a table."""
    return [*filter(None, [live.driver]), *(task for _, task in live.advice.values())]


async def _tried(errand: Coroutine[Any, Any, Any]) -> None:
    """Run a background task and log its failure; the next request will report the problem."""
    try:
        await errand
    except Exception as error:
        logger.warning("a table could not be loaded again: %s", error)

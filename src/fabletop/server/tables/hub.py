"""Notifies listeners of changed tables within a process; the store does it between processes. And
who watches a table: bots that play alone pause while nobody does."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable

from fabletop.server.tables.live import LiveTable


class Hub:
    def __init__(self) -> None:
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.closed = False

    def close(self) -> None:
        """The server shuts down: all listeners stop."""
        self.closed = True
        for table_id in list(self._waiting):
            self.ring(table_id)

    def ring(self, table_id: str) -> None:
        """Notify the listeners that something has changed at this table."""
        for bell in self._waiting.get(table_id, ()):
            bell.set()

    def has_listeners(self, table_id: str) -> bool:
        return table_id in self._waiting

    @property
    def listeners(self) -> int:
        return sum(map(len, self._waiting.values()))

    def listen(self, table_id: str) -> "Bell":
        return Bell(self._waiting, table_id)


class Bell:
    """One listener; several rings before it wakes up count as one."""

    def __init__(self, waiting: defaultdict[str, set[asyncio.Event]], table_id: str) -> None:
        self._waiting = waiting
        self._table_id = table_id
        self._event = asyncio.Event()

    def __enter__(self) -> "Bell":
        self._waiting[self._table_id].add(self._event)
        return self

    def __exit__(self, *_: object) -> None:
        listeners = self._waiting[self._table_id]
        listeners.discard(self._event)
        if not listeners:
            del self._waiting[self._table_id]

    async def rung(self, seconds: float) -> bool:
        """Wait for a ring; False after this timeout."""
        try:
            await asyncio.wait_for(self._event.wait(), seconds)
        except TimeoutError:
            return False
        self._event.clear()
        return True


class Audience:
    def __init__(
        self, hub: Hub, patience: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Somebody who only sends requests still watches for so many seconds after each of them;
        with 0, every table goes on."""
        self._hub = hub
        self._patience = patience
        self._clock = clock

    def keeps_going(self, live: LiveTable) -> bool:
        """Whether the bots of a table play on now."""
        if not self._patience or not live.bots_alone or self._hub.has_listeners(live.saved.id):
            return True
        return self._clock() - live.touched < self._patience

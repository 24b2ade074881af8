"""Notifications about tables that other server processes have changed, by PostgreSQL's LISTEN."""

import asyncio
import threading
import time

import psycopg

from fabletop.server.storage import failing
from fabletop.server.storage.saved import Pulse
from fabletop.server.storage.store import CHANNEL
from fabletop.server.tables.tables import Tables

PATIENCE = 1.0
"""Seconds between checks whether to stop, and before reconnecting."""


class Listener:
    """A thread that passes notifications on to the tables, in the event loop that started it."""

    def __init__(self, address: str, tables: Tables) -> None:
        self._address = address.replace("postgresql+psycopg", "postgresql", 1)
        self._tables = tables
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="fabletop-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stopped.set()
        self._thread.join(timeout=5 * PATIENCE)

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                failing.logger.warning("the listener lost its connection: %s", error)
                time.sleep(PATIENCE)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._loop.call_soon_threadsafe(self._tables.look_again)
            while not self._stopped.is_set():
                for notify in connection.notifies(timeout=PATIENCE):
                    table_id, revision, talk = notify.payload.split()
                    news = Pulse(int(revision), int(talk))
                    self._loop.call_soon_threadsafe(self._tables.heard, table_id, news)

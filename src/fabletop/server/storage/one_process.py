"""A SQLite file is served by one process, so that what it has in memory is what is stored.

The lock is SQLite's own, on an empty file beside the tables: it works wherever SQLite does and ends
with the process, however that dies.
"""

import sqlite3

from fabletop.core.errors import BadSetup


class SoleUse:
    def __init__(self, path: str) -> None:
        self._connection = sqlite3.connect(
            f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            raise BadSetup(
                f"{path} is served by another process already ({error}); stop that one, choose "
                "another folder, or let several processes share a PostgreSQL database"
            ) from error

    def close(self) -> None:
        self._connection.close()

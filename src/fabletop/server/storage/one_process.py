"""SQLite: only one process serves a file, so that its memory and the file agree.

The lock is SQLite's own, on an empty file next to the database. It works wherever SQLite does, and
ends with the process, no matter how the process ends.
"""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from fabletop.core.errors import BadSetup

OWNER_ONLY = 0o600
BESIDE = ("", "-wal", "-shm")
"""The endings of the files of a database."""


def keep_private(file: Path) -> None:
    """Let nobody but the owner of the process read the database: it holds people's secrets. SQLite
    gives its other files the permissions of this one."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    for ending in BESIDE:
        with suppress(FileNotFoundError):
            Path(f"{file}{ending}").chmod(OWNER_ONLY)


class SoleUse:
    def __init__(self, path: str) -> None:
        lock = f"{path}.lock"
        with suppress(OSError):  # SQLite says better what is wrong
            os.close(os.open(lock, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
            Path(lock).chmod(OWNER_ONLY)
        self._connection = sqlite3.connect(
            lock, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            if "locked" not in str(error):
                raise
            raise BadSetup(
                f"{path} is served by another process already ({error}); stop that one, choose "
                "another folder, or let several processes share a PostgreSQL database"
            ) from error

    def close(self) -> None:
        self._connection.close()


def tune(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer, and every commit is written to disk."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")

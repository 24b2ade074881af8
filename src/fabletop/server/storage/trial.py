"""Whether a database works: tried out by reading and writing."""

import os
from pathlib import Path

from sqlalchemy import delete, func, insert, select, text

from fabletop.core.errors import BadDatabase
from fabletop.server.storage import rows, schema
from fabletop.server.storage.failing import DatabaseFails
from fabletop.server.storage.saved import SavedTable
from fabletop.server.storage.soundness import HEAD, check_head
from fabletop.server.storage.store import Store

NOTHING = SavedTable("", "", "", "", {}, 0, revision=0, epoch=0, over=True, seats=())
"""A table that is gone at the end of a transaction: nobody sees it, but the disk needs room."""

MANY = 20_000
"""PostgreSQL finds room for a row in pages that it has; so many numbers, which it needs only for
the moment, take new room on the disk: about 300 KB."""


class DatabaseTrial:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._handle = os.open(store.file, os.O_RDONLY) if store.file else None

    def run(self) -> None:
        """Read and write; DatabaseFails if the database does not take it."""
        if self._store.file and self._handle is not None:
            _check_file(self._store.file, self._handle)
        row = rows.of_table(NOTHING) | {"created": 0.0, "changed": 0.0}
        with self._store.write() as connection:
            connection.execute(insert(schema.tables).values(**row))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == NOTHING.id))
            if not self._store.alone:
                connection.execute(text("SET LOCAL work_mem = '64kB'"))
                connection.execute(select(func.count()).select_from(func.generate_series(1, MANY)))

    def close(self) -> None:
        """Only after the store: whoever closes a handle of a file gives up all locks that the
        process has on it, SQLite's, too. Another program would then take the database for one that
        nobody uses, and delete the write-ahead log with the newest answers."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _check_file(file: Path, handle: int) -> None:
    """SQLite does not notice if its file was deleted, replaced or overwritten. The file is read by
    a handle that stays open."""
    ours = os.fstat(handle)
    try:
        if not os.path.samestat(file.stat(), ours):
            raise DatabaseFails(f"{file} is not the file any more that is served")
        check_head(file, os.pread(handle, HEAD, 0), ours.st_size)
    except FileNotFoundError as error:
        raise DatabaseFails(f"{file} is gone") from error
    except BadDatabase as error:
        raise DatabaseFails(str(error)) from error

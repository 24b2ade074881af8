"""Backups: always a SQLite file with the tables of Fabletop, whatever database they come from.

So a backup of SQLite can be restored into PostgreSQL and the other way round, and it can be looked
into with any program for SQLite. It is consistent while servers are running.
"""

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, create_engine, event, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from fabletop.core.errors import BadSave
from fabletop.server.settings import Settings
from fabletop.server.storage import schema
from fabletop.server.storage.beside import beside, file_of, name_of
from fabletop.server.storage.soundness import explained
from fabletop.server.storage.version import check_known, check_newest, upgrade, version_of

ROWS = 500
"""How many rows are copied at once."""

UNFINISHED = ".unfinished"
DAY = 24 * 60 * 60
"""What work that was killed has left is removed after so many seconds."""


def back_up(settings: Settings, file: Path, *, force: bool) -> int:
    """Write a backup; the file appears when it is complete. Returns how many tables it holds."""
    if file.exists() and not force:
        raise BadSave(f"{file} exists; name another file, or replace it with --force")
    source = file_of(settings)
    with beside(settings) as store, _unfinished(file) as fresh:
        if source is None:
            with store.snapshot() as reading, sqlite(fresh) as writing:
                check_newest(version_of(reading), name_of(settings))
                upgrade(writing)
                copy_rows(reading, writing)
        else:
            _copy_file(source, fresh)
        count = check_backup(fresh, name_of(settings))
        sync(fresh)
        fresh.replace(file)
        sync(file.parent)
    return count


def check_backup(file: Path, what: str) -> int:
    """Refuse what is no backup, is damaged or is too new. Returns how many tables it holds."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as looking:
        try:
            (state,) = looking.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as error:
            raise BadSave(f"{what} is no backup, or it is damaged: {error}") from error
    if state != "ok":
        raise BadSave(f"{what} is damaged: {state}")
    with explained(what), sqlite(file) as connection:
        check_known(version_of(connection), what)
        return len(connection.execute(select(schema.tables.c.id)).all())


@contextmanager
def upgraded(file: Path, folder: Path) -> Iterator[Path]:
    """A copy of a backup in a folder, brought up to date; the copy is deleted in the end."""
    if not file.is_file():
        raise BadSave(f"there is no file {file}")
    check_backup(file, str(file))
    with _unfinished(folder / file.name) as copy:
        _copy_file(file, copy)
        with sqlite(copy) as connection:
            upgrade(connection)
        yield copy


def copy_rows(source: Connection, target: Connection) -> None:
    """All rows of all tables, from one database to another."""
    for table in schema.metadata.sorted_tables:
        found = source.execute(select(table).execution_options(yield_per=ROWS))
        for some in found.mappings().partitions(ROWS):
            target.execute(insert(table), [dict(row) for row in some])


def _copy_file(source: Path, target: Path) -> None:
    """By SQLite's online backup, in one step: writers go on, and are not in the copy."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")


@contextmanager
def sqlite(file: Path) -> Iterator[Connection]:
    """One transaction on a file that nobody else uses."""
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA foreign_keys=ON"))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _unfinished(file: Path) -> Iterator[Path]:
    """A name beside a file to write to, readable by its owner only. Nothing is left of it if the
    work fails, for example because the disk is full."""
    try:
        _remove_old(file.parent)
        handle, name = tempfile.mkstemp(UNFINISHED, f".{file.name}.", file.parent)
    except OSError as error:
        raise BadSave(f"cannot write in {file.parent}: {error.strerror}") from error
    os.close(handle)
    fresh = Path(name)
    try:
        yield fresh
    except (OSError, sqlite3.Error) as error:
        raise BadSave(f"{file} cannot be written: {error}") from error
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise BadSave(f"{file} cannot be written: {error.orig}") from error
        raise
    finally:
        for left in (fresh, *(Path(f"{fresh}-{ending}") for ending in ("journal", "wal", "shm"))):
            left.unlink(missing_ok=True)


def _remove_old(folder: Path) -> None:
    for left in folder.glob(f".*{UNFINISHED}"):
        with suppress(OSError):
            if left.stat().st_mtime < time.time() - DAY:
                left.unlink()


def sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

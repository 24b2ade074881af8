"""Databases that cannot be used: one sentence says why, and what to do."""

import sqlite3
from collections.abc import Iterator, Set
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError, NoSuchModuleError, SQLAlchemyError

from fabletop.core.errors import BadDatabase
from fabletop.server.storage import schema
from fabletop.server.storage.version import upgrade, version_of

MAGIC = b"SQLite format 3\x00"
HEAD = 100
"""How many bytes the head of a SQLite file has."""
VERSIONS = "alembic_version"
QUICKLY_CHECKED = 100_000_000
"""Files up to this size are read in full before they are used."""

ADDRESS = "one looks like postgresql+psycopg://user@host/name"
RESTORE = "restore it from a backup, or choose another folder with --folder"

_CAUSES = (
    ("not a database", f"is not a database of Fabletop; {RESTORE}"),
    ("malformed", f"is damaged; {RESTORE}"),
    ("readonly", "cannot be written: make the file and its folder writable for this user"),
    ("permission", "cannot be used: make the file and its folder writable for this user"),
    ("unable to open", "cannot be opened: make its folder exist, and writable for this user"),
    ("disk is full", "cannot be written: the disk is full; make room and start again"),
    ("disk i/o", "cannot be read or written: the disk reports an error; check it"),
    ("duplicate column", f"is half brought up to date; {RESTORE}"),
    ("no such", f"lacks something that it should have; {RESTORE}"),
    ("locked", "is used by another program; end that one, or choose another folder"),
)


@contextmanager
def explained(name: str) -> Iterator[None]:
    """Turn errors of the database with this name into one sentence."""
    try:
        yield
    except CommandError as error:
        raise BadDatabase(
            f"{name} was made by a newer version of Fabletop ({error}); "
            "install that one, or choose another folder or database"
        ) from error
    except (NoSuchModuleError, ImportError) as error:
        raise BadDatabase(f"the address {name} cannot be used ({error}); {ADDRESS}") from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        cause = str(error.orig if isinstance(error, DBAPIError) else error).strip()
        told = next((told for sign, told in _CAUSES if sign in cause.lower()), "")
        if not told:
            first = (cause.splitlines() or [repr(error)])[0]
            told = f"cannot be used: {first}; check that it is there, and its address"
        raise BadDatabase(f"the database {name} {told}") from error


def check_file(path: Path) -> None:
    """Refuse a SQLite file that is none, is cut off, belongs to another program, or was emptied
    while its newest changes still lie in the write-ahead log next to it. Nothing is changed, as it
    would be if SQLite opened the file for writing. Not for a file that this process has open: see
    `DatabaseTrial.close`."""
    if path.is_symlink() and not path.exists():
        raise BadDatabase(
            f"{path} is a link to a file that is not there ({path.readlink()}): make that file "
            "available, or choose another folder with --folder"
        )
    if path.is_dir():
        raise BadDatabase(
            f"{path} is a folder, not a database; choose another folder with --folder"
        )
    size = path.stat().st_size if path.exists() else 0
    ahead = path.with_name(f"{path.name}-wal")
    pending = ahead.exists() and ahead.stat().st_size > 0
    if not size:
        if pending:
            raise BadDatabase(
                f"{path} is missing or empty, but {ahead.name} next to it holds changes of a "
                f"database: {RESTORE}; to begin anew, remove {ahead.name}"
            )
        return
    with path.open("rb") as file:
        check_head(path, file.read(HEAD), size, pending=pending)
    with suppress(sqlite3.Error), closing(_read_only(path)) as looking:
        names = looking.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        _check_owner({str(name) for (name,) in names}, str(path))


def check_head(path: Path, head: bytes, size: int, *, pending: bool = True) -> None:
    """Refuse a SQLite file by its first bytes and its size. What is pending in a write-ahead log
    may be missing in the file."""
    if not head.startswith(MAGIC):
        raise BadDatabase(f"{path} is not a database of Fabletop; {RESTORE}")
    page = int.from_bytes(head[16:18], "big")
    expected = (65536 if page == 1 else page) * int.from_bytes(head[28:32], "big")
    if len(head) < HEAD or (size < expected and not pending):
        raise BadDatabase(f"{path} is cut off ({size} of {expected} bytes); {RESTORE}")


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def make_ready(connection: Connection, name: str) -> None:
    """Bring a database up to date, if nothing is wrong with it."""
    check_content(connection, name)
    upgrade(connection)
    check_schema(connection, name)


def check_content(connection: Connection, name: str) -> None:
    """Refuse a database that is damaged, that another program made, or that takes no names in all
    scripts."""
    if connection.dialect.name == "postgresql":
        encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
        if encoding != "UTF8":
            raise BadDatabase(
                f"the database {name} keeps text as {encoding}, not as UTF8; make a new one with "
                "`createdb --encoding=UTF8 --template=template0`"
            )
    if connection.dialect.name == "sqlite":
        pages = connection.execute(
            text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        ).scalar_one()
        if pages <= QUICKLY_CHECKED:
            found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
            if found != "ok":
                first = str(found).splitlines()[-1]
                raise BadDatabase(f"the database {name} is damaged ({first}); {RESTORE}")
    tables = set(inspect(connection).get_table_names())
    _check_owner(tables, name)
    if tables and version_of(connection) is None:
        raise BadDatabase(f"the database {name} is damaged: it does not say its version; {RESTORE}")


def check_schema(connection: Connection, name: str) -> None:
    """Refuse a database that has lost a table or a column."""
    found = inspect(connection)
    tables = set(found.get_table_names())
    for table in schema.metadata.sorted_tables:
        if table.name not in tables:
            raise BadDatabase(f"the database {name} is damaged: it has no {table.name}; {RESTORE}")
        columns = {column["name"] for column in found.get_columns(table.name)}
        for column in table.columns:
            if column.name not in columns:
                raise BadDatabase(f"the database {name} is damaged: it has no {column}; {RESTORE}")


def _check_owner(tables: Set[str], name: str) -> None:
    if tables and VERSIONS not in tables:
        raise BadDatabase(
            f"the database {name} belongs to another program (it has: "
            f"{', '.join(sorted(tables)[:3])}); choose another folder or database"
        )

"""Restoring a backup, into SQLite or PostgreSQL."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import gettempdir

from sqlalchemy import Connection, delete, select, text

from fabletop.core.errors import BadSetup
from fabletop.server.settings import Settings
from fabletop.server.storage import schema
from fabletop.server.storage.backup import check_backup, copy_rows, sqlite, sync, upgraded
from fabletop.server.storage.beside import file_of, name_of
from fabletop.server.storage.one_process import SoleUse
from fabletop.server.storage.soundness import explained
from fabletop.server.storage.store import CHANNEL, Store


def restore(settings: Settings, backup: Path, *, force: bool) -> int:
    """Make the database what the backup says. Returns how many tables there are now. Servers must
    not run meanwhile, and existing tables are replaced only by force."""
    file = file_of(settings)
    if file is None:
        return _into_postgres(settings, backup, force=force)
    return _into_file(file, backup, force=force)


def _into_file(file: Path, backup: Path, *, force: bool) -> int:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"cannot make the folder {file.parent}: {error.strerror}") from error
    with explained(str(file)):
        alone = SoleUse(str(file))
    with closing(alone), upgraded(backup, file.parent) as fresh:
        if file.exists() and not force:
            raise BadSetup(f"{file} exists; replace all of its tables with --force")
        count = check_backup(fresh, str(backup))
        if file.exists():
            fresh.chmod(file.stat().st_mode & 0o777)
            _finish(file)
        for ending in ("-wal", "-shm"):  # They belong to the file that goes.
            Path(f"{file}{ending}").unlink(missing_ok=True)
        sync(fresh)
        fresh.replace(file)
        sync(file.parent)
    return count


def _finish(file: Path) -> None:
    """Write what is in the log beside a database into its file, in case that we are cut short. Of
    a damaged database, nothing needs to be kept."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _into_postgres(settings: Settings, backup: Path, *, force: bool) -> int:
    with (
        explained(name_of(settings)),
        closing(Store(settings.address)) as store,
        upgraded(backup, Path(gettempdir())) as copy,
    ):
        store.migrate()
        with store.write() as target, sqlite(copy) as source:
            if _served(target):
                raise BadSetup("a server uses this database; stop all of its servers first")
            if target.execute(select(schema.tables.c.id).limit(1)).first() and not force:
                raise BadSetup("the database holds tables; replace all of them with --force")
            for table in reversed(schema.metadata.sorted_tables):
                target.execute(delete(table))
            copy_rows(source, target)
            return len(source.execute(select(schema.tables.c.id)).all())


def _served(connection: Connection) -> bool:
    """Whether a server listens to the news of this database."""
    listening = text(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = :listen"
    )
    return connection.execute(listening, {"listen": f"LISTEN {CHANNEL}"}).first() is not None

"""Backups of either database, restored into either; and everything that can be wrong with them."""

import os
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from fabletop.core.errors import BadSave, BadSetup
from fabletop.server.settings import Settings
from fabletop.server.storage.backup import back_up
from fabletop.server.storage.restoring import restore
from fabletop.server.storage.store import CHANNEL, Store
from tests.server.storage.filled import everything, fill

pytestmark = pytest.mark.xdist_group("postgres")

KINDS = ("sqlite", "postgres")
_numbers = count(1)


@pytest.fixture
def places(tmp_path: Path, request: pytest.FixtureRequest) -> "Places":
    return Places(tmp_path, request)


class Places:
    """New databases of either kind."""

    def __init__(self, folder: Path, request: pytest.FixtureRequest) -> None:
        self._folder = folder
        self._request = request

    def new(self, kind: str) -> Settings:
        number = next(_numbers)
        if kind == "sqlite":
            return Settings(folder=self._folder / f"place{number}")
        address = str(self._request.getfixturevalue("postgres"))
        engine = create_engine(address, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE place{number}"))
        engine.dispose()
        return Settings(database=address.replace("/postgres?", f"/place{number}?"))

    def filled(self, kind: str) -> tuple[Settings, str]:
        """A database with a table that has all that can be kept; the table's id."""
        settings = self.new(kind)
        with closing(Store(settings.address)) as store:
            store.migrate()
            return settings, fill(store)


def told(settings: Settings) -> object:
    """All that a database keeps."""
    with closing(Store(settings.address)) as store:
        return everything(store)


@pytest.mark.parametrize("into", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_a_backup_goes_from_either_database_to_either(
    places: Places, source: str, into: str, tmp_path: Path
) -> None:
    settings, _ = places.filled(source)
    target, file = places.new(into), tmp_path / "backup.sqlite"
    assert back_up(settings, file, force=False) == 1
    assert file.stat().st_mode & 0o777 == 0o600
    assert restore(target, file, force=False) == 1
    assert told(target) == told(settings)
    assert sorted(tmp_path.glob(".*")) == []


@pytest.mark.parametrize("kind", KINDS)
def test_tables_are_replaced_only_by_force(places: Places, kind: str, tmp_path: Path) -> None:
    settings, _ = places.filled(kind)
    other, _ = places.filled(kind)
    file = tmp_path / "backup.sqlite"
    back_up(settings, file, force=False)
    with pytest.raises(BadSetup, match=r"replace all of (its tables|them) with --force"):
        restore(other, file, force=False)
    restore(other, file, force=True)
    assert told(other) == told(settings)


def test_a_backup_is_consistent_while_a_server_writes(places: Places, tmp_path: Path) -> None:
    settings, name = places.filled("sqlite")
    enough = threading.Event()

    def write() -> None:
        with closing(Store(settings.address)) as store:
            store.migrate()
            for _ in range(1_500):
                number = store.say(name, 0, "Ada", "x" * 200).number
                if enough.is_set() and number > 20:
                    return

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            file = tmp_path / f"{number}.sqlite"
            back_up(settings, file, force=False)
            with closing(sqlite3.connect(file)) as kept:
                (talk,) = kept.execute("SELECT talk FROM tables").fetchone()
                (said,) = kept.execute("SELECT count(*) FROM messages").fetchone()
            assert talk == said
    finally:
        enough.set()
        writer.join()


def test_a_backup_does_not_replace_a_file_by_itself(places: Places, tmp_path: Path) -> None:
    settings, _ = places.filled("sqlite")
    file = tmp_path / "backup.sqlite"
    file.write_text("precious")
    with pytest.raises(BadSave, match="replace it with --force"):
        back_up(settings, file, force=False)
    assert file.read_text() == "precious"
    assert back_up(settings, file, force=True) == 1


def test_what_is_no_database_is_not_backed_up(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"there is no database .*--folder"):
        back_up(Settings(folder=tmp_path / "nowhere"), tmp_path / "b", force=False)
    with pytest.raises(BadSetup, match="address of the database is not understood"):
        back_up(Settings(database="nonsense"), tmp_path / "b", force=False)
    nobody = "postgresql+psycopg://nobody:swordfish@127.0.0.1:9/none"
    with pytest.raises(BadSetup, match=r"the database .* cannot be used") as refused:
        back_up(Settings(database=nobody), tmp_path / "b", force=False)
    assert "swordfish" not in str(refused.value)
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_database_is_told_and_its_backup_is_not_kept(
    places: Places, tmp_path: Path
) -> None:
    settings, _ = places.filled("sqlite")
    file = settings.folder / "tables.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\x55" * (len(whole) - 8192))
    with pytest.raises((BadSave, BadSetup), match=r"damaged|malformed"):
        back_up(settings, tmp_path / "b.sqlite", force=False)
    assert not (tmp_path / "b.sqlite").exists()


def test_a_full_disk_leaves_nothing_half_written(places: Places, tmp_path: Path) -> None:
    settings, _ = places.filled("sqlite")
    order = f"ulimit -f 130; exec {sys.executable} -m fabletop.cli.main backup b.sqlite"
    said = subprocess.run(
        ["sh", "-c", f"{order} --folder {settings.folder}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 2, said.stderr
    assert "b.sqlite cannot be written" in said.stderr
    assert sorted(tmp_path.glob("*b.sqlite*")) + sorted(tmp_path.glob(".*")) == []


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_backup_is_refused_and_nothing_changes(
    places: Places, kind: str, tmp_path: Path
) -> None:
    settings, _ = places.filled(kind)
    before, text_file, foreign = told(settings), tmp_path / "a.txt", tmp_path / "foreign"
    text_file.write_text("no database at all, but quite a long text " * 100)
    with closing(sqlite3.connect(foreign)) as other:
        other.execute("CREATE TABLE tables (id)")
        other.commit()
    with pytest.raises(BadSave, match="there is no file"):
        restore(settings, tmp_path / "none", force=True)
    with pytest.raises(BadSave, match="is no backup, or it is damaged"):
        restore(settings, text_file, force=True)
    with pytest.raises(BadSetup, match="holds no tables of Fabletop"):
        restore(settings, foreign, force=True)
    assert told(settings) == before


def test_a_restore_that_is_cut_short_leaves_all_tables_as_they_were(
    places: Places, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The newest changes of the old database are in its write-ahead log only."""
    settings, _ = places.filled("sqlite")
    other, _ = places.filled("sqlite")
    file, backup = settings.folder / "tables.sqlite", tmp_path / "backup.sqlite"
    back_up(other, backup, force=False)
    with closing(sqlite3.connect(file)) as server:
        server.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        older = file.read_bytes()
        server.execute("UPDATE messages SET name = 'Ben'")
        server.commit()
        log = Path(f"{file}-wal").read_bytes()
    before = told(settings)
    file.write_bytes(older)
    Path(f"{file}-wal").write_bytes(log)

    def cut_short(self: Path, target: Path) -> None:
        raise OSError(f"no time to rename {self} to {target}")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", cut_short)
        with pytest.raises(BadSave, match="no time to rename"):
            restore(settings, backup, force=True)
    assert told(settings) == before
    restore(settings, backup, force=True)
    assert told(settings) == told(other)


def test_what_a_killed_backup_left_is_removed_a_day_later(places: Places, tmp_path: Path) -> None:
    settings, _ = places.filled("sqlite")
    old, new = tmp_path / ".a.sqlite.1.unfinished", tmp_path / ".a.sqlite.2.unfinished"
    old.touch()
    new.touch()
    yesterday = time.time() - 25 * 60 * 60
    os.utime(old, (yesterday, yesterday))
    back_up(settings, tmp_path / "b.sqlite", force=False)
    assert not old.exists()
    assert new.exists()


def test_a_backup_of_a_newer_version_is_refused(places: Places, tmp_path: Path) -> None:
    settings, _ = places.filled("sqlite")
    file = tmp_path / "backup.sqlite"
    back_up(settings, file, force=False)
    with closing(sqlite3.connect(file)) as kept:
        kept.execute("UPDATE alembic_version SET version_num = '9999'")
        kept.commit()
    with pytest.raises(BadSetup, match=r"newer Fabletop \(version 9999"):
        restore(places.new("sqlite"), file, force=False)


def test_a_database_of_an_older_version_waits_for_its_server(
    places: Places, tmp_path: Path
) -> None:
    settings, _ = places.filled("sqlite")
    with closing(sqlite3.connect(settings.folder / "tables.sqlite")) as database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
        database.commit()
    with pytest.raises(BadSetup, match="start the server once"):
        back_up(settings, tmp_path / "b", force=False)


def test_nothing_is_restored_under_a_running_server(places: Places, tmp_path: Path) -> None:
    settings, _ = places.filled("sqlite")
    file = tmp_path / "backup.sqlite"
    back_up(settings, file, force=False)
    with closing(Store(settings.address)) as server:
        server.migrate()
        with pytest.raises(BadSetup, match="served by another process already"):
            restore(settings, file, force=True)
    target = places.new("postgres")
    listening = create_engine(target.address, isolation_level="AUTOCOMMIT")
    with listening.connect() as server_of_postgres:
        server_of_postgres.exec_driver_sql(f"LISTEN {CHANNEL}")
        with pytest.raises(BadSetup, match="stop all of its servers"):
            restore(target, file, force=True)
    listening.dispose()
    assert restore(target, file, force=True) == 1

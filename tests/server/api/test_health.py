"""What the server says of its database, and what it refuses while that does not work."""

import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from fabletop.server.api import health
from fabletop.server.app import create_app
from fabletop.server.settings import FILE, Settings
from fabletop.server.storage import failing, schema
from fabletop.server.storage.store import Store
from fabletop.server.storage.trial import DatabaseTrial
from tests.server.inside import queries

TABLE = {"seats": [{"name": "Ada"}, {"name": "Ben"}]}


@pytest.fixture
def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server that looks at its database whenever it is asked."""
    monkeypatch.setattr(health, "EVERY", 0.0)
    with TestClient(create_app(Settings(folder=tmp_path))) as client:
        assert client.get("/health").text == "well\n"
        yield client


@contextmanager
def no_more_room(file: Path) -> Iterator[None]:
    """No file may grow beyond the present size of this one, as on a full disk."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def test_health_is_not_well_without_its_tables(watched: TestClient, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as other:
        other.execute("ALTER TABLE tables RENAME TO lost")
    reply = watched.get("/health", headers={"Accept-Language": "fr"})
    assert reply.status_code == 503
    assert reply.json()["detail"] == "la base de données ne peut être ni lue ni écrite"
    with sqlite3.connect(tmp_path / FILE) as other:
        other.execute("ALTER TABLE lost RENAME TO tables")
    assert watched.get("/health").status_code == 200


def test_health_is_not_well_without_its_file(watched: TestClient, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / FILE, tmp_path / "elsewhere"
    file.rename(elsewhere)
    assert watched.get("/health").status_code == 503
    shutil.copy(elsewhere, file)
    assert watched.get("/health").status_code == 503, "SQLite still writes to the other one"
    elsewhere.rename(file)
    assert watched.get("/health").status_code == 200


def test_health_is_not_well_with_an_overwritten_file(watched: TestClient, tmp_path: Path) -> None:
    with (tmp_path / FILE).open("r+b") as file:
        file.write(b"something else, of another program")
    assert watched.get("/health").status_code == 503


def test_when_the_disk_is_full_changes_are_refused_in_a_sentence_and_health_says_so(
    watched: TestClient, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = watched.post("/api/tables", json=TABLE).json()
    seat = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
    messages = f"/api/tables/{table['table']}/messages"
    with no_more_room(tmp_path / f"{FILE}-wal"):
        replies = [
            watched.get("/health"),
            watched.post("/api/tables", json=TABLE),
            watched.post(messages, json={"text": "Hello"}, headers=seat),
        ]
        assert watched.get(messages).json() == []
    for reply in replies:
        assert reply.status_code == 503
        assert reply.json() == {"detail": "the database cannot be read or written"}
    said = [one for one in caplog.records if one.name == failing.LOGGER]
    assert said
    assert not any(one.exc_info for one in said)
    assert watched.get("/health").status_code == 200
    assert watched.post(messages, json={"text": "Hello"}, headers=seat).status_code == 201


def test_the_database_is_tried_once_in_a_while_whoever_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "EVERY", 3600.0)
    with TestClient(create_app(Settings(folder=tmp_path))) as client, queries() as seen:
        assert {client.get("/health").status_code for _ in range(50)} == {200}
    assert sum("INSERT INTO tables" in one for one in seen) == 1


def test_a_trial_leaves_nothing_behind(store: Store) -> None:
    trial = DatabaseTrial(store)
    trial.run()
    with store.read() as connection:
        assert connection.execute(select(func.count()).select_from(schema.tables)).scalar() == 0


LOOK = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM tables')"


def test_other_programs_still_find_the_database_in_use(watched: TestClient, tmp_path: Path) -> None:
    """The last one who closes a database deletes its write-ahead log, with the newest answers."""
    for _ in range(3):
        assert watched.get("/health").status_code == 200
        subprocess.run([sys.executable, "-c", LOOK, str(tmp_path / FILE)], check=True)
        assert (tmp_path / f"{FILE}-wal").exists()


def test_mistakes_of_ours_are_no_failures_of_the_database(store: Store) -> None:
    with pytest.raises(IntegrityError), store.write() as connection:
        connection.execute(schema.answers.insert().values(table_id="x", number=1))

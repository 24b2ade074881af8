"""A database that cannot be used: one sentence, and nothing is changed."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from fabletop.core.errors import BadDatabase, BadSetup
from fabletop.server.app import check
from fabletop.server.settings import Settings
from fabletop.server.storage.backup import back_up
from fabletop.server.storage.beside import beside
from fabletop.server.storage.housekeeping import listed
from fabletop.server.storage.one_process import SoleUse
from fabletop.server.storage.restoring import restore


def file_in(folder: Path) -> Path:
    return folder / "tables.sqlite"


@pytest.fixture
def used(folder: Path) -> Path:
    """A database of ours, closed."""
    check(Settings(folder=folder))
    connection = sqlite3.connect(file_in(folder))
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    return file_in(folder)


def problem(folder: Path) -> str:
    with pytest.raises(BadDatabase) as caught:
        check(Settings(folder=folder))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def problem_beside(folder: Path) -> str:
    """What a command says that works beside the server."""
    with pytest.raises((BadDatabase, BadSetup)) as caught, beside(Settings(folder=folder)) as store:
        listed(store)
    return str(caught.value)


def test_a_database_of_ours_is_used(folder: Path, used: Path) -> None:
    check(Settings(folder=folder))
    assert used.exists()


def test_a_file_that_is_no_database_is_refused_and_left_alone(folder: Path) -> None:
    file_in(folder).write_text("Dear diary, " * 100, encoding="utf-8")
    assert "is not a database of Fabletop" in problem(folder)
    assert file_in(folder).read_text(encoding="utf-8").startswith("Dear diary")


def test_a_short_file_is_refused(folder: Path) -> None:
    file_in(folder).write_bytes(b"SQLite format 3\x00")
    assert "is cut off" in problem(folder)


def test_a_database_of_another_program_is_refused_and_left_alone(folder: Path) -> None:
    with sqlite3.connect(file_in(folder)) as connection:
        connection.execute("CREATE TABLE recipes (cake TEXT)")
    connection.close()
    assert "belongs to another program (it has: recipes)" in problem(folder)
    with sqlite3.connect(file_in(folder)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master").fetchall()
    connection.close()
    assert names == [("recipes",)]


def test_a_database_of_another_program_is_not_even_touched(folder: Path) -> None:
    with sqlite3.connect(file_in(folder)) as connection:
        connection.execute("CREATE TABLE recipes (cake TEXT)")
    connection.close()
    file_in(folder).chmod(0o640)
    before = file_in(folder).read_bytes()
    assert "belongs to another program" in problem(folder)
    assert "belongs to another program" in problem_beside(folder)
    assert file_in(folder).read_bytes() == before
    assert file_in(folder).stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    ("lost", "told"),
    [
        ("DROP TABLE seats", "it has no seats"),
        ("ALTER TABLE tables DROP COLUMN ruleset", "it has no tables.ruleset"),
        ("DELETE FROM alembic_version", "it does not say its version"),
        ("UPDATE alembic_version SET version_num = '0003'", "half brought up to date"),
    ],
)
def test_a_database_that_lacks_something_is_refused(
    folder: Path, used: Path, lost: str, told: str
) -> None:
    with sqlite3.connect(used) as connection:
        connection.execute(lost)
    connection.close()
    said = problem(folder)
    assert told in said
    assert "restore it from a backup" in said
    assert "\n" not in problem_beside(folder)


def test_a_link_to_nothing_is_no_new_server(folder: Path) -> None:
    file_in(folder).symlink_to(folder / "unmounted.sqlite")
    assert "is a link to a file that is not there" in problem(folder)
    assert not (folder / "unmounted.sqlite").exists()


def test_commands_beside_the_server_leave_a_write_ahead_log_alone(folder: Path) -> None:
    """SQLite deletes it as soon as an empty database next to it is opened."""
    file_in(folder).touch()
    ahead = folder / "tables.sqlite-wal"
    ahead.write_bytes(b"changes" * 100)
    assert "tables.sqlite-wal next to it holds changes" in problem_beside(folder)
    assert ahead.read_bytes() == b"changes" * 100
    assert "tables.sqlite-wal next to it holds changes" in problem(folder)


def test_a_truncated_database_is_refused(folder: Path, used: Path) -> None:
    os.truncate(used, used.stat().st_size // 2)
    assert "is cut off" in problem(folder)


def test_a_damaged_database_is_refused(folder: Path, used: Path) -> None:
    content = bytearray(used.read_bytes())
    for start in range(4096, len(content), 4096):
        content[start : start + 64] = b"\xff" * 64
    used.write_bytes(content)
    assert "is damaged" in problem(folder)


def test_a_database_of_a_newer_version_is_refused(folder: Path, used: Path) -> None:
    with sqlite3.connect(used) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "was made by a newer version of Fabletop" in problem(folder)


@pytest.mark.parametrize("left", ["emptied", "missing"])
def test_an_emptied_file_next_to_a_write_ahead_log_is_no_new_server(
    folder: Path, left: str
) -> None:
    if left == "emptied":
        file_in(folder).touch()
    ahead = folder / "tables.sqlite-wal"
    ahead.write_bytes(b"changes" * 100)
    assert "tables.sqlite-wal next to it holds changes" in problem(folder)
    assert ahead.read_bytes() == b"changes" * 100


def test_an_empty_file_alone_is_a_new_server(folder: Path) -> None:
    file_in(folder).touch()
    check(Settings(folder=folder))


def test_a_folder_in_place_of_the_file_is_refused(folder: Path) -> None:
    file_in(folder).mkdir()
    assert "is a folder" in problem(folder)


def test_a_file_in_place_of_the_folder_is_refused(folder: Path) -> None:
    (folder / "saves").write_text("x", encoding="utf-8")
    assert "cannot be made" in problem(folder / "saves")


@pytest.mark.parametrize(
    ("cause", "told"),
    [
        ("attempt to write a readonly database", "writable for this user"),
        ("database or disk is full", "the disk is full"),
        ("disk I/O error", "the disk reports an error"),
        ("unable to open database file", "cannot be opened"),
        ("something\nelse", "cannot be used: something"),
    ],
)
def test_what_the_disk_says_becomes_a_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, cause: str, told: str
) -> None:
    def failing(*_: object) -> None:
        raise sqlite3.OperationalError(cause)

    monkeypatch.setattr(command, "upgrade", failing)
    assert told in problem(folder)


def test_the_command_says_it_without_a_traceback(folder: Path) -> None:
    file_in(folder).write_text("Dear diary", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "fabletop", "serve", "--folder", str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert "is not a database of Fabletop" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.usefixtures("used")
def test_a_folder_that_may_not_be_written_is_no_place_to_restore_to(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = folder / "backup.sqlite"
    back_up(Settings(folder=folder), backup, force=False)

    def refuse(_self: SoleUse, _path: str) -> None:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr(SoleUse, "__init__", refuse)
    with pytest.raises(BadDatabase, match="writable for this user"):
        restore(Settings(folder=folder), backup, force=True)


def test_a_file_that_may_not_be_read_is_told(
    folder: Path, used: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(used))

    monkeypatch.setattr(Path, "open", refuse)
    assert "writable for this user" in problem(folder)
    assert "writable for this user" in problem_beside(folder)


def test_an_unknown_kind_of_database_is_refused() -> None:
    with pytest.raises(BadDatabase, match="cannot be used"):
        check(Settings(database="oracle+nothing://x"))


@pytest.mark.xdist_group("postgres")
def test_a_database_that_keeps_text_as_bytes_is_refused(postgres: str) -> None:
    engine = create_engine(postgres, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        order = "CREATE DATABASE bytes ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0"
        connection.execute(text(order))
    engine.dispose()
    with pytest.raises(BadDatabase, match=r"keeps text as SQL_ASCII, not as UTF8; make a new one"):
        check(Settings(database=postgres.replace("/postgres?", "/bytes?")))

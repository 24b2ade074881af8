"""`fabletop tables`, `backup` and `restore`, as a host types them."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from fabletop.core import log
from fabletop.core.registry import find
from fabletop.server.settings import Settings
from tests.cli.terminal import fabletop, mistake
from tests.server.running import Client, Table, serving


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A server that runs while the commands work on its tables."""
    with serving(Settings(folder=tmp_path / "saves")) as client:
        yield client


def name_of(table: Table) -> str:
    return table.path.rpartition("/")[2]


def age(days: int) -> None:
    with closing(sqlite3.connect("saves/tables.sqlite")) as database:
        database.execute(f"UPDATE tables SET changed = changed - {days * 24 * 60 * 60}")
        database.commit()


def test_tables_are_listed_and_shown_while_the_server_runs(client: Client) -> None:
    assert fabletop("tables", "list").lines == ["There are no such tables."]
    table = Table(client)
    table.post(0, "/webhook", {"address": "https://1.1.1.1/secret-of-ada"})
    table.post(0, "/messages", {"text": "between us"})
    (listed,) = json.loads(fabletop("tables", "list", "--json").out)
    assert listed["id"] == name_of(table)
    assert listed["seats"] == ["Ada", "Ben"]
    assert (listed["state"], listed["answers"], listed["messages"]) == ("running", 0, 1)
    assert name_of(table) in fabletop("tables", "list", columns=120).out
    assert f"{name_of(table)}: prophecy, running; Ada, Ben" in " ".join(
        fabletop("tables", "list", "--plain").lines
    )
    assert fabletop("tables", "list", "--finished", "--json").out == "[]\n"
    shown = fabletop("tables", "show", name_of(table)).out
    assert "Seat 1: Ada, gets notifications" in shown
    assert "Seat 2: Ben\n" in shown
    assert "secret-of-ada" not in shown
    assert "between us" not in shown


def test_a_table_is_one_line_of_80_columns_and_more_tables_are_told(client: Client) -> None:
    first, second, third = (name_of(Table(client)) for _ in range(3))
    heading, *listed, more = fabletop("tables", "list", "--most", "2").lines
    assert heading.rstrip().endswith("Changed")
    assert [line.split()[0] for line in listed] == [third, second]
    assert more == "There are more tables; --most 4 shows up to 4."
    assert first in fabletop("tables", "list", "--most", "3").lines[-1]
    client.call("POST", "/tables", body={"seats": [{"bot": "greedy"}, {"bot": "greedy"}]})
    broken = fabletop("tables", "list", "--most", "1").lines[1:-1]
    assert [line.split()[-1] for line in broken[1:]] == ["bot:greedy"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", broken[0].split()[-1])


def test_the_terminal_speaks_french(client: Client) -> None:
    table = Table(client)
    said = fabletop("tables", "show", name_of(table), language="fr_FR.UTF-8").out
    assert "Place 1 : Ada" in said


def test_a_log_is_exported_and_opens(client: Client) -> None:
    table = Table(client)
    said = fabletop("tables", "export", name_of(table), "--out", "game.fabletop").out
    assert "The log is in game.fabletop." in said
    assert "the luck to come" in " ".join(said.split())
    assert log.read(Path("game.fabletop"), find).header.seats == ("Ada", "Ben")
    assert "game.fabletop exists" in mistake(
        "tables", "export", name_of(table), "--out", "game.fabletop"
    )


def test_tables_are_deleted_by_name_or_by_age(client: Client) -> None:
    first, second = name_of(Table(client)), name_of(Table(client))
    assert "there is no table nobody; nothing was deleted" in mistake(
        "tables", "delete", first, "nobody"
    )
    assert fabletop("tables", "delete", first).lines == ["One table was deleted."]
    assert fabletop("tables", "prune", "--older-than", "90d").lines == ["Nothing was deleted."]
    age(91)
    prune = ("tables", "prune", "--older-than", "90d")
    assert fabletop(*prune, "--finished").lines == ["Nothing was deleted."]
    assert fabletop(*prune, "--dry-run").lines == [second, "One table would be deleted."]
    assert fabletop(*prune, "--abandoned").lines == ["One table was deleted."]
    assert json.loads(fabletop("tables", "list", "--json").out) == []


def test_a_backup_is_written_and_restored_elsewhere(client: Client) -> None:
    table = Table(client)
    assert fabletop("backup", "b.sqlite").lines == ["One table is in b.sqlite."]
    said = fabletop("restore", "b.sqlite", "--folder", "other").lines
    assert said == ["One table was restored from b.sqlite."]
    (listed,) = json.loads(fabletop("tables", "list", "--json", "--folder", "other").out)
    assert listed["id"] == name_of(table)
    assert "served by another process already" in mistake("restore", "b.sqlite", "--force")


def test_mistakes_are_told_in_a_sentence() -> None:
    assert "there is no database saves/tables.sqlite" in mistake("tables", "list")
    assert not Path("saves").exists()
    assert "'soon' is no length of time" in mistake("tables", "prune", "--older-than", "soon")
    assert "there is no file b.sqlite" in mistake("restore", "b.sqlite")


def test_a_table_that_is_not_there_is_told(client: Client) -> None:
    assert client.call("GET", "/games")
    assert "there is no table nobody; `fabletop tables list`" in mistake("tables", "show", "nobody")
    assert "there is no table nobody" in mistake("tables", "export", "nobody")

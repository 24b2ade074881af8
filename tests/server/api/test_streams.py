"""Live news of a table, over real connections."""

import random
import urllib.error
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.server.settings import Settings
from tests.server.running import Client, Table, serving

LUCK = random.Random(1)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with serving(Settings(folder=tmp_path, heartbeat=0.2)) as client:
        yield client


@pytest.fixture
def table(client: Client) -> Table:
    return Table(client)


def test_the_stream_begins_with_the_table_as_it_is(table: Table) -> None:
    table.answer(LUCK)
    with table.client.listen(table.path) as news:
        assert next(news) == {
            "id": "2.0",
            "revision": 2,
            "answers": 1,
            "epoch": 0,
            "message": 0,
        }


def test_an_answer_arrives_at_everybody_who_listens(table: Table) -> None:
    with table.client.listen(table.path) as here, table.client.listen(table.path) as there:
        assert next(here)["answers"] == next(there)["answers"] == 0
        revision = table.answer(LUCK)["revision"]
        for news in (next(here), next(there)):
            assert (news["revision"], news["answers"]) == (revision, 1)


def test_talk_arrives_live(table: Table) -> None:
    with table.client.listen(table.path) as news:
        assert next(news)["message"] == 0
        table.post(0, "/messages", {"text": "Hello"})
        assert next(news) == {
            "id": "1.1",
            "revision": 1,
            "answers": 0,
            "epoch": 0,
            "message": 1,
        }


def test_an_undo_is_told_with_its_epoch(table: Table) -> None:
    seat = table.get()["waiting_for"][0]
    with table.client.listen(table.path) as news:
        first = next(news)
        decision = table.client.call("GET", f"{table.path}/decisions", table.tokens[seat])
        answer = {"decision": decision["decisions"][0]["id"], "option": ["stay"]}
        table.post(seat, "/answers", answer)
        assert next(news)["answers"] == 1
        table.post(seat, "/undo")
        undone = next(news)
        assert undone["answers"] == 0
        assert undone["epoch"] > first["epoch"]


def test_who_comes_back_hears_only_what_is_new(table: Table) -> None:
    table.answer(LUCK)
    table.post(0, "/messages", {"text": "Hello"})
    with table.client.listen(table.path, last="2.1") as news:
        table.post(1, "/messages", {"text": "Hi"})
        assert next(news)["id"] == "2.2"
    with table.client.listen(table.path, last="2.1") as news:
        assert next(news)["id"] == "2.2"


@pytest.mark.parametrize("last", ["2", "x.y", "-1.0", "²."])
def test_a_strange_last_event_is_as_good_as_none(table: Table, last: str) -> None:
    with table.client.listen(table.path, last=last) as news:
        assert next(news)["id"] == "1.0"


def test_a_table_that_does_not_exist_has_no_stream(client: Client) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"), client.listen("/tables/nowhere"):
        pass

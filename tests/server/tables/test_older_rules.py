"""Games whose rules have changed since open from a snapshot, go on if they can, and can be watched,
resigned, downloaded and continued in any case. The rules of today stand still in a test, so the
stored past is changed instead: an answer has other chance results than these rules give."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Connection, Update, delete, func, select, update

from fabletop.core import log
from fabletop.core.registry import find
from fabletop.server.settings import Settings
from fabletop.server.storage import schema
from fabletop.server.storage.store import Store
from fabletop.server.tables.opening import EVERY
from fabletop.web.site import create_site
from tests.cli.terminal import mistake
from tests.server.conftest import Person, play
from tests.server.tables.test_branches import PEOPLE, branched

MANY = 2 * EVERY + 9
ANSWERS, SNAPSHOTS, TABLES = schema.answers, schema.snapshots, schema.tables


@contextmanager
def serving(folder: Path) -> Iterator[TestClient]:
    settings = Settings(folder=folder, heartbeat=0.2, tables_per_hour=50, burst=50_000)
    with TestClient(create_site(settings), raise_server_exceptions=False) as client:
        yield client


def opened(client: TestClient, game: str = "seasons") -> list[Person]:
    body = {"game": game, "seats": [{"name": "Ada"}, {"name": "Ben"}], "seed": 5}
    ticket = client.post("/api/tables", json=body).json()
    return [Person(client, ticket["table"], seat["token"]) for seat in ticket["seats"]]


def again(client: TestClient, people: list[Person]) -> list[Person]:
    return [Person(client, one.table, one.token) for one in people]


@contextmanager
def database(folder: Path) -> Iterator[Connection]:
    store = Store(Settings(folder=folder).address)
    try:
        with store.write() as connection:
            yield connection
    finally:
        store.close()


def other_rules(connection: Connection, *numbers: int) -> None:
    """The answers with these numbers had other chance results once, by an older ruleset."""
    for number in numbers:
        connection.execute(
            update(ANSWERS).where(ANSWERS.c.number == number).values(chance=[["dice", 17]])
        )
    connection.execute(update(TABLES).values(ruleset="0"))


def snapshots(connection: Connection) -> list[int]:
    return list(
        connection.execute(select(SNAPSHOTS.c.number).order_by(SNAPSHOTS.c.number)).scalars()
    )


@pytest.fixture
def played(folder: Path) -> list[Person]:
    with serving(folder) as client:
        people = opened(client)
        play(people, MANY)
    return people


def test_a_table_keeps_a_few_snapshots(folder: Path) -> None:
    with serving(folder) as client:
        people = opened(client)
        play(people, 5 * EVERY)
    with database(folder) as connection:
        numbers = snapshots(connection)
    assert len(numbers) == 3
    assert all(later - earlier >= EVERY for earlier, later in pairwise(numbers))
    assert numbers[-1] > 5 * EVERY - 2 * EVERY


def test_a_game_of_older_rules_goes_on_from_a_snapshot(folder: Path, played: list[Person]) -> None:
    with serving(folder) as client:
        seen = [one.get("/view")["view"] for one in again(client, played)]
    with database(folder) as connection:
        other_rules(connection, 3)
        base = snapshots(connection)[-1]
    with serving(folder) as client:
        people = again(client, played)
        assert [one.get("/view")["view"] for one in people] == seen
        table = people[0].get()
        assert (table["before"], table["stopped"]) == (base, False)
        assert table["answers"] == MANY - base
        assert any(f"first {base} answers" in remark for remark in table["remarks"])
        french = people[0].get(language="fr")["remarks"]
        assert any(f"{base} premières réponses" in remark for remark in french)
        play(people, EVERY + 9)
        seen = [one.get("/view")["view"] for one in people]
    with database(folder) as connection:
        assert base in snapshots(connection), "the game begins with it"
        assert connection.execute(select(TABLES.c.base)).scalar() == base
        assert connection.execute(select(func.count()).select_from(ANSWERS)).scalar() == (
            MANY + EVERY + 9
        )
    with serving(folder) as client:
        people = again(client, played)
        assert [one.get("/view")["view"] for one in people] == seen
        assert people[0].get()["before"] == base


def resigned(people: list[Person]) -> None:
    for one in people:
        assert one.post("/resign", {}).status_code == 200


def watched(client: TestClient, table: str, before: int) -> None:
    """All that can be done with a game that is over."""
    page = client.get(f"/t/{table}/replay")
    assert page.status_code == 200
    assert f"What was answered before ({before})" in page.text or not before
    assert client.get(f"/t/{table}").status_code == 200
    assert client.get(f"/t/{table}/story").status_code == 200
    assert client.get(f"/t/{table}/log").status_code == 200


def test_such_a_game_can_be_resigned_downloaded_and_continued(
    folder: Path, played: list[Person]
) -> None:
    with database(folder) as connection:
        other_rules(connection, 3)
    with serving(folder) as client:
        people = again(client, played)
        moment = people[0].get()["answers"]
        view = people[0].get("/view")["view"]
        resigned(people)
        watched(client, people[0].table, people[0].get()["before"])
        text = client.get(f"/api/tables/{people[0].table}/log").text
        match = log.parse(text.splitlines(), find)
        assert match.notice.startswith("played with ruleset 0")
        assert match.first + len(match.entries) == MANY
        branch = branched(people, count=moment, fresh=False, seats=PEOPLE)
        assert branch[0].get("/view")["view"] == view
        play(branch, 3)
        later = branch[0].get("/view")["view"]
        fresh = branched(people, count=moment, fresh=True, seats=PEOPLE)
        assert fresh[0].get("/view")["view"] == view
        play(fresh, 3)
    with serving(folder) as client:
        assert again(client, branch)[0].get("/view")["view"] == later
        assert again(client, fresh)[0].get()["answers"] == moment + 4


def test_nobody_reads_older_answers_of_a_running_game(folder: Path, played: list[Person]) -> None:
    with database(folder) as connection:
        other_rules(connection, 3)
    with serving(folder) as client:
        people = again(client, played)
        page = f"/t/{people[0].table}/replay"
        assert "What was answered before" not in client.get(page).text, "cards chosen in secret"
        resigned(people)
        assert "What was answered before" in client.get(page).text


def test_a_game_that_cannot_be_repeated_to_its_end_is_stopped(
    folder: Path, played: list[Person]
) -> None:
    with database(folder) as connection:
        base = snapshots(connection)[-1]
        other_rules(connection, 3, base + 2)
    with serving(folder) as client:
        people = again(client, played)
        table = people[0].get()
        assert table["stopped"]
        assert table["waiting_for"] == []
        assert not table["finished"]
        assert (table["before"], table["answers"]) == (base, 2)
        assert "cannot go on" in table["remarks"][-1]
        for what in ("/undo", "/redo", "/hint"):
            reply = people[0].post(what)
            assert reply.status_code == 422
        body = {"decision": f"2.{table['epoch']}.0", "option": ["end"]}
        reply = people[0].post("/answers", body)
        assert (reply.status_code, "cannot go on" in reply.json()["detail"]) == (422, True)
        assert client.get(f"/t/{people[0].table}").status_code == 200
        resigned(people)
        assert people[0].get()["finished"]
        watched(client, people[0].table, base)
        text = client.get(f"/api/tables/{people[0].table}/log").text
        assert sum('"answer"' in line for line in text.splitlines()) == MANY, "nothing is lost"
        branch = branched(people, count=2, fresh=False, seats=PEOPLE)
        play(branch, 5)


def test_bots_wait_where_a_game_is_stopped(folder: Path) -> None:
    with serving(folder) as client:
        body = {"game": "seasons", "seats": [{"name": "Ada"}, {"bot": "random"}], "seed": 5}
        ticket = client.post("/api/tables", json=body).json()
        ada = Person(client, ticket["table"], ticket["seats"][0]["token"])
    with database(folder) as connection:
        connection.execute(delete(SNAPSHOTS))
        other_rules(connection, 0)
        before = connection.execute(select(func.count()).select_from(ANSWERS)).scalar()
    if before:
        with serving(folder) as client:
            assert again(client, [ada])[0].get()["stopped"]
        with database(folder) as connection:
            assert connection.execute(select(func.count()).select_from(ANSWERS)).scalar() == before


def test_without_a_snapshot_a_game_is_stopped_where_the_rules_differ(
    folder: Path, played: list[Person]
) -> None:
    with database(folder) as connection:
        connection.execute(delete(SNAPSHOTS))
        other_rules(connection, 10)
    with serving(folder) as client:
        table = again(client, played)[0].get()
        assert table["stopped"]
        assert (table["before"], table["answers"]) == (0, 10)


@pytest.mark.parametrize("text", ['{"chance": 5', "[]", "{}", "null", "[" * 20_000])
def test_a_damaged_snapshot_is_as_good_as_none(
    folder: Path, played: list[Person], text: str
) -> None:
    with database(folder) as connection:
        connection.execute(update(SNAPSHOTS).values(text=text))
        other_rules(connection, 10)
    with serving(folder) as client:
        table = again(client, played)[0].get()
        assert (table["stopped"], table["before"], table["answers"]) == (True, 0, 10)


@pytest.mark.parametrize(
    "damage",
    [
        update(ANSWERS).where(ANSWERS.c.number == 4).values(option=5),
        update(ANSWERS).where(ANSWERS.c.number == 4).values(chance={"a": 1}),
        update(TABLES).values(options=[1]),
        update(TABLES).values(seed="zz", key=""),
    ],
    ids=["option", "chance", "options", "seed"],
)
def test_a_table_with_damaged_rows_says_so(
    folder: Path, played: list[Person], damage: Update
) -> None:
    with database(folder) as connection:
        connection.execute(damage)
    with serving(folder) as client:
        ada = again(client, played)[0]
        for path in ("", "/view", "/log"):
            reply = client.get(f"/api/tables/{ada.table}{path}", params={"language": "fr"})
            assert (reply.status_code, "endommagé" in reply.json()["detail"]) == (422, True)
        assert ada.post("/resign", {}).status_code == 422
        for path in ("", "/replay", "/story"):
            page = client.get(f"/t/{ada.table}{path}")
            assert (page.status_code, "is damaged" in page.text) == (422, True)
        assert client.get("/api/lobby").status_code == 200
        assert client.get("/api/statistics").status_code == 200
    said = mistake("tables", "show", ada.table, "--folder", str(folder))
    assert "is damaged" in said


def test_tables_from_before_get_a_snapshot_when_they_are_opened(
    folder: Path, played: list[Person]
) -> None:
    with database(folder) as connection:
        connection.execute(delete(SNAPSHOTS))
    with serving(folder) as client:
        again(client, played)[0].get()
    with database(folder) as connection:
        assert len(snapshots(connection)) == 1


def test_a_finished_game_of_older_rules_shows_its_end(folder: Path) -> None:
    with serving(folder) as client:
        people = opened(client)
        while not people[0].get()["over"]:
            play(people, 1)
        table, view = people[0].get(), people[0].get("/view")["view"]
    with database(folder) as connection:
        assert snapshots(connection)[-1] == table["answers"]
        other_rules(connection, 3)
    with serving(folder) as client:
        people = again(client, people)
        after = people[0].get()
        assert (after["over"], after["result"]) == (True, table["result"])
        assert people[0].get("/view")["view"] == view
        assert after["before"] == table["answers"]
        assert client.get(f"/api/tables/{people[0].table}/log").status_code == 200

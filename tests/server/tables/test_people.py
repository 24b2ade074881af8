"""People come and go: names, resigning, free seats, the lobby."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient

from fabletop.core import log
from fabletop.core.registry import find
from fabletop.server.storage.store import Store
from fabletop.server.tables.tables import Tables
from tests.server.api.test_api import turn
from tests.server.conftest import Found, Person, leave
from tests.server.inside import ADA, ROBOT, Slow, answer, run
from tests.server.inside import found as seated
from tests.waiting import wait_until

FREE = {"name": "Anybody", "free": True}


def test_a_person_takes_another_name(found: Found) -> None:
    ada, ben = found()
    assert ada.post("/name", {"name": "  Ada   Lovelace "}).status_code == 200
    assert [seat["name"] for seat in ben.get()["seats"]] == ["Ada Lovelace", "Ben"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 41])
def test_a_name_has_one_to_forty_characters(found: Found, name: str) -> None:
    ada, _ = found()
    assert ada.post("/name", {"name": name}).status_code == 422
    assert ada.get()["seats"][0]["name"] == "Ada"


def test_nobody_renames_the_others(found: Found, client: TestClient) -> None:
    ada, _ = found()
    assert Person(client, ada.table).post("/name", {"name": "Eve"}).status_code == 403


def test_the_log_tells_the_names_of_the_end(found: Found, client: TestClient) -> None:
    ada, ben = found()
    ben.post("/name", {"name": "Benjamin"})
    leave([ada, ben])
    lines = client.get(f"/api/tables/{ada.table}/log").text.splitlines()
    assert log.parse(lines, find).header.seats == ("Ada", "Benjamin")


def test_a_seat_that_has_resigned_is_a_bots_for_good(found: Found) -> None:
    people = found()
    asked, other = turn(people)
    assert asked.post("/resign", {"bot": "random"}).status_code == 200
    seat = other.get()["seats"][people.index(asked)]
    assert (seat["bot"], seat["resigned"]) == ("random", True)
    for what, body in (
        ("/bot", {"bot": ""}),
        ("/undo", None),
        ("/redo", None),
        ("/hint", None),
        ("/resign", {}),
    ):
        reply = asked.post(what, body)
        assert reply.status_code == 422, what
        assert "has resigned" in reply.json()["detail"], what


def test_a_seat_that_has_resigned_cannot_answer(found: Found) -> None:
    ada, ben, cleo = people = found({"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"})
    seat = ada.get()["waiting_for"][0]
    decision = people[seat].get("/decisions")["decisions"][0]["id"]
    people[seat].post("/resign", {})
    assert people[seat].answer(["stay"], decision).status_code in (409, 422)
    assert not any(person.get()["finished"] for person in (ada, ben, cleo))


def test_a_bot_plays_on_for_who_has_resigned(found: Found) -> None:
    people = found()
    asked, other = turn(people)
    asked.post("/resign", {})
    wait_until(lambda: other.get()["waiting_for"] == [people.index(other)])
    assert other.get()["answers"] > 0


def test_an_unknown_bot_takes_no_seat(found: Found) -> None:
    ada, _ = found()
    for bot in ("genius", ""):
        assert ada.post("/resign", {"bot": bot}).status_code == 422
    assert not ada.get()["seats"][0]["resigned"]


def test_a_table_that_everybody_has_left_is_closed(found: Found, client: TestClient) -> None:
    people = found()
    asked, _ = turn(people)
    decision = asked.get("/decisions")["decisions"][0]["id"]
    leave(people)
    table = asked.get()
    assert (table["over"], table["closed"], table["finished"]) == (False, True, True)
    assert table["waiting_for"] == []
    assert asked.get("/decisions")["decisions"] == []
    assert asked.answer(["stay"], decision).status_code == 422
    assert client.get(f"/api/tables/{asked.table}/log").status_code == 200


@pytest.mark.xdist_group("postgres")
def test_bots_stop_at_a_closed_table(store: Store) -> None:
    async def play(tables: Tables, workers: Slow) -> None:
        live, (token, _) = await seated(tables, ADA, ROBOT)
        while live.bot_question is None:
            await answer(tables, live, [token, ""])
        await workers.thinking.wait()
        answers = len(live.match.entries)
        await tables.resign(live.saved.id, token)
        assert live.saved.closed, "seats that were bots from the start do not keep it open"
        workers.enough.set()
        assert live.driver is not None
        await live.driver
        assert len(live.match.entries) == answers

    run(play, store)


def test_a_bot_that_stands_in_does_not_close_the_table(found: Found) -> None:
    ada, ben = found()
    ada.post("/resign", {})
    ben.post("/bot", {"bot": "greedy"})
    assert not ben.get()["closed"]


def test_an_answer_is_acknowledged_again_after_the_end(found: Found) -> None:
    people = found()
    asked, _ = turn(people)
    decision = asked.get("/decisions")["decisions"][0]["id"]
    asked.answer(["stay"], decision)
    leave(people)
    assert asked.answer(["stay"], decision).status_code == 200


def test_a_finished_game_cannot_be_undone_because_its_luck_is_known(found: Found) -> None:
    people = found()
    asked, _ = turn(people)
    asked.answer(["stay"])
    leave(people)
    assert not asked.get()["can_undo"]
    assert asked.post("/undo").status_code == 422


def test_what_was_undone_can_be_redone_by_who_undid_it(found: Found) -> None:
    people = found()
    asked, other = turn(people)
    asked.answer(["stay"])
    assert not asked.get()["can_redo"]
    epoch = asked.get()["epoch"]
    asked.post("/undo")
    assert asked.get()["can_redo"]
    assert not other.get()["can_redo"]
    assert asked.get()["epoch"] > epoch
    assert asked.get()["answers"] == 0


def test_a_free_seat_is_in_the_lobby_until_somebody_sits_down(
    found: Found, client: TestClient
) -> None:
    ada, nobody = found({"name": "Ada"}, FREE)
    assert nobody.token == ""
    (shown,) = client.get("/api/lobby").json()
    assert shown["table"] == ada.table
    assert [(seat["name"], seat["free"]) for seat in shown["seats"]] == [
        ("Ada", False),
        ("Anybody", True),
    ]
    reply = client.post(f"/api/tables/{ada.table}/seats/1/claim", json={"name": "Ben"})
    assert reply.status_code == 201
    ben = Person(client, ada.table, reply.json()["token"])
    assert ben.get()["you"] == 1
    assert ada.get()["seats"][1] | {"name": "Ben", "free": False} == ada.get()["seats"][1]
    assert client.get("/api/lobby").json() == []


def test_nothing_secret_is_told_in_the_lobby(found: Found, client: TestClient) -> None:
    found({"name": "Ada"}, FREE, seed=987654321987)
    assert "987654321987" not in client.get("/api/lobby").text
    assert "secret" not in client.get("/api/lobby").text


def test_of_two_who_claim_a_seat_one_gets_it(found: Found, client: TestClient) -> None:
    ada, _ = found({"name": "Ada"}, FREE)

    def claim(name: str) -> Any:
        return client.post(f"/api/tables/{ada.table}/seats/1/claim", json={"name": name})

    with ThreadPoolExecutor(2) as both:
        replies = list(both.map(claim, ["Ben", "Cleo"]))
    assert sorted(reply.status_code for reply in replies) == [201, 422]
    refused = next(reply for reply in replies if reply.status_code == 422)
    assert refused.json()["detail"] == "this seat is taken"


@pytest.mark.parametrize(("seat", "why"), [(0, "taken"), (7, "no seat 7"), (-1, "no seat -1")])
def test_only_free_seats_are_claimed(found: Found, client: TestClient, seat: int, why: str) -> None:
    ada, _ = found({"name": "Ada"}, FREE)
    reply = client.post(f"/api/tables/{ada.table}/seats/{seat}/claim", json={"name": "Eve"})
    assert reply.status_code == 422
    assert why in reply.json()["detail"]


def test_an_empty_token_does_not_open_a_free_seat(found: Found, client: TestClient) -> None:
    ada, _ = found({"name": "Ada"}, FREE)
    reply = client.post(
        f"/api/tables/{ada.table}/name", json={"name": "x"}, headers={"Authorization": "Bearer "}
    )
    assert reply.status_code == 403


def test_a_table_is_not_kept_open_by_a_seat_that_nobody_took(
    found: Found, client: TestClient
) -> None:
    ada, _ = found({"name": "Ada"}, FREE)
    ada.post("/resign", {})
    assert ada.get()["closed"]
    assert client.get("/api/lobby").json() == []
    reply = client.post(f"/api/tables/{ada.table}/seats/1/claim", json={"name": "Ben"})
    assert reply.status_code == 422


def test_a_free_seat_has_no_bot(client: TestClient) -> None:
    seats = [{"name": "Ada"}, {"bot": "greedy", "free": True}]
    reply = client.post("/api/tables", json={"seats": seats})
    assert reply.status_code == 422
    assert "is for a person" in reply.json()["detail"]

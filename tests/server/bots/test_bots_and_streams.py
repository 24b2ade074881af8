"""Bots that answer by themselves, and live streams."""

from pathlib import Path

from fastapi.testclient import TestClient

from fabletop.server.app import create_app
from fabletop.server.settings import Settings
from tests.server.conftest import Found, Person, wait_for_person
from tests.waiting import wait_until


def test_bots_play_until_a_person_is_asked(found: Found) -> None:
    ada, _ = found({"name": "Ada"}, {"name": "Robot", "bot": "greedy"})
    for _ in range(3):
        wait_for_person(ada)
        ada.answer(ada.get("/decisions")["decisions"][0]["options"][0]["option"])
    wait_for_person(ada)
    seats = {event["event"][1] for event in ada.get("/chronicle")["events"]}
    assert seats >= {0, 1}


def test_a_seat_is_handed_to_a_bot_and_taken_back(found: Found) -> None:
    ada, ben = found()
    assert ben.post("/bot", {"bot": "random"}).status_code == 200
    assert [seat["bot"] for seat in ada.get()["seats"]] == ["", "random"]
    wait_for_person(ada)
    assert ben.post("/bot", {"bot": ""}).status_code == 200
    assert [seat["bot"] for seat in ada.get()["seats"]] == ["", ""]
    assert ben.post("/bot", {"bot": "genius"}).status_code == 422


def test_a_finished_game_gives_its_log(found: Found, client: TestClient) -> None:
    people = found({"bot": "greedy"}, {"bot": "greedy"}, seed=3)
    wait_until(lambda: people[0].get()["over"])
    log = client.get(f"/api/tables/{people[0].table}/log").text
    assert log.splitlines()[0].startswith('{"fabletop":1')
    assert people[0].get()["result"]["ended_by"] in ("certificates", "survivor")


def test_a_stored_table_is_there_after_a_restart(folder: Path) -> None:
    settings = Settings(folder=folder, page_processes=0)
    with TestClient(create_app(settings)) as client:
        ticket = client.post(
            "/api/tables", json={"seats": [{"name": "Ada"}, {"name": "Ben"}], "seed": 5}
        ).json()
        people = [Person(client, ticket["table"], seat["token"]) for seat in ticket["seats"]]
        asked = people[people[0].get()["waiting_for"][0]]
        asked.answer(["stay"])
        asked.post("/undo")
        asked.answer(["stay"])
        before, decision = asked.get("/view"), asked.get("/decisions")
    with TestClient(create_app(settings)) as client:
        again = Person(client, ticket["table"], asked.token)
        assert again.get("/view") == before
        assert again.get("/decisions") == decision
        assert again.post("/undo").status_code == 200

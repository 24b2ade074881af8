"""Tables at which bots think aloud."""

import time
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from fabletop.server.app import create_app
from fabletop.server.bots.thinking import Errand
from fabletop.server.settings import Settings
from tests.server.conftest import Found, Person, leave, wait_for_person
from tests.waiting import wait_until

ADA, ROBOT = {"name": "Ada"}, {"name": "Robot", "bot": "expert"}

pytestmark = pytest.mark.usefixtures("asked")


def thoughts(person: Person, **query: Any) -> Any:
    return person.get("/thoughts", **query)


def until_robot_has_thought(ada: Person) -> Any:
    """Ada answers until the bot has thought about something; returns what it thought."""
    for _ in range(20):
        wait_for_person(ada)
        if told := thoughts(ada):
            return told
        ada.answer(ada.get("/decisions")["decisions"][0]["options"][0]["option"])
    raise AssertionError("the bot never had a choice")


def test_everybody_hears_what_a_bot_thought(found: Found) -> None:
    ada, robot = found(ADA, ROBOT, thoughts=True)
    (told,) = until_robot_has_thought(ada)
    assert (told["seat"], told["bot"]) == (1, "expert")
    assert [one["option"] for one in told["weighed"] if one["chosen"]] == [told["option"]]
    assert told["weighed"][0]["tries"] < 30
    assert told["weighed"][0]["chance"] is None
    spectator = Person(ada.client, ada.table)
    assert thoughts(spectator) == thoughts(robot) == [told]
    assert thoughts(spectator, language="fr")[0]["label"] != told["label"]


def test_a_thought_names_the_answer_it_led_to(found: Found) -> None:
    ada, _ = found(ADA, ROBOT, thoughts=True)
    (told,) = until_robot_has_thought(ada)
    leave([ada])
    log = ada.client.get(f"/api/tables/{ada.table}/log").text.splitlines()
    answers = [line for line in log if '"answer"' in line]
    assert " ".join(map(str, told["option"])) in answers[told["answer"]]


def test_only_the_last_thought_of_a_bot_is_told(found: Found) -> None:
    ada, _ = found(ADA, ROBOT, thoughts=True)
    (first,) = until_robot_has_thought(ada)
    end = time.monotonic() + 30
    while (told := thoughts(ada)) == [first]:
        assert time.monotonic() < end
        wait_for_person(ada)
        ada.answer(ada.get("/decisions")["decisions"][0]["options"][0]["option"])
    assert [one["answer"] > first["answer"] for one in told] == [True]


def test_bots_keep_their_thoughts_to_themselves_unless_the_table_was_founded_so(
    found: Found,
) -> None:
    ada, _ = found(ADA, ROBOT)
    wait_for_person(ada)
    assert ada.get()["thoughts"] is False
    reply = ada.client.get(f"/api/tables/{ada.table}/thoughts")
    assert reply.status_code == 422
    assert "think aloud" in reply.json()["detail"]


def test_a_bot_that_does_not_search_has_nothing_to_tell(found: Found) -> None:
    ada, _ = found(ADA, {"bot": "easy"}, thoughts=True)
    for _ in range(3):
        wait_for_person(ada)
        ada.answer(ada.get("/decisions")["decisions"][0]["options"][0]["option"])
    wait_for_person(ada)
    assert thoughts(ada) == []


def test_a_pick_is_not_told_before_everybody_has_picked(found: Found, asked: list[Errand]) -> None:
    ada, _ = found(ADA, ROBOT, thoughts=True, game="seasons")
    wait_until(lambda: ada.get()["waiting_for"] == [0])
    assert len(asked) == 1
    assert thoughts(ada) == []
    first = asked[0].question.options
    ada.answer(ada.get("/decisions")["decisions"][0]["options"][0]["option"])
    wait_until(lambda: ada.get()["waiting_for"] == [0])
    (told,) = thoughts(ada)
    assert tuple(told["option"]) in first
    assert told["answer"] == 0


def test_another_level_has_not_thought_what_the_old_one_did(found: Found) -> None:
    ada, _ = found(ADA, ROBOT, thoughts=True)
    until_robot_has_thought(ada)
    ada.post("/seats/1/level", {"bot": "easy"})
    assert thoughts(ada) == []


def test_after_a_restart_bots_still_think_aloud_and_old_thoughts_are_gone(folder: Path) -> None:
    settings = Settings(folder=folder)
    wish = {"seats": [ADA, ROBOT], "seed": 5, "thoughts": True}
    with TestClient(create_app(settings)) as client:
        ticket = client.post("/api/tables", json=wish).json()
        ada = Person(client, ticket["table"], ticket["seats"][0]["token"])
        until_robot_has_thought(ada)
    with TestClient(create_app(settings)) as client:
        again = Person(client, ada.table, ada.token)
        assert again.get()["thoughts"] is True
        assert thoughts(again) == []


def test_a_branch_thinks_aloud_if_its_source_did(found: Found) -> None:
    for aloud in (True, False):
        ada, _ = found(ADA, {"bot": "random"}, thoughts=aloud)
        leave([ada])
        branch = ada.post("/branch", {"count": 0, "seats": [ADA, ADA]}).json()
        assert Person(ada.client, branch["table"]).get()["thoughts"] is aloud

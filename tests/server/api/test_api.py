"""Playing over HTTP: seats, answers, undo, what is refused, what is hidden."""

import json

import pytest
from fastapi.testclient import TestClient

from tests.server.conftest import Found, Person


def turn(people: list[Person]) -> tuple[Person, Person]:
    """Who is asked now, and the other one."""
    seat = people[0].get()["waiting_for"][0]
    return people[seat], people[1 - seat]


def test_games_are_listed_with_their_options_and_bots(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert list(games) == ["prophecy", "seasons", "wizards"]
    game = games["prophecy"]
    assert game["players"] == [1, 2, 3, 4, 5]
    settings = {setting.pop("name"): setting for setting in game["settings"]}
    assert list(settings)[:6] == ["version", "chance", "ending", "teams", "trade", "island"]
    contest = ["final_battle", "two_artifacts", "apocalypse"]
    needed = {"version": ["standard"], "ending": contest}
    assert settings["teams"]["needs"] == {
        "pairs": {"settings": needed, "players": [4], "clashes": []}
    }
    assert (settings["banish"]["most"], settings["banish"]["without"]) == (5, "keep")
    assert "greedy" in game["bots"]


def test_a_choice_says_what_it_does_not_go_with(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    settings = {setting["name"]: setting for setting in games["seasons"]["settings"]}
    assert settings["enchantment"]["needs"]["elemental_construction"]["clashes"] == [
        {"setting": "pool", "choice": "30", "players": [4]}
    ]


def test_a_table_is_opened_and_played(found: Found) -> None:
    people = found()
    asked, _ = turn(people)
    decisions = asked.get("/decisions")
    (decision,) = decisions["decisions"]
    assert decision["kind"] == "move"
    stay = {"number": 1, "option": ["stay"], "label": "Stay here", "fatal": False}
    assert decision["options"][0] == stay
    reply = asked.answer(["stay"])
    assert reply.status_code == 200
    assert reply.json()["revision"] == decisions["revision"] + 1


def test_seats_without_a_name_are_told_apart_by_number(client: TestClient) -> None:
    seats = [{}, {"name": "Ada"}, {"bot": "greedy"}]
    ticket = client.post("/api/tables", json={"game": "prophecy", "seats": seats}).json()
    assert [seat["name"] for seat in ticket["seats"]] == ["Player 1", "Ada", "Player 3"]


def test_only_the_asked_seat_gets_the_decision(found: Found) -> None:
    people = found()
    asked, other = turn(people)
    assert other.get("/decisions")["decisions"] == []
    decision = asked.get("/decisions")["decisions"][0]["id"]
    reply = other.answer(["stay"], decision)
    assert reply.status_code == 403
    assert "another seat" in reply.json()["detail"]


def test_spectators_watch_and_cannot_act(found: Found, client: TestClient) -> None:
    people = found()
    asked, _ = turn(people)
    watcher = Person(client, asked.table)
    assert watcher.get()["you"] is None
    assert watcher.get("/view")["view"]["seat"] is None
    assert watcher.get("/decisions")["decisions"] == []
    reply = watcher.answer(["stay"], asked.get("/decisions")["decisions"][0]["id"])
    assert reply.status_code == 403


def test_a_forged_token_is_refused(found: Found, client: TestClient) -> None:
    people = found()
    forger = Person(client, people[0].table, "x" * 32)
    assert forger.post("/undo").status_code == 403
    assert "opens no seat" in forger.post("/undo").json()["detail"]


def test_the_token_of_another_table_opens_nothing(found: Found, client: TestClient) -> None:
    here, there = found(), found()
    stranger = Person(client, here[0].table, there[0].token)
    assert stranger.post("/undo").status_code == 403


def test_an_unknown_table_is_not_found(client: TestClient) -> None:
    assert client.get("/api/tables/nowhere").status_code == 404


def test_a_late_answer_is_refused_and_changes_nothing(found: Found) -> None:
    people = found()
    asked, _ = turn(people)
    decision = asked.get("/decisions")["decisions"][0]["id"]
    asked.answer(["stay"], decision)
    before = asked.get("/view")
    late = asked.answer(["walk", "nowhere"], decision)
    assert late.status_code == 409
    assert asked.get("/view") == before


def test_the_same_answer_again_changes_nothing(found: Found) -> None:
    people = found()
    asked, _ = turn(people)
    decision = asked.get("/decisions")["decisions"][0]["id"]
    first = asked.answer(["stay"], decision).json()
    again = asked.answer(["stay"], decision)
    assert again.status_code == 200
    assert again.json() == first


@pytest.mark.parametrize(
    ("language", "refused", "not_asked"),
    [
        ("en", "'walk the_moon' is not possible now (", "this seat is not asked anything now"),
        (
            "fr",
            "« walk the_moon » n'est pas possible maintenant (",
            "on ne demande rien à cette place maintenant",
        ),
    ],
)
def test_an_illegal_answer_is_refused_in_the_readers_language_with_what_is_possible(
    found: Found, language: str, refused: str, not_asked: str
) -> None:
    people = found()
    asked, other = turn(people)
    decision = asked.get("/decisions")["decisions"][0]
    answer = {"decision": decision["id"], "option": ["walk", "the_moon"]}
    reply = asked.post(f"/answers?language={language}", answer)
    assert reply.status_code == 422
    offered = "; ".join(" ".join(map(str, one["option"])) for one in decision["options"])
    assert reply.json()["detail"].startswith(refused)
    assert reply.json()["detail"].endswith(offered)
    number, epoch, seat = decision["id"].split(".")
    early = {"decision": f"{number}.{epoch}.{1 - int(seat)}", "option": ["stay"]}
    reply = other.post(f"/answers?language={language}", early)
    assert reply.status_code == 422
    assert reply.json()["detail"] == not_asked


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"decision": "0.0.0"},
        {"decision": "0.0.0", "option": []},
        {"decision": "0.0.0", "option": [["stay"]]},
        {"decision": "0.0.0", "option": ["stay"] * 99},
        {"decision": "0.0.0", "option": ["stay"], "seat": 1},
        {"decision": "not-an-id", "option": ["stay"]},
    ],
)
def test_garbage_gets_422_and_changes_nothing(found: Found, body: dict[str, object]) -> None:
    people = found()
    asked, _ = turn(people)
    before = asked.get("/view")
    assert asked.post("/answers", body).status_code == 422
    assert asked.get("/view") == before


def test_undo_and_redo_over_http(found: Found) -> None:
    people = found()
    asked, other = turn(people)
    before = asked.get("/view")["view"]
    stale = asked.get("/decisions")["decisions"][0]["id"]
    asked.answer(["stay"])
    after = asked.get("/view")["view"]
    assert asked.get()["can_undo"]
    assert other.post("/undo").status_code == 422
    assert asked.post("/undo").status_code == 200
    assert asked.get("/view")["view"] == before
    assert asked.get("/decisions")["decisions"][0]["id"] != stale, "the epoch has changed"
    assert asked.post("/redo").status_code == 200
    assert asked.get("/view")["view"] == after


def test_a_decision_from_before_an_undo_is_stale(found: Found) -> None:
    people = found()
    asked, _ = turn(people)
    asked.answer(["stay"])
    old = asked.get("/decisions")["decisions"][0]["id"]
    asked.post("/undo")
    assert asked.answer(["end"], old).status_code == 409


def test_refusals_come_with_reason_and_rule_when_asked_for(found: Found) -> None:
    people = found()
    asked, _ = turn(people)
    assert asked.get("/decisions")["decisions"][0]["refusals"] == []
    refusals = asked.get("/decisions", why=True)["decisions"][0]["refusals"]
    assert refusals
    assert all(one["label"] and one["reason"] and one["rule"] for one in refusals)


def test_sentences_come_in_french(found: Found) -> None:
    people = found()
    asked, _ = turn(people)
    labels = [
        option["label"]
        for option in asked.get("/decisions", language="fr")["decisions"][0]["options"]
    ]
    assert labels[0] == "Rester ici"
    told = asked.get("/chronicle", language="fr")["events"]
    assert any("entre en jeu" in event["sentence"] for event in told)


def test_the_chronicle_is_told_from_any_number_on(found: Found) -> None:
    people = found()
    asked, _ = turn(people)
    asked.answer(["stay"])
    whole = asked.get("/chronicle")["events"]
    assert asked.get("/chronicle", since=1)["events"] == [e for e in whole if e["number"] >= 1]


def test_the_log_of_a_running_game_is_not_told(found: Found, client: TestClient) -> None:
    people = found()
    reply = client.get(f"/api/tables/{people[0].table}/log")
    assert reply.status_code == 422
    assert "luck to come" in reply.json()["detail"]


def test_nothing_hidden_is_on_the_wire(found: Found, client: TestClient) -> None:
    people = found(seed=987654321987)
    pages = [
        json.dumps(person.get(what))
        for person in (*people, Person(client, people[0].table))
        for what in ("", "/view", "/decisions", "/chronicle")
    ]
    for person in people:
        assert not any(person.token in page for page in pages)
    assert not any("987654321987" in page for page in pages)


def test_people_talk_at_the_table(found: Found, client: TestClient) -> None:
    ada, ben = found()
    assert ada.post("/messages", {"text": "<b>Hello</b>"}).status_code == 201
    ben.post("/messages", {"text": "Hi"})
    heard = ben.get("/messages")
    assert [(m["name"], m["text"]) for m in heard] == [("Ada", "<b>Hello</b>"), ("Ben", "Hi")]
    assert [m["text"] for m in ada.get("/messages", since=1)] == ["Hi"]
    assert Person(client, ada.table).post("/messages", {"text": "x"}).status_code == 403
    assert ada.post("/messages", {"text": "x" * 501}).status_code == 422


def test_an_option_that_does_not_exist_is_refused(client: TestClient) -> None:
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    for more, message in (
        ({"options": {"version": "epic"}}, "choose one of"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"seats": seats[:1]}, "2 to 5 players"),
        ({"seats": [{"bot": "genius"}, *seats]}, "no bot 'genius'"),
    ):
        reply = client.post("/api/tables", json={"seats": seats, **more})
        assert reply.status_code == 422
        assert message in reply.json()["detail"]


def test_a_request_that_is_too_large_is_refused(client: TestClient) -> None:
    body = {"seats": [{"name": "Ada"}], "options": {"x": "y" * 100_000}}
    assert client.post("/api/tables", json=body).status_code == 413


def test_pages_carry_safe_headers(client: TestClient) -> None:
    headers = client.get("/health").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in headers["content-security-policy"]


def test_the_api_describes_itself(client: TestClient) -> None:
    paths = client.get("/openapi.json").json()["paths"]
    assert "/api/tables/{table}/answers" in paths


def test_health_and_metrics(client: TestClient, found: Found) -> None:
    found()
    assert client.get("/health").text == "well\n"
    assert "fabletop_tables 1.0" in client.get("/metrics").text

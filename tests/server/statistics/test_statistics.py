"""What a server has seen, counted by the database."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import delete

from fabletop.lab.comparing.intervals import wilson
from fabletop.server.app import create_app
from fabletop.server.settings import Settings
from fabletop.server.statistics.counting import count
from fabletop.server.statistics.tallies import GameTally, StatisticsInfo
from fabletop.server.storage import schema
from fabletop.server.storage.saved import SavedSeat, SavedTable
from fabletop.server.storage.store import Store
from fabletop.server.tables.ending import Ending, SeatEnding
from tests.server.conftest import Found, Person, leave
from tests.server.inside import queries

pytestmark = pytest.mark.xdist_group("postgres")

NOW = 1_800_000_000.0
DAY = 86_400

Shelve = Callable[..., None]


@pytest.fixture
def shelve(store: Store) -> Shelve:
    """Keeps a game as if it had been played: who sat there (a bot, or nothing for a person) and
    which of them won."""
    with store.write() as connection:
        connection.execute(delete(schema.tables))
    made = 0

    def keep(*bots: str, won: tuple[int, ...] = (0,), days: float = 0, **more: Any) -> None:
        nonlocal made
        made += 1
        told: dict[str, Any] = {"game": "prophecy", "together": False, "branched": False}
        told |= {"ended_by": "certificates", "decisions": 100, "rounds": 20}
        told |= {"switched": (), "first": 0} | more
        switched, first = told.pop("switched"), told.pop("first")
        kinds = {bot for bot in bots if bot}
        seats = tuple(SavedSeat("Ada", bot, "", person=not bot) for bot in bots)
        table = SavedTable(
            *(f"t{made}", told["game"], "1", "data", {}, 7),
            revision=1,
            epoch=0,
            over=True,
            seats=seats,
        )
        store.create(table)
        ending = Ending(
            **told,
            bots="several" if len(kinds) > 1 else "".join(kinds),
            seats=tuple(
                SeatEnding(
                    (seat - first) % len(bots),
                    bot,
                    seat in switched,
                    1 if seat in won else 2,
                    5,
                    1 / len(won) if seat in won else 0.0,
                )
                for seat, bot in enumerate(bots)
            ),
        )
        store.settle(table.id, ending, NOW - days * DAY)

    return keep


def tally(store: Store, game: str = "prophecy") -> GameTally:
    return next(one for one in count(store, NOW).games if one.game == game)


def test_wins_are_counted_by_who_plays(store: Store, shelve: Shelve) -> None:
    for _ in range(3):
        shelve("", "hard", won=(1,))
    shelve("", "easy", won=(0,))
    told = {one.who: (one.games, one.wins) for one in tally(store).players}
    assert told == {"person": (4, 1.0), "easy": (1, 0.0), "hard": (3, 3.0)}
    assert [one.who for one in tally(store).players] == ["person", "easy", "hard"]


def test_a_share_comes_with_its_interval_and_with_what_would_be_fair(
    store: Store, shelve: Shelve
) -> None:
    shelve("", "hard", won=(0,))
    shelve("", "hard", "hard", "hard", won=(1,))
    (person, _) = tally(store).players
    assert (person.share, person.fair) == (0.5, 0.375)
    assert (person.low, person.high) == tuple(round(end, 4) for end in wilson(1, 2))


def test_a_shared_win_counts_in_parts(store: Store, shelve: Shelve) -> None:
    shelve("", "hard", won=(0, 1))
    assert {one.wins for one in tally(store).players} == {0.5}


def test_people_are_compared_with_the_one_kind_of_bot_they_met(
    store: Store, shelve: Shelve
) -> None:
    shelve("", "", "hard", won=(1,))
    shelve("", "hard", "easy", won=(0,))
    shelve("", "", won=(0,))
    (hard,) = tally(store).against
    assert (hard.who, hard.games, hard.wins) == ("hard", 2, 1.0)


def test_seats_and_turns_are_counted_for_each_number_of_players(
    store: Store, shelve: Shelve
) -> None:
    shelve("", "hard", won=(0,), first=1)
    shelve("", "hard", "hard", won=(2,), first=2)
    told = tally(store)
    seats = [(one.players, one.who, one.wins) for one in told.seats]
    assert seats == [(2, "1", 1), (2, "2", 0), (3, "1", 0), (3, "2", 0), (3, "3", 1)]
    turns = [(one.players, one.who, one.wins) for one in told.turns]
    assert turns == [(2, "1", 0), (2, "2", 1), (3, "1", 1), (3, "2", 0), (3, "3", 0)]


def test_seats_that_changed_hands_are_nobodys(store: Store, shelve: Shelve) -> None:
    shelve("", "hard", won=(0,), switched=(0,))
    told = tally(store)
    assert [one.who for one in told.players] == ["hard"]
    assert told.against == []
    assert [one.wins for one in told.seats] == [1, 0]


def test_branches_and_games_won_together_are_counted_apart(store: Store, shelve: Shelve) -> None:
    shelve("", "hard", branched=True)
    shelve("", "hard", won=(0, 1), together=True, ended_by="fellowship")
    shelve("", "hard", won=(), together=True, ended_by="fallen")
    told = tally(store)
    assert (told.finished, told.players, told.seats) == (3, [], [])
    assert told.together is not None
    assert (told.together.games, told.together.wins) == (2, 1)
    assert {one.value: one.games for one in told.endings} == {
        "certificates": 1,
        "fellowship": 1,
        "fallen": 1,
    }


def test_games_are_counted_by_day_by_players_and_by_length(store: Store, shelve: Shelve) -> None:
    shelve("", "", days=0, decisions=95)
    shelve("", "", days=0, decisions=101)
    shelve("", "", "", days=3, decisions=119)
    shelve("", "", days=300)
    told = count(store, NOW)
    assert [(one.day, one.games) for one in told.days] == [("2027-01-12", 1), ("2027-01-15", 2)]
    (game,) = told.games
    assert {one.value: one.games for one in game.numbers} == {"2": 3, "3": 1}
    assert [(one.least, one.games) for one in game.lengths] == [(90, 1), (100, 2), (110, 1)]
    assert (game.decisions, game.rounds) == (104, 20.0)


def test_many_lengths_are_told_together(store: Store, shelve: Shelve) -> None:
    for decisions in (5, 333, 1_999):
        shelve("", "", decisions=decisions)
    spans = tally(store).lengths
    assert len(spans) <= 16
    assert sum(one.games for one in spans) == 3
    assert {b.least - a.least for a, b in pairwise(spans)} == {130}


def test_counting_asks_a_few_questions_however_many_games_there_are(
    store: Store, shelve: Shelve
) -> None:
    for _ in range(3):
        shelve("", "hard")
    with queries() as few:
        count(store, NOW)
    for _ in range(9):
        shelve("", "easy", game="seasons")
    with queries() as many:
        count(store, NOW)
    assert len(many) == len(few)


def test_the_api_tells_of_running_and_abandoned_tables_and_of_nobody(
    client: TestClient, found: Found
) -> None:
    found()
    leave(found({"name": "Xanthippe"}, {"name": "Ben"}))
    reply = client.get("/api/statistics")
    (game,) = StatisticsInfo.model_validate(reply.json()).games
    assert (game.begun, game.finished, game.running, game.abandoned) == (2, 0, 1, 1)
    assert "Xanthippe" not in reply.text


def test_a_server_without_games_has_nothing_to_tell(client: TestClient) -> None:
    assert client.get("/api/statistics").json()["games"] == []


def test_a_count_is_remembered_for_a_while(client: TestClient, found: Found) -> None:
    before = client.get("/api/statistics").json()
    found()
    assert client.get("/api/statistics").json() == before


def test_a_new_count_follows(folder: Path) -> None:
    settings = Settings(folder=folder, statistics_seconds=0)
    with TestClient(create_app(settings)) as client:
        assert client.get("/api/statistics").json()["games"] == []
        seats = [{"name": "Ada"}, {"name": "Ben"}]
        ticket = client.post("/api/tables", json={"seats": seats}).json()
        assert Person(client, ticket["table"]).get()["game"] == "prophecy"
        (game,) = client.get("/api/statistics").json()["games"]
        assert game["begun"] == 1

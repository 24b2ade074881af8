"""The rows of a game: exact, and the same in any process."""

from itertools import count

import pytest

from fabletop.core.registry import find, names
from fabletop.core.table import Event, EventWord
from fabletop.games.prophecy.printed.domains import events as of_prophecy
from fabletop.games.seasons.words import EVENTS as SEASONS
from fabletop.games.wizards.chronicle import EVENTS as WIZARDS
from fabletop.lab.playing.simulate import Plan, make_plan, own_seed, play_games
from fabletop.lab.plugin import final_of
from fabletop.lab.runs.records import (
    ALWAYS,
    CARDS,
    EVENTS,
    GAMES,
    SEATS,
    TABLES,
    columns,
    record,
    record_table,
)

MOST = 100_000
TOLD = {"prophecy": of_prophecy(), "seasons": SEASONS, "wizards": WIZARDS}


def plan_of(game: str, players: int = 3, *, most: int = MOST, bots: str = "random") -> Plan:
    return make_plan(game, {}, players, bots.split(","), 5, most)


def test_who_is_given_up_before_choosing_a_character_has_nothing() -> None:
    plan = make_plan("prophecy", {"version": "standard"}, 3, ["random"], 5, 1)
    rows = record(plan, 0).tables[SEATS]
    assert len(rows) == 3
    for row in rows:
        assert (row["began_as"], row["ended_as"]) == ("", "")
        assert {row[name] for name in final_of("prophecy").names} == {0}


def test_a_small_game_of_seasons_row_by_row() -> None:
    kept = record(plan_of("seasons", 2, most=12), 3, TABLES).tables
    assert kept[GAMES] == [
        {
            "game": 3,
            "seed": own_seed(5, 3),
            "players": 2,
            "decisions": 12,
            "rounds": 0,
            "finished": False,
            "ended_by": "",
            "winners": 0,
            "first": -1,
        }
    ]
    assert [row["turn"] for row in kept[SEATS]] == [-1, -1]
    assert [row["place"] for row in kept[SEATS]] == [0, 0]
    assert [row["decisions"] for row in kept[SEATS]] == [6, 6]
    picked = [row for row in kept[CARDS] if row["chosen"]]
    assert len(picked) == 12
    assert {row["verb"] for row in picked} == {"pick"}
    assert {row["seat"] for row in kept[EVENTS]} == {-1}


@pytest.mark.parametrize("game", names())
def test_every_row_has_exactly_the_columns_of_its_table(game: str) -> None:
    kept = record(plan_of(game), 0, TABLES).tables
    for table in TABLES:
        there = columns(game, table)
        assert kept[table]
        for row in kept[table]:
            assert list(row) == list(there)
            assert [type(value) for value in row.values()] == list(there.values())


@pytest.mark.parametrize("game", names())
def test_the_game_is_the_one_that_a_simulation_plays(game: str) -> None:
    plan = plan_of(game, bots="greedy,random,random")
    [outcome] = play_games(plan, [2])
    kept = record(plan, 2, TABLES).tables
    [row] = kept[GAMES]
    assert (row["decisions"], row["rounds"]) == (outcome.decisions, outcome.rounds)
    assert row["winners"] == len(outcome.winners)
    won = [seat["seat"] for seat in kept[SEATS] if seat["share"]]
    assert won == list(outcome.winners)
    assert sum(seat["decisions"] for seat in kept[SEATS]) == outcome.decisions
    assert [seat["bot"] for seat in kept[SEATS]] == list(plan.bots)


@pytest.mark.parametrize("game", ["prophecy", "seasons"])
def test_the_shares_of_a_game_that_was_won_add_up_to_one(game: str) -> None:
    for number in range(6):
        kept = record(plan_of(game), number).tables
        assert sum(seat["share"] for seat in kept[SEATS]) == pytest.approx(1)
        assert min(seat["place"] for seat in kept[SEATS]) == 1


def test_a_game_that_nobody_wins_has_no_shares() -> None:
    kept = record(plan_of("wizards"), 0).tables
    assert kept[GAMES][0]["ended_by"] == "evil"
    assert [seat["share"] for seat in kept[SEATS]] == [0.0, 0.0, 0.0]


def first_to_act(game: str, number: int) -> int:
    """The seat of the first turn: a game is given up later and later until there was a turn."""
    verb = {"prophecy": "begins", "seasons": "turn", "wizards": "turn"}[game]
    for most in count(1):
        events = record(plan_of(game, most=most), number, TABLES).tables[EVENTS]
        seats = [row["seat"] for row in events if row["verb"] == verb]
        if seats:
            break
    (seat,) = seats
    return int(seat)


@pytest.mark.parametrize("game", names())
def test_the_first_turn_is_that_of_who_acts_first(game: str) -> None:
    firsts = set()
    for number in range(4):
        plan = plan_of(game)
        table = find(game).new(plan.options, 3, own_seed(5, number))
        kept = record_table(find(game), table, plan, number, own_seed(5, number), TABLES).tables
        first = kept[GAMES][0]["first"]
        firsts.add(first)
        assert [seat["turn"] for seat in kept[SEATS]] == [(seat - first) % 3 for seat in range(3)]
        assert first == first_to_act(game, number)
    assert len(firsts) > 1


def test_the_first_player_of_seasons_is_the_one_of_the_view() -> None:
    plan = plan_of("seasons")
    for number in range(4):
        table = find("seasons").new(plan.options, 3, own_seed(5, number))
        first = find("seasons").view(table, None).first
        assert record(plan, number).tables[GAMES][0]["first"] == first


@pytest.mark.parametrize("game", names())
def test_a_number_that_is_no_seat_is_not_taken_for_one(game: str) -> None:
    """Each game says what the words of its events mean; these are numbers and not seats."""
    numbers = {"n", "year", "boat", "fortnight"}
    misleading = {verb for verb, words in TOLD[game].items() if words and words[0] in numbers}
    assert final_of(game).seatless == misleading


def test_what_only_one_seat_may_know_is_an_event_of_that_seat() -> None:
    kept = record(plan_of("seasons"), 0, TABLES).tables
    drawn = [row for row in kept[EVENTS] if row["verb"] == "last_pick"]
    assert sorted(row["seat"] for row in drawn) == [0, 1, 2]
    assert all(row["card"] for row in drawn)


def test_cards_count_how_often_they_could_be_and_were_chosen() -> None:
    kept = record(plan_of("seasons"), 0, TABLES).tables
    assert all(0 <= row["chosen"] <= row["offered"] for row in kept[CARDS])
    drafted = [row for row in kept[CARDS] if row["verb"] == "pick"]
    assert sum(row["chosen"] for row in drafted) == 3 * 9 - 3


def test_rows_depend_on_the_number_of_the_game_alone() -> None:
    plan = plan_of("seasons")
    forwards = {number: record(plan, number, TABLES) for number in range(4)}
    backwards = {number: record(plan, number, TABLES) for number in reversed(range(4))}
    assert backwards == forwards


def test_tables_that_are_not_wanted_are_not_made() -> None:
    whole = record(plan_of("seasons"), 0, TABLES).tables
    kept = record(plan_of("seasons"), 0, ALWAYS).tables
    assert kept == {**whole, CARDS: [], EVENTS: []}


def test_nothing_is_noted_after_the_first_turn_unless_events_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noted: list[str] = []

    def noting(
        told: tuple[EventWord, ...], seats: None = None, cast: tuple[str, ...] = ()
    ) -> Event:
        noted.append(str(told[0]))
        return Event(told, seats, cast)

    monkeypatch.setattr("fabletop.core.table.Event", noting)
    record(plan_of("prophecy"), 0)
    assert noted[-1] == "begins"
    record(plan_of("prophecy"), 0, TABLES)
    assert noted[-1] != "begins"

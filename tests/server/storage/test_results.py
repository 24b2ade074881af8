"""How a game ended is stored with its last answer, and counted without playing it again."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Row, delete, select

from fabletop.bots.greedy import Greedy
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.server.statistics.backfill import fill_in
from fabletop.server.storage import schema
from fabletop.server.storage.saved import SavedSeat, SavedTable
from fabletop.server.storage.store import Store
from fabletop.server.tables.ending import Ending, ending_of
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.opening import kept
from fabletop.server.tables.tables import Tables
from tests.loops import awaited
from tests.server.inside import ADA, BEN, ROBOT, Slow, found, play_to_the_end, run, think_little

pytestmark = pytest.mark.xdist_group("postgres")


def result(store: Store, table: str) -> Row[Any] | None:
    with store.read() as connection:
        wanted = select(schema.results).where(schema.results.c.table_id == table)
        return connection.execute(wanted).first()


def seats(store: Store, table: str) -> list[Row[Any]]:
    with store.read() as connection:
        mine = schema.result_seats.c.table_id == table
        wanted = select(schema.result_seats).where(mine).order_by(schema.result_seats.c.seat)
        return list(connection.execute(wanted))


def test_the_last_answer_stores_how_the_game_ended(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)
        assert result(store, live.saved.id) is None
        await play_to_the_end(tables, live, tokens)
        told, ended = result(store, live.saved.id), live.match.result
        assert told is not None
        assert ended is not None
        assert (told.game, told.players, told.bots) == ("prophecy", 2, "")
        assert (told.ended_by, told.decisions) == (ended.ended_by, len(live.match.entries))
        assert told.day == told.finished // 86400
        assert told.rounds == live.match.game.rounds(live.match.position.table)
        found_seats = seats(store, live.saved.id)
        assert tuple(seat.place for seat in found_seats) == ended.places
        assert tuple(seat.score for seat in found_seats) == ended.scores
        assert sum(seat.share for seat in found_seats) == 1
        assert sorted(seat.turn for seat in found_seats) == [0, 1]

    run(play, store)


def test_a_seat_that_changed_hands_is_marked(store: Store) -> None:
    async def play(tables: Tables, workers: Slow) -> None:
        live, tokens = await found(tables, ADA, BEN, ROBOT)
        await tables.hand_over(live.saved.id, tokens[1], "random")
        await tables.hand_over(live.saved.id, tokens[1], "")
        assert [seat.switched for seat in live.saved.seats] == [False] * 3
        workers.enough.set()
        while live.match.decisions()[0].seat != 0 or not live.match.entries:
            await _go_on(tables, live, tokens)
        await tables.hand_over(live.saved.id, tokens[0], "random")
        await tables.hand_over(live.saved.id, tokens[0], "")
        await tables.set_level(live.saved.id, tokens[1], 2, "easy")
        assert [seat.switched for seat in live.saved.seats] == [True, False, True]
        loaded = await asyncio.to_thread(store.load, live.saved.id)
        assert [seat.switched for seat in loaded.table.seats] == [True, False, True]

    run(play, store)


async def _go_on(tables: Tables, live: LiveTable, tokens: list[str]) -> None:
    decision = live.match.decisions()[0]
    if live.saved.seats[decision.seat].bot:
        await asyncio.sleep(0)
    else:
        option = decision.options[0]
        await tables.answer(live.saved.id, tokens[decision.seat], decision.id, option)


def test_a_branch_is_marked(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)
        while len(live.match.entries) < 3:
            await _go_on(tables, live, tokens)
        for token in tokens:
            await tables.resign(live.saved.id, token)
        branch, _tokens = await tables.branch(live.saved.id, 3, fresh=False)
        assert (await asyncio.to_thread(store.load, branch)).table.branched
        assert not (await asyncio.to_thread(store.load, live.saved.id)).table.branched

    run(play, store)


def finished(bots: tuple[str, ...], game: str = "prophecy") -> tuple[SavedTable, Match[Any]]:
    """A game that was played somewhere."""
    match = Match.new(find(game), seats=[f"p{n}" for n in range(len(bots))], seed=3)
    bot = Greedy(game, 3)
    while not match.over:
        decision = match.decisions()[0]
        match.answer(bot.choose(decision.question, decision.view), decision.seat)
    header = match.header
    sat = tuple(SavedSeat("p", bot, "", person=not bot) for bot in bots)
    table = SavedTable(
        *("old", header.game, header.ruleset, header.data, header.options, header.seed),
        revision=1,
        epoch=0,
        over=True,
        seats=sat,
    )
    return table, match


def ending(*bots: str) -> Ending:
    told = ending_of(*finished(bots))
    assert told is not None
    return told


def test_one_kind_of_bot_is_named_and_several_are_not() -> None:
    assert ending("", "").bots == ""
    assert ending("", "hard", "hard").bots == "hard"
    assert ending("", "hard", "easy").bots == "several"


def test_a_bot_that_stood_in_for_somebody_is_no_opponent_of_one_kind() -> None:
    table, match = finished(("", "hard"))
    seat = replace(table.seats[1], switched=True)
    told = ending_of(replace(table, seats=(table.seats[0], seat)), match)
    assert told is not None
    assert told.bots == "several"
    assert told.seats[1].switched


def test_a_game_that_goes_on_has_no_ending() -> None:
    table, match = finished(("", ""))
    assert ending_of(table, match.branch(5)) is None


def test_games_from_before_are_counted_while_the_server_runs(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    think_little(monkeypatch)
    table, match = finished(("", "hard"))
    broken = replace(table, id="broken", seed=99)
    for one in (table, broken):
        with store.read() as connection:
            connection.execute(delete(schema.tables).where(schema.tables.c.id == one.id))
        store.create(one, kept(match))
    assert awaited(fill_in(store, Slow())) == 1
    told = result(store, "old")
    assert told is not None
    assert (told.bots, told.decisions) == ("hard", len(match.entries))
    assert result(store, "broken") is None
    assert awaited(fill_in(store, Slow())) == 0

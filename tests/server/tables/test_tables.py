"""Lists of tables, games that are over, and bots that are overtaken while they think."""

import pytest

from fabletop.server.errors import NotPossible
from fabletop.server.storage.store import Store
from fabletop.server.tables.founding import SeatWish
from fabletop.server.tables.tables import Tables
from tests.server.inside import ADA, BEN, ROBOT, Slow, answer, found, play_to_the_end, run

pytestmark = pytest.mark.xdist_group("postgres")


def test_the_store_knows_who_is_asked(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)
        for _answer in range(6):
            waiting = store.load(live.saved.id).table.waiting
            assert waiting == tuple(one.seat for one in live.match.decisions())
            await answer(tables, live, tokens, -1)

    run(play, store)


def test_ones_own_tables_say_whether_one_is_asked(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        first, ours = await found(tables, ADA, BEN, ROBOT)
        second, theirs = await found(tables)
        seat = first.match.decisions()[0].seat
        (mine,) = await tables.tables_of([ours[seat], "of no table", ""])
        assert (mine.table, mine.mine, mine.waiting) == (first.saved.id, [seat], seat != 2)
        both = await tables.tables_of([*ours[:2], theirs[0]])
        assert [one.table for one in both] == [second.saved.id, first.saved.id]
        await tables.rename(first.saved.id, ours[0], "Ada the Great")
        both = await tables.tables_of([*ours[:2], theirs[0]])
        assert [one.table for one in both] == [first.saved.id, second.saved.id]
        assert both[0].mine == [0, 1]
        assert [one.name for one in both[0].seats] == ["Ada the Great", "Ben", "Robot"]
        assert await tables.tables_of([]) == []

    run(play, store)


def test_a_seat_that_a_bot_plays_is_not_waited_for(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)
        seat = live.match.decisions()[0].seat
        assert (await tables.tables_of([tokens[seat]]))[0].waiting
        await tables.hand_over(live.saved.id, tokens[seat], "greedy")
        assert not (await tables.tables_of([tokens[seat]]))[0].waiting

    run(play, store)


def test_the_lobby_shows_the_newest_fifty(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        free = SeatWish("Anybody", free=True)
        ids = [(await tables.create("prophecy", {}, (ADA, free), n))[0] for n in range(52)]
        assert [one.table for one in await tables.open_tables()] == ids[:1:-1]

    run(play, store)


def test_a_bot_that_thinks_does_not_answer_for_a_person_who_is_back(store: Store) -> None:
    async def play(tables: Tables, workers: Slow) -> None:
        live, tokens = await found(tables)
        seat = live.match.decisions()[0].seat
        await tables.hand_over(live.saved.id, tokens[seat], "greedy")
        await workers.thinking.wait()
        await tables.hand_over(live.saved.id, tokens[seat], "")
        workers.enough.set()
        assert live.driver is not None
        await live.driver
        assert live.match.entries == []

    run(play, store)


def test_a_bot_that_thinks_does_not_answer_at_a_closed_table(store: Store) -> None:
    async def play(tables: Tables, workers: Slow) -> None:
        live, tokens = await found(tables, ADA, ROBOT)
        while live.bot_question is None:
            await answer(tables, live, tokens, -1)
        await workers.thinking.wait()
        answers = len(live.match.entries)
        await tables.resign(live.saved.id, tokens[0])
        assert live.bot_question is None
        workers.enough.set()
        assert live.driver is not None
        await live.driver
        assert live.finished
        assert len(live.match.entries) == answers

    run(play, store)


def test_a_game_that_is_over_is_neither_undone_nor_played_nor_offered(store: Store) -> None:
    """Everybody may read its log, and with it the luck that an undo would give again."""

    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables, ADA, BEN, SeatWish("Anybody", free=True))
        table, free = live.saved.id, 2
        tokens[free] = await tables.claim(table, free, "Cleo")
        await play_to_the_end(tables, live, tokens)
        last = live.match.entries[-1].seat
        assert live.match.can_undo(last), "the rules alone would allow it"
        for refused in (
            tables.undo(table, tokens[last]),
            tables.hint(table, tokens[last]),
            tables.hand_over(table, tokens[last], "greedy"),
            tables.resign(table, tokens[last]),
            tables.claim(table, free, "Eve"),
        ):
            with pytest.raises(NotPossible, match="over"):
                await refused
        assert table not in [one.table for one in await tables.open_tables()]
        (mine,) = await tables.tables_of([tokens[last]])
        assert (mine.over, mine.waiting) == (True, False)

    run(play, store)


def test_a_branch_from_the_end_of_a_game_has_nothing_to_play(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)
        await play_to_the_end(tables, live, tokens)
        count = len(live.match.entries)
        with pytest.raises(NotPossible, match="choose an earlier one"):
            await tables.branch(live.saved.id, count, fresh=True)
        table, _tokens = await tables.branch(live.saved.id, count - 1, fresh=False)
        assert not (await tables.at(table)).finished

    run(play, store)


def test_a_branch_is_the_same_when_it_is_loaded_again(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)
        await play_to_the_end(tables, live, tokens)
        table, _tokens = await tables.branch(live.saved.id, 40, fresh=True, seats=(ADA, BEN))
        branch = await tables.at(table)
        tables.forget_idle(-1)
        again = await tables.at(table)
        assert again is not branch
        assert (again.saved, again.match.view(0)) == (branch.saved, branch.match.view(0))
        assert again.match.decisions()[0].id == branch.match.decisions()[0].id

    run(play, store)


def test_a_table_of_bots_alone_is_not_closed(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables, ROBOT, ROBOT)
        await tables.resign(live.saved.id, tokens[0])
        assert not live.finished

    run(play, store)

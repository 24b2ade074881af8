"""Tables in memory and in the store: what is stored is what is shown."""

import asyncio
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from fabletop.core.errors import BadSetup
from fabletop.core.match import Match
from fabletop.core.saved.entries import LogEntry
from fabletop.core.saved.reopening import replay
from fabletop.server.app import create_app
from fabletop.server.settings import Settings
from fabletop.server.storage.store import Store
from fabletop.server.tables import memory
from fabletop.server.tables.tables import Tables
from tests.server.inside import ROBOT, Slow, answer, found, queries, run
from tests.waiting import wait_until

pytestmark = pytest.mark.xdist_group("postgres")


def test_looking_at_a_table_costs_one_query_at_most(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        live, _tokens = await found(tables)
        with queries() as asked:
            await tables.at(live.saved.id)
        assert len(asked) == (0 if store.alone else 1)

    run(play, store)


def test_those_who_listen_cost_no_query(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)
        with queries() as asked:
            for _listener in range(4):
                await tables.now(live.saved.id)
        assert asked == []
        await tables.say(live.saved.id, tokens[0], "Hello")
        assert (await tables.now(live.saved.id)).pulse == store.pulse(live.saved.id)

    run(play, store)


def test_an_answer_that_cannot_be_stored_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any, **__: Any) -> int:
        raise OSError("the disk is full")

    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)
        before, revision = live.match.view(None), live.saved.revision
        with monkeypatch.context() as patch:
            patch.setattr(store, "change", full)
            with pytest.raises(OSError, match="disk is full"):
                await answer(tables, live, tokens)
        again = await tables.at(live.saved.id)
        assert again.match.view(None) == before
        assert await answer(tables, again, tokens) == revision + 1

    run(play, store)


def test_an_answer_that_was_stored_without_our_knowing_is_shown(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks after the database has got everything."""
    change = store.change

    def broken(*table: Any, **more: Any) -> int:
        change(*table, **more)
        raise OSError("the connection is lost")

    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)
        with monkeypatch.context() as patch:
            patch.setattr(store, "change", broken)
            with pytest.raises(OSError, match="is lost"):
                await answer(tables, live, tokens)
        again = await tables.at(live.saved.id)
        assert len(again.match.entries) == 1
        assert again.saved.revision == 2

    run(play, store)


def test_what_is_not_stored_yet_is_not_shown(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    change, shown = store.change, []

    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)

        def slow(*table: Any, **more: Any) -> int:
            shown.append((len(live.match.entries), live.saved.revision))
            return change(*table, **more)

        monkeypatch.setattr(store, "change", slow)
        await answer(tables, live, tokens)
        assert shown == [(0, 1)]
        assert (len(live.match.entries), live.saved.revision) == (1, 2)

    run(play, store)


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)
        await answer(tables, live, tokens)
        await tables.say(live.saved.id, tokens[0], "Hello")
        tables.forget_idle(60)
        assert tables.count == 1, "it was touched a moment ago"
        with tables.hub.listen(live.saved.id):
            tables.forget_idle(-1)
            assert tables.count == 1, "somebody listens"
        tables.forget_idle(-1)
        assert tables.count == 0
        again = await tables.at(live.saved.id)
        assert again is not live
        assert (again.saved, again.match.view(0)) == (live.saved, live.match.view(0))

    run(play, store)


def test_a_table_whose_bots_are_thinking_stays_in_memory(store: Store) -> None:
    async def play(tables: Tables, workers: Slow) -> None:
        await found(tables, ROBOT, ROBOT)
        await workers.thinking.wait()
        tables.forget_idle(-1)
        assert tables.count == 1

    run(play, store)


def test_those_who_want_a_table_at_the_same_time_get_the_same_one(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        live, _tokens = await found(tables)
        tables.forget_idle(-1)
        with queries() as asked:
            first, *others = await asyncio.gather(*(tables.at(live.saved.id) for _ in range(5)))
        assert all(other is first for other in others)
        assert sum("FROM answers" in query for query in asked) == 1

    run(play, store)


def test_a_table_that_does_not_exist_any_more_is_not_loaded(store: Store) -> None:
    async def play(tables: Tables, _: Slow) -> None:
        for _again in range(2):
            with pytest.raises(Exception, match="no such table"):
                await tables.at("nowhere")

    run(play, store)


def test_a_file_is_served_by_one_process(tmp_path: Path) -> None:
    first, second = (Store(f"sqlite:///{tmp_path / 'tables.sqlite'}") for _ in range(2))
    first.migrate()
    with pytest.raises(BadSetup, match="served by another process"):
        second.migrate()
    first.close()
    second.migrate()
    second.close()


def test_others_get_their_turn_while_a_game_is_opened(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    def noted(match: Match, entries: Sequence[LogEntry]) -> str:
        order.append("piece")
        return replay(match, entries)

    monkeypatch.setattr(memory, "replay", noted)
    monkeypatch.setattr(memory, "AT_ONCE", 3)

    async def play(tables: Tables, _: Slow) -> None:
        live, tokens = await found(tables)
        for _answer in range(12):
            await answer(tables, live, tokens)
        before = live.match.view(None)
        tables.forget_idle(-1.0)
        opening = asyncio.create_task(tables.at(live.saved.id))
        while not opening.done():
            order.append("others")
            await asyncio.sleep(0)
        assert opening.result().match.view(None) == before
        pieces = [what for what, _ in groupby(order)]
        assert pieces.count("piece") == order.count("piece") == 4

    run(play, store)


def test_tables_are_swept_out_of_memory_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sweeps: list[tuple[int, int]] = []
    forget = Tables.forget_idle

    def swept(tables: Tables, seconds: float) -> None:
        before = tables.count
        forget(tables, seconds)
        sweeps.append((before, tables.count))

    monkeypatch.setattr(Tables, "forget_idle", swept)
    settings = Settings(folder=tmp_path, idle_minutes=0.2 / 60)
    with TestClient(create_app(settings)) as client:
        client.post("/api/tables", json={"seats": [{"name": "Ada"}, {"name": "Ben"}]})
        wait_until(lambda: (1, 0) in sweeps)
        assert "fabletop_tables 0.0" in client.get("/metrics").text

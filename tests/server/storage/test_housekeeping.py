"""What a host lists and deletes, and how servers notice."""

import time
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update

from fabletop.server.errors import NoSuchTable
from fabletop.server.settings import Settings
from fabletop.server.storage import schema
from fabletop.server.storage.housekeeping import (
    DAY,
    State,
    erase,
    erase_old,
    erase_old_messages,
    listed,
    missing,
    old,
)
from fabletop.server.storage.saved import MessagePage
from fabletop.server.storage.store import Store
from fabletop.server.tables import retention
from fabletop.server.tables.retention import tidy
from fabletop.server.tables.tables import Tables
from tests.server.inside import ROBOT, Slow, answer, found, run
from tests.server.running import Client, Table, serving
from tests.server.storage.filled import everything, fill
from tests.server.storage.test_store import ROLL, STAY, table
from tests.waiting import wait_until

pytestmark = pytest.mark.xdist_group("postgres")


def aged(store: Store, days: float, name: str = "old", *, over: bool = False) -> str:
    """A table that was changed last so many days ago."""
    new = replace(table(name), over=over)
    store.create(new, [STAY, ROLL])
    store.say(new.id, 0, "Ada", "hello")
    then = time.time() - days * DAY
    with store.write() as connection:
        mine = schema.tables.c.id == new.id
        connection.execute(update(schema.tables).where(mine).values(changed=then))
        said = schema.messages.c.table_id == new.id
        connection.execute(update(schema.messages).where(said).values(sent=then))
    return new.id


def test_a_list_says_what_there_is_the_last_change_first(store: Store) -> None:
    first, second = aged(store, 0, "first"), aged(store, -1, "second", over=True)
    ours = [one for one in listed(store) if one.id in (first, second)]
    assert [one.id for one in ours] == [second, first]
    assert [one.state for one in ours] == [State.FINISHED, State.RUNNING]
    assert ours[0].seats == ("Ada", "bot:greedy")
    assert (ours[0].answers, ours[0].messages) == (2, 1)
    assert [one.id for one in listed(store, states=[State.FINISHED], most=1)] == [second]
    assert all(one.game == "seasons" for one in listed(store, game="seasons"))


def test_deleting_a_table_leaves_nothing_of_it(store: Store) -> None:
    before = everything(store)
    gone = fill(store)
    kept = aged(store, 0, "kept")
    assert erase(store, [gone, "none"]) == 1
    assert missing(store, [gone, kept]) == {gone}
    assert erase(store, [kept]) == 1
    assert everything(store) == before


def test_only_what_is_old_and_in_the_chosen_state_goes(store: Store) -> None:
    left, over, fresh = aged(store, 91), aged(store, 91, over=True), aged(store, 89, over=True)
    assert {left, over} <= set(old(store, list(State), 90))
    assert fresh not in old(store, list(State), 90)
    assert erase_old(store, [State.FINISHED], 90) == 1
    assert missing(store, [left, over, fresh]) == {over}
    assert erase_old(store, [State.RUNNING], 90) == 1
    assert missing(store, [left, over, fresh]) == {left, over}
    erase(store, [fresh])


def test_more_tables_than_a_transaction_takes_are_deleted(store: Store) -> None:
    names = [f"many{number}" for number in range(120)]
    for name in names:
        store.create(replace(table("x"), id=name))
    assert erase(store, names) == 120


def test_settings_say_how_long_what_is_kept(store: Store) -> None:
    left, over, fresh = aged(store, 40), aged(store, 40, over=True), aged(store, 20)
    tidy(store, Settings())
    assert missing(store, [left, over, fresh]) == set()
    tidy(store, Settings(keep_finished_days=30, keep_abandoned_days=50, keep_messages_days=30))
    assert missing(store, [left, over, fresh]) == {over}
    assert store.messages(left, MessagePage()) == []
    assert len(store.messages(fresh, MessagePage())) == 1
    assert erase_old_messages(store, 10) == 1
    erase(store, [left, fresh])


def test_a_table_that_was_deleted_is_refused_and_forgotten(store: Store) -> None:
    async def play(tables: Tables, _workers: Slow) -> None:
        live, tokens = await found(tables)
        other, _ = await found(tables)
        erase(store, [live.saved.id])
        with pytest.raises(NoSuchTable):
            await answer(tables, live, tokens)
        with pytest.raises(NoSuchTable):
            await tables.say(live.saved.id, tokens[0], "is anybody there?")
        await tables.drop_deleted()
        assert tables.count == 1
        with pytest.raises(NoSuchTable):
            await tables.at(live.saved.id)
        assert (await tables.at(other.saved.id)) is other

    run(play, store)


def test_a_bot_that_thinks_at_a_deleted_table_is_stopped(store: Store) -> None:
    async def play(tables: Tables, workers: Slow) -> None:
        live, _ = await found(tables, ROBOT, ROBOT)
        await workers.thinking.wait()
        assert live.driver is not None
        erase(store, [live.saved.id])
        await tables.drop_deleted()
        assert live.driver.cancelling()

    run(play, store)


def test_a_running_server_ends_the_stream_of_a_deleted_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "NOTICED", 0.05)
    settings = Settings(folder=tmp_path, heartbeat=30)
    with serving(settings) as client:
        opened = Table(client)
        name = opened.path.rpartition("/")[2]
        with client.listen(opened.path) as news:
            next(news)
            beside = Store(settings.address)
            erase(beside, [name])
            beside.close()
            assert list(news) == []
        assert wait_until(lambda: _gone(client, opened.path))


def _gone(client: Client, path: str) -> bool:
    try:
        client.call("GET", path)
    except OSError as error:
        return "404" in str(error)
    return False

"""Replay files are drawn beside the server, a few at a time."""

import asyncio
import os
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from anyio.from_thread import start_blocking_portal

from fabletop.server.api.heavy import HeavyPages
from fabletop.server.errors import TooMuch
from fabletop.server.storage.store import Store
from fabletop.server.tables.live import LiveTable
from fabletop.server.work.pages import PageWorkers
from fabletop.web.files import replay_workers
from fabletop.web.files.replay_workers import AT_A_TIME, MOST_OF_ONE, MOST_WAITING, ReplayWorkers
from fabletop.web.table.scene import Viewer
from tests.server.inside import found, opened
from tests.waiting import awaited_until

LOOKS = [Viewer(None, "en", shape) for shape in map(str, range(20))]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    yield store
    store.close()


def reader(client: str = "192.0.2.1") -> HeavyPages:
    """Somebody who asks for heavy pages from this address; a thread draws them."""
    return HeavyPages(PageWorkers(0), client)


class Slow:
    """Stands for the process that draws, and draws when it is told to."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.busy = self.most = self.drawn = 0

    def __call__(self, _lines: list[str], _who: object, look: Viewer) -> str:
        self.busy += 1
        self.most = max(self.most, self.busy)
        assert self.go.wait(10)
        self.busy -= 1
        self.drawn += 1
        return look.shape


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr(replay_workers, "_drawn", slow)
    return slow


def at_a_table(store: Store, act: Callable[[LiveTable], Awaitable[None]]) -> None:
    """In a thread of its own: a browser of other tests may keep a loop in this one."""

    async def play() -> None:
        async with opened(store) as (tables, _):
            live, _ = await found(tables)
            await act(live)

    with start_blocking_portal() as portal:
        portal.call(play)


def test_few_are_drawn_at_a_time_and_the_rest_waits_or_is_sent_away(
    store: Store, slow: Slow
) -> None:
    async def act(live: LiveTable) -> None:
        one = ReplayWorkers()
        orders = [
            asyncio.create_task(one.page(live, look, reader(f"192.0.2.{n}")))
            for n, look in enumerate(LOOKS[:MOST_WAITING])
        ]
        await awaited_until(lambda: slow.busy == AT_A_TIME)
        with pytest.raises(TooMuch):
            await one.page(live, LOOKS[-1], reader("192.0.2.99"))
        slow.go.set()
        assert await asyncio.gather(*orders) == [look.shape for look in LOOKS[:MOST_WAITING]]
        assert slow.most == AT_A_TIME
        assert await one.page(live, LOOKS[-1], reader()) == LOOKS[-1].shape

    at_a_table(store, act)


def test_one_client_has_one_file_drawn_at_a_time_and_leaves_room_for_others(
    store: Store, slow: Slow
) -> None:
    async def act(live: LiveTable) -> None:
        one = ReplayWorkers()
        greedy = [
            asyncio.create_task(one.page(live, look, reader())) for look in LOOKS[: MOST_OF_ONE + 1]
        ]
        await awaited_until(lambda: slow.busy == 1)
        with pytest.raises(TooMuch):
            await one.page(live, LOOKS[-1], reader())
        other = asyncio.create_task(one.page(live, LOOKS[-1], reader("192.0.2.2")))
        await awaited_until(lambda: slow.busy == 2)
        slow.go.set()
        await asyncio.gather(other, *greedy)

    at_a_table(store, act)


def test_who_asks_for_the_same_file_gets_the_same_file(store: Store, slow: Slow) -> None:
    async def act(live: LiveTable) -> None:
        one = ReplayWorkers()
        orders = [asyncio.create_task(one.page(live, LOOKS[0], reader())) for _ in range(5)]
        await awaited_until(lambda: slow.busy == 1)
        slow.go.set()
        assert set(await asyncio.gather(*orders)) == {LOOKS[0].shape}
        await one.page(live, LOOKS[0], reader())
        assert slow.drawn == 1

    at_a_table(store, act)


def test_old_files_are_forgotten(store: Store, slow: Slow) -> None:
    slow.go.set()

    async def act(live: LiveTable) -> None:
        one = ReplayWorkers()
        for look in LOOKS:
            await one.page(live, look, reader())
        await one.page(live, LOOKS[-1], reader())
        assert slow.drawn == len(LOOKS)
        await one.page(live, LOOKS[0], reader())
        assert slow.drawn == len(LOOKS) + 1

    at_a_table(store, act)


def test_a_drawing_that_failed_is_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = iter([OSError("no paper"), None])

    def printed(*_: object) -> str:
        problem = next(attempts)
        if problem:
            raise problem
        return "page"

    monkeypatch.setattr(replay_workers, "_drawn", printed)

    async def act(live: LiveTable) -> None:
        one = ReplayWorkers()
        with pytest.raises(OSError, match="no paper"):
            await one.page(live, LOOKS[0], reader())
        assert await one.page(live, LOOKS[0], reader()) == "page"

    at_a_table(store, act)


def whose(_lines: list[str], _who: object, _look: Viewer) -> str:
    return str(os.getpid())


def test_a_file_is_drawn_in_another_process(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_workers, "page_of_log", whose)

    async def act(live: LiveTable) -> None:
        assert await ReplayWorkers().page(live, LOOKS[0], reader()) != str(os.getpid())

    at_a_table(store, act)

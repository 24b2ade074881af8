"""Tables of bots alone pause while nobody watches; tables of people go on."""

import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from fabletop.server.outgoing.webhooks import Webhooks
from fabletop.server.settings import Settings
from fabletop.server.storage.store import Store
from fabletop.server.tables.founding import SeatWish
from fabletop.server.tables.hub import Audience, Hub
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.tables import Tables
from tests.loops import awaited
from tests.server.inside import ADA, ROBOT, Slow
from tests.waiting import awaited_until

PATIENCE = 60.0
EASY = SeatWish("Easy", "easy")


class Clock:
    """Time passes when it is told to."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    return store


Play = Callable[[Tables, Slow, Clock], Awaitable[None]]


def playing(store: Store, play: Play, patience: float = PATIENCE) -> None:
    clock = Clock()

    class Watched(Audience):
        def __init__(self, hub: Hub, patience: float) -> None:
            super().__init__(hub, patience, clock)

    async def whole() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("fabletop.server.tables.tables.Audience", Watched)
            bots = Slow()
            tables = Tables(
                store, Hub(), bots, Webhooks(Settings()), Settings(pause_after=patience)
            )
            await play(tables, bots, clock)
            await tables.close()

    awaited(whole())
    store.close()


async def opened(tables: Tables, *seats: SeatWish) -> LiveTable:
    table, _ = await tables.create("prophecy", {}, seats, 5)
    return await tables.at(table)


async def answered(live: LiveTable, bots: Slow) -> None:
    """The bot that thinks gives its answer, and the table has stopped or the next one thinks."""
    known, asked = len(live.match.entries), len(bots.asked)
    bots.enough.set()
    await awaited_until(lambda: len(live.match.entries) > known)
    bots.enough.clear()
    await awaited_until(lambda: live.paused or len(bots.asked) > asked)


def test_bots_alone_pause_when_nobody_has_looked_for_a_while(store: Store) -> None:
    async def play(tables: Tables, bots: Slow, clock: Clock) -> None:
        live = await opened(tables, ROBOT, EASY)
        await bots.thinking.wait()
        clock.ahead += PATIENCE
        await answered(live, bots)
        assert live.paused

    playing(store, play)


def test_they_go_on_when_somebody_looks(store: Store) -> None:
    async def play(tables: Tables, bots: Slow, clock: Clock) -> None:
        live = await opened(tables, ROBOT, EASY)
        await bots.thinking.wait()
        clock.ahead += PATIENCE
        await answered(live, bots)
        clock.ahead = 0.0
        asked = len(bots.asked)
        await tables.at(live.saved.id)
        await awaited_until(lambda: len(bots.asked) > asked)
        assert not live.paused

    playing(store, play)


def test_a_program_that_asks_now_and_then_keeps_them_going(store: Store) -> None:
    async def play(tables: Tables, bots: Slow, clock: Clock) -> None:
        live = await opened(tables, ROBOT, EASY)
        await bots.thinking.wait()
        for _ in range(5):
            clock.ahead += 0.9 * PATIENCE
            live.touched = clock()  # as `tables.at` does, at the time of this clock
            await answered(live, bots)
            assert not live.paused

    playing(store, play)


def test_an_open_stream_keeps_them_going(store: Store) -> None:
    async def play(tables: Tables, bots: Slow, clock: Clock) -> None:
        live = await opened(tables, ROBOT, EASY)
        await bots.thinking.wait()
        with tables.hub.listen(live.saved.id):
            clock.ahead += 10 * PATIENCE
            await answered(live, bots)
            assert not live.paused
        await answered(live, bots)
        assert live.paused

    playing(store, play)


@pytest.mark.parametrize("person", [ADA, SeatWish("", free=True)], ids=["person", "free seat"])
def test_bots_beside_people_play_on(store: Store, person: SeatWish) -> None:
    async def play(tables: Tables, bots: Slow, clock: Clock) -> None:
        live = await opened(tables, ROBOT, EASY, person)
        assert not live.bots_alone
        clock.ahead += 10 * PATIENCE
        await bots.thinking.wait()
        assert not live.paused

    playing(store, play)


def test_the_pause_can_be_switched_off(store: Store) -> None:
    async def play(tables: Tables, bots: Slow, clock: Clock) -> None:
        live = await opened(tables, ROBOT, EASY)
        await bots.thinking.wait()
        clock.ahead += 1000 * PATIENCE
        await answered(live, bots)
        assert not live.paused

    playing(store, play, 0.0)

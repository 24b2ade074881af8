"""Tables without HTTP, and bots that answer when they are told to."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import pytest
from sqlalchemy import Engine, event

from fabletop.bots.greedy import Greedy
from fabletop.bots.levels import BUDGETS, SLIPS
from fabletop.bots.search.budget import Budget
from fabletop.server.bots.thinking import BotChoice, Errand
from fabletop.server.bots.workers import BotWorkers
from fabletop.server.outgoing.webhooks import Webhooks
from fabletop.server.settings import Settings
from fabletop.server.storage.store import Store
from fabletop.server.tables.founding import SeatWish
from fabletop.server.tables.hub import Hub
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.tables import Tables
from fabletop.server.work.processes import SOMETIME
from fabletop.server.work.shares import Claim
from tests.loops import awaited

ADA, BEN, ROBOT = SeatWish("Ada"), SeatWish("Ben"), SeatWish("Robot", "greedy")


class Slow(BotWorkers):
    """Bots that think until they are told to answer."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.thinking = asyncio.Event()
        self.enough = asyncio.Event()
        self.asked: list[Errand] = []
        self.claims: list[Claim] = []

    async def choose(self, errand: Errand, claim: Claim = SOMETIME) -> BotChoice:
        self.claims.append(claim)
        self.asked.append(errand)
        self.thinking.set()
        await self.enough.wait()
        return BotChoice(errand.question.options[0])


def think_little(patch: pytest.MonkeyPatch) -> list[Any]:
    """Hard and Expert try each option a few times, in threads of this process. Returns what the
    bots are asked, as it comes."""
    asked: list[Any] = []

    async def here(_workers: BotWorkers, work: Callable[[Any], Any], order: Any, *_: Any) -> Any:
        asked.append(order)
        return await asyncio.to_thread(work, order)

    patch.setattr(BotWorkers, "run", here)
    for level in ("hard", "expert"):
        patch.setitem(BUDGETS, level, Budget(iterations=6, breadth=3, rounds=1))
        patch.setitem(SLIPS, level, 0.0)
    return asked


Bots = TypeVar("Bots", bound=Slow)


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[tuple[Tables, Slow]]:
    async with opened_with(store, Slow) as both:
        yield both


@asynccontextmanager
async def opened_with(store: Store, kind: type[Bots]) -> AsyncIterator[tuple[Tables, Bots]]:
    workers = kind()
    tables = Tables(store, Hub(), workers, Webhooks(Settings()), Settings())
    yield tables, workers
    await tables.close()


def run(play: Callable[[Tables, Slow], Awaitable[None]], store: Store) -> None:
    run_with(Slow, play, store)


def run_with(
    kind: type[Bots], play: Callable[[Tables, Bots], Awaitable[None]], store: Store
) -> None:
    async def whole() -> None:
        async with opened_with(store, kind) as (tables, workers):
            await play(tables, workers)

    awaited(whole())


async def found(tables: Tables, *seats: SeatWish) -> tuple[LiveTable, list[str]]:
    table, tokens = await tables.create("prophecy", {}, seats or (ADA, BEN), 5)
    return await tables.at(table), tokens


async def answer(tables: Tables, live: LiveTable, tokens: list[str], number: int = 0) -> int:
    decision = live.match.decisions()[0]
    option = decision.options[number]
    return await tables.answer(live.saved.id, tokens[decision.seat], decision.id, option)


async def play_to_the_end(tables: Tables, live: LiveTable, tokens: list[str]) -> None:
    """As bots would; the game is quick and its last answer shows nothing new."""
    while not live.finished:
        decision = live.match.decisions()[0]
        bot = Greedy(live.saved.game, len(live.match.entries))
        option = bot.choose(decision.question, decision.view)
        await tables.answer(live.saved.id, tokens[decision.seat], decision.id, option)


@contextmanager
def queries() -> Iterator[list[str]]:
    """Everything that is asked of a database."""
    seen: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        seen.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield seen
    event.remove(Engine, "before_cursor_execute", note)

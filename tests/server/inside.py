"""Tables without HTTP in front of them, and bots that wait for a word."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import Engine, event

from fabletop.bots.bot import make_bot
from fabletop.core.game import View
from fabletop.core.question import Option, Question
from fabletop.server.hub import Hub
from fabletop.server.live import LiveTable
from fabletop.server.settings import Settings
from fabletop.server.store import Store
from fabletop.server.tables import SeatWish, Tables
from fabletop.server.webhooks import Webhooks
from fabletop.server.workers import BotWorkers

ADA, BEN, ROBOT = SeatWish("Ada"), SeatWish("Ben"), SeatWish("Robot", "greedy")


class Slow(BotWorkers):
    """Bots that think until they are told to answer."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.thinking = asyncio.Event()
        self.enough = asyncio.Event()

    async def choose(
        self, _bot: str, _game: str, _seed: int, question: Question, _view: View
    ) -> Option:
        self.thinking.set()
        await self.enough.wait()
        return question.options[0]


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[tuple[Tables, Slow]]:
    workers = Slow()
    tables = Tables(store, Hub(), workers, Webhooks(Settings()))
    yield tables, workers
    await tables.close()


def run(play: Callable[[Tables, Slow], Awaitable[None]], store: Store) -> None:
    async def whole() -> None:
        async with opened(store) as (tables, workers):
            await play(tables, workers)

    asyncio.run(whole())


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
        bot = make_bot("greedy", live.saved.game, len(live.match.entries))
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

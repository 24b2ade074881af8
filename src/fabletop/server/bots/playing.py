"""Bots at a table: they answer when it is their turn, and advise. They think in the workers."""

import asyncio
import logging
from collections.abc import Callable

from fabletop.bots.levels import ADVISER
from fabletop.core.question import Question
from fabletop.core.seeds import derived
from fabletop.server.bots.thinking import (
    LONGEST,
    SECONDS,
    BotChoice,
    Considered,
    considered,
    errand,
)
from fabletop.server.bots.workers import BotWorkers
from fabletop.server.errors import NotPossible, Stale
from fabletop.server.storage import failing
from fabletop.server.storage.failing import DatabaseFails
from fabletop.server.tables.changes import TableChanges
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.memory import LiveTables
from fabletop.server.work.shares import Claim, Urgency

logger = logging.getLogger("fabletop.server")


class BotsPlay:
    def __init__(
        self,
        workers: BotWorkers,
        memory: LiveTables,
        changes: TableChanges,
        goes_on: Callable[[LiveTable], bool],
    ) -> None:
        """Bots pause at a table that does not go on; who looks at it again must drive it again."""
        self._workers = workers
        self._memory = memory
        self._changes = changes
        self._goes_on = goes_on

    def drive(self, live: LiveTable) -> None:
        """Let the bots of a table play, with at most one task per table."""
        idle = live.driver is None or live.driver.done()
        if idle and live.bot_question is not None:
            live.paused = False
            live.driver = asyncio.create_task(self._play(live))

    async def advise(self, live: LiveTable, question: Question) -> Considered:
        """What the adviser would do at this question. The advice is cached; a second request
        while the adviser thinks waits for the same result."""
        asked = (len(live.match.entries), live.match.epoch, question.seat)
        advice = live.advice.get(question.seat)
        if advice is None or advice[0] != asked or _failed(advice[1]):
            advice = live.advice[question.seat] = (
                asked,
                asyncio.create_task(self._advise(live, question)),
            )
        return await asyncio.shield(advice[1])

    async def _advise(self, live: LiveTable, question: Question) -> Considered:
        match, choice = live.match, BotChoice(question.options[0])
        if len(question.options) > 1:
            order = errand(ADVISER, match, question, _luck(live, question))
            found = await self._workers.advise(order, claim(live, ADVISER, Urgency.PEOPLE))
            if found is None:
                raise NotPossible("no-advice")
            choice = found
        return considered(match, ADVISER, question, choice)

    async def _play(self, live: LiveTable) -> None:
        try:
            while (question := live.bot_question) is not None:
                if not self._goes_on(live):
                    live.paused = True
                    break
                await self._answer(live, question)
        except DatabaseFails as error:
            failing.logger.error("the bots of table %s wait: %s", live.saved.id, error)
        except Exception:
            logger.exception("the bots of table %s stopped", live.saved.id)

    async def _answer(self, live: LiveTable, question: Question) -> None:
        """Give a bot's answer, unless the table has changed while the bot was thinking."""
        match, bot = live.match, live.saved.seats[question.seat].bot
        luck, aloud = _luck(live, question), live.saved.thoughts
        urgency = Urgency.BOTS if live.bots_alone else Urgency.PEOPLE
        order = errand(bot, match, question, luck, tell=aloud)
        choice = await self._workers.choose(order, claim(live, bot, urgency))
        try:
            async with self._memory.held(live):
                same_bot = live.saved.seats[question.seat].bot == bot and not live.saved.closed
                if live.match is match and same_bot:
                    if aloud and choice.thought:
                        live.think_aloud(considered(match, bot, question, choice))
                    await self._changes.answer(live, question.seat, choice.option)
        except Stale:
            logger.info("table %s changed while a bot was thinking", live.saved.id)
            await self._memory.at(live.saved.id)


def claim(live: LiveTable, bot: str, urgency: Urgency) -> Claim:
    """The share of the workers that this bot's thinking at this table counts for."""
    return Claim(urgency, live.founder, live.saved.id, SECONDS.get(bot, LONGEST))


def _luck(live: LiveTable, question: Question) -> int:
    """What a bot's own choices begin with. A branch with fresh luck has a key of its own: the seed
    in its header is in the public log of the old game."""
    seed = live.match.position.checkpoint.chance.key or live.saved.seed
    return derived(seed, "answer", len(live.match.entries), question.seat)


def _failed(task: "asyncio.Task[Considered]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)

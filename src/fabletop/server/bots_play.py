"""Bots at a table: they play on whenever it is their turn, and think in the workers."""

import asyncio
import logging

from fabletop.core.chance import mix
from fabletop.core.question import Option, Question
from fabletop.server.errors import Stale
from fabletop.server.keeper import Keeper
from fabletop.server.live import LiveTable
from fabletop.server.memory import Memory
from fabletop.server.workers import BotWorkers

logger = logging.getLogger("fabletop.server")


class BotsPlay:
    def __init__(self, workers: BotWorkers, memory: Memory, keeper: Keeper) -> None:
        self._workers = workers
        self._memory = memory
        self._keeper = keeper

    def drive(self, live: LiveTable) -> None:
        """Let the bots of a table play on, one task at a time."""
        idle = live.driver is None or live.driver.done()
        if idle and live.bot_question is not None:
            live.driver = asyncio.create_task(self._play(live))

    async def choose(self, live: LiveTable, bot: str, question: Question) -> Option:
        seed = mix(live.saved.seed ^ mix(len(live.match.entries) * 16 + question.seat)) >> 1
        view = live.match.view(question.seat)
        return await self._workers.choose(bot, live.saved.game, seed, question, view)

    async def _play(self, live: LiveTable) -> None:
        try:
            while (question := live.bot_question) is not None:
                await self._answer(live, question)
        except Exception:
            logger.exception("the bots of table %s stopped", live.saved.id)

    async def _answer(self, live: LiveTable, question: Question) -> None:
        """Nothing, if the table has moved on while the bot was thinking."""
        match, bot = live.match, live.saved.seats[question.seat].bot
        option = await self.choose(live, bot, question)
        try:
            async with self._memory.held(live):
                same_bot = live.saved.seats[question.seat].bot == bot and not live.saved.closed
                if live.match is match and same_bot:
                    await self._keeper.answer(live, question.seat, option)
        except Stale:
            logger.info("table %s moved on while a bot was thinking", live.saved.id)
            await self._memory.at(live.saved.id)

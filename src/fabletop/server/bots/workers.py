"""Bots think in worker processes, never in the event loop, and get fair shares of them."""

from fabletop.server.bots.thinking import BotChoice, Errand, ponder, think
from fabletop.server.work.processes import SOMETIME, WorkerProcesses
from fabletop.server.work.shares import Claim


class BotWorkers(WorkerProcesses):
    name = "bots"

    async def choose(self, errand: Errand, claim: Claim = SOMETIME) -> BotChoice:
        """The bot's answer; the first option if every try fails."""
        found = await self.run(think, errand, claim)
        return found or BotChoice(errand.question.options[0])

    async def advise(self, errand: Errand, claim: Claim = SOMETIME) -> BotChoice | None:
        """What the adviser would do; None if every try fails."""
        return await self.run(ponder, errand, claim)

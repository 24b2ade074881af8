"""Draws replay files in processes of their own, at most two at a time and one for each client
address."""

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

from fabletop.server.api.heavy import HeavyPages
from fabletop.server.errors import TooMuch
from fabletop.server.monitoring import logs
from fabletop.server.tables.live import LiveTable
from fabletop.server.work.processes import begin
from fabletop.server.work.shares import Claim
from fabletop.server.work.turns import Turns
from fabletop.web.files.offline import page_of_log
from fabletop.web.table.scene import Seated, Viewer, seated

AT_A_TIME = 2
MOST_WAITING = 6
MOST_OF_ONE = 3
"""How many files may wait for one client address."""
KEPT = 8
"""How many files are cached."""
SECONDS = 10.0
"""About how long it takes to draw a file."""
NICE = 10
"""Everything else goes first."""

ReplayRequest = tuple[Seated, Viewer, int]


class ReplayWorkers:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_A_TIME, thread_name_prefix="replay")
        self._turns = Turns(AT_A_TIME, one_each=True)
        self._requested: OrderedDict[ReplayRequest, asyncio.Task[str]] = OrderedDict()

    async def page(self, live: LiveTable, look: Viewer, heavy: HeavyPages) -> str:
        """The replay of a finished table as a file; it is cached."""
        request = (seated(live, look.language), look, live.saved.revision)
        if request not in self._requested:
            going = sum(not one.done() for one in self._requested.values())
            if going >= MOST_WAITING or self._turns.waiting(heavy.client) >= MOST_OF_ONE:
                raise TooMuch("too-many-replays")
            self._requested[request] = asyncio.create_task(self._drawn(live, request, heavy))
            self._forget()
        try:
            return await asyncio.shield(self._requested[request])
        except Exception:
            self._requested.pop(request, None)
            raise

    async def _drawn(self, live: LiveTable, request: ReplayRequest, heavy: HeavyPages) -> str:
        who, look, _ = request
        async with self._turns.turn(Claim(address=heavy.client, cost=SECONDS)):
            lines = (await heavy.match_log(live)).splitlines()
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, _drawn, lines, who, look)

    def _forget(self) -> None:
        done = [request for request, page in self._requested.items() if page.done()]
        for request in done[: max(0, len(self._requested) - KEPT)]:
            del self._requested[request]


def _drawn(lines: list[str], who: Seated, look: Viewer) -> str:
    """Draw one file in a process that ends afterwards, to free its memory."""
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawned, begin, (logs.chosen(), NICE)) as process:
        return process.submit(page_of_log, lines, who, look).result()

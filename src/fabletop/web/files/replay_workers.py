"""Draws replay files in worker processes, never in the event loop, at most two at a time."""

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor

from fabletop.core import log
from fabletop.server.errors import TooMuch
from fabletop.server.tables.live import LiveTable
from fabletop.web.files.offline import page_of_log
from fabletop.web.table.scene import Seated, Viewer, seated

AT_A_TIME = 2
MOST_WAITING = 6
KEPT = 8
"""How many files are cached."""

ReplayRequest = tuple[Seated, Viewer, int]


class ReplayWorkers:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_A_TIME, thread_name_prefix="replay")
        self._requested: OrderedDict[ReplayRequest, Future[str]] = OrderedDict()

    async def page(self, live: LiveTable, look: Viewer) -> str:
        """The replay of a finished table as a file; it is cached."""
        request = (seated(live, look.language), look, live.saved.revision)
        if request not in self._requested:
            if sum(not one.done() for one in self._requested.values()) >= MOST_WAITING:
                raise TooMuch("too-many-replays")
            lines = list(log.lines(live.renamed))
            self._requested[request] = self._threads.submit(_drawn, lines, *request[:2])
            self._forget()
        try:
            return await asyncio.shield(asyncio.wrap_future(self._requested[request]))
        except Exception:
            self._requested.pop(request, None)
            raise

    def _forget(self) -> None:
        done = [request for request, page in self._requested.items() if page.done()]
        for request in done[: max(0, len(self._requested) - KEPT)]:
            del self._requested[request]


def _drawn(lines: list[str], who: Seated, look: Viewer) -> str:
    """Draw one file in a process that ends afterwards, to free its memory."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        return process.submit(page_of_log, lines, who, look).result()

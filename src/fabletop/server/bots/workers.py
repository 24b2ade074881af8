"""Bots think in worker processes, never in the event loop. A worker that dies is replaced."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from fabletop.server.bots.thinking import BotChoice, Errand, ponder, think
from fabletop.server.monitoring.metrics import BOT_FAILURES, BOTS_WAITING, bot_working

TRIES = 3
"""How often some work is tried if its worker dies or takes too long."""

Sent = TypeVar("Sent")
Answered = TypeVar("Answered")


def _end_with_the_server() -> None:
    """Runs first in a worker: ends it when the server dies, as a killed server cannot do so."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class BotWorkers:
    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._free = asyncio.Semaphore(processes)
        """Waiting for a free worker does not count as thinking time."""
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, errand: Errand) -> BotChoice:
        """The bot's answer; the first option if every try fails."""
        found = await self.run(think, errand)
        return found or BotChoice(errand.question.options[0])

    async def advise(self, errand: Errand) -> BotChoice | None:
        """What the adviser would do; None if every try fails."""
        return await self.run(ponder, errand)

    async def run(self, work: Callable[[Sent], Answered], order: Sent) -> Answered | None:
        """Run some work in a worker; None if every try fails."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            with BOTS_WAITING.track_inprogress():
                await self._free.acquire()
            try:
                pool = self._opened()
                with bot_working(work.__name__):
                    future = loop.run_in_executor(pool, work, order)
                    return await asyncio.wait_for(future, self._seconds)
            except (BrokenProcessPool, TimeoutError):
                BOT_FAILURES.inc()
                self._drop(pool)
            finally:
                self._free.release()
        return None

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=spawned, initializer=_end_with_the_server
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """End a pool, including workers that hang."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

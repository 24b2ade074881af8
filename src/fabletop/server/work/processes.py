"""Worker processes. They end with the server, no matter how it ends; one that dies is replaced."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import ClassVar, TypeVar

from fabletop.server.monitoring import logs
from fabletop.server.monitoring.metrics import WORK, WORK_FAILURES
from fabletop.server.work.shares import Claim
from fabletop.server.work.turns import Turns

TRIES = 3
"""How often some work is tried if its worker dies or takes too long."""

Sent = TypeVar("Sent")
Answered = TypeVar("Answered")

SOMETIME = Claim()


def begin(log: logs.Chosen | None, nice: int = 0) -> None:
    """Runs first in a worker: logs as the server does, and ends when the server dies, as a killed
    server cannot end it. A nice worker lets all others go first."""
    if log is not None:
        logs.set_up(*log)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class WorkerProcesses:
    name: ClassVar[str]
    """What these workers are called in the numbers for the host."""

    def __init__(self, processes: int, seconds: float, *, one_each: bool = False) -> None:
        """Work that takes longer than this many seconds is tried again. With `one_each`, work for
        an address is done one piece at a time."""
        self._processes = processes
        self._seconds = seconds
        self._pool: Executor | None = None
        self.turns = Turns(processes, one_each=one_each)
        """Waiting for a turn does not count as working time."""

    async def run(
        self, work: Callable[[Sent], Answered], order: Sent, claim: Claim = SOMETIME
    ) -> Answered | None:
        """Do some work in a worker, when it is its turn; None if every try fails."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            async with self.turns.turn(claim):
                pool = self._pool = self._pool or self._opened()
                begun = perf_counter()
                try:
                    future = loop.run_in_executor(pool, work, order)
                    answer = await asyncio.wait_for(future, self._seconds)
                except (BrokenProcessPool, TimeoutError):
                    WORK_FAILURES.labels(self.name).inc()
                    self._drop(pool)
                else:
                    WORK.labels(self.name, work.__name__).observe(perf_counter() - begun)
                    return answer
        return None

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)

    def _opened(self) -> Executor:
        """New workers."""
        return ProcessPoolExecutor(
            self._processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=begin,
            initargs=(logs.chosen(),),
        )

    def _drop(self, pool: Executor) -> None:
        """End a pool, including workers that hang."""
        if self._pool is pool:
            self._pool = None
        if isinstance(pool, ProcessPoolExecutor):
            for process in list((pool._processes or {}).values()):
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

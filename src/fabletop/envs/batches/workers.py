"""Worker processes that step the tables of a batch. They write into memory that all share; only
short orders and answers go through pipes."""

import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NoReturn

from fabletop.core.errors import FabletopError
from fabletop.envs.batches.arrays import BatchArrays
from fabletop.envs.batches.lanes import Lanes
from fabletop.envs.batches.shared import SharedBlock
from fabletop.envs.setup import Setup

PATIENCE = 5.0
"""Seconds that a worker has to end before it is stopped."""

Order = tuple[int, int | None]
"""Its number, and the seed to reset with; None to step."""
WorkerAnswer = tuple[int, Exception | None]
"""The number of the order, and what went wrong."""


class WorkerLost(FabletopError):
    """A worker process of a batch has died."""


class BatchWorkers:
    """One process for each share of the tables."""

    def __init__(
        self, setup: Setup, tables: int, block: SharedBlock, shares: Sequence[range], *, mask: bool
    ) -> None:
        self.block = block
        self.workers: list[BaseProcess] = []
        self._pipes: list[Connection] = []
        self._orders = 0
        try:
            for share in shares:
                self._begin(setup, tables, share, mask)
        except BaseException:
            self.close()
            raise

    def _begin(self, setup: Setup, tables: int, share: range, mask: bool) -> None:
        spawned = get_context("spawn")
        ours, theirs = spawned.Pipe()
        about = (theirs, setup, tables, self.block.name, share, mask)
        worker = spawned.Process(target=serve, args=about, daemon=True)
        self._pipes.append(ours)
        with theirs:
            worker.start()
        self.workers.append(worker)

    def reset(self, seed: int) -> None:
        self.send(seed)
        self._wait()

    def step(self) -> None:
        self.send(None)
        self._wait()

    def close(self) -> None:
        """End the workers, which leave when their pipe is closed, and forget the memory."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self.workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
                worker.join()
            worker.close()
        self.block.forget()

    def send(self, seed: int | None) -> None:
        """Let all workers reset their tables, or step; `_wait` waits until they have done it."""
        self._orders += 1
        for place, pipe in enumerate(self._pipes):
            try:
                pipe.send((self._orders, seed))
            except OSError:
                self._lost(place)

    def _wait(self) -> None:
        errors = [self._answer(place) for place in range(len(self._pipes))]
        for error in errors:
            if error is not None:
                raise error

    def _answer(self, place: int) -> Exception | None:
        """The answer to the last order. Those to earlier ones may come first, if waiting for them
        was interrupted."""
        while True:
            try:
                number, error = self._pipes[place].recv()
            except (EOFError, OSError):
                self._lost(place)
            if number == self._orders:
                found: Exception | None = error
                return found

    def _lost(self, place: int) -> NoReturn:
        worker = self.workers[place]
        worker.join(PATIENCE)
        raise WorkerLost(
            f"worker {place} of the batch died (exit code {worker.exitcode}), perhaps for lack of "
            "memory; make another batch, with fewer tables or processes"
        ) from None


def serve(pipe: Connection, setup: Setup, tables: int, name: str, share: range, mask: bool) -> None:
    """What a worker does until its pipe is closed, also by the end of its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arrays = BatchArrays(setup, tables, mask=mask, cells=SharedBlock(name=name).cells())
    lanes = Lanes(setup, arrays, share)
    with suppress(EOFError, OSError):
        while True:
            order: Order = pipe.recv()
            pipe.send(_obey(lanes, order))


def _obey(lanes: Lanes, order: Order) -> WorkerAnswer:
    """Returns an error instead of raising it, so that it reaches the other process."""
    number, seed = order
    try:
        if seed is None:
            lanes.step()
        else:
            lanes.reset(seed)
    except Exception as error:
        return number, error
    return number, None

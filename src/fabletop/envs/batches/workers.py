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

Order = int | None
"""A seed to reset with; None to step."""


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
        self._order(seed)

    def step(self) -> None:
        self._order(None)

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

    def _order(self, order: Order) -> None:
        """Let all workers do something, and wait until they have done it."""
        for place, pipe in enumerate(self._pipes):
            try:
                pipe.send(order)
            except OSError:
                self._lost(place)
        errors = [self._answer(place) for place in range(len(self._pipes))]
        for error in errors:
            if error is not None:
                raise error

    def _answer(self, place: int) -> Exception | None:
        try:
            answer: Exception | None = self._pipes[place].recv()
        except (EOFError, OSError):
            self._lost(place)
        return answer

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


def _obey(lanes: Lanes, order: Order) -> Exception | None:
    """Returns an error instead of raising it, so that it reaches the other process."""
    try:
        if order is None:
            lanes.step()
        else:
            lanes.reset(order)
    except Exception as error:
        return error
    return None

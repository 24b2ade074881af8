"""Distributing independent pieces of work over processes; the results do not depend on how many."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Protocol, TypeVar

from fabletop.core.errors import BadSetup

R = TypeVar("R")

Chunk = Sequence[int]
"""The numbers of some pieces of work."""
Progress = Callable[[int], None]
"""A callback that receives how many more pieces are done."""
Keep = Callable[[Sequence[R]], None]
"""A callback for the results of a chunk, called in this process as they arrive, in any order."""

CHUNKS_PER_WORKER = 8
MOST_PIECES = 25
"""At most how many pieces are in one chunk: with larger ones, the progress bar would stall."""
AHEAD = 4
"""How many chunks per worker are submitted ahead."""


class Crew(Protocol):
    """Does chunks of work and hands over the results, on this machine or on others."""

    def __call__(
        self,
        work: Callable[[Chunk], R],
        chunks: Sequence[Chunk],
        keep: Callable[[int, R], None],
        /,
    ) -> None:
        """Do all chunks; `work` must be picklable. `keep` is called in this process as soon as a
        result arrives, with the number of its chunk: once per chunk, in any order. If the work is
        stopped, the results finished by then are kept."""


@dataclass(frozen=True, slots=True)
class Processes:
    """Worker processes on this machine; with one worker, this process itself."""

    workers: int

    def __call__(
        self,
        work: Callable[[Chunk], R],
        chunks: Sequence[Chunk],
        keep: Callable[[int, R], None],
        /,
    ) -> None:
        workers = min(self.workers, len(chunks))
        if workers < 2:
            for number, chunk in enumerate(chunks):
                keep(number, work(chunk))
            return
        spawned = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, spawned, initializer=_set_up_worker) as pool:
            try:
                _hand_out(pool, work, chunks, keep, workers * AHEAD)
            except BrokenProcessPool as error:
                raise BadSetup(
                    "a worker process died, perhaps for lack of memory: try fewer --workers; games "
                    "that are already written to disk are not played again"
                ) from error
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise


HERE = Processes(1)


def spread(
    work: Callable[[Chunk], Sequence[R]],
    pieces: Chunk,
    workers: int,
    progress: Progress,
    *,
    keep: Keep[R] = lambda _results: None,
    most: int = MOST_PIECES,
) -> list[R]:
    """The results of all pieces in their order; `work` must be picklable. A chunk has at most
    `most` pieces, so stopping the work loses at most that many per process."""
    chunks = _chunks(pieces, workers, most)
    results: dict[int, Sequence[R]] = {}

    def take(number: int, done: Sequence[R]) -> None:
        keep(done)
        results[number] = done
        progress(len(chunks[number]))

    Processes(workers)(work, chunks, take)
    return [result for number in range(len(chunks)) for result in results[number]]


@contextmanager
def _ignoring_ctrl_c() -> Iterator[None]:
    """Ignore Ctrl-C, which reaches the whole process group. Workers started meanwhile ignore it
    until they are ready; after that it ends them without a traceback."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _set_up_worker() -> None:
    """Make a worker end on Ctrl-C, and when its parent process ends for any reason."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _hand_out(
    pool: ProcessPoolExecutor,
    work: Callable[[Chunk], R],
    chunks: Sequence[Chunk],
    keep: Callable[[int, R], None],
    ahead: int,
) -> None:
    with _ignoring_ctrl_c():
        out = {pool.submit(work, chunk): number for number, chunk in enumerate(chunks[:ahead])}
    later = iter(range(len(out), len(chunks)))
    try:
        while out:
            for future in wait(out, return_when=FIRST_COMPLETED).done:
                keep(out[future], future.result())
                del out[future]
                for number in islice(later, 1):
                    out[pool.submit(work, chunks[number])] = number
    except BaseException:
        for future, number in out.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                keep(number, future.result())
        raise


def _chunks(pieces: Chunk, workers: int, most: int) -> list[Chunk]:
    size = max(1, min(most, len(pieces) // (workers * CHUNKS_PER_WORKER)))
    return [pieces[start : start + size] for start in range(0, len(pieces), size)]

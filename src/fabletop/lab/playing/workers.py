"""Spreading independent pieces of work over processes, with the same results on one or many."""

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
"""The numbers of some pieces."""
Progress = Callable[[int], None]
"""Told how many more pieces are done."""
Keep = Callable[[Sequence[R]], None]
"""Given the results of a chunk in this process as soon as they are there, in no fixed order."""

CHUNKS_PER_WORKER = 8
MOST_PIECES = 25
"""In one chunk: larger ones would keep the progress bar waiting."""
AHEAD = 4
"""Chunks for each worker that are handed out and not yet back."""


class Crew(Protocol):
    """Whoever takes chunks of work and brings back the results, here or far away."""

    def __call__(
        self,
        work: Callable[[Chunk], R],
        chunks: Sequence[Chunk],
        keep: Callable[[int, R], None],
        /,
    ) -> None:
        """Do all chunks; `work` must survive pickling. Each result is kept in this process as soon
        as it is there, with the number of its chunk, once, in no fixed order. Whatever stops the
        work, what is done by then is kept."""


@dataclass(frozen=True, slots=True)
class Processes:
    """Processes of this machine, or with one worker this very process."""

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
        with ProcessPoolExecutor(workers, spawned, initializer=_ready) as pool:
            try:
                _hand_out(pool, work, chunks, keep, workers * AHEAD)
            except BrokenProcessPool as error:
                raise BadSetup(
                    "a process that played ended by itself, perhaps for lack of memory; what is "
                    "written down is safe, and fewer --workers need less"
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
    """The results of all pieces in their order; `work` must survive pickling. With `most` pieces
    in a chunk, whoever stops the work loses no more than so many for each process."""
    chunks = _chunks(pieces, workers, most)
    results: dict[int, Sequence[R]] = {}

    def take(number: int, done: Sequence[R]) -> None:
        keep(done)
        results[number] = done
        progress(len(chunks[number]))

    Processes(workers)(work, chunks, take)
    return [result for number in range(len(chunks)) for result in results[number]]


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C reaches the whole process group. Workers started meanwhile do not hear it until
    they are ready, and then die of it without a word."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _ready() -> None:
    """A worker ends with a Ctrl-C, and with the process that it works for, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
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
    with _deaf():
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

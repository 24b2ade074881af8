"""Spreading independent pieces of work over processes, with the same results on one or many."""

import multiprocessing
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

R = TypeVar("R")

Chunk = range
Progress = Callable[[int], None]
"""Told how many more pieces are done."""

CHUNKS_PER_WORKER = 8


def spread(
    work: Callable[[Chunk], Sequence[R]], pieces: range, workers: int, progress: Progress
) -> list[R]:
    """The results of all pieces in their order; `work` must survive pickling."""
    chunks = _chunks(pieces, workers)
    if workers == 1:
        results: list[R] = []
        for chunk in chunks:
            results.extend(work(chunk))
            progress(len(chunk))
        return results
    spawned = multiprocessing.get_context("spawn")
    # Ctrl-C reaches the whole process group; only this process answers it.
    deaf = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(
        min(workers, len(chunks)), spawned, initializer=signal.signal, initargs=deaf
    ) as pool:
        futures = {pool.submit(work, chunk): chunk for chunk in chunks}
        try:
            _watch(futures, progress)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [result for future in futures for result in future.result()]


def _watch(futures: "dict[Future[Sequence[R]], Chunk]", progress: Progress) -> None:
    waiting = set(futures)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            future.result()
            progress(len(futures[future]))


def _chunks(pieces: range, workers: int) -> list[Chunk]:
    size = max(1, min(100, len(pieces) // (workers * CHUNKS_PER_WORKER)))
    return [pieces[start : start + size] for start in range(0, len(pieces), size)]

"""Spreading independent pieces of work over processes, with the same results on one or many."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

R = TypeVar("R")

Chunk = range
Progress = Callable[[int], None]
"""Told how many more pieces are done."""

CHUNKS_PER_WORKER = 8
MOST_PIECES = 25
"""In one chunk: larger ones would keep the progress bar waiting."""


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
    silently = (signal.SIGINT, signal.SIG_DFL)
    with ProcessPoolExecutor(
        min(workers, len(chunks)), spawned, initializer=signal.signal, initargs=silently
    ) as pool:
        with _deaf():
            futures = {pool.submit(work, chunk): chunk for chunk in chunks}
        try:
            _watch(futures, progress)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [result for future in futures for result in future.result()]


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


def _watch(futures: "dict[Future[Sequence[R]], Chunk]", progress: Progress) -> None:
    waiting = set(futures)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            future.result()
            progress(len(futures[future]))


def _chunks(pieces: range, workers: int) -> list[Chunk]:
    size = max(1, min(MOST_PIECES, len(pieces) // (workers * CHUNKS_PER_WORKER)))
    return [pieces[start : start + size] for start in range(0, len(pieces), size)]

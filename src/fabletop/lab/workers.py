"""Spreading independent pieces of work over processes, with the same results on one or many."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

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
    if workers == 1 or len(chunks) < 2:
        return _alone(work, chunks, progress, keep)
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(chunks)), spawned, initializer=_ready) as pool:
        with _deaf():
            futures = {pool.submit(work, chunk): chunk for chunk in chunks}
        try:
            _watch(futures, progress, keep)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [result for future in futures for result in future.result()]


def _alone(
    work: Callable[[Chunk], Sequence[R]], chunks: list[Chunk], progress: Progress, keep: Keep[R]
) -> list[R]:
    results: list[R] = []
    for chunk in chunks:
        done = work(chunk)
        keep(done)
        results.extend(done)
        progress(len(chunk))
    return results


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


def _watch(futures: "dict[Future[Sequence[R]], Chunk]", progress: Progress, keep: Keep[R]) -> None:
    """Whatever stops it, what is done by then is kept."""
    waiting = set(futures)
    try:
        while waiting:
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                keep(future.result())
                waiting.remove(future)
                progress(len(futures[future]))
    except BaseException:
        for future in waiting:
            if future.done() and not future.cancelled() and future.exception() is None:
                keep(future.result())
        raise


def _chunks(pieces: Chunk, workers: int, most: int) -> list[Chunk]:
    size = max(1, min(most, len(pieces) // (workers * CHUNKS_PER_WORKER)))
    return [pieces[start : start + size] for start in range(0, len(pieces), size)]

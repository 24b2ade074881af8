"""Work spread over processes comes back whole and in order, and leaves nothing behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from fabletop.core.errors import BadSetup
from fabletop.lab.playing.workers import Chunk, spread
from tests.waiting import alive, wait_until


def squares(numbers: Chunk) -> list[int]:
    return [number * number for number in numbers]


def fail(numbers: Chunk) -> list[int]:
    raise ValueError(f"cannot do {numbers[0]}")


def fail_at_the_end(file: Path, numbers: Chunk) -> list[int]:
    """The last piece fails when all others are kept."""
    if numbers[0] == 9:
        wait_until(lambda: len(file.read_text().split()) == 9)
        fail(numbers)
    return squares(numbers)


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_pieces(workers: int) -> None:
    told: list[int] = []
    assert spread(squares, range(3, 40), workers, told.append) == squares(range(3, 40))
    assert sum(told) == 37


@pytest.mark.parametrize("workers", [1, 2])
def test_pieces_need_not_follow_each_other(workers: int) -> None:
    assert spread(squares, [7, 2, 5], workers, lambda _done: None) == [49, 4, 25]


def test_an_error_in_a_worker_is_raised_here() -> None:
    with pytest.raises(ValueError, match="cannot do"):
        spread(fail, range(4), 2, lambda _done: None)


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_done_before_an_error_is_kept(workers: int, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    file.touch()

    def keep(results: Sequence[int]) -> None:
        with file.open("a") as lines:
            print(*results, file=lines)

    work = partial(fail_at_the_end, file)
    with pytest.raises(ValueError, match="cannot do 9"):
        spread(work, range(10), workers, lambda _done: None, keep=keep, most=1)
    assert sorted(map(int, file.read_text().split())) == squares(range(9))


def vanish(_numbers: Chunk) -> list[int]:
    os._exit(1)


def test_a_process_that_ends_by_itself_is_told_in_one_sentence() -> None:
    with pytest.raises(BadSetup, match="a worker process died"):
        spread(vanish, range(4), 2, lambda _done: None)


SLOW = """
import os, sys, time
from fabletop.lab.playing.workers import spread

def sleep(numbers):
    with open(sys.argv[1], "a") as file:
        print(os.getpid(), file=file, flush=True)
    time.sleep(60)
    return numbers

if __name__ == "__main__":
    spread(sleep, range(4), 2, print, most=1)
"""


def test_workers_end_with_the_process_they_work_for(tmp_path: Path) -> None:
    script, pids = tmp_path / "slow.py", tmp_path / "pids"
    script.write_text(SLOW)
    pids.touch()
    master = subprocess.Popen([sys.executable, str(script), str(pids)])
    wait_until(lambda: len(pids.read_text().split()) == 2)
    os.kill(master.pid, signal.SIGKILL)
    master.wait()
    workers = [int(pid) for pid in pids.read_text().split()]
    wait_until(lambda: not any(map(alive, workers)))

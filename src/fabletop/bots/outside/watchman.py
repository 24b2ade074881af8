"""Ends the programs of bots if the process that started them was killed and could not do so.

A process with such bots has one watchman, a process beside it. Lines on its standard input tell it
which programs there are; when the input ends, the process is gone, and so must they be.
"""

import atexit
import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache

from fabletop.bots.outside.bounds import end_all
from fabletop.bots.outside.secret import public_environment

MODULE = "fabletop.bots.outside.watchman"
EXIT_SECONDS = 5.0


class Watchman:
    """The watchman as the process sees it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            (sys.executable, "-P", "-m", MODULE),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
            env=public_environment(),
        )
        atexit.register(self._dismiss)

    def watch(self, pid: int, mark: str) -> None:
        self._tell(f"{mark} {pid}\n")

    def forget(self, mark: str) -> None:
        """A program has been ended, with all that it had started."""
        self._tell(f"{mark}\n")

    def leave_to_the_parent(self) -> None:
        """In a process that was forked: the watchman is not its own."""
        atexit.unregister(self._dismiss)
        if self._process.stdin is not None:
            os.close(self._process.stdin.fileno())
        self._process.returncode = 0  # it is not this process that waits for it

    def _tell(self, line: str) -> None:
        """One short write, which threads do not mix up. A watchman who was killed hears nothing."""
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            os.write(self._process.stdin.fileno(), line.encode())

    def _dismiss(self) -> None:
        with suppress(OSError, subprocess.TimeoutExpired):
            self._process.communicate(timeout=EXIT_SECONDS)


@cache
def watchman() -> Watchman:
    """The watchman of this process."""
    return Watchman()


def _begin_anew() -> None:
    if watchman.cache_info().currsize:
        watchman().leave_to_the_parent()
        watchman.cache_clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_anew)


def keep_watch(lines: Iterable[str]) -> None:
    """Runs in the watchman's own process."""
    programs: dict[str, int] = {}
    for line in lines:
        mark, *pid = line.split()
        if pid:
            programs[mark] = int(pid[0])
        else:
            programs.pop(mark, None)
    for mark, number in programs.items():
        end_all(number, mark)


if __name__ == "__main__":
    keep_watch(sys.stdin)

"""Bounds for the programs of bots: memory, number of processes, and a sure end for all of them.

A bot is the user's own code, and the bounds guard against its mistakes, not against its author: it
may read the user's files. They are those of Linux; elsewhere only the group of the program is
ended with it.
"""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from fabletop.core.errors import BadSetup

MEMORY = "FABLETOP_BOT_MEMORY"
"""Sets how many megabytes each process of a bot may use; 0 means no bound."""

MEGABYTES = 4096
"""The usual bound of address space. It is more than a bot holds: libraries reserve much."""

PROCESSES = 200
"""How many processes and threads a bot may add to those that its user has."""

MARK = "FABLETOP_BOT_MARK"
"""Marks the processes of one bot, by their environment, wherever they have moved."""

PROC = Path("/proc")
ROUNDS = 100
"""How often we look again for processes that were started while others were ended."""


def new_mark() -> str:
    return token_hex(16)


def wanted_megabytes() -> int:
    text = os.environ.get(MEMORY, str(MEGABYTES))
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise BadSetup(f"{MEMORY} should be a number of megabytes, not {text!r}")
    return int(text)


def bound(pid: int, megabytes: int) -> None:
    """Limit a program that was just started; what it starts later inherits the limits."""
    if sys.platform != "linux":
        return
    import resource

    limits = {resource.RLIMIT_CORE: 0}
    if memory := megabytes * 2**20:
        limits[resource.RLIMIT_AS] = memory
    if os.getuid():  # the system does not count the processes of root
        limits[resource.RLIMIT_NPROC] = _tasks_of_user() + PROCESSES
    with suppress(ProcessLookupError):
        for what, most in limits.items():
            _, hard = resource.prlimit(pid, what)
            least = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.prlimit(pid, what, (least, least))


def _tasks_of_user() -> int:
    own, found = os.getuid(), 0
    for folder in _processes():
        with suppress(OSError):
            if folder.stat().st_uid == own:
                found += sum(1 for _ in (folder / "task").iterdir())
    return found


def end_all(pid: int, mark: str) -> None:
    """Kill a program, its process group, and every process that belongs to it, whatever it does
    to get away."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            os.kill(pid, signal.SIGTERM)
        else:
            os.killpg(pid, signal.SIGKILL)
    if sys.platform != "linux":
        return
    for _ in range(ROUNDS):
        left = list(_belonging(pid, mark))
        for one in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(one, signal.SIGKILL)
        if not left:
            return


def _belonging(session: int, mark: str) -> Iterator[int]:
    """The living processes in the session of a program, or with its mark in their environment."""
    marked = f"{MARK}={mark}".encode()
    for folder in _processes():
        with suppress(OSError, IndexError, ValueError):
            state, _, _, in_session = (folder / "stat").read_text().rpartition(") ")[2].split()[:4]
            if state in "ZX":
                continue
            if int(in_session) == session or marked in (folder / "environ").read_bytes():
                yield int(folder.name)


def _processes() -> Iterator[Path]:
    return (folder for folder in PROC.iterdir() if folder.name.isdecimal())

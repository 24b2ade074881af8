"""Bounds for the programs of bots: memory, processor time, number of processes, and a sure end for
all of them.

A bot is the user's own code, and the bounds guard against its mistakes, not against its author: it
may read the user's files. They are those of Linux; elsewhere only the group of the program is
ended with it.
"""

import os
import signal
import sys
from collections.abc import Iterator, Set
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from fabletop.core.errors import BadSetup

MEMORY = "FABLETOP_BOT_MEMORY"
"""Sets how many megabytes each process of a bot may use; 0 means no bound."""

MEGABYTES = 4096
"""The usual bound of address space. It is more than a bot holds: libraries reserve much."""

CPU = "FABLETOP_BOT_CPU"
"""Sets how many seconds of processor time each process of a bot may use; 0 means no bound."""

SECONDS = 14_400
"""The usual bound of processor time: more than a game takes, but a stray process ends some day."""

PROCESSES = 200
"""How many processes and threads a bot may add to those that its user has."""

MARK = "FABLETOP_BOT_MARK"
"""Marks the processes of one bot, by their environment, wherever they have moved."""

PROC = Path("/proc")
ROUNDS = 100
"""How often we look again for processes that were started while others were ended."""


def new_mark() -> str:
    return token_hex(16)


@dataclass(frozen=True, slots=True)
class ProgramBounds:
    """What each process of a bot may use; 0 means no bound."""

    megabytes: int
    seconds: int

    @classmethod
    def wanted(cls) -> "ProgramBounds":
        return cls(
            _number(MEMORY, MEGABYTES, "megabytes"),
            _number(CPU, SECONDS, "seconds of processor time"),
        )

    def reason(self, code: int) -> str:
        """Why a program has ended, by its exit code. A shell adds 128 to the number of a signal."""
        if sys.platform == "linux" and code in (-signal.SIGXCPU, 128 + signal.SIGXCPU):
            return f"its processor time of {self.seconds} s is used up; {CPU} sets another number"
        return f"exit code {code}"


def _number(variable: str, usual: int, unit: str) -> int:
    text = os.environ.get(variable, str(usual))
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise BadSetup(f"{variable} should be a number of {unit}, not {text!r}")
    return int(text)


def bound(pid: int, bounds: ProgramBounds) -> None:
    """Limit a program that was just started; what it starts later inherits the limits."""
    if sys.platform != "linux":
        return
    import resource

    limits = {resource.RLIMIT_CORE: (0, 0)}
    if memory := bounds.megabytes * 2**20:
        limits[resource.RLIMIT_AS] = memory, memory
    if seconds := bounds.seconds:
        limits[resource.RLIMIT_CPU] = seconds, seconds + 1  # first SIGXCPU, then SIGKILL
    if os.getuid():  # the system does not count the processes of root
        most = _tasks_of_user() + PROCESSES
        limits[resource.RLIMIT_NPROC] = most, most
    with suppress(ProcessLookupError):
        for what, wanted in limits.items():
            _, hard = resource.prlimit(pid, what)
            known = hard != resource.RLIM_INFINITY
            soft, last = (min(one, hard) if known else one for one in wanted)
            resource.prlimit(pid, what, (soft, last))


def _tasks_of_user() -> int:
    own, found = os.getuid(), 0
    for folder in _processes():
        with suppress(OSError):
            if folder.stat().st_uid == own:
                found += sum(1 for _ in (folder / "task").iterdir())
    return found


def end_all(pid: int, mark: str, known: Set[int] = frozenset()) -> None:
    """Kill a program, its process group, and every process that belongs to it or is known to have
    done so a moment ago. Only one that hides on purpose gets away: in another session, without its
    environment, and without its parent."""
    left = belonging(pid, mark) | known  # first of all: an orphan is nobody's child
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            os.kill(pid, signal.SIGTERM)
        else:
            os.killpg(pid, signal.SIGKILL)
    for _ in range(ROUNDS):
        for one in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(one, signal.SIGKILL)
        left = belonging(pid, mark)
        if not left:
            return


def belonging(session: int, mark: str) -> set[int]:
    """The living processes in the session of a program, or with its mark in their environment, and
    their descendants."""
    if sys.platform != "linux":
        return set()
    marked, found = f"{MARK}={mark}".encode(), set[int]()
    children: dict[int, list[int]] = {}
    for folder in _processes():
        with suppress(OSError, IndexError, ValueError):
            fields = (folder / "stat").read_text().rpartition(") ")[2].split()
            number, state, parent, in_session = int(folder.name), *fields[:2], int(fields[3])
            if state in "ZX":
                continue
            children.setdefault(int(parent), []).append(number)
            if in_session == session or marked in (folder / "environ").read_bytes():
                found.add(number)
    waiting = list(found)
    while waiting:
        new = set(children.get(waiting.pop(), ())) - found
        found |= new
        waiting += new
    return found


def _processes() -> Iterator[Path]:
    return (folder for folder in PROC.iterdir() if folder.name.isdecimal())

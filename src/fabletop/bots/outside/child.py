"""A child process that answers every line we send with one line of its own.

A thread, the courier, transfers the lines: a program that neither reads nor writes blocks only the
courier, never the match. The program has bounds of memory, processor time and
processes, and ends with the match, with all that it started.
"""

import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from fabletop.bots.outside.bounds import MARK, ProgramBounds, belonging, bound, end_all, new_mark
from fabletop.bots.outside.faults import Failed
from fabletop.bots.outside.secret import public_environment
from fabletop.bots.outside.watchman import Watchman, watchman

LONGEST = 1_000_000
"""The most bytes in a line; a longer line is not accepted as an answer."""

EXIT_SECONDS = 1.0
"""How many seconds a program has to exit after it was told that the game is over."""

Outgoing = SimpleQueue[bytes | None]
"""Lines for the program; None means that there are no more."""

Replies = SimpleQueue[bytes | Failed]


class Child:
    def __init__(self, words: Sequence[str], last: bytes) -> None:
        """Start a program; `last` is the line that asks it to exit."""
        self._mark = mark = new_mark()
        watching, self._bounds = watchman(), ProgramBounds.wanted()
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            env={**public_environment(), MARK: mark},
        )
        watching.watch(self._process.pid, mark)
        bound(self._process.pid, self._bounds)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._outgoing: Outgoing = SimpleQueue()
        self._replies: Replies = SimpleQueue()
        courier = Thread(
            target=_transfer,
            args=(self._process.stdin, self._process.stdout, self._outgoing, self._replies, last),
            daemon=True,
        )
        courier.start()
        self._end = weakref.finalize(
            self, _kill, self._process, mark, watching, self._outgoing, courier
        )

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the reply. A program that does not reply in time is killed."""
        self._outgoing.put(line)
        try:
            reply = self._replies.get(timeout=seconds)
        except Empty:
            self._end()
            raise Failed("timeout", f"no answer within {seconds:g} seconds") from None
        if isinstance(reply, bytes):
            return reply
        ended = self._ended_by_itself()
        self._end()
        raise Failed(reply.kind, f"{reply.message}{ended}")

    def stop(self) -> None:
        """Ask the program to exit, and kill it if it does not, and all that it leaves behind."""
        known = belonging(self._process.pid, self._mark) - {self._process.pid}
        self._outgoing.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_SECONDS)
        end_all(self._process.pid, self._mark, known)
        self._end()

    def kill(self) -> None:
        self._end()

    def _ended_by_itself(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f" ({self._bounds.reason(self._process.wait(EXIT_SECONDS))})"
        return ""


def _transfer(
    out: IO[bytes], back: IO[bytes], outgoing: Outgoing, replies: Replies, last: bytes
) -> None:
    """Runs in the courier thread."""
    with suppress(OSError), back, out:
        while (line := outgoing.get()) is not None:
            with suppress(OSError):  # a program that has exited may have written a line before
                out.write(line)
                out.flush()
            replies.put(_read_line(back))
        out.write(last)
        out.close()
        while back.read(LONGEST):
            pass


def _read_line(back: IO[bytes]) -> bytes | Failed:
    line = back.readline(LONGEST)
    if not line:
        return Failed("crash", "the program has ended")
    return line if line.endswith(b"\n") else Failed("garbage", "a line without an end")


def _kill(
    process: "subprocess.Popen[bytes]",
    mark: str,
    watching: Watchman,
    outgoing: Outgoing,
    courier: Thread,
) -> None:
    """Kill a program and all that it has started, and leave neither a zombie nor an open pipe."""
    end_all(process.pid, mark)
    process.wait()
    watching.forget(mark)
    outgoing.put(None)
    courier.join(EXIT_SECONDS)

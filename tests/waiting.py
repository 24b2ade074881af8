"""Waiting for what must happen, however busy the machine is; no other test sleeps."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")

PAUSE = 0.02
"""Seconds between two looks."""
PATIENCE = 60.0
"""Seconds after which it will never happen."""


def wait_until(condition: Callable[[], Found], seconds: float = PATIENCE) -> Found:
    """Until the condition holds; what it found."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"it did not happen within {seconds} seconds"
        time.sleep(PAUSE)
    return found


async def awaited_until(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """The same in a coroutine: the others of the loop run on."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"it did not happen within {seconds} seconds"
        await asyncio.sleep(PAUSE / 10)


def alive(pid: int) -> bool:
    """A process that has ended and waits for its parent counts as dead."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0]
    except FileNotFoundError:
        return False
    return state not in "ZX"

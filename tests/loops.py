"""Coroutines in tests that are not coroutines themselves."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

R = TypeVar("R")


def awaited(work: Coroutine[Any, Any, R]) -> R:
    """Run a coroutine in a new thread: while a browser is open, this thread already runs a loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()

"""Coroutines in tests that are not coroutines themselves."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

R = TypeVar("R")


def awaited(work: Coroutine[Any, Any, R]) -> R:
    """In a thread of its own: where a browser is open, a loop runs in this one already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()

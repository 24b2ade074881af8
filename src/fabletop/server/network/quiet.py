"""A log that strangers cannot flood: what a client can cause is logged once a minute, with how
often it has happened since."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping

from fabletop.server.storage import failing

MINUTE = 60.0
LineOfCode = tuple[str, int]
"""A line of code that logs."""

THEIRS = ("uvicorn.error", "asyncio", "python_multipart.multipart", "psycopg")
LOGGERS = (*THEIRS, failing.LOGGER)


class OncePerMinute(logging.Filter):
    """Lets each line of code log once a minute; messages with a traceback of ours always pass."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._passed: dict[LineOfCode, float] = {}
        self._dropped: dict[LineOfCode, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and not isinstance(record.exc_info[1], OSError):
            return True
        place, now = (record.pathname, record.lineno), self._clock()
        if now - self._passed.get(place, -MINUTE) < MINUTE:
            self._dropped[place] = self._dropped.get(place, 0) + 1
            return False
        self._passed[place] = now
        if dropped := self._dropped.pop(place, 0):
            record.msg = f"{record.msg} ({dropped} more in the last minutes)"
        record.exc_info = None
        return True


def quieten() -> None:
    """Filter what uvicorn and asyncio log."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(one, OncePerMinute) for one in logger.filters):
            logger.addFilter(OncePerMinute())


def told_briefly(loop: asyncio.AbstractEventLoop, context: Mapping[str, object]) -> None:
    """What the event loop does about an error that nobody caught; one of the system, such as too
    many open files, is told in one line."""
    error = context.get("exception")
    if isinstance(error, OSError):
        logging.getLogger("asyncio").error("%s: %s", context.get("message"), error)
    else:
        loop.default_exception_handler(dict(context))

"""A database that does not work now: its disk is full, it cannot be reached, or it is damaged."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DatabaseError, InternalError, OperationalError, TimeoutError

LOGGER = "fabletop.database"
logger = logging.getLogger(LOGGER)
"""Whoever is refused because of the database can cause a line here, so they are limited."""

OUTAGES = (OperationalError, InternalError, DatabaseError)
"""Other kinds of `DatabaseError` are mistakes of ours."""


class DatabaseFails(OSError):
    """Nothing was changed, or nobody can tell; the same may work later."""


@contextmanager
def told_apart() -> Iterator[None]:
    """Tell failures of the database apart from our own mistakes, such as a wrong query."""
    try:
        yield
    except (DatabaseError, TimeoutError) as error:
        if type(error) not in (*OUTAGES, TimeoutError):
            raise
        cause = error.orig if isinstance(error, DatabaseError) else error
        raise DatabaseFails(f"the database cannot be read or written: {cause}") from error

"""Whether the server works, and what it counts."""

import asyncio
import time
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import PlainTextResponse
from prometheus_client import generate_latest
from sqlalchemy.exc import SQLAlchemyError

from fabletop.server.errors import NotWell
from fabletop.server.storage import failing
from fabletop.server.storage.store import Store
from fabletop.server.storage.trial import DatabaseTrial

router = APIRouter(tags=["server"])
metrics_router = APIRouter(tags=["server"])

SECONDS = 5.0
"""How long the database may take."""
EVERY = 2.0
"""How many seconds a result is good for, whoever asks: each try writes to the disk."""


class Health:
    """Whether the database works, found out by one try at a time."""

    def __init__(self, store: Store) -> None:
        self._trial = DatabaseTrial(store)
        self._trying: asyncio.Task[None] | None = None
        self._well = True
        self._until = 0.0

    async def check(self) -> None:
        if self._trying is None and time.monotonic() >= self._until:
            self._trying = asyncio.create_task(self._try())
        if self._trying is not None:
            try:
                await asyncio.wait_for(asyncio.shield(self._trying), SECONDS)
            except TimeoutError as error:
                failing.logger.error("not well: no reply in %d seconds", SECONDS)
                raise NotWell("no-database") from error
        if not self._well:
            raise NotWell("no-database")

    async def _try(self) -> None:
        try:
            await asyncio.to_thread(self._trial.run)
            self._well = True
        except (OSError, SQLAlchemyError) as error:
            failing.logger.error("not well: %s", error)
            self._well = False
        finally:
            self._until = time.monotonic() + EVERY
            self._trying = None

    def close(self) -> None:
        """Only after the store."""
        self._trial.close()


async def health_of(request: Request) -> Health:
    found: Health = request.app.state.health
    return found


@router.get("/health", response_class=PlainTextResponse)
async def health(well: Annotated[Health, Depends(health_of)]) -> str:
    """Whether the database can be read and written."""
    await well.check()
    return "well\n"


@metrics_router.get("/metrics", response_class=PlainTextResponse)
def metrics(request: Request) -> str:
    """Numbers for Prometheus."""
    return generate_latest(request.app.state.metrics).decode()

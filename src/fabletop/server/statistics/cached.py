"""The statistics of a server: counted in a thread, cached for some seconds."""

import asyncio
import time
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from fabletop.server.statistics.counting import count
from fabletop.server.statistics.tallies import StatisticsInfo
from fabletop.server.storage.store import Store

router = APIRouter(prefix="/api", tags=["statistics"])


class Statistics:
    def __init__(self, store: Store, seconds: float) -> None:
        self._store = store
        self._seconds = seconds
        self._lock = asyncio.Lock()
        self._counted: StatisticsInfo | None = None
        self._until = 0.0

    async def counted(self) -> StatisticsInfo:
        """The cached statistics. Requests during a count wait for its result."""
        async with self._lock:
            if self._counted is None or time.monotonic() >= self._until:
                self._counted = await asyncio.to_thread(count, self._store, time.time())
                self._until = time.monotonic() + self._seconds
            return self._counted


async def statistics_of(request: Request) -> Statistics:
    statistics: Statistics = request.app.state.statistics
    return statistics


AllStatistics = Annotated[Statistics, Depends(statistics_of)]


@router.get("/statistics")
async def show_statistics(statistics: AllStatistics) -> StatisticsInfo:
    """Games played on this server, counted: how many, how they ended, who won them."""
    return await statistics.counted()

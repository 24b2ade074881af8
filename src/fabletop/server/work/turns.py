"""Waiting for a turn: a few pieces of work are done at a time, in the order of the shares."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fabletop.server.work.shares import Claim, FairShares, Ticket


class Turns:
    def __init__(
        self,
        places: int,
        *,
        one_each: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """With `one_each`, an address has at most one turn at a time."""
        self._clock = clock
        self._places = self._free = places
        self._shares = FairShares(one_each=one_each)
        self._calls: dict[Ticket, asyncio.Future[None]] = {}

    def waiting(self, address: str) -> int:
        """How many pieces of work of an address wait for their turn."""
        return self._shares.waiting(address)

    @property
    def queued(self) -> int:
        """How many pieces of work wait for their turn."""
        return len(self._calls)

    @property
    def running(self) -> int:
        """How many pieces of work have their turn."""
        return self._places - self._free

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        ticket = self._shares.add(claim)
        call = self._calls[ticket] = asyncio.get_running_loop().create_future()
        self._serve()
        try:
            await call
        except asyncio.CancelledError:
            self._leave(ticket, call)
            raise
        began = self._clock()
        try:
            yield
        finally:
            self._give_back(ticket, self._clock() - began)

    def _serve(self) -> None:
        while self._free and (ticket := self._shares.take()) is not None:
            call = self._calls.pop(ticket)
            if call.cancelled():
                self._shares.done(ticket, 0.0)
            else:
                self._free -= 1
                call.set_result(None)

    def _leave(self, ticket: Ticket, call: "asyncio.Future[None]") -> None:
        """Somebody who waited was cancelled, perhaps just as the turn came."""
        ticket.gone = True
        self._calls.pop(ticket, None)
        if not call.cancelled():
            self._give_back(ticket, 0.0)

    def _give_back(self, ticket: Ticket, seconds: float) -> None:
        self._free += 1
        self._shares.done(ticket, seconds)
        self._serve()

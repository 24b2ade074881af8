"""How many requests of one client are worked on at the same time; further ones wait for their turn.

So the requests of others never wait behind hundreds of hers. A live stream counts until it has
begun.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fabletop.server.network.addresses import client_of

STREAM = (b"content-type", b"text/event-stream")


class FewAtOnce:
    """ASGI middleware; clients wait in the order in which their requests came."""

    def __init__(self, app: ASGIApp, *, most: int) -> None:
        self._app = app
        self._most = most
        self._clients: dict[str, ClientAtWork] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        async with AsyncExitStack() as turn:
            await turn.enter_async_context(self._turn(client_of(scope)))

            async def send_on(message: Message) -> None:
                if message["type"] == "http.response.start" and _is_stream(message):
                    await turn.aclose()
                await send(message)

            await self._app(scope, receive, send_on)

    @asynccontextmanager
    async def _turn(self, who: str) -> AsyncIterator[None]:
        client = self._clients.setdefault(who, ClientAtWork(self._most))
        client.requests += 1
        try:
            async with client.places:
                yield
        finally:
            client.requests -= 1
            if not client.requests:
                del self._clients[who]


class ClientAtWork:
    def __init__(self, most: int) -> None:
        self.places = asyncio.Semaphore(most)
        self.requests = 0
        """Those that are worked on, and those that wait."""


def _is_stream(start: Message) -> bool:
    return any(
        name.lower() == STREAM[0] and value.startswith(STREAM[1])
        for name, value in start.get("headers", ())
    )

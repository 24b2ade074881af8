"""HEAD wherever GET is possible: the same head, without a body."""

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HeadAsGet:
    """ASGI middleware that answers HEAD as GET would; a live stream ends after its head."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return
        begun = asyncio.Event()

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.start" and not begun.is_set():
                await send(message)
                await send({"type": "http.response.body", "body": b""})
                begun.set()

        async def answer() -> None:
            await self._app({**scope, "method": "GET"}, receive, send_head)

        whole = asyncio.create_task(answer())
        head = asyncio.create_task(begun.wait())
        try:
            await asyncio.wait((whole, head), return_when=asyncio.FIRST_COMPLETED)
        finally:
            head.cancel()
            whole.cancel()
            ended = await asyncio.gather(whole, return_exceptions=True)
        if not begun.is_set() and isinstance(ended[0], BaseException):
            raise ended[0]

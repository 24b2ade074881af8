"""Limits for requests (size, rate), and security headers for pages."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
]
DOCS = ("/docs", "/openapi.json")
"""Paths without these headers: the page of the API has scripts from elsewhere, and it shows nothing
of any table."""


class Bucket:
    """A token bucket per client: tokens come in at a steady rate, and each request takes one."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> bool:
        now = time.monotonic()
        left, then = self._left.get(who, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._per_second)
        if len(self._left) > 10_000:
            self._left.clear()
        self._left[who] = (max(0.0, left - 1.0), now)
        return left >= 1.0


class RequestLimits:
    """ASGI middleware that enforces the limits and adds the headers; it does not buffer streams."""

    def __init__(self, app: ASGIApp, *, body_limit: int, requests: Bucket) -> None:
        self._app = app
        self._body_limit = body_limit
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if not self._requests.take(client_of(scope)):
            await _refuse(send, 429, b"too many requests; wait a moment")
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self._body_limit:
            await _refuse(send, 413, b"the request is too large")
            return
        await self._app(scope, _limited(receive, self._body_limit), _secured(scope, send))


def client_of(scope: Scope) -> str:
    client: Any = scope.get("client")
    return str(client[0]) if client else "unknown"


def _limited(receive: Receive, limit: int) -> Receive:
    """Enforce the size limit also for a body that is sent in pieces."""
    seen = 0

    async def read() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > limit:
            return {"type": "http.disconnect"}
        return message

    return read


def _secured(scope: Scope, send: Send) -> Callable[[Message], Awaitable[None]]:
    """Add the security headers to every response except those of the API page."""
    bare = scope["path"] in DOCS

    async def send_secured(message: Message) -> None:
        if message["type"] == "http.response.start" and not bare:
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return send_secured


async def _refuse(send: Send, status: int, text: bytes) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text})

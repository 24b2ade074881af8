"""Limits for requests (size, rate), and security headers for every reply."""

import json
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fabletop.core.texts.languages import understood
from fabletop.server.errors import Refused, TooLarge, TooMuch
from fabletop.server.network.addresses import client_of

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
POLICY = b"content-security-policy"
STRICT = b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
"""The policy of every reply that has none of its own."""

HSTS = (b"strict-transport-security", b"max-age=31536000")
COOKIE = b"set-cookie"

REMEMBERED = 100_000
"""How many clients a bucket knows at most."""
AT_ONCE = 2
"""How many clients are forgotten per request: more than can be added, and never many."""


class Bucket:
    """A token bucket per client: tokens come in at a steady rate, and each request takes one."""

    def __init__(
        self,
        per_second: float,
        burst: int,
        *,
        remembered: int = REMEMBERED,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._per_second = per_second
        self._burst = burst
        self._remembered = remembered
        self._clock = clock
        self._full_after = burst / per_second if per_second else math.inf
        """How many seconds fill any bucket."""
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """The tokens at the last request and its time; whoever came least recently is first."""

    def __len__(self) -> int:
        """How many clients are known."""
        return len(self._left)

    def take(self, who: str) -> bool:
        """Whether a token was left."""
        now = self._clock()
        left, then = self._left.get(who, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._per_second)
        self._left[who] = (left - 1.0 if left >= 1.0 else left, now)
        self._left.move_to_end(who)
        self._forget(now)
        return left >= 1.0

    def _forget(self, now: float) -> None:
        """Forget clients whose buckets are full again. Others only if there are far too many, the
        one first that came least recently."""
        for _ in range(AT_ONCE):
            _, then = next(iter(self._left.values()))
            if now - then < self._full_after and len(self._left) <= self._remembered:
                break
            self._left.popitem(last=False)


class RequestLimits:
    """ASGI middleware that enforces the limits and adds the headers; it does not buffer streams."""

    def __init__(self, app: ASGIApp, *, body_limit: int, requests: Bucket, hsts: bool) -> None:
        self._app = app
        self._body_limit = body_limit
        self._requests = requests
        self._hsts = hsts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        send = self._secured(scope, send)
        if not self._requests.take(client_of(scope)):
            await _refuse(scope, send, TooMuch("too-many-requests"))
            return
        headers = dict(scope["headers"])
        if b"content-length" in headers and b"transfer-encoding" in headers:
            await _refuse(scope, send, Refused("no-json"))  # A proxy may see two requests in it.
            return
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 18 or int(length) > self._body_limit:
            await _refuse(scope, send, TooLarge("too-large"))
            return
        await self._app(scope, _limited(receive, self._body_limit), send)

    def _secured(self, scope: Scope, send: Send) -> Callable[[Message], Awaitable[None]]:
        """Add the security headers; under https, cookies are sent nowhere else."""
        secret = scope["scheme"] == "https"
        more = [*HEADERS, HSTS] if secret and self._hsts else HEADERS

        def send_secured(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                sent = [*message.get("headers", ()), *more]
                if not any(name == POLICY for name, _ in sent):
                    sent.append((POLICY, STRICT))
                message["headers"] = [_kept_secret(*one) for one in sent] if secret else sent
            return send(message)

        return send_secured


def _kept_secret(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    bare = name.lower() == COOKIE and b"; secure" not in value.lower()
    return name, value + b"; Secure" if bare else value


def _limited(receive: Receive, limit: int) -> Receive:
    """Enforce the size limit also for a body that is sent in pieces."""
    seen = 0

    async def read() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > limit:
            raise HTTPException(TooLarge.status)
        return message

    return read


async def _refuse(
    scope: Scope, send: Callable[[Message], Awaitable[None]], problem: Refused
) -> None:
    """Refuse a request before the application sees it."""
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = json.dumps({"detail": problem.said(understood(accepted))}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    start = {"type": "http.response.start", "status": problem.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})

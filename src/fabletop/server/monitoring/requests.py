"""Every request gets an id, is timed and, if wished, logged.

A request is named by the template of its route (`/t/{table}/sit/{token}`): paths hold secrets, and
there are too many of them.
"""

import logging
import re
import secrets
from collections.abc import Container
from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fabletop.server.monitoring.logs import request_id
from fabletop.server.monitoring.metrics import REQUESTS

logger = logging.getLogger("fabletop.access")

HEADER = b"x-request-id"
SENSIBLE = re.compile(r"[\w.:-]{1,64}", re.ASCII)
SEEN = "fabletop.seen"
"""The key under which the scope inside tells the scope outside about the route."""

STATIC, OTHER = "static", "other"
"""The route of files, and of what no route is for."""

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
OUR_FAULT = 500


def named() -> dict[str, str]:
    """The id of the request, for the header of a reply to an error that nobody expected."""
    return {HEADER.decode(): request_id.get()}


class NotesRoute:
    """Innermost ASGI middleware: its scope is the one that learns about the route."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope.get(SEEN, {})["scope"] = scope
        await self._app(scope, receive, send)


class Watched:
    """Outermost ASGI middleware. Ids that come along are believed from trusted proxies only."""

    def __init__(self, app: ASGIApp, *, proxies: Container[str], log: bool) -> None:
        self._app = app
        self._proxies = proxies
        self._log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, name, status = perf_counter(), self._name(scope), 0
        seen: dict[str, Scope] = {}
        request_id.set(name)

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start" and not status:
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER, name.encode())]
                self._note(scope, seen, status, perf_counter() - begun)
            await send(message)

        try:
            await self._app({**scope, SEEN: seen}, receive, send_named)
        except Exception:
            if not status:
                self._note(scope, seen, OUR_FAULT, perf_counter() - begun)
            raise

    def _name(self, scope: Scope) -> str:
        client = scope.get("client")
        if client and str(client[0]) in self._proxies:
            brought = str(dict(scope["headers"]).get(HEADER, b""), "latin-1")
            if SENSIBLE.fullmatch(brought):
                return brought
        return secrets.token_hex(8)

    def _note(self, scope: Scope, seen: dict[str, Scope], status: int, seconds: float) -> None:
        inside = seen.get("scope", {})
        route = str(getattr(inside.get("route"), "path", STATIC if "endpoint" in inside else OTHER))
        method = scope["method"] if scope["method"] in METHODS else OTHER
        REQUESTS.labels(method, route, status).observe(seconds)
        if self._log:
            told = {"method": method, "route": route, "status": status}
            told |= {"milliseconds": round(1000 * seconds, 1)}
            table = inside.get("path_params", {}).get("table") if status < 400 else None
            told |= {"table": table} if table else {}
            logger.info(
                "%s %s %d, %.1f ms", method, route, status, 1000 * seconds, extra={"told": told}
            )

"""What a trusted proxy says about the client behind it: X-Forwarded-For, -Proto and -Host.

From anybody else these headers are ignored: whoever could forge them would have as many addresses
as she likes.
"""

import re
from collections.abc import Sequence

from starlette.types import ASGIApp, Receive, Scope, Send

from fabletop.server.network.addresses import Proxies, parsed

Headers = Sequence[tuple[bytes, bytes]]

HOST = re.compile(r"(?:[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,251})|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?")
FOR, PROTO, FORWARDED_HOST = b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host"


class BehindProxies:
    """ASGI middleware that puts the client, the scheme and the host of the reader into a request
    that came through a trusted proxy."""

    def __init__(self, app: ASGIApp, *, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] == "http" and client and client[0] in self._proxies:
            scope = self._seen_from_outside(scope, str(client[0]))
        await self._app(scope, receive, send)

    def _seen_from_outside(self, scope: Scope, proxy: str) -> Scope:
        headers: Headers = scope["headers"]
        changed: Scope = {**scope, "client": (self._client(_listed(headers, FOR), proxy), 0)}
        scheme = _last(headers, PROTO).lower()
        if scheme in ("http", "https"):
            changed["scheme"] = scheme
        host = _last(headers, FORWARDED_HOST)
        if HOST.fullmatch(host):
            others = [(name, value) for name, value in headers if name != b"host"]
            changed["headers"] = [(b"host", host.encode()), *others]
        return changed

    def _client(self, path: Sequence[str], proxy: str) -> str:
        """The last address on the way that is no proxy of ours: everything before it may be
        forged."""
        nearest = proxy
        for text in reversed(path):
            address = parsed(_without_port(text))
            if address is None:
                break
            nearest = str(address)
            if nearest not in self._proxies:
                break
        return nearest


def _listed(headers: Headers, wanted: bytes) -> list[str]:
    values = [value.decode("latin-1") for name, value in headers if name == wanted]
    return [one.strip() for one in ",".join(values).split(",") if one.strip()]


def _last(headers: Headers, wanted: bytes) -> str:
    """What the nearest proxy has added."""
    listed = _listed(headers, wanted)
    return listed[-1] if listed else ""


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text

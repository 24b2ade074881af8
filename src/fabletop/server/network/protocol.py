"""HTTP connections that cost a slow or greedy client more than us.

A client has a time limit for the head of a request, for its body, for reading the reply, and for
idling between two requests. There is a limit of connections in all, and for each client; a trusted
proxy, which speaks for many clients, has only the first.
"""

import asyncio
from collections import Counter
from typing import Any, Literal

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from fabletop.server.connection_limits import ConnectionLimits
from fabletop.server.network.addresses import Proxies, counted_as

Phase = Literal["head", "body", "reading", "closing", "ours"]
"""What we wait for: the client to send or to read something, or ourselves."""

FULL = b"the server is full; try again in a minute\n"
BUSY = b"too many connections from here; close some\n"


class Door:
    """Counts the connections of one server."""

    def __init__(self, limits: ConnectionLimits, proxies: Proxies) -> None:
        self.limits = limits
        self._proxies = proxies
        self._inside: Counter[str] = Counter()
        self.total = 0
        self.turned_away = 0

    def enter(self, address: str) -> bytes:
        """Count a connection; returns why it is refused, or nothing."""
        who = counted_as(address)
        self.total += 1
        self._inside[who] += 1
        problem = b""
        if self.total > self.limits.total:
            problem = FULL
        elif self._inside[who] > self.limits.per_client and address not in self._proxies:
            problem = BUSY
        self.turned_away += bool(problem)
        return problem

    def leave(self, address: str) -> None:
        who = counted_as(address)
        self.total -= 1
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]


class GuardedConfig(uvicorn.Config):
    """A configuration of uvicorn with a door."""

    def __init__(self, app: ASGIApp, door: Door, *, port: int = 0, patience: int = 2) -> None:
        super().__init__(
            app,
            port=port,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=patience,
            http=GuardedProtocol,
            ws="none",
            proxy_headers=False,
            server_header=False,
            backlog=door.limits.backlog,
            timeout_keep_alive=door.limits.idle_seconds,
            h11_max_incomplete_event_size=door.limits.head_bytes,
        )
        self.door = door


class GuardedProtocol(H11Protocol):
    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, GuardedConfig)
        self._door = config.door
        self._address = ""
        self._phase: Phase = "ours"
        self._timer: asyncio.TimerHandle | None = None
        self._unread = False
        """The client does not read what we have sent."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self._address = str(self.client[0]) if self.client else ""
        if problem := self._door.enter(self._address):
            self._turn_away(problem)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self._address)
        self._stop_timer()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = True
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread = False
        self._watch()

    def _turn_away(self, problem: bytes) -> None:
        head = f"HTTP/1.1 503 Service Unavailable\r\ncontent-length: {len(problem)}\r\n"
        kind = "content-type: text/plain\r\nretry-after: 60\r\nconnection: close\r\n\r\n"
        self.transport.write((head + kind).encode() + problem)
        self.transport.close()

    def _waiting_for(self) -> Phase:
        if self.transport.is_closing():
            return "closing"
        if self._unread:
            return "reading"
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            return "body"
        idle = self.timeout_keep_alive_task is not None
        return "head" if state is h11.IDLE and not idle else "ours"

    def _watch(self) -> None:
        """Start a timer whenever we begin to wait for something else."""
        phase = self._waiting_for()
        if phase == self._phase:
            return
        self._phase = phase
        self._stop_timer()
        if seconds := self._door.limits.seconds.get(phase):
            self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        """End a connection that we have waited for long enough."""
        self._timer = None
        self.transport.abort()

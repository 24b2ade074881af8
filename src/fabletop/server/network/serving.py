"""The application behind a guarded port."""

import asyncio
import socket

import uvicorn
from fastapi import FastAPI
from prometheus_client import Gauge, start_http_server

from fabletop.core.errors import BadSetup
from fabletop.server.network.addresses import Proxies
from fabletop.server.network.handles import fitting, raised_limit
from fabletop.server.network.protocol import Door, GuardedConfig
from fabletop.server.network.quiet import quieten, told_briefly
from fabletop.server.settings import Settings


class GuardedServer(uvicorn.Server):
    """A server that closes the streams of open pages at shutdown; they never end by themselves."""

    def __init__(self, site: FastAPI, settings: Settings, *, port: int = 0) -> None:
        limits = fitting(settings.connections, raised_limit())
        self.door = Door(limits, Proxies(settings.proxies))
        site.state.streams.most = limits.streams_per_client
        super().__init__(GuardedConfig(site, self.door, port=port))
        quieten()
        self._site = site
        counted = site.state.metrics
        Gauge("fabletop_connections", "Open connections", registry=counted).set_function(
            lambda: float(self.door.total)
        )
        Gauge("fabletop_turned_away", "Connections refused", registry=counted).set_function(
            lambda: float(self.door.turned_away)
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(told_briefly)
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._site.state.tables.hub.close()
        await super().shutdown(sockets)


def serve_metrics(site: FastAPI, host: str, port: int) -> None:
    """Serve the numbers alone, at a port of their own, in a thread."""
    try:
        start_http_server(port, host, registry=site.state.metrics)
    except OSError as error:
        raise BadSetup(
            f"cannot serve metrics at {host}, port {port}: {error.strerror}; choose another port"
        ) from error

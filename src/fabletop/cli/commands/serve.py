"""`fabletop serve`: the tabletop in a browser, and the API."""

import logging
import socket
import threading
import webbrowser
from contextlib import suppress
from typing import Annotated

import typer

from fabletop.cli.shared.settings import ConfigOption, with_settings
from fabletop.core.errors import BadSetup
from fabletop.server.configuration import check_variables, settings_of
from fabletop.server.host_option import Group, LogFormat

logger = logging.getLogger("fabletop.server")

PORT = 8000
TRIES = 20
"""Without a port, how many ports are tried from the default one on."""


@with_settings(*Group)
def serve(
    *,
    config: ConfigOption = None,
    browser: Annotated[bool, typer.Option("--open", help="Open it in a browser.")] = False,
    **given: object,
) -> None:
    """Start a server to play in a browser. Its API for programs is documented at /docs."""
    from fabletop.server.app import check
    from fabletop.server.monitoring import logs
    from fabletop.server.network.serving import GuardedServer, serve_metrics
    from fabletop.web.look.built import check_built
    from fabletop.web.site import create_site

    check_variables()
    settings = settings_of(given, config)
    logs.set_up(settings.log_format, settings.log_level)
    check_built()
    check(settings)
    site = create_site(settings)
    listener = listening_socket(settings.host, settings.port)
    if settings.metrics and settings.metrics_port is not None:
        serve_metrics(site, settings.host, settings.metrics_port)
    address = _address(settings.host, listener.getsockname()[1])
    if settings.log_format is LogFormat.JSON:
        logger.info("Fabletop is running at %s", address)
    else:
        typer.echo(f"Fabletop is running at {address} (press Ctrl-C to stop)", err=True)
    if browser:
        threading.Timer(1.0, _open_browser, [address]).start()
    GuardedServer(site, settings).run(sockets=[listener])


def _address(host: str, port: int) -> str:
    """What a person on this machine types."""
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listening_socket(host: str, port: int | None) -> socket.socket:
    """A socket on the first free port, or on the port that was asked for. Its protocol is named,
    because asyncio sends at once only where it reads TCP; otherwise replies wait 40 ms."""
    wanted = range(PORT, PORT + TRIES) if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in wanted:
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            reason = error.strerror
            continue
        return listener
    raise BadSetup(f"cannot listen at {host}, port {wanted[0]}: {reason}; choose another --port")


def _open_browser(address: str) -> None:
    """Open a browser. If there is none, the address has been printed already."""
    with suppress(webbrowser.Error):
        webbrowser.open(address)

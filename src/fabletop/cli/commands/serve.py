"""`fabletop serve`: the tabletop in a browser, and the API."""

import socket
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from fabletop.core.errors import BadSetup
from fabletop.server.settings import ConnectionLimits

PORT = 8000
TRIES = 20
"""Without --port, how many ports are tried from the default one on."""


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all interfaces.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="Port to listen on.", show_default=str(PORT)),
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            envvar="FABLETOP_DATABASE",
            metavar="ADDRESS",
            help="postgresql+psycopg://… to share tables between servers; default: a file.",
        ),
    ] = "",
    folder: Annotated[
        Path, typer.Option(envvar="FABLETOP_FOLDER", help="Folder of the database file.")
    ] = Path("saves"),
    public: Annotated[
        str,
        typer.Option(
            envvar="FABLETOP_PUBLIC",
            metavar="ADDRESS",
            help="This server's public address, for links, and for forms behind a proxy.",
        ),
    ] = "",
    proxies: Annotated[
        list[str] | None,
        typer.Option(
            envvar="FABLETOP_PROXIES",
            metavar="NETWORK",
            help="Address or network of a proxy, such as 10.0.0.0/8, whose X-Forwarded-For, -Proto "
            "and -Host are believed; several with commas, or by repeating it.",
        ),
    ] = None,
    hsts: Annotated[
        bool,
        typer.Option(
            "--hsts",
            envvar="FABLETOP_HSTS",
            help="Tell browsers that came by https to use nothing else for a year.",
        ),
    ] = False,
    connections: Annotated[
        int,
        typer.Option(
            envvar="FABLETOP_CONNECTIONS", min=10, help="At most this many connections at a time."
        ),
    ] = ConnectionLimits().total,
    connections_per_client: Annotated[
        int,
        typer.Option(
            envvar="FABLETOP_CONNECTIONS_PER_CLIENT",
            min=2,
            help="At most this many from one address (IPv6: from one /64 network).",
        ),
    ] = ConnectionLimits().per_client,
    metrics: Annotated[
        bool, typer.Option("--metrics/--no-metrics", help="Serve numbers at /metrics.")
    ] = True,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            envvar="FABLETOP_METRICS_PORT",
            min=1,
            max=65535,
            help="Serve the numbers at this port instead, for everybody who reaches it.",
        ),
    ] = None,
    allow_corrections: Annotated[
        bool,
        typer.Option(
            "--allow-corrections",
            help="Let everybody who reaches this server open tables with changed cards.",
        ),
    ] = False,
    bot_processes: Annotated[int, typer.Option(min=1, help="Worker processes for bots.")] = 2,
    page_processes: Annotated[
        int, typer.Option(min=0, help="Worker processes for large pages; 0: a thread draws them.")
    ] = 1,
    pause_after: Annotated[
        float,
        typer.Option(
            min=0,
            metavar="SECONDS",
            help="Tables of bots alone pause when nobody has watched for so long; 0: never.",
        ),
    ] = 60.0,
    browser: Annotated[bool, typer.Option("--open", help="Open it in a browser.")] = False,
) -> None:
    """Start a server to play in a browser. Its API for programs is documented at /docs."""
    from fabletop.server.app import check
    from fabletop.server.network.serving import GuardedServer, serve_metrics
    from fabletop.server.settings import Settings
    from fabletop.web.site import create_site

    settings = Settings(
        database=database,
        folder=folder,
        bot_processes=bot_processes,
        page_processes=page_processes,
        pause_after=pause_after,
        corrections=allow_corrections,
        public_address=public,
        proxies=tuple(proxies or ()),
        hsts=hsts,
        connections=ConnectionLimits(total=connections, per_client=connections_per_client),
        metrics=metrics and metrics_port is None,
    )
    check(settings)
    listener = _listening_socket(host, port)
    address = f"http://{'localhost' if host == '0.0.0.0' else host}:{listener.getsockname()[1]}"
    typer.echo(f"Fabletop is running at {address} (press Ctrl-C to stop)", err=True)
    if browser:
        threading.Timer(1.0, _open_browser, [address]).start()
    site = create_site(settings)
    if metrics and metrics_port is not None:
        serve_metrics(site, host, metrics_port)
    GuardedServer(site, settings).run(sockets=[listener])


def _listening_socket(host: str, port: int | None) -> socket.socket:
    """A socket on the first free port, or on the port that was asked for."""
    wanted = range(PORT, PORT + TRIES) if port is None else [port]
    for number in wanted:
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
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

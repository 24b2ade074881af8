"""`fabletop serve`: the table in a browser, and the API."""

from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from fabletop.server.settings import Settings
from fabletop.web.site import create_site


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everybody.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            envvar="FABLETOP_DATABASE",
            metavar="ADDRESS",
            help="postgresql+psycopg://… to share tables between processes; a file otherwise.",
        ),
    ] = "",
    folder: Annotated[
        Path, typer.Option(envvar="FABLETOP_FOLDER", help="Where the file with the tables lies.")
    ] = Path("saves"),
    bot_processes: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 1,
) -> None:
    """Serve the table in a browser; the API for programs describes itself at /docs."""
    settings = Settings(database=database, folder=folder, bot_processes=bot_processes)
    typer.echo(f"Fabletop is open at http://{host}:{port} (Ctrl-C closes it)", err=True)
    uvicorn.run(create_site(settings), host=host, port=port, log_level="warning")

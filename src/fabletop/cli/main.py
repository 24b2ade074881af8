"""The `fabletop` command."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from fabletop import __version__
from fabletop.cli.annotate import annotate
from fabletop.cli.arena import arena
from fabletop.cli.cards import cards
from fabletop.cli.games import games
from fabletop.cli.group import Tabletop
from fabletop.cli.lab import lab
from fabletop.cli.play import play
from fabletop.cli.replay import replay
from fabletop.cli.report import report
from fabletop.cli.rules import rules
from fabletop.cli.serve import serve
from fabletop.cli.simulate import simulate
from fabletop.cli.soak import soak
from fabletop.cli.train import train

app = typer.Typer(cls=Tabletop, name="fabletop", pretty_exceptions_enable=False)
for command in (
    play,
    replay,
    annotate,
    cards,
    rules,
    games,
    simulate,
    report,
    arena,
    train,
    soak,
    serve,
):
    app.command()(command)
app.command()(lab)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"fabletop {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def fabletop(
    ctx: typer.Context,
    _wanted: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """A digital tabletop for fantasy board games, played by their full rules."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def run() -> None:
    """The entry point; what a terminal cannot show or send becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()


if __name__ == "__main__":
    run()

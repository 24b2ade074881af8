"""The `fabletop` command."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from fabletop import __version__
from fabletop.cli.commands.annotate import annotate
from fabletop.cli.commands.arena import arena
from fabletop.cli.commands.backup import backup
from fabletop.cli.commands.cards import cards
from fabletop.cli.commands.games import games
from fabletop.cli.commands.lab import lab
from fabletop.cli.commands.play import play
from fabletop.cli.commands.replay import replay
from fabletop.cli.commands.report import report
from fabletop.cli.commands.restore import restore
from fabletop.cli.commands.rules import rules
from fabletop.cli.commands.serve import serve
from fabletop.cli.commands.simulate import simulate
from fabletop.cli.commands.soak import soak
from fabletop.cli.commands.tables import tables
from fabletop.cli.commands.train import train
from fabletop.cli.shared.group import Tabletop
from fabletop.cli.shared.settings import SettingsCommand
from fabletop.compiled import describe

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
    backup,
    restore,
    lab,
):
    app.command(cls=SettingsCommand)(command)
app.add_typer(tables, name="tables")


def _version(wanted: bool) -> None:
    if wanted:
        print(f"fabletop {__version__} ({describe()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def fabletop(
    ctx: typer.Context,
    _wanted: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """A digital tabletop for fantasy board games, played by their full rules."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def run() -> None:
    """The entry point. Characters that the terminal cannot show become question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()


if __name__ == "__main__":
    run()

"""Long work that is written down as it goes: opening the file, and what is said when it stops."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from fabletop.cli.shared.options import fresh_seed
from fabletop.cli.table.screen import Screen
from fabletop.lab.runs.ledger import Ledger, planned_seed

STOPPED = 130
"""The usual exit code of what was stopped with Ctrl-C."""

BotSeconds = Annotated[
    float,
    typer.Option("--bot-seconds", min=0.01, help="What a bot from outside has for a decision."),
]


KeptIn = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Write every game down; the same command goes on from there."
    ),
]


def seed_for(seed: int | None, file: Path | None) -> int:
    """The seed that was given, or that of the work which goes on, or a new one."""
    if seed is None and file is not None:
        seed = planned_seed(file)
    return fresh_seed() if seed is None else seed


@contextmanager
def written_down(
    screen: Screen, file: Path | None, kind: str, plan: dict[str, object]
) -> Iterator[Ledger | None]:
    """The ledger of this work, if a file was named. Ctrl-C says how to go on."""
    if file is None:
        yield None
        return
    with Ledger(file, kind, plan) as ledger, stoppable(screen, file):
        yield ledger


@contextmanager
def stoppable(screen: Screen, kept: Path | None) -> Iterator[None]:
    """Ctrl-C says how to go on with what is written down somewhere."""
    try:
        yield
    except KeyboardInterrupt:
        if kept is None:
            raise
        typer.echo(screen.words("work-stopped", file=str(kept)), err=True)
        raise typer.Exit(STOPPED) from None

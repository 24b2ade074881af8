"""Long work that is saved as it goes: opens the ledger, and says how to resume after a stop."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from fabletop.cli.shared.options import fresh_seed
from fabletop.cli.table.screen import Screen
from fabletop.lab.runs.ledger import Ledger, planned_seed

STOPPED = 130
"""The usual exit code after Ctrl-C."""

BotSeconds = Annotated[
    float,
    typer.Option("--bot-seconds", min=0.01, help="Time limit of outside bots per decision."),
]


KeptIn = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Save every game there; the same command resumes after a stop."
    ),
]


def seed_for(seed: int | None, file: Path | None, bots: Iterable[str] = ()) -> int:
    """The given seed, or that of the work to resume, or a new one for these bots."""
    if seed is None and file is not None:
        seed = planned_seed(file)
    return fresh_seed(bots) if seed is None else seed


@contextmanager
def written_down(
    screen: Screen, file: Path | None, kind: str, plan: dict[str, object]
) -> Iterator[Ledger | None]:
    """The ledger of this work, if a file was given. After Ctrl-C, say how to resume."""
    if file is None:
        yield None
        return
    with Ledger(file, kind, plan) as ledger, stoppable(screen, file):
        yield ledger


@contextmanager
def stoppable(screen: Screen, kept: Path | None) -> Iterator[None]:
    """After Ctrl-C, say how to resume, if the work is saved."""
    try:
        yield
    except KeyboardInterrupt:
        if kept is None:
            raise
        typer.echo(screen.words("work-stopped", file=str(kept)), err=True)
        raise typer.Exit(STOPPED) from None

"""A progress bar on stderr: how much is done, how fast, how long it will take. Without a terminal
nothing is shown."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from fabletop.lab.playing import workers

PERIOD = 600
"""How many seconds the speed is averaged over: pieces of work may take minutes."""


class Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(rate(task.finished_speed or task.speed), style="progress.data.speed")


def rate(speed: float | None) -> str:
    """How many per second, or per minute if that is less than one per second."""
    if not speed:
        return ""
    if speed < 1:
        return f"{60 * speed:.3g}/min"
    return f"{speed:,.0f}/s" if speed >= 100 else f"{speed:.3g}/s"


@contextmanager
def bar(title: str, total: int) -> Iterator[workers.Progress]:
    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(
        *columns,
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=PERIOD,
    ) as on:
        task = on.add_task(title, total=total)
        yield lambda done: on.advance(task, done)

"""A progress bar on stderr, where somebody watches; elsewhere nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fabletop.lab import workers


@contextmanager
def bar(title: str, total: int) -> Iterator[workers.Progress]:
    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as on:
        task = on.add_task(title, total=total)
        yield lambda done: on.advance(task, done)

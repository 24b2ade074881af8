"""Small runs for tests, and a crew that can be stopped at will."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest

from fabletop.lab.playing.simulate import Plan, make_plan
from fabletop.lab.playing.workers import Chunk, Processes
from fabletop.lab.runs.folder import CSV, FORMATS, HEAD
from fabletop.lab.runs.records import TABLES
from fabletop.lab.runs.run import Run
from fabletop.lab.runs.running import play_run

R = TypeVar("R")

PLAN = make_plan("seasons", {}, 2, ["random"], 7, 100_000)
GAMES_PLAYED = 12


@dataclass
class Stopping:
    """A crew that is stopped after some batches, and counts what it was asked for."""

    after: int
    asked: int = 0

    def __call__(
        self,
        work: Callable[[Chunk], R],
        chunks: Sequence[Chunk],
        keep: Callable[[int, R], None],
        /,
    ) -> None:
        self.asked = len(chunks)
        for number, chunk in enumerate(chunks):
            if number == self.after:
                raise KeyboardInterrupt
            keep(number, work(chunk))


NEVER = 1_000_000


def played(
    path: Path,
    games: int = GAMES_PLAYED,
    *,
    plan: Plan = PLAN,
    file_format: str = CSV,
    batch: int = 3,
    crew: Stopping | Processes | None = None,
) -> Run:
    return play_run(
        path,
        plan,
        games,
        tables=TABLES,
        file_format=file_format,
        batch=batch,
        crew=crew or Processes(1),
    )


def stopped(path: Path, after: int, *, file_format: str = CSV) -> None:
    with pytest.raises(KeyboardInterrupt):
        played(path, crew=Stopping(after), file_format=file_format)


def tables(path: Path) -> dict[str, bytes]:
    return {
        file.name: file.read_bytes()
        for file in path.iterdir()
        if file.is_file() and file.name != HEAD
    }


def whole_runs(folder: Path) -> dict[str, Path]:
    """The same run in each format, played in one go."""
    for file_format in FORMATS:
        played(folder / file_format, file_format=file_format)
    return {file_format: folder / file_format for file_format in FORMATS}

"""Playing a run into a folder: it can be started, stopped, resumed and extended.

A crew plays the missing batches; each is kept as soon as it arrives. When all are there, they are
merged into one file per table, in the order of the games. The tables of a run have the same bytes
no matter how it was played.
"""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path

from fabletop.core.errors import BadSave, BadSetup
from fabletop.lab.playing.batches import batch_size, play_batch
from fabletop.lab.playing.simulate import Plan
from fabletop.lab.playing.workers import HERE, Crew, Progress
from fabletop.lab.runs.folder import (
    FRESH,
    HEAD,
    PARQUET,
    UNFINISHED,
    Head,
    check_tables,
    plain_plan,
    read_head,
    whole,
    write_head,
)
from fabletop.lab.runs.formats import Piece, form
from fabletop.lab.runs.ledger import same_plan
from fabletop.lab.runs.parts import Parts
from fabletop.lab.runs.records import ALWAYS, TABLES, columns
from fabletop.lab.runs.run import Run


def play_run(
    path: Path,
    plan: Plan,
    games: int,
    *,
    tables: tuple[str, ...] = ALWAYS,
    file_format: str = PARQUET,
    batch: int | None = None,
    crew: Crew = HERE,
    progress: Progress = lambda _done: None,
) -> Run:
    """Play this many games of a plan into a folder, except those that are already there."""
    kept = tuple(table for table in TABLES if table in {*ALWAYS, *tables})
    form(file_format)
    with _alone_in(path):
        whole_plan = plain_plan(plan, kept, file_format)
        head = _begun(path, whole_plan, games, lambda: batch or batch_size(plan, games))
        if head.done < games:
            _play(path, head, plan, crew, progress)
            head = _put_together(path, head)
        else:
            progress(games)
        _tidy(path, head)
    return Run.open(path)


def _begun(path: Path, plan: dict[str, object], games: int, batch: Callable[[], int]) -> Head:
    """The run in the folder, if it has the same plan, or a new one."""
    if not (path / HEAD).exists():
        strange = [entry.name for entry in path.iterdir() if not entry.name.endswith(UNFINISHED)]
        if strange:
            raise BadSave(f"{path} holds other files ({min(strange)}); name another folder")
        head = Head(plan, games, batch())
        write_head(path, head)
        return head
    head = read_head(path)
    same_plan(path, head.plan, plan, "folder")
    _tidy(path, head)
    check_tables(path, head)
    if games < head.done:
        raise BadSetup(
            f"the run in {path} holds {head.done} games already; ask for as many or more, or name "
            "another folder"
        )
    if games != head.games:
        head = replace(head, games=games)
        write_head(path, head)
    return head


def _play(path: Path, head: Head, plan: Plan, crew: Crew, progress: Progress) -> None:
    parts = Parts(path, head)
    missing = parts.missing()
    progress(head.games - sum(map(len, missing)))

    def keep(number: int, part: bytes) -> None:
        parts.keep(missing[number], part)
        progress(len(missing[number]))

    crew(partial(play_batch, plan, head.tables), missing, keep)


def _put_together(path: Path, head: Head) -> Head:
    """Merge the parts into tables. Either all tables are new or all are old: writing `run.json`
    decides that in one step."""
    about = {"fabletop": json.dumps({**head.plan, "games": head.games}, ensure_ascii=False)}
    sizes = {}
    for table in head.tables:
        fresh = path / head.fresh_file(table, head.games)
        kept = columns(str(head.plan["game"]), table)
        with whole(fresh) as file:
            form(head.format).write(file, kept, about, _rows(path, head, table))
        sizes[table] = fresh.stat().st_size
    done = head.with_sizes(sizes)
    write_head(path, done)
    return done


def _rows(path: Path, head: Head, table: str) -> Iterator[Piece]:
    if head.done:
        kept = columns(str(head.plan["game"]), table)
        yield from form(head.format).read(path / head.file(table), kept)
    yield from Parts(path, head).read(table)


def _tidy(path: Path, head: Head) -> None:
    """Finish what was interrupted: rename new tables that are valid, and remove leftovers."""
    for table in head.tables:
        fresh = path / head.fresh_file(table, head.done)
        if fresh.exists():
            fresh.replace(path / head.file(table))
    for entry in path.iterdir():
        if entry.name.endswith(UNFINISHED) or entry.name.startswith(FRESH):
            entry.unlink()
    if head.done == head.games:
        Parts(path, head).remove()


@contextmanager
def _alone_in(path: Path) -> Iterator[None]:
    """Lock the folder: two runs at once would remove each other's parts."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        opened = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    except OSError as error:
        raise BadSave(f"{path} cannot be used as a folder: {error.strerror}") from error
    try:
        _lock(opened, path)
        yield
    finally:
        os.close(opened)


def _lock(opened: int, path: Path) -> None:
    """Take the lock, if the system supports it; it is released when the process ends for any
    reason."""
    try:
        fcntl = import_module("fcntl")
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        return
    except BlockingIOError as error:
        raise BadSave(
            f"another run is being played into {path}; wait for it, or name another folder"
        ) from error

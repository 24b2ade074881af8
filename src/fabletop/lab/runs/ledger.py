"""A ledger: a file that records long work piece by piece, so that it can be resumed.

The first line holds the whole plan, every other line one finished piece. A piece counts as done
only when its line is on the disk. An incomplete line at the end of the file is dropped and its
piece done again; a ledger of another plan is refused.
"""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSave
from fabletop.core.game import written_today
from fabletop.core.registry import find, names
from fabletop.lab.playing.workers import Chunk, Progress, spread

FORMAT = 1

LedgerRow = JsonObject
"""A finished piece as plain data; `n` is its number."""

R = TypeVar("R")


class Ledger:
    def __init__(self, path: Path, kind: str, plan: Mapping[str, object]) -> None:
        self._path = path
        head = {"ledger": kind, "format": FORMAT, "plan": plan}
        self._head = _line(head)
        self.rows: dict[int, LedgerRow] = {}
        """The pieces that were there already, by number."""
        if path.exists() and not path.is_file():
            raise BadSave(f"{path} is not a file; name another one")
        try:
            self._file = path.open("ab+", buffering=0)
        except OSError as error:
            raise BadSave(f"{path} cannot be written: {error.strerror}") from error
        try:
            self._open()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, row: LedgerRow) -> None:
        self._write(_line(row))

    def _open(self) -> None:
        whole = self._path.read_bytes()
        if self._head.startswith(whole) and whole != self._head:
            self._file.truncate(0)
            self._write(self._head)
            return
        head, *lines = whole.splitlines(keepends=True)
        self._compare(head)
        sound = len(head)
        for number, line in enumerate(lines, start=2):
            row = _row(line)
            if row is None:
                if number <= len(lines):
                    raise BadSave(f"{self._path}: line {number} is damaged; name another file")
                self._file.truncate(sound)
                return
            self.rows.setdefault(row["n"], row)
            sound += len(line)

    def _compare(self, head: bytes) -> None:
        ours = json.loads(self._head)
        try:
            theirs = json.loads(head)
            kinds = [(one["ledger"], one["format"], set(one["plan"])) for one in (ours, theirs)]
        except (ValueError, TypeError, KeyError) as error:
            raise BadSave(f"{self._path} is not a ledger of ours; name another file") from error
        if kinds[0] != kinds[1]:
            raise BadSave(f"{self._path} is a ledger of other work; name another file")
        same_plan(self._path, theirs["plan"], ours["plan"])

    def _write(self, line: bytes) -> None:
        before = os.fstat(self._file.fileno()).st_size
        try:
            if self._file.write(line) != len(line):
                raise OSError(0, "the disk is full")
            os.fsync(self._file.fileno())
        except OSError as error:
            self._file.truncate(before)
            raise BadSave(
                f"{self._path} cannot be written: {error.strerror}; what it holds is safe, "
                "run the same command again to continue"
            ) from error


def same_plan(
    path: Path, theirs: Mapping[str, object], ours: Mapping[str, object], place: str = "file"
) -> None:
    """Refuse to continue with another plan."""
    differs = difference(_written_today(theirs), ours)
    if differs:
        raise BadSave(
            f"{path} has another plan ({differs}); name another {place}, or use the same plan"
        )


def _written_today(plan: Mapping[str, object]) -> dict[str, object]:
    """A plan whose options may have been written when they were spelt differently."""
    game, options = str(plan.get("game")), plan.get("options")
    if game not in names() or not isinstance(options, dict):
        return dict(plan)
    return {**plan, "options": written_today(find(game), options)}


def difference(theirs: Mapping[str, object], ours: Mapping[str, object]) -> str:
    """The first entry that differs, or ""; in a nested table, the first entry in it."""
    mine = json.loads(json.dumps(ours))
    for name in {**mine, **theirs}:
        there, here = theirs.get(name), mine.get(name)
        if isinstance(there, dict) and isinstance(here, dict):
            if within := difference(there, here):
                return f"{name}, {within}"
        elif there != here:
            return f"{name}: {json.dumps(there)} there, {json.dumps(here)} here"
    return ""


def planned_seed(path: Path) -> int | None:
    """The seed in the plan of a ledger, if it can be read."""
    try:
        with path.open(encoding="utf-8") as file:
            seed = json.loads(file.readline())["plan"]["seed"]
    except (OSError, ValueError, TypeError, KeyError):
        return None
    return seed if isinstance(seed, int) else None


def _line(plain: object) -> bytes:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _row(line: bytes) -> LedgerRow | None:
    """The piece on a line, or None if the line is incomplete."""
    try:
        row = json.loads(line)
    except ValueError:
        return None
    sound = line.endswith(b"\n") and isinstance(row, dict) and isinstance(row.get("n"), int)
    return row if sound else None


def gather(
    work: Callable[[Chunk], Sequence[LedgerRow]],
    pieces: int,
    read: Callable[[LedgerRow], R],
    *,
    ledger: Ledger | None = None,
    workers: int = 1,
    progress: Progress = lambda _done: None,
) -> list[R]:
    """All pieces in the order of their numbers: those in the ledger are read; the rest is done now
    and recorded as it arrives, in any order."""
    rows = {} if ledger is None else {n: row for n, row in ledger.rows.items() if n < pieces}
    progress(len(rows))
    missing = [number for number in range(pieces) if number not in rows]

    def keep(done: Sequence[LedgerRow]) -> None:
        if ledger is not None:
            for row in done:
                ledger.add(row)

    done = spread(work, missing, workers, progress, keep=keep, most=1)
    rows.update(zip(missing, done, strict=True))
    try:
        return [read(rows[number]) for number in range(pieces)]
    except (KeyError, TypeError, ValueError) as error:
        raise BadSave(f"a line of the ledger is not valid: {error!r}") from error

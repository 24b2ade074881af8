"""The folder of a run, and the file `run.json` in it: what is played, how far it is, and what the
tables must look like.

Every file is written atomically: first to a temporary file, which is on the disk before it gets its
final name.
"""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSave
from fabletop.lab.comparing.arena import made_of
from fabletop.lab.playing.simulate import Plan

HEAD = "run.json"
FORMAT = 1
KIND = "simulate"
UNFINISHED = ".tmp"
"""The suffix of a file that is not yet complete."""

FRESH = "new-"
"""The prefix of a new table that is not yet valid."""

PARQUET, CSV = "parquet", "csv"
FORMATS = (PARQUET, CSV)


@dataclass(frozen=True, slots=True)
class Head:
    """The contents of `run.json`."""

    plan: JsonObject
    """Everything that the rows depend on, and which tables are kept in which format."""
    games: int
    """How many games are wanted."""
    batch: int
    """How many games are in one part. No row depends on it."""
    done: int = 0
    """How many games the tables hold."""
    sizes: dict[str, int] = field(default_factory=dict)
    """The size of every table in bytes."""

    @property
    def tables(self) -> tuple[str, ...]:
        return tuple(self.plan["tables"])

    @property
    def format(self) -> str:
        return str(self.plan["format"])

    def file(self, table: str) -> str:
        return f"{table}.{self.format}"

    def fresh_file(self, table: str, games: int) -> str:
        """The file name of a table of this many games, before it replaces the old one."""
        return f"{FRESH}{games}-{self.file(table)}"

    def with_sizes(self, sizes: dict[str, int]) -> "Head":
        return replace(self, done=self.games, sizes=sizes)


def plain_plan(plan: Plan, tables: tuple[str, ...], file_format: str) -> JsonObject:
    """Everything that the rows of a run depend on, as plain data."""
    kept = {"tables": list(tables), "format": file_format}
    return {**plan.plain(), **made_of(plan.game, plan.options, plan.bots), **kept}


def read_plan(plain: JsonObject) -> Plan:
    return Plan(
        str(plain["game"]),
        dict(plain["options"]),
        tuple(map(str, plain["bots"])),
        int(plain["seed"]),
        int(plain["most"]),
        float(plain["seconds"]),
    )


def read_head(path: Path) -> Head:
    """Read and check the `run.json` of a folder."""
    file = path / HEAD
    if not file.is_file():
        raise BadSave(
            f"{path} is not the folder of a run: it has no {HEAD}; "
            f"`fabletop simulate --out {path}` makes one"
        )
    try:
        plain = json.loads(file.read_bytes())
        kind, version = plain["run"], plain["version"]
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise BadSave(f"{file} is damaged or not a run of ours; name another folder") from error
    if (kind, version) != (KIND, FORMAT):
        raise BadSave(f"{file} was made by another version of Fabletop; name another folder")
    try:
        head = Head(*(plain[name] for name in ("plan", "games", "batch", "done", "sizes")))
        read_plan(head.plan), head.tables, head.format
    except (ValueError, TypeError, KeyError) as error:
        raise BadSave(f"{file} is damaged ({error!r}); name another folder") from error
    return head


def check_tables(path: Path, head: Head) -> None:
    """Check that the tables still have the size that was written."""
    for table, size in head.sizes.items():
        file = path / head.file(table)
        there = file.stat().st_size if file.is_file() else 0
        if there != size:
            raise BadSave(
                f"{file} is not as it was written ({there} bytes instead of {size}); run the "
                "command that made it in another folder"
            )


def seed_of(path: Path) -> int | None:
    """The seed of the run in a folder, if there is one."""
    return int(read_head(path).plan["seed"]) if (path / HEAD).exists() else None


def write_head(path: Path, head: Head) -> None:
    whole = {"run": KIND, "version": FORMAT, **asdict(head)}
    text = json.dumps(whole, ensure_ascii=False, indent=1)
    write_whole(path / HEAD, lambda file: file.write_text(f"{text}\n", encoding="utf-8"))


def write_whole(file: Path, write: Callable[[Path], object]) -> None:
    """Write a file atomically: it is complete or does not exist."""
    with whole(file) as unfinished:
        write(unfinished)


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """A temporary name to write to; it is renamed to the name of the file at the end."""
    unfinished = file.with_name(f".{file.name}{UNFINISHED}")
    try:
        yield unfinished
        _sync(unfinished)
        unfinished.replace(file)
        _sync(file.parent)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise BadSave(
            f"{file} cannot be written: {error.strerror or error}; finished work is safe, run the "
            "same command again to continue"
        ) from error
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def _sync(path: Path) -> None:
    """Wait until it is on the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)

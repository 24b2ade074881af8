"""Saved games: one JSON object per line.

First the header (format, game, ruleset, hash of the card data, options, seats, seed), then the
answers with their chance results, a snapshot of the table now and then, and an end line that
shows that the file is complete. Each line ends with a checksum of itself and all lines before it.
Loading re-runs the answers and compares the chance results; if a game with another ruleset or other
cards no longer plays the same, it opens from its last snapshot instead.
"""

import json
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSave, FabletopError
from fabletop.core.game import Game, T
from fabletop.core.match import SPARSE, Match
from fabletop.core.saved.entries import Header, LogEntry
from fabletop.core.saved.lines import FORMAT, Chain, LogLines
from fabletop.core.saved.reopening import reopen, why_different

SNAPSHOT_EVERY = 2 * SPARSE

LARGEST = 200_000_000
"""The most characters of a file that is read: far more than any game has."""

Find = Callable[[str], Game]
"""Looks up a game by name."""


def write(match: Match[T], path: Path) -> None:
    """Save atomically: an existing file is replaced only by a complete one."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.writelines(f"{line}\n" for line in lines(match))
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(0o666 & ~_umask())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadSave(f"cannot save to {path}: {error.strerror or error}") from error


def lines(match: Match[T]) -> Iterator[str]:
    tables = match.snapshots(SNAPSHOT_EVERY) | ({0: match.start} if match.first else {})
    snapshots = {count: match.game.dump(table) for count, table in tables.items()}
    return lines_of(match.header, match.opening, match.entries, snapshots, match.first)


def lines_of(
    header: Header,
    opening: LogEntry,
    entries: Sequence[LogEntry],
    snapshots: Mapping[int, JsonObject],
    first: int = 0,
) -> Iterator[str]:
    """The lines of a log; snapshots by the number of answers before them. If `first` answers came
    before, the game begins at the snapshot with the number 0."""
    chain = Chain()
    head: JsonObject = {
        "fabletop": FORMAT,
        "game": header.game,
        "ruleset": header.ruleset,
        "data": header.data,
        "options": header.options,
        "seats": list(header.seats),
        "seed": header.seed,
        "auto": header.auto,
        "chance": [list(result) for result in opening.chance],
    }
    if first:
        head["first"] = first
    yield chain.sealed(_line(head))
    for index, entry in enumerate(entries):
        if index in snapshots:
            yield chain.sealed(_line({"snapshot": index, "table": snapshots[index]}))
        plain: JsonObject = {"seat": entry.seat, "answer": list(entry.option)}
        if entry.chance:
            plain["chance"] = [list(result) for result in entry.chance]
        yield chain.sealed(_line(plain))
    last = len(entries)
    if last in snapshots:
        yield chain.sealed(_line({"snapshot": last, "table": snapshots[last]}))
    yield chain.sealed(_line({"end": last}))


def read(path: Path, find: Find, *, salvage: bool = False) -> Match:
    """Load a saved game; `salvage` keeps the complete lines of a truncated file."""
    try:
        with path.open(encoding="utf-8-sig") as file:  # some editors put a mark at the beginning
            text = file.read(LARGEST + 1)
    except UnicodeDecodeError as error:
        raise BadSave(f"{path} is not a Fabletop game: it is not text") from error
    except OSError as error:
        raise BadSave(f"cannot read {path}: {error.strerror or error}") from error
    if len(text) > LARGEST:
        raise BadSave(f"{path} is no saved game: it has more than {LARGEST:,} characters")
    lines = text.removesuffix("\n").split("\n") if text else []
    return parse(lines, find, name=str(path), salvage=salvage)


def parse(
    text: Iterable[str], find: Find, *, name: str = "the log", salvage: bool = False
) -> Match:
    log = LogLines(name, salvage=salvage)
    for number, line in enumerate(text, start=1):
        if not log.take(number, line.removesuffix("\r")):
            break
    header = log.checked()
    try:
        return _rebuilt(find(header.game), header, log)
    except BadSave:
        raise
    except FabletopError as error:
        raise BadSave(f"{name}: {error}") from error


def _rebuilt(game: Game[T], header: Header, log: LogLines) -> Match[T]:
    found = reopen(game, header, log.entries, lambda: log.snapshots, base=0 if log.first else None)
    match = found.match
    match.first = log.first + found.first
    if found.problem:
        same = (game.ruleset, game.data_hash(header.options)) == (header.ruleset, header.data)
        why = why_different(game, header)
        if same and not log.salvage:
            raise BadSave(f"{log.name}: {found.problem}; the file has been changed or is damaged")
        if not found.first:
            raise BadSave(f"{log.name}: {why}: {found.problem}, and no snapshot can be opened")
        match.notice = f"{why}: opened from its last snapshot, after answer {match.first}"
        if match.entries:
            match.notice += f"; it goes on to answer {match.first + len(match.entries)}"
    elif match.first:
        match.notice = f"this game begins after answer {match.first}, from a snapshot"
    return match


def _umask() -> int:
    """The user's umask: temporary files are private, saved games get the usual permissions."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _line(plain: JsonObject) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))

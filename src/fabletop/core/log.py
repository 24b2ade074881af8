"""Saved games: one JSON object per line.

First the header (format, game, ruleset, hash of the card data, options, seats, seed), then the
answers with their chance results, a snapshot of the table now and then, and an end line that
shows that the file is complete. Loading re-runs the answers and compares the chance results; if a
game with another ruleset or other cards no longer plays the same, it opens from its last snapshot
instead.
"""

import json
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fabletop.core.chance import parse_result
from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSave, FabletopError, RulesError
from fabletop.core.game import Game, T
from fabletop.core.match import SPARSE, TABLE, Header, Match
from fabletop.core.question import Option

FORMAT = 1
SNAPSHOT_EVERY = 2 * SPARSE

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
    header = match.header
    yield _line(
        {
            "fabletop": FORMAT,
            "game": header.game,
            "ruleset": header.ruleset,
            "data": header.data,
            "options": header.options,
            "seats": list(header.seats),
            "seed": header.seed,
            "auto": header.auto,
            "chance": [list(result) for result in match.opening.chance],
        }
    )
    snapshots = match.snapshots(SNAPSHOT_EVERY)
    for index, entry in enumerate(match.entries):
        if index in snapshots:
            yield _line({"snapshot": index, "table": match.game.dump(snapshots[index])})
        plain: JsonObject = {"seat": entry.seat, "answer": list(entry.option)}
        if entry.chance:
            plain["chance"] = [list(result) for result in entry.chance]
        yield _line(plain)
    if len(match.entries) in snapshots:
        last = len(match.entries)
        yield _line({"snapshot": last, "table": match.game.dump(snapshots[last])})
    yield _line({"end": len(match.entries)})


def read(path: Path, find: Find, *, salvage: bool = False) -> Match:
    """Load a saved game; `salvage` keeps the complete lines of a truncated file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadSave(f"{path} is not a Fabletop game: it is not text") from error
    except OSError as error:
        raise BadSave(f"cannot read {path}: {error.strerror or error}") from error
    return parse(text.splitlines(), find, name=str(path), salvage=salvage)


def parse(
    text: Iterable[str], find: Find, *, name: str = "the log", salvage: bool = False
) -> Match:
    log = _Log(name, salvage)
    for number, line in enumerate(text, start=1):
        if not log.take(number, line):
            break
    header = log.checked()
    game = find(header.game)
    return _rebuilt(game, header, log)


@dataclass
class _Log:
    name: str
    salvage: bool
    header: JsonObject | None = None
    entries: list[tuple[int, Option, tuple[Any, ...]]] = field(default_factory=list)
    snapshots: list[tuple[int, JsonObject]] = field(default_factory=list)
    whole: bool = False

    def take(self, number: int, line: str) -> bool:
        """Read one line; False at the point where a salvaged file is damaged."""
        try:
            plain = json.loads(line)
            self._take(plain)
        except (ValueError, KeyError, TypeError, RulesError) as error:
            if self.header is not None and self.salvage:
                return False
            what = "is cut off or damaged" if self.header else "is not a Fabletop header"
            remedy = "; --salvage opens what comes before it" if self.header else ""
            raise BadSave(f"{self.name}: line {number} {what}{remedy}") from error
        return True

    def _take(self, plain: JsonObject) -> None:
        if self.header is None:
            if plain["fabletop"] != FORMAT:
                raise BadSave(
                    f"{self.name} has format {plain['fabletop']!r}; this Fabletop reads {FORMAT}"
                )
            self.header = plain
        elif "end" in plain:
            self.whole = plain["end"] == len(self.entries)
        elif "snapshot" in plain:
            self.snapshots.append((int(plain["snapshot"]), plain["table"]))
        else:
            option = tuple(plain["answer"])
            if not all(isinstance(word, str | int) for word in option):
                raise TypeError("an answer is made of words and numbers")
            chance = tuple(parse_result(*result) for result in plain.get("chance", ()))
            self.entries.append((int(plain["seat"]), option, chance))

    def checked(self) -> Header:
        if self.header is None:
            raise BadSave(f"{self.name} is empty")
        if not self.whole and not self.salvage:
            raise BadSave(
                f"{self.name} is cut off after {len(self.entries)} answers; "
                "--salvage opens what is there"
            )
        plain = self.header
        try:
            return Header(
                str(plain["game"]),
                str(plain["ruleset"]),
                str(plain["data"]),
                dict(plain["options"]),
                tuple(map(str, plain["seats"])),
                int(plain["seed"]),
                bool(plain["auto"]),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise BadSave(f"{self.name}: the header is incomplete or damaged: {error}") from error


def _rebuilt(game: Game[T], header: Header, log: _Log) -> Match[T]:
    match = Match.new(
        game, seats=header.seats, seed=header.seed, options=header.options, auto=header.auto
    )
    same = (match.header.ruleset, match.header.data) == (header.ruleset, header.data)
    problem = _rerun(match, log)
    match.header = header
    if problem is None:
        return match
    if same and not log.salvage:
        raise BadSave(f"{log.name}: {problem}; the file has been changed or is damaged")
    return _from_snapshot(game, header, log, problem)


def _rerun(match: Match[T], log: _Log) -> str | None:
    """Give the recorded answers again; returns where the game differs, if it does."""
    for index, (seat, option, chance) in enumerate(log.entries):
        try:
            if seat == TABLE:
                match.reseed(int(option[1]))
            else:
                match.answer(option, seat)
        except (FabletopError, RulesError) as error:
            return f"answer {index + 1} is not possible ({error})"
        if match.entries[-1].chance != chance:
            return f"answer {index + 1} has other chance results than the rules give"
    return None


def _from_snapshot(game: Game[T], header: Header, log: _Log, problem: str) -> Match[T]:
    if not log.snapshots:
        raise BadSave(
            f"{log.name}: {_why_different(game, header)}: {problem}, and it holds no snapshot"
        )
    count, plain = log.snapshots[-1]
    table = game.load(header.options, plain)
    match = Match.begin(game, header, table)
    why = _why_different(game, header)
    match.notice = f"{why}: opened from its last snapshot, after answer {count}"
    return match


def _why_different(game: Game[T], header: Header) -> str:
    """Why a saved game may play differently now."""
    if header.ruleset != game.ruleset:
        return f"played with ruleset {header.ruleset}, this is {game.ruleset}"
    if header.data != game.data_hash(header.options):
        return "played with other cards"
    return "the file is damaged"


def _umask() -> int:
    """The user's umask: temporary files are private, saved games get the usual permissions."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _line(plain: JsonObject) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))

"""The lines of a saved game: their checksums, and what may stand in them.

A checksum covers its line and the one before, so it covers all lines before. Logs that were written
before there were checksums have none.
"""

import json
import re
from hashlib import blake2b
from typing import NoReturn

from fabletop.core.chance import ChanceResult, parse_result
from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSave, BadSetup, RulesError
from fabletop.core.question import Option
from fabletop.core.saved.entries import Header, LogEntry
from fabletop.core.saved.reopening import Snapshot
from fabletop.core.seeds import checked

FORMAT = 1

_SEAL = re.compile(r',"check":"([0-9a-f]{16})"}$')


class Chain:
    """The running checksum of the lines so far."""

    def __init__(self) -> None:
        self._last = b""

    def after(self, line: str) -> str:
        drawn = blake2b(line.encode(), digest_size=8, key=self._last)
        self._last = drawn.digest()
        return drawn.hexdigest()

    def sealed(self, line: str) -> str:
        """A JSON object with its checksum added."""
        return f'{line[:-1]},"check":"{self.after(line)}"}}'


class Broken(ValueError):
    """A line with a wrong checksum."""


class LogLines:
    """Reads lines; `salvage` keeps those before the first damaged one."""

    def __init__(self, name: str, *, salvage: bool) -> None:
        self.name = name
        self.salvage = salvage
        self.entries: list[LogEntry] = []
        self.snapshots: list[Snapshot] = []
        self.first = 0
        """How many answers came before those in this log."""
        self._header: JsonObject | None = None
        self._ended = self._whole = False
        self._chain: Chain | None = Chain()

    def take(self, number: int, line: str) -> bool:
        """Read one line; False at the point where a salvaged file is damaged."""
        try:
            self._unseal(line)
            self._take(_object(line))
        except BadSave:
            raise
        except (ValueError, KeyError, TypeError, RulesError, RecursionError) as error:
            if self._header is not None and self.salvage:
                return False
            what = "is cut off or damaged" if self._header else "is not a Fabletop header"
            if isinstance(error, Broken):
                what = str(error)
            remedy = "; --salvage opens what comes before it" if self._header else ""
            raise BadSave(f"{self.name}: line {number} {what}{remedy}") from error
        return True

    def checked(self) -> Header:
        """The header, once all lines were read."""
        if self._header is None:
            raise BadSave(f"{self.name} is empty")
        if not self._whole and not self.salvage:
            raise BadSave(
                f"{self.name} is cut off after {len(self.entries)} answers; "
                "--salvage opens what is there"
            )
        try:
            return _header(self._header)
        except (KeyError, TypeError, ValueError, BadSetup) as error:
            raise BadSave(f"{self.name}: the header is incomplete or damaged: {error}") from error

    def _unseal(self, line: str) -> None:
        """Compare the checksum. The header says whether there are any."""
        if self._chain is None:
            return
        found = _SEAL.search(line)
        if found is not None:
            if self._chain.after(f"{line[: found.start()]}}}") != found[1]:
                raise Broken("does not fit its checksum: it or the one before was changed or moved")
        elif self._header is None:
            self._chain = None
        else:
            raise Broken("is cut off or damaged: its checksum is missing")

    def _take(self, plain: JsonObject) -> None:
        if self._header is None:
            if plain["fabletop"] != FORMAT:
                raise BadSave(
                    f"{self.name} has format {plain['fabletop']!r:.40}; "
                    f"this Fabletop reads {FORMAT}"
                )
            self.first = _number(plain.get("first", 0))
            self._header = plain
        elif self._ended:
            raise ValueError("a line after the end")
        elif "end" in plain:
            self._ended = True
            self._whole = _number(plain["end"]) == len(self.entries)
        elif "snapshot" in plain:
            if _number(plain["snapshot"]) != len(self.entries):
                raise ValueError("a snapshot of another moment")
            self.snapshots.append((len(self.entries), _record(plain["table"])))
        else:
            chance = tuple(_result(one) for one in _list(plain.get("chance", [])))
            self.entries.append(LogEntry(_number(plain["seat"]), _option(plain), chance, ()))


def _object(line: str) -> JsonObject:
    plain = _record(json.loads(line, parse_constant=_refuse))
    if "\\ud" in line.lower():
        json.dumps(plain, ensure_ascii=False).encode()  # half a character is no text
    return plain


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not a number")


def _header(plain: JsonObject) -> Header:
    return Header(
        _word(plain["game"]),
        _word(plain["ruleset"]),
        _word(plain["data"]),
        _record(plain["options"]),
        tuple(map(_word, _list(plain["seats"]))),
        checked(plain["seed"]),
        _truth(plain["auto"]),
    )


def _option(plain: JsonObject) -> Option:
    return tuple(
        word if isinstance(word, str) else _number(word) for word in _list(plain["answer"])
    )


def _result(plain: object) -> ChanceResult:
    kind, value = _list(plain)
    return parse_result(kind, value)


def _number(plain: object) -> int:
    if type(plain) is not int:
        raise TypeError(f"{plain!r:.40} is not a whole number")
    return plain


def _word(plain: object) -> str:
    if type(plain) is not str:
        raise TypeError(f"{plain!r:.40} is not a word")
    return plain


def _truth(plain: object) -> bool:
    if type(plain) is not bool:
        raise TypeError(f"{plain!r:.40} is neither true nor false")
    return plain


def _list(plain: object) -> list[object]:
    if type(plain) is not list:
        raise TypeError(f"{plain!r:.40} is not a list")
    return plain


def _record(plain: object) -> JsonObject:
    if type(plain) is not dict:
        raise TypeError(f"{plain!r:.40} is not an object")
    return plain

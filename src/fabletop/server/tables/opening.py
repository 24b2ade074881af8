"""Opening stored tables, and the snapshots with which they outlive their rules.

A table is replayed from its seed. If the rules have changed and the game would develop differently,
it begins at a snapshot, and goes on from there if all later answers can be repeated. If not, it is
stopped at the last moment that can be reached.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from fabletop.core.codec import JsonObject
from fabletop.core.errors import FabletopError
from fabletop.core.game import T
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.core.saved.entries import Header, LogEntry
from fabletop.core.saved.reopening import Reopened, reopen, replay
from fabletop.server.errors import NotPossible
from fabletop.server.storage.saved import SavedAnswer, SavedSnapshot, SavedTable, Stored

EVERY = 25
"""A snapshot is stored after at least this many answers, and at the end of the game."""


class Opened(NamedTuple):
    saved: SavedTable
    match: Match
    history: tuple[SavedAnswer, ...] = ()
    """The answers before the match begins."""
    rest: tuple[SavedAnswer, ...] = ()
    """The answers after the moment at which the rules of today stop the game."""
    snapshot: int = -1
    """The number of the newest snapshot, or -1."""


def opened(stored: Stored) -> Opened:
    return _opened(stored, _reopened(stored))


def begun(saved: SavedTable) -> Match | None:
    """The match of a table before its first answer; None if it cannot begin."""
    try:
        seats = [seat.name for seat in saved.seats]
        match = Match.new(find(saved.game), seats=seats, seed=saved.seed, options=saved.options)
    except FabletopError:
        return None
    return match


def whole(stored: Stored, match: Match) -> Opened:
    """A table whose answers could all be repeated from its seed."""
    return _opened(stored, Reopened(match, 0, whole=True, problem=""))


def _opened(stored: Stored, found: Reopened) -> Opened:
    saved, answers, match = stored.table, stored.answers, found.match
    if not found.first:
        data = match.game.data_hash(saved.options)
        match.header = replace(match.header, ruleset=match.game.ruleset, data=data)
    match.first, match.epoch = found.first, saved.epoch
    return Opened(
        replace(saved, base=found.first),
        match,
        tuple(answers[: found.first]),
        () if found.whole else tuple(answers[found.reached :]),
        max((one.number for one in stored.snapshots), default=-1),
    )


def _reopened(stored: Stored) -> Reopened:
    saved = stored.table
    seats = tuple(seat.name for seat in saved.seats)
    header = Header(saved.game, saved.ruleset, saved.data, saved.options, seats, saved.seed)

    def read() -> list[tuple[int, JsonObject]]:
        return [found for one in stored.snapshots if (found := _readable(one)) is not None]

    try:
        return reopen(
            find(saved.game), header, entries_of(stored.answers), read, saved.base or None
        )
    except FabletopError as error:
        raise NotPossible("cannot-open-table", problem=str(error)) from error


def _readable(snapshot: SavedSnapshot) -> tuple[int, JsonObject] | None:
    """A damaged snapshot is as good as none."""
    try:
        plain = json.loads(snapshot.text)
    except (ValueError, RecursionError):
        return None
    return (snapshot.number, plain) if isinstance(plain, dict) else None


def caught_up(match: Match, saved: SavedTable, answers: Sequence[SavedAnswer]) -> Match | None:
    """A match brought up to date with the answers that were stored since; None if it has to be
    opened anew."""
    if replay(match, entries_of(answers)):
        return None
    match.epoch = saved.epoch
    return match


def entries_of(answers: Sequence[SavedAnswer]) -> list[LogEntry]:
    return [LogEntry(one.seat, one.option, one.chance, ()) for one in answers]


def kept(match: Match, since: int = 0) -> list[SavedAnswer]:
    """The answers of a match from this number on, in the form in which they are stored."""
    return [SavedAnswer(one.seat, one.option, one.chance) for one in match.entries[since:]]


def snapshot_due(match: Match, newest: int) -> bool:
    """Whether a match needs another snapshot."""
    number = match.first + match.begun
    return number > max(newest, 0) and (match.over or newest < 0 or number - newest >= EVERY)


def snapshot_of(match: Match) -> SavedSnapshot:
    """The table before the running step."""
    return _snapshot(match, match.first + match.begun, match.position.checkpoint)


def start_of(match: Match) -> list[SavedSnapshot]:
    """The snapshot with which a match begins, if it does not begin with the seed."""
    return [_snapshot(match, match.first, match.start)] if match.first else []


def _snapshot(match: Match, number: int, table: T) -> SavedSnapshot:
    plain = match.game.dump(table)
    return SavedSnapshot(number, json.dumps(plain, ensure_ascii=False, separators=(",", ":")))

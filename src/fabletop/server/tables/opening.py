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
    saved, answers = stored.table, stored.answers
    found = _reopened(stored)
    match = found.match
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
        return [(one.number, json.loads(one.text)) for one in stored.snapshots]

    try:
        return reopen(
            find(saved.game), header, entries_of(stored.answers), read, saved.base or None
        )
    except FabletopError as error:
        raise NotPossible("cannot-open-table", problem=str(error)) from error


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

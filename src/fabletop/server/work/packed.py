"""A table as bytes that can be sent to a worker, and the matches that a worker rebuilds from them.

A worker keeps the matches it used last. If a table has gone on since, only the new answers are
replayed.
"""

import pickle
from collections import OrderedDict
from dataclasses import dataclass

from fabletop.core.match import Match
from fabletop.server.storage.saved import Stored
from fabletop.server.tables.live import LiveTable, begun, caught_up, kept

MATCHES = 8
"""How many matches a worker keeps."""


@dataclass(frozen=True, slots=True)
class Packed:
    table: str
    revision: int
    epoch: int
    stored: bytes


_matches: OrderedDict[str, tuple[Packed, LiveTable]] = OrderedDict()


def packed(live: LiveTable) -> Packed:
    """A table as it is now; it is packed once per revision."""
    if live.packed is None or live.packed[0] != live.saved.revision:
        stored = Stored(live.saved, 0, kept(live.match))
        live.packed = live.saved.revision, pickle.dumps(stored)
    return Packed(live.saved.id, live.saved.revision, live.match.epoch, live.packed[1])


def opened(sent: Packed) -> LiveTable:
    """Runs in a worker: the table as it was when it was packed. Callers must not change it."""
    known = _matches.pop(sent.table, None)
    if known is None or known[0] != sent:
        stored: Stored = pickle.loads(sent.stored)
        known = sent, LiveTable(stored.table, _caught_up(known, stored))
    _matches[sent.table] = known
    if len(_matches) > MATCHES:
        _matches.popitem(last=False)
    return known[1]


def _caught_up(known: tuple[Packed, LiveTable] | None, stored: Stored) -> Match:
    match = known[1].match if known else begun(stored.table)
    since = len(match.entries)
    if kept(match) != stored.answers[:since]:
        match, since = begun(stored.table), 0
    return caught_up(match, stored.table, stored.answers[since:])

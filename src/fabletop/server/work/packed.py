"""A table as bytes that can be sent to a worker, and the matches that a worker rebuilds from them.

A worker keeps the matches it used last. If a table has gone on since, only the new answers are
replayed.
"""

import pickle
from collections import OrderedDict
from dataclasses import dataclass

from fabletop.server.storage.saved import Stored
from fabletop.server.tables import opening
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.opening import start_of

TABLES = 8
"""How many tables a worker keeps."""


@dataclass(frozen=True, slots=True)
class Packed:
    table: str
    revision: int
    epoch: int
    stored: bytes


_tables: OrderedDict[str, tuple[Packed, LiveTable]] = OrderedDict()


def packed(live: LiveTable) -> Packed:
    """A table as it is now; it is packed once per revision."""
    if live.packed is None or live.packed[0] != live.saved.revision:
        stored = Stored(live.saved, 0, live.answers, start_of(live.match))
        live.packed = live.saved.revision, pickle.dumps(stored)
    return Packed(live.saved.id, live.saved.revision, live.match.epoch, live.packed[1])


def opened(sent: Packed) -> LiveTable:
    """Runs in a worker: the table as it was when it was packed. Callers must not change it."""
    known = _tables.pop(sent.table, None)
    if known is None or known[0] != sent:
        stored: Stored = pickle.loads(sent.stored)
        newer = known and _gone_on(known[1], stored)
        known = sent, newer or LiveTable.of(opening.opened(stored))
    _tables[sent.table] = known
    if len(_tables) > TABLES:
        _tables.popitem(last=False)
    return known[1]


def _gone_on(live: LiveTable, stored: Stored) -> LiveTable | None:
    """A table that was known before, with the answers since; None if it has to be opened anew."""
    since = len(live.answers)
    same_base = live.saved.base == stored.table.base
    if live.stopped or not same_base or live.answers != stored.answers[:since]:
        return None
    if opening.caught_up(live.match, stored.table, stored.answers[since:]) is None:
        return None
    live.saved = stored.table
    return live

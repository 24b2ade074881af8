"""Games in batches: how many go together, and what one of them gives.

A batch lasts long beside what it costs to hand it out, and not so long that much is lost when the
work is stopped. No row depends on it.
"""

import json
import time
from collections.abc import Sequence
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from fabletop.bots.bot import QUICK
from fabletop.lab.playing.simulate import Plan
from fabletop.lab.playing.workers import Chunk
from fabletop.lab.runs.records import Columns, Record, Row, columns, record

SECONDS = 2.0
"""What a batch of quick bots should last."""
TRIAL = 0.25
"""Seconds in which that is found out."""
MOST_GAMES, FEWEST_BATCHES, MOST_BATCHES = 1_000, 32, 50_000


def batch_size(plan: Plan, games: int) -> int:
    """Games in a batch. Where bots think, every game is one; quick ones are tried first."""
    if not QUICK.keys() >= set(plan.bots):
        return max(1, games // MOST_BATCHES)
    begun, played = time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < TRIAL and played < games:
        record(plan, played)
        played += 1
    fitting = int(SECONDS * played / spent)
    return max(1, games // MOST_BATCHES, min(fitting, MOST_GAMES, games // FEWEST_BATCHES))


def in_batches(start: int, games: int, size: int) -> list[range]:
    """The games from one number up to another."""
    return [range(one, min(one + size, games)) for one in range(start, games, size)]


def play_batch(plan: Plan, tables: tuple[str, ...], numbers: Chunk) -> bytes:
    """Play the games of a batch: a zip file with a table, column by column, in each of its
    files."""
    kept = Record()
    for number in numbers:
        kept.add(record(plan, number, tables))
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as file:
        for table in tables:
            piece = _by_column(kept.tables[table], columns(plan.game, table))
            text = json.dumps(piece, ensure_ascii=False, separators=(",", ":"))
            file.writestr(ZipInfo(table), text, ZIP_DEFLATED)
    return packed.getvalue()


def _by_column(rows: Sequence[Row], kept: Columns) -> dict[str, list[Any]]:
    return {name: [row[name] for row in rows] for name in kept}

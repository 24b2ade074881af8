"""Games in batches: how many games a batch has, and what playing it returns.

A batch is long enough that handing it out costs little, and short enough that little is lost when
the work is stopped. No row depends on its size.
"""

import json
import time
from collections.abc import Sequence
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from fabletop.bots.bot import QUICK
from fabletop.lab.playing.simulate import Plan
from fabletop.lab.playing.workers import Chunk
from fabletop.lab.runs.records import Cell, Columns, Record, Row, columns, record

SECONDS = 2.0
"""How many seconds a batch of games between quick bots should take."""
TRIAL = 0.25
"""How many seconds are spent on measuring that."""
MOST_GAMES, FEWEST_BATCHES, MOST_BATCHES = 1_000, 32, 50_000


def batch_size(plan: Plan, games: int) -> int:
    """How many games a batch has: as few as possible if a bot searches; for quick bots, some games
    are played to measure it."""
    if not QUICK.keys() >= set(plan.bots):
        return max(1, games // MOST_BATCHES)
    begun, played = time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < TRIAL and played < games:
        record(plan, played)
        played += 1
    fitting = int(SECONDS * played / spent)
    return max(1, games // MOST_BATCHES, min(fitting, MOST_GAMES, games // FEWEST_BATCHES))


def in_batches(start: int, games: int, size: int) -> list[range]:
    """The games from `start` up to `games`, in batches."""
    return [range(one, min(one + size, games)) for one in range(start, games, size)]


def play_batch(plan: Plan, tables: tuple[str, ...], numbers: Chunk) -> bytes:
    """Play the games of a batch. Returns a zip file with one file per table, stored by columns."""
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


def _by_column(rows: Sequence[Row], kept: Columns) -> dict[str, list[Cell]]:
    return {name: [row[name] for row in rows] for name in kept}

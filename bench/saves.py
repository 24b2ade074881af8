"""Saved games: their size, and the time to write and to read them."""

import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from bench.ours import Logged
from fabletop.core import log
from fabletop.core.match import Match
from fabletop.core.registry import find

GAMES = 25


@dataclass(frozen=True, slots=True)
class Saves:
    """Medians over finished random games."""

    answers: float
    size: float
    bare: float
    """The size in bytes without the snapshots."""
    save_ms: float
    load_ms: float

    @property
    def per_answer(self) -> float:
        return self.bare / self.answers


def saves(game: Logged, random: Random) -> Saves:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        each = [_saved(game.finished(random), path) for _ in range(GAMES)]
    return Saves(
        answers=median(saved.answers for saved in each),
        size=median(saved.size for saved in each),
        bare=median(saved.bare for saved in each),
        save_ms=median(saved.save_ms for saved in each),
        load_ms=median(saved.load_ms for saved in each),
    )


def _saved(match: Match[Any], path: Path) -> Saves:
    begun = perf_counter()
    log.write(match, path)
    written = perf_counter()
    log.read(path, find)
    read = perf_counter()
    lines = path.read_bytes().splitlines(keepends=True)
    return Saves(
        answers=len(match.entries),
        size=sum(map(len, lines)),
        bare=sum(len(line) for line in lines if not line.startswith(b'{"snapshot"')),
        save_ms=(written - begun) * 1000,
        load_ms=(read - written) * 1000,
    )

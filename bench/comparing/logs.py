"""Logs of finished random matches: written to a disk, and read again, which plays them again."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from bench.comparing.figures import Made, Piecework
from bench.comparing.prepared import PreparedTable
from fabletop.core import log
from fabletop.core.match import Match
from fabletop.core.registry import find


def saving(prepared: PreparedTable) -> Piecework:
    def save(match: Match[Any], path: Path) -> None:
        log.write(match, path)

    return _repeated(prepared, save)


def loading(prepared: PreparedTable) -> Piecework:
    def load(_match: Match[Any], path: Path) -> None:
        log.read(path, find)

    return _repeated(prepared, load)


def _repeated(prepared: PreparedTable, act: Callable[[Match[Any], Path], None]) -> Piecework:
    def work(seed: int, amount: int) -> Made:
        match = prepared.finished(seed)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.jsonl"
            log.write(match, path)
            begun = process_time()
            for _ in range(amount):
                act(match, path)
            return Made(amount, process_time() - begun, str(len(match.entries)))

    return work

"""Logs of finished random matches: written to a disk, and read again, which plays them again."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from bench.comparing.figures import Made, Work
from bench.comparing.setting import Setting
from fabletop.core import log
from fabletop.core.match import Match
from fabletop.core.registry import find


def saving(setting: Setting) -> Work:
    def save(match: Match[Any], path: Path) -> None:
        log.write(match, path)

    return _repeated(setting, save)


def loading(setting: Setting) -> Work:
    def load(_match: Match[Any], path: Path) -> None:
        log.read(path, find)

    return _repeated(setting, load)


def _repeated(setting: Setting, act: Callable[[Match[Any], Path], None]) -> Work:
    def work(seed: int, amount: int) -> Made:
        match = setting.finished(seed)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.jsonl"
            log.write(match, path)
            begun = process_time()
            for _ in range(amount):
                act(match, path)
            return Made(amount, process_time() - begun, str(len(match.entries)))

    return work

"""Both builds play the same games: the same questions, options, luck, values and views.

The compiled build is compared with its own sources, which run in a process of their own. In the
pure build there is nothing to compare.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest
from compiling.building import BUILT, PACKAGE, ROOT, SOURCES

from fabletop.bots.greedy import Greedy
from fabletop.compiled import is_compiled
from fabletop.core import registry
from fabletop.core.game import settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question
from fabletop.core.view import plain

GREEDY = 7
"""One choice in so many is the greedy bot's."""


def played(game: str, options: Mapping[str, object], seats: int, seed: int) -> str:
    """A hash of all that is asked in a game, of some views, and of its end."""
    found, luck, told = registry.find(game), Random(seed), blake2b()
    table = found.new(settle(found, options, seats), seats, seed)
    bots = [Greedy(game, seed + seat) for seat in range(seats)]

    def choose(question: Question) -> Option:
        told.update(repr((question.seat, question.kind, list(question.options))).encode())
        if luck.randrange(GREEDY):
            return luck.choice(question.options)
        view = found.view(table, question.seat)
        told.update(json.dumps(plain(view)).encode())
        return bots[question.seat].choose(question, lambda: view)

    playout(found, table, choose, most=600)
    told.update(json.dumps(found.dump(table)).encode())
    return told.hexdigest()


def games() -> list[tuple[str, dict[str, object], int]]:
    """Every choice of every setting."""
    from tests.conformance.test_every_game import VARIANTS

    return [(game.name, dict(options), seats) for game, options, seats in VARIANTS]


def all_played() -> list[str]:
    return [played(*game, seed=number) for number, game in enumerate(games())]


@pytest.mark.skipif(not is_compiled(), reason="there is no machine code to compare")
def test_both_builds_play_the_same_games(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns(*BUILT, "__pycache__", "built")
    shutil.copytree(SOURCES / PACKAGE, tmp_path / PACKAGE, ignore=left_out)
    paths = os.pathsep.join([str(tmp_path), str(ROOT)])
    ran = subprocess.run(
        [sys.executable, "-m", __name__],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
        cwd=tmp_path,
    )
    build, *others = ran.stdout.split()
    assert build == "False"
    assert all_played() == others


if __name__ == "__main__":
    print(is_compiled(), *all_played(), sep="\n")

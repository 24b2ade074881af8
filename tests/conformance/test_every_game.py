"""A sample of the conformance checks, for every registered game; `make soak` plays thousands."""

import hashlib
import os
import subprocess
import sys

import pytest

from fabletop.core import registry
from fabletop.core.conformance import check_game
from fabletop.core.registry import AnyGame

GAMES = [registry.find(name) for name in registry.names()]

SAMPLE = [
    (game, seats, seed) for game in GAMES for seats in game.seats for seed in (seats, 100 + seats)
]


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    SAMPLE,
    ids=[f"{game.name}-{seats}-seats-seed-{seed}" for game, seats, seed in SAMPLE],
)
def test_a_random_game_conforms_at_every_decision(game: AnyGame, seats: int, seed: int) -> None:
    report = check_game(game, options={}, seats=seats, seed=seed)
    assert report.violations == []
    assert report.ended_by


PLAY = """
import json, random, sys
from fabletop.core import log, registry
from fabletop.core.match import Match
game = registry.find(sys.argv[1])
match = Match.new(game, seats=["a", "b", "c"], seed=5)
luck = random.Random(5)
while not match.over:
    question = luck.choice(match.position.open)
    match.answer(luck.choice(question.options), question.seat)
    print(json.dumps(match.view(0)))
print(*log.lines(match), sep="\\n")
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_the_same_under_every_hash_seed(game: AnyGame) -> None:
    digests = set()
    for seed in ("0", "1", "4242"):
        run = subprocess.run(
            [sys.executable, "-c", PLAY, game.name],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        )
        digests.add(hashlib.sha256(run.stdout).hexdigest())
    assert len(digests) == 1

"""Our Gymnasium environments with random legal actions: one table, and many in one process."""

from random import Random
from typing import Any

import numpy as np

from fabletop.envs.gym import SeatEnv
from fabletop.envs.vector import SeatsEnv

TABLES = 16
BATCH = 200
"""How many steps of all tables are made between two readings of the clock."""


class Seat:
    """One seat against the random bot, whose decisions are part of a step."""

    interface = "Gymnasium"
    language = "Python"

    def __init__(self, name: str, env: SeatEnv) -> None:
        self.name = name
        self._env = env
        self.numbers = env.setup.observation.size
        self.actions = env.setup.vocabulary.size

    def play(self, random: Random) -> int:
        env, toss, steps = self._env, random.random, 0
        _, told = env.reset(seed=random.getrandbits(31))
        ended = False
        while not ended:
            legal = told["action_mask"].nonzero()[0]
            action = legal[int(toss() * len(legal))]
            _, _, terminated, truncated, told = env.step(action)
            ended = terminated or truncated
            steps += 1
        return steps


class Seats:
    """The same at many tables; one step of all tables counts as one per table."""

    interface = f"Gymnasium vector, {TABLES} tables"
    language = "Python"

    def __init__(self, name: str, env: SeatsEnv, batch: int = BATCH) -> None:
        self.name = name
        self._env = env
        self._batch = batch
        self.start(1)
        self.numbers = env.setup.observation.size
        self.actions = env.setup.vocabulary.size

    def start(self, seed: int) -> None:
        """New games at all tables."""
        self._told: dict[str, Any] = self._env.reset(seed=seed)[1]

    def play(self, random: Random) -> int:
        toss = random.random
        actions = np.zeros(TABLES, np.int64)
        for _ in range(self._batch):
            for table, mask in enumerate(self._told["action_mask"]):
                legal = mask.nonzero()[0]
                actions[table] = legal[int(toss() * len(legal))] if len(legal) else 0
            *_, self._told = self._env.step(actions)
        return self._batch * TABLES


def tables(game: str, players: int = 2, options: dict[str, object] | None = None) -> SeatsEnv:
    return SeatsEnv(TABLES, game, players, options, copy=False)

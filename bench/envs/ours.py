"""Our environments with random legal actions. Run as a program, this is our worker next to the
peers'."""

from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

import numpy as np
from open_spiel.python import rl_environment

from bench.envs.stepping import Agents, Environment, TimeSteps, work
from fabletop.envs import aec
from fabletop.envs.batch import Batch
from fabletop.envs.gym import SeatEnv
from fabletop.envs.lean import LeanTable
from fabletop.envs.setup import Setup
from fabletop.envs.vector import SeatsEnv

import_module("fabletop.envs.openspiel")  # registers the games

TABLES = 16
PROCESSES = (1, 2)
BATCH = 200
"""How many steps of all tables are made between two readings of the clock."""

TITLES = {"seasons": "Seasons", "prophecy": "Prophecy Basic", "wizards": "Wizards"}


class Seat:
    """One seat against the random bot, whose decisions are part of a step."""

    interface = "Gymnasium"
    language = "Python"

    def __init__(self, game: str) -> None:
        self.name = f"{TITLES[game]}, 2 players"
        self._env = SeatEnv(game)
        self.numbers = self._env.setup.observation.size
        self.actions = self._env.setup.vocabulary.size

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

    def __init__(self, game: str) -> None:
        self.name = f"{TITLES[game]}, 2 players"
        self._env = SeatsEnv(TABLES, game, copy=False)
        self._told: dict[str, Any] = self._env.reset(seed=1)[1]
        self.numbers = self._env.setup.observation.size
        self.actions = self._env.setup.vocabulary.size

    def play(self, random: Random) -> int:
        toss = random.random
        actions = np.zeros(TABLES, np.int64)
        for _ in range(BATCH):
            for table, mask in enumerate(self._told["action_mask"]):
                legal = mask.nonzero()[0]
                actions[table] = legal[int(toss() * len(legal))] if len(legal) else 0
            *_, self._told = self._env.step(actions)
        return BATCH * TABLES


class Lean:
    """Self-play at one table, without wrappers: the row of the seat that is asked, and its legal
    numbers."""

    interface = "lean table"
    language = "Python"

    def __init__(self, game: str) -> None:
        setup = Setup(game)
        self.name = f"{TITLES[game]}, 2 players"
        self.numbers, self.actions = setup.observation.size, setup.vocabulary.size
        self._table = LeanTable(setup)

    def play(self, random: Random) -> int:
        table, toss = self._table, random.random
        table.reset(random.getrandbits(31))
        while not table.over:
            _ = table.row
            legal = table.legal
            table.step(legal[int(toss() * len(legal))])
        return table.decisions


class Tables:
    """The same at many tables; one step of all tables counts as one per table."""

    language = "Python"

    def __init__(self, game: str, processes: int) -> None:
        setup = Setup(game)
        self.name = f"{TITLES[game]}, 2 players"
        apart = f", {processes} processes" if processes > 1 else ""
        self.interface = f"batch, {TABLES} tables{apart}"
        self.numbers, self.actions = setup.observation.size, setup.vocabulary.size
        self._batch = Batch(setup, TABLES, processes=processes)
        self._batch.reset(1)
        self._every = np.arange(TABLES)

    def play(self, random: Random) -> int:
        batch, luck = self._batch, np.random.default_rng(random.getrandbits(31))
        for _ in range(BATCH):
            chosen = (luck.random(TABLES) * batch.counts).astype(np.int64)
            batch.step(batch.legal[self._every, chosen])
        return BATCH * TABLES


def environments() -> list[Environment]:
    ours: list[Environment] = [
        Agents(f"{TITLES[game]}, 2 players", "Python", aec.env(game)) for game in TITLES
    ]
    ours += [Seat("seasons"), Seats("seasons")]
    spiel = rl_environment.Environment
    ours += [
        TimeSteps("Seasons, 2 players", "Python", lambda: spiel("fabletop_seasons")),
    ]
    for game in TITLES:
        ours += [Lean(game), *(Tables(game, processes) for processes in PROCESSES)]
    return ours


if __name__ == "__main__":
    work(version("fabletop"), environments())

"""Our self-play with random legal actions: a lean table, and many in one array."""

from random import Random

import numpy as np

from bench.envs.seats import BATCH, TABLES
from fabletop.envs.batch import Batch
from fabletop.envs.lean import LeanTable
from fabletop.envs.setup import Setup


class Lean:
    """One table without wrappers: the row of the seat that is asked, and its legal numbers."""

    interface = "lean table"
    language = "Python"

    def __init__(self, name: str, setup: Setup) -> None:
        self.name = name
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
    """Many tables; one step of all of them counts as one per table."""

    language = "Python"

    def __init__(self, name: str, setup: Setup, processes: int, batch: int = BATCH) -> None:
        self.name = name
        apart = f", {processes} processes" if processes > 1 else ""
        self.interface = f"batch, {TABLES} tables{apart}"
        self.numbers, self.actions = setup.observation.size, setup.vocabulary.size
        self._steps = batch
        self._batch = Batch(setup, TABLES, processes=processes)
        self._batch.reset(1)
        self._every = np.arange(TABLES)

    def play(self, random: Random) -> int:
        batch, luck = self._batch, np.random.default_rng(random.getrandbits(31))
        for _ in range(self._steps):
            chosen = (luck.random(TABLES) * batch.counts).astype(np.int64)
            batch.step(batch.legal[self._every, chosen])
        return self._steps * TABLES

"""Many tables for self-play that step together: every seat is yours, and each row says whose turn
it is. In one process, or in several that write into the same memory.

The arrays are written again by every step: copy what you keep. The games do not depend on how many
processes there are.
"""

import weakref
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from fabletop.core.errors import BadSetup, IllegalAnswer
from fabletop.core.seeds import LAST_SEED
from fabletop.envs.batches.arrays import BatchArrays, size_of
from fabletop.envs.batches.lanes import Lanes
from fabletop.envs.batches.shared import SharedBlock
from fabletop.envs.batches.workers import BatchWorkers
from fabletop.envs.setup import Setup

Actions = NDArray[np.integer] | Sequence[int]


class Batch:
    """`tables` games with the same setup. Game k of table t has the seed that was given to `reset`,
    plus t, plus k times the number of tables."""

    def __init__(
        self, setup: Setup, tables: int, *, processes: int = 1, mask: bool = False
    ) -> None:
        if not 1 <= processes <= tables:
            raise BadSetup(f"a batch of {tables} tables has 1 to {tables} processes")
        self.setup = setup
        self.tables = tables
        self.processes = processes
        size = size_of(setup, tables, mask=mask)
        block = SharedBlock(size) if processes > 1 else None
        cells = np.zeros(size, np.uint8) if block is None else block.cells()
        arrays = self._arrays = BatchArrays(setup, tables, mask=mask, cells=cells)
        self.rows = arrays.rows
        """What the seat sees that is asked, for each table."""
        self.masks = arrays.masks
        """1 for every possible answer; without `mask`, it has no columns."""
        self.legal = arrays.legal
        """The numbers of the possible answers, from the left; the rest of a row is old."""
        self.counts = arrays.counts
        """How many possible answers there are."""
        self.seats = arrays.seats
        """The seat that is asked."""
        self.rewards = arrays.rewards
        """For each seat; those of the last game that has ended at the table."""
        self.ended = arrays.ended
        """Whether this step has ended a game; the next one has begun at the same table."""
        self.truncated = arrays.truncated
        """Whether that game was stopped at the limit of decisions."""
        self.seeds = arrays.seeds
        """The seed of the game that is being played."""
        self._ready = False
        self._crew: Lanes | BatchWorkers
        if block is None:
            self._crew = Lanes(setup, arrays, range(tables))
        else:
            self._crew = BatchWorkers(setup, tables, block, shares(tables, processes), mask=mask)
        self._end = weakref.finalize(self, self._crew.close)

    def reset(self, seed: int) -> None:
        """Begin a game at every table."""
        if not 0 <= seed <= LAST_SEED:
            raise BadSetup(f"a seed is a whole number from 0 to 2^63 - 1, not {seed}")
        if not self._end.alive:
            raise BadSetup("the batch was closed; make another one")
        self._ready = False
        self._crew.reset(seed)
        self._ready = True

    def step(self, actions: Actions) -> None:
        """Answer at every table. After an illegal answer, the batch must be reset."""
        if not self._ready:
            raise IllegalAnswer("no games are being played; reset begins some")
        self._arrays.actions[:] = actions
        self._ready = False
        self._crew.step()
        self._ready = True

    def numbers(self, table: int) -> NDArray[np.int32]:
        """The numbers of the possible answers of a table."""
        numbers: NDArray[np.int32] = self.legal[table, : self.counts[table]]
        return numbers

    def close(self) -> None:
        """End the processes; also done when nobody has the batch any more, and when Python ends.
        The arrays can still be read."""
        self._ready = False
        self._end()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()


def shares(tables: int, processes: int) -> list[range]:
    """Which tables each process owns: neighbours, as many as the others have, or one more."""
    borders = [tables * place // processes for place in range(processes + 1)]
    return [range(first, last) for first, last in pairwise(borders)]

"""Tables that step one after the other and write what they show into common arrays."""

from array import array

import numpy as np

from fabletop.core.errors import IllegalAnswer
from fabletop.core.seeds import LAST_SEED
from fabletop.envs.batches.arrays import BatchArrays
from fabletop.envs.lean import LeanTable
from fabletop.envs.setup import Setup


class Lanes:
    """A share of the tables of a batch: those with the numbers of `share`. The games of a table
    have seeds of their own, so it does not matter who owns which tables."""

    def __init__(self, setup: Setup, arrays: BatchArrays, share: range) -> None:
        self._arrays = arrays
        self._share = share
        self._tables = [LeanTable(setup) for _ in share]
        self._rows = [arrays.rows[number] for number in share]
        self._masks = [arrays.masks[number] for number in share]
        self._legal = [arrays.legal[number].data for number in share]
        self._seats, self._counts = arrays.seats.data, arrays.counts.data
        self._before = [0] * len(share)
        self._with_mask = arrays.masks.shape[1] > 0

    def reset(self, seed: int) -> None:
        """Begin the first game of every table."""
        arrays = self._arrays
        for lane, number in enumerate(self._share):
            arrays.rewards[number] = 0.0
            arrays.ended[number] = arrays.truncated[number] = False
            self._begin(lane, number, (seed + number) % (LAST_SEED + 1))

    def step(self) -> None:
        """Take the actions; a game that ends is followed by the next one at once."""
        arrays = self._arrays
        first = self._share.start
        chosen = arrays.actions[first : self._share.stop].tolist()
        arrays.ended[first : self._share.stop] = False
        arrays.truncated[first : self._share.stop] = False
        for lane, action in enumerate(chosen):
            table = self._tables[lane]
            try:
                table.step(action)
            except IllegalAnswer as error:
                raise IllegalAnswer(f"table {first + lane}: {error}") from error
            if table.over:
                self._end(lane, table)
            else:
                self._show(lane, table)

    def close(self) -> None:
        """There is nothing to close."""

    def _end(self, lane: int, table: LeanTable) -> None:
        arrays, number = self._arrays, self._share.start + lane
        arrays.rewards[number] = table.rewards()
        arrays.truncated[number] = table.truncated
        arrays.ended[number] = True
        every = len(arrays.seats)
        self._begin(lane, number, (int(arrays.seeds[number]) + every) % (LAST_SEED + 1))

    def _begin(self, lane: int, number: int, seed: int) -> None:
        table = self._tables[lane]
        table.reset(seed)
        self._arrays.seeds[number] = seed
        self._show(lane, table)

    def _show(self, lane: int, table: LeanTable) -> None:
        """Write what the seat sees that is asked, and what it can answer."""
        number, legal = self._share.start + lane, table.legal
        count = len(legal)
        self._seats[number] = table.seat
        self._counts[number] = count
        table.fill(self._rows[lane])
        if self._with_mask:
            mask, before = self._masks[lane], self._legal[lane][: self._before[lane]]
            mask[np.asarray(before)] = 0
            mask[legal] = 1
        self._legal[lane][:count] = array("i", legal)
        self._before[lane] = count

"""The arrays that many tables write into, as parts of one block of memory."""

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from fabletop.envs.setup import Setup

LINE = 64
"""Arrays begin at multiples of this many bytes, so that processes do not share a cache line."""


class BatchArrays:
    """One row, or one number, for every table."""

    __slots__ = (
        *("actions", "counts", "ended", "legal", "masks", "rewards", "rows", "seats", "seeds"),
        "truncated",
    )

    rows: NDArray[np.float32]
    masks: NDArray[np.int8]
    """Without masks, it has no columns."""
    legal: NDArray[np.int32]
    counts: NDArray[np.int32]
    seats: NDArray[np.int32]
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    seeds: NDArray[np.int64]

    def __init__(self, setup: Setup, tables: int, *, mask: bool, cells: NDArray[np.uint8]) -> None:
        start = 0
        for name, shape, kind in _shapes(setup, tables, mask):
            size = prod(shape) * np.dtype(kind).itemsize
            setattr(self, name, cells[start : start + size].view(kind).reshape(shape))
            start += _whole_lines(size)


def size_of(setup: Setup, tables: int, *, mask: bool) -> int:
    """How many bytes the arrays take. Pages that are never written take none."""
    sizes = [
        prod(shape) * np.dtype(kind).itemsize for _, shape, kind in _shapes(setup, tables, mask)
    ]
    return sum(map(_whole_lines, sizes))


def _shapes(
    setup: Setup, tables: int, mask: bool
) -> Sequence[tuple[str, tuple[int, ...], DTypeLike]]:
    numbers, actions = setup.observation.size, setup.vocabulary.size
    return (
        ("rows", (tables, numbers), np.float32),
        ("masks", (tables, actions if mask else 0), np.int8),
        ("legal", (tables, actions), np.int32),
        ("counts", (tables,), np.int32),
        ("seats", (tables,), np.int32),
        ("actions", (tables,), np.int64),
        ("rewards", (tables, setup.players), np.float32),
        ("ended", (tables,), np.bool_),
        ("truncated", (tables,), np.bool_),
        ("seeds", (tables,), np.int64),
    )


def _whole_lines(size: Any) -> int:
    return -(-int(size) // LINE) * LINE

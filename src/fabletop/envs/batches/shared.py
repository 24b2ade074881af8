"""A block of memory that several processes see."""

from multiprocessing.shared_memory import SharedMemory

import numpy as np
from numpy.typing import NDArray


class SharedBlock:
    """Arrays made of it keep it mapped. Its name is given up with `forget`: from then on the
    system frees it as soon as no process has it mapped."""

    def __init__(self, size: int = 0, *, name: str | None = None) -> None:
        """A new block of zeros, or the one with this name."""
        self._memory = SharedMemory(name=name, create=name is None, size=size)
        self._address = np.asarray(self._memory.buf).ctypes.data

    @property
    def name(self) -> str:
        return self._memory.name

    @property
    def __array_interface__(self) -> dict[str, object]:
        """What numpy asks for: the array keeps a reference to this object, not to the buffer, which
        therefore can be closed when the last array is gone."""
        shape = (self._memory.size,)
        return {"shape": shape, "typestr": "|u1", "data": (self._address, False), "version": 3}

    def cells(self) -> NDArray[np.uint8]:
        """All bytes of it."""
        cells: NDArray[np.uint8] = np.asarray(self)
        return cells

    def forget(self) -> None:
        """Give up the name, so that nobody else can find the block any more."""
        self._memory.unlink()

    def __del__(self) -> None:
        if hasattr(self, "_memory"):
            self._memory.close()

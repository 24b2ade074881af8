"""What a worker measures in one round, and how it reaches the parent process: as one JSON object on
the last line of the worker's output. It needs only the standard library: the peers' Python runs it
too."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Generic, TypeVar

M = TypeVar("M")
"""What is measured for one game or environment."""


@dataclass(frozen=True, slots=True)
class Round(Generic[M]):
    version: str
    """The version of the library."""
    results: tuple[M, ...]

    def print(self) -> None:
        print(json.dumps(asdict(self)))


def parse(text: str, result: Callable[[dict[str, Any]], M]) -> Round[M]:
    """The round that a worker printed; `result` reads one result from plain data."""
    plain = json.loads(text.splitlines()[-1])
    return Round(plain["version"], tuple(map(result, plain["results"])))

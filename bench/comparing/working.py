"""One side's process: reads orders as lines of JSON and prints, line by line, what was made.

It runs this code with the source of the other side, too, which may be older: what cannot be
measured there is an answer, not an end.
"""

import gc
import json
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import TextIO

import fabletop
from bench.comparing.figures import FIGURES, Figure, Made, Piecework
from bench.comparing.prepared import PreparedTable
from bench.machine import interpreter

SHORT = 100
"""The most characters of a problem that are told."""


@dataclass(frozen=True, slots=True)
class Order:
    figure: str
    seed: int
    amount: int


@dataclass(frozen=True, slots=True)
class Greeting:
    """What a process says of itself first."""

    package: str
    """The file that it has imported as the project."""
    python: str


class Bench:
    """Keeps the latest table and what was set up at it; a figure is made once untimed, first."""

    def __init__(self) -> None:
        self._figures = {figure.name: figure for figure in FIGURES}
        self._prepared: PreparedTable | None = None
        self._works: dict[str, Piecework] = {}

    def carry_out(self, order: Order) -> Made:
        try:
            work = self._work(order)
            gc.collect()
            return work(order.seed, order.amount)
        except Exception as error:
            reason = " ".join(f"{type(error).__name__}: {error}".split())
            return Made(0, 0.0, problem=reason[:SHORT])

    def _work(self, order: Order) -> Piecework:
        figure = self._figures[order.figure]
        prepared = self._at(figure)
        if figure.name not in self._works:
            work = figure.measurement.work(prepared)
            work(order.seed, 1)
            self._works[figure.name] = work
        return self._works[figure.name]

    def _at(self, figure: Figure) -> PreparedTable:
        if self._prepared is None or self._prepared.kind is not figure.kind:
            self._prepared = PreparedTable(figure.kind)
            self._works = {}
        return self._prepared


def serve(orders: Iterable[str], out: TextIO) -> None:
    bench = Bench()
    for line in orders:
        made = bench.carry_out(Order(**json.loads(line)))
        print(json.dumps(asdict(made)), file=out, flush=True)


if __name__ == "__main__":
    answers, sys.stdout = sys.stdout, sys.stderr
    greeting = Greeting(str(fabletop.__file__), interpreter())
    print(json.dumps(asdict(greeting)), file=answers, flush=True)
    serve(sys.stdin, answers)

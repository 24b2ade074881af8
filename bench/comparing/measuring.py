"""Measures both sides in turn, figure by figure, in new processes every round.

Both do the same amount of work with the same seeds: as much as takes the second side about as long
as was asked for.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.comparing.figures import Figure, Made
from bench.comparing.sides import MeasuredSide, Worker, working
from bench.comparing.working import Order

SEEDS = 1_000_000
"""How far the seeds of two rounds are apart."""
MOST = 1_000_000
"""The largest amount of work."""

OVERHEAD = 1.2
PREPARING = 0.2
"""What a figure takes in a round: a multiple of the timed work, and seconds to prepare it."""

Pair = tuple[MeasuredSide, MeasuredSide]
"""The other side, and the one that is judged."""


@dataclass(slots=True)
class ComparedFigure:
    figure: Figure
    amount: int = 1
    pairs: list[tuple[Made, Made]] = field(default_factory=list)
    """What the other side and the judged one made in each round."""
    problem: str = ""

    @property
    def ratios(self) -> list[float]:
        """How many times as fast the judged side is."""
        return [each(other) / each(judged) for other, judged in self.pairs]

    @property
    def same(self) -> bool:
        return all(other.mark == judged.mark for other, judged in self.pairs)


def each(made: Made) -> float:
    """Seconds per piece."""
    return made.seconds / made.count


def duration(figures: int, rounds: int, seconds: float) -> str:
    """About how long a comparison takes, in words."""
    whole = 2 * (rounds + 1) * figures * (seconds * OVERHEAD + PREPARING)
    return f"{whole / 60:.0f} minutes" if whole >= 90 else f"{whole:.0f} seconds"


def measure(
    sides: Pair, figures: Sequence[Figure], rounds: int, seconds: float
) -> tuple[list[ComparedFigure], tuple[str, str]]:
    """The figures, and the interpreters of the two sides."""
    found = [ComparedFigure(figure) for figure in figures]
    pythons = _calibrate(sides, found, seconds)
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        with working(sides[0], number) as other, working(sides[1], number) as judged:
            for place, compared in enumerate(found):
                if not compared.problem:
                    _measure(compared, (other, judged), number, swapped=(place + number) % 2 == 1)
    return found, pythons


def _calibrate(sides: Pair, found: Sequence[ComparedFigure], seconds: float) -> tuple[str, str]:
    """Finds the amounts of work, and what one of the two cannot do."""
    print("finding out how much work a round is", file=sys.stderr)
    with working(sides[0], 0) as other, working(sides[1], 0) as judged:
        for compared in found:
            for worker in (other, judged):
                made = worker.make(Order(compared.figure.name, 0, 1))
                if made.problem:
                    compared.problem = f"{worker.side.label}: {made.problem}"
                    break
            else:
                compared.amount = _enough(judged, compared.figure, seconds)
        return other.greeting.python, judged.greeting.python


def _enough(worker: Worker, figure: Figure, seconds: float) -> int:
    """How many pieces of work take about so long; at least one."""
    amount = 1
    while True:
        made = worker.make(Order(figure.name, 0, amount))
        factor = seconds / max(made.seconds, 1e-6)
        if made.problem or factor <= 4 or amount >= MOST:
            return max(1, min(MOST, round(amount * factor)))
        amount = min(MOST, amount * min(round(factor), 10))


def _measure(
    compared: ComparedFigure, workers: tuple[Worker, Worker], number: int, *, swapped: bool
) -> None:
    order = Order(compared.figure.name, number * SEEDS, compared.amount)
    made: list[Made] = []
    for worker in reversed(workers) if swapped else workers:
        made.append(worker.make(order))
        if made[-1].problem or not made[-1].count:
            compared.problem = f"{worker.side.label}: {made[-1].problem or 'nothing was made'}"
            return
    other, judged = reversed(made) if swapped else made
    compared.pairs.append((other, judged))

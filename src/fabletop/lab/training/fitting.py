"""Maximum-likelihood weights: each seat wins with a probability proportional to the exponential of
its score (softmax), and a score is a weighted sum of features.

Newton's method on the log-likelihood with a quadratic penalty. There are few weights, so plain
Python is fast enough.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log
from operator import mul
from typing import NamedTuple

PENALTY = 200.0
"""How strongly the weights are held to those at the start, as a number of samples: few games change
them little."""

MOST_STEPS = 50
CLOSE_ENOUGH = 1e-7

Vector = list[float]
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Sample:
    """The features of every seat, minus those of the first, and each seat's share of the win."""

    rows: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]

    @classmethod
    def of(cls, rows: Sequence[Sequence[float]], shares: Sequence[float]) -> "Sample":
        first = rows[0]
        apart = (tuple(x - y for x, y in zip(row, first, strict=True)) for row in rows)
        return cls(tuple(apart), tuple(shares))


class Hold(NamedTuple):
    """The weights to which the fit is held, and how strongly each is held."""

    start: Vector
    stiff: Vector


def surprise(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The mean log loss: 0 for perfect predictions, ln 2 for tossing a coin between two seats."""
    return sum(_loss(one, weights) for one in samples) / len(samples)


def idle(samples: Iterable[Sample], count: int) -> list[bool]:
    """For every feature, whether it is the same for all seats in all samples."""
    same = [True] * count
    for sample in samples:
        for row in sample.rows:
            for place, value in enumerate(row):
                if value:
                    same[place] = False
    return same


def fit(samples: Sequence[Sample], start: Sequence[float], *, penalty: float = PENALTY) -> Vector:
    """The most likely weights, kept near those at the start by the penalty. The weight of an idle
    feature stays as it was."""
    weights = list(start)
    hold = Hold(weights, [penalty * width for width in _widths(samples, len(start))])
    value = _objective(samples, weights, hold)
    for _ in range(MOST_STEPS):
        step = solve(*_slopes(samples, weights, hold))
        size = 1.0
        while size > CLOSE_ENOUGH:
            tried = [weight - size * move for weight, move in zip(weights, step, strict=True)]
            found = _objective(samples, tried, hold)
            if found < value:
                break
            size /= 2
        else:
            return weights
        weights, before, value = tried, value, found
        if before - value < CLOSE_ENOUGH:
            return weights
    return weights


def _widths(samples: Sequence[Sample], count: int) -> Vector:
    """How much each feature differs between seats; it makes the fit independent of their scales."""
    widths = [0.0] * count
    for sample in samples:
        for place, column in enumerate(zip(*sample.rows, strict=True)):
            middle = sum(column) / len(column)
            widths[place] += sum((value - middle) ** 2 for value in column) / len(column)
    return [width / len(samples) for width in widths]


def _objective(samples: Sequence[Sample], weights: Vector, hold: Hold) -> float:
    pulls = zip(hold.stiff, weights, hold.start, strict=True)
    held = sum(stiff * (weight - start) * (weight - start) for stiff, weight, start in pulls)
    return held / 2 + sum(_loss(one, weights) for one in samples)


def _loss(sample: Sample, weights: Sequence[float]) -> float:
    scores: Vector = [sum(map(mul, weights, row)) for row in sample.rows]
    highest = max(scores)
    total = highest + log(sum(exp(score - highest) for score in scores))
    foreseen: float = sum(map(mul, sample.shares, scores))
    return total - foreseen


def _slopes(samples: Sequence[Sample], weights: Vector, hold: Hold) -> tuple[Matrix, Vector]:
    """The second and the first derivatives at these weights."""
    count = len(weights)
    bend: Matrix = [[0.0] * count for _ in weights]
    pulls = zip(hold.stiff, weights, hold.start, strict=True)
    slope = [stiff * (weight - start) for stiff, weight, start in pulls]
    for sample in samples:
        scores = [sum(map(mul, weights, row)) for row in sample.rows]
        highest = max(scores)
        powers = [exp(score - highest) for score in scores]
        total = sum(powers)
        chances = [power / total for power in powers]
        middle = [sum(map(mul, chances, column)) for column in zip(*sample.rows, strict=True)]
        for row, chance, share in zip(sample.rows, chances, sample.shares, strict=True):
            apart = [x - y for x, y in zip(row, middle, strict=True)]
            for one, value in enumerate(apart):
                slope[one] += (chance - share) * row[one]
                if value:
                    _add(bend[one], apart, chance * value)
    for one in range(count):
        # An idle feature has no first derivative, so any second derivative leaves its weight alone.
        bend[one][one] += hold.stiff[one] or 1.0
    return bend, slope


def _add(row: Vector, values: Vector, factor: float) -> None:
    for place, value in enumerate(values):
        row[place] += factor * value


def solve(matrix: Matrix, wanted: Vector) -> Vector:
    """Gaussian elimination with partial pivoting."""
    rows = [[*row, right] for row, right in zip(matrix, wanted, strict=True)]
    count = len(rows)
    for one in range(count):
        best = max(range(one, count), key=lambda other: abs(rows[other][one]))
        rows[one], rows[best] = rows[best], rows[one]
        pivot = rows[one]
        for other in range(one + 1, count):
            _add(rows[other], pivot, -rows[other][one] / pivot[one])
    found = [0.0] * count
    for one in reversed(range(count)):
        known = sum(map(mul, rows[one][one + 1 : count], found[one + 1 :]))
        found[one] = (rows[one][count] - known) / rows[one][one]
    return found

"""How a game stands: named features of every seat, weighted, and made into a chance to win.

The features of a game are in `fabletop.bots.outlooks`, its weights in a TOML file beside them that
says where they come from.
"""

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import exp
from operator import mul
from pathlib import Path
from typing import Any

from fabletop.bots.outlooks import prophecy, seasons, wizards
from fabletop.core.errors import BadSetup
from fabletop.core.game import View

Rows = Sequence[Sequence[float]]
"""For every seat, a number for every feature."""


@dataclass(frozen=True, slots=True)
class Features:
    """The features of a game: their names, their numbers in a view, and whether all seats win or
    lose together."""

    names: tuple[str, ...]
    measure: Callable[[View], Rows]
    together: Callable[[View], bool]


FEATURES: dict[str, Features] = {
    "prophecy": Features(prophecy.NAMES, prophecy.measure, prophecy.together),
    "seasons": Features(seasons.NAMES, seasons.measure, seasons.together),
    "wizards": Features(wizards.NAMES, wizards.measure, wizards.together),
}


@dataclass(frozen=True, slots=True)
class Outlook:
    """Weights for the features of a game. `par` is the score at which those who win or lose
    together do so equally often."""

    game: str
    weights: tuple[float, ...]
    par: float = 0.0

    @property
    def names(self) -> tuple[str, ...]:
        return FEATURES[self.game].names

    def standing(self, view: View, seat: int) -> tuple[list[float], list[float]]:
        """The chances of all seats to win, and what each feature does for one of them: its
        weighted distance from the others' mean, or from nothing where all play together."""
        features, weights = FEATURES[self.game], self.weights
        rows = features.measure(view)
        seats = len(rows)
        if seats == 1 or features.together(view):
            mean = [sum(column) / seats for column in zip(*rows, strict=True)]
            shares = [weight * value for weight, value in zip(weights, mean, strict=True)]
            return [1 / (1 + exp(min(700.0, self.par - sum(shares))))] * seats, shares
        scores = [sum(map(mul, weights, row)) for row in rows]
        shares = [
            weight * (row - (sum(column) - row) / (seats - 1))
            for weight, row, column in zip(
                weights, rows[seat], zip(*rows, strict=True), strict=True
            )
        ]
        highest = max(scores)
        powers = [exp(score - highest) for score in scores]
        total = sum(powers)
        return [power / total for power in powers], shares


def outlook(game: str) -> Outlook:
    """The outlook that we ship."""
    if game not in FEATURES:
        raise BadSetup(f"nothing is known about how {game} stands; the random bot plays everything")
    return _shipped(game)


@cache
def _shipped(game: str) -> Outlook:
    text = resources.files("fabletop.bots.outlooks").joinpath(f"{game}.toml").read_text("utf-8")
    return parse_weights(game, tomllib.loads(text), f"{game}.toml")


def read_weights(game: str, file: Path) -> Outlook:
    """Weights from somebody's file."""
    try:
        return parse_weights(game, tomllib.loads(file.read_text("utf-8")), str(file))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetup(f"{file} cannot be read as weights: {error}") from error


def parse_weights(game: str, plain: dict[str, Any], source: str) -> Outlook:
    """Weights as they stand in a file, checked: one number for every feature."""
    names = FEATURES[game].names
    given = plain.get("weights")
    if plain.get("game") != game or not isinstance(given, dict):
        raise BadSetup(f'{source} must say game = "{game}" and have a table [weights]')
    if set(given) != set(names):
        odd = ", ".join(sorted(set(given) ^ set(names)))
        raise BadSetup(
            f"{source} must weigh just the features of {game}; missing or unknown: {odd}"
        )
    for name, value in given.items():
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BadSetup(f"{source}: the weight of {name} must be a number, not {value!r}")
    return Outlook(game, tuple(float(given[name]) for name in names), float(plain.get("par", 0.0)))

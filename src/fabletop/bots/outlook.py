"""Rating a position: named features of every seat, weighted, and turned into a chance to win.

A game's package announces its features and their weights (`fabletop.bots.plugin`). The weights are
a TOML file that says where they come from. The built-in ones are in `fabletop.bots.outlooks`.
"""

import tomllib
from dataclasses import dataclass
from math import exp
from operator import mul
from pathlib import Path

from fabletop.bots.plugin import Features, plugin_of
from fabletop.core import plugins
from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSetup
from fabletop.core.view import AnyView


def features_of(game: str) -> Features | None:
    """The features of a game, if it has any."""
    return plugin_of(game).features


def known_features(game: str) -> Features:
    found = features_of(game)
    if found is None:
        raise BadSetup(f"{game} has no features to rate a position; the random bot plays any game")
    return found


@dataclass(frozen=True, slots=True)
class Outlook:
    """Weights for the features of a game. `par` is the score at which players who win or lose
    together win half of their games."""

    game: str
    weights: tuple[float, ...]
    par: float = 0.0

    @property
    def names(self) -> tuple[str, ...]:
        return known_features(self.game).names

    def standing(self, view: AnyView, seat: int) -> tuple[list[float], list[float]]:
        """The chances of all seats to win, and what each feature contributes for one seat: its
        weighted distance from the others' mean, or from zero where all play together."""
        features, weights = known_features(self.game), self.weights
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
        total = sum(powers, 0.0)
        return [power / total for power in powers], shares


@plugins.cached
def outlook(game: str) -> Outlook:
    """The outlook with the weights that a game brings."""
    known_features(game)
    file = plugin_of(game).weights
    if file is None:
        raise BadSetup(f"the features of {game} have no weights yet; `fabletop train` makes them")
    return read_weights(game, file)


def outlook_if_any(game: str) -> Outlook | None:
    """The same, or None for a game without features or without weights for them."""
    plugin = plugin_of(game)
    return outlook(game) if plugin.features and plugin.weights else None


def read_weights(game: str, file: Path) -> Outlook:
    """Weights from a file."""
    try:
        return parse_weights(game, tomllib.loads(file.read_text("utf-8")), str(file))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetup(f"{file} cannot be read as weights: {error}") from error


def parse_weights(game: str, plain: JsonObject, source: str) -> Outlook:
    """Check the contents of a file of weights: there must be one number per feature."""
    names = known_features(game).names
    given = plain.get("weights")
    if plain.get("game") != game or not isinstance(given, dict):
        raise BadSetup(f'{source} must say game = "{game}" and have a table [weights]')
    if set(given) != set(names):
        odd = ", ".join(sorted(set(given) ^ set(names)))
        raise BadSetup(
            f"{source} must have one weight per feature of {game}; missing or unknown: {odd}"
        )
    for name, value in given.items():
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BadSetup(f"{source}: the weight of {name} must be a number, not {value!r}")
    return Outlook(game, tuple(float(given[name]) for name in names), float(plain.get("par", 0.0)))

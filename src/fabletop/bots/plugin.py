"""What a game brings to the bots: how good its options are, how it stands, and how long they think.

A package announces one `BotsPlugin` per game in the entry-point group `fabletop.bots`. Nothing in
it is required. A game without one is played by lot, and searched to its end.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fabletop.bots.search.budget import Budget
from fabletop.core import plugins
from fabletop.core.game import View
from fabletop.core.question import Question
from fabletop.core.texts.catalogues import Catalogues, readable

GROUP = "fabletop.bots"

Evaluation = Callable[[Question, View], Sequence[float]]
"""The value of every option, in their order."""

Rows = Sequence[Sequence[float]]
"""For every seat, a number for every feature."""


def _never(_view: View) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Features:
    """The features of a game: their names, their numbers in a view, and whether all seats win or
    lose together."""

    names: tuple[str, ...]
    measure: Callable[[View], Rows]
    together: Callable[[View], bool] = _never


@dataclass(frozen=True, slots=True, kw_only=True)
class BotsPlugin:
    values: Evaluation | None = None
    """What the greedy bot thinks of every option; the searching bots look at the best first."""
    features: Features | None = None
    weights: Path | None = None
    """A TOML file with a weight for each feature, as `fabletop train` writes it."""
    words: str = ""
    """The subject whose messages name the features, as `feature-GAME-NAME`."""
    budgets: Mapping[str, Budget] = field(default_factory=dict)
    """What levels may spend on a decision, where it is not the usual."""
    slips: Mapping[str, float] = field(default_factory=dict)
    """How often levels take an option by lot, where it is not the usual."""
    adviser_tries: int | None = None
    """The number of tries for hints, where the best level tries too little to tell a chance."""


NOTHING = BotsPlugin()


def plugin_of(game: str) -> BotsPlugin:
    return plugins.find(GROUP, game, BotsPlugin) or NOTHING


@plugins.cached
def words_of(game: str, language: str) -> Catalogues:
    """What a game calls its features."""
    words = plugin_of(game).words
    return Catalogues(readable([words] if words else []), language)

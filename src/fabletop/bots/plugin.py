"""What a game brings to the bots: values of options, features of a position, and search budgets.

A package announces one `BotsPlugin` per game in the entry-point group `fabletop.bots`. Nothing in
it is required. In a game without one, bots play at random and search to the end of the game.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic

from fabletop.bots.search.budget import Budget
from fabletop.core import plugins
from fabletop.core.game import Game
from fabletop.core.question import Question
from fabletop.core.table import AnyTable
from fabletop.core.texts.joined_catalogue import JoinedCatalogue, readable
from fabletop.core.view import AnyView, V

GROUP = "fabletop.bots"

Evaluation = Callable[[Question, V], Sequence[float]]
"""The value of every option, in the order of the options."""

Glance = Callable[[AnyTable, int], V]

Alike = Callable[[AnyTable, Question], Hashable | None]
"""Comes from the game, and holds nothing that the seat does not see: where it is equal, so are the
values of all options. None where they may depend on anything in the view."""

Rows = Sequence[Sequence[float]]
"""A row per seat, with a number per feature."""


def _never(_view: AnyView) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Features(Generic[V]):
    """The features of a game: their names, their numbers in a view, and whether all seats win or
    lose together."""

    names: tuple[str, ...]
    measure: Callable[[V], Rows]
    together: Callable[[V], bool] = _never


@dataclass(frozen=True, slots=True, kw_only=True)
class BotsPlugin(Generic[V]):
    values: Evaluation[V] | None = None
    """How the greedy bot values every option; the searching bots try the best ones first."""
    glance: Glance[V] | None = None
    """The view without what neither `values` nor `features` reads, where that is faster."""
    alike: Alike | None = None
    """On what these values depend, for games in which a search often meets the same again."""
    features: Features[V] | None = None
    weights: Path | None = None
    """A TOML file with a weight for each feature, as `fabletop train` writes it."""
    words: str = ""
    """The subject whose messages name the features, as `feature-GAME-NAME`."""
    budgets: Mapping[str, Budget] = field(default_factory=dict)
    """The budgets of levels per decision, where they differ from the default."""
    slips: Mapping[str, float] = field(default_factory=dict)
    """How often levels take a random option, where it differs from the default."""
    adviser_tries: int | None = None
    """The number of tries for hints, where the best level makes too few to show a chance."""


NOTHING = BotsPlugin()


def plugin_of(game: str) -> BotsPlugin:
    return plugins.find(GROUP, game, BotsPlugin) or NOTHING


def glance_of(game: Game) -> Glance[AnyView]:
    """The fastest view of a table from a seat for an evaluation of the game."""
    return plugin_of(game.name).glance or game.view


@plugins.cached
def words_of(game: str, language: str) -> JoinedCatalogue:
    """The catalogues in which a game names its features."""
    words = plugin_of(game).words
    return JoinedCatalogue(readable([words] if words else []), language)

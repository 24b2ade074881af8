"""What a game brings to the environments: a number for every option, and its observation.

A package announces one `EnvsPlugin` per game in the entry-point group `fabletop.envs`. A game
without one has no environment; everything else works.
"""

from collections.abc import Callable
from dataclasses import dataclass

from fabletop.core import plugins
from fabletop.core.errors import BadSetup
from fabletop.core.game import Options
from fabletop.envs.patterns import Domains
from fabletop.envs.sheet import ObservationSheet

GROUP = "fabletop.envs"


def _never(_options: Options) -> bool:
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class EnvsPlugin:
    domains: Callable[[], Domains]
    """The words of the game, by the names in braces in the patterns."""
    actions: tuple[str, ...]
    """Patterns of all options (`fabletop.envs.patterns`)."""
    actions_version: int
    """Increase it with every change of the list of options."""
    sheet: Callable[[], ObservationSheet]
    """The observation, field by field."""
    observation_version: int
    """Increase it with every change of the fields."""
    spare: int
    """How many numbers to reserve for options that no pattern covers: more than any single question
    can have of them."""
    may_lose_all: Callable[[Options], bool] = _never
    """Whether all players can lose, with these options."""


def declared_games() -> tuple[str, ...]:
    return tuple(plugins.every(GROUP, EnvsPlugin))


def declared(game: str) -> EnvsPlugin:
    found = plugins.find(GROUP, game, EnvsPlugin)
    if found is None:
        known = ", ".join(declared_games())
        raise BadSetup(f"there is no environment for {game!r}; there is one for: {known}")
    return found

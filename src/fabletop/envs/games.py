"""What is declared for each game: its words, its options, its observation."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from fabletop.core.errors import BadSetup
from fabletop.envs.patterns import Domains
from fabletop.envs.prophecy.actions import ACTIONS as PROPHECY_ACTIONS
from fabletop.envs.prophecy.sheet import sheet as prophecy_sheet
from fabletop.envs.seasons.actions import ACTIONS as SEASONS_ACTIONS
from fabletop.envs.seasons.sheet import sheet as seasons_sheet
from fabletop.envs.sheet import Sheet
from fabletop.envs.wizards.actions import ACTIONS as WIZARDS_ACTIONS
from fabletop.envs.wizards.sheet import sheet as wizards_sheet
from fabletop.games.prophecy.printed.domains import domains as prophecy_domains
from fabletop.games.seasons.domains import domains as seasons_domains
from fabletop.games.wizards.domains import domains as wizards_domains


@dataclass(frozen=True, slots=True)
class Declared:
    """A game as numbers."""

    name: str
    domains: Callable[[], Domains]
    actions: tuple[str, ...]
    actions_version: int
    """To be raised with every change of the list of options."""
    sheet: Callable[[], Sheet]
    observation_version: int
    """To be raised with every change of the fields."""
    spare: int
    """Numbers for options that no pattern covers: as many as the widest question has options that
    may go beyond the patterns, and more."""


GAMES = (
    Declared("prophecy", prophecy_domains, PROPHECY_ACTIONS, 2, prophecy_sheet, 2, 128),
    Declared("seasons", seasons_domains, SEASONS_ACTIONS, 1, seasons_sheet, 1, 64),
    Declared("wizards", wizards_domains, WIZARDS_ACTIONS, 1, wizards_sheet, 2, 512),
)


@cache
def declared(game: str) -> Declared:
    for one in GAMES:
        if one.name == game:
            return one
    known = ", ".join(one.name for one in GAMES)
    raise BadSetup(f"{game!r} is not declared as numbers; those that are: {known}")

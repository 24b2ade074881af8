"""All expansions and all parts of the game, and the choice of the parts that are in play at a
table."""

from collections.abc import Callable
from typing import Final, NamedTuple

from fabletop.core.plugins import cached
from fabletop.games.prophecy.answers import Chosen
from fabletop.games.prophecy.expansions.adventures.adventures import ADVENTURES
from fabletop.games.prophecy.expansions.adventures.artifacts import NEW_ARTIFACTS
from fabletop.games.prophecy.expansions.adventures.expansion import new_cards
from fabletop.games.prophecy.expansions.adventures.guardians import LORE
from fabletop.games.prophecy.expansions.adventures.items import NEW_ITEMS
from fabletop.games.prophecy.expansions.adventures.mad_riddler import RIDDLER
from fabletop.games.prophecy.expansions.adventures.smith import SMITHY
from fabletop.games.prophecy.expansions.cooperative.expansion import cooperative
from fabletop.games.prophecy.expansions.dragon.dragon import DRAGON
from fabletop.games.prophecy.expansions.dragon.expansion import dragon
from fabletop.games.prophecy.expansions.dragon.paths import DRAGON_REALM
from fabletop.games.prophecy.expansions.island.expansion import ability_board, island
from fabletop.games.prophecy.expansions.island.island import DIGGING, ISLAND
from fabletop.games.prophecy.expansions.island.treasure_hunters import HUNTERS
from fabletop.games.prophecy.expansions.races.races import RACES, race_cards
from fabletop.games.prophecy.expansions.realms.expansion import all_realms
from fabletop.games.prophecy.expansions.realms.gate import GATE
from fabletop.games.prophecy.expansions.realms.realms import REALM
from fabletop.games.prophecy.expansions.water.bubbles import WATER_REALM
from fabletop.games.prophecy.expansions.water.expansion import water
from fabletop.games.prophecy.expansions.water.water import WATER
from fabletop.games.prophecy.merging import merge
from fabletop.games.prophecy.parts import NO_PARTS, Part
from fabletop.games.prophecy.printed.expansion import Expansion
from fabletop.games.prophecy.printed.sets import PACKAGE, installed_realms, lies

EXPANSIONS: Final[tuple[Callable[[], Expansion], ...]] = (
    *(island, all_realms, water, dragon, new_cards, race_cards),
    *(ability_board, cooperative),
)
"""Ours, in the order in which their settings and endings are offered."""


class Installed(NamedTuple):
    """An expansion, and the package that brings it."""

    package: str
    expansion: Expansion


@cached
def expansions() -> tuple[Installed, ...]:
    """Our expansions, then those of other packages."""
    ours = [Installed(PACKAGE, brings()) for brings in EXPANSIONS]
    added = [Installed(realm.package, realm.brings()) for realm in installed_realms().values()]
    return (*ours, *added)


class Listed(NamedTuple):
    """A part, and whether it is in play at a table with these choices."""

    part: Part
    is_chosen: Callable[[Chosen], bool]


def _chosen(setting: str, *choices: str) -> Callable[[Chosen], bool]:
    return lambda options: options[setting] in choices


def _board(name: str) -> Callable[[Chosen], bool]:
    return lambda options: lies(options, name)


def _any_realm(options: Chosen) -> bool:
    return bool(options["realms"])


def _smiths_needed(options: Chosen) -> bool:
    """Stones come with the new Items and the Treasures; dwarven weapons come with the Races."""
    return "yes" in (options["new_items"], options["island"], options["races"])


def _diggers(options: Chosen) -> bool:
    return lies(options, "island") and options["ending"] != HUNTERS


PARTS: Final[tuple[Listed, ...]] = (
    Listed(RACES, _chosen("races", "yes")),
    Listed(LORE, _chosen("dragon_cards", "yes")),
    Listed(ADVENTURES, _chosen("new_adventures", "yes", "riddler")),
    Listed(RIDDLER, _chosen("new_adventures", "riddler")),
    Listed(NEW_ITEMS, _chosen("new_items", "yes")),
    Listed(SMITHY, _smiths_needed),
    Listed(NEW_ARTIFACTS, lambda options: options["artifacts"] != "base"),
    Listed(ISLAND, _board("island")),
    Listed(DIGGING, _diggers),
    Listed(REALM, _any_realm),
    Listed(GATE, _any_realm),
    Listed(WATER, _board(WATER_REALM)),
    Listed(DRAGON, _board(DRAGON_REALM)),
)
"""Our parts besides the endings, in the order in which the rules ask them."""


@cached
def all_parts() -> tuple[Listed, ...]:
    """Our parts, the Realms of other packages, then all endings."""
    added = [Listed(realm.part, _board(name)) for name, realm in installed_realms().items()]
    endings = [ending for one in expansions() for ending in one.expansion.endings]
    ends = [Listed(ending.part, _chosen("ending", ending.name)) for ending in endings]
    return (*PARTS, *added, *ends)


def compose(options: Chosen) -> Part:
    """One part that merges all parts in play."""
    return _merged(tuple(listed.is_chosen(options) for listed in all_parts()))


@cached
def _merged(chosen: tuple[bool, ...]) -> Part:
    parts = [listed.part for listed, wanted in zip(all_parts(), chosen, strict=True) if wanted]
    return merge(parts) if parts else NO_PARTS

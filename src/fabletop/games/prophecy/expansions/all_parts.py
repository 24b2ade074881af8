"""The parts of the game, and those that a table is played with."""

from functools import cache

from fabletop.games.prophecy.expansions.adventures.guardians import LORE
from fabletop.games.prophecy.expansions.cooperative.cooperative import COOPERATION
from fabletop.games.prophecy.expansions.dragon.dragon import DRAGON
from fabletop.games.prophecy.expansions.island.island import ISLAND
from fabletop.games.prophecy.expansions.island.treasure_hunters import TREASURE_HUNTERS
from fabletop.games.prophecy.expansions.races.races import RACES
from fabletop.games.prophecy.expansions.realms.gate import GATE
from fabletop.games.prophecy.expansions.realms.realms import REALM
from fabletop.games.prophecy.expansions.water.sea_lord import LORD_OF_THE_SEA
from fabletop.games.prophecy.expansions.water.water import WATER
from fabletop.games.prophecy.parts import NO_PARTS, Part, merge
from fabletop.games.prophecy.rules.table.composition import (
    COOPERATIVE,
    HUNTERS,
    SEA_LORD,
    Chosen,
    boards,
    realms,
)

PARTS: dict[str, Part] = {
    "races": RACES,
    "lore": LORE,
    "island": ISLAND,
    "realm": REALM,
    "gate": GATE,
    "water": WATER,
    "dragon": DRAGON,
    HUNTERS: TREASURE_HUNTERS,
    SEA_LORD: LORD_OF_THE_SEA,
    COOPERATIVE: COOPERATION,
}


def compose(options: Chosen) -> Part:
    """What the chosen parts add to the rules."""
    wanted = {*boards(options), options["ending"]}
    wanted |= {"realm", "gate"} if realms(options) else set()
    wanted |= {"races"} if options["races"] == "yes" else set()
    wanted |= {"lore"} if options["dragon_cards"] == "yes" else set()
    return _merged(tuple(name for name in PARTS if name in wanted))


@cache
def _merged(names: tuple[str, ...]) -> Part:
    return merge(PARTS[name] for name in names) if names else NO_PARTS

"""Treasure Island: maps, digging, Treasures, and Fame."""

from typing import Final

from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.seen.opportunities import can_dig_blindly, treasures_for

MAP: Final = 3.0
"""What a Map Fragment is worth to a hero who does not yet have enough."""

FAME: Final = 20.0
"""What a point of Fame is worth among Treasure Hunters."""

ISLAND: Final = "treasure_island"
HUNTERS: Final = "treasure_hunters"
RANDOM_TREASURE: Final = 6.0


def hunting(seen: SeenProphecy) -> bool:
    return seen.view.options["ending"] == HUNTERS


def maps_found(seen: SeenProphecy) -> list[int]:
    """The spaces where Map Fragments lie."""
    island = seen.view.island
    index = seen.box.board.index
    return [index[space] for space in island.found] if island else []


def map_worth(seen: SeenProphecy) -> float:
    return MAP * (2.0 if hunting(seen) else 1.0)


def treasure_value(seen: SeenProphecy, treasure: str) -> float:
    maps = seen.box.items[treasure].maps
    worth = item_worth(seen.me, treasure) + 1.5 * maps
    return worth + (FAME * maps if hunting(seen) else 0.0)


def digs(seen: SeenProphecy) -> float:
    """The value of what she could dig up with her maps."""
    if can_dig_blindly(seen.view, seen.hero.seat):
        return RANDOM_TREASURE
    treasures = treasures_for(seen.view, seen.hero.seat)
    return max([treasure_value(seen, one) for one in treasures], default=0.0)


def dig_values(seen: SeenProphecy, question: Question) -> list[float]:
    """Take the best Treasure, and further ones while there are any; draw only once at random."""
    return [_dig(seen, option) for option in question.options]


def _dig(seen: SeenProphecy, option: Option) -> float:
    what = str(option[1]) if len(option) > 1 else ""
    if what in seen.box.items:
        return treasure_value(seen, what)
    return 0.5 if option[0] == "dug" else 0.0

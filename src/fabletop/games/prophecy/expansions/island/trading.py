"""Trade in Map Fragments (W-188): they lie face down, so only their number is agreed on."""

from typing import Final

from fabletop.core.question import Option
from fabletop.games.prophecy.answers import Sharing
from fabletop.games.prophecy.expansions.island.pieces import explorer, keep_maps
from fabletop.games.prophecy.state import Hero, Offer, Table

GIVE_MAP: Final = "give_map"
ASK_MAP: Final = "ask_map"


def has_maps(_table: Table, giver: Hero, _taker: Hero) -> bool:
    return bool(explorer(giver).maps)


def map_options(_table: Table, hero: Hero, partner: Hero, offer: Offer) -> list[Option]:
    options: list[Option] = []
    if not offer.gives_maps:
        options += [(GIVE_MAP, n) for n in range(1, len(explorer(hero).maps) + 1)]
    if not offer.takes_maps:
        options += [(ASK_MAP, n) for n in range(1, len(explorer(partner).maps) + 1)]
    return options


def add_maps(offer: Offer, answer: Option) -> None:
    if answer[0] == GIVE_MAP:
        offer.gives_maps = int(answer[1])
    else:
        offer.takes_maps = int(answer[1])


def hand_over_maps(table: Table, giver: Hero, taker: Hero, offer: Offer) -> None:
    count = offer.gives_maps if giver.seat == offer.proposer else offer.takes_maps
    if count:
        maps = explorer(giver).maps
        keep_maps(taker, explorer(taker).maps + maps[:count])
        keep_maps(giver, maps[count:])
        table.note("traded_maps", giver.seat, count, taker.seat)


MAP_TRADE: Final = Sharing((GIVE_MAP, ASK_MAP), has_maps, map_options, add_maps, hand_over_maps)

"""Treasure Island (W-010 to W-014, W-035 to W-042): its decks and the voyage, and the part that
joins the modules of Map Fragments, digging and Treasures. The rules that Treasure Hunters change
are a separate part."""

from typing import Final

from fabletop.core.chance import DEAL
from fabletop.core.question import Option, Refusal
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.expansions.island.digging import (
    BLINDLY,
    DIG,
    SLOTS,
    TREASURE_ISLAND,
    at_random,
    could_dig,
    dig,
    dig_blindly,
    dig_options,
    dig_refusals,
    open_treasures,
)
from fabletop.games.prophecy.expansions.island.maps import (
    booty,
    collect,
    collect_refusals,
    collectable,
    lose_all,
    map_battle_refusals,
    map_battles,
    sneaking_refusals,
    spoils_of_maps,
    treasure_map,
)
from fabletop.games.prophecy.expansions.island.pieces import (
    NAME,
    Explorer,
    Island,
    holdings,
    island_of,
    redraw,
    show,
)
from fabletop.games.prophecy.expansions.island.trading import MAP_TRADE
from fabletop.games.prophecy.expansions.island.treasures import (
    BALL,
    CLOCK,
    FORESIGHT,
    TOME,
    new_round,
    treasures_at_hand,
    use_treasure,
    wake_tomes,
)
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.board import ISLAND as ISLAND_TERRAIN
from fabletop.games.prophecy.printed.cards import TREASURE
from fabletop.games.prophecy.rules.hero.payment import purse
from fabletop.games.prophecy.rules.table.composition import Decks
from fabletop.games.prophecy.rules.table.reasons import needs, refuse
from fabletop.games.prophecy.rules.turn.fares import SAIL, fare
from fabletop.games.prophecy.rules.turn.further import FROM_PORTS
from fabletop.games.prophecy.state import Hero, Table

ROUND_TRIP: Final = 2
"""The Gold for the voyage there and back."""


def unpack_island(table: Table, decks: Decks) -> None:
    island = island_of(table)
    island.treasures, island.fragments = decks.items(TREASURE), list(table.box.fragments)


def shuffle_island(table: Table) -> None:
    island = island_of(table)
    table.chance.shuffle(island.treasures, DEAL)
    table.chance.shuffle(island.fragments, DEAL)


def reveal_treasures(table: Table) -> None:
    """Three lie open, unless players dig at random (W-012, W-189)."""
    if not at_random(table):
        open_treasures(table)


def back_under_the_deck(table: Table, treasure: str) -> None:
    """Put a discarded Treasure under the deck."""
    island_of(table).treasures.insert(0, treasure)


def fill_slots(table: Table, _hero: Hero) -> None:
    """At the end of the turn, turn up Treasures for empty slots: a discarded one may have refilled
    the deck."""
    if len(island_of(table).open) < SLOTS:
        reveal_treasures(table)


def voyages(table: Table, hero: Hero) -> list[Option]:
    """From any port to the Island, and from there to any port, if she can pay."""
    boats = _boats(table, hero)
    if not boats:
        return boats
    gold = purse(table, hero, "fare")
    if gold >= ROUND_TRIP:
        return boats
    return [way for way in boats if fare(table, hero, way) <= gold]


def _boats(table: Table, hero: Hero) -> list[Option]:
    board = table.box.board
    if not board.port[hero.space]:
        return []
    here = board.ids[hero.space]
    if here == TREASURE_ISLAND:
        return [(SAIL, port) for port in board.ports]
    return [(SAIL, TREASURE_ISLAND)] if here in board.ports else []


def voyage_fare(box: Box, abilities: list[str], start: str, target: str) -> int | None:
    """The price of a round trip, paid on the way there; free for sailors. None for other boats."""
    if start == TREASURE_ISLAND:
        return 0
    if target != TREASURE_ISLAND:
        return None
    sailors = [name for name in abilities if box.abilities[name].params.free == SAIL]
    return 0 if sailors else ROUND_TRIP


def island_fare(table: Table, hero: Hero, way: str, target: str) -> int | None:
    if way != SAIL:
        return None
    return voyage_fare(table.box, hero.abilities, table.box.board.ids[hero.space], target)


def island_wages(_table: Table, _hero: Hero, start: str, target: str) -> int | None:
    """Nautical Rites earn the price of the round trip, on the way back (W-040)."""
    if start == TREASURE_ISLAND:
        return ROUND_TRIP
    return 0 if target == TREASURE_ISLAND else None


def voyage_refusals(table: Table, hero: Hero) -> list[Refusal]:
    gold = purse(table, hero, "fare")
    return [
        refuse(way, needs("gold", "W-038", price, hero.coins))
        for way in _boats(table, hero)
        if (price := fare(table, hero, way)) > gold
    ]


ISLAND: Final = Part(
    pieces={NAME: Island},
    belongings={NAME: Explorer},
    shows=(show,),
    redrawn=(redraw,),
    holds=(holdings,),
    ability_board=True,
    plays=(lambda card: card.part == "island",),
    unpack=(unpack_island,),
    lay_out=(shuffle_island,),
    died=(lose_all,),
    spellbook=TOME,
    sharing=(MAP_TRADE,),
    foretold=FORESIGHT,
    named={"round": (CLOCK, BALL)},
    asking={"booty": booty},
    begin_round=(new_round,),
    exhausted=(wake_tomes,),
    early=(treasures_at_hand,),
    ways_from={FROM_PORTS: (voyages,)},
    go={TREASURE: use_treasure},
    fares=(island_fare,),
    wages=(island_wages,),
    offers=(collectable,),
    offers_in={ISLAND_TERRAIN: (dig_options,)},
    could_dig=could_dig,
    take={"collect": collect},
    refusals={
        "move": (voyage_refusals,),
        "attack": (map_battle_refusals,),
        "space": (collect_refusals, dig_refusals, sneaking_refusals),
    },
    attack=(map_battles,),
    spoils=(spoils_of_maps,),
)

DIGGING: Final = Part(
    opened=(reveal_treasures,),
    piles={TREASURE: back_under_the_deck},
    chance={"treasure_map": treasure_map},
    end_turn=(fill_slots,),
    take={DIG: dig, BLINDLY: dig_blindly},
)
"""Digging on the Island, unless the Treasure Hunters are played."""

"""Digging for chosen Treasures (W-043 to W-048), and at random (W-189 to W-193)."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.expansions.island.pieces import explorer, island_of, keep_maps
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.rules.turn.arriving import ATTACK
from fabletop.games.prophecy.state import Hero, Table

TREASURE_ISLAND: Final = "treasure_island"
SLOTS: Final = 3
"""How many Treasures lie open."""
FIRST_DRAW: Final = 2
NEXT_DRAW: Final = 1
"""The Map Fragments for the first random Treasure, and for each further one."""

DIG: Final = "dig"
BLINDLY: Final = "dig_blindly"
DUG: Final[Option] = ("dug",)
DEEPER: Final[Option] = ("deeper",)


def at_random(table: Table) -> bool:
    return table.options["treasures"] == "random"


def on_island(table: Table, hero: Hero) -> bool:
    return table.box.board.ids[hero.space] == TREASURE_ISLAND


def open_treasures(table: Table, most: int = SLOTS) -> None:
    """Turn Treasures up until this many lie open, while there are any."""
    island = island_of(table)
    while len(island.open) < most and island.treasures:
        treasure = table.chance.draw(island.treasures)
        island.open.append(treasure)
        table.note("treasure_open", treasure)


def dig_options(table: Table, hero: Hero) -> list[Option]:
    """What her Map Fragments can pay for; on the Island, once per turn."""
    if not on_island(table, hero) or DIG in table.spent:
        return []
    return could_dig(table, hero)


def could_dig(table: Table, hero: Hero) -> list[Option]:
    """What she could dig for on the Island with her Map Fragments."""
    if at_random(table):
        return [(BLINDLY,)] if why_not_blindly(table, hero) is None else []
    return affordable(table, hero, [])


def affordable(table: Table, hero: Hero, chosen: list[str]) -> list[Option]:
    """The open Treasures that she can pay for in addition to those chosen."""
    left = len(explorer(hero).maps) - price(table, chosen)
    others = [card for card in island_of(table).open if card not in chosen]
    return [(DIG, card) for card in others if table.box.items[card].maps <= left]


def price(table: Table, treasures: list[str]) -> int:
    return sum(table.box.items[card].maps for card in treasures)


def why_not_blindly(table: Table, hero: Hero) -> Reason | None:
    if not island_of(table).treasures:
        return because("no_treasure_left", "W-189")
    owned = len(explorer(hero).maps)
    if owned < FIRST_DRAW:
        return needs("maps", "W-190", FIRST_DRAW, owned)
    return None


def dig(table: Table, hero: Hero, answer: Option) -> Step:
    """Choose Treasures and pay for all; the others go under the deck and new ones are turned up."""
    chosen = [str(answer[1])]
    while more := affordable(table, hero, chosen):
        answer = yield Question(hero.seat, "dig_more", [*more, DUG], chosen[-1])
        if answer == DUG:
            break
        chosen.append(str(answer[1]))
    island = island_of(table)
    for treasure in chosen:
        unearth(table, hero, treasure)
    island.treasures[:0] = island.open
    island.open.clear()
    open_treasures(table)


def unearth(table: Table, hero: Hero, treasure: str) -> None:
    """Take an open Treasure for its Map Fragments."""
    island_of(table).open.remove(treasure)
    spend_maps(table, hero, table.box.items[treasure].maps)
    gain_treasure(table, hero, treasure)


def gain_treasure(table: Table, hero: Hero, treasure: str) -> None:
    hero.items.append(treasure)
    table.note("dug_up", hero.seat, treasure)


def spend_maps(table: Table, hero: Hero, count: int) -> None:
    """Move them to the discard pile, and a Guardian's card out of the game (W-199). After digging,
    a hero neither fights characters nor digs again in this turn."""
    island, maps = island_of(table), explorer(hero).maps
    for card in maps[:count]:
        (island.fragment_discard if card in table.box.fragments else table.removed).append(card)
    keep_maps(hero, maps[count:])
    table.note("spent_maps", hero.seat, count)
    table.spent += [mark for mark in (DIG, ATTACK) if mark not in table.spent]


def dig_blindly(table: Table, hero: Hero, _answer: Option) -> Step:
    """Draw while she wants to and has Map Fragments, keep one, put the others under the deck."""
    island = island_of(table)
    _draw(table, hero, FIRST_DRAW)
    while True:
        options: list[Option] = [("keep_treasure", card) for card in island.drawn]
        if len(explorer(hero).maps) >= NEXT_DRAW and island.treasures:
            options.append(DEEPER)
        answer: Option = yield Question(hero.seat, "dig", options, TREASURE_ISLAND)
        if answer != DEEPER:
            break
        _draw(table, hero, NEXT_DRAW)
    kept = str(answer[1])
    island.drawn.remove(kept)
    table.chance.shuffle(island.drawn)
    island.treasures[:0] = island.drawn
    island.drawn.clear()
    gain_treasure(table, hero, kept)


def _draw(table: Table, hero: Hero, maps: int) -> None:
    """Draw a Treasure that only the digger sees."""
    island = island_of(table)
    spend_maps(table, hero, maps)
    treasure = table.chance.draw(island.treasures)
    island.drawn.append(treasure)
    table.note("digs", hero.seat)
    table.whisper(hero.seat, "treasure_seen", treasure)


def dig_refusals(table: Table, hero: Hero) -> list[Refusal]:
    if not on_island(table, hero):
        return []
    again = because("once_a_turn", "W-047") if DIG in table.spent else None
    if at_random(table):
        reason = again or why_not_blindly(table, hero)
        return [refuse((BLINDLY,), reason)] if reason else []
    owned = len(explorer(hero).maps)
    return [
        refuse((DIG, card), again or needs("maps", "W-044", table.box.items[card].maps, owned))
        for card in island_of(table).open
        if again or table.box.items[card].maps > owned
    ]

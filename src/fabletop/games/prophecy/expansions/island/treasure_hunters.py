"""The Treasure Hunters (W-194 to W-206): Fame for Treasures dug up, and the end of the game."""

from dataclasses import replace
from typing import Final

from fabletop.core.question import Option, Step
from fabletop.games.prophecy.answers import Artifacts, Chosen
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.expansions.island.digging import DIG, open_treasures, unearth
from fabletop.games.prophecy.expansions.island.maps import lay_maps
from fabletop.games.prophecy.expansions.island.pieces import explorer, island_of, keep, keep_maps
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.cards import TREASURE, ChanceCard
from fabletop.games.prophecy.state import Hero, Table

MORE_THAN_PLAYERS: Final = {"short": 1, "usual": 2, "long": 4}
"""How many more Treasures than players there are, by the length of the hunt."""


def lay_out_treasures(table: Table) -> None:
    """All Treasures of the game lie open; the others leave the game unseen (W-196, W-206)."""
    island = island_of(table)
    open_treasures(table, len(table.heroes) + MORE_THAN_PLAYERS[table.options["hunt"]])
    table.boxed += island.treasures
    island.treasures.clear()


def out_of_the_game(table: Table, treasure: str) -> None:
    """A discarded Treasure leaves the game: there is no deck that it could go under (W-196)."""
    table.removed.append(treasure)


def more_maps(table: Table, _drawer: Hero, card: ChanceCard) -> None:
    lay_maps(table, card.params.count + 1)


def dig_for_fame(table: Table, hero: Hero, answer: Option) -> Step:
    """One Treasure per turn; the others stay. Fame is never lost (W-200, W-202)."""
    treasure = str(answer[1])
    unearth(table, hero, treasure)
    fame = table.box.items[treasure].maps
    own = explorer(hero)
    keep(hero, replace(own, fame=own.fame + fame))
    table.note("fame", hero.seat, fame)
    if decided(table):
        table.ended_by = "fame"
    yield from ()


def decided(table: Table) -> bool:
    """Whether no Treasure is left, or too few to catch up with the leader (W-203, W-204)."""
    island = island_of(table)
    left = sum(table.box.items[card].maps for card in island.open)
    best, *others = sorted((explorer(hero).fame for hero in table.heroes), reverse=True)
    return not left or best > others[0] + left


def keep_as_map(table: Table, hero: Hero, guardian: str) -> None:
    """A Greater Guardian's card counts as a Map Fragment (W-199)."""
    keep_maps(hero, (*explorer(hero).maps, guardian))
    table.note("guardian_map", hero.seat, guardian)


def merit(_table: Table, hero: Hero) -> tuple[int, ...]:
    """Fame, then Map Fragments, including Guardians (W-203)."""
    own = explorer(hero)
    return (own.fame, len(own.maps))


def no_artifacts(_box: Box, _options: Chosen) -> Artifacts:
    return Artifacts([])


def no_crown(_table: Table, _hero: Hero) -> None:
    """No Artifacts, so no victory by owning them."""


HUNTERS: Final = "treasure_hunters"
"""The name of this ending."""

TREASURE_HUNTERS: Final = Part(
    artifacts=no_artifacts,
    opened=(lay_out_treasures,),
    piles={TREASURE: out_of_the_game},
    chance={"treasure_map": more_maps},
    take={DIG: dig_for_fame},
    to_win=0,
    crowned=no_crown,
    conquered=keep_as_map,
    merit=merit,
    scored="fame",
)

"""What Treasure Island has on the table and beside each hero (W-010 to W-048, W-199, W-261, W-266):
the decks and what lies open; her Map Fragments, her Fame and what her Treasures have done."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Final

from fabletop.core.chance import Chance
from fabletop.core.foretelling import HeldAmounts
from fabletop.games.prophecy.pieces import Belongings, Pieces
from fabletop.games.prophecy.rules.table.decks import mix
from fabletop.games.prophecy.seen.view import FACE_DOWN, IslandView, ProphecyView
from fabletop.games.prophecy.state import Hero, Table

NAME: Final = "island"


@dataclass(slots=True)
class Island(Pieces):
    """Treasure Island (W-010 to W-048)."""

    fragments: list[str] = field(default_factory=list)
    """The deck of Map Fragments."""
    fragment_discard: list[str] = field(default_factory=list)
    found: dict[str, str] = field(default_factory=dict)
    """The Map Fragment in each space that has one."""
    treasures: list[str] = field(default_factory=list)
    """The deck of Treasures, face down."""
    open: list[str] = field(default_factory=list)
    """The Treasures that can be dug for."""
    drawn: list[str] = field(default_factory=list)
    """Treasures drawn by a hero who digs at random, until she keeps one (W-190)."""

    def copy(self) -> "Island":
        return Island(
            self.fragments[:],
            self.fragment_discard[:],
            self.found.copy(),
            self.treasures[:],
            self.open[:],
            self.drawn[:],
        )

    def cards(self) -> Iterable[str]:
        maps = (self.fragments, self.fragment_discard, self.found.values())
        return chain(*maps, self.treasures, self.open, self.drawn)


@dataclass(frozen=True, slots=True)
class Explorer(Belongings):
    """What a hero has from the Island."""

    maps: tuple[str, ...] = ()
    """Map Fragments, and Greater Guardians that count as such (W-028, W-199)."""
    fame: int = 0
    tome_asleep: int = 0
    """Rounds until the Tome of Magic can be used again; after Time Freeze until the reshuffle."""
    foretold: tuple[int, ...] = ()
    """Her die and the opponent's in the first battle roll of this round (W-266, W-271)."""

    def cards(self) -> Iterable[str]:
        return self.maps


def has_island(table: Table) -> bool:
    return NAME in table.pieces


def island_of(table: Table) -> Island:
    island = table.pieces[NAME]
    assert isinstance(island, Island)
    return island


def explorer(hero: Hero) -> Explorer:
    own = hero.belongings[NAME]
    assert isinstance(own, Explorer)
    return own


def keep(hero: Hero, own: Explorer) -> None:
    hero.belongings[NAME] = own


def keep_maps(hero: Hero, maps: Iterable[str]) -> None:
    keep(hero, replace(explorer(hero), maps=tuple(maps)))


def show(table: Table, seat: int | None, view: ProphecyView) -> None:
    """Decks by their size; only the digger sees what she has drawn (W-190)."""
    island, own = island_of(table), seat == table.active
    view.island = IslandView(
        len(island.fragments),
        len(island.fragment_discard),
        island.found.copy(),
        len(island.treasures),
        island.open[:],
        island.drawn[:] if own else [FACE_DOWN] * len(island.drawn),
    )
    for hero in table.heroes:
        found, shown = explorer(hero), view.heroes[hero.seat]
        shown.maps, shown.fame = len(found.maps), found.fame
        shown.tome_asleep = found.tome_asleep
        if found.foretold:
            shown.foretold = [*found.foretold]


def redraw(world: Table, seats: Collection[int], luck: Chance) -> None:
    """Redraw both decks, and what another player has drawn while digging."""
    island = island_of(world)
    mix(island.fragments, luck)
    if world.active in seats:
        mix(island.treasures, luck)
        return
    heap = island.treasures + island.drawn
    mix(heap, luck)
    island.drawn = [heap.pop() for _ in island.drawn]
    island.treasures = heap


def holdings(hero: Hero) -> HeldAmounts:
    return {"Map Fragment": len(explorer(hero).maps)}

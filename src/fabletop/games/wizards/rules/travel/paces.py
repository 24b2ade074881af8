"""What steps cost, and what pays for them. Nothing is changed here, so that readers of the game can
ask the same functions (Z-103, Z-157, Z-158, Z-165, Z-189, Z-261, Z-311, Z-312)."""

from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.wizards.box import ANIMALS
from fabletop.games.wizards.isles import SEA, TERRAIN, WATER, Isles
from fabletop.games.wizards.printed import Spell
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.state import Player, Table

EASY: Final = 1
HARD: Final = 2
"""Movement points. EASY: plains, boarding, sailing. HARD: woods, mountains, swimming, and
everything for a Demon Dazed or Dragonbound player."""

ON_WATER: Final = (EASY,) * len(TERRAIN)
ON_LAND: Final[tuple[int, ...]] = (HARD, EASY, HARD, HARD)
USUAL: Final = {
    "step": ON_LAND,
    "swim": (HARD,) * len(TERRAIN),
    "sail": ON_WATER,
    "board": ON_WATER,
}
"""What each kind of step into each terrain costs somebody without spells, Events or afflictions."""

Movement = tuple[int, int, int]
"""Movement left: from the roll, from an animal, and for boats only."""

NOTHING: Final[frozenset[str]] = frozenset()
NOWHERE: Final[frozenset[int]] = frozenset()

ON_MOVEMENT: Final = "movement"
"""The effect of Events that add to a movement roll, or take from it."""


class Gait(NamedTuple):
    """Everything about a player that changes the prices of steps."""

    slow: bool
    as_plains: frozenset[str]
    """Terrain in which she moves as in plains; "swimming" is like sailing."""
    swift: Spell | None
    """Swiftness, if it works in this turn."""


def gait_of(table: Table, player: Player) -> Gait:
    slow = player.dazed or player.bound
    if not player.swift and not player.events:
        return SLOW if slow else FREE
    swift = spells.spells_of(table, player).get(spells.SWIFTNESS) if player.swift else None
    return Gait(slow, _as_plains(table, player), swift)


FREE: Final = Gait(False, NOTHING, None)
SLOW: Final = Gait(True, NOTHING, None)


def _as_plains(table: Table, player: Player) -> frozenset[str]:
    cards = [table.box.events[held.card] for held in player.events]
    return frozenset([card.terrain for card in cards if card.effect == "terrain_as"])


def prices_by_terrain(gait: Gait) -> dict[str, tuple[int, ...]]:
    """What each kind of step into each terrain costs before Swiftness."""
    if gait is FREE:
        return USUAL
    return _prices(gait.slow, gait.as_plains)


@lru_cache(maxsize=256)
def _prices(slow: bool, as_plains: frozenset[str]) -> dict[str, tuple[int, ...]]:
    if slow:
        return {verb: (HARD,) * len(TERRAIN) for verb in USUAL}
    easy = [("swimming" if name == TERRAIN[WATER] else name) in as_plains for name in TERRAIN]
    return {
        verb: tuple([EASY if like else price for like, price in zip(easy, prices, strict=True)])
        for verb, prices in USUAL.items()
    }


def step_price(gait: Gait, isles: Isles, space: int, verb: str) -> int:
    """What a step into a space costs."""
    price = prices_by_terrain(gait)[verb][isles.terrain[space]]
    if gait.swift is None or gait.slow:
        return price
    return EASY if price == EASY or _is_swift(gait.swift, isles, space) else price


def _is_swift(spell: Spell, isles: Isles, space: int) -> bool:
    if isles.land[space] == SEA:
        return False
    if spell.lands:
        return isles.kinds[isles.land[space]] == spell.lands
    return TERRAIN[isles.terrain[space]] in spell.terrain


def movement_after(table: Table, player: Player, roll: int, *, aboard: bool) -> Movement:
    """The movement after a roll, with all bonuses."""
    own, mount, sail = bonuses(table, player, aboard=aboard)
    return rolled(roll, own), mount, sail


def rolled(roll: int, bonus: int) -> int:
    """The movement from a roll, never below zero."""
    return max(0, roll + bonus)


def bonuses(table: Table, player: Player, *, aboard: bool) -> Movement:
    """What Events, an animal and the wind add to a roll."""
    own = sail = 0
    for held in player.events:
        card = table.box.events[held.card]
        if card.effect == ON_MOVEMENT:
            if card.terrain == "boat":
                sail += int(card.roll) if aboard else 0
            else:
                own += int(card.roll)
    return own, ANIMALS[player.animal].movement if player.animal else 0, sail


def available(left: Movement, verb: str, *, refused: bool) -> int:
    """The movement for a step, without the animal's if it is refused."""
    own, mount, sail = left
    if verb == "sail":
        return own + sail
    return own if refused else own + mount


def is_enough(moved: int, have: int, price: int) -> bool:
    return price <= with_dearest(moved, have)[1]


def with_dearest(moved: int, have: int) -> tuple[int, int]:
    """The movement left, and the most that a step may cost. Movement of 1 or less is enough for a
    first step that costs 2 (Z-103)."""
    return have, have if moved or have > 1 else HARD


def pay(left: Movement, verb: str, price: int) -> Movement:
    """What is left after a step. The animal's movement is used first (Z-311) and the wind's last,
    because the wind's is lost when the player leaves the boat."""
    own, mount, sail = left
    price, mount = max(0, price - mount), max(0, mount - price)
    blown = max(0, price - own)
    return max(0, own - price), mount, max(0, sail - blown) if verb == "sail" else 0


def shuns(table: Table, animal: str, space: int) -> bool:
    """Whether an animal refuses to enter a space."""
    return space in shunned(table.isles, animal)


@lru_cache(maxsize=256)
def shunned(isles: Isles, animal: str) -> frozenset[int]:
    """All spaces of a map that an animal refuses to enter; none without an animal."""
    if not animal:
        return NOWHERE
    shuns = ANIMALS[animal].shuns
    found = [isles.where[site] for site in isles.where if site in shuns]
    for land, spaces in zip(isles.lands, isles.spaces, strict=True):
        if land in shuns:
            found += spaces
        else:
            found += [space for space in spaces if TERRAIN[isles.terrain[space]] in shuns]
    if TERRAIN[WATER] in shuns:
        found += [space for space, index in enumerate(isles.land) if index == SEA]
    return frozenset(found)

"""A hero as a fighter: what she can bring into a battle. Small and hashable, so that results
computed for her can be cached."""

from functools import lru_cache
from typing import NamedTuple

from fabletop.bots.evaluations.prophecy.fighting.outfits import FINISH, WORN, Outfit, outfits
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS, Ability
from fabletop.games.prophecy.printed.numbers import MOST_BLUE, MOST_RED, Bonus

SmithWork = tuple[tuple[str, str], ...]
"""Pairs of an Item and the smith's work on it."""

HUMANOID = ("humanoid",)
"""The type of foe that a character counts as."""


class Fighter(NamedTuple):
    box: Box
    strength: int
    willpower: int
    health: int
    wounds: int
    magic: int
    drained: int
    items: tuple[str, ...]
    """The Items that are not damaged."""
    abilities: tuple[str, ...]
    gear: tuple[str, ...]
    """The Items that are held or worn in battle."""
    craft: tuple[str, ...]
    """The Abilities that improve these Items."""
    gender: str
    extra: int
    """Bonus points from the Forgotten Chapel and the Banner of Hope."""
    artifacts: int
    standard: bool
    wills_price: int
    """The Magic for starting a Battle of Wills with a Creature."""
    most_red: int = MOST_RED
    most_blue: int = MOST_BLUE
    """How many cubes her card can hold."""
    must_keep: int = 0
    """The Health without which she dies."""


@lru_cache(maxsize=20_000)
def gear(box: Box, items: tuple[str, ...], work: SmithWork = ()) -> tuple[str, ...]:
    """The Items that are held or worn in battle, each with the smith's work on it."""
    cards, done = [box.items[name] for name in items], dict(work)
    used = [card.id for card in cards if card.hands or card.kind in WORN]
    return tuple(sorted([f"{name}{FINISH}{done[name]}" if name in done else name for name in used]))


@lru_cache(maxsize=20_000)
def craft(box: Box, abilities: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted([name for name in abilities if _of_weapons(box.abilities[name])]))


def _of_weapons(ability: Ability) -> bool:
    if ability.timing != "always":
        return False
    numbers = ability.params
    handled = any(bonus.weapon or bonus.hands for bonus in ability.bonuses)
    return bool(handled or numbers.weapons or numbers.empty_hands)


class Arms(NamedTuple):
    """The best equipment for a battle."""

    items: tuple[str, ...] = ()
    bonuses: tuple[int, ...] = (0,)
    """What it adds in each kind of battle."""
    save: float = 0.0
    weapons: int = 0
    throws: int = 0


class Wear(NamedTuple):
    """What a Creature does to weapons."""

    unarmed: bool = False
    """Using a weapon or a shield would forfeit the reward."""
    damages: bool = False
    destroys: bool = False
    hinders: bool = False
    """Under water, each hand that holds something is a handicap."""


GENTLE = Wear()


@lru_cache(maxsize=20_000)
def arms(
    box: Box,
    gear: tuple[str, ...],
    craft: tuple[str, ...],
    kinds: tuple[str, ...],
    foe: tuple[str, ...],
    wear: Wear = GENTLE,
) -> Arms:
    """The best outfit for battles of these kinds, fought one after another."""
    best, score = Arms(), float("-inf")
    for outfit in outfits(box, gear, craft):
        if wear.unarmed and outfit.armed:
            continue
        less = outfit.hands if wear.hinders else 0
        bonuses = tuple([_bonus(outfit, kind, foe) - (kind != WILLS) * less for kind in kinds])
        save = outfit.wills_save if kinds == (WILLS,) else outfit.strength_save
        worth = sum(bonuses) + 1.5 * save + 0.4 * outfit.throws - _spoilt(outfit, wear)
        if worth > score:
            best = Arms(outfit.items, bonuses, save, outfit.weapons, outfit.throws)
            score = worth
    return best


def _bonus(outfit: Outfit, kind: str, foe: tuple[str, ...]) -> int:
    total = 0 if kind == WILLS else outfit.strength
    total += 0 if kind == STRENGTH else outfit.wills
    for bonus in outfit.special:
        if kind in (bonus.battle, BOTH):
            total += bonus.value * _counts(bonus, foe)
    return total


BAND = "band"
"""An additional type of foe: a Creature with several lives."""


def _counts(bonus: Bonus, foe: tuple[str, ...]) -> int:
    """How many times a bonus counts against an opponent of these types."""
    if bonus.per_type:
        return sum([kind != BAND for kind in foe])
    if bonus.bands:
        return int(BAND in foe)
    if bonus.not_vs:
        return int(not any(kind in bonus.not_vs for kind in foe))
    return int(any(kind in bonus.vs for kind in foe))


def _spoilt(outfit: Outfit, wear: Wear) -> float:
    """What it costs to use these weapons; of two equal ones, the cheaper is used."""
    price = 0.001 * outfit.price
    if wear.destroys:
        return price + 0.15 * outfit.weapons_price - 1.5 * bool(outfit.weapons)
    return price + 0.4 * outfit.weapons * wear.damages


WORLDS = {
    "deep": "water",
    "shoal": "water",
    "palace": "water",
    "crag": "dragon",
    "glade": "dragon",
    "lake": "dragon",
}
"""The Realm of a terrain."""

ON_A_PLANE = "plane"
"""The terrain of a plane: a bonus for any terrain counts once there."""


@lru_cache(maxsize=10_000)
def skill(
    box: Box, abilities: tuple[str, ...], kind: str, foe: tuple[str, ...], terrain: str
) -> int:
    """What Abilities add, regardless of the Items in use."""
    total = 0
    for name in abilities:
        ability = box.abilities[name]
        if ability.timing != "always" or ability.world not in ("", WORLDS.get(terrain, "")):
            continue
        values = [
            bonus.value
            for bonus in ability.bonuses
            if kind in (bonus.battle, BOTH)
            and not bonus.weapon
            and not bonus.hands
            and (bonus.terrain in ("", terrain) or terrain == ON_A_PLANE)
            and (not bonus.vs or any(t in bonus.vs for t in foe))
        ]
        total += max(values, default=0)
    return total


def equipped(me: Fighter, kind: str, foe: tuple[str, ...], terrain: str = "") -> int:
    """Her total before the dice, with the best equipment, without Spells."""
    own = 0 if kind == WILLS else me.strength
    own += 0 if kind == STRENGTH else me.willpower
    best = arms(me.box, me.gear, me.craft, (kind,), foe)
    return own + me.extra + best.bonuses[0] + skill(me.box, me.abilities, kind, foe, terrain)

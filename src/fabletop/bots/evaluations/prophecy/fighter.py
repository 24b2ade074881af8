"""A hero as a fighter: what she can bring into a battle. Small and hashable, so that what is
worked out for her once need not be worked out again."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.numbers import Bonus
from fabletop.games.prophecy.printed import BOTH, STRENGTH, WILLS, Ability, Item

HUMANOID = ("humanoid",)
"""What a character counts as."""


class Fighter(NamedTuple):
    box: Box
    strength: int
    willpower: int
    health: int
    wounds: int
    magic: int
    drained: int
    items: tuple[str, ...]
    """Without the damaged ones."""
    abilities: tuple[str, ...]
    gear: tuple[str, ...]
    """The Items that are held or worn in battle."""
    craft: tuple[str, ...]
    """The Abilities that make more of them."""
    gender: str
    extra: int
    """The Forgotten Chapel and the Banner of Hope."""
    artifacts: int
    standard: bool

    @property
    def ranger(self) -> bool:
        """The terrain makes a difference to her."""
        return "mountain_lore" in self.abilities or "forest_wisdom" in self.abilities


def gear(box: Box, items: Iterable[str]) -> tuple[str, ...]:
    cards = [box.items[name] for name in items]
    return tuple(sorted([card.id for card in cards if card.hands or card.kind == "head"]))


def craft(box: Box, abilities: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted([name for name in abilities if _of_weapons(box.abilities[name])]))


def _of_weapons(ability: Ability) -> bool:
    if ability.timing != "always":
        return False
    numbers = ability.params
    handled = any(bonus.weapon or bonus.hands for bonus in ability.bonuses)
    return bool(handled or numbers.weapons or numbers.empty_hands)


class Outfit(NamedTuple):
    """Items that can be used together."""

    items: tuple[str, ...]
    strength: int
    wills: int
    """What they add against everybody, with the Abilities that fit them."""
    special: tuple[Bonus, ...]
    """What they add against some."""
    strength_save: float
    wills_save: float
    """The part of the defeats that a shield turns into draws."""
    weapons: int
    armed: bool
    """With a weapon or a shield."""
    throws: int
    """What throwing would add."""
    price: int
    weapons_price: int
    hands: int
    """That are in the way under water."""


@lru_cache(maxsize=5_000)
def outfits(box: Box, gear: tuple[str, ...], craft: tuple[str, ...]) -> tuple[Outfit, ...]:
    """Everything that two hands and a head can use at once."""
    cards = [box.items[name] for name in gear]
    heads = [card for card in cards if card.kind == "head"]
    crowns = heads if len(heads) > 1 else []
    found: list[Outfit] = []
    for held in _handfuls(box, cards, craft):
        for used in (held, *((*held, head) for head in heads)):
            off = [card for card in crowns if card not in used]
            found.append(_outfit(box, used, off, craft))
    return tuple(found)


def _handfuls(box: Box, cards: list[Item], craft: tuple[str, ...]) -> list[tuple[Item, ...]]:
    weapons = max([1, *(box.abilities[name].params.weapons for name in craft)])
    held: list[tuple[Item, ...]] = [(), *((card,) for card in cards if card.hands)]
    for pair in combinations([card for card in cards if card.hands == 1], 2):
        if sum(bool(card.weapon) for card in pair) > weapons:
            continue
        if not all(card.kind == "shield" for card in pair):
            held.append(pair)
    return held


def _outfit(box: Box, used: tuple[Item, ...], off: list[Item], craft: tuple[str, ...]) -> Outfit:
    """A crown that is not worn, because something else is on the head, is missed."""
    bonuses = [bonus for card in used for bonus in card.bonuses]
    totals = {}
    for kind in (STRENGTH, WILLS):
        plain = sum(bonus.value for bonus in bonuses if bonus.battle == kind and not bonus.vs)
        handled = sum(_handling(box.abilities[name], used, kind) for name in craft)
        totals[kind] = plain + handled - sum(_stat(card, kind) for card in off)
    weapons = [card for card in used if card.weapon]
    return Outfit(
        tuple([card.id for card in used]),
        totals[STRENGTH],
        totals[WILLS],
        tuple([bonus for bonus in bonuses if bonus.vs]),
        max([_save(card, STRENGTH) for card in used], default=0.0),
        max([_save(card, WILLS) for card in used], default=0.0),
        len(weapons),
        any(card.weapon or card.save for card in used),
        sum(card.throw.bonus for card in used if card.throw),
        sum(card.price for card in used),
        sum(card.price for card in weapons),
        sum(card.hands for card in used if not card.params.free_hand),
    )


def _stat(card: Item, kind: str) -> int:
    if card.stat is None:
        return 0
    return card.stat.strength if kind == STRENGTH else card.stat.willpower


def _handling(ability: Ability, held: tuple[Item, ...], kind: str) -> int:
    """What an Ability with weapons makes of what is held."""
    if ability.params.empty_hands and kind == STRENGTH and not any(c.hands for c in held):
        return ability.params.empty_hands
    bonuses = [bonus for bonus in ability.bonuses if bonus.battle == kind]
    return sum(bonus.value * _fits(bonus, held) for bonus in bonuses)


def _fits(bonus: Bonus, held: tuple[Item, ...]) -> int:
    if bonus.hands:
        return int(any(card.weapon and card.hands == bonus.hands for card in held))
    if bonus.weapon:
        return sum(bonus.weapon in card.weapon or card.kind == bonus.weapon for card in held)
    return 0


def _save(card: Item, kind: str) -> float:
    if card.save is None or card.save.battle not in (kind, BOTH):
        return 0.0
    return (7 - card.save.at_least) / 6


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
    """A weapon or a shield would cost the reward."""
    damages: bool = False
    destroys: bool = False
    hinders: bool = False
    """Under water, hand by hand."""


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
    """The best outfit for these kinds of battle, one after another."""
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
        if kind in (bonus.battle, BOTH) and any(t in bonus.vs for t in foe):
            total += bonus.value
    return total


def _spoilt(outfit: Outfit, wear: Wear) -> float:
    """What it costs to use these weapons; the cheaper of two equals is used."""
    price = 0.001 * outfit.price
    if wear.destroys:
        return price + 0.15 * outfit.weapons_price - 1.5 * bool(outfit.weapons)
    return price + 0.4 * outfit.weapons * wear.damages


@lru_cache(maxsize=10_000)
def skill(
    box: Box, abilities: tuple[str, ...], kind: str, foe: tuple[str, ...], terrain: str
) -> int:
    """What Abilities add whatever is held."""
    total = 0
    for name in abilities:
        ability = box.abilities[name]
        if ability.timing != "always":
            continue
        values = [
            bonus.value
            for bonus in ability.bonuses
            if kind in (bonus.battle, BOTH)
            and not bonus.weapon
            and not bonus.hands
            and bonus.terrain in ("", terrain)
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

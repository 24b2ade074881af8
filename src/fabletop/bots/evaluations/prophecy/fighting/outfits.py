"""Sets of Items that can be used together, with the smith's work, and what they add in a battle."""

from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from fabletop.core.cards.build import build
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS, Ability, Item
from fabletop.games.prophecy.printed.numbers import Bonus

WORN = ("head", "gauntlets")
FINISH = "="
"""Separates an Item from the Stone that was set into it, or from its adjustment."""


@cache
def finished(box: Box, name: str) -> Item:
    """An Item of the equipment with the smith's work on it."""
    plain, _, work = name.partition(FINISH)
    card = box.items[plain]
    if work in box.items:
        return replace(card, bonuses=card.bonuses + box.items[work].bonuses)
    if not work or not card.adjust:
        return card
    chosen = {"weapon": work} if card.kind == "gauntlets" else {"vs": [work]}
    bonus = build(Bonus, {"battle": STRENGTH, "value": card.adjusted, **chosen}, name)
    return replace(card, bonuses=(bonus,))


class Outfit(NamedTuple):
    """Items that can be used together."""

    items: tuple[str, ...]
    strength: int
    wills: int
    """What they add against every opponent, with the Abilities that fit them."""
    special: tuple[Bonus, ...]
    """What they add only against some opponents."""
    strength_save: float
    wills_save: float
    """The share of defeats that a shield turns into draws."""
    weapons: int
    armed: bool
    """Whether there is a weapon or a shield."""
    throws: int
    """What throwing would add."""
    price: int
    weapons_price: int
    hands: int
    """How many hands hold something, which is a handicap under water."""


@lru_cache(maxsize=5_000)
def outfits(box: Box, gear: tuple[str, ...], craft: tuple[str, ...]) -> tuple[Outfit, ...]:
    """All sets of Items that can be used at once with two hands and one head."""
    cards = [finished(box, name) for name in gear]
    heads = [card for card in cards if card.kind == "head"]
    gloves = [card for card in cards if card.kind == "gauntlets"]
    crowns = heads if len(heads) > 1 else []
    found: list[Outfit] = []
    for held in _handfuls(box, cards, craft):
        worn = [(*held, pair) for pair in gloves] or [held]
        for used in (*worn, *((*one, head) for one in worn for head in heads)):
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
    """The outfit of some Items. The bonus of Items in `off` is lost, such as that of a crown which
    is not worn because something else is on the head."""
    bonuses = [bonus for card in used for bonus in card.bonuses]
    totals = {}
    for kind in (STRENGTH, WILLS):
        always = [bonus for bonus in bonuses if bonus.battle == kind and not _particular(bonus)]
        plain = sum([b.value * (_fits(b, used) if b.weapon else 1) for b in always])
        handled = sum(_handling(box.abilities[name], used, kind) for name in craft)
        totals[kind] = plain + handled - sum(_stat(card, kind) for card in off)
    weapons = [card for card in used if card.weapon]
    return Outfit(
        tuple([card.id for card in used]),
        totals[STRENGTH],
        totals[WILLS],
        tuple([bonus for bonus in bonuses if _particular(bonus)]),
        max([_save(card, STRENGTH) for card in used], default=0.0),
        max([_save(card, WILLS) for card in used], default=0.0),
        len(weapons),
        any(card.weapon or card.save for card in used),
        sum(card.throw.bonus for card in used if card.throw),
        sum(card.price for card in used),
        sum(card.price for card in weapons),
        sum(card.hands for card in used if not card.params.free_hand),
    )


def _particular(bonus: Bonus) -> bool:
    """Whether a bonus counts only against some opponents, or only in a Realm."""
    some = bonus.vs or bonus.not_vs or bonus.bands or bonus.per_type
    return bool(some or bonus.crowned or bonus.world)


def _stat(card: Item, kind: str) -> int:
    if card.stat is None:
        return 0
    return card.stat.strength if kind == STRENGTH else card.stat.willpower


def _handling(ability: Ability, held: tuple[Item, ...], kind: str) -> int:
    """What an Ability for weapons adds to the Items held."""
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

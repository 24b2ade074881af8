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


class Arms(NamedTuple):
    """The best equipment for a battle."""

    items: tuple[str, ...] = ()
    bonuses: tuple[int, ...] = (0,)
    """What it adds in each kind of battle."""
    save: float = 0.0
    """The part of the defeats that a shield turns into draws."""
    weapons: int = 0
    throws: int = 0
    """What throwing would add."""


class Wear(NamedTuple):
    """What a Creature does to weapons."""

    unarmed: bool = False
    """A weapon or a shield would cost the reward."""
    damages: bool = False
    destroys: bool = False


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
    """The best that two hands and a head can use in these kinds of battle, one after another."""
    cards = [box.items[name] for name in gear]
    heads = [card for card in cards if card.kind == "head"]
    many = len(heads) > 1
    lost = [sum(_stat(card, kind) for card in heads) if many else 0 for kind in kinds]
    best, score = Arms(), float("-inf")
    for held in _handfuls(box, cards, craft):
        if wear.unarmed and any(card.weapon or card.save for card in held):
            continue
        for used in ([*held], *([*held, head] for head in heads)):
            bonuses = tuple(
                _bonus(box, used, craft, kind, foe, crowns=many) - less
                for kind, less in zip(kinds, lost, strict=True)
            )
            save = max([_save(card, kinds) for card in used], default=0.0)
            throws = sum(card.throw.bonus for card in used if card.throw)
            worth = sum(bonuses) + 1.5 * save + 0.4 * throws - _spoilt(used, wear)
            if worth > score:
                weapons, names = sum(bool(card.weapon) for card in used), [c.id for c in used]
                best, score = Arms(tuple(names), bonuses, save, weapons, throws), worth
    return best


def _stat(card: Item, kind: str) -> int:
    if card.stat is None:
        return 0
    return card.stat.strength * (kind != WILLS) + card.stat.willpower * (kind != STRENGTH)


def _handfuls(box: Box, cards: list[Item], craft: tuple[str, ...]) -> list[tuple[Item, ...]]:
    """Everything that can be held at once."""
    weapons = max([1, *(box.abilities[name].params.weapons for name in craft)])
    held: list[tuple[Item, ...]] = [(), *((card,) for card in cards if card.hands)]
    for pair in combinations([card for card in cards if card.hands == 1], 2):
        if sum(bool(card.weapon) for card in pair) > weapons:
            continue
        if not all(card.kind == "shield" for card in pair):
            held.append(pair)
    return held


def _bonus(
    box: Box,
    used: list[Item],
    craft: tuple[str, ...],
    kind: str,
    foe: tuple[str, ...],
    *,
    crowns: bool,
) -> int:
    """What these Items add; a crown only if it is chosen among several."""
    total = sum(item_bonus(card, kind, foe) for card in used)
    if crowns:
        total += sum(_stat(card, kind) for card in used if card.kind == "head")
    return total + sum(_handling(box, name, used, kind) for name in craft)


def _handling(box: Box, name: str, held: list[Item], kind: str) -> int:
    """What an Ability with weapons makes of what is held."""
    ability = box.abilities[name]
    if ability.params.empty_hands and kind != WILLS and not any(c.hands for c in held):
        return ability.params.empty_hands
    bonuses = [bonus for bonus in ability.bonuses if kind in (bonus.battle, BOTH)]
    return sum(bonus.value * _fits(bonus, held) for bonus in bonuses)


def _fits(bonus: Bonus, held: list[Item]) -> int:
    if bonus.hands:
        return int(any(card.weapon and card.hands == bonus.hands for card in held))
    if bonus.weapon:
        return sum(bonus.weapon in card.weapon or card.kind == bonus.weapon for card in held)
    return 0


def _save(card: Item, kinds: tuple[str, ...]) -> float:
    if card.save is None or not (BOTH in (*kinds, card.save.battle) or card.save.battle in kinds):
        return 0.0
    return (7 - card.save.at_least) / 6


def _spoilt(held: list[Item], wear: Wear) -> float:
    """What it costs to use these weapons; the cheaper of two equals is used."""
    weapons = [card for card in held if card.weapon]
    price = 0.001 * sum(card.price for card in held)
    if wear.destroys:
        return price + 0.15 * sum(card.price for card in weapons) - 1.5 * bool(weapons)
    return price + 0.4 * len(weapons) * wear.damages


def item_bonus(item: Item, kind: str, foe: tuple[str, ...]) -> int:
    """What an Item in use adds by itself."""
    total = 0
    for bonus in item.bonuses:
        if kind in (bonus.battle, BOTH) and (not bonus.vs or any(t in bonus.vs for t in foe)):
            total += bonus.value
    return total


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

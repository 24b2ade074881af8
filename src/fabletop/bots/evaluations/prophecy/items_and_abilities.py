"""What an Item or an Ability is worth to a hero who has it."""

from functools import lru_cache
from typing import Final

from fabletop.bots.evaluations.prophecy.card_worths import special_ability, special_item
from fabletop.bots.evaluations.prophecy.fighting.arming import THROW, arms
from fabletop.bots.evaluations.prophecy.values import cure, more_strength, more_willpower
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS, Ability
from fabletop.games.prophecy.seen.battles.additions import Matchup
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.battles.gear_and_craft import (
    NOBODY_ELSE,
    Equipment,
    craft,
    gear,
    with_work,
    without,
)
from fabletop.games.prophecy.seen.battles.outfits import Armed

FOES: Final[tuple[tuple[str, ...], ...]] = (
    ("animal",),
    ("humanoid",),
    ("undead",),
    ("demon", "guardian"),
)

POINT: Final = 6.0
"""What one point in every Battle of Strength is worth."""

SHARES: Final = {"animal": 0.3, "humanoid": 0.35, "undead": 0.2, "demon": 0.3, "": 1.0}
"""How often a bonus counts if it works against one type of foe only."""
IN_TERRAIN: Final = 0.3

ARTIFACT: Final = 40.0

TRIFLE: Final = 0.2
"""What an Item is worth of which nothing else is known."""


@lru_cache(maxsize=2_000)
def power(taken: Equipment) -> tuple[float, float]:
    """The average bonus of the equipment in Battles of Strength and in Battles of Wills."""
    field = taken.field
    typical, place = typical_foes(field.box), field.place(0)
    pairs = [Matchup(taken, foe, place, NOBODY_ELSE) for foe in typical]
    strength = [_points(arms(pair, (STRENGTH,))) for pair in pairs]
    return sum(strength, 0.0) / len(FOES), _points(arms(pairs[0], (WILLS,)))


def _points(gear: Armed) -> float:
    return gear.bonus + 0.8 * gear.save + THROW * gear.outfit.throws


@lru_cache(maxsize=2_000)
def typical_foes(box: Box) -> tuple[str, ...]:
    """For each of these kinds a Creature or Guardian without anything special in battle."""
    return tuple([_typical(box, kinds) for kinds in FOES])


def _typical(box: Box, kinds: tuple[str, ...]) -> str:
    alike = [foe for foe, found in box.kinds_of_foe.items() if found == kinds]
    plain = [foe for foe in alike if box.foes[foe].lives == 1 and not box.traits[foe]]
    return (plain or alike or [*box.foes])[0]


def worked(me: Fighter, item: str, work: str) -> float:
    """What a smith's work on an Item brings: a Stone set into it, or another adjustment."""
    before = power(me.equipment.unskilled)
    after = power(me.equipment.unskilled.with_gear(with_work(me.box, me.gear, item, work)))
    return _gain(me, before, after)


def _gain(me: Fighter, before: tuple[float, float], after: tuple[float, float]) -> float:
    return strength_point(me) * (after[0] - before[0]) + wills_point(me) * (after[1] - before[1])


def strength_point(me: Fighter) -> float:
    return POINT if me.strength >= me.willpower else 0.8 * POINT


def wills_point(me: Fighter) -> float:
    """What one point in every Battle of Wills is worth: more to a hero with much Willpower."""
    return 3.6 if me.willpower >= me.strength else 1.6


def item_worth(me: Fighter, name: str) -> float:
    """What a hero would lose without the Item, or gain with it."""
    card = me.box.items[name]
    if name in me.box.artifacts:
        return ARTIFACT
    worth, is_gear = _thing(me.box, name)
    if is_gear:
        worth += _gain(me, *_in_battle(me.equipment.plain, name))
    if card.stat:
        worth += 6.0 * card.stat.strength + wills_point(me) * card.stat.willpower
    numbers = card.params
    worth -= 1.5 * numbers.extra_loss
    if card.kind == "potion":
        worth += 0.9 * min(numbers.heal, 4) + 0.4 * min(numbers.recharge, 5)
        worth += 0.9 * (numbers.strength * more_strength(me))
        worth += 0.9 * (numbers.willpower * more_willpower(me))
    return worth


@lru_cache(maxsize=5_000)
def _thing(box: Box, name: str) -> tuple[float, bool]:
    """What an Item is worth to anybody, and whether it is held or worn in battle."""
    return special_item(box.items[name], otherwise=TRIFLE), bool(gear(box, (name,)))


BonusPair = tuple[float, float]
"""The average bonus in Battles of Strength and in Battles of Wills."""


@lru_cache(maxsize=2_000)
def _in_battle(taken: Equipment, name: str) -> tuple[BonusPair, BonusPair]:
    """The power of her equipment without an Item and with it."""
    others = without(taken.gear, name)
    own = [item for item in taken.gear if item not in others] or [name]
    with_it = power(taken.with_gear(tuple(sorted((*others, *own)))))
    return power(taken.with_gear(others)), with_it


@lru_cache(maxsize=5_000)
def _skill(box: Box, name: str) -> tuple[float, bool]:
    """What an Ability is worth to anybody, and whether it depends on the Items in use."""
    return special_ability(box.abilities[name]), bool(craft(box, (name,)))


@lru_cache(maxsize=2_000)
def _by_craft(taken: Equipment, name: str) -> tuple[BonusPair, BonusPair]:
    """The power of her equipment without an Ability and with it."""
    others = [known for known in taken.craft if known != name]
    with_it = power(taken.with_craft(craft(taken.field.box, (*others, name))))
    return power(taken.with_craft(tuple(others))), with_it


def ability_worth(me: Fighter, name: str) -> float:
    """What an Ability that she has or could learn is worth for the rest of the game."""
    ability = me.box.abilities[name]
    worth, is_craft = _skill(me.box, name)
    if ability.spell:
        worth *= 0.5 if me.magic + me.drained < 3 else 1.0
    if ability.timing != "always":
        return worth
    if is_craft:
        worth += _gain(me, *_by_craft(me.equipment.plain, name))
    return worth + _constant(me, ability) if ability.bonuses else worth


def _constant(me: Fighter, ability: Ability) -> float:
    """Bonuses against some foes or in some places, and bonuses for weapons she may yet get."""
    worth = 0.0
    for bonus in ability.bonuses:
        point = strength_point(me) if bonus.battle == STRENGTH else wills_point(me)
        if bonus.weapon or bonus.hands:
            worth += 0.2 * point
        elif bonus.terrain:
            worth += IN_TERRAIN * point * bonus.value
        else:
            worth += sum([SHARES.get(kind, 0.2) for kind in bonus.vs], 0.0) * point * bonus.value
    return worth


def potion_worth(me: Fighter, name: str) -> float:
    """The value of drinking it now; negative if it would do more at a better moment."""
    numbers = me.box.items[name].params
    if numbers.strength or numbers.willpower:
        gain = numbers.strength * more_strength(me) + numbers.willpower * more_willpower(me)
        return gain - 2.0
    healed, charged = min(numbers.heal, me.wounds), min(numbers.recharge, me.drained)
    worth = cure(me, healed) + 0.45 * charged
    return 0.8 * worth - item_worth(me, name)

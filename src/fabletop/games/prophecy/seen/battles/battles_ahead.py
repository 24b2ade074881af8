"""Battles that a fighter might fight, with or without some of her Items: the kinds that are open to
her, both totals of every roll, and the chances. Faster than `odds`, which fights them to every end;
both ask the same rules."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH
from fabletop.games.prophecy.rules.battle.declaring import before_roll, is_armed, unarmed_price
from fabletop.games.prophecy.rules.battle.start import (
    settle_kind,
)
from fabletop.games.prophecy.rules.battle.totals import (
    counted_values,
    creature_parts,
    foe_parts,
    hero_parts,
    total,
)
from fabletop.games.prophecy.rules.battle.verdict import next_roll
from fabletop.games.prophecy.rules.hero.body import price_of_life, strength, willpower
from fabletop.games.prophecy.seen.battles.dice_chances import DieRoll
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.battles.fights import GUESS
from fabletop.games.prophecy.seen.battles.gear_and_craft import Equipment
from fabletop.games.prophecy.seen.battles.laid_out import Battlefield, Place
from fabletop.games.prophecy.seen.battles.outfits import (
    Armed,
    Outfit,
    equip,
    shield_save,
    skill,
    toughness,
)
from fabletop.games.prophecy.seen.battles.rolls import ONE_DIE, die_rolls, roll_odds
from fabletop.games.prophecy.state import Hero, Table


class Roll(NamedTuple):
    """Both totals before the dice, how often a shield saves her, and how both sides roll."""

    own: int
    foe: int
    save: float
    die: DieRoll = ONE_DIE
    foe_die: DieRoll = ONE_DIE


class Prospect(NamedTuple):
    win: float
    lose: float


READY_TO_ROLL: Final[tuple[str, ...]] = ("roll", GUESS)


@lru_cache(maxsize=5_000)
def _foe_total(field: Battlefield, character: str, foe: str, kind: str, place: Place) -> int:
    """A Creature's total before the dice, against this character."""
    battle = field.lay(place, foe, kind)
    hero = field.table.heroes[0]
    hero.character = character
    return total(creature_parts(field.table, hero, battle))


def own_values(me: Fighter, foe: str, kind: str) -> int:
    """Her own values that count in a kind of battle; against a character if no Creature is
    named."""
    return added(me, values_added(me.box, foe, kind))


def values_added(box: Box, foe: str, kind: str) -> tuple[str, ...]:
    """Which of her own values a fighter adds in a kind of battle; against a character if no
    Creature is named."""
    return counted_values(box.foes.get(foe), kind)


def added(me: Fighter, values: tuple[str, ...]) -> int:
    """The sum of these of her own values."""
    own = 0
    for value in values:
        own += me.strength if value == STRENGTH else me.willpower
    return own


def line_up(
    taken: Equipment, character: str, foe: str, kind: str, place: Place, used: Armed
) -> tuple[Roll, ...] | None:
    """Every roll that must be won with these Items, without her own values; None if these count
    otherwise than by being added: then `rolls` must be asked."""
    creature = taken.field.box.foes[foe]
    special = creature.special
    if special.two_stages or special.roll_magic or special.strength_per_health:
        return None
    if special.unarmed_health and not used.outfit.weapons:
        return None
    first = _roll(taken, character, foe, kind, place, used, first=True)
    if creature.lives == 1:
        return (first,)
    there = place._replace(rolls=1)
    later = _roll(taken, character, foe, kind, there, used)
    return first, *[later] * (creature.lives - 1)


def _roll(
    taken: Equipment,
    character: str,
    foe: str,
    kind: str,
    place: Place,
    used: Armed,
    *,
    first: bool = False,
) -> Roll:
    """One roll without her own values."""
    field = taken.field
    theirs = _foe_total(field, field.characters_alike[character], foe, kind, place)
    dice = ONE_DIE, ONE_DIE
    if taken.rolls_apart or field.box.foes[foe].special.foe_dice:
        if taken.worked:
            dice = _dice(taken.plain, foe, used.outfit.items, first=first)
        else:
            dice = _dice(taken.bare, foe, (), first=first)
    own = (used.bonus if first else used.later) + skill(taken, foe, kind, place)
    return Roll(own, theirs, used.save, *dice)


def rolls(me: Fighter, foe: str, kind: str, place: Place, used: Armed) -> tuple[Roll, ...]:
    """Every roll that must be won, if she uses these Items; none if she would not live to roll."""
    found = line_up(me.equipment, me.character, foe, kind, place, used)
    if found is None:
        return _from_cubes(me, foe, kind, place, used.outfit)
    own = own_values(me, foe, kind)
    return tuple([Roll(roll.own + own, *roll[1:]) for roll in found])


@lru_cache(maxsize=5_000)
def _dice(
    taken: Equipment, foe: str, used: tuple[str, ...], *, first: bool
) -> tuple[DieRoll, DieRoll]:
    """How both sides roll."""
    table = taken.field.table
    battle = taken.field.lay(Place(0), foe, STRENGTH)
    equip(taken)
    battle.own.used, battle.rolls = used, int(not first)
    return die_rolls(table, battle)


def _from_cubes(me: Fighter, foe: str, kind: str, place: Place, used: Outfit) -> tuple[Roll, ...]:
    """Every roll, where her cubes count otherwise than by being added."""
    special = me.box.foes[foe].special
    taken, price = me.equipment, 0 if used.weapons else special.unarmed_health
    spare = min(me.spare, price)
    magic = min(me.magic, special.roll_magic * me.box.foes[foe].lives)
    health = me.health if special.strength_per_health else spare + me.health - me.spare
    alike = me.field.characters_alike[me.character]
    cubes = Cubes(alike, (*taken.craft, *taken.skills), health, magic, spare)
    if spare < price:
        cubes = Cubes(me.character, me.abilities, health, me.magic, spare)
    found: list[Roll] = []
    for roll, values in _played_rolls(taken, cubes, foe, kind, place, used.items):
        found.append(Roll(roll.own + added(me, values), *roll[1:]))
    return tuple(found)


class Cubes(NamedTuple):
    """What of a fighter may change between rolls."""

    character: str
    abilities: tuple[str, ...]
    health: int
    magic: int
    spare: int


@lru_cache(maxsize=1_000)
def _played_rolls(
    taken: Equipment, cubes: Cubes, foe: str, kind: str, place: Place, used: tuple[str, ...]
) -> tuple[tuple[Roll, tuple[str, ...]], ...]:
    """The rolls, one after another, as if each of them were won, of a hero who begins without
    Strength and Willpower; with each of them, which of these count."""
    field, table = taken.field, taken.field.table
    battle = field.lay(place, foe, kind)
    hero = equip(taken, cubes.abilities)
    _set_cubes(table, hero, cubes)
    battle.own.used = used
    price = unarmed_price(table.box.foes[foe], armed=is_armed(table, battle.own))
    missing = price - cubes.spare
    if missing > 0 and price_of_life(table, hero, missing) is None:
        return ()
    if kind == BOTH:
        battle.kind = ""
        settle_kind(table, hero, battle)
    found: list[tuple[Roll, tuple[str, ...]]] = []
    while True:
        if table.phase not in READY_TO_ROLL:
            before_roll(table, battle)
        own = total(hero_parts(table, hero, battle, battle.own))
        theirs, save = total(foe_parts(table, battle)), shield_save(table, battle)
        roll = Roll(own, theirs, save, *die_rolls(table, battle))
        found.append((roll, counted_values(table.box.foes[foe], battle.kind)))
        if not battle.goes_on:
            return tuple(found)
        battle.rolls += 1
        table.assault_rolls += 1
        table.phase = ""
        next_roll(table, battle)


def _set_cubes(table: Table, hero: Hero, cubes: Cubes) -> None:
    """Her cubes, and nothing in all as her Strength and Willpower."""
    hero.character, hero.health, hero.magic = cubes.character, cubes.health, cubes.magic
    hero.wounds = hero.drained = hero.strength_this_turn = hero.willpower_this_turn = 0
    hero.strength_this_turn = -strength(table, hero)
    hero.willpower_this_turn = -willpower(table, hero)


def chances(me: Fighter, place: Place, ahead: Sequence[Roll], more: int = 0) -> Prospect:
    """The chances to win every roll, and to lose one of them, with `more` points."""
    if not ahead:
        return Prospect(0.0, 1.0)
    tough = toughness(me.field, me.abilities, place) if me.tough else 0
    win, lose = 1.0, 0.0
    for own, foe, save, die, foe_die in ahead:
        good, bad, lost_by = roll_odds(own + more - foe, die, foe_die)
        if tough:
            bad -= lost_by.get(tough, 0.0)
        lose += win * bad * (1 - save)
        win *= good
    return Prospect(win, lose)

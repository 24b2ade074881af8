"""Sets of Items that can be used together in a battle, and what each adds against an opponent: the
rules say both, on a battlefield (R-168 to R-177, R-239, R-246)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.prophecy.rules.battle.abilities import ability_parts
from fabletop.games.prophecy.rules.battle.dice import is_tough, shield_of
from fabletop.games.prophecy.rules.battle.equipment import (
    PLACES,
    is_arms,
    why_no_hand,
    why_no_place,
)
from fabletop.games.prophecy.rules.battle.totals import (
    kinds_of_foe,
    total,
)
from fabletop.games.prophecy.seen.battles.dice_chances import SIDES, shield_chances
from fabletop.games.prophecy.seen.battles.gear_and_craft import (
    NOBODY_ELSE,
    Equipment,
    Rival,
    equipment,
    item_of,
    work_on,
)
from fabletop.games.prophecy.seen.battles.laid_out import Battlefield, Place
from fabletop.games.prophecy.state import Battle, Hero, Side, Table


class Outfit(NamedTuple):
    """Items that can be used together."""

    items: tuple[str, ...]
    weapons: int
    armed: bool
    """Whether there is a weapon or a shield."""
    throws: int
    """What throwing would add."""
    price: int
    weapons_price: int


class Armed(NamedTuple):
    """An outfit in one kind of battle against one opponent."""

    outfit: Outfit
    bonus: int
    """What is added to her own values with it, in the first roll of a battle."""
    later: int
    """The same in the rolls that follow."""
    save: float
    """How often a shield turns a defeat into a draw."""


NOTHING: Final = Outfit((), 0, False, 0, 0, 0)


@lru_cache(maxsize=2_000)
def outfits(taken: Equipment) -> tuple[Outfit, ...]:
    """All sets of Items that can be used at once. Whoever can wear something does."""
    hero = equip(taken)
    table = taken.field.table
    side = Side(hero.seat)
    worn = sorted(hero.items, key=lambda name: table.box.items[name].kind not in PLACES)
    found: list[tuple[str, ...]] = [()]
    for name in worn:
        item = table.box.items[name]
        for used in found[:]:
            side.used = used
            if item.hands:
                reason = why_no_hand(table, hero, side, item)
            else:
                reason = why_no_place(table, side, item)
            if reason is None:
                found.append((*used, name))
    return tuple([_outfit(table, used) for used in _well_dressed(table, found)])


def _well_dressed(table: Table, sets: list[tuple[str, ...]]) -> Iterable[tuple[str, ...]]:
    """The sets in which as much is worn as in any other."""
    items = table.box.items
    worn = [sum([items[name].kind in PLACES for name in used]) for used in sets]
    return [used for used, count in zip(sets, worn, strict=True) if count == max(worn)]


def _outfit(table: Table, used: tuple[str, ...]) -> Outfit:
    cards = [table.box.items[name] for name in used]
    weapons = [card for card in cards if card.weapon]
    return Outfit(
        used,
        len(weapons),
        any(is_arms(card) for card in cards),
        sum([card.throw.bonus for card in cards if card.throw]),
        sum([card.price for card in cards]),
        sum([card.price for card in weapons]),
    )


def equip(taken: Equipment, abilities: tuple[str, ...] | None = None) -> Hero:
    """Put a fighter without cubes on the battlefield, with these Abilities instead of her craft."""
    table, perks = taken.field.table, taken.perks
    hero = table.heroes[0]
    hero.items = [item_of(piece) for piece in taken.gear]
    hero.abilities = [*(taken.craft if abilities is None else abilities)]
    hero.race, hero.battle_this_turn = perks.race, perks.banner
    hero.kept, hero.prizes, hero.grudges = [*perks.kept], [*perks.prizes], [*perks.grudges]
    table.stones, table.adjusted = {}, {}
    for piece in taken.gear:
        for work in work_on(piece):
            of_its_kind = table.stones if work in table.box.items else table.adjusted
            of_its_kind[item_of(piece)] = work
    table.spent = []
    if perks.ridden:
        hero.items += [table.parts.steed] if table.parts.steed not in hero.items else []
        table.spent.append(table.parts.steed)
    return hero


def oppose(table: Table, rival: Rival) -> None:
    """Lay what counts of a rival on the battlefield."""
    other = table.heroes[1]
    other.kept, other.prizes = [*rival.kept], [*rival.prizes]
    other.items = [*rival.artifacts]


def shield_save(table: Table, battle: Battle) -> float:
    """How often a shield in use turns a defeat into a draw."""
    name = shield_of(table, battle, battle.own)
    save = table.box.items[name].save if name else None
    return float(shield_chances(table, battle.own, save.at_least)[0]) if save else 0.0


def skill(taken: Equipment, foe: str, kind: str, place: Place, rival: Rival = NOBODY_ELSE) -> int:
    """What her Abilities add that do not depend on Items."""
    if not taken.skills:
        return 0
    field = taken.field
    there = place._replace(fresh=False) if place.fresh else place
    return _skill(field, taken.skills, field.alike[foe] if foe else "", kind, there, rival)


@lru_cache(maxsize=5_000)
def _skill(
    field: Battlefield,
    able: tuple[str, ...],
    foe: str,
    kind: str,
    place: Place,
    rival: Rival,
) -> int:
    battle = field.lay(place, foe, kind)
    hero = equip(equipment(field, ()), able)
    oppose(field.table, rival)
    kinds = kinds_of_foe(field.table, battle, battle.own)
    return total(ability_parts(field.table, hero, battle, battle.own, kinds))


@lru_cache(maxsize=5_000)
def toughness(field: Battlefield, abilities: tuple[str, ...], place: Place) -> int:
    """By how many points she may lose and it is still a draw; 0 if she may not."""
    field.lay(place, next(iter(field.box.foes)))
    hero = equip(equipment(field, ()), abilities)
    return next((n for n in SIDES if is_tough(field.table, hero, n)), 0)

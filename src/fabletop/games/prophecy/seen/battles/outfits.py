"""Sets of Items that can be used together in a battle, and what each adds against an opponent: the
rules say both, on a battlefield (R-168 to R-177, R-239, R-246)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from fabletop.games.prophecy.rules.battle.abilities import ability_parts
from fabletop.games.prophecy.rules.battle.dice import is_tough, shield_of
from fabletop.games.prophecy.rules.battle.equipment import (
    PLACES,
    is_arms,
    why_no_hand,
    why_no_place,
)
from fabletop.games.prophecy.rules.battle.totals import (
    bonus_parts,
    counted_values,
    kinds_of_foe,
    total,
)
from fabletop.games.prophecy.seen.battles.dice_chances import SIDES, shield_chances
from fabletop.games.prophecy.seen.battles.fighters import (
    NOBODY_ELSE,
    WORK,
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


NOTHING = Outfit((), 0, False, 0, 0, 0)


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


class Matchup(NamedTuple):
    """All that the bonuses of outfits depend on; many battles are alike in it."""

    taken: Equipment
    foe: str
    place: Place
    rival: Rival


def matchup(taken: Equipment, foe: str, place: Place, rival: Rival = NOBODY_ELSE) -> Matchup:
    """A fighter against a Creature in a place, or against a rival."""
    field, perks = taken.field, taken.perks
    if foe and foe not in perks.grudges:
        foe = field.alike[foe]
        if perks.grudges:
            taken = taken.with_perks(perks._replace(grudges=()))
    return Matchup(taken.unskilled, foe, field.around(place), rival)


Addition = tuple[int, int, float]
"""What is added in the first roll and later, and how often a shield saves her."""


class Told(NamedTuple):
    """All that says what each outfit adds in a kind of battle; many opponents are alike in it."""

    nothing: Addition
    """What is added without any Item."""
    alone: tuple[Addition, ...] = ()
    """What each piece of gear adds by itself."""
    crafted: tuple[tuple[int, int], ...] = ()
    """What her craft adds to each outfit."""
    together: tuple[Addition, ...] = ()
    """What each outfit adds, where its Items do not simply add up."""


def told(pair: Matchup, kind: str) -> Told:
    """What her gear adds in a kind of battle against one opponent."""
    taken, foe, place, rival = pair
    field, craft = taken.field, taken.craft
    known = _known_parts(Matchup(taken.empty_handed, foe, place, rival), kind)
    if rival.kept or not taken.adds_up or (craft and not field.is_outside(place)):
        like = Matchup(taken.plain, field.alike_to(taken.told_apart, foe), place, rival)
        return Told(known[""], together=_together(like, kind))
    alone: list[Addition] = []
    for piece in taken.gear:
        one = known.get(piece)
        if one is None:
            other = field.alike_to(field.told_apart(piece.split(WORK)), foe)
            one = known[piece] = _alone(Matchup(taken.bare, other, place, rival), kind, piece)
        alone.append(one)
    if not craft:
        return Told(known[""], tuple(alone))
    other = field.alike_to(taken.told_apart_by_craft, foe)
    return Told(known[""], tuple(alone), _crafts(taken.plain, other, kind))


def armed(pair: Matchup, kind: str) -> list[Armed]:
    """Every outfit in a kind of battle."""
    sets = outfits(pair.taken.plain)
    sums = additions(pair.taken.plain, told(pair, kind))
    return [Armed(outfit, *added) for outfit, added in zip(sets, sums, strict=True)]


def additions(taken: Equipment, said: Told) -> list[Addition]:
    """What every outfit adds, by what has been told of the battle."""
    pieces = map(item_of, taken.gear)
    parts = dict(zip(pieces, said.alone, strict=True)) if said.alone else {}
    found: list[Addition] = []
    for number, outfit in enumerate(outfits(taken)):
        first, later, save = said.nothing
        more = [said.together[number]] if said.together else [parts[name] for name in outfit.items]
        for one in more:
            first, later = first + one[0], later + one[1]
            if one[2] > save:
                save = one[2]
        if said.crafted:
            now, then = said.crafted[number]
            first, later = first + now, later + then
        found.append((first, later, save))
    return found


@lru_cache(maxsize=2_000)
def _known_parts(bare: Matchup, kind: str) -> dict[str, Addition]:
    """What single Items add, as far as it has been asked; under "" what is added without any."""
    return {"": _with_items(bare, kind, [()])[0]}


@lru_cache(maxsize=5_000)
def _alone(bare: Matchup, kind: str, piece: str) -> Addition:
    pair = bare._replace(taken=bare.taken.with_gear((piece,)))
    return _more(_with_items(pair, kind, [(item_of(piece),)])[0], _known_parts(bare, kind)[""])


@lru_cache(maxsize=2_000)
def _together(pair: Matchup, kind: str) -> tuple[Addition, ...]:
    nothing = _known_parts(pair._replace(taken=pair.taken.bare), kind)[""]
    sets = [outfit.items for outfit in outfits(pair.taken)]
    return tuple([_more(one, nothing) for one in _with_items(pair, kind, sets)])


def _more(with_it: Addition, without: Addition) -> Addition:
    return with_it[0] - without[0], with_it[1] - without[1], with_it[2]


@lru_cache(maxsize=2_000)
def _crafts(taken: Equipment, foe: str, kind: str) -> tuple[tuple[int, int], ...]:
    """What her craft adds to each outfit, outside the Realms."""
    return tuple(
        [_crafted(taken.field, taken.craft, outfit.items, foe, kind) for outfit in outfits(taken)]
    )


@lru_cache(maxsize=5_000)
def _crafted(
    field: Battlefield, craft: tuple[str, ...], used: tuple[str, ...], foe: str, kind: str
) -> tuple[int, int]:
    """What her craft adds to these Items, in the first roll and later, outside the Realms."""
    table, battle = field.table, field.lay(Place(0), foe, kind)
    hero = equip(equipment(field, ()), craft)
    battle.own.used = used
    kinds = kinds_of_foe(table, battle, battle.own)
    first = later = total(ability_parts(table, hero, battle, battle.own, kinds))
    if battle.lives > 1:
        battle.rolls = 1
        later = total(ability_parts(table, hero, battle, battle.own, kinds))
    return first, later


def _with_items(pair: Matchup, kind: str, sets: Sequence[tuple[str, ...]]) -> list[Addition]:
    """What is added with each of these sets of Items in use, as the rules add it up."""
    taken, foe, place, rival = pair
    field = taken.field
    battle = field.lay(place, foe, kind)
    hero, table, side = equip(taken), field.table, battle.own
    _oppose(table, rival)
    values = counted_values(table.box.foes.get(foe), kind)
    found: list[Addition] = []
    for side.used in sets:
        battle.rolls = 0
        first = later = total(bonus_parts(table, hero, battle, side, values))
        if battle.lives > 1:
            battle.rolls = 1
            later = total(bonus_parts(table, hero, battle, side, values))
        found.append((first, later, shield_save(table, battle)))
    return found


def _oppose(table: Table, rival: Rival) -> None:
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
    _oppose(field.table, rival)
    kinds = kinds_of_foe(field.table, battle, battle.own)
    return total(ability_parts(field.table, hero, battle, battle.own, kinds))


@lru_cache(maxsize=5_000)
def toughness(field: Battlefield, abilities: tuple[str, ...], place: Place) -> int:
    """By how many points she may lose and it is still a draw; 0 if she may not."""
    field.lay(place, next(iter(field.box.foes)))
    hero = equip(equipment(field, ()), abilities)
    return next((n for n in SIDES if is_tough(field.table, hero, n)), 0)

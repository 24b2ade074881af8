"""What each outfit adds against an opponent, by the rules' own sums (R-168 to R-177, R-239, R-246);
worked out once for all opponents and places that are alike in it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from fabletop.games.prophecy.rules.battle.abilities import ability_parts
from fabletop.games.prophecy.rules.battle.totals import (
    bonus_parts,
    counted_values,
    kinds_of_foe,
    total,
)
from fabletop.games.prophecy.seen.battles.gear_and_craft import (
    NOBODY_ELSE,
    WORK,
    Equipment,
    Rival,
    equipment,
    item_of,
)
from fabletop.games.prophecy.seen.battles.laid_out import Battlefield, Place
from fabletop.games.prophecy.seen.battles.outfits import (
    Armed,
    equip,
    oppose,
    outfits,
    shield_save,
)


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


class GearSums(NamedTuple):
    """All that says what each outfit adds in a kind of battle; many opponents are alike in it."""

    nothing: Addition
    """What is added without any Item."""
    alone: tuple[Addition, ...] = ()
    """What each piece of gear adds by itself."""
    crafted: tuple[tuple[int, int], ...] = ()
    """What her craft adds to each outfit."""
    together: tuple[Addition, ...] = ()
    """What each outfit adds, where its Items do not simply add up."""


def gear_sums(pair: Matchup, kind: str) -> GearSums:
    """What her gear adds in a kind of battle against one opponent."""
    taken, foe, place, rival = pair
    field, craft = taken.field, taken.craft
    known = _known_parts(Matchup(taken.empty_handed, foe, place, rival), kind)
    if rival.kept or not taken.adds_up or (craft and not field.is_outside(place)):
        like = Matchup(taken.plain, field.alike_to(taken.told_apart, foe), place, rival)
        return GearSums(known[""], together=_together(like, kind))
    alone: list[Addition] = []
    for piece in taken.gear:
        one = known.get(piece)
        if one is None:
            other = field.alike_to(field.told_apart(piece.split(WORK)), foe)
            one = known[piece] = _alone(Matchup(taken.bare, other, place, rival), kind, piece)
        alone.append(one)
    if not craft:
        return GearSums(known[""], tuple(alone))
    other = field.alike_to(taken.told_apart_by_craft, foe)
    return GearSums(known[""], tuple(alone), _crafts(taken.plain, other, kind))


def armed(pair: Matchup, kind: str) -> list[Armed]:
    """Every outfit in a kind of battle."""
    sets = outfits(pair.taken.plain)
    sums = additions(pair.taken.plain, gear_sums(pair, kind))
    return [Armed(outfit, *added) for outfit, added in zip(sets, sums, strict=True)]


def additions(taken: Equipment, said: GearSums) -> list[Addition]:
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
    oppose(table, rival)
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

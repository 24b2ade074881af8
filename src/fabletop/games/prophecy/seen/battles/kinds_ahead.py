"""The kinds of battle that are open to a fighter, and what it costs to begin them."""

from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS, Creature
from fabletop.games.prophecy.rules.battle import announcing, wills
from fabletop.games.prophecy.rules.battle.start import (
    payable_kinds,
    price_of_kind,
    settled_kinds,
)
from fabletop.games.prophecy.rules.hero.spells import full_price
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.battles.gear_and_craft import Perks, equipment
from fabletop.games.prophecy.seen.battles.laid_out import Battlefield, Place
from fabletop.games.prophecy.seen.battles.outfits import (
    equip,
)


class BattlePlan(NamedTuple):
    """A kind of battle, and the Magic and the Health that it costs to begin it."""

    kind: str
    magic: int = 0
    health: int = 0


IN_BATTLE: Final = frozenset({"battle", "roll", "rolled"})
"""When Spells can be cast that are for battles."""

KINDS: Final = {"by_strength": STRENGTH, "by_wills": WILLS}


def plans(me: Fighter, foe: str, place: Place) -> tuple[BattlePlan, ...]:
    """The kinds of battle with a Creature that are open to her, but for taking it alive."""
    creature = me.box.foes[foe]
    price = wills_price(me, place) if creature.willpower is not None else 0
    special = creature.special
    dearest = max(price, special.strength_price, special.strength_for_magic)
    spare = min(me.spare, special.wills_price)
    return _plans(me.box, foe, min(me.magic, dearest), spare, price)


@lru_cache(maxsize=10_000)
def _plans(box: Box, foe: str, magic: int, spare: int, price: int) -> tuple[BattlePlan, ...]:
    creature = box.foes[foe]
    if settled_kinds(creature):
        return (BattlePlan(BOTH),)
    found: list[BattlePlan] = []
    for option in payable_kinds(creature, magic, spare, price):
        kind = KINDS.get(str(option[0]))
        if kind and len(option) == 1:
            found.append(BattlePlan(kind, *price_of_kind(creature, kind, price)))
    return tuple(found)


def stages(creature: Creature, kind: str) -> tuple[str, ...]:
    """The kinds of the rolls in such a battle with it."""
    return settled_kinds(creature) or (kind,)


def wills_price(me: Fighter, place: Place, rival: Fighter | None = None) -> int:
    """The Magic for starting a Battle of Wills with a Creature there, or with a rival."""
    race = me.equipment.perks.race
    there = place if race else me.field.around(place)
    owned = None if rival is None else rival.known.artifacts
    return _wills_price(me.field, me.cheapening, race, there, owned)


@lru_cache(maxsize=5_000)
def _wills_price(
    field: Battlefield,
    cheapening: tuple[str, ...],
    race: str,
    place: Place,
    owned: tuple[str, ...] | None,
) -> int:
    field.lay(place)
    field.table.battle = None
    items = tuple([name for name in cheapening if name in field.box.items])
    abilities = tuple([name for name in cheapening if name in field.box.abilities])
    hero, other = equip(equipment(field, items, abilities, Perks(race))), field.table.heroes[1]
    other.items = [*(owned or ())]
    return wills.wills_price(field.table, hero, None if owned is None else other)


def spell_prices(me: Fighter, place: Place) -> tuple[int, ...]:
    """The Magic for casting each of her Abilities in a battle there, before any discount; 0 for
    one that is no Spell for battles."""
    race = me.equipment.perks.race
    there = place if race else me.field.around(place)
    return _spell_prices(me.field, me.abilities, race, there)


@lru_cache(maxsize=5_000)
def _spell_prices(
    field: Battlefield, abilities: tuple[str, ...], race: str, place: Place
) -> tuple[int, ...]:
    field.lay(place)
    hero = equip(equipment(field, (), (), Perks(race)), abilities)
    cards = field.box.abilities
    cast = [cards[name].spell and cards[name].timing in IN_BATTLE for name in abilities]
    prices = [full_price(field.table, hero, name) for name in abilities]
    return tuple([price if fits else 0 for price, fits in zip(prices, cast, strict=True)])


def is_single_roll(creature: Creature) -> bool:
    """Whether one roll decides a battle with it."""
    return announcing.is_single_roll(creature)

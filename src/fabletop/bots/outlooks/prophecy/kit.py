"""What a hero's Items and Abilities are worth for the rest of the game, in tens of Experience."""

from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.bots.evaluations.prophecy.card_worths import special_item
from fabletop.bots.evaluations.prophecy.items_and_abilities import (
    ability_worth,
    item_worth,
    power,
    strength_point,
    wills_point,
)
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.battles.gear_and_craft import gear

UNIT: Final = 10.0


class Kit(NamedTuple):
    equipment: float
    abilities: float


def kit(me: Fighter) -> Kit:
    """The value of her Items and Abilities. Wounds do not lower it, so they are ignored."""
    rested = me.after(-me.wounds, -me.drained)
    if rested.perks.banner or rested.perks.kept:
        plain = rested.perks._replace(banner=0, kept=())
        rested = rested._replace(equipment=rested.equipment.with_perks(plain))
    return _kit(rested)


@lru_cache(maxsize=20_000)
def _kit(me: Fighter) -> Kit:
    """Weapons and armour count by what they add together; Artifacts are a feature of their own."""
    strength, wills = power(me.equipment.unskilled)
    worth = strength_point(me) * strength + wills_point(me) * wills
    for name in me.items:
        card = me.box.items[name]
        if gear(me.box, (name,)) or name in me.box.artifacts:
            worth += special_item(card, otherwise=0.0)
        else:
            worth += item_worth(me, name)
    learned = sum([ability_worth(me, name) for name in me.abilities], 0.0)
    return Kit(worth / UNIT, learned / UNIT)

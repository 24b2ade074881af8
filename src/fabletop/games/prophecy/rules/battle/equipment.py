"""What can be held and worn in a battle: two hands, one weapon, one shield (R-168 to R-177, R-313),
one Item on the head (R-174), one pair of gauntlets (W-249). A single crown or pair is always worn.
A hero with several Items for one place chooses at the beginning of a battle; outside battle she can
change at any time."""

from typing import Final

from fabletop.games.prophecy.printed.cards import Item
from fabletop.games.prophecy.printed.effects import ONE_AT_A_TIME
from fabletop.games.prophecy.rules.battle.abilities import weapons_at_once
from fabletop.games.prophecy.rules.table.reasons import Reason, because
from fabletop.games.prophecy.state import Hero, Side, Table

HEAD: Final = ONE_AT_A_TIME[0]
GAUNTLETS: Final = ONE_AT_A_TIME[1]
PLACES: Final = ONE_AT_A_TIME


def is_arms(item: Item) -> bool:
    """Whether it counts for Creatures that mind weapons and shields."""
    return bool(item.weapon) or item.kind == "shield"


def heads(table: Table, hero: Hero) -> list[str]:
    """The Items she could wear on her head."""
    return wearable(table, hero, HEAD)


def wearable(table: Table, hero: Hero, place: str) -> list[str]:
    items = table.box.items
    return [name for name in hero.items if items[name].kind == place and name not in table.damaged]


def not_worn(table: Table, hero: Hero, side: Side) -> list[str]:
    """Items that do not count in this battle, because another one may be worn in their place."""
    items = table.box.items
    if table.box.effects.worn.isdisjoint(hero.items):
        return []
    found: list[str] = []
    for place in PLACES:
        owned = wearable(table, hero, place)
        if len(owned) > 1:
            worn = list(side.used)
            for name in owned:
                if name in worn:
                    worn.remove(name)
                elif items[name].stat:
                    found.append(name)
    return found


def why_no_hand(table: Table, hero: Hero, side: Side, item: Item) -> Reason | None:
    held = [table.box.items[name] for name in side.used if table.box.items[name].hands]
    if not held:
        return None
    armed = any(other.weapon for other in held)
    if item.weapon and armed and weapons_at_once(table, hero) == 1:
        return because("one_weapon_only", "R-175")
    if any(other.hands == 2 for other in held) or item.hands == 2:
        return because("two_handed", "R-170")
    if item.kind == "shield" and any(other.kind == "shield" for other in held):
        return because("one_shield_only", "R-169")
    if len(held) == 2:
        return because("hands_full", "R-169")
    return None


def why_no_place(table: Table, side: Side, item: Item) -> Reason | None:
    """At most one Item on the head, and one pair of gauntlets."""
    if item.kind not in PLACES:
        return None
    for name in side.used:
        if table.box.items[name].kind == item.kind and name != item.id:
            rule = "W-249" if item.kind == GAUNTLETS else "R-174"
            return because("one_head_only", rule, item=name)
    return None

"""What may be used in a battle: hands, head, one weapon, one shield, one pair of gauntlets (R-168
to R-177, R-239, R-246, R-313, W-249)."""

from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS, Item
from fabletop.games.prophecy.rules.battle.abilities import weapons_at_once
from fabletop.games.prophecy.rules.battle.head import GAUNTLETS, PLACES, wearable
from fabletop.games.prophecy.rules.battle.totals import item_bonus
from fabletop.games.prophecy.rules.table.reasons import Reason, because
from fabletop.games.prophecy.state import Battle, Hero, Side, Table


def why_not_use(table: Table, hero: Hero, battle: Battle, name: str) -> Reason | None:
    item, side = table.box.items[name], battle.side()
    if not matters(table, hero, battle, item):
        return because("useless_in_this_battle", "R-172", item=name)
    if name in table.damaged:
        return because("damaged", "R-156", item=name)
    return why_no_hand(table, hero, side, item) if item.hands else why_no_place(table, side, item)


def matters(table: Table, hero: Hero, battle: Battle, item: Item) -> bool:
    """A weapon always does in a Battle of Strength (R-239), another Item if it can help."""
    kinds = (battle.kind, *battle.stages)
    if item.save and (item.save.battle in (*kinds, BOTH) or BOTH in kinds):
        return True
    if _helps(table, hero, battle, item, kinds):
        return True
    if item.stat and item.kind in PLACES:
        return len(wearable(table, hero, item.kind)) > 1
    if item.weapon and kinds != (WILLS,):
        return True
    if item.weapon and item.params.wills_per_health and kinds != (STRENGTH,):
        return True
    return bool(hero.abilities) and kinds != (STRENGTH,) and _skilled(table, hero, item)


def _helps(table: Table, hero: Hero, battle: Battle, item: Item, kinds: tuple[str, ...]) -> bool:
    """By its own bonus, by the Stone in it, or by a weapon to which gauntlets were adjusted; a
    loose Stone does not (W-241)."""
    if item.stone:
        return False
    stone = table.stones.get(item.id, "")
    if stone and table.box.items[stone].params.luck:
        return True
    if item.kind == GAUNTLETS and item.adjust and kinds != (WILLS,):
        return any(table.adjusted.get(item.id) in table.box.items[n].weapon for n in hero.items)
    cards = (item.id, stone) if stone else (item.id,)
    side = battle.side()
    return any(item_bonus(table, battle, side, card, kind) for card in cards for kind in kinds)


def _skilled(table: Table, hero: Hero, item: Item) -> bool:
    """An Ability makes it useful in a Battle of Wills: staffs and wands with Staff Skill."""
    return any(
        bonus.battle == WILLS and (bonus.weapon in item.weapon or bonus.weapon == item.kind)
        for name in hero.abilities
        for bonus in table.box.abilities[name].bonuses
        if bonus.weapon
    )


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
    """One Item on the head, one pair of gauntlets."""
    if item.kind not in PLACES:
        return None
    for name in side.used:
        if table.box.items[name].kind == item.kind and name != item.id:
            rule = "W-249" if item.kind == GAUNTLETS else "R-174"
            return because("one_head_only", rule, item=name)
    return None

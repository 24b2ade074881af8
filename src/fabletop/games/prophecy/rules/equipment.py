"""What may be used in a battle: hands, head, one weapon, one shield (R-168 to R-177, R-239,
R-246, R-313)."""

from fabletop.games.prophecy.printed import STRENGTH, WILLS, Item
from fabletop.games.prophecy.rules.odds import item_bonus
from fabletop.games.prophecy.rules.reasons import Reason, because
from fabletop.games.prophecy.state import Battle, Hero, Table


def why_not_use(table: Table, hero: Hero, battle: Battle, name: str) -> Reason | None:
    item = table.box.items[name]
    if not matters(table, battle, item):
        return because("useless_in_this_battle", "R-172", item=name)
    if name in table.damaged:
        return because("damaged", "R-156", item=name)
    return (
        why_no_hand(table, battle, item) if item.hands else why_no_head(table, hero, battle, item)
    )


def matters(table: Table, battle: Battle, item: Item) -> bool:
    """A weapon always does in a Battle of Strength (R-239), another Item if it can help."""
    if item.save and item.save.battle in (battle.kind, *battle.stages):
        return True
    if not item.bonuses and not item.weapon:
        return False
    kinds = (battle.kind, *battle.stages)
    if item.weapon and (STRENGTH in kinds or (item.params.wills_per_health and WILLS in kinds)):
        return True
    creature = table.box.creatures[battle.creature]
    return any(item_bonus(item, kind, creature) for kind in kinds)


def why_no_hand(table: Table, battle: Battle, item: Item) -> Reason | None:
    held = [table.box.items[name] for name in battle.used if table.box.items[name].hands]
    if not held:
        return None
    if item.weapon and any(other.weapon for other in held):
        return because("one_weapon_only", "R-175")
    if any(other.hands == 2 for other in held) or item.hands == 2:
        return because("two_handed", "R-170")
    if item.kind == "shield" and any(other.kind == "shield" for other in held):
        return because("one_shield_only", "R-169")
    if len(held) == 2:
        return because("hands_full", "R-169")
    return None


def why_no_head(table: Table, hero: Hero, battle: Battle, item: Item) -> Reason | None:
    """One Item on the head; a crown that raises Willpower is worn at all times."""
    if item.kind != "head":
        return None
    items = table.box.items
    for name in hero.items:
        other = items[name]
        worn = name in battle.used or other.stat is not None
        if other.kind == "head" and worn and name != item.id and name not in table.damaged:
            return because("one_head_only", "R-174", item=name)
    return None

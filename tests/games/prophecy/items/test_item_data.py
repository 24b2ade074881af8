"""The printed Items: data/items.toml against a table written out from the researched facts."""

from dataclasses import fields

import pytest

from fabletop.core.cards.build import ALL
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.cards import Item
from fabletop.games.prophecy.printed.numbers import Bonus

PRINTED = {
    "javelin": "common, 2, 1 hand, weapon long, strength+1 against animal, throw+1",
    "axe": "common, 2, 1 hand, weapon crushing, strength+1 against demon, throw+1",
    "hammer": "common, 2, 1 hand, weapon crushing, strength+1 against undead",
    "rapier": "common, 3, 1 hand, weapon edged, strength+1 against humanoid",
    "dagger": "common, 4, 1 hand, weapon edged, strength+1, throw+1",
    "cutlass": "common, 3, 1 hand, weapon edged, strength+1",
    "spear": "common, 4, 1 hand, weapon long, strength+1, throw+1",
    "sword": "common, 7, 1 hand, weapon edged, strength+2",
    "war_axe": "common, 5, 2 hands, weapon crushing, strength+2",
    "war_hammer": "common, 6, 2 hands, weapon crushing, strength+2, strength+1 against undead",
    "boomerang": "common, 3, 1 hand, weapon crushing, throw+1 returns",
    "wooden_shield": "common, 3, 1 hand, shield, saves strength from 5",
    "large_wooden_shield": "common, 5, 1 hand, shield, saves strength from 4",
    "cedar_staff": "common, 5, 2 hands, staff, weapon staff long, strength+1, wills+1",
    "oaken_staff": "common, 3, 2 hands, staff, weapon staff long, strength+1",
    "ivory_wand": "common, 4, 1 hand, wand, wills+1",
    "mahogany_wand": "common, 7, 1 hand, wand, wills+2",
    "cape": "common, 3, 1 hand, strength+1 against humanoid",
    "ruby_circlet": "common, 5, no hand, head, wills+1",
    "letter_of_recommendation": "common, 2, no hand, once",
    "philosophers_stone_scroll": "common, 4, no hand, scroll, once",
    "potion_of_healing": "common, 3, no hand, potion, heal 2, once",
    "potion_of_greater_healing": "common, 4, no hand, potion, heal 3, once",
    "potion_of_magic": "common, 3, no hand, potion, recharge 3, once",
    "potion_of_greater_magic": "common, 4, no hand, potion, recharge 5, once",
    "potion_of_regeneration": "common, 4, no hand, potion, heal 2, recharge 2, once",
    "potion_of_greater_regeneration": "common, 6, no hand, potion, heal 3, recharge 3, once",
    "potion_of_strength": "common, 4, no hand, potion, strength_this_turn 2, once",
    "potion_of_concentration": "common, 4, no hand, potion, willpower_this_turn 3, once",
    "scroll_of_teleportation": "common, 5, no hand, scroll, once",
    "scroll_of_stealing": "common, 4, no hand, scroll, once",
    "scroll_of_decay": "common, 4, no hand, scroll, once",
    "scroll_of_destruction": "common, 5, no hand, scroll, once",
    "scroll_of_altered_reality": "common, 6, no hand, scroll, once",
    "scroll_of_deep_prayer": "common, 5, no hand, scroll, own_die 6, once",
    "great_sword": "rare, 13, 2 hands, weapon edged, strength+3",
    "ritual_dagger": "rare, 9, 1 hand, weapon edged, strength+1, wills_per_health 2, most 2",
    "sword_of_smiting": "rare, 12, 1 hand, weapon edged, strength+2, strength_per_magic 1, most 2",
    "berserkers_axe": "rare, 11, 2 hands, weapon crushing, strength+3, extra_loss 1",
    "thors_hammer": (
        "rare, 11, 1 hand, weapon crushing, strength+2, strength+1 against undead, throw+1"
    ),
    "black_spear": "rare, 10, 1 hand, weapon long, strength+2, throw+1",
    "mace_of_the_dark_gods": (
        "rare, 11, 1 hand, weapon crushing, strength+2, strength+1 against humanoid"
    ),
    "radiant_scythe": (
        "rare, 12, 2 hands, weapon edged long, strength+2, strength+2 against undead demon"
    ),
    "radiant_shield": (
        "rare, 8, 1 hand, shield, strength+2 against undead demon, saves strength from 5"
    ),
    "spiked_shield": "rare, 8, 1 hand, shield, strength+1, saves strength from 5",
    "knights_shield": "rare, 9, 1 hand, shield, saves strength from 3",
    "flaming_staff": "rare, 10, 2 hands, staff, weapon staff long, strength+1, wills+1, ignite 2",
    "staff_of_the_archmagi": "rare, 12, 2 hands, staff, weapon staff long, strength+1, wills+3",
    "crystal_skull": "rare, 10, 1 hand, wills+1, wills+1 against guardian",
    "gauntlets_of_strength": "rare, 10, no hand, strength is 1 higher",
    "crown_of_power": "rare, 11, no hand, head, willpower is 1 higher, wills_discount 1",
    "ring_of_magical_forces": "rare, 9, no hand, ring, discount 1",
    "ring_of_concentration": "rare, 8, no hand, ring, recharge 1",
    "rangers_boots": "rare, 8, no hand, range 2",
    "flying_carpet": "rare, 11, no hand, range 3, magic 1",
    "elixir_of_youth": "rare, 10, no hand, potion, strength 1, once",
    "elixir_of_wisdom": "rare, 8, no hand, potion, willpower 1, once",
    "potion_of_rebirth": "rare, 10, no hand, potion, heal all, recharge all, once",
    "scroll_of_wishes": "rare, 11, no hand, scroll, once",
    "scroll_of_divine_will": "rare, 8, no hand, scroll, own_die 6, opponent_die 2, once",
    "time_spiral_scroll": "rare, 10, no hand, scroll, once",
}
"""Each card in words: deck, price, hands, what it is, bonuses, and its other numbers."""

KINDS = ("shield", "head", "potion", "scroll", "ring", "wand", "staff")


def in_words(item: Item) -> str:
    hands = ("no hand", "1 hand", "2 hands")[item.hands]
    words = [item.deck, str(item.price), hands]
    words += [item.kind] if item.kind in KINDS else []
    words += ["weapon " + " ".join(item.weapon)] if item.weapon else []
    words += [bonus_in_words(bonus) for bonus in item.bonuses]
    words += numbers_in_words(item)
    words += ["once"] if item.once else []
    return ", ".join(words)


def bonus_in_words(bonus: Bonus) -> str:
    against = f" against {' '.join(bonus.vs)}" if bonus.vs else ""
    return f"{bonus.battle}+{bonus.value}{against}"


def numbers_in_words(item: Item) -> list[str]:
    words: list[str] = []
    if item.throw:
        words.append(f"throw+{item.throw.bonus}" + (" returns" if item.throw.returns else ""))
    if item.save:
        words.append(f"saves {item.save.battle} from {item.save.at_least}")
    for stat in ("strength", "willpower"):
        if item.stat and getattr(item.stat, stat):
            words.append(f"{stat} is {getattr(item.stat, stat)} higher")
    for number in fields(item.params):
        value = getattr(item.params, number.name)
        if value:
            words.append(f"{number.name} {'all' if value == ALL else value}")
    return words


@pytest.mark.parametrize("item", PRINTED)
def test_item_is_printed_as_the_facts_say(item: str) -> None:
    assert in_words(open_box().items[item]) == PRINTED[item]


def test_box_holds_35_common_and_26_rare_items_and_no_others() -> None:
    box = open_box()
    base = {name: item for name, item in box.items.items() if not item.part}
    items = {name: item for name, item in base.items() if name not in box.artifacts}
    assert list(items) == list(PRINTED)
    assert sum(item.deck == "common" for item in items.values()) == 35
    assert sum(item.deck == "rare" for item in items.values()) == 26

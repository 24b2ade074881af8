"""Positions of Prophecy with its expansions that show much at once."""

from collections.abc import Mapping
from typing import Any

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.cards import Card
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

ISLAND: dict[str, Any] = {
    "version": "standard",
    "island": "yes",
    "new_items": "yes",
    "races": "yes",
}
WATER: dict[str, Any] = {"version": "standard", "realms": "water", "new_items": "yes"}
BOTH: dict[str, Any] = {**ISLAND, "realms": "both", "artifacts": "ten", "dragon_cards": "yes"}


def treasures() -> ProphecyPlay:
    """The paladin may sail to the Island, has maps and a Stone in her sword; maps lie about."""
    return (
        Scenario(3, **ISLAND)
        .map_at("forest_by_wilderness")
        .map_at("plains_by_village")
        .map_at("mountains_by_forest_camp")
        .hero("paladin", at="village", gold=9, health=4, magic=5, maps=5, race="race_dwarf")
        .hero("mystic", at="treasure_island", gold=3, maps=2, race="race_elf", items=["dagger"])
        .hero("scout", at="city", gold=4, race="race_halfling")
        .open_treasures("holy_grail", "magic_pouch", "sunblade_of_the_kings")
        .lies("plains_by_village", "travelling_apothecary")
        .lies("mountains_by_fortress", "steppe_raiders", "strongman")
        .taught("fortress", "edged_weapons", "berserker_rage")
        .for_sale("village", "spear", "hammer")
        .start()
    )


def deep() -> ProphecyPlay:
    """Two heroes are under water; cards of every kind lie open around them."""
    return (
        Scenario(3, **WATER)
        .hero("paladin", at="wr_b3", gold=5, health=4, bubbles=4, spent_bubbles=2, items=["sword"])
        .hero("mystic", at="wr_c5", bubbles=2, spent_bubbles=4, abilities=["meditation"])
        .hero("scout", at="plains_by_wilderness", gold=6, prizes=["pearl_of_the_abyss"])
        .gate("fortress", "water")
        .lies("wr_b2", "coral_tiara")
        .lies("wr_b4", "air_pocket")
        .lies("wr_a3", "summon_storm")
        .lies("wr_b1", "whirlpool")
        .lies("wr_c4", "giant_squid")
        .lies("wr_d5", "strong_current")
        .start()
    )


def fire() -> ProphecyPlay:
    """Everything at once: the paladin rides a path of the Dragon Realm; both Gates are known."""
    return (
        Scenario(3, **BOTH)
        .map_at("plains_by_city")
        .hero("paladin", at="dr_middle_2", gold=5, health=4, items=["sword"], race="race_troll")
        .hero("mystic", at="wr_a1", bubbles=6, race="race_human", abilities=["meditation"])
        .hero("scout", at="treasure_island", gold=6, maps=3, prizes=["dragon_heart"])
        .gate("fortress", "dragon")
        .gate("monastery", "water")
        .open_treasures("holy_grail", "tome_of_wisdom", "astral_mindstone")
        .lies("dr_left_1", "labyrinth_of_stone")
        .lies("dr_middle_3", "steel_skinned_drake")
        .lies("dr_right_2", "dragon_hoard")
        .lies("dr_right_4", "bottomless_satchel")
        .start()
    )


def crowded(realm: str) -> ProphecyPlay:
    """Almost every card of a Realm lies open in it."""
    scene = Scenario(2, **BOTH)
    box = open_box()
    dark = [*_of(realm, box.creatures), *_of(realm, box.obstacles)]
    light = [*_of(realm, box.items), *_of(realm, box.abilities), *_of(realm, box.opportunities)]
    for holds, cards in (("negative", dark), ("positive", light)):
        spaces = [one.id for one in box.board.spaces if (one.world, one.holds) == (realm, holds)]
        for space, card in zip(spaces, cards, strict=False):
            scene.lies(space, card)
    at = {"water": "wr_a1", "dragon": "dr_gate"}[realm]
    return scene.gate("fortress", realm).hero("paladin", at=at, bubbles=5).start()


def _of(realm: str, deck: Mapping[str, Card]) -> list[str]:
    """Cards of a Realm, but not those that are offered in guilds."""
    return [
        card.id for card in deck.values() if card.part == realm and not getattr(card, "world", "")
    ]

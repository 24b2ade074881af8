"""What Items and Abilities are worth that help in other ways than by numbers in battle. Where such
a number is printed, the judgement is a weight on it, so that a corrected card is judged anew."""

from collections.abc import Callable
from typing import Final

from fabletop.games.prophecy.printed.cards import Ability, Item
from fabletop.games.prophecy.seen.battles.dice_chances import SIDES
from fabletop.games.prophecy.seen.battles.rolls import mean_of

USUAL_MAGIC: Final = 1
DEAR: Final = 0.6
"""The Magic that most Spells cost, and what each more costs of a Spell's worth."""

ITEMS: Final = {
    "letter_of_recommendation": 1.2,
    "philosophers_stone_scroll": 1.2,
    "scroll_of_teleportation": 1.5,
    "scroll_of_stealing": 2.0,
    "scroll_of_decay": 0.9,
    "scroll_of_destruction": 1.6,
    "scroll_of_altered_reality": 2.2,
    "scroll_of_wishes": 4.0,
    "time_spiral_scroll": 3.0,
    "crystal_ball_of_fate": 2.5,
    "astral_satchel": 3.0,
    "tome_of_magic": 6.0,
    "astral_mindstone": 2.5,
    "astral_lawstone": 2.5,
    "astral_chaos_stone": 3.5,
    "falchion": 2.5,
    "gauntlets_of_battle": 3.0,
    "scroll_of_entrancement": 1.6,
    "scroll_of_exchanging_fates": 2.2,
    "giant_pearl": 1.6,
}
"""The worth of Items that show no number for what they do."""

ITEMS_BY_NUMBER: Final[dict[str, Callable[[Item], float]]] = {
    "scroll_of_deep_prayer": lambda card: 0.92 * (card.params.own_die - mean_of()),
    "scroll_of_divine_will": lambda card: 0.8 * (card.params.own_die - card.params.opponent_die),
    "potion_of_strength": lambda card: 1.0 * card.params.strength_this_turn,
    "potion_of_concentration": lambda card: 1.4 / 3 * card.params.willpower_this_turn,
    "ring_of_magical_forces": lambda card: 1.0 * card.params.discount,
    "ring_of_concentration": lambda card: 2.5 * card.params.recharge,
    "rangers_boots": lambda card: 1.5 * card.params.range,
    "flying_carpet": lambda card: 1.0 * card.params.range - 0.5 * card.params.magic,
    "holy_grail": lambda card: 8.0 * card.params.heal,
    "magic_pouch": lambda card: 4.0 * card.params.gold,
    "tome_of_wisdom": lambda card: 7.0 * card.params.experience,
    "father_times_clock": lambda card: 4.0 * _faces_from(card.params.extra_turn_from),
    "bottomless_satchel": lambda card: 0.5 * card.params.item_limit,
    "astral_luckstone": lambda card: 2.5 * (card.params.luck - 1),
    "silver_statuette": lambda card: 0.3 * card.price,
    "golden_statuette": lambda card: 0.3 * card.price,
    "coral_tiara": lambda card: 0.6 * card.params.forced_recharge,
}

ABILITIES: Final = {
    "berserker_rage": 5.0,
    "stealth": 1.8,
    "wharf_rat": 2.2,
    "thievery": 5.5,
    "spirit_of_forest_trails": 2.5,
    "spirit_of_mountain_paths": 2.5,
    "fanaticism": 3.6,
    "blessed_weapon": 4.0,
    "magic_field_theory": 1.8,
    "flaming_weapon": 4.0,
    "rune_of_homecoming": 2.4,
    "turn_back_time": 6.0,
    "time_freeze": 5.4,
    "power_handling": 1.0,
    "secret_hideouts": 1.5,
    "underwater_combat": 2.0,
    "drake_riding": 1.5,
    "dragonlore_tongue": 3.6,
}
"""The worth of Abilities that show no number for what they do, of Spells at the usual price."""

ABILITIES_BY_NUMBER: Final[dict[str, Callable[[Ability], float]]] = {
    "toughness": lambda card: 3.5 * card.params.margin,
    "practical_training": lambda card: 6.0 * card.params.experience,
    "blacksmithing": lambda card: 0.5 * card.params.repair + 1.0 * card.params.gold,
    "ambidexterity": lambda card: 2.0 * (card.params.weapons - 1),
    "concentration": lambda card: 4.0 * (card.params.dice - 1),
    "pickpocketing": lambda card: 1.3 * card.params.gold,
    "haggling": lambda card: 0.9 * card.params.discount + 0.6 * card.params.surplus,
    "thrown_weapons": lambda card: 1.5 * card.params.throw,
    "poisonous_blade": lambda card: 1.5 * card.params.health,
    "fleet_of_foot": lambda card: 3.0 * (card.params.movements - 1),
    "counterfeiting": lambda card: 5.0 / 3 * card.params.discount,
    "meditation": lambda card: 1.3 * card.params.recharge,
    "healing_arts": lambda card: 3.0 * card.params.heal,
    "stamina": lambda card: 1.4 * (card.params.range - 1),
    "horsemanship": lambda card: 2.5 + 0.5 * card.params.range - 0.5 * card.params.magic,
    "sacrifice_of_blood": lambda card: 0.8 * card.params.recharge - 1.2 * card.params.health,
    "peoples_hospitality": lambda card: 1.2 * card.params.recharge + 2.4 * card.params.heal,
    "nautical_rites": lambda card: 1.6 + 1.0 * card.params.gold,
    "miraculous_healing": lambda card: 2.3 * card.params.heal,
    "sanctity_of_life": lambda card: 6.5 - 1.0 * card.params.magic_per_health,
    "curse": lambda card: 3.25 * (card.params.opponent_dice - 1),
    "prayer": lambda card: 6.0 * (card.params.dice - 1),
    "mass_decay": lambda card: 0.4 * card.params.recharge,
    "magic_drain": lambda card: 1.1 * card.params.drain,
    "effective_spellcasting": lambda card: 2.0 * card.params.discount,
    "mental_attack": lambda card: 2.5 * card.params.wills_discount,
    "time_loop": lambda card: 7.1 * card.params.turns,
    "shield_to_shield": lambda card: 1.5 * card.params.ally + 0.5 * card.params.ally_shields,
    "miracle_of_healing": lambda card: 1.5 * card.params.heal + 1.0 * card.params.heal_other,
    "swimming": lambda card: 0.75 * (card.params.extra_turn_bubbles + card.params.stay_bubbles),
    "commune_with_water": lambda card: 0.75 * card.params.win_bubbles,
    "underwater_contacts": lambda card: 0.3 * card.params.bag_bubbles + 0.3 * card.params.peeks,
    "water_breathing_spell": lambda card: 0.4 * card.params.bag_discount + 0.2 * card.params.heal,
    "voice_of_the_deep": lambda card: (
        0.9 * card.params.roll_bonus + 0.4 * card.params.roll_bonus_there
    ),
    "summon_storm": lambda card: 0.5 * (card.params.storm_gold + card.params.storm_health),
    "dolphin_friend": lambda card: 0.3 * card.params.steps + 0.6 * card.params.boat_discount,
    "dragonslaying": lambda card: 2.5 * card.params.margin,
    "dragon_psychology": lambda card: 2.0 * card.params.win_recharge,
    "dragon_realm_geography": lambda card: 0.4 * (card.params.peeks + card.params.pass_magic),
}


def _faces_from(number: int) -> int:
    """How many faces of a die show at least this."""
    return sum([face >= number for face in SIDES])


def special_item(card: Item, otherwise: float) -> float:
    """The worth of what an Item does besides its numbers in battle; `otherwise` if that is nothing
    known."""
    by_number = ITEMS_BY_NUMBER.get(card.id)
    return ITEMS.get(card.id, otherwise) if by_number is None else by_number(card)


def special_ability(card: Ability) -> float:
    """The worth of what an Ability does besides its constant bonuses."""
    by_number = ABILITIES_BY_NUMBER.get(card.id)
    worth = ABILITIES.get(card.id, 0.0) if by_number is None else by_number(card)
    return worth - DEAR * (card.magic - USUAL_MAGIC) if worth and card.spell else worth

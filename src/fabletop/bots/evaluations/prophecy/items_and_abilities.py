"""What an Item or an Ability is worth to a hero who has it."""

from functools import cache, lru_cache

from fabletop.bots.evaluations.prophecy.fighting.arming import THROW, arms
from fabletop.bots.evaluations.prophecy.values import cure, more_strength, more_willpower
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS, Ability
from fabletop.games.prophecy.seen.fighters import (
    Equipment,
    Fighter,
    craft,
    gear,
    with_work,
    without,
)
from fabletop.games.prophecy.seen.outfits import (
    NOBODY_ELSE,
    Armed,
    Matchup,
)

FOES = (("animal",), ("humanoid",), ("undead",), ("demon", "guardian"))

POINT = 6.0
"""What one point in every Battle of Strength is worth."""

SHARES = {"animal": 0.3, "humanoid": 0.35, "undead": 0.2, "demon": 0.3, "": 1.0}
"""How often a bonus counts if it works against one type of foe only."""
IN_TERRAIN = 0.3

ARTIFACT = 40.0

ITEMS = {
    "letter_of_recommendation": 1.2,
    "philosophers_stone_scroll": 1.2,
    "scroll_of_teleportation": 1.5,
    "scroll_of_stealing": 2.0,
    "scroll_of_decay": 0.9,
    "scroll_of_destruction": 1.6,
    "scroll_of_altered_reality": 2.2,
    "scroll_of_deep_prayer": 2.3,
    "scroll_of_wishes": 4.0,
    "scroll_of_divine_will": 3.2,
    "time_spiral_scroll": 3.0,
    "potion_of_strength": 2.0,
    "potion_of_concentration": 1.4,
    "ring_of_magical_forces": 1.0,
    "ring_of_concentration": 2.5,
    "rangers_boots": 3.0,
    "flying_carpet": 2.5,
    "holy_grail": 8.0,
    "magic_pouch": 4.0,
    "tome_of_wisdom": 7.0,
    "father_times_clock": 8.0,
    "crystal_ball_of_fate": 2.5,
    "astral_satchel": 3.0,
    "tome_of_magic": 6.0,
    "bottomless_satchel": 1.5,
    "astral_mindstone": 2.5,
    "astral_lawstone": 2.5,
    "astral_chaos_stone": 3.5,
    "astral_luckstone": 2.5,
    "falchion": 2.5,
    "gauntlets_of_battle": 3.0,
    "scroll_of_entrancement": 1.6,
    "scroll_of_exchanging_fates": 2.2,
    "silver_statuette": 1.8,
    "golden_statuette": 3.0,
    "giant_pearl": 1.6,
    "coral_tiara": 1.2,
}
"""The value of Items that help in other ways than by numbers in battle."""

ABILITIES = {
    "toughness": 3.5,
    "practical_training": 6.0,
    "blacksmithing": 2.5,
    "berserker_rage": 5.0,
    "ambidexterity": 2.0,
    "concentration": 8.0,
    "pickpocketing": 2.6,
    "haggling": 2.4,
    "stealth": 1.8,
    "thrown_weapons": 1.5,
    "wharf_rat": 2.2,
    "poisonous_blade": 1.5,
    "fleet_of_foot": 3.0,
    "counterfeiting": 5.0,
    "thievery": 5.5,
    "meditation": 2.6,
    "healing_arts": 3.0,
    "spirit_of_forest_trails": 2.5,
    "spirit_of_mountain_paths": 2.5,
    "stamina": 2.8,
    "horsemanship": 4.0,
    "sacrifice_of_blood": 2.0,
    "peoples_hospitality": 3.6,
    "fanaticism": 3.6,
    "nautical_rites": 2.6,
    "blessed_weapon": 4.0,
    "miraculous_healing": 4.0,
    "sanctity_of_life": 4.5,
    "curse": 6.5,
    "prayer": 6.0,
    "mass_decay": 1.4,
    "magic_field_theory": 1.8,
    "flaming_weapon": 4.0,
    "magic_drain": 2.2,
    "rune_of_homecoming": 2.4,
    "effective_spellcasting": 2.0,
    "mental_attack": 2.5,
    "turn_back_time": 6.0,
    "time_loop": 6.5,
    "time_freeze": 6.0,
    "power_handling": 1.0,
    "shield_to_shield": 2.5,
    "miracle_of_healing": 4.0,
    "secret_hideouts": 1.5,
    "swimming": 1.5,
    "underwater_combat": 2.0,
    "commune_with_water": 1.5,
    "underwater_contacts": 1.5,
    "water_breathing_spell": 1.0,
    "voice_of_the_deep": 3.0,
    "summon_storm": 1.0,
    "dolphin_friend": 1.5,
    "dragonslaying": 2.5,
    "dragon_psychology": 2.0,
    "drake_riding": 1.5,
    "dragon_realm_geography": 1.2,
    "dragonlore_tongue": 3.6,
}
"""The value of Abilities that help in other ways than by a constant bonus."""


@lru_cache(maxsize=20_000)
def power(taken: Equipment) -> tuple[float, float]:
    """The average bonus of the equipment in Battles of Strength and in Battles of Wills."""
    field = taken.field
    typical, place = typical_foes(field.box), field.place(0)
    pairs = [Matchup(taken, foe, place, NOBODY_ELSE) for foe in typical]
    strength = [_points(arms(pair, (STRENGTH,))) for pair in pairs]
    return sum(strength) / len(FOES), _points(arms(pairs[0], (WILLS,)))


def _points(gear: Armed) -> float:
    return gear.bonus + 0.8 * gear.save + THROW * gear.outfit.throws


@cache
def typical_foes(box: Box) -> tuple[str, ...]:
    """For each of these kinds a Creature or Guardian without anything special in battle."""
    return tuple([_typical(box, kinds) for kinds in FOES])


def _typical(box: Box, kinds: tuple[str, ...]) -> str:
    alike = [foe for foe, found in box.kinds_of_foe.items() if found == kinds]
    plain = [foe for foe in alike if box.foes[foe].lives == 1 and not box.traits[foe]]
    return (plain or alike or [*box.foes])[0]


def worked(me: Fighter, item: str, work: str) -> float:
    """What a smith's work on an Item brings: a Stone set into it, or another adjustment."""
    before = power(me.equipment)
    after = power(me.equipment.with_gear(with_work(me.box, me.gear, item, work)))
    return _gain(me, before, after)


def _gain(me: Fighter, before: tuple[float, float], after: tuple[float, float]) -> float:
    return strength_point(me) * (after[0] - before[0]) + wills_point(me) * (after[1] - before[1])


def strength_point(me: Fighter) -> float:
    return POINT if me.strength >= me.willpower else 0.8 * POINT


def wills_point(me: Fighter) -> float:
    """What one point in every Battle of Wills is worth: more to a hero with much Willpower."""
    return 3.6 if me.willpower >= me.strength else 1.6


@lru_cache(maxsize=20_000)
def item_worth(me: Fighter, name: str) -> float:
    """What a hero would lose without the Item, or gain with it."""
    card = me.box.items[name]
    if name in me.box.artifacts:
        return ARTIFACT
    worth = ITEMS.get(name, 0.2)
    if gear(me.box, (name,)):
        taken, others = me.equipment, without(me.gear, name)
        own = [item for item in me.gear if item not in others] or [name]
        with_it = power(taken.with_gear(tuple(sorted((*others, *own)))))
        worth += _gain(me, power(taken.with_gear(others)), with_it)
    if card.stat:
        worth += 6.0 * card.stat.strength + wills_point(me) * card.stat.willpower
    numbers = card.params
    worth -= 1.5 * numbers.extra_loss
    if card.kind == "potion":
        worth += 0.9 * min(numbers.heal, 4) + 0.4 * min(numbers.recharge, 5)
        worth += 0.9 * (numbers.strength * more_strength(me))
        worth += 0.9 * (numbers.willpower * more_willpower(me))
    return worth


@lru_cache(maxsize=20_000)
def ability_worth(me: Fighter, name: str) -> float:
    """What an Ability that she has or could learn is worth for the rest of the game."""
    ability = me.box.abilities[name]
    worth = ABILITIES.get(name, 0.0)
    if ability.spell:
        worth *= 0.5 if me.magic + me.drained < 3 else 1.0
    if ability.timing != "always":
        return worth
    if craft(me.box, (name,)):
        taken, others = me.equipment, [known for known in me.craft if known != name]
        with_it = power(taken.with_craft(craft(me.box, (*others, name))))
        worth += _gain(me, power(taken.with_craft(tuple(others))), with_it)
    return worth + _constant(me, ability)


def _constant(me: Fighter, ability: Ability) -> float:
    """Bonuses against some foes or in some places, and bonuses for weapons she may yet get."""
    worth = 0.0
    for bonus in ability.bonuses:
        point = strength_point(me) if bonus.battle == STRENGTH else wills_point(me)
        if bonus.weapon or bonus.hands:
            worth += 0.2 * point
        elif bonus.terrain:
            worth += IN_TERRAIN * point * bonus.value
        else:
            worth += sum(SHARES.get(kind, 0.2) for kind in bonus.vs) * point * bonus.value
    return worth


def potion_worth(me: Fighter, name: str) -> float:
    """The value of drinking it now; negative if it would do more at a better moment."""
    numbers = me.box.items[name].params
    if numbers.strength or numbers.willpower:
        gain = numbers.strength * more_strength(me) + numbers.willpower * more_willpower(me)
        return gain - 2.0
    healed, charged = min(numbers.heal, me.wounds), min(numbers.recharge, me.drained)
    worth = cure(me, healed) + 0.45 * charged
    return 0.8 * worth - item_worth(me, name)

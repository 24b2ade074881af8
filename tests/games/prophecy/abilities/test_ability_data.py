"""The printed Abilities: data/abilities.toml against a table written out from the researched
facts."""

from collections import Counter
from dataclasses import fields

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.cards import Ability
from fabletop.games.prophecy.printed.numbers import Bonus

PRINTED = {
    "toughness": "fortress, 2, always, margin 1",
    "practical_training": "fortress, 3, won, experience 1",
    "blacksmithing": "fortress, 4, instead, repair 1, gold 2",
    "crushing_weapons": "fortress, 4, always, strength+1 for each crushing",
    "edged_weapons": "fortress, 4, always, strength+1 for each edged",
    "berserker_rage": "fortress, 4, Spell for 1 Magic, battle, strength+2, extra_loss 1",
    "duelling": "fortress, 5, always, strength+1 against humanoid",
    "two_handed_combat": "fortress, 5, always, strength+1 with 2 hands, empty_hands 1",
    "ambidexterity": "fortress, 6, always, weapons 2",
    "concentration": "fortress, 8, Spell for 1 Magic, roll, dice 3",
    "pickpocketing": "thieves_guild, 2, won, gold 2, vs humanoid",
    "haggling": "thieves_guild, 2, always, discount 2, least 1, surplus 1",
    "stealth": "thieves_guild, 3, always",
    "thrown_weapons": "thieves_guild, 4, always, throw 1, throws_any",
    "wharf_rat": "thieves_guild, 4, always, free sail, reach port",
    "poisonous_blade": "thieves_guild, 4, won, weapon edged, health 1, band 1",
    "disguise": "thieves_guild, 5, always, wills+1 against humanoid",
    "fleet_of_foot": "thieves_guild, 5, Spell for 1 Magic, movement, movements 2",
    "counterfeiting": "thieves_guild, 6, payment, once round, discount 3",
    "thievery": "thieves_guild, 8, won",
    "meditation": "forest_camp, 2, instead, recharge 2",
    "healing_arts": "forest_camp, 3, Spell for 1 Magic, lost, heal 1",
    "spirit_of_forest_trails": "forest_camp, 4, Spell for 1 Magic, movement, reach forest",
    "spirit_of_mountain_paths": "forest_camp, 4, Spell for 1 Magic, movement, reach mountains",
    "stamina": "forest_camp, 4, Spell for 1 Magic, movement, range 3",
    "long_weapons": "forest_camp, 5, always, strength+1 for each long",
    "hunting": (
        "forest_camp, 5, always, strength+1 against animal, wills+1 against animal, gold 2, "
        "vs animal"
    ),
    "horsemanship": "forest_camp, 5, movement, free ride, range 4, magic 1",
    "mountain_lore": "forest_camp, 6, always, strength+1 in mountains, wills+1 in mountains",
    "forest_wisdom": "forest_camp, 6, always, strength+1 in forest, wills+1 in forest",
    "sacrifice_of_blood": "monastery, 2, instead, health 1, recharge 4",
    "peoples_hospitality": (
        "monastery, 3, instead, recharge 1, heal 1, terrain plains, civilization"
    ),
    "fanaticism": "monastery, 4, drawn",
    "nautical_rites": "monastery, 4, always, gold 1, free sail",
    "exorcism": (
        "monastery, 4, always, strength+1 against demon undead, wills+1 against demon undead"
    ),
    "blessed_weapon": "monastery, 5, Spell for 1 Magic, battle, strength+1, per_weapon",
    "miraculous_healing": "monastery, 5, Spell for 2 Magic, instead, heal 2",
    "sanctity_of_life": "monastery, 6, dying, magic_per_health 2",
    "curse": "monastery, 6, Spell for 1 Magic, roll, opponent_dice 3, single_roll",
    "prayer": "monastery, 7, Spell for 1 Magic, roll, dice 2",
    "mass_decay": "magic_tower, 2, Spell for 0 Magic, own_turn, recharge 2",
    "magic_field_theory": "magic_tower, 3, always, free gate",
    "flaming_weapon": (
        "magic_tower, 4, Spell for 1 Magic, battle, strength+2, per_weapon, damages_weapon"
    ),
    "magic_drain": "magic_tower, 4, Spell for 1 Magic, battle, drain 2",
    "staff_skill": (
        "magic_tower, 5, always, strength+1 for each staff, wills+1 for each staff, "
        "wills+1 for each wand"
    ),
    "rune_of_homecoming": "magic_tower, 5, Spell for 1 Magic, movement, reach own_guild",
    "effective_spellcasting": "magic_tower, 5, payment, once round, discount 1",
    "mental_attack": "magic_tower, 6, always, wills_discount 1",
    "turn_back_time": "magic_tower, 7, Spell for 1 Magic, rolled",
    "time_loop": "magic_tower, 8, Spell for 2 Magic, own_turn, once two_rounds, turns 1",
}
"""Each card in words: guild, Experience, whether it is a Spell, when it acts, its numbers."""


def in_words(ability: Ability) -> str:
    words = [ability.guild, str(ability.experience)]
    words += [f"Spell for {ability.magic} Magic"] if ability.spell else []
    words.append(ability.timing)
    words += [f"once {ability.once}"] if ability.once else []
    words += [bonus_in_words(bonus) for bonus in ability.bonuses]
    for number in fields(ability.params):
        value = getattr(ability.params, number.name)
        if value:
            words.append(number.name if value is True else f"{number.name} {value}")
    return ", ".join(words)


def bonus_in_words(bonus: Bonus) -> str:
    words = f"{bonus.battle}+{bonus.value}"
    words += f" against {' '.join(bonus.vs)}" if bonus.vs else ""
    words += f" for each {bonus.weapon}" if bonus.weapon else ""
    words += f" with {bonus.hands} hands" if bonus.hands else ""
    return words + (f" in {bonus.terrain}" if bonus.terrain else "")


@pytest.mark.parametrize("ability", PRINTED)
def test_ability_is_printed_as_the_facts_say(ability: str) -> None:
    assert in_words(open_box().abilities[ability]) == PRINTED[ability]


def test_box_holds_ten_abilities_of_each_guild_and_no_others() -> None:
    abilities = {name: card for name, card in open_box().abilities.items() if not card.part}
    assert list(abilities) == list(PRINTED)
    guilds = Counter(ability.guild for ability in abilities.values())
    assert set(guilds.values()) == {10}
    assert len(guilds) == 5


@pytest.mark.rule("R-183")
def test_spell_costs_one_or_two_magic_save_mass_decay_which_costs_an_item() -> None:
    """X-08: the rulebook calls Mass Decay a Spell although it is paid with an Item."""
    spells = [card for card in open_box().abilities.values() if card.spell and not card.part]
    costs = {card.id: card.magic for card in spells}
    assert costs.pop("mass_decay") == 0
    assert set(costs.values()) == {1, 2}
    assert [name for name, magic in costs.items() if magic == 2] == [
        "miraculous_healing",
        "time_loop",
    ]


def test_ability_that_is_no_spell_has_no_price_in_magic_under_its_name() -> None:
    assert {card.magic for card in open_box().abilities.values() if not card.spell} == {0}

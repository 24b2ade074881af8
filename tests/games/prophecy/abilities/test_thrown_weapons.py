"""Thrown Weapons: +1 for each weapon thrown, and any one-handed weapon can be thrown."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, challenges, meets, storms


@pytest.mark.rule("R-242")
@pytest.mark.parametrize(
    ("weapon", "held", "thrown"), [("dagger", 1, 1), ("black_spear", 2, 1), ("axe", 0, 1)]
)
def test_thrown_weapons_adds_one_to_the_throw_of_a_throwing_weapon(
    scenario: type[Scenario], weapon: str, held: int, thrown: int
) -> None:
    play = meets(scenario, "bear", "thrown_weapons", items=[weapon], dice=(3, 3))
    play.answers(f"use {weapon}", f"throw {weapon}", "roll")
    assert totals(play) == [(4 + held + thrown + 1 + 3, 8)]
    assert play.table.damaged == [weapon]


@pytest.mark.rule("R-241", "R-242")
@pytest.mark.parametrize(
    ("weapon", "held"), [("cutlass", 1), ("sword", 2), ("rapier", 0), ("mace_of_the_dark_gods", 2)]
)
def test_thrown_weapons_throws_any_one_handed_weapon_and_damages_it(
    scenario: type[Scenario], weapon: str, held: int
) -> None:
    play = meets(scenario, "bear", "thrown_weapons", items=[weapon], dice=(6, 1))
    play.answers(f"use {weapon}", f"throw {weapon}", "roll")
    assert totals(play) == [(4 + held + 1 + 6, 6)]
    assert play.table.damaged == [weapon]


def test_without_thrown_weapons_a_cutlass_stays_in_the_hand(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "toughness", items=["cutlass"])
    play.answers("use cutlass")
    assert play.options == ["roll"]


def test_thrown_weapons_adds_nothing_to_a_weapon_in_the_hand(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "thrown_weapons", items=["dagger"], dice=(3, 3))
    play.answers("use dagger", "roll")
    assert totals(play) == [(4 + 1 + 3, 8)]


@pytest.mark.parametrize("weapon", ["great_sword", "cedar_staff", "war_axe"])
def test_thrown_weapons_throws_nothing_that_needs_two_hands(
    scenario: type[Scenario], weapon: str
) -> None:
    play = meets(scenario, "bear", "thrown_weapons", items=[weapon])
    play.answers(f"use {weapon}")
    assert play.options == ["roll"]


def test_thrown_weapons_throws_no_shield_and_no_cape(scenario: type[Scenario]) -> None:
    play = meets(scenario, "thug", "thrown_weapons", items=["cape", "wooden_shield"])
    play.answers("use cape", "use wooden_shield")
    assert play.options == ["roll"]


@pytest.mark.rule("R-257", "R-242")
def test_thrown_weapons_edged_weapons_and_ambidexterity_count_twice_for_cutlass_and_dagger(
    scenario: type[Scenario],
) -> None:
    abilities = ["ambidexterity", "edged_weapons", "thrown_weapons"]
    play = meets(scenario, "bear", *abilities, items=["cutlass", "dagger"], dice=(1, 6))
    play.answers("use cutlass", "use dagger", "throw cutlass", "throw dagger", "roll")
    weapons, own_throw, edged, thrown = 1 + 1, 1, 2, 2
    assert totals(play) == [(4 + weapons + own_throw + edged + thrown + 1, 11)]
    assert play.table.damaged == ["cutlass", "dagger"]


@pytest.mark.rule("R-127", "R-173", "R-257")
def test_thrown_weapons_counts_in_the_roll_of_each_throw_alone(scenario: type[Scenario]) -> None:
    abilities = ["ambidexterity", "edged_weapons", "thrown_weapons"]
    play = meets(
        scenario,
        "band_of_zombies",
        *abilities,
        items=["cutlass", "dagger"],
        dice=(3, 3, 3, 3, 3, 3),
    )
    play.answers("use cutlass", "use dagger", "throw cutlass", "roll", "throw dagger", "roll")
    play.answers("roll")
    first, second = 4 + 2 + 2 + 1, 4 + 1 + 1 + 1 + 1
    assert totals(play) == [(first + 3, 6), (second + 3, 6), (4 + 3, 6)]


def test_thrown_weapons_lets_the_boomerang_come_back(scenario: type[Scenario]) -> None:
    play = meets(
        scenario, "band_of_zombies", "thrown_weapons", items=["boomerang"], dice=(3, 3, 1, 4)
    )
    play.answers("use boomerang", "throw boomerang", "roll", "throw boomerang", "roll")
    assert totals(play) == [(4 + 1 + 1 + 3, 6), (4 + 1 + 1 + 1, 7)]
    assert play.table.damaged == ["boomerang"], "only the second roll was not won"


@pytest.mark.rule("R-177")
def test_thrown_weapons_throws_nothing_in_the_vampires_battle_of_wills(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "vampire", "thrown_weapons", items=["sword"], dice=(6, 1, 3, 3))
    play.answers("use sword")
    assert play.options == ["roll"]
    assert play.refused()["throw sword"] == ("throw_needs_strength", "R-177")
    play.answers("roll", "throw sword", "roll")
    assert totals(play) == [(10, 5), (4 + 2 + 1 + 3, 7)]


@pytest.mark.rule("R-202", "R-173")
def test_thrown_weapons_does_not_harm_the_astral_sword_which_is_then_out_of_hand(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["thrown_weapons"])
        .owns(0, "astral_sword")
        .lies(FIELD, "band_of_zombies")
        .dice(3, 3, 3, 3)
        .start("arrive")
    )
    play.answers("use astral_sword", "throw astral_sword", "roll", "roll")
    assert totals(play) == [(4 + 2 + 1 + 3, 6), (4 + 3, 6)]
    assert play.table.damaged == []


def test_astral_sword_thrown_at_a_character_still_drains_her_magic(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, magic=1, drained=3, abilities=["thrown_weapons"])
        .hero("spellblade", at=FIELD, magic=1)
        .owns(0, "astral_sword")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack spellblade", "use astral_sword", "throw astral_sword", "roll")
    assert totals(play) == [(4 + 3 + 1 + 6, 5)]
    assert (play.hero(0).magic, play.hero(1).magic) == (2, 0)


@pytest.mark.rule("R-273", "R-242")
def test_thrown_weapons_adds_to_a_weapon_in_flames(scenario: type[Scenario]) -> None:
    play = meets(
        scenario, "bear", "thrown_weapons", "flaming_weapon", items=["dagger"], dice=(3, 3)
    )
    play.answers("use dagger", "cast flaming_weapon dagger", "throw dagger", "roll")
    assert totals(play) == [(4 + 1 + 2 + 1 + 1 + 3, 8)]


@pytest.mark.rule("R-138", "R-241")
def test_thrown_weapons_serves_the_defender(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["thrown_weapons"], rivals_items=["sword"], dice=(3, 3))
    play.answers("by_strength", "stand", "use sword", "throw sword", "roll")
    assert totals(play) == [(7, 4 + 2 + 1 + 3)]
    assert play.table.damaged == ["sword"]


@pytest.mark.rule("R-295", "R-296")
@pytest.mark.parametrize(
    ("guardian", "own_values"), [("shadow_of_death", 4 - 2), ("master_of_pain", 3 + 2)]
)
def test_thrown_weapons_works_against_greater_guardians(
    scenario: type[Scenario], guardian: str, own_values: int
) -> None:
    play = storms(scenario, "thrown_weapons", greater=guardian, items=["sword"], dice=(3, 6))
    play.answers("use sword", "throw sword", "roll")
    assert totals(play)[0][0] == own_values + 2 + 1 + 3

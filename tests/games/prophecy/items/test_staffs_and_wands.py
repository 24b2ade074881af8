"""Staffs, wands and the Crystal Skull: bonuses in Battles of Wills and of Strength."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .duels import duel


def test_cedar_staff_adds_one_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "cedar_staff", dice=(3, 3))
    play.answers("use cedar_staff", "roll")
    assert ("rolled", 0, "ghost", 3, 3, 8, 7) in play.told()


def test_cedar_staff_adds_one_in_a_battle_of_strength(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "cedar_staff", dice=(3, 3))
    play.answers("use cedar_staff", "roll")
    assert ("rolled", 0, "bear", 3, 3, 8, 8) in play.told()


def test_oaken_staff_adds_one_in_a_battle_of_strength(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "oaken_staff", dice=(3, 3))
    play.answers("use oaken_staff", "roll")
    assert ("rolled", 0, "bear", 3, 3, 8, 8) in play.told()


def test_oaken_staff_is_of_no_use_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "oaken_staff", "ivory_wand")
    assert play.options == ["use ivory_wand", "ready"]
    assert play.refused()["use oaken_staff"] == ("useless_in_this_battle", "R-172")


def test_ivory_wand_adds_one_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "ivory_wand", dice=(3, 3))
    play.answers("use ivory_wand", "roll")
    assert ("rolled", 0, "ghost", 3, 3, 8, 7) in play.told()


def test_ivory_wand_is_of_no_use_in_a_battle_of_strength(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "ivory_wand", "sword")
    assert play.refused()["use ivory_wand"] == ("useless_in_this_battle", "R-172")


def test_mahogany_wand_adds_two_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "mahogany_wand", dice=(3, 3))
    play.answers("use mahogany_wand", "roll")
    assert ("rolled", 0, "ghost", 3, 3, 9, 7) in play.told()


def test_mahogany_wand_is_of_no_use_in_a_battle_of_strength(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "mahogany_wand", "sword")
    assert play.refused()["use mahogany_wand"] == ("useless_in_this_battle", "R-172")


def test_wand_also_helps_in_a_battle_of_wills_one_has_paid_for(scenario: type[Scenario]) -> None:
    play = duel(scenario, "old_pirate", "mahogany_wand", dice=(3, 3))
    play.answers("by_wills", "use mahogany_wand", "roll")
    assert ("rolled", 0, "old_pirate", 3, 3, 7, 6) in play.told()
    assert play.hero().magic == 2


def test_crystal_skull_adds_one_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "crystal_skull", dice=(3, 3))
    play.answers("use crystal_skull", "roll")
    assert ("rolled", 0, "ghost", 3, 3, 8, 7) in play.told()


def test_crystal_skull_is_of_no_use_in_a_battle_of_strength(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "crystal_skull", "sword")
    assert play.refused()["use crystal_skull"] == ("useless_in_this_battle", "R-172")


def test_golem_guardian_is_no_guardian_to_the_crystal_skull(scenario: type[Scenario]) -> None:
    play = duel(scenario, "golem_guardian", "crystal_skull", "sword")
    assert play.refused()["use crystal_skull"] == ("useless_in_this_battle", "R-172")


def test_staff_of_the_archmagi_adds_three_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "staff_of_the_archmagi", dice=(3, 3))
    play.answers("use staff_of_the_archmagi", "roll")
    assert ("rolled", 0, "ghost", 3, 3, 10, 7) in play.told()


def test_staff_of_the_archmagi_adds_one_in_a_battle_of_strength(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "staff_of_the_archmagi", dice=(3, 3))
    play.answers("use staff_of_the_archmagi", "roll")
    assert ("rolled", 0, "bear", 3, 3, 8, 8) in play.told()


def test_flaming_staff_adds_one_in_a_battle_of_strength(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "flaming_staff", dice=(3, 3))
    play.answers("use flaming_staff", "roll")
    assert ("rolled", 0, "bear", 3, 3, 8, 8) in play.told()
    assert play.table.damaged == []


def test_flaming_staff_adds_one_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "flaming_staff", dice=(3, 3))
    play.answers("use flaming_staff", "roll")
    assert ("rolled", 0, "ghost", 3, 3, 8, 7) in play.told()
    assert play.table.damaged == []


@pytest.mark.parametrize("creature", ["bear", "ghost"])
def test_flaming_staff_ignited_adds_two_more_and_is_damaged(
    scenario: type[Scenario], creature: str
) -> None:
    play = duel(scenario, creature, "flaming_staff", dice=(6, 1))
    play.answers("use flaming_staff", "ignite flaming_staff", "roll")
    assert totals(play)[0][0] == 4 + 1 + 2 + 6
    assert play.table.damaged == ["flaming_staff"]


@pytest.mark.rule("R-127")
def test_flaming_staff_burns_in_one_roll_of_a_band(scenario: type[Scenario]) -> None:
    play = duel(scenario, "band_of_zombies", "flaming_staff", dice=(3, 3, 3, 3, 3, 3))
    play.answers("use flaming_staff", "roll", "ignite flaming_staff", "roll", "roll")
    assert totals(play) == [(8, 6), (10, 6), (7, 6)], "damaged after the second roll"


def test_vampire_is_met_with_one_staff_in_both_stages(scenario: type[Scenario]) -> None:
    play = duel(scenario, "vampire", "staff_of_the_archmagi", dice=(3, 3, 3, 3))
    play.answers("use staff_of_the_archmagi", "roll", "roll")
    assert totals(play) == [(4 + 3 + 3, 7), (4 + 1 + 3, 7)]

"""Rare weapons: their bonuses, payments for one roll, and the price of the Berserker's Axe."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .duels import FIELD, duel


@pytest.mark.parametrize("creature", ["bear", "thug", "undead_warrior"])
def test_great_sword_adds_three_against_anybody(scenario: type[Scenario], creature: str) -> None:
    play = duel(scenario, creature, "great_sword", dice=(6, 1))
    play.answers("use great_sword", "roll")
    assert totals(play)[0][0] == 4 + 3 + 6


def test_black_spear_adds_two(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "black_spear", dice=(3, 3))
    play.answers("use black_spear", "roll")
    assert ("rolled", 0, "bear", 3, 3, 9, 8) in play.told()


def test_thors_hammer_adds_two(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "thors_hammer", dice=(3, 3))
    play.answers("use thors_hammer", "roll")
    assert ("rolled", 0, "bear", 3, 3, 9, 8) in play.told()


def test_thors_hammer_adds_three_against_the_undead(scenario: type[Scenario]) -> None:
    play = duel(scenario, "undead_warrior", "thors_hammer", dice=(3, 3))
    play.answers("use thors_hammer", "roll")
    assert ("rolled", 0, "undead_warrior", 3, 3, 10, 7) in play.told()


def test_mace_of_the_dark_gods_adds_two(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "mace_of_the_dark_gods", dice=(3, 3))
    play.answers("use mace_of_the_dark_gods", "roll")
    assert ("rolled", 0, "bear", 3, 3, 9, 8) in play.told()


def test_mace_of_the_dark_gods_adds_three_against_a_humanoid(scenario: type[Scenario]) -> None:
    play = duel(scenario, "thug", "mace_of_the_dark_gods", dice=(3, 3))
    play.answers("use mace_of_the_dark_gods", "roll")
    assert ("rolled", 0, "thug", 3, 3, 10, 7) in play.told()


def test_radiant_scythe_adds_two(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "radiant_scythe", dice=(3, 3))
    play.answers("use radiant_scythe", "roll")
    assert ("rolled", 0, "bear", 3, 3, 9, 8) in play.told()


def test_radiant_scythe_adds_four_against_the_undead(scenario: type[Scenario]) -> None:
    play = duel(scenario, "undead_warrior", "radiant_scythe", dice=(3, 3))
    play.answers("use radiant_scythe", "roll")
    assert ("rolled", 0, "undead_warrior", 3, 3, 11, 7) in play.told()


def test_radiant_scythe_adds_four_against_a_demon(scenario: type[Scenario]) -> None:
    play = duel(scenario, "flock_of_harpies", "radiant_scythe", dice=(3, 3))
    play.answers("by_strength", "use radiant_scythe", "roll")
    assert ("rolled", 0, "flock_of_harpies", 3, 3, 11, 6) in play.told()


def test_sword_of_smiting_adds_two(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "sword_of_smiting", dice=(3, 3))
    play.answers("use sword_of_smiting", "roll")
    assert ("rolled", 0, "bear", 3, 3, 9, 8) in play.told()
    assert play.hero().magic == 4


@pytest.mark.rule("R-244")
@pytest.mark.parametrize("paid", [1, 2])
def test_sword_of_smiting_strikes_harder_for_each_magic_paid(
    scenario: type[Scenario], paid: int
) -> None:
    play = duel(scenario, "bear", "sword_of_smiting", dice=(3, 3))
    play.answers("use sword_of_smiting", f"pay sword_of_smiting {paid}")
    assert (play.hero().magic, play.hero().drained) == (4 - paid, paid), "paid before the dice"
    play.answers("roll")
    assert ("rolled", 0, "bear", 3, 3, 9 + paid, 8) in play.told()


@pytest.mark.rule("R-127", "R-244")
def test_sword_of_smiting_is_paid_for_one_roll_of_a_band(scenario: type[Scenario]) -> None:
    play = duel(scenario, "band_of_zombies", "sword_of_smiting", dice=(3, 3, 3, 3, 3, 3))
    play.answers("use sword_of_smiting", "pay sword_of_smiting 2", "roll", "roll")
    play.answers("pay sword_of_smiting 1", "roll")
    assert totals(play) == [(11, 6), (9, 6), (10, 6)]
    assert play.hero().magic == 1


@pytest.mark.rule("R-244")
def test_sword_of_smiting_is_paid_once_for_a_roll(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "sword_of_smiting")
    play.answers("use sword_of_smiting", "pay sword_of_smiting 1")
    assert play.options == ["roll"]


@pytest.mark.rule("R-043")
def test_sword_of_smiting_takes_no_magic_one_does_not_have(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, magic=1, drained=3, items=["sword_of_smiting"])
        .lies(FIELD, "bear")
        .start("arrive")
    )
    play.answers("use sword_of_smiting")
    assert play.options == ["pay sword_of_smiting 1", "roll"]


def test_sword_of_smiting_is_of_no_use_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "sword_of_smiting", "ivory_wand")
    assert play.refused()["use sword_of_smiting"] == ("useless_in_this_battle", "R-172")


def test_ritual_dagger_adds_one_in_a_battle_of_strength(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "ritual_dagger", dice=(3, 3))
    play.answers("use ritual_dagger")
    assert play.options == ["roll"], "its payment is for Battles of Wills"
    play.answers("roll")
    assert ("rolled", 0, "bear", 3, 3, 8, 8) in play.told()


@pytest.mark.rule("R-244")
@pytest.mark.parametrize("paid", [1, 2])
def test_ritual_dagger_drinks_health_in_a_battle_of_wills(
    scenario: type[Scenario], paid: int
) -> None:
    play = duel(scenario, "ghost", "ritual_dagger", dice=(3, 3))
    play.answers("use ritual_dagger", f"pay ritual_dagger {paid}")
    assert (play.hero().health, play.hero().wounds) == (4 - paid, paid), "paid before the dice"
    play.answers("roll")
    assert ("rolled", 0, "ghost", 3, 3, 7 + 2 * paid, 7) in play.told()


@pytest.mark.rule("R-127", "R-244")
def test_ritual_dagger_is_paid_for_one_roll_of_a_band(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghostly_spirits", "ritual_dagger", dice=(3, 3, 4, 3))
    play.answers("use ritual_dagger", "pay ritual_dagger 1", "roll", "roll")
    assert totals(play) == [(3 + 2 + 3, 6), (3 + 4, 6)], "the Spirits' chill has cost 1 Magic"


def test_ritual_dagger_cannot_drink_health_that_is_lost(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, health=1, wounds=3, items=["ritual_dagger"])
        .lies(FIELD, "ghost")
        .start("arrive")
    )
    play.answers("use ritual_dagger")
    assert play.options == ["pay ritual_dagger 1", "roll"]


def test_berserkers_axe_adds_three(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "berserkers_axe", dice=(3, 3))
    play.answers("use berserkers_axe", "roll")
    assert ("rolled", 0, "bear", 3, 3, 10, 8) in play.told()
    assert play.hero().wounds == 0


@pytest.mark.rule("R-245")
def test_berserkers_axe_makes_a_defeat_cost_one_more_health(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "berserkers_axe", dice=(1, 6))
    play.answers("use berserkers_axe", "roll")
    assert ("rolled", 0, "bear", 1, 6, 8, 11) in play.told()
    assert (play.hero().health, play.hero().wounds) == (2, 2)


@pytest.mark.rule("R-245")
def test_berserkers_axe_costs_nothing_in_a_draw(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "berserkers_axe", dice=(1, 3))
    play.answers("use berserkers_axe", "roll")
    assert ("drew", 0, "bear") in play.told()
    assert play.hero().wounds == 0


@pytest.mark.rule("R-245")
def test_berserkers_axe_left_in_the_bag_costs_nothing(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "berserkers_axe", dice=(1, 6))
    play.answers("ready", "roll")
    assert (play.hero().health, play.hero().wounds) == (3, 1)


@pytest.mark.rule("R-121", "R-245")
def test_berserkers_axe_kills_who_loses_with_her_last_health(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, health=1, wounds=3, items=["berserkers_axe"])
        .lies(FIELD, "bear")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("use berserkers_axe", "roll")
    assert ("died", 0) in play.told()
    assert play.table.rare_discard == ["berserkers_axe"]
    assert play.match.over


@pytest.mark.rule("R-245")
def test_berserkers_axe_costs_a_robbed_hero_one_health(scenario: type[Scenario]) -> None:
    play = duel(scenario, "highwayman", "berserkers_axe", "cape", dice=(1, 6))
    play.answers("by_strength", "use berserkers_axe", "roll", "give cape")
    assert (play.hero().health, play.hero().wounds) == (3, 1)
    assert play.table.hoards == {"highwayman": ["cape"]}

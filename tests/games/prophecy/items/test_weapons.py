"""Common weapons: what each adds in a Battle of Strength, and against whom."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .duels import FIELD, duel


@pytest.mark.rule("R-238")
def test_javelin_adds_one_against_an_animal(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "javelin", dice=(3, 3))
    play.answers("use javelin", "roll")
    assert ("rolled", 0, "bear", 3, 3, 8, 8) in play.told()


@pytest.mark.rule("R-238")
def test_javelin_adds_nothing_against_a_humanoid(scenario: type[Scenario]) -> None:
    play = duel(scenario, "thug", "javelin", dice=(3, 3))
    play.answers("use javelin", "roll")
    assert ("rolled", 0, "thug", 3, 3, 7, 7) in play.told()


@pytest.mark.rule("R-238")
def test_axe_adds_one_against_a_demon(scenario: type[Scenario]) -> None:
    play = duel(scenario, "flock_of_harpies", "axe", dice=(3, 3))
    play.answers("by_strength", "use axe", "roll")
    assert ("rolled", 0, "flock_of_harpies", 3, 3, 8, 6) in play.told()


@pytest.mark.rule("R-238")
def test_axe_adds_nothing_against_an_animal(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "axe", dice=(3, 3))
    play.answers("use axe", "roll")
    assert ("rolled", 0, "bear", 3, 3, 7, 8) in play.told()


@pytest.mark.rule("R-238")
def test_hammer_adds_one_against_the_undead(scenario: type[Scenario]) -> None:
    play = duel(scenario, "undead_warrior", "hammer", dice=(3, 3))
    play.answers("use hammer", "roll")
    assert ("rolled", 0, "undead_warrior", 3, 3, 8, 7) in play.told()


@pytest.mark.rule("R-238")
def test_hammer_adds_nothing_against_a_demon(scenario: type[Scenario]) -> None:
    play = duel(scenario, "flock_of_harpies", "hammer", dice=(3, 3))
    play.answers("by_strength", "use hammer", "roll")
    assert ("rolled", 0, "flock_of_harpies", 3, 3, 7, 6) in play.told()


@pytest.mark.rule("R-238")
def test_rapier_adds_one_against_a_humanoid(scenario: type[Scenario]) -> None:
    play = duel(scenario, "thug", "rapier", dice=(3, 3))
    play.answers("use rapier", "roll")
    assert ("rolled", 0, "thug", 3, 3, 8, 7) in play.told()


@pytest.mark.rule("R-238")
def test_rapier_adds_nothing_against_the_undead(scenario: type[Scenario]) -> None:
    play = duel(scenario, "undead_warrior", "rapier", dice=(3, 3))
    play.answers("use rapier", "roll")
    assert ("rolled", 0, "undead_warrior", 3, 3, 7, 7) in play.told()


@pytest.mark.rule("R-239")
def test_hammer_without_a_bonus_is_still_a_weapon_in_use(scenario: type[Scenario]) -> None:
    play = duel(scenario, "thug", "hammer", dice=(3, 1))
    play.answers("use hammer", "roll")
    assert ("rolled", 0, "thug", 3, 1, 7, 5) in play.told()
    assert play.hero().experience == 3, "the Thug pays Experience for a fist fight only"


@pytest.mark.parametrize("creature", ["bear", "thug", "undead_warrior"])
def test_dagger_adds_one_against_anybody(scenario: type[Scenario], creature: str) -> None:
    play = duel(scenario, creature, "dagger", dice=(6, 1))
    play.answers("use dagger", "roll")
    assert totals(play)[0][0] == 4 + 1 + 6


@pytest.mark.parametrize("creature", ["bear", "thug", "undead_warrior"])
def test_cutlass_adds_one_against_anybody(scenario: type[Scenario], creature: str) -> None:
    play = duel(scenario, creature, "cutlass", dice=(6, 1))
    play.answers("use cutlass", "roll")
    assert totals(play)[0][0] == 4 + 1 + 6


@pytest.mark.parametrize("creature", ["bear", "thug", "undead_warrior"])
def test_spear_adds_one_against_anybody(scenario: type[Scenario], creature: str) -> None:
    play = duel(scenario, creature, "spear", dice=(6, 1))
    play.answers("use spear", "roll")
    assert totals(play)[0][0] == 4 + 1 + 6


@pytest.mark.parametrize("creature", ["bear", "thug", "undead_warrior"])
def test_sword_adds_two_against_anybody(scenario: type[Scenario], creature: str) -> None:
    play = duel(scenario, creature, "sword", dice=(6, 1))
    play.answers("use sword", "roll")
    assert totals(play)[0][0] == 4 + 2 + 6


@pytest.mark.parametrize("creature", ["bear", "thug", "undead_warrior"])
def test_war_axe_adds_two_against_anybody(scenario: type[Scenario], creature: str) -> None:
    play = duel(scenario, creature, "war_axe", dice=(6, 1))
    play.answers("use war_axe", "roll")
    assert totals(play)[0][0] == 4 + 2 + 6


def test_war_hammer_adds_two(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "war_hammer", dice=(3, 3))
    play.answers("use war_hammer", "roll")
    assert ("rolled", 0, "bear", 3, 3, 9, 8) in play.told()


def test_war_hammer_adds_three_against_the_undead(scenario: type[Scenario]) -> None:
    play = duel(scenario, "undead_warrior", "war_hammer", dice=(3, 3))
    play.answers("use war_hammer", "roll")
    assert ("rolled", 0, "undead_warrior", 3, 3, 10, 7) in play.told()


def test_boomerang_in_the_hand_adds_nothing(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "boomerang", dice=(3, 3))
    play.answers("use boomerang", "roll")
    assert ("rolled", 0, "bear", 3, 3, 7, 8) in play.told()


def test_cape_adds_one_against_a_humanoid(scenario: type[Scenario]) -> None:
    play = duel(scenario, "thug", "cape", dice=(3, 3))
    play.answers("use cape", "roll")
    assert ("rolled", 0, "thug", 3, 3, 8, 7) in play.told()


def test_cape_is_of_no_use_against_an_animal(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "cape", "sword")
    assert play.options == ["use sword", "ready"]
    assert play.refused()["use cape"] == ("useless_in_this_battle", "R-172")


def test_cape_is_no_weapon_to_the_thug(scenario: type[Scenario]) -> None:
    play = duel(scenario, "thug", "cape", dice=(3, 3))
    play.answers("use cape", "roll")
    assert play.hero().experience == 3 + 2


@pytest.mark.rule("R-116", "R-168", "R-172")
def test_sword_that_is_not_declared_adds_nothing(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "sword", dice=(3, 3))
    play.answers("ready")
    assert play.options == ["roll"], "too late to draw it"
    play.answers("roll")
    assert ("rolled", 0, "bear", 3, 3, 7, 8) in play.told()


@pytest.mark.rule("R-116")
def test_lost_cubes_do_not_help_the_sword(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, health=1, wounds=3, items=["sword"])
        .lies(FIELD, "rat")
        .dice(3, 3)
        .start("arrive")
    )
    play.answers("use sword", "roll")
    assert ("rolled", 0, "rat", 3, 3, 6, 4) in play.told()


@pytest.mark.rule("R-172")
@pytest.mark.parametrize(
    "weapon",
    ["javelin", "axe", "hammer", "rapier", "dagger", "cutlass", "spear", "sword", "war_axe"],
)
def test_plain_weapon_is_of_no_use_in_a_battle_of_wills(
    scenario: type[Scenario], weapon: str
) -> None:
    play = duel(scenario, "ghost", weapon, "ivory_wand")
    assert play.options == ["use ivory_wand", "ready"]
    assert play.refused()[f"use {weapon}"] == ("useless_in_this_battle", "R-172")


@pytest.mark.rule("R-126", "R-172")
def test_dagger_and_kind_of_battle_stay_the_same_from_roll_to_roll(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "angry_mob", "dagger", "sword", dice=(6, 1))
    play.answers("by_strength", "use dagger", "roll")
    assert play.options == ["throw dagger", "roll"], "no sword, no Battle of Wills"


@pytest.mark.rule("R-172")
def test_sword_may_follow_the_dagger_in_the_next_battle(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["dagger", "sword"])
        .lies(FIELD, "rat")
        .lies("mountains_by_fortress", "bear")
        .top("chance_peaceful_times")
        .dice(3, 3, 3, 3)
        .start("chance")
    )
    play.answers("stay", "use dagger", "roll", "end")
    play.answers("walk mountains_by_fortress", "use sword", "roll")
    assert totals(play) == [(4 + 1 + 3, 4), (4 + 2 + 3, 8)]

"""Throwing weapons: announced before the dice, for one roll, then usually damaged."""

import pytest

from fabletop.core.errors import IllegalAnswer
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .duels import duel


@pytest.mark.rule("R-240")
def test_javelin_thrown_at_an_animal_gives_two(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "javelin", dice=(3, 3))
    play.answers("use javelin", "throw javelin", "roll")
    assert ("rolled", 0, "bear", 3, 3, 9, 8) in play.told()


def test_javelin_thrown_at_a_humanoid_gives_one(scenario: type[Scenario]) -> None:
    play = duel(scenario, "thug", "javelin", dice=(3, 3))
    play.answers("use javelin", "throw javelin", "roll")
    assert ("rolled", 0, "thug", 3, 3, 8, 7) in play.told()


@pytest.mark.rule("R-240", "RS-10")
def test_axe_thrown_at_a_demon_gives_two(scenario: type[Scenario]) -> None:
    play = duel(scenario, "flock_of_harpies", "axe", dice=(3, 3))
    play.answers("by_strength", "use axe", "throw axe", "roll")
    assert ("rolled", 0, "flock_of_harpies", 3, 3, 9, 6) in play.told()


def test_axe_thrown_at_the_undead_gives_one(scenario: type[Scenario]) -> None:
    play = duel(scenario, "undead_warrior", "axe", dice=(3, 3))
    play.answers("use axe", "throw axe", "roll")
    assert ("rolled", 0, "undead_warrior", 3, 3, 8, 7) in play.told()


@pytest.mark.rule("R-242", "RS-10")
def test_thors_hammer_thrown_at_the_undead_gives_four(scenario: type[Scenario]) -> None:
    play = duel(scenario, "undead_warrior", "thors_hammer", dice=(3, 3))
    play.answers("use thors_hammer", "throw thors_hammer", "roll")
    assert ("rolled", 0, "undead_warrior", 3, 3, 11, 7) in play.told()
    assert play.table.damaged == ["thors_hammer"]


@pytest.mark.rule("R-242")
def test_thors_hammer_thrown_at_an_animal_gives_three(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "thors_hammer", dice=(3, 3))
    play.answers("use thors_hammer", "throw thors_hammer", "roll")
    assert ("rolled", 0, "bear", 3, 3, 10, 8) in play.told()


def test_dagger_thrown_gives_two_and_is_damaged(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "dagger", dice=(3, 3))
    play.answers("use dagger", "throw dagger", "roll")
    assert ("rolled", 0, "bear", 3, 3, 9, 8) in play.told()
    assert play.table.damaged == ["dagger"]


def test_spear_thrown_gives_two_and_is_damaged(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "spear", dice=(3, 3))
    play.answers("use spear", "throw spear", "roll")
    assert ("rolled", 0, "bear", 3, 3, 9, 8) in play.told()
    assert play.table.damaged == ["spear"]


def test_black_spear_thrown_gives_three_and_is_damaged(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "black_spear", dice=(3, 3))
    play.answers("use black_spear", "throw black_spear", "roll")
    assert ("rolled", 0, "bear", 3, 3, 10, 8) in play.told()
    assert play.table.damaged == ["black_spear"]


@pytest.mark.rule("R-177")
@pytest.mark.parametrize(
    "weapon", ["javelin", "axe", "dagger", "spear", "thors_hammer", "black_spear"]
)
@pytest.mark.parametrize("foe_die", [1, 6])
def test_thrown_weapon_is_damaged_whether_it_wins_or_not(
    scenario: type[Scenario], weapon: str, foe_die: int
) -> None:
    play = duel(scenario, "bear", weapon, dice=(2, foe_die))
    play.answers(f"use {weapon}", f"throw {weapon}", "roll")
    assert play.table.damaged == [weapon]
    assert play.hero().items == [weapon], "damaged, not lost"


def test_boomerang_thrown_gives_one(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "boomerang", dice=(3, 3))
    play.answers("use boomerang", "throw boomerang", "roll")
    assert ("rolled", 0, "bear", 3, 3, 8, 8) in play.told()


def test_boomerang_comes_back_undamaged_from_a_roll_that_is_won(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "boomerang", dice=(6, 1))
    play.answers("use boomerang", "throw boomerang", "roll")
    assert play.table.damaged == []


@pytest.mark.parametrize(("own_die", "result"), [(3, "drew"), (2, "lost")])
def test_boomerang_is_damaged_by_a_roll_that_is_not_won(
    scenario: type[Scenario], own_die: int, result: str
) -> None:
    play = duel(scenario, "bear", "boomerang", dice=(own_die, 3))
    play.answers("use boomerang", "throw boomerang", "roll")
    assert (result, 0, "bear") in play.told()
    assert play.table.damaged == ["boomerang"]


def test_boomerang_that_came_back_can_be_thrown_at_the_next_of_a_band(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "band_of_zombies", "boomerang", dice=(3, 3, 3, 3))
    play.answers("use boomerang", "throw boomerang", "roll", "throw boomerang", "roll")
    assert totals(play) == [(8, 6), (8, 6)]


@pytest.mark.rule("R-243")
@pytest.mark.parametrize("script", [("roll",), ("throw boomerang", "roll")])
def test_boomerang_is_a_crushing_weapon_thrown_or_not(
    scenario: type[Scenario], script: tuple[str, ...]
) -> None:
    assert open_box().items["boomerang"].weapon == ("crushing",)
    play = duel(scenario, "thug", "boomerang", dice=(6, 1))
    play.answers("use boomerang", *script)
    assert ("won", 0, "thug") in play.told()
    assert play.hero().experience == 3, "the Thug saw a weapon"


@pytest.mark.rule("R-173")
def test_axe_thrown_first_is_missing_in_the_other_two_rolls(scenario: type[Scenario]) -> None:
    play = duel(scenario, "flock_of_harpies", "axe", dice=(3, 3, 3, 3, 3, 3))
    play.answers("by_strength", "use axe", "throw axe", "roll", "roll", "roll")
    assert totals(play) == [(9, 6), (7, 6), (7, 6)]
    assert ("won", 0, "flock_of_harpies") in play.told()


@pytest.mark.rule("R-127", "R-241")
def test_dagger_thrown_in_the_last_roll_adds_to_that_roll_alone(scenario: type[Scenario]) -> None:
    play = duel(scenario, "band_of_zombies", "dagger", dice=(3, 3, 3, 3, 3, 3))
    play.answers("use dagger", "roll", "roll", "throw dagger", "roll")
    assert totals(play) == [(8, 6), (8, 6), (9, 6)]


@pytest.mark.rule("R-241")
def test_dagger_cannot_be_thrown_after_the_dice(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "dagger", "scroll_of_altered_reality", dice=(3, 4))
    play.answers("use dagger", "roll")
    assert play.options == ["accept", "reroll own", "reroll foe"]
    with pytest.raises(IllegalAnswer):
        play.answers("throw dagger")


@pytest.mark.rule("R-241")
def test_dagger_is_thrown_once_in_a_roll(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "dagger")
    play.answers("use dagger")
    assert play.options == ["throw dagger", "roll"]
    play.answers("throw dagger")
    assert play.options == ["roll"]


@pytest.mark.rule("R-177")
def test_black_spear_is_not_thrown_in_the_vampires_battle_of_wills(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "vampire", "black_spear", dice=(6, 1))
    play.answers("use black_spear")
    assert play.options == ["roll"]
    assert play.refused()["throw black_spear"] == ("throw_needs_strength", "R-177")
    play.answers("roll")
    assert play.options == ["throw black_spear", "roll"]


@pytest.mark.rule("R-156", "R-177")
def test_javelin_thrown_today_cannot_be_used_tomorrow(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="plains_by_city", items=["javelin", "rapier"])
        .lies("plains_by_city", "bear")
        .top("chance_tradesman", "chance_plains")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("use javelin", "throw javelin", "roll", "stay", "end", "stay")
    assert play.options == ["use rapier", "ready"]
    assert play.refused()["use javelin"] == ("damaged", "R-156")

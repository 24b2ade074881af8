"""Shields: in use they may turn a lost Battle of Strength into a draw, and are damaged by it."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .duels import FIELD, duel


@pytest.mark.rule("R-319")
def test_wooden_shield_turns_a_defeat_into_a_draw_on_a_five(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "wooden_shield", dice=(1, 6, 5))
    play.answers("use wooden_shield", "roll", "try_shield")
    assert ("shielded", 0, "wooden_shield", 5) in play.told()
    assert ("drew", 0, "bear") in play.told()
    assert play.hero().wounds == 0
    assert play.table.damaged == ["wooden_shield"]
    assert play.lying(FIELD) == ["bear"]


def test_wooden_shield_does_not_save_on_a_four(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "wooden_shield", dice=(1, 6, 4))
    play.answers("use wooden_shield", "roll", "try_shield")
    assert ("not_shielded", 0, "wooden_shield", 4) in play.told()
    assert (play.hero().health, play.hero().wounds) == (3, 1)
    assert play.table.damaged == [], "only a shield that saves is damaged"


@pytest.mark.rule("R-319")
def test_large_wooden_shield_turns_a_defeat_into_a_draw_on_a_four(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "bear", "large_wooden_shield", dice=(1, 6, 4))
    play.answers("use large_wooden_shield", "roll", "try_shield")
    assert ("drew", 0, "bear") in play.told()
    assert play.hero().wounds == 0
    assert play.table.damaged == ["large_wooden_shield"]


def test_large_wooden_shield_does_not_save_on_a_three(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "large_wooden_shield", dice=(1, 6, 3))
    play.answers("use large_wooden_shield", "roll", "try_shield")
    assert play.hero().wounds == 1
    assert play.table.damaged == []


@pytest.mark.rule("R-319")
def test_knights_shield_turns_a_defeat_into_a_draw_on_a_three(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "knights_shield", dice=(1, 6, 3))
    play.answers("use knights_shield", "roll", "try_shield")
    assert ("drew", 0, "bear") in play.told()
    assert play.hero().wounds == 0
    assert play.table.damaged == ["knights_shield"]


def test_knights_shield_does_not_save_on_a_two(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "knights_shield", dice=(1, 6, 2))
    play.answers("use knights_shield", "roll", "try_shield")
    assert play.hero().wounds == 1
    assert play.table.damaged == []


@pytest.mark.rule("R-319")
def test_radiant_shield_turns_a_defeat_into_a_draw_on_a_five(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "radiant_shield", dice=(1, 6, 5))
    play.answers("use radiant_shield", "roll", "try_shield")
    assert ("rolled", 0, "bear", 1, 6, 5, 11) in play.told(), "it shines at no animal"
    assert ("drew", 0, "bear") in play.told()
    assert play.table.damaged == ["radiant_shield"]


def test_radiant_shield_does_not_save_on_a_four(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "radiant_shield", dice=(1, 6, 4))
    play.answers("use radiant_shield", "roll", "try_shield")
    assert play.hero().wounds == 1
    assert play.table.damaged == []


def test_radiant_shield_adds_two_against_the_undead(scenario: type[Scenario]) -> None:
    play = duel(scenario, "undead_warrior", "radiant_shield", dice=(3, 3))
    play.answers("use radiant_shield", "roll")
    assert ("rolled", 0, "undead_warrior", 3, 3, 9, 7) in play.told()


def test_radiant_shield_adds_two_against_a_demon(scenario: type[Scenario]) -> None:
    play = duel(scenario, "flock_of_harpies", "radiant_shield", dice=(3, 3))
    play.answers("by_strength", "use radiant_shield", "roll")
    assert ("rolled", 0, "flock_of_harpies", 3, 3, 9, 6) in play.told()


def test_spiked_shield_adds_one_against_anybody(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "spiked_shield", dice=(3, 3))
    play.answers("use spiked_shield", "roll")
    assert ("rolled", 0, "bear", 3, 3, 8, 8) in play.told()


@pytest.mark.rule("R-319")
def test_spiked_shield_turns_a_defeat_into_a_draw_on_a_five(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "spiked_shield", dice=(1, 6, 5))
    play.answers("use spiked_shield", "roll", "try_shield")
    assert ("drew", 0, "bear") in play.told()
    assert play.table.damaged == ["spiked_shield"]


def test_spiked_shield_does_not_save_on_a_four(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "spiked_shield", dice=(1, 6, 4))
    play.answers("use spiked_shield", "roll", "try_shield")
    assert play.hero().wounds == 1
    assert play.table.damaged == []


@pytest.mark.rule("R-246")
def test_knights_shield_left_in_the_bag_saves_nobody(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "knights_shield", dice=(1, 6))
    play.answers("ready", "roll")
    assert ("lost", 0, "bear") in play.told()
    assert play.hero().wounds == 1


@pytest.mark.rule("R-246")
def test_knights_shield_saves_nobody_who_wields_the_great_sword(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "bear", "great_sword", "knights_shield", dice=(1, 6))
    play.answers("use great_sword")
    assert play.options == ["roll"], "no hand is left for the shield"
    play.answers("roll")
    assert ("lost", 0, "bear") in play.told()


def test_shield_is_not_asked_in_a_draw(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "knights_shield", dice=(4, 3))
    play.answers("use knights_shield", "roll")
    assert ("drew", 0, "bear") in play.told()
    assert play.table.damaged == []


@pytest.mark.parametrize(
    "shield",
    ["wooden_shield", "large_wooden_shield", "radiant_shield", "spiked_shield", "knights_shield"],
)
def test_shield_is_of_no_use_in_a_battle_of_wills(scenario: type[Scenario], shield: str) -> None:
    play = duel(scenario, "ghost", shield, "ivory_wand")
    assert play.options == ["use ivory_wand", "ready"]
    assert play.refused()[f"use {shield}"] == ("useless_in_this_battle", "R-172")


def test_knights_shield_does_not_save_in_the_vampires_battle_of_wills(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "vampire", "knights_shield", dice=(1, 6))
    play.answers("use knights_shield", "roll")
    assert ("lost", 0, "vampire") in play.told()
    assert play.hero().wounds == 1


@pytest.mark.rule("R-319")
def test_knights_shield_saves_in_the_vampires_battle_of_strength(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "vampire", "knights_shield", dice=(6, 1, 1, 6, 3))
    play.answers("use knights_shield", "roll", "roll", "try_shield")
    assert ("drew", 0, "vampire") in play.told()
    assert play.hero().wounds == 0


@pytest.mark.rule("R-319")
def test_wooden_shield_makes_a_draw_of_a_battle_lost_to_the_second_of_a_band(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "band_of_zombies", "wooden_shield", dice=(6, 1, 1, 6, 6))
    play.answers("use wooden_shield", "roll", "roll", "try_shield")
    assert totals(play) == [(10, 4), (5, 9)]
    assert ("drew", 0, "band_of_zombies") in play.told()


@pytest.mark.rule("R-156")
def test_damaged_wooden_shield_cannot_be_used(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["sword"], damaged=["wooden_shield"])
        .lies(FIELD, "bear")
        .start("arrive")
    )
    assert play.options == ["use sword", "ready"]
    assert play.refused()["use wooden_shield"] == ("damaged", "R-156")


def test_shield_is_enough_to_offend_the_thug(scenario: type[Scenario]) -> None:
    play = duel(scenario, "thug", "wooden_shield", dice=(6, 1))
    play.answers("use wooden_shield", "roll")
    assert play.hero().experience == 3


@pytest.mark.rule("R-246", "R-319")
def test_who_holds_a_shield_may_accept_the_defeat(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "wooden_shield", dice=(1, 6))
    play.answers("use wooden_shield", "roll")
    assert (play.question.kind, play.question.subject) == ("shield", "wooden_shield")
    assert play.options == ["try_shield", "no_shield"]
    play.answers("no_shield")
    assert (play.hero().wounds, play.table.damaged) == (1, [])


@pytest.mark.rule("R-319")
@pytest.mark.parametrize(("die", "wounds"), [(5, 0), (4, 1)])
def test_a_table_may_roll_for_shields_unasked(
    scenario: type[Scenario], die: int, wounds: int
) -> None:
    play = (
        scenario(routine="automatic")
        .hero("paladin", at=FIELD, items=["wooden_shield"])
        .lies(FIELD, "bear")
        .dice(1, 6, die)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use wooden_shield", "roll")
    assert play.hero().wounds == wounds


@pytest.mark.rule("R-246")
def test_no_shield_is_asked_about_after_a_victory_or_without_it_in_hand(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "bear", "wooden_shield", dice=(6, 1))
    play.answers("use wooden_shield", "roll")
    assert ("won", 0, "bear") in play.told()
    play = duel(scenario, "bear", "wooden_shield", dice=(1, 6))
    play.answers("ready", "roll")
    assert play.hero().wounds == 1

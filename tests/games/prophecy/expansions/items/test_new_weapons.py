"""Weapons of the new Items: Ball-and-Chain, Whipsword, Radiant Spear; and the Alder Wand."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import own_parts, totals

from .battles import duel, meeting


@pytest.mark.rule("W-250")
@pytest.mark.parametrize(("weapon", "bonus"), [("ball_and_chain", 2), ("whipsword", 3)])
def test_ball_and_chain_and_whipsword_are_good_against_several_lives(
    scenario: type[Scenario], weapon: str, bonus: int
) -> None:
    play = meeting(scenario, "pack_of_wolves", weapon, dice=(3, 3))
    play.answers(f"use {weapon}", "roll")
    assert totals(play) == [(4 + bonus + 3, 3 + 3)]


@pytest.mark.parametrize("weapon", ["ball_and_chain", "whipsword"])
def test_ball_and_chain_and_whipsword_keep_their_bonus_until_the_last_life_is_taken(
    scenario: type[Scenario], weapon: str
) -> None:
    play = meeting(scenario, "pack_of_wolves", weapon, dice=(3, 3, 3, 3, 3, 3))
    play.answers(f"use {weapon}", "roll", "roll", "roll")
    assert len(set(totals(play))) == 1
    assert len(totals(play)) == 3


@pytest.mark.parametrize("weapon", ["ball_and_chain", "whipsword"])
def test_ball_and_chain_and_whipsword_give_one_against_a_single_life(
    scenario: type[Scenario], weapon: str
) -> None:
    play = meeting(scenario, "bear", weapon, dice=(3, 3))
    play.answers(f"use {weapon}", "roll")
    assert totals(play) == [(4 + 1 + 3, 5 + 3)]


@pytest.mark.rule("W-250")
@pytest.mark.parametrize("weapon", ["ball_and_chain", "whipsword"])
def test_ball_and_chain_and_whipsword_never_count_a_character_as_several_lives(
    scenario: type[Scenario], weapon: str
) -> None:
    play = duel(scenario, weapon, dice=(3, 3))
    play.answers("attack mystic", "by_strength", f"use {weapon}", "roll")
    assert totals(play) == [(4 + 1 + 3, 3 + 3)]


def test_whipsword_is_edged_and_ball_and_chain_crushing(scenario: type[Scenario]) -> None:
    play = meeting(
        *(scenario, "bear", "whipsword", "ball_and_chain"),
        abilities=["crushing_weapons", "ambidexterity"],
    )
    play.answers("use whipsword")
    assert "crushing_weapons" not in own_parts(play)
    play.answers("use ball_and_chain")
    assert own_parts(play)["crushing_weapons"] == 1


@pytest.mark.rule("W-251")
@pytest.mark.parametrize(
    ("creature", "strength", "kinds"), [("bear", 5, 1), ("returned", 4, 2), ("beast", 6, 2)]
)
def test_radiant_spear_counts_the_kinds_of_the_opponent(
    scenario: type[Scenario], creature: str, strength: int, kinds: int
) -> None:
    play = meeting(scenario, creature, "radiant_spear", dice=(3, 3))
    if play.question.kind == "kind":
        play.answers("by_strength")
    play.answers("use radiant_spear", "roll")
    assert totals(play) == [(4 + kinds + 3, strength + 3)]


@pytest.mark.rule("W-251")
def test_radiant_spear_gives_one_against_a_character(scenario: type[Scenario]) -> None:
    play = duel(scenario, "radiant_spear")
    play.answers("attack mystic", "by_strength", "use radiant_spear")
    assert own_parts(play)["radiant_spear"] == 1


@pytest.mark.rule("W-251", "W-232", "W-233", "W-234")
def test_radiant_spear_counts_what_a_character_has_become(scenario: type[Scenario]) -> None:
    play = duel(scenario, "radiant_spear", foe_kept=["beast", "path_of_the_dead"])
    play.answers("attack mystic", "by_strength", "use radiant_spear")
    assert own_parts(play)["radiant_spear"] == 4


@pytest.mark.rule("W-251")
def test_radiant_spear_takes_a_guardian_for_what_it_is_and_no_more(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at="forest_by_monastery", items=["radiant_spear"])
        .plane("monastery", lesser="undead_knight")
        .start()
    )
    play.answers("plane plane_monastery", "by_strength", "use radiant_spear")
    assert own_parts(play)["radiant_spear"] == 1


def test_radiant_spear_is_thrown_for_two_more_and_then_damaged(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "bear", "radiant_spear", dice=(3, 3))
    play.answers("use radiant_spear", "throw radiant_spear", "roll")
    assert totals(play) == [(4 + 1 + 2 + 3, 5 + 3)]
    assert play.table.damaged == ["radiant_spear"]


def test_alder_wand_gives_one_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "ghost", "alder_wand", dice=(3, 3))
    play.answers("use alder_wand", "roll")
    assert totals(play) == [(4 + 1 + 3, 4 + 3)]


def test_alder_wand_is_a_wand_in_one_hand(scenario: type[Scenario]) -> None:
    play = meeting(
        *(scenario, "ghost", "alder_wand", "ivory_wand", "mahogany_wand", "ruby_circlet"),
        abilities=["staff_skill"],
    )
    play.answers("use alder_wand", "use ivory_wand")
    assert own_parts(play)["staff_skill"] == 2
    assert play.refused()["use mahogany_wand"] == ("hands_full", "R-169")


def test_alder_wand_is_of_no_use_in_a_battle_of_strength(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "bear", "alder_wand", "sword")
    assert play.options == ["use sword", "ready"]

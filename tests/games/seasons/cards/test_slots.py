"""The summoning gauge and its slots, as cards and tokens move them (I-091 to I-093)."""

import pytest

from fabletop.games.seasons.scenario import Scenario

DREAM = ["potion_of_dreams", "purse_of_io"]


@pytest.mark.rule("S-108")
def test_the_damned_soul_of_onys_is_received_beyond_the_gauge() -> None:
    """I-091"""
    scenario = Scenario(2).sorcerer(play=["damned_soul_of_onys"], reserve="1 water")
    play = scenario.sorcerer(gauge=1, play=["purse_of_io"]).start()
    play.answers("activate damned_soul_of_onys")
    assert (play.play(0), play.play(1)) == ([], ["purse_of_io", "damned_soul_of_onys"])
    assert play.sorcerer(1).gauge == 1


def test_the_damned_soul_of_onys_may_be_passed_on_by_each_player_in_turn() -> None:
    """I-091"""
    scenario = Scenario(2).at(first=0).sorcerer(play=["damned_soul_of_onys"], reserve="1 water")
    play = scenario.sorcerer(gauge=0, reserve="1 water").start()
    play.answers("activate damned_soul_of_onys", "end", "activate damned_soul_of_onys")
    assert (play.play(0), play.play(1)) == (["damned_soul_of_onys"], [])


@pytest.mark.rule("S-161")
def test_the_token_that_lowers_the_gauge_needs_a_space_to_spare() -> None:
    """I-092"""
    scenario = Scenario(2, tokens="yes")
    play = scenario.sorcerer(token="gauge_back", gauge=1, play=["purse_of_io"]).start()
    assert play.refused()["ability"] == ("ability_gauge", "S-161")


def test_the_potion_of_dreams_makes_room_for_the_dream_itself() -> None:
    """I-093"""
    scenario = Scenario(2).sorcerer(gauge=2, play=DREAM, hand=["staff_of_spring"])
    play = scenario.start()
    play.answers("activate potion_of_dreams")
    assert play.play() == ["purse_of_io", "staff_of_spring"]


@pytest.mark.rule("S-124")
def test_a_shield_makes_room_for_the_dream_instead_of_the_potion() -> None:
    """I-093"""
    scenario = Scenario(2).sorcerer(
        gauge=2,
        play=["potion_of_dreams", "shield_of_zira"],
        reserve="3 fire",
        hand=["staff_of_spring"],
    )
    play = scenario.start()
    play.answers("activate potion_of_dreams", "shield shield_of_zira")
    assert play.play() == ["potion_of_dreams", "staff_of_spring"]
    assert (play.sorcerer().crystals, play.reserve()) == (10, {})

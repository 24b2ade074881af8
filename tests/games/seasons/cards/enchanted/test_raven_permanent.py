"""Raven the Usurper as each kind of item with an effect for good (I-050, I-054 to I-057)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.enchanted.raven import RAVEN, limit


@pytest.mark.rule("S-074")
def test_raven_as_mesodaes_lantern_covers_a_space_and_earns_three_crystals_a_round() -> None:
    """I-054"""
    scenario = Scenario(2).at(first=1).sorcerer(play=[f"{RAVEN}=mesodaes_lantern"])
    play = scenario.sorcerer(play=["mesodaes_lantern"]).start(active=0)
    assert (limit(play), limit(play, 1)) == (6, 6)
    play.answers("end")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (3, 3)


@pytest.mark.rule("S-075")
def test_raven_as_mesodaes_lantern_pays_before_the_covered_space_counts() -> None:
    scenario = Scenario(2).sorcerer(
        play=["amulet_of_water"],
        on={"amulet_of_water": "1 fire"},
        reserve="4 water 3 air",
        hand=[RAVEN],
    )
    play = scenario.sorcerer(play=["mesodaes_lantern"]).start()
    play.answers(f"summon {RAVEN}", "mimic mesodaes_lantern")
    assert (play.reserve(), play.question.kind) == ({"water": 1}, "turn")


@pytest.mark.rule("S-074", "S-141")
def test_raven_as_a_statue_of_eolis_covers_a_space_and_acts_when_the_season_changes() -> None:
    """I-054"""
    scenario = Scenario(2).at(space=3, first=1).leftover("ww*.")
    scenario.sorcerer(play=[f"{RAVEN}=statue_of_eolis"])
    play = scenario.sorcerer(play=["statue_of_eolis"]).start(active=0)
    assert limit(play) == 6
    play.answers("end")
    assert play.question.seat == 1
    play.answers("statue look")
    assert play.question.seat == 0
    play.answers("statue look")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (2, 2)


def test_raven_as_an_hourglass_of_time_brings_an_energy_when_the_season_changes() -> None:
    scenario = Scenario(2).at(space=3, first=1).leftover("ww*.")
    scenario.sorcerer(play=[f"{RAVEN}=hourglass_of_time"])
    play = scenario.sorcerer(play=["hourglass_of_time"]).start(active=0)
    play.answers("end")
    play.choose("air")
    play.choose("fire")
    assert (play.reserve(1), play.reserve(0)) == ({"air": 1}, {"fire": 1})


def test_raven_as_a_wondrous_chest_earns_three_crystals_a_round() -> None:
    scenario = Scenario(2).at(first=1).sorcerer(play=[f"{RAVEN}=wondrous_chest"], reserve="4 air")
    play = scenario.sorcerer(play=["wondrous_chest"]).start(active=0)
    play.answers("end")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (3, 0)


def test_raven_as_a_horn_of_plenty_pays_for_earth() -> None:
    scenario = Scenario(2).at(first=1).sorcerer(play=[f"{RAVEN}=horn_of_plenty"], reserve="1 earth")
    play = scenario.sorcerer(play=["horn_of_plenty"]).start(active=0)
    play.answers("end")
    assert (play.sorcerer().crystals, play.reserve()) == (5, {})


def test_raven_as_a_heart_of_argos_beats_for_its_owners_activations() -> None:
    scenario = Scenario(2).at(first=1)
    scenario.sorcerer(play=[f"{RAVEN}=heart_of_argos", "idol_of_the_familiar"])
    play = scenario.sorcerer(play=["heart_of_argos"]).start(active=0)
    play.answers("activate idol_of_the_familiar")
    assert (play.on(RAVEN), play.on("heart_of_argos", 1)) == ({"earth": 1}, {})
    play.answers("end")
    assert play.reserve() == {"earth": 1}


def test_raven_as_ios_transmuter_transmutes_with_a_die_that_gave_crystals() -> None:
    scenario = Scenario(2).at(first=1).die("ww+1..")
    scenario.sorcerer(play=[f"{RAVEN}=ios_transmuter"], reserve="1 fire")
    play = scenario.sorcerer(play=["ios_transmuter"]).start(active=0)
    play.answers("transmute fire 1", "end")
    assert play.sorcerer().crystals == 4


def test_raven_as_a_purse_of_io_adds_a_crystal_to_each_token() -> None:
    scenario = Scenario(2).die("waT.").sorcerer(play=[f"{RAVEN}=purse_of_io"], reserve="2 fire")
    play = scenario.sorcerer(play=["purse_of_io"]).start()
    play.answers("transmute fire 2")
    assert play.sorcerer().crystals == 6


def test_raven_as_a_hand_of_fortune_saves_an_energy() -> None:
    scenario = Scenario(2).sorcerer(
        play=[f"{RAVEN}=hand_of_fortune"], reserve="1 air", hand=["amulet_of_air"]
    )
    play = scenario.sorcerer(play=["hand_of_fortune"]).start()
    play.answers("summon amulet_of_air")
    assert (play.sorcerer().gauge, play.reserve()) == (7, {})


def test_raven_as_a_staff_of_spring_rewards_later_summonings_but_not_its_own() -> None:
    scenario = Scenario(2).sorcerer(reserve="1 fire 3 earth", hand=[RAVEN, "temporal_boots"])
    play = scenario.sorcerer(play=["staff_of_spring"]).start()
    play.answers(f"summon {RAVEN}", "mimic staff_of_spring")
    assert play.sorcerer().crystals == 0
    play.answers("summon temporal_boots", "forward 1")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (3, 0)


def test_raven_as_a_yjangs_forgotten_vase_brings_an_energy_for_later_summonings() -> None:
    scenario = Scenario(2).sorcerer(
        play=[f"{RAVEN}=yjangs_forgotten_vase"], hand=["glutton_cauldron"]
    )
    play = scenario.sorcerer(play=["yjangs_forgotten_vase"]).start()
    play.answers("summon glutton_cauldron")
    play.choose("air")
    assert (play.reserve(0), play.reserve(1)) == ({"air": 1}, {})


def test_raven_as_a_steadfast_die_may_ignore_the_die() -> None:
    scenario = Scenario(2).die("ww+3.").sorcerer(play=[f"{RAVEN}=steadfast_die"])
    play = scenario.sorcerer(play=["steadfast_die"]).start(phase="die")
    play.answers("steadfast gauge")
    assert (play.sorcerer().gauge, play.reserve()) == (6, {})


def test_raven_as_a_shield_of_zira_goes_instead_of_another_card() -> None:
    """I-044"""
    scenario = Scenario(3).sorcerer(play=[f"{RAVEN}=shield_of_zira"], hand=["purse_of_io"])
    scenario.sorcerer(play=["shield_of_zira"])
    play = scenario.sorcerer(reserve="1 air", hand=["warden_of_argos"]).start(active=2)
    play.answers("summon warden_of_argos", "warden card", f"shield {RAVEN}")
    assert (play.play(), play.sorcerer().crystals) == ([], 10)
    assert (play.sorcerer().hand, play.play(1)) == (["purse_of_io"], ["shield_of_zira"])

"""Shield of Zira (S-124; I-040 to I-045) instead of a card that is the price of its own effect."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.enchanted.shield import SHIELD


@pytest.mark.rule("S-124", "T-75")
def test_shield_of_zira_is_sacrificed_after_the_effect_instead_of_a_potion_of_knowledge() -> None:
    """I-041"""
    play = Scenario(2).sorcerer(play=["potion_of_knowledge", SHIELD]).start()
    play.answers("activate potion_of_knowledge")
    assert play.options == ["sacrifice potion_of_knowledge", f"shield {SHIELD}"]
    play.answers(f"shield {SHIELD}")
    play.choose("fire", "fire", "fire", "air")
    assert (play.play(), play.sorcerer().crystals) == (["potion_of_knowledge", SHIELD], 0)
    play.choose("air")
    assert (play.play(), play.sorcerer().crystals) == (["potion_of_knowledge"], 10)
    assert (play.reserve(), play.table.discard) == ({"fire": 3, "air": 2}, [SHIELD])


@pytest.mark.rule("S-124", "S-110")
def test_shield_of_zira_does_not_straighten_the_potion_it_saved() -> None:
    play = Scenario(2).sorcerer(play=["potion_of_life", SHIELD], reserve="2 fire").start()
    play.answers("activate potion_of_life", f"shield {SHIELD}")
    assert play.refused()["activate potion_of_life"] == ("turned", "S-110")


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_potion_of_life() -> None:
    """I-041"""
    play = Scenario(2).sorcerer(play=["potion_of_life", SHIELD], reserve="2 fire").start()
    play.answers("activate potion_of_life", f"shield {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["potion_of_life"], 18)
    told = play.told()
    assert told.index(("earned", 0, 8)) < told.index(("shielded", 0, SHIELD))


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_potion_of_power() -> None:
    """I-041"""
    play = Scenario(2).sorcerer(play=["potion_of_power", SHIELD]).top("staff_of_spring").start()
    play.answers("activate potion_of_power", f"shield {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["potion_of_power"], 10)
    assert (play.sorcerer().gauge, play.sorcerer().hand) == (7, ["staff_of_spring"])


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_potion_of_dreams() -> None:
    """I-041"""
    scenario = Scenario(2).sorcerer(
        play=["potion_of_dreams", SHIELD], reserve="3 fire", hand=["staff_of_spring"]
    )
    play = scenario.start()
    play.answers("activate potion_of_dreams", f"shield {SHIELD}")
    assert play.play() == ["potion_of_dreams", "staff_of_spring"]
    assert (play.sorcerer().crystals, play.reserve()) == (10, {})


@pytest.mark.rule("S-124")
def test_shield_of_zira_is_not_found_by_the_potion_of_resurrection_it_saved() -> None:
    """I-041, I-084"""
    scenario = Scenario(2).sorcerer(play=["potion_of_resurrection", SHIELD])
    play = scenario.discarded("purse_of_io", "staff_of_spring").start()
    play.answers("activate potion_of_resurrection", f"shield {SHIELD}")
    assert play.options == ["keep staff_of_spring", "keep purse_of_io"]
    play.answers("keep purse_of_io")
    assert (play.sorcerer().hand, play.play()) == (["purse_of_io"], ["potion_of_resurrection"])
    assert play.table.discard == ["staff_of_spring", SHIELD]
    assert play.sorcerer().crystals == 10


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_an_argos_hawk() -> None:
    """I-041"""
    play = Scenario(2).sorcerer(play=["argos_hawk", SHIELD]).start()
    play.answers("activate argos_hawk", f"shield {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["argos_hawk"], 10)
    assert (play.sorcerer(1).gauge, play.sorcerer(1).crystals) == (4, 6)


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_a_glutton_cauldron_that_boils_over() -> None:
    """I-041"""
    scenario = Scenario(2).sorcerer(
        play=["glutton_cauldron", SHIELD], on={"glutton_cauldron": "6 fire"}, reserve="1 air"
    )
    play = scenario.start()
    play.answers("activate glutton_cauldron air", f"shield {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["glutton_cauldron"], 25)
    assert (play.reserve(), play.on("glutton_cauldron")) == ({"fire": 6, "air": 1}, {})


def test_two_shields_of_zira_pay_twenty_crystals_for_a_potion() -> None:
    """I-042"""
    play = Scenario(2).sorcerer(play=["potion_of_life", SHIELD, SHIELD]).start()
    play.answers("activate potion_of_life", f"shield {SHIELD}+")
    assert (play.play(), play.sorcerer().crystals) == (["potion_of_life", SHIELD], 20)


def test_raven_as_a_shield_of_zira_falls_without_pay_with_the_shield_it_mimics() -> None:
    """I-044, I-052"""
    raven = "raven_the_usurper"
    scenario = Scenario(2).sorcerer(play=["purse_of_io", SHIELD])
    play = scenario.sorcerer(
        play=[f"{raven}={SHIELD}"], reserve="3 fire", hand=["syllas_the_faithful"]
    ).start(active=1)
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}")
    assert (play.play(0), play.sorcerer(0).crystals) == (["purse_of_io"], 10)
    assert (play.play(1), play.sorcerer(1).crystals) == (["syllas_the_faithful"], 0)

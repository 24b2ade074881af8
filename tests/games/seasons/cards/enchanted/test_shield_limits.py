"""Two Shields of Zira, and what a Shield cannot do (S-124; I-040 to I-045)."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons.cards.enchanted.shield import SHIELD, syllas


def test_two_shields_of_zira_and_nothing_else_pay_ten_crystals() -> None:
    """One of them must go, the other goes instead: that is one replacement."""
    play = syllas(play=[SHIELD, SHIELD]).start(active=1)
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}+")
    assert (play.play(), play.sorcerer().crystals) == ([SHIELD], 10)


def test_a_card_in_hand_is_no_card_that_syllas_could_have_taken() -> None:
    play = syllas(play=[SHIELD, SHIELD], hand=["purse_of_io"]).start(active=1)
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}")
    assert play.sorcerer().crystals == 10


def test_a_shield_and_a_raven_that_is_one_pay_ten_crystals_when_nothing_else_is_there() -> None:
    scenario = Scenario(2).sorcerer(play=[SHIELD, "raven_the_usurper=shield_of_zira+"])
    play = scenario.sorcerer(play=[SHIELD], reserve="3 fire", hand=["syllas_the_faithful"]).start(
        active=1
    )
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == (["raven_the_usurper"], 10)


@pytest.mark.rule("S-158")
def test_two_shields_of_zira_and_nothing_else_pay_ten_crystals_in_the_drought() -> None:
    scenario = Scenario(2, enchantment="drought").at(space=6, first=1).leftover("ee*.")
    play = scenario.sorcerer(crystals=31, play=[SHIELD, SHIELD]).start(active=0)
    play.answers("end", "give_card", f"sacrifice {SHIELD}")
    assert (play.play(), play.sorcerer().crystals) == ([f"{SHIELD}+"], 41)


def test_two_shields_pay_twenty_crystals_for_a_card_in_hand() -> None:
    scenario = Scenario(2).sorcerer(play=[SHIELD, SHIELD], hand=["purse_of_io"])
    play = scenario.sorcerer(reserve="1 air", hand=["warden_of_argos"]).start(active=1)
    play.answers("summon warden_of_argos", "warden card", f"shield {SHIELD}")
    assert (play.sorcerer().hand, play.sorcerer().crystals) == (["purse_of_io"], 20)


@pytest.mark.rule("S-155")
def test_two_shields_pay_twenty_crystals_to_who_holds_nothing_else_but_the_new_card() -> None:
    scenario = Scenario(2, enchantment="argoss_embrace").sorcerer(play=[SHIELD, SHIELD])
    play = scenario.top("staff_of_spring").die("c..").start(phase="die")
    play.answers("draw", "keep staff_of_spring", f"sacrifice {SHIELD}")
    assert (play.sorcerer().hand, play.sorcerer().crystals) == (["staff_of_spring"], 20)


def test_shield_of_zira_goes_unpaid_where_the_dragon_skull_takes_all_cards() -> None:
    """Whatever it stood in for would have to go as well."""
    play = Scenario(2).sorcerer(play=["dragon_skull", "purse_of_io", SHIELD]).start()
    play.answers("activate dragon_skull", f"sacrifice {SHIELD}", "sacrifice purse_of_io")
    assert (play.play(), play.sorcerer().crystals) == ([], 15)


def test_two_shields_save_the_dragon_skull_no_more_cards_than_stay() -> None:
    cards = ["dragon_skull", "purse_of_io", SHIELD, SHIELD]
    play = Scenario(2).sorcerer(play=cards).start()
    play.answers("activate dragon_skull", f"sacrifice {SHIELD}", f"sacrifice {SHIELD}+")
    play.answers("sacrifice purse_of_io")
    assert (play.play(), play.sorcerer().crystals) == (["dragon_skull"], 25)


def amulet_of_time(*hand: str, shields: int = 1) -> SeasonsPlay:
    """The Amulet's energies have been taken; what will be exchanged?"""
    scenario = Scenario(2).sorcerer(
        play=[SHIELD] * shields, reserve="2 water", hand=["amulet_of_time", *hand]
    )
    play = scenario.top("staff_of_spring", "lewis_greyface", "wondrous_chest").start()
    play.answers("summon amulet_of_time")
    return play.choose("fire", "fire")


@pytest.mark.rule("S-124")
def test_a_card_that_the_shield_saved_is_not_exchanged_by_the_amulet_of_time_as_well() -> None:
    play = amulet_of_time("purse_of_io")
    play.answers(f"shield {SHIELD}")
    assert play.question.kind == "turn"
    assert play.sorcerer().hand == ["purse_of_io", "staff_of_spring"]
    assert (play.sorcerer().crystals, play.play()) == (10, ["amulet_of_time"])


@pytest.mark.rule("S-124")
def test_of_two_cards_the_amulet_of_time_takes_one_and_the_shield_saves_the_other() -> None:
    play = amulet_of_time("purse_of_io", "amulet_of_air")
    play.answers(f"shield {SHIELD}")
    assert play.options == ["enough", "discard purse_of_io", "discard amulet_of_air"]
    play.answers("discard purse_of_io")
    assert play.sorcerer().hand == ["amulet_of_air", "staff_of_spring", "lewis_greyface"]
    assert play.question.kind == "turn"


@pytest.mark.rule("S-124")
def test_a_shield_has_nothing_to_save_from_the_amulet_of_time_when_the_hand_is_empty() -> None:
    play = amulet_of_time("purse_of_io")
    play.answers("discard purse_of_io")
    assert (play.question.kind, play.sorcerer().hand) == ("turn", ["staff_of_spring"])
    assert play.play() == [SHIELD, "amulet_of_time"]


@pytest.mark.rule("S-124")
def test_two_shields_save_a_single_card_from_the_amulet_of_time_once() -> None:
    play = amulet_of_time("purse_of_io", shields=2)
    play.answers(f"shield {SHIELD}")
    assert play.question.kind == "turn"
    assert play.sorcerer().hand == ["purse_of_io", "staff_of_spring"]
    assert (play.sorcerer().crystals, play.play()) == (20, [f"{SHIELD}+", "amulet_of_time"])


KRISS = "necrotic_kriss"
RAVEN = f"raven_the_usurper={SHIELD}"


def test_raven_as_a_shield_cannot_stand_in_for_itself_before_the_necrotic_kriss() -> None:
    scenario = Scenario(2).sorcerer(play=[KRISS, RAVEN])
    play = scenario.sorcerer(play=[SHIELD]).start(active=0)
    play.answers(f"activate {KRISS}")
    play.choose("fire", "fire", "fire", "fire")
    assert (play.play(), play.sorcerer().crystals) == ([KRISS], 0)


def test_raven_as_a_shield_may_stand_in_for_another_familiar_before_the_necrotic_kriss() -> None:
    scenario = Scenario(2).sorcerer(play=[KRISS, RAVEN], hand=["sid_nightshade"])
    play = scenario.sorcerer(play=[SHIELD]).start(active=0)
    play.answers(f"activate {KRISS}")
    assert "shield raven_the_usurper" in play.options
    play.answers("shield raven_the_usurper")
    play.choose("fire", "fire", "fire", "fire")
    assert (play.play(), play.sorcerer().crystals) == ([KRISS], 10)
    assert play.sorcerer().hand == ["sid_nightshade"]


def test_a_shield_saves_a_lone_raven_that_is_one_from_the_necrotic_kriss_for_ten() -> None:
    scenario = Scenario(2).sorcerer(play=[KRISS, f"{RAVEN}+", SHIELD])
    play = scenario.sorcerer(play=[SHIELD]).start(active=0)
    play.answers(f"activate {KRISS}")
    assert play.options == ["sacrifice raven_the_usurper", f"shield {SHIELD}"]
    play.answers(f"shield {SHIELD}")
    play.choose("fire", "fire", "fire", "fire")
    assert (play.play(), play.sorcerer().crystals) == ([KRISS, "raven_the_usurper"], 10)


@pytest.mark.rule("S-163")
def test_a_shield_in_place_of_a_raven_that_was_one_is_offered_and_paid_for_ten() -> None:
    """The Raven loses the power of the Shield that it mimicked, so only one Shield pays."""
    scenario = Scenario(2).sorcerer(play=["purse_of_io", SHIELD])
    play = scenario.sorcerer(
        play=[RAVEN, SHIELD], reserve="3 fire", hand=["syllas_the_faithful"]
    ).start(active=1)
    play.answers("summon syllas_the_faithful", f"sacrifice {SHIELD}")
    assert (play.question.seat, play.options[1]) == (1, f"shield {SHIELD}+")
    assert play.match.decisions()[0].labels("en")[1].endswith("(+10 crystals)")
    play.answers(f"shield {SHIELD}+")
    assert play.sorcerer(1).crystals == 10
    assert play.play(1) == ["raven_the_usurper", "syllas_the_faithful"]

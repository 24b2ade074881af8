"""Sacrificing, discarding, taking back (S-120 to S-124)."""

import pytest

from fabletop.games.seasons.scenario import Scenario

AMULETS = ["amulet_of_air", "amulet_of_fire"]


@pytest.mark.rule("S-120")
def test_a_sacrifice_takes_a_card_from_play_and_not_from_the_hand() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
        .sorcerer(play=AMULETS, hand=["amulet_of_earth"])
        .start()
    )
    play.answers("summon syllas_the_faithful")
    assert play.options == ["sacrifice amulet_of_air", "sacrifice amulet_of_fire"]
    play.answers("sacrifice amulet_of_air")
    assert (play.play(1), play.sorcerer(1).hand) == (["amulet_of_fire"], ["amulet_of_earth"])
    assert play.table.discard == ["amulet_of_air"]


@pytest.mark.rule("S-120")
def test_a_discard_takes_a_card_from_the_hand_and_not_from_play() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 air", hand=["warden_of_argos"])
        .sorcerer(hand=AMULETS, play=["amulet_of_earth"])
        .start()
    )
    play.answers("summon warden_of_argos", "warden card")
    assert (play.question.seat, play.options) == (
        1,
        ["discard amulet_of_air", "discard amulet_of_fire"],
    )
    play.answers("discard amulet_of_fire")
    assert (play.sorcerer(1).hand, play.play(1)) == (["amulet_of_air"], ["amulet_of_earth"])
    assert play.table.discard == ["amulet_of_fire"]


@pytest.mark.rule("S-121")
def test_everybody_chooses_which_own_card_is_sacrificed() -> None:
    play = (
        Scenario(3)
        .sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
        .sorcerer(play=AMULETS)
        .sorcerer(play=["staff_of_spring", "purse_of_io"])
        .start()
    )
    play.answers("summon syllas_the_faithful")
    assert play.question.seat == 1
    play.answers("sacrifice amulet_of_fire")
    assert play.question.seat == 2
    play.answers("sacrifice staff_of_spring")
    assert play.play(0) == ["syllas_the_faithful"]
    assert (play.play(1), play.play(2)) == (["amulet_of_air"], ["purse_of_io"])


@pytest.mark.rule("S-121")
def test_the_owner_chooses_what_the_dragon_skull_eats() -> None:
    cards = ["dragon_skull", *AMULETS, "purse_of_io"]
    play = Scenario(2).sorcerer(play=cards).start()
    play.answers("activate dragon_skull", "sacrifice amulet_of_fire", "sacrifice dragon_skull")
    play.answers("sacrifice purse_of_io")
    assert (play.sorcerer().crystals, play.play()) == (15, ["amulet_of_air"])
    assert play.table.discard == ["amulet_of_fire", "dragon_skull", "purse_of_io"]


@pytest.mark.rule("S-122")
def test_a_card_that_is_taken_back_is_neither_sacrificed_nor_discarded() -> None:
    """The Treatise costs no energy, and no Shield is asked for."""
    play = (
        Scenario(2)
        .sorcerer(reserve="1 water 1 air", hand=["amsug_longneck"])
        .sorcerer(reserve="3 fire", play=["cursed_treatise_of_arus", "shield_of_zira"])
        .start()
    )
    play.answers("summon amsug_longneck")
    assert play.options == ["return cursed_treatise_of_arus", "return shield_of_zira"]
    play.answers("return cursed_treatise_of_arus")
    assert (play.reserve(1), play.sorcerer(1).crystals) == ({"fire": 3}, 0)
    assert (play.sorcerer(1).hand, play.table.discard) == (["cursed_treatise_of_arus"], [])


@pytest.mark.rule("S-123")
def test_tokens_on_a_card_that_leaves_play_are_lost() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="1 water 1 air",
            hand=["amsug_longneck"],
            play=["amulet_of_water"],
            on={"amulet_of_water": "4 fire"},
        )
        .start()
    )
    play.answers("summon amsug_longneck")
    assert (play.reserve(), play.sorcerer().hand) == ({}, ["amulet_of_water"])
    assert play.table.stock == [0, 0, 0, 0]


@pytest.mark.rule("S-123", "S-163")
def test_the_link_to_a_raven_ends_when_the_mimicked_card_leaves_play() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["potion_of_life"])
        .sorcerer(play=["raven_the_usurper=potion_of_life"])
        .start()
    )
    play.answers("activate potion_of_life")
    assert play.play(1) == []
    assert play.table.discard == ["potion_of_life", "raven_the_usurper"]


@pytest.mark.rule("S-124")
def test_the_shield_of_zira_is_sacrificed_in_the_place_of_another_card_for_10_crystals() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 air", hand=["warden_of_argos"])
        .sorcerer(hand=AMULETS, play=["shield_of_zira"])
        .start()
    )
    play.answers("summon warden_of_argos", "warden card", "shield shield_of_zira")
    assert (play.sorcerer(1).hand, play.play(1), play.sorcerer(1).crystals) == (AMULETS, [], 10)
    assert play.table.discard == ["shield_of_zira"]


@pytest.mark.rule("S-124")
def test_a_potions_effect_happens_and_then_the_shield_goes_in_its_place() -> None:
    play = Scenario(2).sorcerer(reserve="3 air", play=["potion_of_life", "shield_of_zira"]).start()
    play.answers("activate potion_of_life", "shield shield_of_zira")
    assert (play.sorcerer().crystals, play.play()) == (12 + 10, ["potion_of_life"])
    told = [event for event in play.told() if event[0] in ("earned", "sacrificed")]
    assert told == [("earned", 0, 12), ("sacrificed", 0, "shield_of_zira"), ("earned", 0, 10)]

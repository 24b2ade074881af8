"""Io's Bounty: every transmuted energy brings one crystal more (S-156)."""

import pytest

from fabletop.games.seasons.scenario import Scenario


@pytest.mark.rule("S-156", "S-084")
def test_ios_bounty_adds_a_crystal_for_every_transmuted_token() -> None:
    """In winter water yields 1, fire 2, earth 3."""
    play = (
        Scenario(2, enchantment="ios_bounty")
        .sorcerer(reserve="2 water 1 fire 1 earth")
        .sorcerer()
        .die("waT.")
        .start()
    )
    play.answers("transmute water 2")
    assert play.sorcerer().crystals == 4
    play.answers("transmute fire 1")
    assert play.sorcerer().crystals == 7
    play.answers("transmute earth 1")
    assert play.sorcerer().crystals == 11


@pytest.mark.rule("T-40", "S-156", "S-084")
def test_ios_bounty_adds_to_purse_of_io_and_to_the_transmutation_bonus() -> None:
    """I-030: 7 crystals by the rates of winter and three more for each of the four tokens."""
    play = (
        Scenario(2, enchantment="ios_bounty")
        .sorcerer(reserve="2 water 1 fire 1 earth", play=["purse_of_io"])
        .sorcerer()
        .die("waT.")
        .start()
    )
    play.answers("bonus transmute", "transmute water 2", "transmute fire 1", "transmute earth 1")
    assert play.sorcerer().crystals == 19


@pytest.mark.rule("S-156", "T-41")
def test_ios_bounty_rewards_balance_of_ishtar_for_three_tokens() -> None:
    play = (
        Scenario(2, enchantment="ios_bounty")
        .sorcerer(reserve="3 air", play=["balance_of_ishtar"])
        .sorcerer()
        .start()
    )
    play.answers("activate balance_of_ishtar air")
    assert play.sorcerer().crystals == 12


@pytest.mark.rule("S-156")
def test_ios_bounty_rewards_the_potion_of_life_for_every_token() -> None:
    play = (
        Scenario(2, enchantment="ios_bounty")
        .sorcerer(reserve="3 air 4 water", play=["potion_of_life"])
        .sorcerer()
        .start()
    )
    play.answers("activate potion_of_life")
    assert play.sorcerer().crystals == 35


@pytest.mark.rule("S-156")
def test_ios_bounty_is_there_for_everybody_and_in_every_year() -> None:
    play = (
        Scenario(3, enchantment="ios_bounty")
        .at(year=3, space=7)
        .sorcerer()
        .sorcerer()
        .sorcerer(reserve="1 air")
        .die("efT.", seat=2)
        .start(active=2)
    )
    play.answers("transmute air 1")
    assert play.sorcerer(2).crystals == 4


@pytest.mark.rule("S-156")
def test_ios_bounty_gives_no_right_to_transmute() -> None:
    play = Scenario(2, enchantment="ios_bounty").sorcerer(reserve="1 air").sorcerer().start()
    assert play.refused()["transmute air 1"] == ("no_ring", "S-082")

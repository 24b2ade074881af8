"""Entangling Roots: one card may be summoned in a turn (S-153)."""

import pytest

from fabletop.games.seasons.scenario import Scenario


@pytest.mark.rule("S-153", "S-101")
def test_entangling_roots_let_one_card_be_summoned_in_a_turn() -> None:
    play = (
        Scenario(2, enchantment="entangling_roots")
        .sorcerer(reserve="2 earth", hand=["amulet_of_earth", "temporal_boots", "die_of_malice"])
        .sorcerer()
        .start()
    )
    play.answers("summon amulet_of_earth")
    assert not any(option.startswith("summon") for option in play.options)
    assert play.refused()["summon temporal_boots"] == ("entangled", "S-153")
    assert play.refused()["summon die_of_malice"] == ("entangled", "S-153")


@pytest.mark.rule("S-101")
def test_without_the_roots_several_cards_may_be_summoned_in_a_turn() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="2 earth", hand=["amulet_of_earth", "die_of_malice"])
        .sorcerer()
        .start()
    )
    play.answers("summon amulet_of_earth", "summon die_of_malice")
    assert play.play(0) == ["amulet_of_earth", "die_of_malice"]


@pytest.mark.rule("S-153")
def test_the_roots_hold_every_player_once_a_turn_and_let_go_for_the_next_turn() -> None:
    play = (
        Scenario(2, enchantment="entangling_roots")
        .sorcerer(hand=["arcane_telescope", "die_of_malice"])
        .sorcerer(hand=["die_of_malice", "arcane_telescope"])
        .start()
    )
    play.answers("summon arcane_telescope", "end", "summon die_of_malice")
    assert play.refused()["summon arcane_telescope"] == ("entangled", "S-153")
    play.answers("end")
    while play.question.kind != "turn":
        play.answers(play.options[0])
    assert play.question.seat == 1
    assert "summon arcane_telescope" in play.options


@pytest.mark.rule("T-53", "S-153", "S-105")
def test_the_roots_do_not_count_what_divine_chalice_and_potion_of_dreams_put_into_play() -> None:
    """I-013: only cards summoned from hand are limited."""
    play = (
        Scenario(2, enchantment="entangling_roots")
        .sorcerer(
            reserve="1 water 1 earth 1 fire 1 air",
            play=["potion_of_dreams"],
            hand=["divine_chalice", "runic_cube_of_eolis", "die_of_malice"],
        )
        .sorcerer()
        .top("amulet_of_earth", "amulet_of_air", "kairn_the_destroyer", "purse_of_io")
        .start()
    )
    play.answers("summon divine_chalice", "put amulet_of_earth", "any_order")
    assert play.sorcerer().crystals == 9
    assert play.refused()["summon die_of_malice"] == ("entangled", "S-153")
    play.answers("activate potion_of_dreams", "put runic_cube_of_eolis")
    assert play.play(0) == ["divine_chalice", "amulet_of_earth", "runic_cube_of_eolis"]
    assert play.refused()["summon die_of_malice"] == ("entangled", "S-153")


@pytest.mark.rule("S-153")
def test_a_card_put_into_play_by_the_crystal_orb_does_not_use_up_the_summoning() -> None:
    """I-013: the Orb works as usual before and after."""
    play = (
        Scenario(2, enchantment="entangling_roots")
        .sorcerer(reserve="4 water", play=["crystal_orb"], hand=["die_of_malice"])
        .sorcerer()
        .top("amulet_of_earth")
        .start()
    )
    play.answers("activate crystal_orb look", "put")
    assert "summon die_of_malice" in play.options
    play.answers("summon die_of_malice")
    assert play.play(0) == ["crystal_orb", "amulet_of_earth", "die_of_malice"]

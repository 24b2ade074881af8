"""Putting into play, and the summoning gauge (S-105 to S-109)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.rules.offers import summons


@pytest.mark.rule("S-105")
def test_a_card_put_into_play_costs_nothing_and_concerns_neither_leech_nor_staff_nor_vase() -> None:
    play = (
        Scenario(2, enchantment="nature_spirit")
        .sorcerer(
            gauge=9,
            hand=["amulet_of_earth"],
            play=["potion_of_dreams", "staff_of_spring", "yjangs_forgotten_vase"],
        )
        .sorcerer(play=["arcano_leech"])
        .start()
    )
    assert summons(play) == []
    play.answers("activate potion_of_dreams")
    assert play.play() == ["staff_of_spring", "yjangs_forgotten_vase", "amulet_of_earth"]
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals, play.reserve()) == (9, 0, {})


@pytest.mark.rule("S-105", "S-100")
def test_a_card_that_is_put_into_play_needs_a_free_place() -> None:
    top = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water"]
    play = (
        Scenario(2, pool="50")
        .sorcerer(gauge=1, reserve="1 water 1 earth 1 fire 1 air", hand=["divine_chalice"])
        .top(*top)
        .start()
    )
    play.answers("summon divine_chalice")
    assert (play.play(), play.table.discard) == (["divine_chalice"], top)


@pytest.mark.rule("S-105", "S-111")
def test_the_crystal_orb_puts_the_top_card_into_play_with_its_effect() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="4 air", play=["crystal_orb", "staff_of_spring"])
        .top("olafs_blessed_statue")
        .start()
    )
    play.answers("activate crystal_orb look", "put")
    assert play.play() == ["crystal_orb", "staff_of_spring", "olafs_blessed_statue"]
    assert (play.sorcerer().crystals, play.reserve()) == (20, {})


@pytest.mark.rule("S-106")
@pytest.mark.parametrize(("before", "after"), [(12, 14), (13, 15), (14, 15), (15, 15)])
def test_what_would_raise_the_gauge_beyond_15_is_lost(before: int, after: int) -> None:
    play = Scenario(2).sorcerer(gauge=before, reserve="2 air", hand=["amulet_of_air"]).start()
    play.answers("summon amulet_of_air")
    assert play.sorcerer().gauge == after


@pytest.mark.rule("S-106")
def test_the_gauge_does_not_fall_below_0() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 water 1 earth 1 fire 1 air", hand=["demon_of_argos"])
        .sorcerer(gauge=0)
        .start()
    )
    play.answers("summon demon_of_argos")
    assert play.sorcerer(1).gauge == 0


@pytest.mark.rule("S-107")
def test_a_gauge_that_falls_below_the_cards_in_play_costs_no_card_but_stops_summoning() -> None:
    cards = ["amulet_of_air", "amulet_of_fire", "dragon_skull"]
    play = (
        Scenario(2)
        .sorcerer(reserve="1 water 1 earth 1 fire 1 air", hand=["demon_of_argos"])
        .sorcerer(gauge=3, play=cards, hand=["die_of_malice"])
        .die("ww+3.", seat=1)
        .start()
    )
    play.answers("summon demon_of_argos", "end")
    assert (play.sorcerer(1).gauge, play.play(1)) == (2, cards)
    assert play.refused()["summon die_of_malice"] == ("no_slot", "S-100")


@pytest.mark.rule("S-107", "S-109")
def test_who_has_more_cards_than_the_gauge_shows_must_lose_all_of_them_that_are_too_many() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            gauge=1,
            reserve="2 fire",
            play=["potion_of_knowledge", "potion_of_life"],
            hand=["die_of_malice"],
        )
        .start()
    )
    play.answers("activate potion_of_life")
    assert summons(play) == [], "one card for a gauge of one"
    play.answers("activate potion_of_knowledge", *["gain air"] * 5)
    assert summons(play) == ["summon die_of_malice"]


@pytest.mark.rule("S-108")
def test_the_damned_soul_is_received_beyond_the_gauge() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 water", play=["damned_soul_of_onys"])
        .sorcerer(gauge=1, play=["amulet_of_air"])
        .start()
    )
    play.answers("activate damned_soul_of_onys")
    assert (play.play(0), play.play(1)) == ([], ["amulet_of_air", "damned_soul_of_onys"])


@pytest.mark.rule("S-109", "S-120")
def test_a_sacrificed_card_makes_its_place_free_at_once() -> None:
    play = Scenario(2).sorcerer(gauge=1, play=["potion_of_life"], hand=["die_of_malice"]).start()
    assert summons(play) == []
    play.answers("activate potion_of_life", "summon die_of_malice")
    assert play.play() == ["die_of_malice"]


@pytest.mark.rule("S-109", "S-122")
def test_a_card_that_is_taken_back_makes_its_place_free_at_once() -> None:
    play = (
        Scenario(2)
        .sorcerer(gauge=2, reserve="1 water 1 air", play=["die_of_malice"], hand=["amsug_longneck"])
        .start()
    )
    play.answers("summon amsug_longneck", "summon die_of_malice")
    assert play.play() == ["amsug_longneck", "die_of_malice"]

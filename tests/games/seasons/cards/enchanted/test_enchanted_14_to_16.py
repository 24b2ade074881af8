"""Enchanted Kingdom 14 to 16: Steadfast Die, Amulet of Time, Arcane Telescope."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.dealt import SEVEN
from tests.games.seasons.seen import top

# Steadfast Die


def steadfast(gauge: int = 5) -> Scenario:
    scenario = Scenario(2).die("ww+3.")
    return scenario.sorcerer(play=["steadfast_die"], reserve="1 fire", gauge=gauge)


def test_steadfast_die_offers_three_effects_before_the_die_is_applied() -> None:
    play = steadfast().start(phase="die")
    instead = ["steadfast energy", "steadfast transmute", "steadfast gauge"]
    assert play.options == ["apply", *instead]
    assert (play.reserve(), play.sorcerer().crystals) == ({"fire": 1}, 0)


@pytest.mark.rule("S-050")
def test_steadfast_die_raises_the_gauge_and_the_die_is_ignored() -> None:
    play = steadfast().start(phase="die")
    play.answers("steadfast gauge")
    assert (play.sorcerer().gauge, play.sorcerer().crystals) == (6, 0)
    assert (play.reserve(), play.question.kind) == ({"fire": 1}, "turn")
    assert "transmute fire 1" not in play.options


@pytest.mark.rule("S-050")
def test_steadfast_die_brings_an_energy_and_the_die_is_ignored() -> None:
    play = steadfast().start(phase="die")
    play.answers("steadfast energy")
    play.choose("earth")
    assert (play.sorcerer().gauge, play.sorcerer().crystals) == (5, 0)
    assert (play.reserve(), play.question.kind) == ({"earth": 1, "fire": 1}, "turn")


@pytest.mark.rule("S-050", "S-082")
def test_steadfast_die_allows_transmuting_and_the_die_is_ignored() -> None:
    play = steadfast().start(phase="die")
    play.answers("steadfast transmute", "transmute fire 1")
    assert (play.sorcerer().crystals, play.reserve()) == (2, {})


@pytest.mark.rule("S-050", "S-051")
def test_steadfast_die_may_be_left_alone() -> None:
    play = steadfast().start(phase="die")
    play.answers("apply")
    assert (play.sorcerer().crystals, play.reserve()) == (3, {"water": 2, "fire": 1})
    assert play.sorcerer().gauge == 5


@pytest.mark.rule("S-050")
def test_steadfast_die_may_follow_a_reroll_by_the_die_of_malice() -> None:
    scenario = Scenario(2).die("ww+3.").sorcerer(play=["steadfast_die", "die_of_malice"]).dice(2)
    play = scenario.start(phase="die")
    assert "reroll die_of_malice" in play.options
    play.answers("reroll die_of_malice")
    instead = ["steadfast energy", "steadfast transmute", "steadfast gauge"]
    assert play.options == ["apply", *instead]
    play.answers("steadfast gauge")
    assert (play.sorcerer().gauge, play.sorcerer().crystals, play.reserve()) == (6, 2, {})


@pytest.mark.rule("S-114")
def test_steadfast_die_activates_nothing() -> None:
    """I-101"""
    scenario = Scenario(2).sorcerer(play=["steadfast_die", "heart_of_argos"], crystals=5)
    play = scenario.sorcerer(play=["thieving_fairies"]).start(phase="die")
    play.answers("steadfast gauge")
    assert play.on("heart_of_argos") == {}
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals) == (5, 0)


@pytest.mark.rule("S-106")
def test_steadfast_die_does_not_raise_a_full_gauge() -> None:
    play = steadfast(gauge=15).start(phase="die")
    assert play.options == ["apply", "steadfast energy", "steadfast transmute"]
    assert play.refused()["steadfast gauge"] == ("gauge_full", "S-106")


def test_steadfast_die_takes_the_crystals_away_from_ios_transmuter_too() -> None:
    scenario = Scenario(2).die("ww+3.")
    scenario.sorcerer(play=["steadfast_die", "ios_transmuter"], reserve="1 fire")
    play = scenario.start(phase="die")
    play.answers("steadfast gauge")
    assert play.refused()["transmute fire 1"] == ("no_ring", "S-082")


# Amulet of Time


def test_amulet_of_time_brings_two_energies_even_if_no_card_is_exchanged() -> None:
    hand = ["amulet_of_time", "purse_of_io"]
    play = Scenario(2).sorcerer(reserve="2 water", hand=hand).start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("enough")
    assert play.reserve() == {"fire": 1, "air": 1}
    assert (play.sorcerer().hand, play.table.discard) == (["purse_of_io"], [])


def test_amulet_of_time_discards_all_cards_before_any_is_drawn() -> None:
    hand = ["amulet_of_time", "purse_of_io", "amulet_of_air", "staff_of_spring"]
    scenario = Scenario(2).sorcerer(reserve="2 water", hand=hand)
    play = scenario.top("lewis_greyface", "divine_chalice", "tree_of_light").start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("discard amulet_of_air", "discard purse_of_io")
    assert play.sorcerer().hand == ["staff_of_spring"]
    assert play.options == ["enough", "discard staff_of_spring"]
    play.answers("enough")
    assert play.sorcerer().hand == ["staff_of_spring", "lewis_greyface", "divine_chalice"]
    assert play.table.discard == ["amulet_of_air", "purse_of_io"]


def test_amulet_of_time_may_exchange_the_whole_hand() -> None:
    hand = ["amulet_of_time", "purse_of_io", "amulet_of_air"]
    scenario = Scenario(2).sorcerer(reserve="2 water", hand=hand)
    play = scenario.top("lewis_greyface", "divine_chalice").start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("discard purse_of_io", "discard amulet_of_air")
    assert play.sorcerer().hand == ["lewis_greyface", "divine_chalice"]


@pytest.mark.rule("S-131")
def test_amulet_of_time_may_draw_a_card_again_that_it_discarded() -> None:
    hand = ["amulet_of_time", "purse_of_io", "amulet_of_air"]
    scenario = Scenario(2).sorcerer(reserve="2 water", hand=hand).only("staff_of_spring")
    play = scenario.draws("staff_of_spring", "amulet_of_air").start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("discard purse_of_io", "discard amulet_of_air")
    assert play.sorcerer().hand == ["staff_of_spring", "amulet_of_air"]
    assert (play.table.deck, play.table.discard) == (["purse_of_io"], [])


@pytest.mark.rule("S-155")
def test_amulet_of_time_pays_argoss_embrace_once_for_two_cards() -> None:
    """I-080"""
    hand = ["amulet_of_time", "purse_of_io", "amulet_of_air"]
    scenario = Scenario(2, enchantment="argoss_embrace")
    play = scenario.sorcerer(crystals=12, reserve="2 water", hand=hand).start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("discard purse_of_io", "discard amulet_of_air")
    assert (len(play.sorcerer().hand), play.sorcerer().crystals) == (2, 7)


@pytest.mark.rule("S-155")
def test_amulet_of_time_pays_argoss_embrace_nothing_for_no_card() -> None:
    scenario = Scenario(2, enchantment="argoss_embrace").sorcerer(
        crystals=12, reserve="2 water", hand=["amulet_of_time", "purse_of_io"]
    )
    play = scenario.start()
    play.answers("summon amulet_of_time")
    play.choose("fire", "air")
    play.answers("enough")
    assert play.sorcerer().crystals == 12


# Arcane Telescope

TOP = ["purse_of_io", "amulet_of_air", "staff_of_spring"]
"""The three top cards, the first one on top."""


def telescope(crystals: int = 2) -> Scenario:
    return Scenario(2).sorcerer(play=["arcane_telescope"], crystals=crystals)


def test_arcane_telescope_puts_the_three_top_cards_back_in_any_order_for_two_crystals() -> None:
    play = telescope().top(*TOP, "lewis_greyface").start()
    play.answers("activate arcane_telescope")
    assert play.options == [f"on_top {card}" for card in TOP]
    play.answers("on_top staff_of_spring", "on_top purse_of_io")
    assert play.sorcerer().crystals == 0
    below = ["lewis_greyface", "amulet_of_air", "purse_of_io", "staff_of_spring"]
    assert play.table.deck[-4:] == below


@pytest.mark.rule("S-133")
def test_arcane_telescope_is_a_private_look() -> None:
    """I-083"""
    play = telescope().top(*TOP).start()
    play.answers("activate arcane_telescope")
    assert play.match.view(1).aside == ["?", "?", "?"]
    play.answers("on_top staff_of_spring", "on_top purse_of_io")
    seen = ["staff_of_spring", "purse_of_io", "amulet_of_air"]
    assert top(play.match, 0) == seen
    assert (top(play.match, 1), top(play.match, None)) == ([], [])


@pytest.mark.rule("S-111")
def test_arcane_telescope_is_refused_with_a_single_crystal() -> None:
    play = telescope(crystals=1).start()
    assert play.refused()["activate arcane_telescope"] == ("no_crystals", "S-111")


def test_arcane_telescope_costs_nothing_to_summon() -> None:
    play = Scenario(2).sorcerer(hand=["arcane_telescope"]).start()
    play.answers("summon arcane_telescope")
    assert play.play() == ["arcane_telescope"]


@pytest.mark.rule("S-159")
def test_arcane_telescope_leaves_two_cards_open_under_the_vision_of_destiny() -> None:
    """I-082"""
    scenario = Scenario(2, enchantment="vision_of_destiny")
    play = scenario.sorcerer(play=["arcane_telescope"], crystals=2).top(*TOP).start()
    play.answers("activate arcane_telescope", "on_top staff_of_spring", "on_top purse_of_io")
    assert top(play.match, 1) == ["staff_of_spring", "purse_of_io"]
    assert top(play.match, 0) == ["staff_of_spring", "purse_of_io", "amulet_of_air"]


def test_arcane_telescope_looks_at_fewer_cards_when_there_are_no_more() -> None:
    play = telescope().only("purse_of_io", "amulet_of_air").start()
    play.answers("activate arcane_telescope", "on_top amulet_of_air")
    assert play.table.deck == ["purse_of_io", "amulet_of_air"]


@pytest.mark.rule("S-131", "S-133")
def test_arcane_telescope_shows_the_only_card_of_the_pile_and_shuffles_nothing() -> None:
    """Nothing is drawn, so the discards stay where they are."""
    play = telescope().only("purse_of_io").discarded(*SEVEN[:3]).start()
    play.answers("activate arcane_telescope")
    assert (play.question.kind, play.sorcerer().crystals) == ("turn", 0)
    assert (play.table.deck, play.table.discard) == (["purse_of_io"], list(SEVEN[:3]))
    assert (top(play.match, 0), top(play.match, 1)) == (["purse_of_io"], [])


@pytest.mark.rule("S-131", "S-111")
def test_arcane_telescope_is_refused_without_any_card_to_look_at() -> None:
    play = telescope().only().start()
    assert play.refused()["activate arcane_telescope"] == ("no_crystals", "S-111")

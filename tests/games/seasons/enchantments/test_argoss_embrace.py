"""Argos's Embrace: five crystals, or a card, for keeping new cards in hand (S-145, S-155)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.enchantments.embraced import crystals, embraced


@pytest.mark.rule("T-86", "S-155")
def test_a_card_of_the_die_that_is_kept_costs_five_crystals() -> None:
    """I-080."""
    play = embraced(12).die("c..").start(phase="die")
    play.answers("draw", "keep amulet_of_air")
    assert play.sorcerer().crystals == 7
    assert play.sorcerer().hand == ["amulet_of_air"]


@pytest.mark.rule("T-86", "S-155")
def test_a_card_of_the_die_that_is_discarded_costs_nothing() -> None:
    play = embraced(12).die("c..").start(phase="die")
    play.answers("draw", "discard amulet_of_air")
    assert play.sorcerer().crystals == 12


@pytest.mark.rule("S-155", "S-095")
def test_the_bonus_that_draws_two_cards_costs_five_crystals_for_the_kept_one() -> None:
    """I-080."""
    play = embraced(12).die("c..").start(phase="die")
    play.answers("draw_two", "keep amulet_of_fire")
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("T-87", "S-155")
def test_who_has_nothing_but_the_new_card_and_three_crystals_discards_it() -> None:
    play = embraced(3).die("c..").start(phase="die")
    play.answers("draw", "keep amulet_of_air")
    assert play.sorcerer().hand == []
    assert play.table.discard == ["amulet_of_air"]
    assert play.sorcerer().crystals == 3


@pytest.mark.rule("S-155")
def test_with_four_crystals_a_card_in_play_or_in_hand_must_go() -> None:
    play = embraced(4, hand=("kairn_the_destroyer",), play=("temporal_boots",))
    turn = play.die("c..").start(phase="die")
    turn.answers("draw", "keep amulet_of_air")
    assert turn.options == [
        "sacrifice temporal_boots",
        "discard kairn_the_destroyer",
        "discard amulet_of_air",
    ]
    turn.answers("sacrifice temporal_boots")
    assert turn.sorcerer().crystals == 4
    assert turn.sorcerer().hand == ["kairn_the_destroyer", "amulet_of_air"]


@pytest.mark.rule("S-155")
def test_with_four_crystals_an_old_card_of_the_hand_may_go() -> None:
    play = embraced(4, hand=("kairn_the_destroyer",)).die("c..").start(phase="die")
    play.answers("draw", "keep amulet_of_air", "discard kairn_the_destroyer")
    assert play.sorcerer().hand == ["amulet_of_air"]
    assert play.table.discard == ["kairn_the_destroyer"]


@pytest.mark.rule("S-155")
def test_who_has_exactly_five_crystals_pays_them_and_has_no_choice() -> None:
    play = embraced(5, play=("temporal_boots",)).die("c..").start(phase="die")
    play.answers("draw", "keep amulet_of_air")
    assert play.question.kind == "turn"
    assert play.sorcerer().crystals == 0
    assert play.play(0) == ["temporal_boots"]


@pytest.mark.rule("S-155", "S-124")
def test_the_shield_of_zira_may_go_into_the_embrace_for_ten_crystals() -> None:
    """I-040: the Shield replaces the card that should have gone."""
    play = embraced(0, play=("temporal_boots", "shield_of_zira")).die("c..").start(phase="die")
    play.answers("draw", "keep amulet_of_air", "sacrifice shield_of_zira")
    assert play.sorcerer().crystals == 10
    assert play.play(0) == ["temporal_boots"]
    assert play.sorcerer().hand == ["amulet_of_air"]


@pytest.mark.rule("T-88", "S-145", "S-155")
def test_the_cards_of_a_new_year_are_not_embraced() -> None:
    play = (
        Scenario(2, enchantment="argoss_embrace")
        .at(year=1, space=12)
        .sorcerer(crystals=8, library_two=["amulet_of_air", "amulet_of_fire", "amulet_of_earth"])
        .sorcerer(crystals=2, library_two=["kairn_the_destroyer"])
        .start(active=1)
    )
    play.answers("end")
    assert play.table.year == 2
    assert crystals(play) == [8, 2]
    assert [len(sorcerer.hand) for sorcerer in play.table.sorcerers] == [3, 1]

"""Scroll of Exchanging Fates: one die of each side changes places, before any is picked."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, duel, meeting

FATES = "scroll_of_exchanging_fates"


@pytest.mark.rule("W-252")
def test_scroll_of_exchanging_fates_exchanges_the_dice_of_hero_and_creature(
    scenario: type[Scenario],
) -> None:
    play = meeting(scenario, "bear", FATES, dice=(1, 6))
    play.answers("roll")
    assert play.options == ["accept", "swap 1 1"]
    assert (
        play.match.decisions()[0].labels()[1]
        == "Exchange your 1 for the other side's 6 (+3 Gold, +2 Experience)"
    )
    play.answers("swap 1 1")
    assert totals(play) == [(4 + 6, 5 + 1)]
    assert FATES in play.table.rare_discard


@pytest.mark.rule("W-252")
def test_scroll_of_exchanging_fates_is_offered_after_the_roll_only(
    scenario: type[Scenario],
) -> None:
    play = meeting(scenario, "bear", FATES, dice=(6, 1))
    assert play.options == ["roll"]
    play.answers("roll", "accept")
    assert totals(play) == [(4 + 6, 5 + 1)]
    assert play.hero().items == [FATES]


def test_scroll_of_exchanging_fates_is_not_offered_for_equal_dice(
    scenario: type[Scenario],
) -> None:
    play = meeting(scenario, "bear", FATES, dice=(4, 4))
    play.answers("roll")
    assert totals(play) == [(4 + 4, 5 + 4)]


@pytest.mark.rule("W-253")
def test_exchanging_fates_before_best_and_worst_are_picked(scenario: type[Scenario]) -> None:
    """The opponent prayed and rolled 3 and 5; under his Curse she rolled 1, 3 and 4."""
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, magic=0, items=[FATES])
        .hero("mystic", at=FIELD, abilities=["prayer", "curse"])
        .dice(1, 3, 4, 3, 5)
        .start("arrive")
    )
    play.answers("attack mystic", "stand", "cast prayer", "cast curse", "roll")
    assert [option for option in play.options if option.startswith("swap")] == [
        *("swap 1 1", "swap 1 2", "swap 2 2"),
        *("swap 3 1", "swap 3 2"),
    ]
    play.answers("swap 1 2")
    assert totals(play) == [(4 + 3, 3 + 3)]


@pytest.mark.rule("W-252")
def test_a_defender_may_exchange_fates_after_the_attacker_has_accepted(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, foe_items=[FATES], dice=(5, 2))
    play.answers("attack mystic", "by_strength", "roll")
    assert play.question.seat == 1
    assert play.match.decisions()[0].labels()[1] == "Exchange your 2 for the other side's 5"
    play.answers("swap 1 1")
    assert totals(play) == [(4 + 2, 3 + 5)]


def test_a_die_that_a_scroll_has_fixed_cannot_be_exchanged(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "bear", FATES, "scroll_of_deep_prayer", dice=(1,))
    play.answers("read scroll_of_deep_prayer", "roll")
    assert totals(play) == [(4 + 6, 5 + 1)]
    assert play.hero().items == [FATES]


def test_after_an_exchange_the_opponent_may_still_change_the_dice(
    scenario: type[Scenario],
) -> None:
    altered = "scroll_of_altered_reality"
    play = duel(scenario, FATES, foe_items=[altered], dice=(1, 6, 5))
    play.answers("attack mystic", "by_strength", "roll", "swap 1 1", "reroll own")
    assert totals(play) == [(4 + 6, 3 + 5)]

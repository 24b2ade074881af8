"""The Time Spiral Scroll at the end of a turn, the Letter of Recommendation in a guild."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

from .duels import FIELD


@pytest.mark.rule("R-053")
def test_time_spiral_scroll_gives_another_turn_without_a_chance_card(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", items=["time_spiral_scroll"])
        .top("chance_tradesman")
        .start()
    )
    play.answers("walk plains_by_village", "end", "read time_spiral_scroll")
    assert ("extra_turn", 0) in play.told()
    assert not [told for told in play.told() if told[0] == "chance"]
    play.answers("walk thieves_guild", "end")
    assert play.question.seat == 1
    assert play.table.rare_discard == ["time_spiral_scroll"]


def test_time_spiral_scroll_can_be_kept(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", items=["time_spiral_scroll"])
        .top("chance_tradesman")
        .start()
    )
    play.answers("stay", "end", "pass")
    assert play.question.seat == 1
    assert play.hero().items == ["time_spiral_scroll"]


def test_time_spiral_scroll_follows_a_turn_that_was_lost(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["time_spiral_scroll"])
        .lies(FIELD, "bear")
        .dice(1, 6, 6, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().wounds == 1
    play.answers("read time_spiral_scroll", "stay", "roll")
    assert ("won", 0, "bear") in play.told()


@pytest.mark.rule("R-251")
def test_time_spiral_scroll_does_not_prolong_a_potion_of_strength(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["time_spiral_scroll", "potion_of_strength"])
        .lies(FIELD, "bear")
        .dice(3, 4, 3, 4)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("drink potion_of_strength", "roll", "read time_spiral_scroll", "stay", "roll")
    assert ("rolled", 0, "bear", 3, 4, 9, 9) in play.told()
    assert ("rolled", 0, "bear", 3, 4, 7, 9) in play.told()


def test_letter_of_recommendation_saves_the_gold_in_a_foreign_guild(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero(
            "paladin",
            at="thieves_guild",
            gold=0,
            experience=5,
            items=["letter_of_recommendation"],
        )
        .start("arrive")
    )
    assert play.refused()["certificate"] == ("needs_gold", "R-233")
    play.answers("certificate letter_of_recommendation")
    assert (play.hero().gold, play.hero().experience) == (0, 0)
    assert ("certificate", 0, "thieves_guild") in play.told()
    assert play.hero().items == []
    assert play.table.common_discard == ["letter_of_recommendation"]


def test_letter_of_recommendation_does_not_replace_experience(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero(
            "paladin",
            at="thieves_guild",
            gold=5,
            experience=4,
            items=["letter_of_recommendation"],
        )
        .start("arrive")
    )
    assert play.options == ["end"]


def test_letter_of_recommendation_is_not_needed_in_the_own_guild(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="monastery", gold=0, experience=5, items=["letter_of_recommendation"])
        .start("arrive")
    )
    assert play.options == ["certificate", "end"]


def test_letter_of_recommendation_gets_no_second_certificate_of_a_guild(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero(
            "paladin",
            at="thieves_guild",
            gold=5,
            experience=5,
            items=["letter_of_recommendation"],
            certificates=["thieves_guild"],
        )
        .start("arrive")
    )
    assert play.options == ["end"]

"""Rounds and turns."""

import pytest

from fabletop.games.prophecy.scenario import Scenario


@pytest.mark.rule("R-049", "R-050")
def test_a_round_begins_with_a_chance_card_that_is_carried_out_and_discarded(
    scenario: type[Scenario],
) -> None:
    play = scenario().hero("druid", gold=0).top("chance_good_times").start("chance")
    assert play.hero().gold == 4
    assert play.table.chance_discard == ["chance_good_times"]
    assert play.question.kind == "move"


@pytest.mark.rule("R-056")
def test_after_the_turn_the_player_to_the_left_takes_her_round(scenario: type[Scenario]) -> None:
    play = (
        scenario(3)
        .top("chance_good_times", "chance_refreshing_wind", "chance_magical_breeze")
        .start()
    )
    order = []
    for _ in range(4):
        order.append(play.question.seat)
        play.answers("stay", "end")
    assert order == [0, 1, 2, 0]


@pytest.mark.rule("R-053", "R-072", "R-237")
def test_peaceful_times_give_a_second_turn_without_a_chance_card(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("druid", at="village")
        .top("chance_peaceful_times", "chance_good_times")
        .start("chance")
    )
    play.answers("walk plains_by_village", "end")
    assert play.question.seat == 0
    assert play.question.kind == "move"
    assert play.table.chance_discard == ["chance_peaceful_times"]
    play.answers("walk village", "end")
    assert play.question.seat == 1


@pytest.mark.rule("R-054")
def test_a_ring_that_works_once_a_round_works_once_over_both_turns(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("druid", drained=4, magic=2, items=["ring_of_concentration"])
        .top("chance_peaceful_times", "chance_good_times")
        .start("chance")
    )
    play.answers("stay", "end")
    assert play.hero().magic == 2
    play.answers("stay", "end")
    assert play.hero().magic == 3


@pytest.mark.rule("R-051", "R-055")
def test_a_turn_is_movement_then_fight_then_use_of_the_space(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at="village", items=["axe"])
        .lies("plains_by_village", "rat")
        .dice(6, 1)
        .start()
    )
    seen = [play.question.kind]
    for answer in ("walk plains_by_village", "ready", "roll"):
        play.answers(answer)
        seen.append(play.question.kind)
    assert seen == ["move", "declare", "roll", "space"]


@pytest.mark.rule("R-052", "R-097")
def test_the_starting_space_cannot_be_used_before_moving_away(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at="plains_by_city", wounds=1, health=2)
        .lies("plains_by_city", "enchanted_flower")
        .start()
    )
    assert not any(option.startswith("use") for option in play.options)
    play.answers("stay")
    assert "use enchanted_flower" in play.options


def test_rounds_are_counted_when_the_first_player_is_reached_again(
    scenario: type[Scenario],
) -> None:
    play = scenario().top("chance_good_times", "chance_refreshing_wind").start()
    play.answers("stay", "end")
    assert play.table.round == 1
    play.answers("stay", "end")
    assert play.table.round == 2

"""Event Cards 1 to 10: what they do, and how long they are held."""

import pytest

from fabletop.games.wizards.scenario import Scenario
from tests.games.wizards.cards.finds import START, days_held, finder, finds, found, is_discarded
from tests.games.wizards.cards.finds import look_around as finds_something


def test_green_paths_make_woods_as_easy_as_plains() -> None:
    play = found(finder("green_paths", at="torwall-4").dice(3))
    play.answers("roll", "step torwall-3", "step torwall-10")
    assert play.table.own == 1


def test_green_paths_do_not_help_in_mountains() -> None:
    play = found(finder("green_paths", at="ostermoor-1").dice(3))
    play.answers("roll", "step ostermoor-2")
    assert play.table.own == 1
    assert "step ostermoor-3" not in play.options


def test_green_paths_are_there_for_three_days() -> None:
    assert days_held("green_paths") == 3


def test_goats_foot_makes_mountains_as_easy_as_plains() -> None:
    play = found(finder("goats_foot", at="ostermoor-1").dice(3))
    play.answers("roll", "step ostermoor-2", "step ostermoor-3")
    assert play.table.own == 1


def test_goats_foot_does_not_help_in_woods() -> None:
    play = found(finder("goats_foot", at="torwall-4").dice(3))
    play.answers("roll", "step torwall-3")
    assert play.table.own == 1
    assert "step torwall-10" not in play.options


def test_goats_foot_stays_for_three_days() -> None:
    assert days_held("goats_foot") == 3


def test_seal_skin_lets_one_swim_as_fast_as_a_boat() -> None:
    play = found(finder("seal_skin").dice(3))
    play.answers("roll", "swim sea-4-11", "swim sea-3-11")
    assert play.where() == "sea-3-11"
    assert play.table.own == 1


def test_seal_skin_is_worn_for_four_days() -> None:
    assert days_held("seal_skin") == 4


@pytest.mark.rule("Z-235")
def test_the_stars_call_to_the_star_crest_which_is_met_at_once_and_may_be_entered_once_more() -> (
    None
):
    play = found(finder("the_stars_call", animal="hound").dice(2))
    play.answers("gain power", "gain knowledge")
    assert play.site() == "star_crest"
    assert play.player().points == [5, 0, 10]
    assert play.player().animal == ""
    assert is_discarded(play, "the_stars_call")
    assert play.player().crest


def test_a_twisted_ankle_takes_two_off_the_movement_roll() -> None:
    play = found(finder("a_twisted_ankle").dice(4))
    play.answers("roll")
    assert play.table.own == 2


@pytest.mark.rule("Z-272")
def test_a_twisted_ankle_hurts_for_three_days() -> None:
    assert days_held("a_twisted_ankle") == 3


def test_following_wind_adds_two_to_a_move_by_boat_all_the_way() -> None:
    play = found(finder("following_wind").boats("sea-4-11").dice(1, 2))
    play.answers("roll", "board sea-4-11")
    assert play.table.day == 3
    play.answers("roll", *["sail sea-3-11", "sail sea-4-11"] * 2)
    assert play.table.day == 4


def test_following_wind_does_not_help_ashore() -> None:
    play = (
        Scenario(2)
        .boats("sea-4-11")
        .player(order="druids", at="sea-4-11", boat=0, events=["following_wind"])
        .dice(2)
        .start()
    )
    play.answers("roll", "step torwall-14")
    assert (play.table.own, play.table.sail) == (1, 0)


def test_following_wind_is_used_up_last_so_that_who_sailed_with_it_cannot_walk() -> None:
    play = (
        Scenario(2)
        .boats("sea-4-10")
        .player(order="druids", at="sea-4-10", boat=0, events=["following_wind"])
        .dice(1)
        .start()
    )
    play.answers("roll", "sail sea-4-11")
    assert [option for option in play.options if option.startswith("step")] == []
    assert "sail sea-4-12" in play.options


@pytest.mark.rule("Z-272")
def test_following_wind_blows_for_four_days() -> None:
    assert days_held("following_wind") == 4


def test_thorn_prison_takes_every_turn_until_help_comes() -> None:
    play = found(finder("thorn_prison").dice(1, 3).randomly("larkspur-3"))
    assert play.player().trap == "held"
    for _ in range(8):
        assert play.options == ["wait", "call"]
        play.answers("wait")
    assert play.events() == ["thorn_prison"]
    play.answers("call")
    assert play.where() == "larkspur-3"
    assert play.player().trap == ""
    assert is_discarded(play, "thorn_prison")


def test_thorn_prison_is_opened_by_another_player() -> None:
    play = found(
        finds(
            "thorn_prison",
            Scenario(2).player(order="druids", at=START).player(order="wizards", at="torwall-13"),
        )
        .dice(1, 4)
        .randomly("larkspur-3")
    )
    play.answers("roll", "step torwall-14", "gain power")
    assert play.player(1).points == [0, 0, 4]
    assert play.where() == "larkspur-3"
    assert is_discarded(play, "thorn_prison")


@pytest.mark.rule("Z-221")
def test_thorn_prison_is_seen_before_a_spell_escapes_it() -> None:
    play = found(finder("thorn_prison", order="wizards", rank=4).dice(5))
    assert play.question.kind == "trap"
    play.answers("escape")
    assert play.player().trap == ""
    assert is_discarded(play, "thorn_prison")


def test_sleeping_mist_takes_a_die_of_turns() -> None:
    play = found(finder("sleeping_mist").dice(3))
    assert play.player().trap_turns == 3
    play.answers("wait", "wait")
    assert play.events() == ["sleeping_mist"]
    play.answers("wait")
    assert play.player().trap == ""
    assert is_discarded(play, "sleeping_mist")
    assert play.question.kind == "turn"


def test_ring_of_return_undoes_one_transport() -> None:
    scenario = finder("ring_of_return").randomly("larkspur-3")
    play = found(finds("lost_in_fog", scenario))
    assert play.events() == ["ring_of_return"]
    finds_something(play)
    assert play.options == ["go", "ring"]
    play.answers("ring")
    assert play.where() == START
    assert is_discarded(play, "ring_of_return")


def test_silver_whistle_calls_a_boat_twice_from_any_distance_without_a_roll() -> None:
    play = found(finder("silver_whistle").boats("sea-30-24").dice(1, 1))
    play.answers("roll", "whistle sea-4-11")
    assert play.table.isles.names[play.table.boats[0].space] == "sea-4-11"
    assert play.events() == ["silver_whistle"]
    play.answers("stop", "roll", "whistle sea-4-12")
    assert play.table.isles.names[play.table.boats[0].space] == "sea-4-12"
    assert is_discarded(play, "silver_whistle")

"""Obstacles of the Water Realm: Reefs, Whirlpools, currents."""

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.realms import OUT, SHORE
from tests.games.prophecy.expansions.water.sea import under_water

NORTH, EAST, WEST, SOUTH = 1, 3, 4, 5
"""Dice by which the compass points there."""


@pytest.mark.rule("W-119", "W-120")
def test_face_down_reefs_send_one_back_and_stay_in_sight(scenario: type[Scenario]) -> None:
    play = under_water(scenario).face_down("wr_b3", "reefs").start()
    play.answers("swim wr_b3")
    assert (play.space(), play.lying("wr_b3"), play.options) == ("wr_b2", ["reefs"], ["end"])


@pytest.mark.rule("W-119", "W-120")
def test_nobody_swims_onto_known_reefs(scenario: type[Scenario]) -> None:
    play = under_water(scenario).lies("wr_b3", "reefs").start()
    assert play.options == ["stay", "swim wr_c2", "swim wr_b1", "swim wr_a2"]
    assert play.refused()["swim wr_b3"] == ("reefs", "W-119")


def test_reefs_at_the_second_step_send_back_to_the_first_space(scenario: type[Scenario]) -> None:
    play = under_water(scenario).empty("wr_b3").face_down("wr_b4", "reefs").start()
    play.answers("swim wr_b3", "swim wr_b4")
    assert (play.space(), play.options) == ("wr_b3", ["end"])


@pytest.mark.rule("W-120", "W-125")
def test_a_whirlpool_costs_two_bubbles_and_teaches(scenario: type[Scenario]) -> None:
    play = under_water(scenario).face_down("wr_b3", "whirlpool").start()
    play.answers("swim wr_b3")
    hero = play.hero()
    assert (diver(hero).bubbles, diver(hero).spent_bubbles, hero.experience) == (3, 2, 5)
    assert (play.space(), play.lying("wr_b3")) == ("wr_b3", ["whirlpool"])


def test_from_a_whirlpool_one_comes_out_of_the_other_at_no_further_cost(
    scenario: type[Scenario],
) -> None:
    play = under_water(scenario).lies("wr_b3", "whirlpool").lies("wr_d5", "whirlpool").start()
    play.answers("swim wr_b3")
    assert (play.space(), diver(play.hero()).bubbles, play.hero().experience) == ("wr_d5", 3, 5)


@pytest.mark.rule("W-119", "W-124", "W-125")
def test_who_stays_on_an_obstacle_faces_it_again(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_b3").lies("wr_b3", "whirlpool").start()
    play.answers("stay")
    assert (diver(play.hero()).bubbles, play.hero().experience) == (3, 5)
    assert play.lying("wr_b3") == ["whirlpool"]


@pytest.mark.rule("W-124")
def test_who_starts_on_an_obstacle_may_swim_away(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_b3").lies("wr_b3", "whirlpool").empty("wr_b4")
    play = built.start()
    play.answers("swim wr_b4")
    assert (diver(play.hero()).bubbles, play.question.kind) == (5, "swim_on")


def test_a_whirlpool_drowns_who_has_no_air(scenario: type[Scenario]) -> None:
    play = under_water(scenario, bubbles=1, health=0).lies("wr_b3", "whirlpool").start()
    play.answers("swim wr_b3")
    assert not play.hero().alive
    assert play.question.seat == 1


@pytest.mark.rule("W-121")
@pytest.mark.parametrize(
    ("die", "there"),
    [(1, "wr_b5"), (2, "wr_b5"), (3, "wr_d3"), (5, "wr_b1"), (6, "wr_b1")],
)
def test_a_current_carries_two_spaces_as_the_compass_says(
    scenario: type[Scenario], die: int, there: str
) -> None:
    built = under_water(scenario).lies("wr_b3", "very_strong_current").empty(there).dice(die)
    play = built.start()
    play.answers("swim wr_b3")
    assert (play.space(), play.options) == (there, ["end"])


@pytest.mark.rule("W-121", "W-125")
def test_a_very_strong_current_costs_a_bubble_and_teaches(scenario: type[Scenario]) -> None:
    built = under_water(scenario).lies("wr_b3", "very_strong_current").empty("wr_d3").dice(EAST)
    play = built.start()
    play.answers("swim wr_b3")
    assert (diver(play.hero()).bubbles, play.hero().experience) == (4, 4)


@pytest.mark.rule("W-116", "W-122")
def test_a_current_over_the_edge_ends_on_land(scenario: type[Scenario]) -> None:
    built = under_water(scenario).lies("wr_b3", "very_strong_current").dice(WEST)
    play = built.start()
    play.answers("swim wr_b3")
    assert (play.question.kind, play.options) == ("washed_out", OUT)
    play.answers(f"surface {SHORE}")
    assert (play.space(), diver(play.hero()).bubbles) == (SHORE, 0)
    assert play.question.kind == "space"


@pytest.mark.rule("W-123")
def test_where_a_current_ends_the_next_card_is_dealt_with(scenario: type[Scenario]) -> None:
    built = under_water(scenario).lies("wr_b3", "very_strong_current")
    play = built.face_down("wr_d3", "whirlpool").dice(EAST).start()
    play.answers("swim wr_b3")
    assert (play.space(), diver(play.hero()).bubbles) == ("wr_d3", 2)


@pytest.mark.rule("W-123")
def test_currents_may_carry_one_to_and_fro(scenario: type[Scenario]) -> None:
    built = under_water(scenario, bubbles=6).lies("wr_b3", "very_strong_current")
    built.lies("wr_d3", "strong_current").empty("wr_b5")
    play = built.dice(EAST, WEST, NORTH).start()
    play.answers("swim wr_b3")
    assert play.options == ["go_along west", "struggle"]
    play.answers("go_along west")
    assert (play.space(), diver(play.hero()).bubbles, play.hero().experience) == ("wr_b5", 4, 5)


def test_the_card_between_is_passed_unseen(scenario: type[Scenario]) -> None:
    built = under_water(scenario).lies("wr_b3", "very_strong_current").empty("wr_d3")
    play = built.face_down("wr_c3", "air_pocket").dice(EAST).start()
    play.answers("swim wr_b3")
    assert (play.space(), play.lying("wr_c3")) == ("wr_d3", [])


def test_a_current_does_not_stop_at_a_character(scenario: type[Scenario]) -> None:
    built = under_water(scenario, rival="wr_c3").lies("wr_b3", "very_strong_current")
    play = built.empty("wr_c3", "wr_d3").dice(EAST).start()
    play.answers("swim wr_b3")
    assert play.space() == "wr_d3"


def test_a_current_stops_before_reefs(scenario: type[Scenario]) -> None:
    built = under_water(scenario).lies("wr_b3", "very_strong_current").empty("wr_c3")
    play = built.lies("wr_d3", "reefs").dice(EAST).start()
    play.answers("swim wr_b3")
    assert (play.space(), play.options) == ("wr_c3", ["end"])


def test_a_current_that_finds_reefs_turns_them_up(scenario: type[Scenario]) -> None:
    built = under_water(scenario).lies("wr_b3", "very_strong_current").empty("wr_c3")
    play = built.face_down("wr_d3", "reefs").dice(EAST).start()
    play.answers("swim wr_b3")
    assert (play.space(), play.lying("wr_d3")) == ("wr_c3", ["reefs"])


def test_between_reefs_the_current_has_no_power(scenario: type[Scenario]) -> None:
    built = under_water(scenario).lies("wr_b3", "very_strong_current").lies("wr_c3", "reefs")
    play = built.dice(EAST).start()
    play.answers("swim wr_b3")
    assert (play.space(), play.options) == ("wr_b3", ["end"])


def test_a_current_may_end_in_the_palace(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_c4").lies("wr_d4", "very_strong_current").dice(NORTH)
    play = built.start()
    play.answers("swim wr_d4")
    assert (play.space(), play.table.current_battle().creature) == ("wr_d6", "scaled_monster")


@pytest.mark.rule("W-121")
def test_against_a_strong_current_one_struggles_for_bubbles(scenario: type[Scenario]) -> None:
    built = under_water(scenario, bubbles=2).lies("wr_b3", "strong_current").empty("wr_d3")
    play = built.dice(WEST, NORTH, EAST).start()
    play.answers("swim wr_b3", "struggle")
    assert (play.options, diver(play.hero()).bubbles) == (["go_along north", "struggle"], 1)
    play.answers("struggle")
    assert (play.space(), diver(play.hero()).bubbles) == ("wr_d3", 0)


@pytest.mark.rule("W-121")
def test_prayer_does_not_move_the_compass(scenario: type[Scenario]) -> None:
    built = under_water(scenario, abilities=["prayer"]).lies("wr_b3", "very_strong_current")
    play = built.empty("wr_d3").dice(EAST).start()
    play.answers("swim wr_b3")
    assert play.space() == "wr_d3"


@pytest.mark.rule("W-151")
def test_an_obstacle_comes_before_an_attack(scenario: type[Scenario]) -> None:
    play = under_water(scenario, rival="wr_b3").lies("wr_b3", "whirlpool").start()
    play.answers("swim wr_b3")
    assert (diver(play.hero()).bubbles, play.options) == (3, ["attack mystic", "peace"])

"""A game over time: chances, numbers, turning points."""

from random import Random
from typing import Any

import pytest

from fabletop.core.any_options import any_options
from fabletop.core.game import Options
from fabletop.core.match import Match
from fabletop.core.registry import find, names
from fabletop.lab.hindsight.timeline import Timeline, swings, timeline
from tests.high_card import HIGH_CARD
from tests.web.pages.shelved import Past, play

STEADY = (0.5,) * 40


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    return play(Past("prophecy", ("", "normal"), 3))


@pytest.fixture(scope="module")
def told(match: Match[Any]) -> Timeline:
    return timeline(match)


def test_every_moment_has_its_round_and_each_seats_chance(
    told: Timeline, match: Match[Any]
) -> None:
    moments = len(match.entries) + 1
    assert len(told.rounds) == moments
    assert [len(course) for course in told.chances] == [moments, moments]
    assert list(told.rounds) == sorted(told.rounds)
    assert all(0 <= chance <= 1 for course in told.chances for chance in course)


def test_the_last_chance_is_the_result(told: Timeline, match: Match[Any]) -> None:
    assert match.result is not None
    won = [float(place == 1) for place in match.result.places]
    assert [course[-1] for course in told.chances] == won


def test_a_game_that_goes_on_has_no_result_at_its_end() -> None:
    match = Match.new(find("prophecy"), seats=["Ann", "Bob"], seed=1)
    told = timeline(match)
    assert len(told.rounds) == 1
    assert all(0 < course[-1] < 1 for course in told.chances)


def test_the_numbers_end_where_the_game_ended(told: Timeline, match: Match[Any]) -> None:
    assert match.result is not None
    assert [course[-1] for course in told.numbers["certificates"]] == list(match.result.scores)


def test_a_number_that_stays_nothing_is_left_out(told: Timeline) -> None:
    assert set(told.numbers) == {"might", "certificates"}


def test_seasons_tells_of_crystals_and_prestige() -> None:
    told = timeline(play(Past("seasons", ("", ""), 3)))
    assert set(told.numbers) == {"crystals", "prestige"}
    assert any(told.numbers["prestige"][0])


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seed", range(8))
def test_every_setting_of_a_game_has_its_timeline(game: str, seed: int) -> None:
    luck = Random(seed)
    options = any_options(find(game), 3, lambda below: int(luck.random() * below))
    match = Match.new(find(game), seats=["Ann", "Bob", "Cy"], seed=seed, options=options)
    while not match.over and len(match.entries) < 40:
        decision = match.decisions()[0]
        match.answer(luck.choice(decision.options), decision.seat)
    told = timeline(match)
    assert len(told.rounds) == len(match.entries) + 1
    assert all(len(courses) == 3 for courses in (told.chances, *told.numbers.values()))


def test_who_has_not_chosen_a_character_yet_has_no_might() -> None:
    options: Options = {"version": "standard"}
    match = Match.new(find("prophecy"), seats=["Ann", "Bob"], seed=1, options=options)
    while "might" not in (told := timeline(match)).numbers:
        decision = match.decisions()[0]
        match.answer(decision.options[0], decision.seat)
    assert len(told.numbers["might"]) == 2
    for course in told.numbers["might"]:
        assert course[0] == 0
        assert course[-1] > 0


def test_of_a_game_that_nobody_has_described_only_the_rounds_are_known() -> None:
    match = Match.new(HIGH_CARD, seats=["Ann", "Bob"], seed=1)
    told = timeline(match)
    assert (told.chances, told.numbers, told.turns) == ((), {}, ())


def test_a_lasting_step_is_a_turning_point_and_names_its_moment() -> None:
    up = (0.5,) * 20 + (0.8,) * 20
    (turn,) = swings([up, STEADY])
    assert (turn.moment, turn.seat) == (20, 0)
    assert turn.before == pytest.approx(0.5)
    assert turn.after == pytest.approx(0.8)


def test_what_is_lost_again_at_once_is_no_turning_point() -> None:
    assert swings([(0.5,) * 60 + (0.6,) + (0.5,) * 60]) == []


def test_turning_points_are_few_apart_and_in_the_order_of_the_game() -> None:
    course = tuple(0.2 + 0.6 * (n // 15 % 2) for n in range(300))
    turns = swings([course, tuple(1 - chance for chance in course)])
    assert len(turns) == 5
    moments = [turn.moment for turn in turns]
    assert moments == sorted(set(moments))
    assert all(moment % 15 == 0 for moment in moments)

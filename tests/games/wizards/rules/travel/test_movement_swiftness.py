"""Swiftness of every kind, the wind in the sails, and how long such Events last."""

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from fabletop.games.wizards.seen.view import StepView


def cost(play: WizardsPlay, space: str) -> int:
    steps: list[StepView] = play.match.view(0).steps
    return next(price for _, there, price, _ in steps if there == space)


WOODS, MOUNTAINS = "ostermoor-4", "ostermoor-0"
"""Both beside Ostermoor 5."""

ELVEN_WOODS, ELVEN_MOUNTAINS = "larkspur-3", "larkspur-16"


@pytest.mark.rule("Z-189")
@pytest.mark.parametrize(
    ("order", "rank", "start", "woods", "mountains"),
    [
        ("wizards", 2, "ostermoor-5", 1, 1),
        ("sorcerers", 2, "ostermoor-5", 2, 1),
        ("druids", 2, "ostermoor-5", 1, 2),
        ("wizards", 3, "ostermoor-5", 1, 1),
        ("sorcerers", 3, "ostermoor-5", 1, 1),
        ("druids", 3, "ostermoor-5", 1, 2),
        ("druids", 4, "ostermoor-5", 1, 1),
    ],
)
def test_swiftness_makes_its_terrain_cost_one(
    order: str, rank: int, start: str, woods: int, mountains: int
) -> None:
    play = Scenario(2).player(order=order, rank=rank, at=start).dice(4, 5).start()
    play.answers("roll")
    assert (cost(play, WOODS), cost(play, MOUNTAINS)) == (2, 2)
    play.answers("swiftness")
    assert (cost(play, WOODS), cost(play, MOUNTAINS)) == (woods, mountains)
    assert "swiftness" not in play.options


@pytest.mark.parametrize(("rank", "price"), [(2, 2), (3, 1)])
def test_swiftness_in_common_lands_does_not_work_in_elven_ones(rank: int, price: int) -> None:
    for start, there in (("larkspur-2", ELVEN_WOODS), ("larkspur-6", ELVEN_MOUNTAINS)):
        play = Scenario(2).player(order="wizards", rank=rank, at=start).dice(4, 1).start()
        play.answers("roll", "swiftness")
        assert cost(play, there) == price


def test_swiftness_does_not_help_a_swimmer() -> None:
    play = Scenario(2).player(order="wizards", rank=3, at="torwall-15").dice(4, 1).start()
    play.answers("roll", "swiftness")
    assert cost(play, "sea-3-13") == 2


@pytest.mark.rule("Z-186")
def test_swiftness_that_fails_is_refused_for_the_rest_of_the_turn() -> None:
    play = Scenario(2).player(order="wizards", rank=3, at="ostermoor-5").dice(4, 6).start()
    play.answers("roll", "swiftness")
    assert cost(play, WOODS) == 2
    assert "swiftness" not in play.options
    assert play.refused()["swiftness"] == ("cast", "Z-186")


def test_swiftness_can_be_cast_between_two_steps() -> None:
    play = Scenario(2).player(order="wizards", rank=3, at="ostermoor-5").dice(4, 1).start()
    play.answers("roll", f"step {WOODS}", "swiftness")
    assert cost(play, "ostermoor-3") == 1
    play.answers("step ostermoor-3", "step ostermoor-2")
    assert play.where() == "ostermoor-2"


def test_swiftness_works_for_one_turn_only() -> None:
    play = Scenario(2).player(order="wizards", rank=3, at="ostermoor-5").dice(4, 1, 4, 4).start()
    play.answers("roll", "swiftness", "stop", "roll", "stop", "roll")
    assert play.question.seat == 0
    assert cost(play, WOODS) == 2
    assert "swiftness" in play.options


def test_the_wind_raises_the_roll_of_who_is_in_a_boat() -> None:
    scenario = Scenario(2).boats("sea-4-14").dice(2)
    play = scenario.player(at="sea-4-14", boat=0, events=["following_wind"]).start()
    play.answers("roll")
    assert play.match.view(0).left == [2, 0, 2]
    play.answers("sail sea-3-14", "sail sea-2-14", "sail sea-1-14", "sail sea-0-14")
    assert play.where() == "sea-0-14"
    assert play.question.seat == 1


def test_the_wind_does_not_help_who_walks_to_a_boat() -> None:
    play = Scenario(2).boats("sea-4-14").player(at="torwall-15", events=["following_wind"])
    assert play.dice(3).start().answers("roll").match.view(0).left == [3, 0, 0]


def test_the_wind_does_not_help_who_leaves_the_boat() -> None:
    scenario = Scenario(2).boats("sea-2-14").dice(3)
    play = scenario.player(at="sea-2-14", boat=0, events=["following_wind"]).start()
    play.answers("roll", "sail sea-3-14", "sail sea-4-14")
    steps: list[StepView] = play.match.view(0).steps
    assert ("sail", "sea-3-14", 1, 2) in map(tuple, steps)
    assert ("step", "torwall-15", 1, 0) in map(tuple, steps)
    play.answers("step torwall-15")
    assert play.where() == "torwall-15"
    assert play.question.seat == 1


def test_the_wind_does_not_come_back_to_who_boards_the_boat_again() -> None:
    scenario = Scenario(2).boats("sea-4-14").dice(3)
    play = scenario.player(at="sea-4-14", boat=0, events=["following_wind"]).start()
    play.answers("roll", "step torwall-15", "board sea-4-14")
    assert play.match.view(0).left == [1, 0, 0]


def test_who_has_only_the_wind_left_cannot_leave_the_boat() -> None:
    scenario = Scenario(2).boats("sea-2-14").dice(2)
    play = scenario.player(at="sea-2-14", boat=0, events=["following_wind"]).start()
    play.answers("roll", "sail sea-3-14", "sail sea-4-14")
    assert "sail sea-3-14" in play.options
    assert not any(text.startswith(("step", "swim")) for text in play.options)
    assert play.refused()["step torwall-15"] == ("movement", "Z-103")


@pytest.mark.rule("Z-272")
@pytest.mark.parametrize(
    ("card", "days"),
    [("a_twisted_ankle", 3), ("following_wind", 4), ("green_paths", 3), ("seal_skin", 4)],
)
def test_swift_and_slow_events_are_counted_in_days(card: str, days: int) -> None:
    """An extra turn does not shorten them, and the day on which they came is not one of them."""
    play = Scenario(2).player(at="torwall-1", events=[card], extra=1)
    walked = play.dice(*[1] * (2 * days + 3)).start()
    walked.answers("roll", "stop", "roll", "stop", "roll", "stop")
    assert walked.table.day == 2
    for day in range(2, days + 2):
        assert walked.table.day == day
        assert walked.events() == [card]
        walked.answers("roll", "stop", "roll", "stop")
    assert walked.events() == []
    assert ("event_over", 0, card) in walked.told()

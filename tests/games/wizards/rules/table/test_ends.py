"""Who has which place at the end (Z-098, Z-288): behind a winner the others by rank and points; a
team wins or loses as one."""

import pytest

from fabletop.core.game import Result
from fabletop.core.scenario import Play
from fabletop.games.wizards.game import WIZARDS
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.state import Table

READY = (50, 100, 75)
"""Points for the Fifth Rank of a Druid."""


def result(play: Play[Table]) -> Result:
    end = WIZARDS.result(play.table)
    assert end is not None
    return end


def ruktal_honours(scenario: Scenario, seat: int) -> Play[Table]:
    """The player, a Druid beside Rüktal, comes to him and reaches the Fifth Rank."""
    play = scenario.dice(1).start(active=seat)
    return play.answers("roll", "step sacred_circle-0", "advance")


@pytest.mark.rule("Z-098")
def test_the_first_of_the_fifth_rank_wins_and_the_others_follow_by_rank_and_points() -> None:
    scenario = Scenario(5).player(order="wizards", rank=3, points=(10, 0, 0))
    scenario.player(order="druids", rank=4, points=READY, at="sacred_circle-1")
    scenario.player(order="sorcerers", rank=3, points=(0, 5, 5))
    scenario.player(order="sorcerers", rank=3, points=(0, 0, 11)).player()
    end = result(ruktal_honours(scenario, 1))
    assert end.places == (3, 1, 3, 2, 5)
    assert (end.winners, end.scores, end.ended_by) == ((1,), (10, 225, 10, 11, 0), "fifth_rank")


def test_more_points_do_not_make_up_for_a_lower_rank() -> None:
    scenario = Scenario(3).player(order="druids", rank=4, points=READY, at="sacred_circle-1")
    scenario.player(order="wizards", rank=1, points=(500, 0, 0))
    end = result(ruktal_honours(scenario.player(order="wizards", rank=2), 0))
    assert end.places == (1, 3, 2)


@pytest.mark.rule("Z-288")
def test_a_team_wins_together() -> None:
    scenario = Scenario(2, play="cooperative")
    scenario.player(order="druids", rank=4, points=READY, at="sacred_circle-1")
    end = result(ruktal_honours(scenario.player(order="druids", rank=4, points=(30, 60, 45)), 0))
    assert (end.places, end.winners) == ((1, 1), (0, 1))


@pytest.mark.rule("Z-288")
@pytest.mark.parametrize("play", ["competitive", "cooperative"])
def test_if_evil_takes_the_sacred_circle_nobody_is_first(play: str) -> None:
    scenario = Scenario(3, play=play).on(fortnight=3).demons("sacred_circle-8")
    scenario.player(order="druids", rank=4, points=READY).player(order="wizards").player()
    ended = scenario.start(evil=True)
    assert result(ended).places == (2, 2, 2)
    assert (result(ended).winners, result(ended).ended_by) == ((), "evil")
    assert ended.match.view(0).places == [2, 2, 2]


def test_a_game_that_goes_on_has_no_result() -> None:
    assert WIZARDS.result(Scenario(2).start().table) is None

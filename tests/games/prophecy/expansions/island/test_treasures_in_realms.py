"""Treasures used at the start of a round by a hero in a Realm."""

import pytest

from fabletop.games.prophecy.expansions.island.pieces import explorer
from fabletop.games.prophecy.scenario import Scenario

GRAIL, BALL = "holy_grail", "crystal_ball_of_fate"


@pytest.mark.rule("W-257")
def test_the_holy_grail_heals_what_the_want_of_air_has_just_cost(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", island="yes", realms="water")
        .gate("fortress", "water")
        .hero("paladin", at="wr_b2", bubbles=0, items=[GRAIL])
        .start("round")
    )
    assert (play.hero().health, play.hero().wounds) == (3, 1)
    play.answers(f"treasure {GRAIL}")
    assert (play.hero().health, play.hero().wounds) == (4, 0)
    assert f"treasure {GRAIL}" not in play.options
    assert play.question.kind == "swim"


@pytest.mark.rule("W-257")
def test_in_the_dragon_realm_without_a_chance_card_the_crystal_ball_is_offered_at_the_movement(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", island="yes", realms="dragon")
        .gate("fortress", "dragon")
        .hero("paladin", at="dr_left_1", items=[BALL])
        .dice(4, 3)
        .start("round")
    )
    play.answers(f"treasure {BALL}")
    assert explorer(play.hero()).foretold == (4, 3)
    assert play.question.kind == "climb"

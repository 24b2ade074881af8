"""A hero who uses the Amulet to pass by Creatures cannot attack a character there."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

from .owners import AMULET, FIELD, owners


@pytest.mark.rule("R-130", "W-033", "W-245")
@pytest.mark.parametrize("script", [(), ("meet", "decline bear")])
def test_nobody_is_attacked_where_a_creature_was_left_alone(
    scenario: type[Scenario], script: tuple[str, ...]
) -> None:
    play = owners(scenario, AMULET).lies(FIELD, "bear").start("arrive")
    play.answers(*script)
    assert "end" in play.options
    assert "attack mystic" not in play.options
    assert play.refused()["attack mystic"] == ("fight_first", "R-130")


@pytest.mark.rule("R-130")
def test_after_the_victory_over_the_last_creature_one_may_attack(scenario: type[Scenario]) -> None:
    play = owners(scenario, AMULET, magic=0).lies(FIELD, "bear").dice(6, 1).start("arrive")
    play.answers("meet", "fight bear", "roll")
    assert "attack mystic" in play.options


@pytest.mark.rule("R-130")
def test_nobody_is_attacked_beside_a_noble_lion_that_was_let_be(scenario: type[Scenario]) -> None:
    play = owners(scenario).lies(FIELD, "noble_lion").start("arrive")
    play.answers("decline noble_lion")
    assert play.question.kind == "space"
    assert play.refused()["attack mystic"] == ("fight_first", "R-130")


@pytest.mark.rule("W-245", "W-128")
@pytest.mark.parametrize(("artifacts", "way"), [((), "flee"), ((AMULET,), "swim")])
def test_with_the_amulet_one_need_not_run_away_under_water(
    scenario: type[Scenario], artifacts: tuple[str, ...], way: str
) -> None:
    play = (
        scenario(2, version="standard", realms="water", artifacts="new")
        .gate("fortress", "water")
        .hero("paladin", at="wr_c4", bubbles=5)
        .lies("wr_c4", "giant_squid")
        .owns(0, *artifacts)
        .start()
    )
    ways = [option for option in play.options if option.startswith(("swim", "flee"))]
    assert ways == [f"{way} wr_c5", f"{way} wr_d4", f"{way} wr_c3", f"{way} wr_b4"]

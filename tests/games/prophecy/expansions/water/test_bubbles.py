"""Air under water: Bubbles are used, lost and regained, and without them one drowns."""

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.realms import SHORE
from tests.games.prophecy.expansions.water.sea import under_water


def air(play: ProphecyPlay, seat: int = 0) -> tuple[int, int]:
    """Bubbles on the right and on the left side of the card."""
    return diver(play.hero(seat)).bubbles, diver(play.hero(seat)).spent_bubbles


@pytest.mark.rule("W-096", "W-097")
def test_every_round_in_the_realm_uses_a_bubble(scenario: type[Scenario]) -> None:
    play = under_water(scenario, bubbles=5, spent_bubbles=1).start("round")
    assert (air(play), play.question.kind) == ((4, 2), "swim")


@pytest.mark.rule("W-096")
def test_a_second_turn_of_the_round_uses_none(scenario: type[Scenario]) -> None:
    play = under_water(scenario, items=["time_spiral_scroll"]).start("round")
    play.answers("stay", "end", "read time_spiral_scroll")
    assert (air(play), play.table.turn) == ((4, 1), 2)


def test_on_the_main_board_nobody_needs_bubbles(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE).start("round")
    assert (air(play), play.hero().health) == ((0, 0), 4)


@pytest.mark.rule("W-100")
def test_without_bubbles_a_round_costs_health(scenario: type[Scenario]) -> None:
    play = under_water(scenario, bubbles=0, spent_bubbles=3, health=2).start("round")
    assert (air(play), play.hero().health) == ((0, 3), 1)


@pytest.mark.rule("W-102")
def test_nobody_gives_health_while_bubbles_are_left(scenario: type[Scenario]) -> None:
    play = under_water(scenario, bubbles=1, health=2).start("round")
    assert (air(play), play.hero().health, play.question.kind) == ((0, 1), 2, "swim")


@pytest.mark.rule("W-101", "W-091")
def test_without_bubbles_and_health_one_drowns(scenario: type[Scenario]) -> None:
    play = under_water(scenario, bubbles=0, spent_bubbles=3, health=0).start("round")
    assert not play.hero().alive
    assert (air(play), play.question.seat) == ((0, 0), 1)


@pytest.mark.rule("W-101")
def test_sanctity_of_life_saves_from_drowning(scenario: type[Scenario]) -> None:
    built = under_water(scenario, bubbles=0, health=0, magic=4, abilities=["sanctity_of_life"])
    play = built.start("round")
    assert play.hero().alive
    assert play.hero().magic < 4


@pytest.mark.rule("W-091")
def test_who_leaves_the_realm_returns_all_bubbles(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_a1", spent_bubbles=2).start()
    play.answers(f"surface {SHORE}")
    assert (air(play), play.space()) == ((0, 0), SHORE)


@pytest.mark.rule("W-098", "W-099", "W-137")
def test_an_air_pocket_gives_back_used_bubbles_and_no_more(scenario: type[Scenario]) -> None:
    play = under_water(scenario, bubbles=2, spent_bubbles=4).lies("wr_b2", "air_pocket").start()
    play.answers("stay", "use air_pocket")
    assert air(play) == (6, 0)
    assert "air_pocket" in play.table.removed


@pytest.mark.rule("W-138", "W-139")
def test_an_air_pocket_is_of_no_use_to_a_full_bag(scenario: type[Scenario]) -> None:
    play = under_water(scenario, bubbles=2).lies("wr_b2", "air_pocket").start()
    play.answers("stay")
    assert play.options == ["end"]
    assert play.refused()["use air_pocket"] == ("no_effect", "R-102")


@pytest.mark.rule("W-103")
def test_healing_brings_no_bubbles(scenario: type[Scenario]) -> None:
    built = under_water(scenario, spent_bubbles=2, wounds=2, items=["potion_of_healing"])
    play = built.start()
    play.answers("drink potion_of_healing")
    assert air(play) == (5, 2)
    assert play.hero().wounds == 0


def test_the_flask_of_living_air_refills_the_bag_under_water(scenario: type[Scenario]) -> None:
    built = under_water(scenario, bubbles=1, spent_bubbles=4, wounds=2)
    play = built.lies("wr_b2", "flask_of_living_air").start()
    play.answers("stay", "pick_up flask_of_living_air", "drink flask_of_living_air")
    assert (air(play), play.hero().wounds) == ((5, 0), 2)


def test_the_flask_heals_on_land(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE, wounds=3, items=["flask_of_living_air"]).start()
    play.answers("drink flask_of_living_air")
    assert (play.hero().wounds, play.hero().health) == (1, 6)
    assert "flask_of_living_air" in play.table.removed


def test_a_full_bag_leaves_the_flask_corked_though_wounds_hurt(scenario: type[Scenario]) -> None:
    play = under_water(scenario, wounds=2, items=["flask_of_living_air"]).start()
    assert "drink flask_of_living_air" not in play.options


@pytest.mark.rule("W-104", "W-105")
def test_the_banner_of_hope_works_under_water_and_a_six_reaches_every_board(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, wounds=2, drained=2).owns(0, "banner_of_hope").dice(6)
    play = built.start("round")
    play.answers("raise_banner")
    assert (play.hero().health, play.hero().magic) == (5, 5)
    assert play.question.kind == "swim"


@pytest.mark.rule("W-105")
def test_a_six_of_a_banner_on_land_reaches_who_is_under_water(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water").gate("fortress", "water")
    built.hero("druid", at="city").hero("mystic", at="wr_b2", health=1, wounds=2)
    play = built.owns(0, "banner_of_hope").dice(6).top("chance_tradesman").start("round")
    play.answers("raise_banner")
    assert (play.hero(1).health, play.hero(1).wounds) == (2, 1)

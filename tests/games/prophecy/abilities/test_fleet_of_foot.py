"""Fleet of Foot: two movements in one turn, the second perhaps into an Astral Plane."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

from .battles import FIELD


@pytest.mark.rule("R-266", "R-083", "R-095")
def test_fleet_of_foot_makes_two_movements_each_paid_and_meets_nothing_between(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at="city", abilities=["fleet_of_foot"])
        .hero("mystic", at="monastery")
        .lies("mountains_by_fortress", "bear")
        .face_down("mountains_by_fortress", "rat")
        .start()
    )
    play.answers("cast fleet_of_foot", "ride mountains_by_fortress", "ride plains_by_wilderness")
    assert play.space() == "plains_by_wilderness"
    assert (play.hero().gold, play.hero().magic) == (3 - 1 - 1, 4 - 1)
    assert play.lying("mountains_by_fortress") == ["bear"], "the other card is still face down"
    assert play.question.kind == "space"


@pytest.mark.rule("R-080", "R-093")
def test_without_fleet_of_foot_one_movement_is_all(scenario: type[Scenario]) -> None:
    play = scenario(version="standard").hero("paladin", at="city").start()
    play.answers("ride mountains_by_fortress")
    assert play.question.kind == "space"


@pytest.mark.rule("R-266", "R-092")
def test_fleet_of_foot_may_end_in_an_attack_on_a_plane(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at="plains_by_wilderness", abilities=["fleet_of_foot"])
        .plane("monastery", lesser="undead_knight")
        .plane("fortress", lesser="sphinx")
        .start()
    )
    assert "plane plane_fortress" in play.options
    play.answers("cast fleet_of_foot")
    assert "plane plane_fortress" not in play.options
    assert play.refused()["plane plane_fortress"] == ("second_movement_only", "R-266")
    play.answers("sail city", "plane plane_monastery")
    assert ("fights", 0, "undead_knight") in play.told()


@pytest.mark.rule("R-266")
def test_fleet_of_foot_combines_forest_trails_and_the_flying_carpet(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero(
            "druid",
            at="city",
            items=["flying_carpet"],
            abilities=["fleet_of_foot", "spirit_of_forest_trails"],
        )
        .start()
    )
    play.answers("cast fleet_of_foot", "spirit_of_forest_trails forest_by_thieves_guild")
    play.answers("carpet village")
    assert play.space() == "village"
    assert play.hero().magic == 6 - 3


@pytest.mark.rule("R-267", "R-087")
@pytest.mark.parametrize("first", [[], ["walk plains_by_village"]])
def test_fleet_of_foot_leaves_no_room_for_work_or_miraculous_healing(
    scenario: type[Scenario], first: list[str]
) -> None:
    play = (
        scenario(version="standard")
        .hero(
            "druid",
            at="thieves_guild",
            wounds=2,
            abilities=["fleet_of_foot", "miraculous_healing"],
        )
        .start()
    )
    assert {"work", "instead miraculous_healing"} <= set(play.options)
    play.answers("cast fleet_of_foot", *first)
    assert not {"work", "instead miraculous_healing"} & set(play.options)
    assert play.refused()["instead miraculous_healing"] == ("no_movement", "R-267")


@pytest.mark.rule("R-267", "R-089")
def test_fleet_of_foot_to_the_thieves_guild_brings_no_work_there(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at="village", abilities=["fleet_of_foot"])
        .start()
    )
    play.answers("cast fleet_of_foot", "ride thieves_guild")
    assert "work" not in play.options
    assert play.refused()["work"] == ("no_movement", "R-267")


@pytest.mark.rule("R-267")
def test_fleet_of_foot_is_not_cast_twice_for_three_movements(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at="city", abilities=["fleet_of_foot"])
        .hero("mystic", at="monastery")
        .start()
    )
    play.answers("cast fleet_of_foot")
    assert play.refused()["cast fleet_of_foot"] == ("already_cast", "R-267")
    play.answers("walk plains_by_city")
    assert play.refused()["cast fleet_of_foot"] == ("already_cast", "R-267")
    play.answers("stay")
    assert play.question.kind == "space", "the second movement may be forgone"


@pytest.mark.rule("R-043")
def test_fleet_of_foot_needs_magic(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at="city", magic=0, drained=4, abilities=["fleet_of_foot"])
        .start()
    )
    assert "cast fleet_of_foot" not in play.options
    assert play.refused()["cast fleet_of_foot"] == ("needs_magic", "R-043")


@pytest.mark.rule("R-096")
def test_fleet_of_foot_does_not_free_from_the_web(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, items=["potion_of_strength"], abilities=["fleet_of_foot"])
        .lies(FIELD, "giant_spider")
        .start()
    )
    assert play.options == ["stay", "drink potion_of_strength"]
    assert play.refused()["cast fleet_of_foot"] == ("caught", "R-096")


@pytest.mark.rule("R-096")
def test_fleet_of_foot_runs_past_the_web(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at="city", abilities=["fleet_of_foot"])
        .lies(FIELD, "giant_spider")
        .start()
    )
    play.answers("cast fleet_of_foot", f"walk {FIELD}", "walk mountains_by_fortress")
    assert play.space() == "mountains_by_fortress"

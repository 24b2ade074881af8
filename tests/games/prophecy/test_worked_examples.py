"""The worked examples of the rulebook, with their exact numbers."""

import pytest

from fabletop.games.prophecy.scenario import Scenario


@pytest.mark.rule("RS-01", "R-076", "R-077")
def test_charity_gives_to_whoever_has_least_of_each_thing(scenario: type[Scenario]) -> None:
    play = (
        scenario(3)
        .hero("druid", gold=2, health=3, magic=2, drained=4)
        .hero("mercenary", gold=2, health=2, wounds=3, magic=3)
        .hero("paladin", gold=3, health=1, wounds=3, magic=3, drained=1)
        .top("chance_charity")
        .start("chance")
    )
    druid, mercenary, paladin = play.table.heroes
    assert (druid.gold, mercenary.gold, paladin.gold) == (5, 5, 3)
    assert (druid.health, mercenary.health, paladin.health) == (3, 2, 2)
    assert (druid.magic, mercenary.magic, paladin.magic) == (4, 3, 3)


@pytest.mark.rule("RS-02", "R-081", "R-082", "R-083", "R-084", "R-085")
def test_ways_from_the_village(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="village", gold=2).start()
    assert play.options == [
        "stay",
        "walk plains_by_village",
        "walk mountains_by_village",
        "ride thieves_guild",
        "ride magic_tower",
        "sail mountains_by_forest_camp",
        "sail plains_between_tower_and_monastery",
    ]
    assert play.refused()["gate"] == ("no_gate_here", "R-085")


@pytest.mark.rule("RS-04", "R-111", "R-112", "R-117", "R-120", "R-122")
def test_druid_against_the_old_pirate(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at="plains_by_city")
        .lies("plains_by_city", "old_pirate")
        .dice(4, 6, 3, 2)
        .top("chance_tradesman", "chance_city_merchant", "chance_good_times")
        .start()
    )
    play.answers("stay", "by_wills", "roll")
    assert (play.hero().health, play.hero().wounds) == (2, 1)
    assert ("rolled", 0, "old_pirate", 4, 6, 8, 9) in play.told()
    play.answers("stay", "end", "stay", "by_wills", "roll")
    assert ("rolled", 0, "old_pirate", 3, 2, 5, 5) in play.told()
    assert play.hero().magic == 2
    assert play.hero().health == 2
    assert play.lying("plains_by_city") == ["old_pirate"]

"""Ranger's Boots, Flying Carpet and Scroll of Teleportation: a movement of their own."""

import pytest

from fabletop.games.prophecy.scenario import Scenario


def ways(options: list[str], way: str) -> list[str]:
    return [option for option in options if option.split()[0] == way]


@pytest.mark.rule("R-086", "R-320")
def test_rangers_boots_walk_two_spaces_free_of_charge(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at="village", gold=0, items=["rangers_boots"]).start()
    assert ways(play.options, "ride") == []
    assert ways(play.options, "boots") == ["boots thieves_guild", "boots magic_tower"]
    play.answers("boots thieves_guild")
    assert play.space() == "thieves_guild"
    assert (play.hero().gold, play.hero().magic) == (0, 4)
    assert play.hero().items == ["rangers_boots"]


@pytest.mark.rule("R-095")
def test_rangers_boots_pass_by_what_lies_between(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", items=["rangers_boots"])
        .lies("plains_by_village", "bear")
        .start()
    )
    play.answers("boots thieves_guild")
    assert play.lying("plains_by_village") == ["bear"]
    assert play.question.kind == "space"


@pytest.mark.rule("R-080", "R-093")
def test_rangers_boots_are_the_only_movement_of_the_turn(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", gold=5, items=["rangers_boots", "flying_carpet"])
        .start()
    )
    play.answers("boots thieves_guild")
    assert play.options == ["end"]


@pytest.mark.rule("R-086", "R-320")
def test_flying_carpet_flies_up_to_three_spaces_for_one_magic(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at="village", gold=0, items=["flying_carpet"]).start()
    assert ways(play.options, "carpet") == [
        "carpet thieves_guild",
        "carpet magic_tower",
        "carpet forest_by_thieves_guild",
        "carpet forest_by_magic_tower",
    ]
    play.answers("carpet forest_by_magic_tower")
    assert play.space() == "forest_by_magic_tower"
    assert (play.hero().gold, play.hero().magic, play.hero().drained) == (0, 3, 1)
    assert play.hero().items == ["flying_carpet"]


@pytest.mark.rule("R-043")
def test_flying_carpet_stays_rolled_up_without_magic(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", magic=0, drained=4, items=["flying_carpet"])
        .start()
    )
    assert ways(play.options, "carpet") == []
    assert play.refused()["carpet"] == ("needs_magic", "R-043")


def test_flying_carpet_brings_the_hero_to_the_creature_where_it_lands(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", items=["flying_carpet"])
        .lies("forest_by_magic_tower", "ghost")
        .dice(3, 2)
        .start()
    )
    play.answers("carpet forest_by_magic_tower", "roll")
    assert ("rolled", 0, "ghost", 3, 2, 3 + 3, 6) in play.told(), "the fare has cost Willpower"


@pytest.mark.rule("R-086", "R-167", "R-309")
def test_scroll_of_teleportation_goes_to_any_space_of_the_ring(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", at="village", gold=0, items=["scroll_of_teleportation"]).start()
    )
    assert len(ways(play.options, "teleport")) == 19
    play.answers("teleport enchanted_wilderness")
    assert play.space() == "enchanted_wilderness"
    assert play.hero().items == []
    assert play.table.common_discard == ["scroll_of_teleportation"]


@pytest.mark.rule("R-080", "R-309")
def test_scroll_of_teleportation_takes_the_place_of_walking(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at="village", items=["scroll_of_teleportation"]).start()
    play.answers("walk plains_by_village")
    assert play.options == ["end"]


@pytest.mark.rule("R-096")
@pytest.mark.parametrize("item", ["rangers_boots", "flying_carpet", "scroll_of_teleportation"])
def test_item_of_movement_does_not_leave_the_web_of_the_giant_spider(
    scenario: type[Scenario], item: str
) -> None:
    play = (
        scenario()
        .hero("paladin", at="plains_by_city", items=[item])
        .lies("plains_by_city", "giant_spider")
        .dice(6, 1)
        .start()
    )
    play.answers("roll")
    assert ("won", 0, "giant_spider") in play.told(), "she had to stay and fight"

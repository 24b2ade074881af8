"""Who meets a Creature and who does not, and Creatures with several lives."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

FOREST = "forest_by_monastery"


@pytest.mark.rule("R-097", "R-106", "R-129")
def test_bear_must_be_fought_by_whoever_stays_with_it(scenario: type[Scenario]) -> None:
    play = scenario().hero("mercenary", at=FOREST).lies(FOREST, "bear").dice(6, 1).start()
    play.answers("stay")
    assert play.question.kind == "roll"
    assert play.options == ["roll"]
    play.answers("roll")


@pytest.mark.rule("R-096")
def test_bear_does_not_hold_who_walks_away(scenario: type[Scenario]) -> None:
    play = scenario().hero("mercenary", at=FOREST).lies(FOREST, "bear").start()
    play.answers("walk monastery")
    assert ("fights", 0, "bear") not in play.told()
    assert play.question.kind == "space"


@pytest.mark.rule("R-095")
def test_bear_in_the_space_between_is_ridden_past(scenario: type[Scenario]) -> None:
    play = scenario().hero("mercenary", at="monastery").lies(FOREST, "bear").start()
    play.answers("ride plains_between_tower_and_monastery")
    assert ("fights", 0, "bear") not in play.told()
    assert play.lying(FOREST) == ["bear"]
    assert play.question.kind == "space"


@pytest.mark.rule("R-109")
def test_after_a_draw_with_the_bear_no_potion_can_be_drunk(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST, health=4, wounds=1, items=["potion_of_healing"])
        .lies(FOREST, "bear")
        .top("chance_tradesman")
        .dice(2, 1)
        .start("arrive")
    )
    assert play.options == ["fight bear", "drink potion_of_healing"]
    play.answers("fight bear", "roll")
    assert ("drew", 0, "bear") in play.told()
    assert play.question.seat == 1


@pytest.mark.rule("R-124")
def test_pack_of_wolves_wins_the_battle_by_its_second_roll(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST)
        .lies(FOREST, "pack_of_wolves")
        .top("chance_tradesman")
        .dice(6, 1, 1, 6)
        .start("arrive")
    )
    play.answers("roll", "roll")
    assert (play.hero().health, play.hero().experience) == (4, 3)
    assert play.lying(FOREST) == ["pack_of_wolves"]
    assert play.question.seat == 1


@pytest.mark.rule("R-124")
def test_band_of_zombies_holds_a_draw_by_its_second_roll(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST)
        .lies(FOREST, "band_of_zombies")
        .top("chance_tradesman")
        .dice(6, 1, 1, 3)
        .start("arrive")
    )
    play.answers("roll", "roll")
    assert (play.hero().health, play.hero().experience) == (5, 3)
    assert play.lying(FOREST) == ["band_of_zombies"]
    assert play.question.seat == 1


@pytest.mark.rule("R-125")
def test_pack_of_wolves_is_whole_again_in_the_next_battle(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST)
        .lies(FOREST, "pack_of_wolves")
        .top("chance_tradesman", "chance_city_merchant")
        .dice(6, 1, 6, 1, 1, 6)
        .dice(6, 1, 6, 1, 6, 1)
        .start("arrive")
    )
    play.answers("roll", "roll", "roll")
    play.answers("stay", "end", "stay", "roll", "roll")
    assert play.question.kind == "roll"
    assert play.lying(FOREST) == ["pack_of_wolves"]
    play.answers("roll")
    assert play.lying(FOREST) == []
    assert play.hero().experience == 3 + 4

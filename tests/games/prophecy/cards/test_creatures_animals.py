"""Animals with rules of their own: poison, web, lion and horde."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

FOREST = "forest_by_monastery"


@pytest.mark.rule("R-120")
def test_poisonous_snake_bites_for_two_health(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST)
        .lies(FOREST, "poisonous_snake")
        .dice(1, 4)
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().health, play.hero().wounds) == (3, 2)
    assert play.lying(FOREST) == ["poisonous_snake"]


@pytest.mark.rule("R-121", "R-282")
def test_poisonous_snake_kills_who_has_one_health_left(scenario: type[Scenario]) -> None:
    play = (
        scenario(3)
        .hero("mercenary", at=FOREST, health=1, wounds=4, gold=7, items=["cape"])
        .lies(FOREST, "poisonous_snake")
        .top("chance_tradesman")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert not play.hero().alive
    assert play.lying(FOREST) == ["poisonous_snake"]
    assert (play.hero().gold, play.hero().items) == (0, [])
    assert "cape" in play.table.common_discard
    assert play.question.seat == 1


@pytest.mark.rule("R-121")
def test_poisonous_snake_leaves_who_had_two_health_alive_with_none(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST, health=2, wounds=3)
        .lies(FOREST, "poisonous_snake")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().alive
    assert (play.hero().health, play.hero().wounds) == (0, 5)


def test_poisonous_snake_harms_nobody_in_a_draw(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST)
        .lies(FOREST, "poisonous_snake")
        .dice(1, 3)
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().health, play.hero().wounds) == (5, 0)


@pytest.mark.rule("R-120")
def test_giant_scorpion_stings_for_two_health(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST)
        .lies(FOREST, "giant_scorpion")
        .dice(1, 3)
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().health, play.hero().wounds) == (3, 2)
    assert play.lying(FOREST) == ["giant_scorpion"]


@pytest.mark.rule("R-129")
def test_noble_lion_may_be_declined_and_does_not_block_the_space(scenario: type[Scenario]) -> None:
    play = scenario().hero("mercenary", at=FOREST).lies(FOREST, "noble_lion").start()
    play.answers("stay")
    assert play.options == ["fight noble_lion", "decline noble_lion"]
    play.answers("decline noble_lion")
    assert play.question.kind == "space"
    play.answers("end")
    assert play.lying(FOREST) == ["noble_lion"]
    assert play.hero().health == 5


def test_noble_lion_is_offered_again_in_the_next_turn(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST)
        .lies(FOREST, "noble_lion")
        .top("chance_tradesman", "chance_city_merchant")
        .start()
    )
    play.answers("stay", "decline noble_lion", "end", "stay", "end", "stay")
    assert play.options == ["fight noble_lion", "decline noble_lion"]


@pytest.mark.rule("R-119", "R-283")
def test_noble_lion_beaten_grants_one_strength_and_a_mere_title(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST, gold=0, experience=0)
        .lies(FOREST, "noble_lion")
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("fight noble_lion", "roll")
    hero = play.hero()
    assert (hero.health, hero.magic, hero.experience, hero.gold) == (6, 2, 3, 0)
    assert (hero.items, hero.kept) == ([], [])
    assert play.table.adventure_discard == ["noble_lion"]


@pytest.mark.rule("R-120")
def test_noble_lion_once_fought_wounds_like_any_other(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST)
        .lies(FOREST, "noble_lion")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("fight noble_lion", "roll")
    assert (play.hero().health, play.hero().wounds) == (4, 1)
    assert play.lying(FOREST) == ["noble_lion"]


@pytest.mark.rule("R-096", "R-129")
def test_giant_spider_holds_whoever_begins_a_turn_in_its_space(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST, items=["potion_of_strength", "scroll_of_teleportation"])
        .lies(FOREST, "giant_spider")
        .start()
    )
    assert play.options == ["stay", "drink potion_of_strength"]
    assert play.refused()["walk monastery"] == ("caught", "R-096")


@pytest.mark.rule("R-096")
def test_giant_spider_is_fought_again_by_who_lost_to_it(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at="monastery")
        .lies(FOREST, "giant_spider")
        .top("chance_tradesman", "chance_good_times", "great_sword")
        .dice(1, 6, 6, 1)
        .start()
    )
    play.answers("walk forest_by_monastery", "roll")
    assert (play.hero().health, play.lying(FOREST)) == (4, ["giant_spider"])
    play.answers("stay", "end", "roll")
    assert play.hero().items == ["great_sword"]
    assert play.lying(FOREST) == []


@pytest.mark.rule("R-095")
def test_giant_spider_does_not_catch_who_rides_past(scenario: type[Scenario]) -> None:
    play = scenario().hero("mercenary", at="monastery").lies(FOREST, "giant_spider").start()
    play.answers("ride plains_between_tower_and_monastery")
    assert play.question.kind == "space"


@pytest.mark.rule("R-284")
def test_horde_of_rats_cannot_stop_a_magic_item(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, items=["sword_of_smiting"])
        .lies(FOREST, "horde_of_rats")
        .dice(1, 6, 6, 1, 6, 1)
        .start("arrive")
    )
    play.answers("use sword_of_smiting", "pay sword_of_smiting 2", "roll")
    assert ("rolled", 0, "horde_of_rats", 1, 6, 9, 8) in play.told()
    play.answers("roll", "roll")
    assert play.hero().experience == 3 + 3
    assert play.lying(FOREST) == []

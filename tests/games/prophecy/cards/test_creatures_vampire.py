"""The Vampire, who is fought in two stages."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

FOREST = "forest_by_monastery"


@pytest.mark.rule("R-285", "R-318")
def test_vampire_must_be_beaten_by_wills_and_then_by_strength(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mystic", at=FOREST)
        .lies(FOREST, "vampire")
        .top("great_sword")
        .dice(1, 2, 3, 1)
        .start("arrive")
    )
    assert play.question.kind == "roll"
    play.answers("roll")
    assert play.lying(FOREST) == ["vampire"]
    play.answers("roll")
    assert [event for event in play.told() if event[0] == "rolled"] == [
        ("rolled", 0, "vampire", 1, 2, 6 + 1, 4 + 2),
        ("rolled", 0, "vampire", 3, 1, 3 + 3, 4 + 1),
    ]
    assert (play.hero().items, play.hero().experience) == (["great_sword"], 3 + 4)
    assert (play.hero().magic, play.hero().drained) == (6, 0)
    assert play.lying(FOREST) == []


@pytest.mark.rule("R-285")
def test_vampire_is_fought_with_items_chosen_once_for_both_stages(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, items=["ivory_wand", "sword", "cedar_staff"])
        .lies(FOREST, "vampire")
        .dice(1, 1, 1, 1)
        .start("arrive")
    )
    play.answers("use ivory_wand", "use sword")
    assert play.options == ["roll"]
    play.answers("roll")
    assert ("rolled", 0, "vampire", 1, 1, 4 + 1 + 1, 5) in play.told()
    assert play.options == ["roll"]
    play.answers("roll")
    assert ("rolled", 0, "vampire", 1, 1, 4 + 2 + 1, 5) in play.told()


@pytest.mark.rule("R-285")
def test_vampire_met_with_a_staff_leaves_no_hand_for_the_sword_later(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, items=["sword", "cedar_staff"])
        .lies(FOREST, "vampire")
        .dice(1, 1, 1, 1)
        .start("arrive")
    )
    play.answers("use cedar_staff", "roll", "roll")
    assert play.told().count(("rolled", 0, "vampire", 1, 1, 4 + 1 + 1, 5)) == 2


@pytest.mark.rule("R-122", "R-285")
def test_vampire_drawn_in_the_first_stage_is_not_fought_on(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at=FOREST).lies(FOREST, "vampire").dice(1, 1).start("arrive")
    play.answers("roll")
    assert (play.hero().health, play.hero().magic) == (4, 4)
    assert play.lying(FOREST) == ["vampire"]
    assert play.question.seat == 1


@pytest.mark.rule("R-285")
def test_vampire_winning_the_first_stage_drains_a_health_and_a_magic(
    scenario: type[Scenario],
) -> None:
    play = scenario().hero("paladin", at=FOREST).lies(FOREST, "vampire").dice(1, 2).start("arrive")
    play.answers("roll")
    assert (play.hero().health, play.hero().magic) == (3, 3)
    assert play.question.seat == 1


@pytest.mark.rule("R-285")
def test_vampire_winning_the_second_stage_wins_the_battle(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mystic", at=FOREST)
        .lies(FOREST, "vampire")
        .dice(1, 1, 1, 1)
        .start("arrive")
    )
    play.answers("roll", "roll")
    assert ("rolled", 0, "vampire", 1, 1, 4, 5) in play.told()
    assert (play.hero().health, play.hero().magic, play.hero().experience) == (2, 5, 3)
    assert play.lying(FOREST) == ["vampire"]


@pytest.mark.rule("R-192")
def test_vampire_leaves_no_time_for_a_potion_between_the_stages(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, health=3, wounds=1, items=["potion_of_healing"])
        .lies(FOREST, "vampire")
        .dice(6, 1, 6, 1)
        .start("arrive")
    )
    play.answers("fight vampire", "roll")
    assert play.options == ["roll"]
    assert play.refused()["drink potion_of_healing"] == ("not_during_battle", "R-188")
    play.answers("roll")

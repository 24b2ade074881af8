"""Humanoids with rules of their own: pride, home, number and the dark arts."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

FOREST, MOUNTAINS, PLAINS = "forest_by_monastery", "mountains_by_fortress", "plains_by_city"


def test_thug_pays_no_experience_to_who_draws_a_sword(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, items=["sword"])
        .lies(FOREST, "thug")
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("use sword", "roll")
    assert (play.hero().experience, play.hero().gold) == (3, 3 + 2)
    assert play.lying(FOREST) == []


def test_thug_minds_a_shield_as_well(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, items=["wooden_shield"])
        .lies(FOREST, "thug")
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("use wooden_shield", "roll")
    assert (play.hero().experience, play.hero().gold) == (3, 3 + 2)


def test_thug_is_content_if_the_sword_stays_in_its_sheath(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, items=["sword"])
        .lies(FOREST, "thug")
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("ready", "roll")
    assert (play.hero().experience, play.hero().gold) == (3 + 2, 3 + 2)


def test_thug_does_not_mind_a_cape(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, items=["cape"])
        .lies(FOREST, "thug")
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("use cape", "roll")
    assert ("rolled", 0, "thug", 3, 1, 8, 5) in play.told()
    assert play.hero().experience == 3 + 2


def test_steppe_raiders_are_stronger_on_plains(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS)
        .lies(PLAINS, "steppe_raiders")
        .top("sword")
        .dice(3, 1, 4, 2, 5, 3)
        .start("arrive")
    )
    play.answers("roll", "roll", "roll")
    assert ("rolled", 0, "steppe_raiders", 3, 1, 7, 6) in play.told()
    assert ("rolled", 0, "steppe_raiders", 5, 3, 9, 8) in play.told()
    assert (play.hero().items, play.hero().experience) == (["sword"], 3 + 4)


def test_swordswoman_teaches_as_much_as_she_is_beaten_by(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, gold=0, experience=0, items=["sword"])
        .lies(FOREST, "swordswoman")
        .dice(5, 2)
        .start("arrive")
    )
    play.answers("use sword", "roll")
    assert ("rolled", 0, "swordswoman", 5, 2, 11, 7) in play.told()
    assert (play.hero().experience, play.hero().gold) == (4, 0)
    assert play.lying(FOREST) == []


@pytest.mark.rule("R-111", "R-115")
def test_angry_mob_leaves_the_kind_of_battle_to_the_hero(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at=FOREST).lies(FOREST, "angry_mob").start("arrive")
    assert play.options == ["by_strength", "by_wills"]


@pytest.mark.rule("R-111", "R-112", "R-115", "R-128")
def test_angry_mob_is_fought_by_wills_for_two_magic_paid_once(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST)
        .lies(FOREST, "angry_mob")
        .dice(1, 2, 1, 2, 1, 2)
        .start("arrive")
    )
    play.answers("by_wills", "roll", "roll", "roll")
    assert play.told().count(("rolled", 0, "angry_mob", 1, 2, 5, 4)) == 3
    assert (play.hero().magic, play.hero().drained) == (4, 2)
    assert play.hero().experience == 3 + 7


@pytest.mark.rule("R-124")
def test_angry_mob_beaten_twice_by_strength_can_still_win(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST)
        .lies(FOREST, "angry_mob")
        .dice(3, 1, 6, 1, 1, 1)
        .start("arrive")
    )
    play.answers("by_strength", "roll", "roll", "roll")
    assert ("rolled", 0, "angry_mob", 3, 1, 8, 7) in play.told()
    assert (play.hero().health, play.hero().experience) == (4, 3)
    assert play.lying(FOREST) == ["angry_mob"]


@pytest.mark.rule("R-111")
def test_angry_mob_must_be_met_with_strength_by_who_has_one_magic(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, magic=1, drained=3)
        .lies(FOREST, "angry_mob")
        .dice(1, 6)
        .start("arrive")
    )
    assert play.question.kind == "roll"
    play.answers("roll")
    assert ("rolled", 0, "angry_mob", 1, 6, 5, 12) in play.told()


def test_rock_giant_has_seven_strength_at_home_in_the_mountains(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=MOUNTAINS)
        .lies(MOUNTAINS, "rock_giant")
        .top("great_sword")
        .dice(5, 1)
        .start("arrive")
    )
    play.answers("by_strength", "roll")
    assert ("rolled", 0, "rock_giant", 5, 1, 9, 8) in play.told()
    assert (play.hero().items, play.hero().experience) == (["great_sword"], 3 + 2)


def test_rock_giant_has_five_strength_elsewhere(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", at=FOREST).lies(FOREST, "rock_giant").dice(2, 1).start("arrive")
    )
    play.answers("by_strength", "roll")
    assert ("rolled", 0, "rock_giant", 2, 1, 6, 6) in play.told()


def test_rock_giant_gains_no_willpower_at_home(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=MOUNTAINS)
        .lies(MOUNTAINS, "rock_giant")
        .dice(2, 1)
        .start("arrive")
    )
    play.answers("by_wills", "roll")
    assert ("rolled", 0, "rock_giant", 2, 1, 6, 5) in play.told()


@pytest.mark.rule("R-120")
def test_rock_giant_costs_the_loser_two_magic_as_well(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", at=FOREST).lies(FOREST, "rock_giant").dice(1, 6).start("arrive")
    )
    play.answers("by_strength", "roll")
    assert (play.hero().health, play.hero().magic, play.hero().drained) == (3, 2, 2)


@pytest.mark.rule("R-121")
def test_rock_giant_takes_only_the_magic_that_is_there(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, magic=1, drained=3)
        .lies(FOREST, "rock_giant")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().alive
    assert (play.hero().health, play.hero().magic, play.hero().drained) == (3, 0, 4)


@pytest.mark.rule("R-113", "R-115")
def test_dark_wizard_drains_a_health_and_a_magic(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST)
        .lies(FOREST, "dark_wizard")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "dark_wizard", 1, 1, 3, 7) in play.told()
    assert (play.hero().health, play.hero().magic, play.hero().drained) == (4, 1, 1)


def test_mine_gnome_is_stronger_in_the_mountains(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=MOUNTAINS)
        .lies(MOUNTAINS, "mine_gnome")
        .dice(2, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "mine_gnome", 2, 1, 6, 5) in play.told()
    assert play.hero().gold == 3 + 3

"""Opportunities to grow: Exotic Merchant, Wiseman, Strongman, Glass Mountain."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

PLAINS = "plains_by_city"


def test_exotic_merchant_sells_strength_for_eight_gold(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=9)
        .lies(PLAINS, "exotic_merchant")
        .start("arrive")
    )
    play.answers("use exotic_merchant")
    assert (play.hero().gold, play.hero().health, play.hero().wounds) == (1, 5, 0)


def test_exotic_merchant_gives_no_credit(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=7)
        .lies(PLAINS, "exotic_merchant")
        .start("arrive")
    )
    assert play.options == ["end"]
    assert play.refused()["use exotic_merchant"] == ("needs_gold", "R-166")


@pytest.mark.rule("R-102")
def test_exotic_merchant_has_nothing_for_who_has_eight_cubes(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=9, health=8)
        .lies(PLAINS, "exotic_merchant")
        .start("arrive")
    )
    assert play.refused()["use exotic_merchant"] == ("no_effect", "R-102")


@pytest.mark.rule("R-038")
def test_exotic_merchant_heals_a_wound_of_who_has_eight_cubes(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=8, health=6, wounds=2)
        .lies(PLAINS, "exotic_merchant")
        .start("arrive")
    )
    play.answers("use exotic_merchant")
    assert (play.hero().health, play.hero().wounds) == (7, 1)


def test_wiseman_teaches_willpower_for_five_experience(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", at=PLAINS, experience=5).lies(PLAINS, "wiseman").start("arrive")
    )
    play.answers("use wiseman")
    assert (play.hero().experience, play.hero().magic, play.hero().drained) == (0, 5, 0)


def test_wiseman_wants_an_experienced_listener(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", at=PLAINS, experience=4).lies(PLAINS, "wiseman").start("arrive")
    )
    assert play.refused()["use wiseman"] == ("needs_experience", "R-166")


@pytest.mark.rule("R-102")
def test_wiseman_has_nothing_to_teach_who_has_ten_cubes(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, experience=5, magic=10)
        .lies(PLAINS, "wiseman")
        .start("arrive")
    )
    assert play.refused()["use wiseman"] == ("no_effect", "R-102")


def test_strongman_trains_strength_for_eight_experience(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, experience=9)
        .lies(PLAINS, "strongman")
        .start("arrive")
    )
    play.answers("use strongman")
    assert (play.hero().experience, play.hero().health, play.hero().magic) == (1, 5, 4)


def test_strongman_does_not_train_beginners(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, experience=7)
        .lies(PLAINS, "strongman")
        .start("arrive")
    )
    assert play.refused()["use strongman"] == ("needs_experience", "R-166")


def test_glass_mountain_gives_two_willpower_for_four_health(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at=PLAINS).lies(PLAINS, "glass_mountain").start("arrive")
    play.answers("use glass_mountain")
    hero = play.hero()
    assert (hero.health, hero.wounds, hero.magic, hero.drained) == (0, 4, 6, 0)
    assert hero.alive


def test_glass_mountain_is_too_steep_with_three_health(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, health=3, wounds=1)
        .lies(PLAINS, "glass_mountain")
        .start("arrive")
    )
    assert play.refused()["use glass_mountain"] == ("needs_health", "R-166")

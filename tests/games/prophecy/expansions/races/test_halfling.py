"""Halflings: small, handy at throwing, and lucky: a rolled 1 counts as 8."""

from typing import Unpack

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import own_parts
from tests.games.prophecy.expansions.heroes import Outfit
from tests.games.prophecy.expansions.races.races import paladin

PLAINS = "plains_by_city"


def halfling(scenario: type[Scenario], **hero: Unpack[Outfit]) -> Scenario:
    return paladin(scenario, "race_halfling", at=PLAINS, **hero)


def rolled(play: ProphecyPlay) -> list[tuple[str | int, ...]]:
    return [told[1:] for told in play.told() if told[0] == "rolled"]


def test_a_halfling_has_one_strength_less_and_reaches_seven(scenario: type[Scenario]) -> None:
    hero = halfling(scenario).start().hero()
    assert (hero.health, hero.magic, hero.most_red, hero.most_blue) == (3, 4, 7, 10)


def test_a_rolled_one_counts_as_eight_in_battle(scenario: type[Scenario]) -> None:
    play = halfling(scenario).lies(PLAINS, "bear").dice(1, 5).start()
    play.answers("stay", "roll")
    assert rolled(play) == [(0, "bear", 8, 5, 11, 10)]
    assert ("won", 0, "bear") in play.told()


def test_the_creatures_one_is_a_one(scenario: type[Scenario]) -> None:
    play = halfling(scenario).lies(PLAINS, "bear").dice(4, 1).start()
    play.answers("stay", "roll")
    assert rolled(play) == [(0, "bear", 4, 1, 7, 6)]


def test_a_halfling_who_is_attacked_is_lucky_too(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", races="yes")
        .hero("paladin", race="race_human", at=PLAINS, magic=0)
        .hero("ranger", race="race_halfling", at=PLAINS, magic=0)
        .dice(1, 1)
        .start()
    )
    play.answers("stay", "attack ranger", "roll")
    assert rolled(play) == [(0, "ranger", 1, 8, 5, 12)]


def test_of_several_dice_the_one_is_the_best(scenario: type[Scenario]) -> None:
    play = halfling(scenario, abilities=["prayer"]).lies(PLAINS, "bear").dice(1, 6, 5).start()
    play.answers("stay", "cast prayer", "roll")
    assert rolled(play) == [(0, "bear", 8, 5, 11, 10)]


def test_a_one_for_a_shield_holds(scenario: type[Scenario]) -> None:
    play = halfling(scenario, items=["wooden_shield"]).lies(PLAINS, "bear").dice(2, 6, 1).start()
    play.answers("stay", "use wooden_shield", "roll", "try_shield")
    assert ("shielded", 0, "wooden_shield", 8) in play.told()


def test_a_one_moves_the_old_man_to_give(scenario: type[Scenario]) -> None:
    play = halfling(scenario, gold=2).lies(PLAINS, "mysterious_old_man").top("great_sword").dice(1)
    table = play.start()
    table.answers("stay", "use mysterious_old_man")
    assert table.hero().items == ["great_sword"]


def test_a_one_is_the_best_that_the_banner_of_hope_can_show(scenario: type[Scenario]) -> None:
    play = (
        halfling(scenario, health=1, wounds=2)
        .hero("mystic", race="race_elf", at="city", health=2, wounds=1)
        .owns(0, "banner_of_hope")
        .top("chance_tradesman")
        .dice(1)
        .start("banner")
    )
    play.answers("raise_banner")
    assert (play.hero().health, play.hero(1).health) == (2, 3)


def test_a_long_weapon_is_unwieldy_and_a_thrown_one_is_not(scenario: type[Scenario]) -> None:
    play = halfling(scenario, items=["spear"]).lies(PLAINS, "bear").start()
    play.answers("stay", "use spear")
    assert own_parts(play) == {"strength": 3, "spear": 1, "race_halfling": -1}
    play = halfling(scenario, items=["dagger"]).lies(PLAINS, "bear").start()
    play.answers("stay", "use dagger")
    assert own_parts(play) == {"strength": 3, "dagger": 1}
    play.answers("throw dagger")
    assert own_parts(play) == {"strength": 3, "dagger": 1, "throw": 1, "race_halfling": 1}

"""Goblins: weak of Will, good with Shields, greedy, and they do not forget."""

from typing import Unpack

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import own_parts
from tests.games.prophecy.expansions.heroes import Outfit
from tests.games.prophecy.expansions.races.races import paladin

PLAINS = "plains_by_city"


def goblin(scenario: type[Scenario], **hero: Unpack[Outfit]) -> Scenario:
    return paladin(scenario, "race_goblin", at=PLAINS, **hero)


def test_a_goblin_has_one_willpower_less_and_reaches_nine(scenario: type[Scenario]) -> None:
    hero = goblin(scenario).start().hero()
    assert (hero.health, hero.magic, hero.most_red, hero.most_blue) == (4, 3, 8, 9)


def test_a_shield_in_use_adds_one_to_strength(scenario: type[Scenario]) -> None:
    play = goblin(scenario, items=["wooden_shield"]).lies(PLAINS, "bear").start()
    play.answers("stay")
    assert own_parts(play) == {"strength": 4}
    play.answers("use wooden_shield")
    assert own_parts(play) == {"strength": 4, "race_goblin": 1}


def test_a_rat_brings_a_goblin_one_gold_and_three_experience(scenario: type[Scenario]) -> None:
    play = goblin(scenario, gold=0, experience=0).lies(PLAINS, "rat").dice(6, 1).start()
    play.answers("stay", "roll")
    assert (play.hero().gold, play.hero().experience) == (1, 3)


def test_what_brings_more_is_not_raised(scenario: type[Scenario]) -> None:
    play = goblin(scenario, gold=0, experience=0, health=8).lies(PLAINS, "pack_of_wolves")
    table = play.dice(6, 1, 6, 1, 6, 1).start()
    table.answers("stay", "roll", "roll", "roll")
    assert (table.hero().gold, table.hero().experience) == (3, 4)


def test_even_the_thug_beaten_with_arms_teaches_a_goblin(scenario: type[Scenario]) -> None:
    play = goblin(scenario, experience=0, items=["sword"]).lies(PLAINS, "thug").dice(6, 1).start()
    play.answers("stay", "use sword", "roll")
    assert play.hero().experience == 3


def test_others_get_what_is_printed(scenario: type[Scenario]) -> None:
    table = scenario(2, version="standard", races="yes")
    table.hero("paladin", race="race_elf", at=PLAINS, gold=0, experience=0)
    play = table.lies(PLAINS, "rat").dice(6, 1).start()
    play.answers("stay", "roll")
    assert (play.hero().gold, play.hero().experience) == (0, 1)


def beaten_by_the_bear(scenario: type[Scenario], *dice: int) -> ProphecyPlay:
    """The Goblin has lost to the Bear and stays to fight it again."""
    play = (
        goblin(scenario)
        .hero("mystic", race="race_elf", at="monastery")
        .lies(PLAINS, "bear")
        .top("chance_tradesman", "chance_city_merchant")
        .dice(1, 6, *dice)
        .start()
    )
    play.answers("stay", "roll", "stay", "end", "stay")
    return play


def test_rage_adds_one_against_the_creature_that_has_beaten_a_goblin(
    scenario: type[Scenario],
) -> None:
    play = beaten_by_the_bear(scenario)
    assert own_parts(play) == {"strength": 3, "race_goblin": 1}


def test_rage_ends_when_the_creature_is_beaten(scenario: type[Scenario]) -> None:
    play = beaten_by_the_bear(scenario, 6, 1)
    assert play.hero().grudges == ["bear"]
    play.answers("roll")
    assert play.hero().grudges == []


def test_there_is_no_rage_against_another_creature(scenario: type[Scenario]) -> None:
    play = goblin(scenario).lies(PLAINS, "lone_wolf").start()
    play.hero().grudges.append("bear")
    play.answers("stay")
    assert own_parts(play) == {"strength": 4}


def test_rage_ends_when_somebody_else_removes_the_creature(scenario: type[Scenario]) -> None:
    play = (
        goblin(scenario)
        .hero("mystic", race="race_elf", at=PLAINS, items=["scroll_of_destruction"])
        .lies(PLAINS, "bear")
        .top("chance_tradesman")
        .dice(1, 6)
        .start()
    )
    play.answers("stay", "roll", "read scroll_of_destruction")
    assert play.hero().grudges == []

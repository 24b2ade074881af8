"""Trolls: strong, slow to learn, healed by the Mountains, untouched by luck."""

from typing import Unpack

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.heroes import Traveller
from tests.games.prophecy.expansions.races.races import paladin

ABILITIES = ("toughness", "duelling", "haggling", "stealth", "meditation", "hunting")
MOUNTAINS = "mountains_by_fortress"


def troll(scenario: type[Scenario], **hero: Unpack[Traveller]) -> Scenario:
    return paladin(scenario, "race_troll", **hero)


def test_a_troll_has_one_more_strength_and_may_reach_nine(scenario: type[Scenario]) -> None:
    hero = troll(scenario).start().hero()
    assert (hero.health, hero.magic, hero.most_red, hero.most_blue) == (5, 4, 9, 10)


def test_a_troll_pays_two_experience_more_for_an_ability(scenario: type[Scenario]) -> None:
    play = troll(scenario, at="monastery", experience=6).taught("monastery", "blessed_weapon")
    poor = play.start()
    poor.answers("stay")
    assert "learn blessed_weapon" not in poor.options
    play = troll(scenario, at="monastery", experience=7).taught("monastery", "blessed_weapon")
    able = play.start()
    able.answers("stay", "learn blessed_weapon")
    assert able.hero().experience == 0


@pytest.mark.rule("W-072")
def test_a_troll_keeps_five_abilities_and_six_where_there_is_a_realm(
    scenario: type[Scenario],
) -> None:
    play = troll(scenario, at="village", abilities=ABILITIES).start()
    play.answers("stay", "end")
    assert "forget hunting" in play.options
    table = scenario(2, version="standard", races="yes", realms="water")
    table.hero("paladin", race="race_troll", at="village", abilities=ABILITIES)
    play = table.start()
    play.answers("stay", "end")
    assert play.table.active == 1


def test_in_the_mountains_a_troll_heals_one_health_for_one_magic_and_again(
    scenario: type[Scenario],
) -> None:
    play = troll(scenario, at=MOUNTAINS, health=2, wounds=3, magic=4).start()
    play.answers("stay", "regenerate", "regenerate")
    hero = play.hero()
    assert (hero.health, hero.wounds, hero.magic, hero.drained) == (4, 1, 2, 2)


def test_without_magic_or_wounds_or_mountains_a_troll_does_not_heal(
    scenario: type[Scenario],
) -> None:
    for reason, hero in (
        ("needs_magic", {"at": MOUNTAINS, "health": 2, "wounds": 3, "magic": 0}),
        ("nothing_missing", {"at": MOUNTAINS}),
        ("wrong_place", {"at": "village", "health": 2, "wounds": 3}),
    ):
        play = troll(scenario, **hero).start()
        play.answers("stay")
        assert "regenerate" not in play.options
        assert play.refused()["regenerate"] == (reason, "W-072")


def test_nobody_else_heals_in_the_mountains(scenario: type[Scenario]) -> None:
    table = scenario(2, version="standard", races="yes")
    play = table.hero("paladin", race="race_elf", at=MOUNTAINS, health=2, wounds=2).start()
    play.answers("stay")
    assert play.options == ["end"]


@pytest.mark.rule("W-026")
def test_the_clover_is_closed_to_a_troll_and_open_to_others(scenario: type[Scenario]) -> None:
    play = troll(scenario, at=MOUNTAINS).lies(MOUNTAINS, "clover_meadow").start()
    play.answers("stay")
    assert play.options == ["end"]
    assert play.refused()["use clover_meadow"] == ("no_luck", "W-026")
    table = scenario(2, version="standard", races="yes").hero(
        "druid", race="race_elf", at=MOUNTAINS
    )
    other = table.lies(MOUNTAINS, "clover_meadow").start()
    other.answers("stay")
    assert "use clover_meadow" in other.options


def test_the_curse_of_the_mummy_is_no_question_for_a_troll(scenario: type[Scenario]) -> None:
    play = troll(scenario, at=MOUNTAINS).lies(MOUNTAINS, "mummy").top("great_sword").dice(6, 1)
    table = play.start()
    table.answers("stay", "by_strength", "roll")
    assert table.hero().items == ["great_sword"]
    assert table.question.kind == "space"

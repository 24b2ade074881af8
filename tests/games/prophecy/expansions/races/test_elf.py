"""Elves: strong of Will, at home in Forests, and gone with the last Health."""

from typing import Unpack

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.heroes import Outfit, Traveller
from tests.games.prophecy.expansions.races.races import paladin

FOREST = "forest_by_monastery"


def elf(scenario: type[Scenario], **hero: Unpack[Traveller]) -> Scenario:
    return paladin(scenario, "race_elf", **hero)


@pytest.mark.rule("W-072")
def test_an_elven_paladin_starts_with_four_and_five_and_may_reach_eight_and_eleven(
    scenario: type[Scenario],
) -> None:
    elven = elf(scenario).start().hero()
    assert (elven.health, elven.magic, elven.most_red, elven.most_blue) == (4, 5, 8, 11)


def test_an_eleventh_blue_cube_is_gained(scenario: type[Scenario]) -> None:
    play = elf(scenario, at="village", magic=10, items=["elixir_of_wisdom"]).start()
    play.answers("drink elixir_of_wisdom")
    assert play.hero().magic == 11


def fights(scenario: type[Scenario], at: str, **hero: Unpack[Outfit]) -> ProphecyPlay:
    return elf(scenario, at=at, **hero).lies(at, "old_pirate").start()


def test_starting_a_battle_of_wills_costs_an_elf_one_magic_in_a_forest(
    scenario: type[Scenario],
) -> None:
    play = fights(scenario, FOREST, magic=5)
    play.answers("stay")
    assert play.match.decisions()[0].labels()[1] == "Battle of Wills (−1 Magic)"
    play.answers("by_wills")
    assert play.hero().magic == 4


def test_on_the_plains_an_elf_pays_two_like_everybody(scenario: type[Scenario]) -> None:
    play = fights(scenario, "plains_by_mountains", magic=5)
    play.answers("stay", "by_wills")
    assert play.hero().magic == 3


def test_a_spell_of_one_magic_costs_an_elf_nothing_in_a_forest(scenario: type[Scenario]) -> None:
    play = elf(scenario, at=FOREST, magic=0, abilities=["spirit_of_forest_trails"]).start()
    ways = play.match.decisions()[0].labels()
    assert "Forest trails to Forest by the Tower" in ways
    play.answers("spirit_of_forest_trails forest_by_magic_tower")
    assert (play.space(), play.hero().magic) == ("forest_by_magic_tower", 0)


def test_who_attacks_an_astral_plane_has_left_the_forest(scenario: type[Scenario]) -> None:
    play = (
        elf(scenario, at=FOREST, magic=5)
        .plane("monastery", lesser="undead_knight", shown=["undead_knight"])
        .start()
    )
    play.answers("plane plane_monastery", "by_wills")
    assert play.hero().magic == 3


def test_an_elf_dies_with_the_last_health(scenario: type[Scenario]) -> None:
    play = elf(scenario, at="plains_by_mountains", health=1, wounds=3).lies(
        "plains_by_mountains", "bear"
    )
    table = play.dice(1, 6).start()
    table.answers("stay", "roll")
    assert ("died", 0) in table.told()


def test_an_elf_with_two_health_survives_a_lost_battle(scenario: type[Scenario]) -> None:
    play = elf(scenario, at="plains_by_mountains", health=2, wounds=2)
    table = play.lies("plains_by_mountains", "bear").dice(1, 6).start()
    table.answers("stay", "roll")
    assert (table.hero().alive, table.hero().health) == (True, 1)


def test_others_live_on_without_health(scenario: type[Scenario]) -> None:
    table = scenario(2, version="standard", races="yes")
    table.hero("paladin", race="race_human", at="plains_by_mountains", health=1, wounds=3)
    play = table.lies("plains_by_mountains", "bear").dice(1, 6).start()
    play.answers("stay", "roll")
    assert (play.hero().alive, play.hero().health) == (True, 0)


def test_an_elf_cannot_pay_with_the_last_health(scenario: type[Scenario]) -> None:
    assert "work" not in elf(scenario, at="fortress", health=1).start().options
    assert "work" in elf(scenario, at="fortress", health=2, wounds=2).start().options
    fire = elf(scenario, at=FOREST, health=3).lies(FOREST, "cleansing_fire").start()
    fire.answers("stay", "use cleansing_fire")
    assert fire.options == ["sacrifice 1", "sacrifice 2"]


def test_sanctity_of_life_saves_the_last_health_of_an_elf(scenario: type[Scenario]) -> None:
    play = elf(
        scenario, at="plains_by_mountains", health=1, wounds=3, abilities=["sanctity_of_life"]
    )
    table = play.lies("plains_by_mountains", "bear").dice(1, 6).start()
    table.answers("stay", "roll")
    assert (table.hero().alive, table.hero().health) == (True, 1)
    assert table.hero().magic < 5

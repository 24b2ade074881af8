"""The Forest Camp's Abilities in battle: Long Weapons, Hunting, Mountain Lore and Forest Wisdom."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, challenges, meets, storms


@pytest.mark.rule("R-256")
def test_long_weapons_adds_one_with_a_staff_or_a_spear(scenario: type[Scenario]) -> None:
    for weapon in ("oaken_staff", "spear", "radiant_scythe"):
        bonus = {"oaken_staff": 1, "spear": 1, "radiant_scythe": 2}[weapon]
        play = meets(scenario, "bear", "long_weapons", items=[weapon], dice=(3, 3))
        play.answers(f"use {weapon}", "roll")
        assert totals(play) == [(4 + bonus + 1 + 3, 5 + 3)]


@pytest.mark.rule("R-239")
def test_long_weapons_adds_one_with_a_weapon_that_gives_nothing(scenario: type[Scenario]) -> None:
    play = meets(scenario, "thug", "long_weapons", items=["javelin"], dice=(3, 3))
    play.answers("use javelin", "roll")
    assert totals(play) == [(4 + 0 + 1 + 3, 4 + 3)]


def test_long_weapons_adds_nothing_with_a_sword_or_in_a_battle_of_wills(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "long_weapons", items=["sword"], dice=(3, 3))
    play.answers("use sword", "roll")
    assert totals(play) == [(4 + 2 + 3, 5 + 3)]
    play = meets(scenario, "ghost", "long_weapons", items=["cedar_staff"], dice=(3, 3))
    play.answers("use cedar_staff", "roll")
    assert totals(play) == [(4 + 1 + 3, 4 + 3)]


@pytest.mark.rule("R-243", "R-257")
def test_long_weapons_counts_for_each_of_two_until_it_was_thrown(
    scenario: type[Scenario],
) -> None:
    play = meets(
        scenario,
        "band_of_zombies",
        *("long_weapons", "ambidexterity"),
        items=["spear", "javelin"],
        dice=(3, 3, 1, 6),
    )
    play.answers("use spear", "use javelin", "throw javelin", "roll", "roll")
    assert totals(play) == [(4 + 1 + 2 + 1 + 3, 3 + 3), (4 + 1 + 1 + 1, 3 + 6)]


def test_hunting_adds_one_against_an_animal_and_two_gold(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "hunting", dice=(4, 2))
    play.answers("roll")
    assert totals(play) == [(4 + 1 + 4, 5 + 2)]
    assert play.hero().gold == 3 + 3 + 2


def test_hunting_adds_to_the_javelin(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "hunting", items=["javelin"], dice=(4, 2))
    play.answers("use javelin", "throw javelin", "roll")
    assert totals(play) == [(4 + 1 + 1 + 1 + 4, 5 + 2)]


def test_hunting_brings_two_gold_for_a_whole_pack(scenario: type[Scenario]) -> None:
    play = meets(scenario, "pack_of_wolves", "hunting", dice=(4, 2, 4, 2, 4, 2))
    play.answers("roll", "roll", "roll")
    assert totals(play) == [(4 + 1 + 4, 3 + 2)] * 3
    assert play.hero().gold == 3 + 3 + 2


def test_hunting_helps_against_no_humanoid(scenario: type[Scenario]) -> None:
    play = meets(scenario, "thug", "hunting", dice=(4, 2))
    play.answers("roll")
    assert totals(play) == [(4 + 4, 4 + 2)]
    assert play.hero().gold == 3 + 2


def test_hunting_brings_no_gold_for_a_creature_that_was_removed(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "hunting", items=["scroll_of_destruction"])
    play.answers("read scroll_of_destruction")
    assert play.lying(FIELD) == []
    assert play.hero().gold == 3


def test_hunting_adds_one_against_the_dragon_in_either_kind_of_battle(
    scenario: type[Scenario],
) -> None:
    for kind, value, dragon in (("by_strength", 4, 8), ("by_wills", 4 - 2, 7)):
        play = storms(scenario, "hunting", lesser="fire_breathing_dragon", dice=(3, 3))
        play.answers(kind, "roll")
        assert totals(play) == [(value + 1 + 3, dragon + 3)]


@pytest.mark.rule("R-317")
def test_hunting_brings_gold_for_the_sphinx_beaten_by_a_riddle(scenario: type[Scenario]) -> None:
    play = storms(scenario, "hunting", lesser="sphinx", dice=(6,))
    play.answers("riddle")
    assert ("won", 0, "sphinx") in play.told()
    assert play.hero().gold == 3 + 2


@pytest.mark.parametrize(
    ("ability", "here", "elsewhere"),
    [
        ("mountain_lore", "mountains_by_fortress", "forest_by_monastery"),
        ("forest_wisdom", "forest_by_monastery", "mountains_by_fortress"),
    ],
)
def test_mountain_lore_and_forest_wisdom_count_in_their_terrain_in_either_kind_of_battle(
    scenario: type[Scenario], ability: str, here: str, elsewhere: str
) -> None:
    for creature, value in (("thug", 4), ("ghost", 4)):
        play = meets(scenario, creature, ability, at=here, dice=(3, 3))
        play.answers("roll")
        assert totals(play) == [(4 + 1 + 3, value + 3)]
        play = meets(scenario, creature, ability, at=elsewhere, dice=(3, 3))
        play.answers("roll")
        assert totals(play) == [(4 + 3, value + 3)]


@pytest.mark.rule("R-270")
def test_mountain_lore_counts_on_every_roll_against_a_band(scenario: type[Scenario]) -> None:
    mountains = "mountains_by_fortress"
    play = meets(scenario, "band_of_zombies", "mountain_lore", at=mountains, dice=(3, 3, 2, 3))
    play.answers("roll", "roll")
    assert totals(play) == [(4 + 1 + 3, 3 + 3), (4 + 1 + 2, 3 + 3)]


def test_forest_wisdom_helps_a_defender_and_nobody_in_the_open(scenario: type[Scenario]) -> None:
    for at, bonus in (("forest_by_monastery", 1), (FIELD, 0)):
        play = challenges(scenario, rival=["forest_wisdom"], at=at, dice=(3, 3))
        play.answers("by_strength", "stand", "roll")
        assert totals(play) == [(4 + 3, 4 + bonus + 3)]


@pytest.mark.rule("R-270")
def test_forest_wisdom_counts_in_a_plane_on_the_first_roll_of_the_first_battle(
    scenario: type[Scenario],
) -> None:
    forest = "forest_by_monastery"
    dice = (6, 1, 6, 1, 6, 1, 1, 1)
    play = storms(
        scenario,
        "forest_wisdom",
        at=forest,
        lesser="tortured_souls",
        greater="scaled_monster",
        dice=dice,
    )
    play.answers("roll", "roll", "roll", "roll")
    souls = [(4 - 1 + 1 + 6, 3 + 1), (4 - 2 + 6, 3 + 1), (4 - 3 + 6, 3 + 1)]
    assert totals(play) == [*souls, (3 + 1, 7 + 1)]


@pytest.mark.rule("R-270")
def test_mountain_lore_counts_again_when_the_plane_is_attacked_again(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero(
            "paladin",
            at="mountains_by_fortress",
            abilities=["mountain_lore"],
            items=["time_spiral_scroll"],
        )
        .plane("fortress", greater="scaled_monster", beaten=True)
        .dice(1, 6, 1, 6)
        .top("chance_tradesman")
        .start()
    )
    for _ in range(2):
        play.answers("plane plane_fortress", "roll")
        if play.question.seat == 0:
            play.answers("read time_spiral_scroll")
    assert totals(play) == [(3 + 1 + 1, 7 + 6), (1 + 1 + 1, 7 + 6)]


@pytest.mark.rule("R-270")
@pytest.mark.parametrize("space", ["city", "forest_by_monastery"])
def test_mountain_lore_and_forest_wisdom_count_in_a_plane_from_wherever_it_is_attacked(
    scenario: type[Scenario], space: str
) -> None:
    abilities = ("mountain_lore", "forest_wisdom")
    play = storms(scenario, *abilities, at=space, greater="scaled_monster", dice=(1, 6))
    play.answers("roll")
    assert totals(play) == [(3 + 1 + 1 + 1, 7 + 6)]

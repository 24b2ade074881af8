"""The weapon Abilities of the Fortress: Crushing and Edged Weapons, Two-handed Combat,
Ambidexterity, and how they add up."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .battles import challenges, meets, storms


@pytest.mark.rule("R-239", "R-256", "R-181")
def test_crushing_weapons_adds_one_even_with_a_hammer_that_adds_nothing(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "crushing_weapons", items=["hammer"], dice=(3, 3))
    play.answers("use hammer", "roll")
    assert totals(play) == [(4 + 0 + 1 + 3, 8)]


@pytest.mark.rule("R-256")
def test_edged_weapons_adds_one_with_a_cutlass(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "edged_weapons", items=["cutlass"], dice=(3, 3))
    play.answers("use cutlass", "roll")
    assert totals(play) == [(4 + 1 + 1 + 3, 8)]


@pytest.mark.rule("R-256")
@pytest.mark.parametrize(
    ("ability", "weapon"), [("crushing_weapons", "sword"), ("edged_weapons", "war_axe")]
)
def test_weapon_ability_adds_nothing_with_another_class(
    scenario: type[Scenario], ability: str, weapon: str
) -> None:
    play = meets(scenario, "bear", ability, items=[weapon], dice=(3, 3))
    play.answers(f"use {weapon}", "roll")
    assert totals(play) == [(4 + 2 + 3, 8)]


def test_edged_weapons_needs_a_weapon_that_is_declared(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "edged_weapons", items=["sword"], dice=(3, 3))
    play.answers("ready", "roll")
    assert totals(play) == [(4 + 3, 8)]


def test_edged_weapons_adds_nothing_to_the_ritual_dagger_in_a_battle_of_wills(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "ghost", "edged_weapons", items=["ritual_dagger"], dice=(3, 3))
    play.answers("use ritual_dagger", "roll")
    assert totals(play) == [(4 + 3, 7)]


@pytest.mark.rule("R-243")
@pytest.mark.parametrize(("script", "thrown"), [(["roll"], 0), (["throw boomerang", "roll"], 1)])
def test_crushing_weapons_counts_for_the_boomerang_thrown_or_not(
    scenario: type[Scenario], script: list[str], thrown: int
) -> None:
    play = meets(scenario, "bear", "crushing_weapons", items=["boomerang"], dice=(6, 1))
    play.answers("use boomerang", *script)
    assert totals(play) == [(4 + 1 + thrown + 6, 6)]


@pytest.mark.rule("R-173")
def test_crushing_weapons_is_gone_with_the_axe_that_was_thrown(scenario: type[Scenario]) -> None:
    play = meets(scenario, "band_of_zombies", "crushing_weapons", items=["axe"], dice=(3, 3, 3, 3))
    play.answers("use axe", "throw axe", "roll", "roll")
    assert totals(play) == [(4 + 1 + 1 + 3, 6), (4 + 3, 6)]


@pytest.mark.rule("R-256")
def test_cedar_staff_collects_two_handed_combat_long_weapons_and_staff_skill(
    scenario: type[Scenario],
) -> None:
    abilities = ["two_handed_combat", "long_weapons", "staff_skill"]
    play = meets(scenario, "bear", *abilities, items=["cedar_staff"], dice=(3, 3))
    play.answers("use cedar_staff", "roll")
    assert totals(play) == [(4 + 1 + 3 + 3, 8)]


@pytest.mark.rule("R-138", "R-256")
def test_edged_weapons_serves_the_defender(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["edged_weapons"], rivals_items=["sword"], dice=(3, 3))
    play.answers("by_strength", "stand", "use sword", "roll")
    assert totals(play) == [(7, 4 + 2 + 1 + 3)]


@pytest.mark.rule("R-295", "R-296")
@pytest.mark.parametrize(
    ("guardian", "own_values"), [("shadow_of_death", 4 - 2), ("master_of_pain", 3 + 2)]
)
def test_edged_weapons_counts_once_for_each_weapon_against_greater_guardians(
    scenario: type[Scenario], guardian: str, own_values: int
) -> None:
    play = storms(
        scenario,
        "edged_weapons",
        "ambidexterity",
        greater=guardian,
        items=["sword", "cutlass"],
        dice=(3, 6),
    )
    play.answers("use sword", "use cutlass", "roll")
    assert totals(play)[0][0] == own_values + 2 + 1 + 1 + 1 + 3


def test_two_handed_combat_adds_one_with_a_two_handed_weapon(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "two_handed_combat", items=["war_axe"], dice=(3, 3))
    play.answers("use war_axe", "roll")
    assert totals(play) == [(4 + 2 + 1 + 3, 8)]


@pytest.mark.rule("R-260", "R-313")
@pytest.mark.parametrize(
    ("items", "answers", "total"),
    [
        ([], [], 4 + 1),
        (["gauntlets_of_strength"], [], 4 + 1 + 1),
        (["sword", "wooden_shield"], ["ready"], 4 + 1),
        (["sword"], ["use sword"], 4 + 2),
        (["wooden_shield"], ["use wooden_shield"], 4),
        (["cape"], ["use cape"], 4 + 1),
    ],
)
def test_two_handed_combat_adds_one_with_both_hands_empty(
    scenario: type[Scenario], items: list[str], answers: list[str], total: int
) -> None:
    play = meets(scenario, "thug", "two_handed_combat", items=items, dice=(6, 1))
    play.answers(*answers, "roll")
    assert totals(play) == [(total + 6, 5)]


def test_two_handed_combat_adds_nothing_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = meets(scenario, "ghost", "two_handed_combat", dice=(3, 3))
    play.answers("roll")
    assert totals(play) == [(7, 7)]


@pytest.mark.rule("R-173", "R-260")
def test_two_handed_combat_finds_empty_hands_after_the_only_weapon_was_thrown(
    scenario: type[Scenario],
) -> None:
    play = meets(
        scenario, "band_of_zombies", "two_handed_combat", items=["dagger"], dice=(3, 3, 3, 3)
    )
    play.answers("use dagger", "throw dagger", "roll", "roll")
    assert totals(play) == [(4 + 1 + 1 + 3, 6), (4 + 1 + 3, 6)]


def test_two_handed_combat_serves_both_sides_of_a_fight(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["two_handed_combat"], dice=(3, 3))
    play.answers("by_strength", "stand", "roll")
    assert totals(play) == [(7, 8)]


@pytest.mark.rule("R-169", "R-175")
def test_ambidexterity_lets_two_weapons_count(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "ambidexterity", items=["sword", "dagger"], dice=(3, 3))
    play.answers("use sword", "use dagger", "roll")
    assert totals(play) == [(4 + 2 + 1 + 3, 8)]


@pytest.mark.rule("R-169", "R-175")
def test_without_ambidexterity_the_second_weapon_is_refused(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "toughness", items=["sword", "dagger", "wooden_shield"])
    play.answers("use sword")
    assert play.options == ["use wooden_shield", "ready"]
    assert play.refused()["use dagger"] == ("one_weapon_only", "R-175")


@pytest.mark.rule("R-169", "R-170")
def test_ambidexterity_gives_no_third_hand(scenario: type[Scenario]) -> None:
    items = ["sword", "dagger", "axe", "great_sword", "wooden_shield"]
    play = meets(scenario, "bear", "ambidexterity", items=items)
    play.answers("use sword")
    assert play.options == ["use dagger", "use axe", "use wooden_shield", "ready"]
    assert play.refused()["use great_sword"] == ("two_handed", "R-170")
    play.answers("use dagger")
    assert play.options == ["throw dagger", "roll"]


@pytest.mark.rule("R-169")
@pytest.mark.parametrize("held", [["sword", "dagger"], ["sword", "wooden_shield"]])
def test_ambidexterity_refuses_a_third_weapon_because_the_hands_are_full(
    scenario: type[Scenario], held: list[str]
) -> None:
    items = ["sword", "dagger", "axe", "wooden_shield"]
    play = meets(scenario, "bear", "ambidexterity", "berserker_rage", items=items)
    play.answers(*(f"use {item}" for item in held))
    assert play.options == ["cast berserker_rage", "ready"]
    assert play.refused()["use axe"] == ("hands_full", "R-169")


def test_ambidexterity_throws_both_weapons_in_one_roll(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "ambidexterity", items=["spear", "dagger"], dice=(3, 3))
    play.answers("use spear", "use dagger", "throw spear", "throw dagger", "roll")
    assert totals(play) == [(4 + 2 + 2 + 3, 8)]
    assert play.table.damaged == ["spear", "dagger"]


@pytest.mark.rule("R-127", "R-173")
def test_ambidexterity_throws_one_weapon_after_the_other(scenario: type[Scenario]) -> None:
    play = meets(
        scenario,
        "band_of_zombies",
        "ambidexterity",
        items=["spear", "dagger"],
        dice=(3, 3, 3, 3, 3, 3),
    )
    play.answers("use spear", "use dagger", "throw spear", "roll", "throw dagger", "roll", "roll")
    assert totals(play) == [(4 + 2 + 1 + 3, 6), (4 + 1 + 1 + 3, 6), (4 + 3, 6)]


@pytest.mark.rule("R-258")
def test_ambidexterity_loses_both_weapons_to_the_golem_guardian(
    scenario: type[Scenario],
) -> None:
    play = meets(
        scenario, "golem_guardian", "ambidexterity", items=["sword", "dagger"], dice=(1, 6)
    )
    play.answers("use sword", "use dagger", "roll")
    assert play.table.damaged == ["sword", "dagger"]


@pytest.mark.rule("R-258", "R-293")
def test_ambidexterity_loses_both_weapons_for_good_to_the_scaled_monster(
    scenario: type[Scenario],
) -> None:
    play = storms(
        scenario,
        "ambidexterity",
        greater="scaled_monster",
        items=["sword", "dagger", "axe"],
        dice=(1, 6),
    )
    play.answers("use sword", "use dagger", "throw dagger", "roll")
    assert play.hero().items == ["axe"], "the thrown dagger is gone, too"


@pytest.mark.rule("R-184", "R-258")
def test_ambidexterity_takes_a_weapon_spell_once_on_each_weapon(
    scenario: type[Scenario],
) -> None:
    play = meets(
        scenario, "bear", "ambidexterity", "blessed_weapon", items=["sword", "axe"], dice=(3, 3)
    )
    play.answers("use sword", "use axe", "cast blessed_weapon sword")
    assert play.options == ["cast blessed_weapon axe", "ready"]
    play.answers("cast blessed_weapon axe", "roll")
    assert totals(play) == [(4 + 2 + 1 + 1 + 3, 8)]
    assert play.hero().magic == 2


@pytest.mark.rule("R-244", "R-296")
def test_ambidexterity_pays_for_each_weapon_by_itself(scenario: type[Scenario]) -> None:
    play = storms(
        scenario,
        "ambidexterity",
        greater="master_of_pain",
        items=["sword_of_smiting", "ritual_dagger"],
        dice=(3, 6),
    )
    play.answers("use sword_of_smiting", "use ritual_dagger")
    play.answers("pay sword_of_smiting 1", "pay ritual_dagger 2", "roll")
    strength, willpower = 4 - 1 - 2, 4 - 2 - 1
    assert totals(play)[0][0] == strength + willpower + 2 + 1 + 1 + 2 * 2 + 3

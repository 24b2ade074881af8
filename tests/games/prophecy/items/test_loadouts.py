"""Two hands and one head: what may be used together, and why the rest may not."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .duels import FIELD, duel


@pytest.mark.rule("R-171", "R-175")
def test_cutlass_goes_with_the_cape(scenario: type[Scenario]) -> None:
    play = duel(scenario, "thug", "cutlass", "cape", dice=(3, 3))
    play.answers("use cutlass", "use cape", "roll")
    assert totals(play) == [(4 + 1 + 1 + 3, 7)]


@pytest.mark.rule("R-171")
def test_ivory_wand_goes_with_a_shield(scenario: type[Scenario]) -> None:
    play = duel(scenario, "vampire", "ivory_wand", "spiked_shield", dice=(3, 3, 3, 3))
    play.answers("use ivory_wand", "use spiked_shield", "roll", "roll")
    assert totals(play) == [(4 + 1 + 3, 7), (4 + 1 + 3, 7)]


@pytest.mark.rule("R-171")
def test_ivory_wand_goes_with_the_mahogany_wand(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "ivory_wand", "mahogany_wand", dice=(3, 3))
    play.answers("use ivory_wand", "use mahogany_wand", "roll")
    assert totals(play) == [(4 + 1 + 2 + 3, 7)]


@pytest.mark.rule("R-175")
def test_sword_goes_with_a_shield(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "sword", "spiked_shield", dice=(3, 3))
    play.answers("use sword", "use spiked_shield", "roll")
    assert totals(play) == [(4 + 2 + 1 + 3, 8)]


@pytest.mark.rule("R-169", "R-171", "R-175")
def test_cutlass_does_not_go_with_the_javelin(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "cutlass", "javelin", "wooden_shield")
    play.answers("use cutlass")
    assert play.options == ["use wooden_shield", "ready"]
    assert play.refused()["use javelin"] == ("one_weapon_only", "R-175")


@pytest.mark.rule("R-169", "R-171")
def test_wooden_shield_does_not_go_with_the_spiked_shield(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "wooden_shield", "spiked_shield", "cutlass")
    play.answers("use wooden_shield")
    assert play.options == ["use cutlass", "ready"]
    assert play.refused()["use spiked_shield"] == ("one_shield_only", "R-169")


@pytest.mark.rule("R-170", "R-171")
def test_great_sword_goes_neither_with_a_shield_nor_with_a_wand(scenario: type[Scenario]) -> None:
    play = duel(scenario, "vampire", "great_sword", "wooden_shield", "ivory_wand", "ruby_circlet")
    play.answers("use great_sword")
    assert play.options == ["use ruby_circlet", "ready"]
    assert play.refused()["use wooden_shield"] == ("two_handed", "R-170")
    assert play.refused()["use ivory_wand"] == ("two_handed", "R-170")


@pytest.mark.rule("R-170")
@pytest.mark.parametrize(
    "weapon",
    [
        "great_sword",
        "war_axe",
        "war_hammer",
        "berserkers_axe",
        "radiant_scythe",
        "cedar_staff",
        "oaken_staff",
        "flaming_staff",
        "staff_of_the_archmagi",
    ],
)
def test_two_handed_weapon_is_refused_beside_a_shield(
    scenario: type[Scenario], weapon: str
) -> None:
    play = duel(scenario, "bear", "wooden_shield", weapon, "dagger")
    play.answers("use wooden_shield")
    assert play.options == ["use dagger", "ready"]
    assert play.refused()[f"use {weapon}"] == ("two_handed", "R-170")


@pytest.mark.rule("R-170")
def test_cedar_staff_does_not_go_with_a_wand(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "cedar_staff", "ivory_wand", "ruby_circlet")
    play.answers("use cedar_staff")
    assert play.options == ["use ruby_circlet", "ready"]
    assert play.refused()["use ivory_wand"] == ("two_handed", "R-170")


@pytest.mark.rule("R-169")
def test_crystal_skull_finds_no_third_hand(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "ivory_wand", "mahogany_wand", "crystal_skull", "ruby_circlet")
    play.answers("use ivory_wand", "use mahogany_wand")
    assert play.options == ["use ruby_circlet", "ready"]
    assert play.refused()["use crystal_skull"] == ("hands_full", "R-169")


@pytest.mark.rule("R-126", "R-285")
def test_ivory_wand_fills_a_hand_in_both_stages_of_the_vampire(scenario: type[Scenario]) -> None:
    play = duel(scenario, "vampire", "ivory_wand", "sword", "wooden_shield", "ruby_circlet")
    play.answers("use ivory_wand", "use sword")
    assert play.options == ["use ruby_circlet", "ready"]
    assert play.refused()["use wooden_shield"] == ("hands_full", "R-169")


@pytest.mark.rule("R-175")
def test_great_sword_and_sword_are_one_weapon_too_many(scenario: type[Scenario]) -> None:
    play = duel(scenario, "vampire", "sword", "great_sword", "ruby_circlet")
    play.answers("use sword")
    assert play.refused()["use great_sword"] == ("one_weapon_only", "R-175")


@pytest.mark.rule("R-126", "R-173")
def test_thrown_spear_leaves_no_room_for_another_weapon(scenario: type[Scenario]) -> None:
    play = duel(scenario, "band_of_zombies", "spear", "sword", dice=(6, 1))
    play.answers("use spear", "throw spear", "roll")
    assert play.options == ["roll"]


@pytest.mark.rule("R-174")
def test_crown_of_power_leaves_no_room_for_the_ruby_circlet(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "ruby_circlet", "crown_of_power", "ivory_wand", dice=(3, 3))
    play.answers("use crown_of_power")
    assert play.options == ["use ivory_wand", "ready"]
    assert play.refused()["use ruby_circlet"] == ("one_head_only", "R-174")
    play.answers("ready", "roll")
    assert totals(play) == [(4 + 1 + 3, 7)]


@pytest.mark.rule("R-174")
def test_who_wears_the_circlet_leaves_the_crown_in_the_bag(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "ruby_circlet", "crown_of_power", dice=(3, 3))
    play.answers("use ruby_circlet", "roll")
    assert totals(play) == [(4 + 1 + 3, 7)]


@pytest.mark.rule("R-174")
def test_who_owns_two_items_for_the_head_and_names_none_wears_none(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "ghost", "ruby_circlet", "crown_of_power", dice=(3, 3))
    play.answers("ready", "roll")
    assert totals(play) == [(4 + 3, 7)]


@pytest.mark.rule("R-176", "R-313")
def test_gauntlets_and_ring_work_beside_full_hands(scenario: type[Scenario]) -> None:
    worn = ["gauntlets_of_strength", "ring_of_concentration"]
    play = (
        scenario()
        .hero("paladin", at=FIELD, magic=3, drained=1, items=["sword", "spiked_shield", *worn])
        .lies(FIELD, "bear")
        .top("chance_tradesman")
        .dice(3, 3)
        .start("arrive")
    )
    play.answers("use sword", "use spiked_shield", "roll", "end")
    assert totals(play) == [(4 + 1 + 2 + 1 + 3, 8)]
    assert ("recharged", 0, 1) in play.told()

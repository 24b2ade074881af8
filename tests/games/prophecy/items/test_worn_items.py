"""Headwear, gauntlets and rings."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .duels import FIELD, duel


def test_ruby_circlet_adds_one_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "ruby_circlet", dice=(3, 3))
    play.answers("use ruby_circlet", "roll")
    assert ("rolled", 0, "ghost", 3, 3, 8, 7) in play.told()


def test_ruby_circlet_is_of_no_use_in_a_battle_of_strength(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "ruby_circlet", "sword")
    assert play.refused()["use ruby_circlet"] == ("useless_in_this_battle", "R-172")


@pytest.mark.rule("R-176")
def test_ruby_circlet_needs_no_hand(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "staff_of_the_archmagi", "ruby_circlet", dice=(3, 3))
    play.answers("use staff_of_the_archmagi", "use ruby_circlet", "roll")
    assert totals(play) == [(4 + 3 + 1 + 3, 7)]


def test_ruby_circlet_is_no_willpower(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, gold=0, items=["ruby_circlet"])
        .lies(FIELD, "leprechaun")
        .start("arrive")
    )
    play.answers("use leprechaun")
    assert play.hero().gold == 4


@pytest.mark.rule("R-047", "R-253")
def test_crown_of_power_gives_one_willpower_and_no_magic(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "crown_of_power", dice=(3, 3))
    play.answers("roll")
    assert ("rolled", 0, "ghost", 3, 3, 8, 7) in play.told()
    assert (play.hero().magic, play.hero().drained) == (4, 0)


def test_crown_of_power_is_willpower_outside_battle_too(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, gold=0, items=["crown_of_power"])
        .lies(FIELD, "leprechaun")
        .start("arrive")
    )
    play.answers("use leprechaun")
    assert play.hero().gold == 4 + 1


@pytest.mark.rule("R-047", "R-253")
def test_crown_of_power_takes_ten_willpower_to_eleven(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mystic", at=FIELD, magic=10, items=["crown_of_power"])
        .lies(FIELD, "ghost")
        .dice(3, 3)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "ghost", 3, 3, 14, 7) in play.told()
    assert play.hero().magic == 10


def test_crown_of_power_makes_a_battle_of_wills_cheaper(scenario: type[Scenario]) -> None:
    play = duel(scenario, "old_pirate", "crown_of_power", dice=(3, 3))
    play.answers("by_wills", "roll")
    assert (play.hero().magic, play.hero().drained) == (3, 1)
    assert ("rolled", 0, "old_pirate", 3, 3, 3 + 1 + 3, 6) in play.told()


def test_crown_of_power_lets_a_single_magic_start_a_battle_of_wills(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, magic=1, drained=3, items=["crown_of_power"])
        .lies(FIELD, "old_pirate")
        .start("arrive")
    )
    assert play.options == ["by_strength", "by_wills"]


@pytest.mark.rule("R-253")
def test_crown_of_power_gives_no_magic_to_pay_with(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, magic=0, drained=4, items=["crown_of_power"])
        .lies(FIELD, "old_pirate")
        .dice(3, 3)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "old_pirate", 3, 3, 7, 6) in play.told(), "a Battle of Strength"


@pytest.mark.rule("R-047", "R-253")
def test_gauntlets_of_strength_give_one_strength_and_no_health(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "gauntlets_of_strength", dice=(3, 4))
    play.answers("roll")
    assert ("rolled", 0, "bear", 3, 4, 8, 9) in play.told()
    assert (play.hero().health, play.hero().wounds) == (3, 1)


@pytest.mark.rule("R-047", "R-253")
def test_gauntlets_of_strength_take_eight_strength_to_nine(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, health=8, items=["gauntlets_of_strength"])
        .lies(FIELD, "bear")
        .dice(3, 3)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "bear", 3, 3, 12, 8) in play.told()
    assert play.hero().health == 8


@pytest.mark.rule("R-253")
def test_gauntlets_of_strength_do_not_keep_their_owner_alive(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, health=0, wounds=4, items=["gauntlets_of_strength"])
        .lies(FIELD, "bear")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "bear", 1, 6, 2, 11) in play.told()
    assert ("died", 0) in play.told()


@pytest.mark.rule("R-313")
def test_gauntlets_of_strength_leave_both_hands_free(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "gauntlets_of_strength", "great_sword", dice=(3, 3))
    play.answers("use great_sword", "roll")
    assert totals(play) == [(4 + 1 + 3 + 3, 8)]


def test_gauntlets_of_strength_do_not_help_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "gauntlets_of_strength", dice=(3, 3))
    play.answers("roll")
    assert ("rolled", 0, "ghost", 3, 3, 7, 7) in play.told()


@pytest.mark.rule("R-255")
def test_ring_of_concentration_recharges_one_magic_at_the_end_of_the_round(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", magic=1, drained=3, items=["ring_of_concentration"])
        .top("chance_tradesman")
        .start()
    )
    play.answers("stay")
    assert play.hero().magic == 1
    play.answers("end")
    assert (play.hero().magic, play.hero().drained) == (2, 2)


@pytest.mark.rule("R-255")
def test_ring_of_concentration_recharges_once_in_a_round_of_two_turns(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", magic=1, drained=3, items=["ring_of_concentration"])
        .top("chance_peaceful_times", "chance_tradesman")
        .start("chance")
    )
    play.answers("stay", "end")
    assert play.hero().magic == 1, "the first turn is no end of a round"
    play.answers("stay", "end")
    assert play.hero().magic == 2


@pytest.mark.rule("R-255")
def test_ring_of_concentration_does_not_mind_a_paid_battle_of_wills(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "old_pirate", "ring_of_concentration", dice=(3, 4))
    play.answers("by_wills", "roll")
    assert ("lost", 0, "old_pirate") in play.told()
    assert (play.hero().magic, play.hero().drained) == (4 - 2 + 1, 1)


@pytest.mark.rule("R-255")
def test_ring_of_concentration_does_not_mind_the_fare_of_the_carpet(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", items=["ring_of_concentration", "flying_carpet"])
        .top("chance_tradesman")
        .start()
    )
    play.answers("carpet thieves_guild", "end")
    assert (play.hero().magic, play.hero().drained) == (4, 0)


@pytest.mark.rule("R-255")
def test_ring_of_concentration_does_nothing_at_the_end_of_others_rounds(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", magic=1, drained=3, items=["ring_of_concentration"])
        .hero("mystic", at="city")
        .top("chance_tradesman")
        .turn_of(1)
        .start()
    )
    play.answers("stay", "end")
    assert play.hero().magic == 1


def test_ring_of_magical_forces_changes_no_battle(scenario: type[Scenario]) -> None:
    play = duel(scenario, "old_pirate", "ring_of_magical_forces", dice=(3, 3))
    play.answers("by_wills", "roll")
    assert ("rolled", 0, "old_pirate", 3, 3, 2 + 3, 6) in play.told()
    assert play.hero().magic == 2, "a Battle of Wills is no Spell"


def test_ring_of_magical_forces_can_be_bought_and_sold(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="city", gold=9)
        .for_sale("city", "ring_of_magical_forces")
        .start("arrive")
    )
    play.answers("buy ring_of_magical_forces")
    assert (play.hero().gold, play.hero().items) == (0, ["ring_of_magical_forces"])
    play.answers("sell ring_of_magical_forces")
    assert (play.hero().gold, play.hero().items) == (5, [])
    assert play.table.rare_discard == ["ring_of_magical_forces"]

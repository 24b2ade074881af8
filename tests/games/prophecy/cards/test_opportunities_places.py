"""Opportunities that lead to other things: Master Wizard, Ruin, Forgotten Chapel."""

import pytest

from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import Scenario

FOREST, PLAINS = "forest_by_monastery", "plains_by_city"


@pytest.mark.rule("R-300")
def test_master_wizard_teleports_anywhere_for_two_gold(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", at=PLAINS, gold=3).lies(PLAINS, "master_wizard").start("arrive")
    )
    play.answers("use master_wizard")
    assert len(play.options) == 19
    play.answers("teleport enchanted_wilderness")
    assert (play.space(), play.hero().gold) == ("enchanted_wilderness", 1)
    assert play.table.adventure_discard == ["master_wizard"]


@pytest.mark.rule("R-300")
def test_master_wizard_leads_to_a_space_that_can_be_used(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=3, health=3, wounds=1)
        .lies(PLAINS, "master_wizard")
        .start("arrive")
    )
    play.answers("use master_wizard", "teleport monastery", "heal 1")
    assert play.hero().health == 4
    assert play.options == ["end"]


@pytest.mark.rule("R-106", "R-300")
def test_master_wizard_leads_to_creatures_that_must_be_fought(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS)
        .lies(PLAINS, "master_wizard")
        .lies(FOREST, "bear")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("use master_wizard", "teleport forest_by_monastery")
    assert play.question.kind == "roll"
    play.answers("roll")
    assert (play.hero().health, play.space()) == (3, FOREST)
    assert play.question.seat == 1


@pytest.mark.rule("R-300")
def test_master_wizard_leads_to_another_opportunity(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS)
        .lies(PLAINS, "master_wizard")
        .lies(FOREST, "old_veteran")
        .start("arrive")
    )
    play.answers("use master_wizard", "teleport forest_by_monastery", "use old_veteran")
    assert (play.hero().gold, play.hero().experience) == (0, 8)
    assert play.table.adventure_discard == ["master_wizard", "old_veteran"]


def test_master_wizard_does_not_work_for_one_gold(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", at=PLAINS, gold=1).lies(PLAINS, "master_wizard").start("arrive")
    )
    assert play.refused()["use master_wizard"] == ("needs_gold", "R-300")


@pytest.mark.rule("R-299")
def test_ruin_hides_a_creature_that_guards_a_rare_item(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=0)
        .lies(PLAINS, "ruin")
        .top("dryad", "golden_fish", "bear", "great_sword")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("use ruin")
    assert play.question.kind == "roll"
    assert play.lying(PLAINS) == ["bear"]
    play.answers("roll")
    assert (play.hero().experience, play.hero().gold) == (3 + 2, 3)
    assert play.hero().items == ["great_sword"]
    assert play.lying(PLAINS) == []
    assert play.table.adventure_discard == ["ruin", "bear"]


@pytest.mark.rule("R-299")
def test_ruin_searched_returns_the_other_cards_and_shuffles_the_deck(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS)
        .lies(PLAINS, "ruin")
        .top("dryad", "golden_fish", "bear")
        .start("arrive")
    )
    untouched = play.table.adventure_deck[:-3]
    play.answers("use ruin")
    after = play.table.adventure_deck
    assert sorted(after) == sorted([*untouched, "dryad", "golden_fish"])
    assert [card for card in after if card in untouched] != untouched
    assert PROPHECY.invariants(play.table) == []


@pytest.mark.rule("R-299")
def test_ruin_creature_that_wins_takes_the_place_of_the_ruin(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS)
        .lies(PLAINS, "ruin")
        .top("bear", "chance_tradesman", "chance_good_times")
        .dice(1, 6, 6, 1)
        .start("arrive")
    )
    play.answers("use ruin", "roll")
    assert play.hero().health == 3
    assert play.lying(PLAINS) == ["bear"]
    assert play.question.seat == 1
    play.answers("stay", "end", "stay", "roll")
    assert (play.lying(PLAINS), play.hero().items) == ([], [])


@pytest.mark.rule("R-122", "R-299")
def test_ruin_creature_that_holds_a_draw_stays_too(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS)
        .lies(PLAINS, "ruin")
        .top("bear")
        .dice(2, 1)
        .start("arrive")
    )
    play.answers("use ruin", "roll")
    assert play.lying(PLAINS) == ["bear"]
    assert (play.hero().health, play.hero().items) == (4, [])
    assert play.table.adventure_discard == ["ruin"]


@pytest.mark.rule("R-019", "R-299")
def test_ruin_is_searched_on_into_the_discards_of_an_exhausted_deck(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS)
        .lies(PLAINS, "ruin")
        .only("dryad", "golden_fish")
        .start("arrive")
    )
    play.answers("use ruin")
    assert play.table.woken in play.table.box.creatures
    assert play.lying(PLAINS) == [play.table.woken]
    assert {"dryad", "golden_fish"} <= set(play.table.adventure_deck)
    assert play.table.adventure_discard == ["ruin"]


@pytest.mark.rule("R-279")
def test_ruin_wakes_a_highwayman_who_counts_as_newly_revealed(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, magic=0)
        .lies(PLAINS, "ruin")
        .top("highwayman")
        .dice(2, 1)
        .start("arrive")
    )
    play.answers("use ruin", "roll")
    assert ("rolled", 0, "highwayman", 2, 1, 6, 6) in play.told()


@pytest.mark.rule("R-286", "R-299")
def test_ruin_treasure_carries_no_curse_of_the_mummy(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, magic=0)
        .lies(PLAINS, "ruin")
        .top("mummy", "great_sword", "black_spear")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("use ruin", "roll", "leave black_spear")
    assert play.hero().items == ["great_sword"]


@pytest.mark.rule("R-101", "R-301")
def test_forgotten_chapel_is_kept_for_the_next_battle(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS)
        .lies(PLAINS, "forgotten_chapel")
        .lies(FOREST, "bear")
        .start("arrive")
    )
    play.answers("use forgotten_chapel")
    assert play.hero().kept == ["forgotten_chapel"]
    assert play.lying(PLAINS) == []
    assert play.table.adventure_discard == []


@pytest.mark.rule("R-301")
def test_forgotten_chapel_adds_two_to_one_battle_only(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, kept=["forgotten_chapel"])
        .lies(FOREST, "bear")
        .top("chance_tradesman", "chance_good_times")
        .dice(1, 6, 1, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "bear", 1, 6, 4 + 2 + 1, 11) in play.told()
    assert play.hero().kept == []
    assert play.table.adventure_discard == ["forgotten_chapel"]
    play.answers("stay", "end", "stay", "roll")
    assert ("rolled", 0, "bear", 1, 1, 3 + 1, 6) in play.told()


@pytest.mark.rule("R-301")
def test_forgotten_chapel_helps_against_a_band_in_the_first_roll_only(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, kept=["forgotten_chapel"])
        .lies(FOREST, "pack_of_wolves")
        .dice(2, 1, 3, 1, 4, 1)
        .start("arrive")
    )
    play.answers("roll", "roll", "roll")
    assert [event[5] for event in play.told() if event[0] == "rolled"] == [8, 7, 8]
    assert play.table.adventure_discard == ["forgotten_chapel", "pack_of_wolves"]


@pytest.mark.rule("R-301")
def test_forgotten_chapel_is_gone_after_the_first_roll_even_if_the_band_wins(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, kept=["forgotten_chapel"])
        .lies(FOREST, "pack_of_wolves")
        .dice(2, 1, 1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().kept == []
    play.answers("roll")
    assert play.lying(FOREST) == ["pack_of_wolves"]


@pytest.mark.rule("R-301")
def test_forgotten_chapel_helps_in_a_battle_of_wills_too(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, kept=["forgotten_chapel"])
        .lies(FOREST, "ghost")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "ghost", 1, 1, 4 + 2 + 1, 5) in play.told()

"""Worked examples of the Standard rulebook: a turn of the Enchantress, two of the Monk."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

CAMP_MOUNTAINS, VILLAGE_MOUNTAINS = "mountains_by_forest_camp", "mountains_by_village"


@pytest.mark.rule("RS-07", "R-062", "R-098", "R-300", "R-309")
def test_the_enchantress_runs_to_the_mountains_and_is_teleported_on(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard")
        .hero(
            "enchantress",
            at="enchanted_wilderness",
            gold=0,
            experience=0,
            items=["oaken_staff", "potion_of_healing"],
            abilities=["staff_skill", "stamina"],
        )
        .hero("paladin", at="fortress")
        .lies(CAMP_MOUNTAINS, "master_wizard")
        .lies(VILLAGE_MOUNTAINS, "undead_warrior")
        .face_down(VILLAGE_MOUNTAINS, "clover_meadow")
        .top("chance_mountains", "ghost", "bear", "chance_tradesman")
        .dice(4, 2, 1, 5)
        .start("round")
    )
    assert play.lying("mountains_by_fortress") == ["bear"]
    assert play.lying(CAMP_MOUNTAINS) == ["master_wizard"]
    play.answers(f"stamina {CAMP_MOUNTAINS}")
    assert play.lying(CAMP_MOUNTAINS) == ["master_wizard", "ghost"]
    assert (play.hero().magic, play.hero().drained) == (5, 1)
    play.answers("use oaken_staff", "roll")
    assert ("rolled", 0, "ghost", 4, 2, 10, 6) in play.told()
    assert (play.hero().experience, play.hero().gold) == (2, 3)
    play.answers("use master_wizard", f"teleport {VILLAGE_MOUNTAINS}")
    assert play.hero().gold == 1
    play.answers("use oaken_staff", "roll")
    assert ("rolled", 0, "undead_warrior", 1, 5, 6, 9) in play.told()
    assert (play.hero().health, play.hero().wounds) == (2, 1)
    assert play.hero().items == ["oaken_staff", "potion_of_healing"]
    assert play.question.seat == 1


@pytest.mark.rule("RS-08", "R-091", "R-155", "R-157")
def test_the_monk_buys_a_dagger_and_has_his_axe_repaired(scenario: type[Scenario]) -> None:
    """The example adds work in the City, which only a hero who begins the turn there may do."""
    play = (
        scenario(2, version="standard")
        .hero(
            "wandering_monk",
            at="monastery",
            gold=11,
            items=["crown_of_power"],
            damaged=["war_axe"],
            abilities=["prayer", "blessed_weapon"],
        )
        .hero("paladin", at="fortress")
        .for_sale("city", "ritual_dagger")
        .top("chance_peaceful_times", "chance_tradesman")
        .start("round")
    )
    play.answers("walk city", "buy ritual_dagger")
    assert "work" not in play.options
    play.answers("repair war_axe", "end")
    assert (play.hero().gold, play.table.damaged) == (1, [])
    assert play.hero().items == ["crown_of_power", "war_axe", "ritual_dagger"]
    assert (play.question.seat, play.question.kind, play.table.turn) == (0, "move", 2)
    assert play.table.chance_discard == ["chance_peaceful_times"]


@pytest.mark.rule("RS-09", "R-084", "R-107", "R-108", "R-178", "R-244")
def test_the_monk_beats_the_golem_and_draws_with_the_giant(scenario: type[Scenario]) -> None:
    harbour = "plains_by_wilderness"
    play = (
        scenario(2, version="standard")
        .hero(
            "wandering_monk",
            at="city",
            gold=3,
            magic=3,
            drained=1,
            items=["crown_of_power", "war_axe", "ritual_dagger"],
            abilities=["prayer", "blessed_weapon"],
        )
        .hero("paladin", at="fortress")
        .lies(harbour, "golem_guardian", "rock_giant")
        .top("ring_of_concentration", "chance_tradesman")
        .dice(3, 1, 3, 5, 2, 3)
        .start()
    )
    play.answers(f"sail {harbour}")
    assert play.hero().gold == 2
    play.answers("fight golem_guardian", "use war_axe", "cast blessed_weapon war_axe", "roll")
    assert ("rolled", 0, "golem_guardian", 3, 1, 10, 5) in play.told()
    assert (play.hero().experience, play.table.damaged) == (6, ["war_axe"])
    play.answers("cast prayer", "keep_die 5")
    assert play.hero().items[-1] == "ring_of_concentration"
    assert play.question.subject == "rock_giant"
    play.answers("by_wills", "use ritual_dagger")
    assert play.hero().magic == 0
    play.answers("pay ritual_dagger 2", "roll")
    assert ("rolled", 0, "rock_giant", 2, 3, 7, 7) in play.told()
    assert (play.hero().health, play.hero().wounds) == (2, 2)
    assert play.lying(harbour) == ["rock_giant"]
    assert play.question.seat == 1

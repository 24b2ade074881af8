"""Rounds of the Final Battle: no movement, a compulsory attack, an Artifact for the winner."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.rules.planes.champions import (
    BANNER,
    CAPE,
    CROWN,
    SHIELD,
    SWORD,
    final_battle,
    places,
)


@pytest.mark.rule("R-209", "R-213")
def test_champions_cannot_leave_the_battlefield_by_any_means(scenario: type[Scenario]) -> None:
    position = final_battle(
        scenario,
        magic=6,
        items=["rangers_boots", "flying_carpet", "scroll_of_teleportation"],
        abilities=["rune_of_homecoming", "stamina", "fleet_of_foot", "horsemanship"],
    )
    play = position.start("round")
    assert play.options == ["stay", "work"]
    assert play.refused()["walk monastery"] == ("no_leaving", "R-213")
    assert play.refused()["teleport"] == ("no_leaving", "R-213")


@pytest.mark.rule("R-213")
def test_champions_may_act_instead_of_moving(scenario: type[Scenario]) -> None:
    position = final_battle(scenario, damaged=["axe"], abilities=["meditation", "blacksmithing"])
    play = position.start("round")
    assert play.options == [
        "stay",
        "instead meditation",
        "instead blacksmithing axe",
        "instead blacksmithing",
    ]
    play.answers("instead meditation")
    assert play.hero().magic == 2
    assert play.question.kind == "attack"


@pytest.mark.rule("R-133", "R-214")
def test_a_champion_must_attack_even_under_the_dove(scenario: type[Scenario]) -> None:
    play = final_battle(scenario, at="monastery").start("round")
    assert play.options == ["attack mystic", "attack scout"]


@pytest.mark.rule("R-214", "R-262")
def test_a_champion_with_stealth_cannot_end_the_turn_before_attacking(
    scenario: type[Scenario],
) -> None:
    position = final_battle(scenario, at="monastery", abilities=["stealth"]).dice(1, 3)
    play = position.start("round")
    assert play.options == ["attack mystic", "attack scout"]
    play.answers("attack mystic", "ready", "roll")
    assert play.options == ["end"]


@pytest.mark.rule("R-212", "R-216")
def test_order_of_a_round_is_banner_action_potion_battle_and_space(
    scenario: type[Scenario],
) -> None:
    position = final_battle(
        scenario,
        at="magic_tower",
        paladin=(CROWN, BANNER),
        scout=(CAPE,),
        items=["potion_of_strength"],
        damaged=["sword"],
        abilities=["meditation"],
    )
    play = position.dice(1, 1, 1).start("round")
    assert play.question.kind == "banner"
    play.answers("raise_banner")
    assert play.options == ["stay", "instead meditation", "drink potion_of_strength"]
    play.answers("instead meditation")
    assert play.options == ["attack mystic", "attack scout", "drink potion_of_strength"]
    play.answers("drink potion_of_strength", "attack scout", "roll")
    assert totals(play) == [(4 + 1 + 1 + 2 + 1, 5 + 1)]  # Crown, Banner, potion, die
    assert play.question.kind == "space"
    assert play.options == ["repair sword", "recharge 2", "end"]


@pytest.mark.rule("R-208", "R-215")
def test_the_loser_hands_over_an_artifact_of_her_choice_and_keeps_her_health(
    scenario: type[Scenario],
) -> None:
    position = final_battle(scenario, abilities=["thievery"], foe_items=["dagger"]).dice(6, 1)
    play = position.start("round")
    play.answers("attack mystic", "ready", "roll")
    assert (play.question.seat, play.options) == (1, [f"give {SHIELD}", f"give {SWORD}"])
    play.answers(f"give {SHIELD}")
    assert play.hero(0).items == [CROWN, CAPE, SHIELD]
    assert (play.hero(1).items, play.hero(1).health) == (["dagger", SWORD], 3)
    assert play.hero(1).alive
    assert play.question.kind == "space"


@pytest.mark.rule("R-215")
def test_a_drawn_battle_of_champions_changes_nothing(scenario: type[Scenario]) -> None:
    play = final_battle(scenario).dice(1, 3).start("round")
    play.answers("attack mystic", "ready", "roll")
    assert totals(play) == [(6, 6)]
    assert (play.hero(0).items, play.hero(1).items) == ([CROWN, CAPE], [SHIELD, SWORD])
    assert play.question.kind == "space"


@pytest.mark.rule("R-150", "R-208", "R-215")
def test_who_loses_the_last_artifact_is_out_at_once(scenario: type[Scenario]) -> None:
    play = final_battle(scenario).dice(6, 1).start("round")
    play.answers("attack scout", "roll")
    assert play.hero(0).items == [CROWN, CAPE, BANNER]
    assert (play.hero(2).out, play.hero(2).alive, play.space(2)) == (True, False, "")
    play.answers("end")
    assert ("attacks", 1, 0) in play.told()  # there is nobody else to attack


@pytest.mark.rule("R-208", "R-215")
def test_an_attacker_who_loses_the_last_artifact_is_out_and_her_turn_over(
    scenario: type[Scenario],
) -> None:
    position = final_battle(scenario, paladin=(CROWN,), scout=(BANNER, CAPE)).dice(1, 6)
    play = position.start("round")
    play.answers("attack mystic", "use astral_sword", "use mirrored_shield", "roll")
    assert totals(play) == [(4 + 1 + 1, 3 + 3 + 6)]
    assert (play.hero(0).out, play.hero(1).items) == (True, [SHIELD, SWORD, CROWN])
    assert play.question.seat == 1


@pytest.mark.rule("R-003", "R-206", "R-215")
def test_the_fourth_artifact_ends_the_final_battle(scenario: type[Scenario]) -> None:
    position = final_battle(scenario, paladin=(CROWN, CAPE, SWORD), mystic=(SHIELD,))
    play = position.dice(6, 1).start("round")
    play.answers("attack scout", "use astral_sword", "roll")
    assert play.table.ended_by == "artifacts"
    assert places(play) == (1, 2, 3)


@pytest.mark.rule("R-215", "R-319")
def test_pickpocketing_poison_and_the_astral_sword_still_work_in_the_final_battle(
    scenario: type[Scenario],
) -> None:
    position = final_battle(
        scenario,
        paladin=(CROWN, SWORD),
        mystic=(SHIELD, CAPE),
        magic=1,
        abilities=["pickpocketing", "poisonous_blade"],
    )
    play = position.dice(6, 1).start("round")
    play.answers("stay", "attack mystic", "use astral_sword", "ready", "roll", f"give {CAPE}")
    assert (play.hero(1).health, play.hero(1).gold) == (3 - 1, 3 - 2)
    assert (play.hero(0).gold, play.hero(0).magic) == (3 + 2, 1)


@pytest.mark.rule("R-144", "R-206", "R-215")
def test_a_champion_who_is_poisoned_to_death_leaves_all_artifacts_to_the_winner(
    scenario: type[Scenario],
) -> None:
    position = final_battle(
        scenario,
        paladin=(CROWN, SWORD),
        mystic=(SHIELD, CAPE),
        abilities=["poisonous_blade"],
        foe_health=0,
    )
    play = position.dice(6, 1).start("round")
    play.answers("attack mystic", "use astral_sword", "ready", "roll", f"give {CAPE}")
    assert (play.table.ended_by, places(play)) == ("artifacts", (1, 3, 2))


@pytest.mark.rule("R-137", "R-204")
def test_wills_against_a_champion_with_two_artifacts_cost_four_magic(
    scenario: type[Scenario],
) -> None:
    play = final_battle(scenario, magic=4, drained=0).start("round")
    play.answers("stay", "attack mystic", "by_wills")
    assert play.hero().magic == 0

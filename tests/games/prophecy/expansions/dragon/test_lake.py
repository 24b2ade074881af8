"""The Lake of Fire: the Guardian that came through the Gate, the Artifact, the Dragon Heart."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.dragon.realm import in_the_realm
from tests.games.prophecy.expansions.realms import OUT, SHORE, TREASURE


@pytest.mark.rule("W-211", "W-209")
def test_at_the_lake_the_guardian_is_fought_without_the_power_of_the_main_board(
    scenario: type[Scenario],
) -> None:
    position = in_the_realm(scenario, at="dr_left_7", health=8, magic=0).empty("dr_left_7")
    play = position.dice(6, 1).start()
    play.answers("climb dr_lake", "roll")
    assert totals(play) == [(13, 8)]


@pytest.mark.rule("W-211")
def test_the_conqueror_has_the_artifact_a_dragon_heart_and_all_her_strength_back(
    scenario: type[Scenario],
) -> None:
    position = in_the_realm(scenario, at="dr_left_7", health=7, wounds=1, magic=0, drained=4)
    play = position.empty("dr_left_7").dice(6, 1).start()
    play.answers("climb dr_lake", "roll")
    assert (play.question.kind, play.options) == ("triumph", OUT)
    play.answers(f"surface {SHORE}")
    hero = play.hero()
    assert (hero.items, hero.prizes) == ([TREASURE], ["dragon_heart"])
    assert (hero.health, hero.wounds, hero.magic, hero.drained) == (8, 0, 4, 0)
    assert (play.space(), play.question.seat) == (SHORE, 1)
    assert play.table.realms["dragon"].prizes == 1


@pytest.mark.rule("W-211")
def test_who_loses_at_the_lake_is_thrown_out(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario, at="dr_left_7", magic=0).empty("dr_left_7").dice(1, 6).start()
    play.answers("climb dr_lake", "roll")
    assert (play.hero().health, play.options) == (2, OUT)
    play.answers(f"surface {SHORE}")
    assert (play.space(), play.table.assault) == (SHORE, -1)


@pytest.mark.rule("W-211")
def test_after_a_draw_at_the_lake_she_may_attack_again_or_leave(scenario: type[Scenario]) -> None:
    position = in_the_realm(scenario, at="dr_left_7", health=8, magic=0).empty("dr_left_7")
    play = position.dice(3, 3).start()
    play.answers("climb dr_lake", "roll")
    assert (play.space(), play.question.seat) == ("dr_lake", 1)
    play = in_the_realm(scenario, at="dr_lake", health=8, magic=0).dice(6, 1).start()
    assert play.options == ["stay", *OUT]
    play.answers("stay", "roll")
    assert play.question.kind == "triumph"


@pytest.mark.rule("W-163", "W-164")
def test_the_next_at_the_lake_finds_only_a_heart_and_nobody_takes_two(
    scenario: type[Scenario],
) -> None:
    play = in_the_realm(scenario, at="dr_left_7").owns(1, TREASURE).empty("dr_left_7").start()
    play.answers("climb dr_lake")
    assert play.question.kind == "triumph"
    play.answers(f"surface {SHORE}")
    assert (play.hero().items, play.hero().prizes) == ([], ["dragon_heart"])


@pytest.mark.rule("W-164")
def test_a_second_dragon_heart_is_for_nobody(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", realms="dragon")
        .plane("fortress", artifact=TREASURE)
        .gate("fortress", "dragon")
        .hero("druid", at="dr_lake", wounds=2, prizes=["dragon_heart"])
        .hero("mystic", at="city")
        .owns(1, TREASURE)
        .top("chance_tradesman")
        .start()
    )
    play.answers("stay", f"surface {SHORE}")
    assert (play.hero().prizes, play.hero().wounds) == (["dragon_heart"], 2)
    assert play.table.realms["dragon"].prizes == 2


@pytest.mark.rule("W-166")
def test_a_dragon_heart_counts_one_against_who_has_none(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", realms="dragon")
        .hero("druid", at="plains_by_city", health=4, magic=0, prizes=["dragon_heart"])
        .hero("mystic", at="plains_by_city", health=4, magic=0)
        .dice(3, 2)
        .start()
    )
    play.answers("stay", "attack mystic", "roll")
    assert totals(play) == [(8, 6)]


@pytest.mark.rule("W-166")
def test_between_two_owners_of_a_dragon_heart_there_is_no_bonus(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", realms="dragon")
        .hero("druid", at="plains_by_city", health=4, magic=0, prizes=["dragon_heart"])
        .hero("mystic", at="plains_by_city", health=4, magic=0, prizes=["dragon_heart"])
        .dice(3, 2)
        .start()
    )
    play.answers("stay", "attack mystic", "roll")
    assert totals(play) == [(7, 6)]


def test_who_falls_in_the_realm_leaves_artifacts_there(scenario: type[Scenario]) -> None:
    play = (
        in_the_realm(scenario, at="dr_gate", health=0, magic=0)
        .owns(0, "royal_cape")
        .lies("dr_left_1", "steel_skinned_drake")
        .dice(1, 6)
        .start()
    )
    play.answers("climb dr_left_1", "roll")
    assert play.table.relics == {"dr_left_1": ["royal_cape"]}


@pytest.mark.rule("W-169")
def test_who_ends_a_turn_there_takes_the_artifacts_of_the_fallen(
    scenario: type[Scenario],
) -> None:
    play = (
        in_the_realm(scenario, at="dr_gate").empty("dr_left_1").relic("dr_left_1", "royal_cape")
    ).start()
    play.answers("climb dr_left_1", "stop", "end")
    assert play.hero().items == ["royal_cape"]
    assert play.table.relics == {}

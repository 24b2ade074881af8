"""Creatures of the Dragon Realm: what a fight with them brings and costs."""

from typing import Unpack

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.dragon.realm import HERE, climbing, in_the_realm
from tests.games.prophecy.expansions.heroes import Outfit
from tests.games.prophecy.expansions.realms import OUT, SHORE


def meeting(
    scenario: type[Scenario],
    creature: str,
    *,
    dice: tuple[int, ...] = (),
    **given: Unpack[Outfit],
) -> ProphecyPlay:
    """The Druid comes to a Creature with 1 Magic and no Experience, if nothing else is said."""
    druid: Outfit = {"magic": 1, "experience": 0, **given}
    return climbing(scenario, creature, dice=dice, **druid)


@pytest.mark.rule("W-211")
def test_a_beaten_creature_leaves_the_game_and_the_turn_goes_on(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "steel_skinned_drake", health=7, dice=(6, 1))
    play.answers("roll")
    assert (play.hero().experience, play.lying(HERE)) == (4, [])
    assert "steel_skinned_drake" in play.table.removed
    assert play.options == ["end"]


@pytest.mark.rule("W-211")
def test_a_lost_battle_costs_health_and_throws_her_out(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "steel_skinned_drake", dice=(1, 6))
    play.answers("roll")
    assert (play.hero().health, play.question.kind, play.options) == (3, "thrown_out", OUT)
    play.answers(f"surface {SHORE}")
    assert (play.space(), play.question.seat) == (SHORE, 1)
    assert play.lying(HERE) == ["steel_skinned_drake"]


def test_who_dies_in_a_battle_there_is_not_thrown_out(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "steel_skinned_drake", health=0, dice=(1, 6))
    play.answers("roll")
    assert (play.hero().alive, play.question.seat) == (False, 1)


@pytest.mark.rule("W-211")
def test_a_draw_ends_the_turn_and_lets_her_stay(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "steel_skinned_drake", dice=(6, 3))
    play.answers("roll")
    assert (play.space(), play.hero().health, play.question.seat) == (HERE, 4, 1)


@pytest.mark.rule("W-211")
def test_nobody_goes_on_past_a_creature_that_is_not_beaten(scenario: type[Scenario]) -> None:
    play = in_the_realm(scenario).lies(HERE, "steel_skinned_drake").start()
    assert play.options == ["stay", *OUT]
    assert play.refused()["climb dr_left_2"] == ("creature_bars", "W-211")


def test_who_stays_with_a_creature_fights_again(scenario: type[Scenario]) -> None:
    position = in_the_realm(scenario, health=7, experience=0, magic=0)
    play = position.lies(HERE, "steel_skinned_drake").dice(6, 1).start()
    play.answers("stay", "roll")
    assert play.hero().experience == 4


def test_wild_baby_dragons_are_a_band_with_three_lives(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "wild_baby_dragons", health=6, dice=(3, 2, 3, 2, 3, 2))
    play.answers("roll", "roll", "roll")
    assert totals(play) == [(6 + 3, 5 + 2)] * 3
    assert play.hero().experience == 3


def test_wild_baby_dragons_are_weak_of_will(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "wild_baby_dragons", magic=5, dice=(6, 2) * 3)
    play.answers("by_wills", "roll", "roll", "roll")
    assert totals(play) == [(3 + 6, 3 + 2)] * 3


@pytest.mark.parametrize(("avenged", "total"), [(False, 9), (True, 10)])
def test_the_mother_dragon_is_stronger_once_her_young_are_beaten(
    scenario: type[Scenario], avenged: bool, total: int
) -> None:
    position = in_the_realm(scenario, at="dr_gate", health=8, magic=0)
    position.lies(HERE, "mother_dragon").dice(6, 1)
    position.lies("dr_middle_1", "wild_baby_dragons")
    if avenged:
        position.empty("dr_middle_1")
    play = position.start()
    play.answers(f"climb {HERE}", "roll")
    assert totals(play) == [(14, total)]


def test_the_mother_dragons_mind_is_not_stronger_for_it(scenario: type[Scenario]) -> None:
    position = in_the_realm(scenario, at="dr_gate", health=8, magic=8)
    position.lies(HERE, "mother_dragon").lies("dr_middle_1", "wild_baby_dragons")
    play = position.empty("dr_middle_1").dice(6, 1).start()
    play.answers(f"climb {HERE}", "by_wills", "roll")
    assert totals(play) == [(12, 7)]


def test_the_golden_dragon_is_fought_by_wills_then_by_strength(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "golden_dragon", health=5, magic=7, dice=(4, 3, 6, 1))
    play.answers("roll", "roll")
    assert totals(play) == [(11, 10), (11, 8)]
    assert play.hero().experience == 5


def test_a_lost_first_stage_ends_the_battle_with_the_golden_dragon(
    scenario: type[Scenario],
) -> None:
    play = meeting(scenario, "golden_dragon", magic=2, dice=(1, 6))
    play.answers("roll")
    assert (play.hero().health, play.question.kind) == (3, "thrown_out")


@pytest.mark.parametrize(("creature", "willpower"), [("phantom_dragon", 7), ("dragon_sorceror", 6)])
def test_phantom_dragon_and_dragon_sorceror_roll_twice_and_keep_the_better_die(
    scenario: type[Scenario], creature: str, willpower: int
) -> None:
    even = willpower + 5 - 8
    dice = (even, 2, 5, 6, 4, 3)
    play = meeting(scenario, creature, magic=8, abilities=("fanaticism",), dice=dice)
    play.answers("roll", "again", "roll")
    assert totals(play) == [(8 + even, willpower + 5), (8 + 6, willpower + 4)]
    assert play.hero().experience == 4


@pytest.mark.rule("W-211")
def test_who_gives_way_to_the_dragon_of_the_pass_is_thrown_out_unhurt(
    scenario: type[Scenario],
) -> None:
    play = meeting(scenario, "dragon_of_the_pass", abilities=("drake_riding",))
    assert play.options == ["fight dragon_of_the_pass", "decline dragon_of_the_pass"]
    play.answers("decline dragon_of_the_pass")
    assert play.options == OUT
    play.answers(f"surface {SHORE}")
    assert (play.space(), play.hero().health, play.question.seat) == (SHORE, 4, 1)
    assert play.lying(HERE) == ["dragon_of_the_pass"]


def test_a_weapon_used_against_the_steel_skinned_drake_is_damaged(
    scenario: type[Scenario],
) -> None:
    play = meeting(
        scenario, "steel_skinned_drake", health=7, items=("sword", "dagger"), dice=(6, 1)
    )
    play.answers("use sword", "roll")
    assert play.table.damaged == ["sword"]


@pytest.mark.parametrize(
    ("answer", "magic", "total"), [("courage", 1, 7), ("fear", 2, 5)], ids=["courage", "fear"]
)
def test_the_terror_of_the_deeps_wants_magic_or_makes_her_fight_afraid(
    scenario: type[Scenario], answer: str, magic: int, total: int
) -> None:
    play = meeting(scenario, "terror_of_the_deeps", magic=2, dice=(3, 6))
    assert play.options == ["courage", "fear"]
    play.answers(answer, "roll")
    assert totals(play) == [(total, 12)]
    assert play.hero().magic == magic


def test_without_magic_everybody_fights_the_terror_afraid(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "terror_of_the_deeps", magic=0, dice=(3, 6))
    play.answers("roll")
    assert totals(play) == [(5, 12)]


def test_no_spell_is_cast_against_the_anti_magic_wyrm(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "anti_magic_wyrm", magic=6, abilities=("curse",))
    play.answers("by_strength")
    assert play.options == ["roll"]
    assert play.refused()["cast curse"][0] == "no_spells_here"


@pytest.mark.rule("W-130")
def test_the_scroll_of_destruction_opens_the_path(scenario: type[Scenario]) -> None:
    play = (
        in_the_realm(scenario, items=["scroll_of_destruction"])
        .lies(HERE, "steel_skinned_drake")
        .start()
    )
    play.answers("read scroll_of_destruction")
    assert "climb dr_left_2" in play.options
    assert "steel_skinned_drake" in play.table.removed


@pytest.mark.rule("R-277")
def test_who_fights_on_after_a_draw_and_wins_may_use_the_rest_of_the_turn(
    scenario: type[Scenario],
) -> None:
    play = meeting(
        scenario, "steel_skinned_drake", health=7, abilities=("fanaticism",), dice=(3, 3, 6, 1)
    )
    play.answers("roll", "again", "roll")
    assert play.options == ["end"]
    play.answers("end")
    assert (play.space(), play.question.seat) == (HERE, 1)


def test_a_fanatic_who_loses_after_a_draw_is_thrown_out(scenario: type[Scenario]) -> None:
    play = meeting(
        scenario, "steel_skinned_drake", health=7, abilities=("fanaticism",), dice=(3, 3, 1, 6)
    )
    play.answers("roll", "again", "roll")
    assert play.question.kind == "thrown_out"

"""The Dragon's chart, Taming, who meets it, and Lair Time (Z-064 to Z-069, Z-114, Z-256, Z-267 to
Z-270)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.perils import (
    ANIMAL,
    ELSEWHERE,
    alone,
    meets_somebody,
    rest,
)

TAMER: dict[str, Any] = {"order": "wizards", "rank": 4, "points": (60, 45, 30)}

BOUND, STUNNED, ROBBED, POORER, CARRIED, UNAFFECTED = range(1, 7)
"""The Dragon's chart."""


def walk_onto_dragon(*dice: int, **person: Any) -> WizardsPlay:
    play = alone(**person).dragon("torwall-2").dice(3, *dice).start()
    play.answers("roll", "step torwall-2")
    return play


def meet_dragon_in_the_lair(
    *dice: int, lair: int, tamed: bool = False, **person: Any
) -> WizardsPlay:
    """On the fifth day, with the Lair Time marker this many days ahead."""
    play = (
        Scenario(2)
        .player(at="dragons_lair-5", lair=lair, **person)
        .player(at="glendale_dwelling")
        .on(day=5)
        .dragon("dragons_lair-4")
        .dice(2, *dice)
        .draws(*(["terek"] if tamed else []))
        .start()
    )
    play.answers("roll", "step dragons_lair-4")
    return play


@pytest.mark.rule("Z-064")
def test_the_dragon_with_a_one_binds() -> None:
    play = walk_onto_dragon(BOUND)
    assert play.player().bound
    assert play.table.dragon == play.player().space


@pytest.mark.rule("Z-065")
def test_the_dragon_with_a_two_stuns_for_a_die_of_turns_and_that_is_no_trap() -> None:
    play = walk_onto_dragon(STUNNED, 3)
    assert ("stunned", 0, 3) in play.told()
    assert play.told().count(("loses_turn", 0)) == 3
    assert (play.player().trap, play.player().stunned, play.question.seat) == ("", 0, 0)


@pytest.mark.rule("Z-066")
def test_the_dragon_with_a_three_steals_all_magical_objects_and_nothing_else() -> None:
    play = walk_onto_dragon(ROBBED, events=["ring_of_return", "lantern_of_dawn", "seal_skin"])
    assert play.events() == ["seal_skin"]


@pytest.mark.rule("Z-067")
def test_the_dragon_with_a_four_takes_double_a_die_of_points_of_the_type_with_the_fewest() -> None:
    assert walk_onto_dragon(POORER, 3, points=(0, 9, 20)).player().points == [0, 3, 20]


@pytest.mark.rule("Z-067", "T-013")
def test_the_dragon_takes_no_more_points_than_there_are() -> None:
    assert walk_onto_dragon(POORER, 2, points=(3, 8, 20)).player().points == [0, 8, 20]


@pytest.mark.rule("Z-067")
@pytest.mark.parametrize(("lot", "left"), [(0, [3, 9, 20]), (1, [9, 3, 20])])
def test_the_dragon_decides_a_tie_by_lot(lot: int, left: list[int]) -> None:
    scenario = alone(points=(9, 9, 20)).dragon("torwall-2").dice(3, POORER, 3).picks(lot)
    play = scenario.start()
    play.answers("roll", "step torwall-2")
    assert play.player().points == left


@pytest.mark.rule("Z-068")
def test_the_dragon_with_a_five_carries_off_to_the_centre_of_the_lair() -> None:
    assert walk_onto_dragon(CARRIED).site() == "lair_center"


@pytest.mark.rule("Z-068")
def test_who_is_in_the_centre_already_stays_for_a_turn_and_meets_the_dragon_again() -> None:
    scenario = alone(at="dragons_lair-4").dragon("lair_center")
    play = scenario.dice(2, CARRIED, POORER, 1).start()
    play.answers("roll", "step dragons_lair-0")
    assert play.told().count(("meets_dragon", 0)) == 2
    assert ("dragon_roll", 0, POORER, "lose_fewest") in play.told()
    assert (play.question.kind, play.table.day) == ("turn", 3)


@pytest.mark.rule("Z-069")
def test_the_dragon_with_a_six_does_nothing() -> None:
    play = walk_onto_dragon(UNAFFECTED, points=(3, 8, 20), events=["ring_of_return"])
    assert play.player().points == [3, 8, 20]
    assert play.events() == ["ring_of_return"]
    assert (play.where(), play.question.seat, play.table.day) == ("torwall-2", 0, 2)
    assert not play.player().bound


@pytest.mark.rule("Z-256", "T-111")
def test_the_dragon_of_an_animal_encounter_comes_and_meets_the_current_player_only() -> None:
    scenario = (
        Scenario(2)
        .player(order="wizards", at="torwall-1")
        .player(order="wizards", at="torwall-1")
        .dragon(ELSEWHERE)
    )
    play = meets_somebody(scenario, ANIMAL, 1, UNAFFECTED)
    assert play.table.dragon == play.player().space
    assert [line for line in play.told() if line[0] == "meets_dragon"] == [("meets_dragon", 0)]


@pytest.mark.rule("Z-256")
def test_the_dragon_that_was_summoned_comes_and_meets_the_summoner_only() -> None:
    scenario = (
        Scenario(2)
        .player(order="druids", rank=2, points=(5, 15, 10), at="torwall-1")
        .player(order="wizards", at="torwall-1")
        .dragon(ELSEWHERE)
    )
    play = scenario.dice(5, 5, 1, UNAFFECTED).start()
    play.answers("roll", "stop", "summon")
    assert play.table.dragon == play.player().space
    assert [line for line in play.told() if line[0] == "meets_dragon"] == [("meets_dragon", 0)]


@pytest.mark.rule("Z-257")
def test_the_dragon_that_comes_by_itself_meets_everybody_in_the_space() -> None:
    """In the Lair it comes nearer after an arrival, here by one space."""
    play = (
        Scenario(2)
        .player(at="dragons_lair-5")
        .player(order="wizards", at="dragons_lair-4")
        .dragon("lair_center")
        .dice(2, 1, UNAFFECTED, UNAFFECTED)
        .start()
    )
    play.answers("roll", "step dragons_lair-4")
    assert [line[1] for line in play.told() if line[0] == "meets_dragon"] == [0, 1]


@pytest.mark.rule("Z-114")
def test_after_a_taming_that_failed_a_six_is_a_five() -> None:
    play = walk_onto_dragon(6, 6, **TAMER)
    assert (play.question.kind, play.options) == ("dragon", ["face", "tame"])
    play.answers("tame")
    assert play.site() == "lair_center"


@pytest.mark.rule("Z-114")
def test_after_a_taming_that_failed_a_one_still_counts_as_one() -> None:
    play = walk_onto_dragon(6, 1, **TAMER)
    play.answers("tame")
    assert play.player().bound


@pytest.mark.rule("Z-114")
def test_who_faces_the_dragon_without_the_spell_rolls_without_a_penalty() -> None:
    play = walk_onto_dragon(UNAFFECTED, **TAMER)
    play.answers("face")
    assert ("dragon_roll", 0, UNAFFECTED, "nothing") in play.told()


def is_tamed(play: WizardsPlay) -> bool:
    """A Secret Wizard stands on the map, known to the tamer alone, and the Dragon did nothing."""
    assert not any(line[0] == "dragon_roll" for line in play.told())
    return [(one.card, one.known) for one in play.table.standing] == [("terek", 1)]


def test_taming_brings_a_secret_wizard_in_place_of_the_dragons_roll() -> None:
    scenario = alone(**TAMER).dragon("torwall-2").dice(3, 5).draws("terek").randomly("larkspur-3")
    play = scenario.start()
    play.answers("roll", "step torwall-2", "tame")
    assert is_tamed(play)


@pytest.mark.rule("Z-267", "Z-269", "T-037")
def test_lair_time_that_slips_by_one_and_stays_ahead_of_the_day_is_safe() -> None:
    play = meet_dragon_in_the_lair(UNAFFECTED, lair=2)
    assert play.player().lair == 1
    assert not play.player().bound


@pytest.mark.rule("Z-267")
@pytest.mark.parametrize(
    ("answer", "dice", "left"),
    [("face", [UNAFFECTED], 9), ("tame", [6, UNAFFECTED - 2], 7)],
)
def test_lair_time_waits_for_the_decision_and_slips_by_three_with_the_spell(
    answer: str, dice: list[int], left: int
) -> None:
    play = meet_dragon_in_the_lair(*dice, lair=10, **TAMER)
    assert play.player().lair == 10
    play.answers(answer)
    assert play.player().lair == left


@pytest.mark.rule("Z-269", "T-037")
def test_lair_time_that_slips_onto_the_day_binds_before_the_dragon_does_anything() -> None:
    play = meet_dragon_in_the_lair(UNAFFECTED, lair=1)
    told = play.told()
    assert play.player().bound
    assert told.index(("bound", 0)) < told.index(("dragon_roll", 0, UNAFFECTED, "nothing"))


@pytest.mark.rule("Z-269", "Z-270", "T-037")
def test_a_taming_that_makes_lair_time_slip_past_the_day_binds_and_still_works() -> None:
    play = meet_dragon_in_the_lair(5, lair=2, tamed=True, **TAMER)
    play.answers("tame")
    assert play.player().bound
    assert is_tamed(play)


@pytest.mark.rule("Z-268")
@pytest.mark.parametrize(("ahead", "bound"), [(1, True), (2, False)])
def test_the_day_that_reaches_the_lair_time_marker_binds(ahead: int, bound: bool) -> None:
    play = alone(at="dragons_lair-4", lair=ahead).dice(1).start()
    rest(play)
    assert (play.table.day, play.player().bound) == (2, bound)

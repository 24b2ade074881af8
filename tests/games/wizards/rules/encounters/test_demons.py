"""The Demons' chart, Dispelling, and what becomes of the marker (Z-058 to Z-063, Z-113, Z-114)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.perils import ELSEWHERE, FAR, alone, rest

DISPELLER: dict[str, Any] = {"order": "wizards", "rank": 2, "points": (15, 10, 5)}


def walk_onto_demons(*dice: int, lair: str = "", lot: int = -1, **person: Any) -> WizardsPlay:
    scenario = alone(**person).demons("torwall-2").dice(3, *dice)
    if lair:
        scenario.within(lair)
    if lot >= 0:
        scenario.picks(lot)
    play = scenario.start()
    play.answers("roll", "step torwall-2")
    return play


@pytest.mark.rule("Z-058")
def test_demons_with_a_one_stun_for_a_die_of_turns() -> None:
    play = walk_onto_demons(1, 4)
    assert ("stunned", 0, 4) in play.told()
    assert play.player().trap == ""


@pytest.mark.rule("Z-058", "Z-071")
def test_who_is_stunned_loses_those_turns_and_is_asked_nothing() -> None:
    play = (
        Scenario(2)
        .player(order="wizards", at="torwall-1")
        .player(at="glendale_dwelling")
        .demons("torwall-2")
        .dice(3, 1, 2)
        .start()
    )
    play.answers("roll", "step torwall-2")
    seats = []
    for _ in range(3):
        seats.append(play.question.seat)
        rest(play)
    assert [*seats, play.question.seat] == [1, 1, 1, 0]
    assert play.told().count(("loses_turn", 0)) == 2


@pytest.mark.rule("Z-058")
def test_a_transport_does_not_end_being_stunned() -> None:
    play = (
        Scenario(2)
        .player(order="wizards", at="torwall-1", stunned=2)
        .player(order="druids", at="glendale-1")
        .dragon(ELSEWHERE)
        .randomly("larkspur-3", FAR, "torwall-8", FAR)
        .start(evil=True)
    )
    assert play.where(0) == "larkspur-3"
    assert play.told().count(("loses_turn", 0)) == 1
    assert play.player(0).stunned == 1


@pytest.mark.rule("Z-059")
def test_demons_with_a_two_steal_all_magical_objects_and_nothing_else() -> None:
    play = walk_onto_demons(2, events=["ring_of_return", "green_paths", "silver_whistle"])
    assert play.events() == ["green_paths"]


@pytest.mark.rule("Z-060")
def test_demons_with_a_three_take_a_die_of_points_of_the_type_with_the_fewest() -> None:
    assert walk_onto_demons(3, 4, points=(20, 0, 6)).player().points == [20, 0, 2]


@pytest.mark.rule("Z-060")
@pytest.mark.parametrize(("lot", "left"), [(0, [1, 4, 9]), (1, [4, 1, 9])])
def test_a_tie_for_the_fewest_points_is_decided_by_lot(lot: int, left: list[int]) -> None:
    assert walk_onto_demons(3, 3, points=(4, 4, 9), lot=lot).player().points == left


@pytest.mark.rule("Z-060")
def test_demons_cannot_take_points_from_who_has_none() -> None:
    assert walk_onto_demons(3, 6).player().points == [0, 0, 0]


@pytest.mark.rule("Z-061")
def test_demons_with_a_four_daze() -> None:
    assert walk_onto_demons(4).player().dazed


@pytest.mark.rule("Z-062")
def test_demons_with_a_five_carry_off_to_a_random_space_of_the_lair() -> None:
    assert walk_onto_demons(5, lair="dragons_lair-7").where() == "dragons_lair-7"


@pytest.mark.rule("Z-058", "Z-059", "Z-060", "Z-061", "Z-062")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5])
def test_demons_that_were_not_beaten_stay(roll: int) -> None:
    assert walk_onto_demons(roll).demons() == ["torwall-2"]


def test_who_has_met_demons_has_no_random_encounter() -> None:
    play = alone().demons("torwall-2").dice(6, 2).start()
    play.answers("roll", "step torwall-2")
    assert (play.question.kind, play.table.day) == ("turn", 2)


@pytest.mark.rule("Z-063", "Z-113", "T-014")
@pytest.mark.parametrize(
    ("order", "rank", "die", "points"),
    [
        ("wizards", 1, 6, 5),
        ("wizards", 1, 1, 1),
        ("sorcerers", 2, 5, 3),
        ("sorcerers", 3, 3, 1),
        ("sorcerers", 3, 6, 3),
    ],
)
def test_demons_with_a_six_are_gone_for_a_die_of_points_minus_the_rank(
    order: str, rank: int, die: int, points: int
) -> None:
    play = walk_onto_demons(6, die, order=order, rank=rank)
    assert play.options == ["gain knowledge", "gain perception", "gain power"]
    play.answers("gain perception")
    assert play.player().points == [0, points, 0]
    assert play.demons() == []


@pytest.mark.rule("Z-063", "Z-113", "T-014")
def test_rank_four_beats_demons_with_a_two_and_still_gets_a_point() -> None:
    play = walk_onto_demons(6, 2, order="sorcerers", rank=4)
    play.answers("face", "gain power")
    assert play.player().points == [0, 0, 1]


@pytest.mark.rule("T-014")
def test_who_belongs_to_no_order_gets_no_points_from_demons() -> None:
    play = walk_onto_demons(6, 6, order="")
    assert play.demons() == []
    assert play.player().points == [0, 0, 0]
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-113")
def test_dispelling_removes_demons_for_a_die_of_points_minus_the_rank() -> None:
    play = walk_onto_demons(5, 6, **DISPELLER)
    assert (play.question.kind, play.question.subject) == ("demons", "torwall-2")
    assert play.options == ["face", "dispel"]
    play.answers("dispel", "gain power")
    assert play.demons() == []
    assert play.player().points == [15, 10, 9]


@pytest.mark.rule("Z-114", "T-015")
def test_after_a_dispelling_that_failed_a_one_still_counts_as_one() -> None:
    play = walk_onto_demons(6, 1, 3, **DISPELLER)
    play.answers("dispel")
    assert ("cast", 0, "demon_dispelling", 6, "fails") in play.told()
    assert ("stunned", 0, 3) in play.told()


@pytest.mark.rule("Z-114", "T-015")
def test_after_a_dispelling_that_failed_a_six_is_a_five() -> None:
    play = walk_onto_demons(6, 6, lair="dragons_lair-7", **DISPELLER)
    play.answers("dispel")
    assert play.where() == "dragons_lair-7"
    assert play.demons() == ["torwall-2"]


@pytest.mark.rule("Z-114")
def test_who_faces_demons_without_the_spell_rolls_without_a_penalty() -> None:
    play = walk_onto_demons(4, **DISPELLER)
    play.answers("face")
    assert play.player().dazed


def test_the_lantern_of_dawn_beats_demons_without_a_roll_and_is_used_up() -> None:
    play = walk_onto_demons(5, events=["lantern_of_dawn"])
    assert play.options == ["face", "lantern"]
    play.answers("lantern", "gain knowledge")
    assert play.demons() == []
    assert play.player().points == [4, 0, 0]
    assert play.events() == []


def test_the_lantern_of_dawn_can_be_kept() -> None:
    play = walk_onto_demons(4, events=["lantern_of_dawn"])
    play.answers("face")
    assert play.events() == ["lantern_of_dawn"]


@pytest.mark.rule("Z-059")
def test_a_lantern_that_was_not_lit_is_stolen_with_the_other_objects() -> None:
    play = walk_onto_demons(2, events=["lantern_of_dawn"])
    play.answers("face")
    assert play.events() == []

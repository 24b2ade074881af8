"""Player Encounter result 5: who leads, and what is given away (Z-140 to Z-156)."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.gatherings import BESIDE, HERE, meet, points, told

TOWNS = {0: "torwall_town", 1: "saltmarch_town", 2: "wendmere_town"}
ROUND = GivenTask("the_bards_round", places=TOWNS)
LETTER = GivenTask("the_sealed_letter")
DUTY = GivenTask("the_sealed_letter", mandatory=True)

LEADS = 5
"""The row of the chart."""


class Member(NamedTuple):
    rank: int
    points: tuple[int, int, int]
    tasks: Sequence[GivenTask] = ()
    events: Sequence[str] = ()


def encounter(*members: Member, dice: Sequence[int] = (), mover: int = 0) -> WizardsPlay:
    """They meet, and the chart says that the Leader gives."""
    scenario = Scenario(len(members))
    for seat, member in enumerate(members):
        scenario.player(
            order="sorcerers",
            rank=member.rank,
            points=member.points,
            tasks=member.tasks,
            events=member.events,
            at=BESIDE if seat == mover else HERE,
        )
    return meet(scenario, LEADS, *dice, mover=mover)


@pytest.mark.rule("Z-140")
def test_the_highest_rank_leads_even_with_fewer_points() -> None:
    play = encounter(Member(3, (5, 0, 5)), Member(2, (50, 50, 50)), dice=(1, 1))
    play.answers("lose power", "gain power", "lose power", "gain power")
    assert (points(play, 0), points(play, 1)) == ((5, 0, 3), (50, 50, 52))


@pytest.mark.rule("Z-140")
def test_the_highest_rank_is_sought_among_those_in_the_encounter_alone() -> None:
    scenario = Scenario(3).player(order="sorcerers", rank=2, points=(9, 9, 9), at=BESIDE)
    scenario.player(order="sorcerers", rank=1, at=HERE).player(order="sorcerers", rank=4)
    play = meet(scenario, LEADS, 1)
    assert (play.question.seat, play.question.kind) == (0, "lose")


@pytest.mark.rule("Z-141", "Z-145", "Z-146", "T-103")
def test_of_equal_rank_who_has_more_points_leads_and_gives_a_single_die() -> None:
    play = encounter(Member(2, (0, 0, 30)), Member(2, (20, 0, 0)), dice=(4,))
    play.answers("gain knowledge")
    assert (points(play, 0), points(play, 1)) == ((0, 0, 26), (24, 0, 0))
    assert told(play, "gift") == [("gift", 1, 4)]


@pytest.mark.rule("Z-145", "Z-146")
def test_giver_and_receiver_each_choose_a_type() -> None:
    play = encounter(Member(2, (10, 10, 10)), Member(2, (5, 5, 5)), dice=(3,))
    assert (play.question.seat, play.options) == (
        0,
        ["lose knowledge", "lose perception", "lose power"],
    )
    play.answers("lose perception")
    assert (play.question.seat, play.options) == (
        1,
        ["gain knowledge", "gain perception", "gain power"],
    )
    play.answers("gain power")
    assert (points(play, 0), points(play, 1)) == ((10, 7, 10), (5, 5, 8))


@pytest.mark.rule("Z-142", "Z-154", "Z-155", "T-053")
def test_tied_leaders_both_lose_what_one_rolls_and_the_other_gains_it_once() -> None:
    play = encounter(
        Member(2, (10, 10, 10)), Member(2, (0, 0, 30)), Member(1, (1, 1, 1)), dice=(2, 5)
    )
    play.answers("lose power", "gain knowledge", "lose knowledge", "gain knowledge")
    assert points(play, 0) == (5, 10, 8)
    assert points(play, 1) == (0, 0, 23)
    assert points(play, 2) == (8, 1, 1)
    assert told(play, "gift") == [("gift", 2, 2), ("gift", 2, 5)]


@pytest.mark.rule("Z-142")
def test_a_leader_gives_nothing_to_another_leader() -> None:
    play = encounter(
        Member(2, (10, 0, 0)), Member(1, (0, 0, 0)), Member(2, (0, 10, 0)), dice=(1, 1)
    )
    play.answers("gain power", "gain power")
    assert [points(play, seat) for seat in range(3)] == [(8, 0, 0), (0, 0, 2), (0, 8, 0)]


@pytest.mark.rule("Z-143", "T-054")
def test_between_two_of_equal_rank_and_points_nothing_happens() -> None:
    play = encounter(Member(2, (10, 0, 0)), Member(2, (0, 4, 6)))
    assert told(play, "company", "gift") == [("company", 0, LEADS)]
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-143")
def test_among_three_who_are_all_tied_nothing_happens() -> None:
    play = encounter(Member(1, (3, 3, 3), [ROUND]), Member(1, (9, 0, 0)), Member(1, (0, 4, 5)))
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-144")
def test_the_others_receive_clockwise_from_who_came() -> None:
    least = Member(2, (1, 0, 0))
    play = encounter(Member(2, (9, 9, 9)), least, least, least, dice=(1, 2, 3), mover=2)
    play.answers(*("lose power", "gain power") * 3)
    assert told(play, "gift") == [("gift", 2, 1), ("gift", 3, 2), ("gift", 1, 3)]


@pytest.mark.rule("Z-147")
@pytest.mark.parametrize(("rank", "dice"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_for_each_rank_of_difference_a_further_die_is_given(rank: int, dice: int) -> None:
    play = encounter(Member(rank, (0, 0, 0)), Member(4, (0, 0, 50)), dice=(2,) * dice)
    play.answers(*["gain power"] * dice)
    assert told(play, "gift") == [("gift", 0, 2)] * dice
    assert (points(play, 0), points(play, 1)) == ((0, 0, 2 * dice), (0, 0, 50 - 2 * dice))


@pytest.mark.rule("Z-148")
def test_a_die_is_settled_before_the_next_is_rolled() -> None:
    play = encounter(Member(1, (0, 0, 0)), Member(2, (9, 0, 9)), dice=(2, 3))
    assert len(told(play, "gift")) == 1
    play.answers("lose power")
    assert len(told(play, "gift")) == 1
    play.answers("gain power")
    assert len(told(play, "gift")) == 2
    play.answers("lose power", "gain power")


@pytest.mark.rule("Z-149", "Z-150")
def test_a_type_that_runs_out_is_no_source_any_more_and_the_other_gains_in_full() -> None:
    play = encounter(Member(1, (0, 0, 0)), Member(3, (9, 9, 3)), dice=(5, 4, 1))
    play.answers("lose power", "gain power")
    assert (points(play, 0), points(play, 1)) == ((0, 0, 5), (9, 9, 0))
    assert play.options == ["lose knowledge", "lose perception"]
    play.answers("lose knowledge", "gain power", "lose knowledge", "gain power")
    assert (points(play, 0), points(play, 1)) == ((0, 0, 10), (4, 9, 0))


@pytest.mark.rule("Z-149")
def test_a_leader_without_any_points_loses_nothing_and_the_other_gains_all_the_same() -> None:
    play = encounter(Member(2, (0, 0, 0)), Member(1, (0, 0, 0)), dice=(6, 5))
    play.answers("gain power", "gain knowledge")
    assert (points(play, 0), points(play, 1)) == ((0, 0, 0), (5, 0, 6))


@pytest.mark.rule("Z-151", "Z-152", "Z-144", "T-055")
def test_who_accepts_a_task_gets_no_points_and_then_it_is_the_turn_of_the_next() -> None:
    play = encounter(
        Member(2, (9, 9, 9), [ROUND]), Member(1, (0, 0, 0)), Member(2, (1, 0, 0)), dice=(4,)
    )
    assert play.options == ["points", "offer the_bards_round"]
    play.answers("offer the_bards_round", "accept")
    assert (play.tasks(0), play.tasks(1)) == ([], ["the_bards_round"])
    play.answers("lose power", "gain power")
    assert [points(play, seat) for seat in range(3)] == [(9, 9, 5), (0, 0, 0), (1, 0, 4)]
    assert told(play, "gift") == [("gift", 2, 4)]


@pytest.mark.rule("Z-151")
def test_after_a_refusal_points_are_given_and_no_second_task_is_offered() -> None:
    play = encounter(Member(1, (9, 9, 9), [ROUND, LETTER]), Member(1, (0, 0, 0)), dice=(4,))
    play.answers("offer the_bards_round")
    assert play.question.seat == 1
    play.answers("refuse", "lose power", "gain power")
    assert play.tasks(0) == ["the_bards_round", "the_sealed_letter"]
    assert points(play, 1) == (0, 0, 4)


@pytest.mark.rule("Z-151")
def test_between_two_dice_no_task_is_offered() -> None:
    play = encounter(Member(2, (9, 9, 9), [ROUND]), Member(1, (0, 0, 0)), dice=(4, 2))
    play.answers("points", "lose power", "gain power")
    assert play.options == ["lose knowledge", "lose perception", "lose power"]
    play.answers("lose power", "gain power")


@pytest.mark.rule("Z-151")
def test_a_mandatory_task_cannot_be_offered() -> None:
    play = encounter(Member(1, (9, 9, 9), [DUTY]), Member(1, (0, 0, 0)), dice=(4,))
    assert play.question.kind == "lose"


def test_who_may_have_no_tasks_is_offered_none() -> None:
    suspect = Member(1, (0, 0, 0), events=["malicious_intent"])
    play = encounter(Member(1, (9, 9, 9), [ROUND]), suspect, dice=(4,))
    assert play.question.kind == "lose"


@pytest.mark.rule("Z-151")
def test_a_task_keeps_its_markers_and_what_was_done_and_stays_optional() -> None:
    begun = GivenTask("the_bards_round", done=[1], places=TOWNS)
    play = encounter(Member(1, (9, 9, 9), [begun]), Member(1, (0, 0, 0)))
    before = play.player(0).tasks[0].copy()
    play.answers("offer the_bards_round", "accept")
    assert play.player(1).tasks == [before]


@pytest.mark.rule("Z-153")
def test_tasks_may_be_offered_to_all() -> None:
    play = encounter(
        Member(2, (9, 9, 9), [ROUND, LETTER]), Member(1, (0, 0, 0)), Member(1, (0, 0, 0))
    )
    play.answers("offer the_sealed_letter", "accept", "offer the_bards_round", "accept")
    assert (play.tasks(1), play.tasks(2)) == (["the_sealed_letter"], ["the_bards_round"])
    assert told(play, "gift") == []


@pytest.mark.rule("Z-156")
def test_one_leader_gives_a_task_and_the_other_points() -> None:
    play = encounter(
        Member(2, (9, 0, 0), [ROUND]), Member(2, (9, 0, 0)), Member(1, (0, 0, 0)), dice=(2, 3)
    )
    play.answers("offer the_bards_round", "accept", "gain power", "gain power")
    assert [points(play, seat) for seat in range(3)] == [(9, 0, 0), (4, 0, 0), (0, 0, 5)]


@pytest.mark.rule("Z-152", "Z-156")
def test_tasks_of_both_leaders_leave_no_points_to_give() -> None:
    play = encounter(
        Member(2, (9, 0, 0), [ROUND]), Member(2, (9, 0, 0), [LETTER]), Member(1, (0, 0, 0))
    )
    play.answers("offer the_bards_round", "accept", "offer the_sealed_letter", "accept")
    assert play.tasks(2) == ["the_bards_round", "the_sealed_letter"]
    assert told(play, "gift") == []

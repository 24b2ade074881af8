"""Meeting Dragonbound players, and rescuing trapped ones (Z-178 to Z-181, Z-196, Z-296, Z-297)."""

from typing import TypedDict

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.gatherings import (
    BESIDE,
    FAR,
    HERE,
    POINTS,
    meet,
    points,
    told,
)

TOWNS = {0: "torwall_town", 1: "saltmarch_town", 2: "wendmere_town"}
TASK = GivenTask("the_bards_round", places=TOWNS)


class Who(TypedDict, total=False):
    """How a player differs from a Sorcerer of rank 1."""

    order: str
    rank: int
    points: tuple[int, int, int]
    at: str
    tasks: list[GivenTask | str]
    events: list[str]
    bound: bool
    trap: str
    trap_turns: int
    stunned: int


NEWCOMER: Who = {"order": "", "rank": 0, "points": (0, 0, 0)}


def pair(mover: Who, *others: Who, play: str = "competitive") -> Scenario:
    """One beside the others."""
    scenario = Scenario(1 + len(others), play=play).dragon(FAR)
    for seat, who in enumerate((mover, *others)):
        player: Who = {"order": "sorcerers", "points": POINTS, "at": HERE if seat else BESIDE}
        player.update(who)
        scenario.player(**player)
    return scenario


def together(mover: Who, *others: Who) -> Scenario:
    return pair(mover, *others, play="cooperative")


def is_next_turn(play: WizardsPlay) -> bool:
    return play.question.seat == 1 and play.question.kind in ("turn", "trapped")


@pytest.mark.rule("Z-179")
def test_a_dragonbound_player_is_met_like_demons_that_cannot_be_dispelled() -> None:
    play = meet(pair({"order": "wizards", "rank": 2}, {"bound": True}), 4)
    assert play.player(0).dazed
    assert told(play, "meets_bound") == [("meets_bound", 0, 1)]
    assert told(play, "company") == []


@pytest.mark.rule("Z-179")
def test_a_dragonbound_player_who_comes_is_a_demon_encounter_for_who_is_there() -> None:
    play = meet(pair({"bound": True}, {"order": "wizards", "rank": 2}), 4)
    assert play.player(1).dazed
    assert not play.player(0).dazed


@pytest.mark.rule("Z-179")
def test_everybody_whom_a_dragonbound_player_joins_meets_demons_clockwise() -> None:
    scenario = pair({"bound": True}, {}, {})
    play = meet(scenario, 4, 2)
    assert told(play, "meets_demons") == [("meets_demons", 1), ("meets_demons", 2)]
    assert (play.player(1).dazed, play.player(2).dazed) == (True, False)


@pytest.mark.rule("Z-180")
def test_on_a_6_the_dragonbound_player_is_carried_off_and_nobody_gains_points() -> None:
    play = meet(pair({}, {"bound": True}).randomly("larkspur-3"), 6)
    assert play.where(1) == "larkspur-3"
    assert play.player(1).bound
    assert points(play, 0) == POINTS
    assert is_next_turn(play)


@pytest.mark.rule("Z-181")
@pytest.mark.parametrize("dice", [(1, 3), (2,), (3, 5), (4,)])
def test_on_other_results_no_demons_are_left_behind(dice: tuple[int, ...]) -> None:
    scenario = pair({"points": (9, 20, 20)}, {"bound": True})
    play = meet(scenario, *dice)
    assert play.demons() == []


@pytest.mark.rule("Z-179")
def test_after_a_dragonbound_player_the_others_in_the_space_are_met_without_him() -> None:
    scenario = pair({}, {"bound": True}, {})
    play = meet(scenario, 2, 6, 3, 5)
    play.answers("gain power", "gain power")
    assert told(play, "meets_demons", "company") == [("meets_demons", 0), ("company", 0, 6)]
    assert [points(play, seat)[2] for seat in range(3)] == [23, 20, 25]


@pytest.mark.rule("Z-101", "Z-228")
def test_who_is_rescued_goes_to_a_random_space_and_the_rescuer_gets_a_die_of_points() -> None:
    play = meet(pair({}, {"trap": "held"}).randomly("larkspur-3"), 4)
    play.answers("gain power")
    assert (play.where(1), play.player(1).trap) == ("larkspur-3", "")
    assert points(play, 0) == (20, 20, 24)
    assert told(play, "company") == []


@pytest.mark.rule("Z-227", "Z-228")
def test_who_escapes_the_transport_is_free_and_the_rescuer_still_gets_points() -> None:
    play = meet(pair({}, {"rank": 3, "trap": "held"}).randomly("larkspur-3"), 4, 5)
    play.answers("gain power", "escape")
    assert (play.where(1), play.player(1).trap) == (HERE, "")
    assert points(play, 0) == (20, 20, 24)
    assert told(play, "company") == []
    assert is_next_turn(play)


@pytest.mark.rule("Z-228")
def test_who_escapes_is_not_in_the_encounter_with_a_third_player() -> None:
    scenario = pair({}, {"rank": 3, "trap": "held"}, {})
    play = meet(scenario.randomly("larkspur-3").draws("clear_sight", "the_earth_hums"), 4, 5, 3)
    play.answers("gain power", "escape")
    assert [event[1] for event in told(play, "event")] == [0, 2]


def test_a_rescue_does_not_end_being_stunned() -> None:
    scenario = pair({}, {"trap": "turns", "trap_turns": 3, "stunned": 2})
    play = meet(scenario.randomly("larkspur-3"), 4).answers("gain power")
    player = play.table.players[1]
    assert (player.trap, player.trap_turns) == ("", 0)
    assert player.stunned == 1, "a turn has been lost since"


@pytest.mark.rule("Z-196")
@pytest.mark.parametrize(("mover", "other"), [(NEWCOMER, Who()), (Who(), NEWCOMER)])
def test_rank_0_neither_rescues_nor_is_rescued(mover: Who, other: Who) -> None:
    trapped: Who = {"trap": "held"}
    trapped.update(other)
    play = pair(mover, trapped).dice(1).start().answers("roll", f"step {HERE}")
    assert play.table.players[1].trap == "held"
    assert ("rescued", 1, 0) not in play.told()


@pytest.mark.rule("Z-178")
def test_a_dragonbound_player_does_not_rescue() -> None:
    play = meet(pair({"bound": True}, {"trap": "held"}), 2)
    assert play.player(1).trap == "held"
    assert told(play, "rescued") == []


@pytest.mark.rule("Z-296")
def test_together_the_rescuer_gets_no_points() -> None:
    play = meet(together({}, {"trap": "held"}).randomly("larkspur-3"))
    assert (play.where(1), play.player(1).trap) == ("larkspur-3", "")
    assert points(play, 0) == POINTS


@pytest.mark.rule("Z-297")
def test_together_who_escapes_the_transport_is_free_and_no_tasks_change_hands() -> None:
    scenario = together({"tasks": [TASK]}, {"rank": 3, "trap": "held"}).randomly("larkspur-3")
    play = meet(scenario, 5).answers("escape")
    assert play.table.players[1].trap == ""
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-297")
def test_together_a_third_player_exchanges_tasks_but_not_with_who_escaped() -> None:
    scenario = together({"tasks": [TASK]}, {"rank": 3, "trap": "held"}, {}).randomly("larkspur-3")
    play = meet(scenario, 5).answers("escape")
    assert play.options == ["hand the_bards_round 2", "done"]

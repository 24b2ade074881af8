"""Rescue from a Trap by another player (Z-101, Z-178, Z-196, Z-227, Z-228, Z-296, Z-297)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.perils import ELSEWHERE

ESCAPER: dict[str, Any] = {"order": "sorcerers", "rank": 3, "points": (25, 15, 35)}

WIZARD: dict[str, Any] = {"order": "wizards"}

TOWNS = {0: "torwall_town", 1: "harrowfield_town", 2: "saltmarch_town"}
ROUND = GivenTask("the_bards_round", places=TOWNS)


def come_to_who_is_trapped(
    *dice: int,
    rescuer: dict[str, Any] = WIZARD,
    trapped: dict[str, Any] = WIZARD,
    to: str = "larkspur-3",
    play: str = "competitive",
) -> WizardsPlay:
    trap: dict[str, Any] = {"trap": "held"}
    scenario = (
        Scenario(2, play=play)
        .player(at="torwall-1", **rescuer)
        .player(at="torwall-2", **trap | trapped)
        .dragon(ELSEWHERE)
        .dice(2, *dice)
    )
    if to:
        scenario.randomly(to)
    table = scenario.start()
    table.answers("roll", "step torwall-2")
    return table


@pytest.mark.rule("Z-101", "T-021")
@pytest.mark.parametrize("trap", ["held", "turns", "stuck"])
def test_who_is_rescued_from_a_trap_goes_to_a_random_space_and_is_free(trap: str) -> None:
    trapped = WIZARD | {"trap": trap, "trap_turns": 3 * (trap == "turns")}
    play = come_to_who_is_trapped(4, trapped=trapped)
    play.answers("gain power")
    assert (play.where(1), play.player(1).trap, play.question.kind) == ("larkspur-3", "", "turn")


@pytest.mark.rule("Z-101")
def test_who_is_rescued_from_an_event_that_is_a_trap_discards_it() -> None:
    prison = {"events": ["thorn_prison"], "trap_event": "thorn_prison"}
    play = come_to_who_is_trapped(4, trapped=WIZARD | prison)
    play.answers("gain power")
    assert (play.events(1), play.table.event_discard) == ([], ["thorn_prison"])


@pytest.mark.rule("Z-228", "T-021")
def test_the_rescuer_gets_a_die_of_points_and_no_other_encounter() -> None:
    play = come_to_who_is_trapped(4)
    play.answers("gain power")
    assert play.player(0).points == [0, 0, 4]
    assert not any(line[0] == "company" for line in play.told())


@pytest.mark.rule("Z-296", "T-021")
def test_in_the_cooperative_game_the_rescuer_gets_nothing() -> None:
    play = come_to_who_is_trapped(play="cooperative")
    assert (play.where(1), play.player(1).trap) == ("larkspur-3", "")
    assert play.player(0).points == [0, 0, 0]


@pytest.mark.rule("Z-196", "T-021")
@pytest.mark.parametrize(("rescuer", "trapped"), [({}, WIZARD), (WIZARD, {}), ({}, {})])
def test_nobody_rescues_or_is_rescued_before_joining_an_order(
    rescuer: dict[str, Any], trapped: dict[str, Any]
) -> None:
    play = come_to_who_is_trapped(rescuer=rescuer, trapped=trapped, to="")
    play.answers("stop")
    assert (play.where(0), play.where(1)) == ("torwall-2", "torwall-2")
    assert (play.question.seat, play.question.kind) == (1, "trapped")


@pytest.mark.rule("Z-178", "T-021")
def test_who_is_dragonbound_rescues_nobody() -> None:
    """To the trapped player the other one is like Demons."""
    play = come_to_who_is_trapped(2, rescuer=WIZARD | {"bound": True}, to="")
    assert ("meets_bound", 1, 0) in play.told()
    assert (play.question.seat, play.question.kind) == (1, "trapped")
    assert play.where(1) == "torwall-2"


@pytest.mark.rule("Z-227", "Z-228", "T-022")
def test_who_is_rescued_and_escapes_the_transport_stays_and_is_free() -> None:
    play = come_to_who_is_trapped(4, 5, trapped=ESCAPER)
    play.answers("gain power")
    assert (play.question.seat, play.question.kind) == (1, "escape")
    assert play.question.subject == "larkspur-3"
    play.answers("escape")
    assert (play.where(1), play.player(1).trap) == ("torwall-2", "")
    assert play.player(0).points == [0, 0, 4]
    assert not any(line[0] == "company" for line in play.told())
    assert (play.question.seat, play.question.kind) == (1, "turn")


@pytest.mark.rule("Z-297", "T-022")
def test_in_the_cooperative_game_who_escapes_exchanges_no_tasks() -> None:
    play = come_to_who_is_trapped(
        5, trapped=ESCAPER, rescuer=WIZARD | {"tasks": [ROUND]}, play="cooperative"
    )
    play.answers("escape")
    assert (play.where(1), play.player(1).trap) == ("torwall-2", "")
    assert (play.question.seat, play.question.kind) == (1, "turn")


@pytest.mark.rule("Z-297")
def test_who_escapes_exchanges_no_tasks_with_a_third_player_either() -> None:
    play = (
        Scenario(3, play="cooperative")
        .player(order="wizards", at="torwall-1", tasks=[ROUND])
        .player(**ESCAPER, at="torwall-2", trap="held")
        .player(order="wizards", at="torwall-2")
        .dragon(ELSEWHERE)
        .randomly("larkspur-3")
        .dice(2, 5)
        .start()
    )
    play.answers("roll", "step torwall-2", "escape")
    assert play.question.kind == "exchange"
    assert play.options == ["hand the_bards_round 2", "done"]

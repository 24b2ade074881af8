"""Call For Help: when, for how much, and every row of its chart (Z-070 to Z-081, Z-271)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.perils import IDLE, alone

BOTH = [{"dazed": True}, {"bound": True}, {"dazed": True, "bound": True}]
AFFLICTED = pytest.mark.parametrize("condition", BOTH, ids=["dazed", "bound", "both"])


def call(first: int, second: int, *, to: str = "", **person: Any) -> WizardsPlay:
    """The first player calls, and the dice show this; the second player has a turn after that."""
    here: dict[str, Any] = {"order": "wizards", "at": "torwall-1"}
    scenario = Scenario(2).player(**here | person).player(at="glendale_dwelling")
    if to:
        scenario.randomly(to)
    play = scenario.dragon("edgewood-3").dice(first, second).start()
    play.answers("call")
    return play


@pytest.mark.rule("Z-077", "Z-076", "T-017")
@pytest.mark.parametrize(("first", "second"), [(1, 1), (2, 1), (1, 2), (2, 2)])
def test_help_with_one_or_two_transports_into_any_territory(first: int, second: int) -> None:
    play = (
        Scenario(2)
        .player(order="wizards", at="torwall-1")
        .player(at="glendale_dwelling")
        .dead("wendmere")
        .dice(first, second)
        .within("larkspur-3")
        .start()
    )
    play.answers("call")
    assert (play.question.kind, len(play.options)) == ("territory", 17)
    assert "land wendmere" not in play.options
    play.answers("land larkspur")
    assert play.where() == "larkspur-3"
    assert play.question.seat == 1


@pytest.mark.rule("Z-079", "Z-076", "T-017")
@pytest.mark.parametrize(("first", "second"), [(3, 1), (1, 4), (4, 1), (3, 4)])
def test_help_with_three_or_four_transports_to_a_random_space(first: int, second: int) -> None:
    play = call(first, second, to="larkspur-3")
    assert (play.where(), play.question.seat) == ("larkspur-3", 1)


@pytest.mark.rule("Z-081", "Z-076", "T-017")
@pytest.mark.parametrize(("first", "second"), [(5, 1), (1, 6), (2, 5), (6, 6)])
def test_with_five_or_six_there_is_no_help(first: int, second: int) -> None:
    play = call(first, second)
    assert (play.where(), play.question.seat) == ("torwall-1", 1)


@pytest.mark.rule("Z-078", "Z-163", "Z-183", "Z-184", "T-018", "T-106")
@AFFLICTED
@pytest.mark.parametrize(("first", "second"), [(1, 1), (2, 1), (2, 2)])
def test_help_with_one_or_two_heals_and_gives_an_extra_turn(
    first: int, second: int, condition: dict[str, Any]
) -> None:
    play = call(first, second, **condition)
    assert (play.player().dazed, play.player().bound) == (False, False)
    assert (play.question.seat, play.question.kind) == (0, "turn")
    assert ("extra_turn", 0) in play.told()
    assert play.where() == "torwall-1"


@pytest.mark.rule("Z-080", "Z-163", "Z-183", "Z-184", "T-018", "T-106")
@AFFLICTED
@pytest.mark.parametrize(("first", "second"), [(3, 3), (1, 4)])
def test_help_with_three_or_four_heals_and_the_turn_is_over(
    first: int, second: int, condition: dict[str, Any]
) -> None:
    play = call(first, second, **condition)
    assert (play.player().dazed, play.player().bound) == (False, False)
    assert (play.where(), play.question.seat) == ("torwall-1", 1)


@pytest.mark.rule("Z-081")
@AFFLICTED
def test_with_five_or_six_nobody_is_healed(condition: dict[str, Any]) -> None:
    play = call(5, 2, **condition)
    assert {"dazed": play.player().dazed, "bound": play.player().bound}.items() >= condition.items()


@pytest.mark.rule("Z-070")
def test_one_calls_for_help_in_place_of_the_move() -> None:
    play = alone().dice(5, 1, 3).start()
    assert "call" in play.options
    play.answers("call")
    assert (play.question.kind, play.table.day) == ("turn", 2)
    play.answers("roll")
    assert "call" not in play.options


@pytest.mark.rule("Z-074")
@pytest.mark.parametrize(("rank", "price"), [(1, 1), (2, 4), (3, 9), (4, 16)])
def test_a_call_costs_the_square_of_the_rank_in_points_of_one_type(rank: int, price: int) -> None:
    play = call(5, 1, rank=rank, points=(60, 45, 30))
    assert (play.question.kind, play.question.subject) == ("pay_for_help", str(price))
    assert play.options == ["lose knowledge", "lose perception", "lose power"]
    play.answers("lose perception")
    assert play.player().points == [60, 45 - price, 30]


@pytest.mark.rule("Z-074")
def test_who_has_too_few_points_of_a_type_pays_what_there_is() -> None:
    play = call(5, 1, rank=3, points=(20, 5, 0))
    assert play.options == ["lose knowledge", "lose perception"]
    play.answers("lose perception")
    assert play.player().points == [20, 0, 0]


@pytest.mark.rule("Z-075")
@pytest.mark.parametrize(("order", "rank"), [("wizards", 3), ("", 0)])
def test_who_has_no_points_calls_for_free(order: str, rank: int) -> None:
    play = call(3, 3, to="larkspur-3", order=order, rank=rank)
    assert play.where() == "larkspur-3"


@pytest.mark.rule("Z-072", "Z-073", "T-019")
@pytest.mark.parametrize("trap", ["held", "turns", "stuck"])
def test_a_transport_by_call_for_help_ends_any_trap(trap: str) -> None:
    play = call(3, 1, to="larkspur-3", trap=trap, trap_turns=4 * (trap == "turns"))
    assert (play.where(), play.player().trap, play.player().trap_turns) == ("larkspur-3", "", 0)


@pytest.mark.rule("Z-072")
@pytest.mark.parametrize(("trap", "before", "after"), [("held", 0, 0), ("turns", 4, 3)])
def test_a_call_without_help_leaves_the_trap_and_is_one_of_its_turns(
    trap: str, before: int, after: int
) -> None:
    play = call(6, 1, trap=trap, trap_turns=before)
    assert (play.player().trap, play.player().trap_turns) == (trap, after)


@pytest.mark.rule("Z-073")
@pytest.mark.parametrize("trap", ["held", "turns", "stuck"])
def test_any_other_transport_ends_a_trap_too(trap: str) -> None:
    """Evil carries off a player who is in a Trap."""
    play = (
        Scenario(2)
        .player(order="wizards", at="torwall-1", trap=trap, trap_turns=4 * (trap == "turns"))
        .player(order="wizards", **IDLE)
        .dragon("edgewood-3")
        .randomly("larkspur-3", "larkspur-9", "torwall-8", "larkspur-9")
        .start(evil=True)
    )
    assert (play.where(), play.player().trap, play.question.kind) == ("larkspur-3", "", "turn")


@pytest.mark.rule("Z-071", "T-019")
def test_who_is_stunned_by_demons_or_the_dragon_may_not_call() -> None:
    play = alone(stunned=4).start()
    assert play.told().count(("loses_turn", 0)) == 4
    assert (play.table.day, play.question.kind) == (5, "turn")


@pytest.mark.rule("Z-271", "Z-071", "T-019")
@pytest.mark.parametrize(
    ("stunned", "trapped", "kind", "left"),
    [(2, 4, "trapped", 2), (3, 3, "turn", 0), (4, 2, "turn", 0)],
)
def test_turns_lost_by_who_is_stunned_in_a_trap_count_for_both(
    stunned: int, trapped: int, kind: str, left: int
) -> None:
    play = alone(stunned=stunned, trap="turns", trap_turns=trapped).start()
    assert play.told().count(("loses_turn", 0)) == stunned
    assert (play.table.day, play.question.kind) == (1 + stunned, kind)
    assert play.player().trap_turns == left


@pytest.mark.rule("Z-271")
def test_who_is_stunned_while_held_for_good_stays_held() -> None:
    play = alone(stunned=2, trap="held").start()
    assert (play.table.day, play.question.kind) == (3, "trapped")


def calls_in_vain(site: str, *, trap: str, turns: int = 0, **person: Any) -> WizardsPlay:
    """A player in a Trap at a site calls for help, and nobody answers."""
    scenario = Scenario(2).player(order="wizards", at=site, trap=trap, trap_turns=turns, **person)
    play = scenario.player(at="glendale_dwelling").dice(6, 1).start()
    play.answers("call")
    return play


LOST = pytest.mark.parametrize(("trap", "turns"), [("held", 0), ("turns", 4), ("turns", 1)])
"""A Trap that takes turns, and one of which this turn is the last."""


@LOST
@pytest.mark.rule("Z-036", "Z-038", "Z-197")
def test_a_call_in_vain_at_the_cottage_brings_no_visit_to_who_is_losing_turns(
    trap: str, turns: int
) -> None:
    play = calls_in_vain("hamdrels_cottage", trap=trap, turns=turns)
    assert ("no_help", 0) in play.told()
    assert (play.question.seat, play.question.kind) == (1, "turn")
    assert play.player().trap_turns == max(0, turns - 1)


@LOST
@pytest.mark.rule("Z-036", "Z-038", "Z-239")
def test_a_call_in_vain_at_meadowshire_is_no_time_to_hear_the_whales(trap: str, turns: int) -> None:
    play = calls_in_vain("meadowshire_dwelling", trap=trap, turns=turns, tasks=["whale_song"])
    assert play.tasks() == ["whale_song"]
    assert play.question.seat == 1


@pytest.mark.rule("Z-197")
@pytest.mark.parametrize("trap", ["", "stuck"])
def test_who_loses_no_turns_may_stay_with_hamdrel_after_a_call_in_vain(trap: str) -> None:
    play = calls_in_vain("hamdrels_cottage", trap=trap)
    assert (play.question.seat, play.options) == (0, ["visit", "rest"])

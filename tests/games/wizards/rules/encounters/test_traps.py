"""The Traps' chart, escaping a Trap, and Events that are Traps (Z-036 to Z-041, Z-221 to Z-225,
Z-229)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.perils import EVENT, TRAP, alone, meets_somebody

HELD, TO_THE_CENTRE, TURNS, TO_THE_LAIR, STUCK, ANYWHERE = range(1, 7)
"""The Traps' chart."""

ESCAPER: dict[str, Any] = {"order": "sorcerers", "rank": 3, "points": (25, 15, 35)}
"""Knows Escape Traps/Transport."""

TRAP_ESCAPER: dict[str, Any] = {"order": "sorcerers", "rank": 2, "points": (10, 5, 15)}
"""Knows Escape Traps, but not Transport."""


def fall_into(trap: int, *dice: int, **person: Any) -> WizardsPlay:
    return meets_somebody(alone(**person), TRAP, trap, *dice)


@pytest.mark.rule("Z-036")
def test_trap_one_holds_for_good_and_leaves_nothing_but_a_call_for_help() -> None:
    play = fall_into(HELD)
    for _ in range(9):
        assert (play.question.kind, play.options) == ("trapped", ["wait", "call"])
        play.answers("wait")
    assert play.player().trap == "held"
    assert play.where() == "torwall-1"


@pytest.mark.rule("Z-037")
def test_trap_two_transports_to_the_centre_of_the_lair() -> None:
    assert fall_into(TO_THE_CENTRE).site() == "lair_center"


@pytest.mark.rule("Z-038")
@pytest.mark.parametrize("turns", [1, 4])
def test_trap_three_costs_a_die_of_turns_in_which_one_may_call_for_help(turns: int) -> None:
    play = fall_into(TURNS, turns)
    for _ in range(turns):
        assert (play.question.kind, play.options) == ("trapped", ["wait", "call"])
        play.answers("wait")
    assert (play.question.kind, play.player().trap) == ("turn", "")
    assert play.table.day == 2 + turns


@pytest.mark.rule("Z-039")
def test_trap_four_transports_to_a_random_space_of_the_lair() -> None:
    play = meets_somebody(alone().within("dragons_lair-12"), TRAP, TO_THE_LAIR)
    assert play.where() == "dragons_lair-12"


@pytest.mark.rule("Z-041")
def test_trap_six_transports_to_a_random_space() -> None:
    play = meets_somebody(alone().randomly("larkspur-3"), TRAP, ANYWHERE)
    assert play.where() == "larkspur-3"


@pytest.mark.rule("Z-040")
def test_trap_five_holds_until_the_movement_roll_is_five_or_six() -> None:
    play = fall_into(STUCK, 4, 1, 3, 5)
    for _ in range(3):
        assert play.options == ["roll", "call"]
        play.answers("roll")
        assert play.player().trap == "stuck"
    play.answers("roll")
    assert play.player().trap == ""


@pytest.mark.rule("Z-040")
def test_trap_five_ends_with_a_random_encounter_and_moving_comes_a_turn_later() -> None:
    play = fall_into(STUCK, 5, 3)
    play.answers("roll")
    assert (play.question.kind, play.options) == ("random", ["encounter", "rest"])
    play.answers("rest")
    assert play.table.day == 3
    play.answers("roll", "step torwall-2", "step torwall-8", "stop")
    assert play.where() == "torwall-8"


def test_trap_five_ends_with_a_move_at_once_where_that_is_agreed() -> None:
    scenario = alone(Scenario(2, trap="at_once"), trap="stuck").dice(4, 6)
    play = scenario.start()
    play.answers("roll")
    assert (play.question.kind, play.player().trap) == ("turn", "stuck")
    play.answers("roll", "step torwall-2", "step torwall-8", "stop")
    assert play.options == ["encounter", "rest"]


@pytest.mark.rule("Z-229")
def test_who_comes_out_of_trap_five_may_summon_an_animal_in_place_of_an_encounter() -> None:
    druid: dict[str, Any] = {"order": "druids", "rank": 2, "points": (5, 15, 10)}
    play = alone(**druid, trap="stuck").dice(6, 5, 2).start()
    play.answers("roll")
    assert play.options == ["encounter", "summon", "rest"]
    play.answers("summon")
    assert play.player().animal == "horse"


@pytest.mark.rule("Z-229")
def test_who_does_not_come_out_of_trap_five_summons_nothing() -> None:
    druid: dict[str, Any] = {"order": "druids", "rank": 2, "points": (5, 15, 10)}
    play = alone(**druid, trap="stuck").dice(4).start()
    play.answers("roll")
    assert (play.question.kind, play.table.day) == ("turn", 2)


@pytest.mark.rule("Z-221")
@pytest.mark.parametrize("trap", [HELD, TURNS, TO_THE_LAIR, STUCK, ANYWHERE])
def test_what_kind_of_trap_it_is_is_seen_before_deciding_about_the_spell(trap: int) -> None:
    play = fall_into(trap, 5, **TRAP_ESCAPER)
    assert ("trap", 0, trap) in play.told()
    assert (play.question.kind, play.question.subject) == ("trap", str(trap))
    assert play.options == ["submit", "escape"]
    play.answers("escape")
    assert (play.where(), play.player().trap, play.question.kind) == ("torwall-1", "", "turn")


@pytest.mark.rule("Z-221")
def test_trap_two_names_its_destination_which_is_seen_before_deciding_about_the_spell() -> None:
    play = fall_into(TO_THE_CENTRE, 5, **TRAP_ESCAPER)
    assert (play.question.kind, play.question.subject) == ("escape", "dragons_lair-0")
    play.answers("escape")
    assert play.where() == "torwall-1"


@pytest.mark.rule("Z-221")
def test_an_escape_that_fails_leaves_the_trap_as_it_is() -> None:
    play = fall_into(TURNS, 6, 2, **TRAP_ESCAPER)
    play.answers("escape")
    assert (play.player().trap, play.player().trap_turns) == ("turns", 2)


@pytest.mark.rule("Z-221")
def test_who_does_not_know_the_spell_is_not_asked() -> None:
    assert fall_into(HELD, order="wizards", rank=3).player().trap == "held"


@pytest.mark.rule("Z-222", "Z-224", "T-023")
def test_who_submits_to_a_trap_that_transports_sees_the_space_and_may_escape_the_transport() -> (
    None
):
    play = meets_somebody(alone(**ESCAPER).within("dragons_lair-12"), TRAP, TO_THE_LAIR, 5)
    assert play.question.kind == "trap"
    play.answers("submit")
    assert (play.question.kind, play.question.subject) == ("escape", "dragons_lair-12")
    assert play.options == ["go", "escape"]
    play.answers("escape")
    assert ("cast", 0, "escape_traps_transport", 5, "works") in play.told()
    assert play.where() == "torwall-1"


@pytest.mark.rule("Z-223", "T-023")
@pytest.mark.parametrize(("trap", "goal"), [(TO_THE_LAIR, ""), (ANYWHERE, "larkspur-3")])
def test_who_tried_to_escape_the_trap_cannot_try_to_escape_its_transport(
    trap: int, goal: str
) -> None:
    scenario = alone(**ESCAPER)
    scenario = scenario.randomly(goal) if goal else scenario.within("dragons_lair-12")
    play = meets_somebody(scenario, TRAP, trap, 6)
    play.answers("escape")
    assert play.where() == (goal or "dragons_lair-12")


@pytest.mark.rule("Z-224", "T-023")
def test_who_has_seen_the_random_destination_can_no_longer_escape_the_trap() -> None:
    """Escape Traps alone does not help against the Transport."""
    scenario = alone(**TRAP_ESCAPER).randomly("larkspur-3")
    play = meets_somebody(scenario, TRAP, ANYWHERE)
    play.answers("submit")
    assert play.where() == "larkspur-3"


@pytest.mark.rule("Z-225")
def test_which_space_of_the_lair_takes_the_place_of_a_dead_land_is_not_seen() -> None:
    scenario = alone(**ESCAPER).dead("wendmere").randomly("wendmere").within("dragons_lair-7")
    play = meets_somebody(scenario, TRAP, ANYWHERE)
    play.answers("submit")
    assert (play.question.kind, play.question.subject) == ("escape", "dead")
    assert not any("dragons_lair-7" in line for line in play.told())
    play.answers("go")
    assert play.where() == "dragons_lair-7"


@pytest.mark.parametrize(
    ("card", "trap", "dice", "turns"),
    [("thorn_prison", "held", [], 0), ("sleeping_mist", "turns", [4], 4)],
)
def test_events_that_are_traps_lie_in_front_of_who_is_caught(
    card: str, trap: str, dice: list[int], turns: int
) -> None:
    play = meets_somebody(alone().draws(card), EVENT, *dice)
    assert (play.player().trap, play.player().trap_turns) == (trap, turns)
    assert play.events() == [card]
    assert play.options == ["wait", "call"]


def test_the_sleeping_mist_lifts_after_its_turns_and_is_discarded() -> None:
    play = meets_somebody(alone().draws("sleeping_mist"), EVENT, 2)
    play.answers("wait", "wait")
    assert (play.question.kind, play.events()) == ("turn", [])
    assert play.table.event_discard == ["sleeping_mist"]


@pytest.mark.rule("Z-221")
@pytest.mark.parametrize("card", ["thorn_prison", "sleeping_mist"])
def test_who_escapes_an_event_that_is_a_trap_discards_it(card: str) -> None:
    play = meets_somebody(alone(**TRAP_ESCAPER).draws(card), EVENT, 5)
    play.answers("escape")
    assert (play.player().trap, play.events()) == ("", [])
    assert play.table.event_discard == [card]


@pytest.mark.rule("Z-073")
def test_a_transport_ends_an_event_that_is_a_trap() -> None:
    scenario = alone().draws("thorn_prison").randomly("larkspur-3")
    play = meets_somebody(scenario, EVENT, 4, 1)
    play.answers("call")
    assert (play.where(), play.player().trap, play.events()) == ("larkspur-3", "", [])

"""Dragonbound: what is lost, and what cannot be done any more (Z-166 to Z-177, Z-182)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.perils import EVENT, FAR, alone, meets_somebody, rest

SORCERER: dict[str, Any] = {"order": "sorcerers", "rank": 4, "points": (45, 30, 60)}

HERBS = GivenTask("herbs_for_the_infirmary", places={0: "torwall-3", 1: "torwall-9"})

UNTIL_TOMORROW: dict[str, Any] = {"at": "dragons_lair-4", "lair": 1}
"""A player whom the next Day makes Dragonbound."""


def stirred(scenario: Scenario) -> WizardsPlay:
    """The Dragon flies to the first player, and binds."""
    return meets_somebody(scenario.draws("the_dragon_stirs"), EVENT, 1)


@pytest.mark.rule("Z-166")
@pytest.mark.parametrize("bound", [True, False])
def test_who_is_bound_has_no_random_encounters(bound: bool) -> None:
    play = alone(bound=bound).dice(5).start()
    rest(play)
    assert play.question.kind == ("turn" if bound else "random")


@pytest.mark.rule("Z-166")
def test_who_is_bound_and_comes_out_of_trap_five_has_no_random_encounter() -> None:
    play = alone(bound=True, trap="stuck").dice(6).start()
    play.answers("roll")
    assert (play.player().trap, play.table.day) == ("", 2)


@pytest.mark.rule("Z-167")
def test_who_becomes_bound_loses_all_events() -> None:
    held = ["ring_of_return", "green_paths", "the_star_token", "tangled_tongue"]
    play = stirred(alone(events=held))
    assert (play.player().bound, play.events()) == (True, [])
    assert sorted(play.table.event_discard) == sorted([*held, "the_dragon_stirs"])


@pytest.mark.rule("Z-168", "T-034")
@pytest.mark.parametrize(
    ("card", "trap"),
    [("thorn_prison", {"trap": "held"}), ("sleeping_mist", {"trap": "turns", "trap_turns": 6})],
)
def test_an_event_that_is_a_trap_ends_by_becoming_bound(card: str, trap: dict[str, Any]) -> None:
    play = alone(**UNTIL_TOMORROW, **trap, events=[card], trap_event=card).start()
    play.answers("wait")
    assert play.player().bound
    assert (play.player().trap, play.player().trap_turns, play.events()) == ("", 0, [])
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-168")
@pytest.mark.parametrize("trap", [{"trap": "held"}, {"trap": "turns", "trap_turns": 6}])
def test_a_trap_that_is_no_event_does_not_end_by_becoming_bound(trap: dict[str, Any]) -> None:
    play = alone(**UNTIL_TOMORROW, **trap).start()
    play.answers("wait")
    assert play.player().bound
    assert play.question.kind == "trapped"


@pytest.mark.rule("Z-169")
@pytest.mark.parametrize(("roll", "dies"), [(6, "torwall"), (1, "wendmere")])
def test_becoming_bound_cancels_what_was_foreseen(roll: int, dies: str) -> None:
    """On the last day the Dragon comes to a player who has foreseen the fall of Torwall."""
    scenario = alone(at="larkspur-1", events=["foresight=torwall"]).on(day=14, fortnight=3)
    scenario.demons("wendmere-9").randomly(FAR, FAR).draws("the_dragon_stirs")
    play = meets_somebody(scenario, EVENT, roll)
    assert ("dies", dies) in play.told()


@pytest.mark.rule("Z-167", "Z-168", "Z-169", "T-034")
def test_becoming_bound_ends_suspicion_so_that_one_can_be_initiated_after_healing() -> None:
    play = (
        alone(
            **UNTIL_TOMORROW,
            order="",
            trap="held",
            trap_event="thorn_prison",
            events=["malicious_intent", "thorn_prison"],
        )
        .wizard("terek", "dragons_lair-5")
        .dice(3, 3, 2)
        .start()
    )
    play.answers("wait")
    assert (play.player().bound, play.player().trap, play.events()) == (True, "", [])
    play.answers("call")
    assert not play.player().bound
    play.answers("roll", "step dragons_lair-5")
    assert (play.question.kind, play.question.subject) == ("initiation", "terek")


@pytest.mark.rule("Z-169")
def test_who_is_suspected_and_not_bound_cannot_be_initiated() -> None:
    scenario = alone(order="", events=["malicious_intent"]).wizard("terek", "torwall-2")
    play = scenario.dice(2).start()
    play.answers("roll", "step torwall-2")
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-170")
def test_who_becomes_bound_in_the_lair_has_no_lair_time() -> None:
    scenario = alone(at="dragons_lair-5", lair=10).dragon("dragons_lair-4").dice(2, 1)
    play = scenario.start()
    play.answers("roll", "step dragons_lair-4")
    assert (play.player().bound, play.player().lair) == (True, 0)


@pytest.mark.rule("Z-171", "Z-268", "T-035")
def test_who_is_healed_in_the_lair_is_bound_again_thirteen_days_later() -> None:
    """Healed on the fifth day; Evil is thwarted on the fourteenth."""
    play = (
        alone(at="dragons_lair-4", bound=True)
        .on(day=5, fortnight=3)
        .completed(6)
        .dice(3, 3, *[1] * 12)
        .start()
    )
    play.answers("call")
    while not play.player().bound:
        last = (play.table.day, play.player().lair)
        rest(play)
    assert last == (3, 1)
    assert (play.table.day, play.table.fortnight) == (4, 4)


@pytest.mark.rule("Z-171")
def test_who_is_healed_outside_the_lair_has_no_lair_time() -> None:
    play = alone(bound=True).dice(3, 3).start()
    play.answers("call")
    assert (play.player().bound, play.player().lair) == (False, 0)


@pytest.mark.rule("Z-172")
def test_who_becomes_bound_loses_the_animal() -> None:
    play = alone(**UNTIL_TOMORROW, animal="unicorn", animal_turns=9).dice(1).start()
    rest(play)
    assert (play.player().bound, play.player().animal) == (True, "")


@pytest.mark.rule("Z-173")
def test_who_is_bound_can_use_no_magic_in_a_turn_but_can_call_for_help() -> None:
    play = alone(**SORCERER, at="torwall-8", bound=True).dice(6).start()
    assert play.options == ["roll", "call"]
    assert play.refused()["transport"] == ("no_magic", "Z-173")
    play.answers("roll")
    assert play.refused()["swiftness"] == ("no_magic", "Z-173")
    assert play.refused()["boat"] == ("no_magic", "Z-173")
    assert not any(option.startswith(("boat", "swiftness")) for option in play.options)


@pytest.mark.rule("Z-173")
def test_who_is_bound_can_neither_dispel_nor_escape() -> None:
    scenario = alone(**SORCERER, bound=True).demons("torwall-2").dice(3, 5)
    play = scenario.within("dragons_lair-7").start()
    play.answers("roll", "step torwall-2")
    assert play.where() == "dragons_lair-7"


@pytest.mark.rule("Z-174", "T-109")
@pytest.mark.parametrize("bound", [True, False])
def test_who_is_bound_does_not_pick_up_task_markers(bound: bool) -> None:
    play = alone(at="torwall-2", bound=bound, tasks=[HERBS]).dice(2).start()
    play.answers("roll", "step torwall-3")
    assert play.player().tasks[0].done[0] is not bound


@pytest.mark.rule("Z-175")
def test_who_is_bound_gains_no_points_from_the_elves() -> None:
    play = alone(at="larkspur-6", bound=True, points=(1, 2, 3)).dice(2, 1).start()
    play.answers("roll", "step larkspur-5")
    assert ("chart", 0, "elves", 1) in play.told()
    assert (play.player().points, play.question.kind) == ([1, 2, 3], "turn")


@pytest.mark.rule("Z-175", "Z-182", "T-109")
def test_who_is_bound_beats_demons_with_a_six_but_gains_no_points() -> None:
    play = alone(bound=True, points=(1, 2, 3)).demons("torwall-2").dice(3, 6, 6).start()
    play.answers("roll", "step torwall-2")
    assert play.demons() == []
    assert (play.player().points, play.question.kind) == ([1, 2, 3], "turn")


@pytest.mark.rule("Z-182")
def test_who_is_bound_can_be_dazed_too() -> None:
    play = alone(bound=True).demons("torwall-2").dice(3, 4).start()
    play.answers("roll", "step torwall-2")
    assert (play.player().bound, play.player().dazed) == (True, True)
    assert play.demons() == ["torwall-2"]


@pytest.mark.rule("Z-176", "T-109")
@pytest.mark.parametrize(
    ("start", "goal"), [("high_hollow-1", "high_hollow-2"), ("megmoran-12", "megmoran-11")]
)
def test_who_is_bound_may_not_enter_high_hollow_or_the_star_crest(start: str, goal: str) -> None:
    """Not even with leave to come back to the Star Crest."""
    play = alone(at=start, bound=True, crest=True).dice(6).start()
    play.answers("roll")
    assert f"step {goal}" not in play.options
    assert play.refused()[f"step {goal}"] == ("bound", "Z-176")


@pytest.mark.rule("Z-177")
@pytest.mark.parametrize("site", ["high_hollow", "star_crest"])
def test_who_is_bound_and_carried_to_high_hollow_or_the_star_crest_does_not_encounter_it(
    site: str,
) -> None:
    play = (
        Scenario(2)
        .player(order="wizards", at="torwall-1")
        .player(order="wizards", at="torwall-2", bound=True)
        .dice(2, 6)
        .randomly(site)
        .start()
    )
    play.answers("roll", "step torwall-2")
    assert play.site(1) == site
    assert not any(line[0] in ("visits", "chart") for line in play.told())
    assert (play.question.seat, play.question.kind) == (1, "turn")


@pytest.mark.rule("Z-268")
def test_a_choice_that_surely_binds_is_marked_as_fatal() -> None:
    play = alone(**UNTIL_TOMORROW, trap="turns", trap_turns=6).start()
    labels = play.match.decisions()[0].labels()
    assert labels[play.options.index("wait")] == "Wait (fatal: you become Dragonbound)"

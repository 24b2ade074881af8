"""Transports and escaping them, High Hollow, forced moves, who lands when (Z-226, Z-230 to Z-233,
Z-307)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.perils import (
    ELSEWHERE,
    EVENT,
    FAR,
    IDLE,
    alone,
    meets_somebody,
)

ESCAPER: dict[str, Any] = {"order": "sorcerers", "rank": 3, "points": (25, 15, 35)}

HOLLOW, CREST, COTTAGE = "high_hollow-2", "megmoran-11", "hamdrel-0"


def walk_into_high_hollow(*dice: int, to: str = "", **person: Any) -> WizardsPlay:
    scenario = alone(at="high_hollow-1", **person)
    if to:
        scenario.randomly(to)
    play = scenario.dice(2, *dice).start()
    play.answers("roll", f"step {HOLLOW}")
    return play


def led_by_a_wisp(*dice: int, **person: Any) -> WizardsPlay:
    return meets_somebody(alone(**person).draws("the_will_o_the_wisp"), EVENT, *dice)


def be_set_down(play: WizardsPlay) -> None:
    """Somebody has moved the figure of the player who waits in a Trap to where it stands: after
    this turn's wait it encounters what is there."""
    play.table.agenda.insert(-1, ("arrive", play.question.seat, 0))
    play.answers("wait")


@pytest.mark.rule("Z-230")
@pytest.mark.parametrize(
    ("roll", "to", "goal"),
    [
        *((roll, "", CREST) for roll in (1, 2)),
        *((roll, "", COTTAGE) for roll in (3, 4)),
        *((roll, "larkspur-3", "larkspur-3") for roll in (5, 6)),
    ],
)
def test_every_result_of_high_hollow_is_a_transport_that_can_be_escaped(
    roll: int, to: str, goal: str
) -> None:
    play = walk_into_high_hollow(roll, 5, to=to, **ESCAPER)
    assert (play.question.kind, play.question.subject) == ("escape", goal)
    assert play.options == ["go", "escape"]
    play.answers("escape")
    assert play.where() == HOLLOW


@pytest.mark.rule("Z-230", "T-118")
def test_being_sent_away_from_high_hollow_breaks_a_trap() -> None:
    play = alone(at="high_hollow", trap="held", rank=1).dice(3, 1, 4).start()
    be_set_down(play)
    assert ("lands", 0, COTTAGE) in play.told()
    assert play.player().trap == ""


@pytest.mark.rule("Z-227", "T-118")
def test_who_is_moved_to_high_hollow_and_escapes_the_transport_is_free_all_the_same() -> None:
    play = alone(at="high_hollow", trap="held", **ESCAPER).dice(3, 5).start()
    be_set_down(play)
    play.answers("escape")
    assert (play.where(), play.player().trap, play.question.kind) == (HOLLOW, "", "turn")


@pytest.mark.rule("Z-231")
def test_the_wisp_that_leads_to_high_hollow_is_no_transport_and_cannot_be_escaped() -> None:
    """What is asked about first is where High Hollow sends one, not the way there."""
    play = led_by_a_wisp(3, **ESCAPER, events=["ring_of_return"])
    assert play.where() == HOLLOW
    assert (play.question.kind, play.question.subject) == ("escape", COTTAGE)
    assert play.options == ["go", "escape", "ring"]


@pytest.mark.rule("Z-231", "Z-232", "T-094")
@pytest.mark.parametrize("answer", ["escape", "ring"])
def test_who_is_not_sent_away_from_high_hollow_keeps_the_hound(answer: str) -> None:
    hound: dict[str, Any] = {"animal": "hound", "animal_days": 3}
    dice = [5] if answer == "escape" else []
    play = led_by_a_wisp(3, *dice, **ESCAPER, **hound, events=["ring_of_return"])
    play.answers(answer)
    assert (play.where(), play.player().animal) == (HOLLOW, "hound")


@pytest.mark.rule("Z-232")
def test_who_is_sent_away_from_high_hollow_loses_the_hound() -> None:
    hound: dict[str, Any] = {"animal": "hound", "animal_days": 3}
    play = led_by_a_wisp(3, 1, 4, **ESCAPER, **hound)
    play.answers("go")
    assert (play.site(), play.player().animal) == ("hamdrels_cottage", "")


@pytest.mark.rule("Z-233", "T-094")
def test_who_is_led_to_high_hollow_encounters_it_again_even_from_the_same_land() -> None:
    play = led_by_a_wisp(
        3, 5, **ESCAPER, at="high_hollow-7", visits={"high_hollow": 2, "hollowfoot_dwelling": 2}
    )
    play.answers("escape")
    assert play.player().visits == {"high_hollow": 1}


@pytest.mark.rule("Z-232", "Z-233")
def test_who_is_led_astray_keeps_the_animal_and_may_visit_the_places_of_the_land_again() -> None:
    scenario = alone(animal="hound", animal_days=3, visits={"torwall_town": 2})
    play = meets_somebody(scenario.draws("led_astray"), EVENT, 3)
    assert (play.question.kind, play.question.seat) == ("lead", 1)
    play.answers("lead torwall-2", "lead torwall-1", "halt")
    assert play.player().animal == "hound"
    play.answers("roll")
    assert "step torwall-0" in play.options


@pytest.mark.rule("Z-233")
def test_who_stays_on_the_land_may_not_visit_its_town_a_third_time() -> None:
    play = alone(visits={"torwall_town": 2}).dice(3).start()
    play.answers("roll")
    assert play.refused()["step torwall-0"] == ("visited", "Z-206")


def evil_claims_wendmere(*dice: int, **person: Any) -> WizardsPlay:
    return (
        Scenario(2)
        .player(at="wendmere-6", **person)
        .player(order="wizards", **IDLE)
        .dragon(ELSEWHERE)
        .on(fortnight=3)
        .demons("wendmere-9")
        .within("dragons_lair-7", *(["dragons_lair-12"] if dice == (5,) else []))
        .randomly(FAR, FAR)
        .dice(*dice)
        .start(evil=True)
    )


@pytest.mark.rule("Z-226", "T-091")
def test_who_escapes_from_a_dying_land_is_transported_again_and_cannot_escape_that() -> None:
    play = evil_claims_wendmere(5, **ESCAPER)
    assert (play.question.kind, play.question.subject) == ("escape", "dragons_lair-7")
    play.answers("escape")
    assert play.where() == "dragons_lair-12"
    assert ("lands", 0, "dragons_lair-7") not in play.told()


@pytest.mark.rule("Z-226")
@pytest.mark.parametrize(("answer", "dice"), [("go", []), ("escape", [6])])
def test_who_does_not_escape_from_a_dying_land_lands_where_it_was_rolled(
    answer: str, dice: list[int]
) -> None:
    play = evil_claims_wendmere(*dice, **ESCAPER)
    play.answers(answer)
    assert play.where() == "dragons_lair-7"


@pytest.mark.rule("Z-307")
def test_transported_players_are_removed_together_and_land_one_after_the_other() -> None:
    """What the first finds is settled before the second lands: here a town of Common Folk."""
    play = (
        Scenario(2)
        .player(order="wizards", at="torwall-1")
        .player(order="wizards", at="torwall-2")
        .dragon(ELSEWHERE)
        .dice(3, 2, 3)
        .randomly("harrowfield_town", "larkspur-3")
        .start()
    )
    play.answers("roll", "step torwall-2")
    told = [line for line in play.told() if line[0] in ("carried", "lands", "chart")]
    assert told == [
        ("carried", 0, "harrowfield-1"),
        ("carried", 1, "larkspur-3"),
        ("lands", 0, "harrowfield-1"),
        ("chart", 0, "towns", 3),
        ("lands", 1, "larkspur-3"),
    ]


@pytest.mark.rule("Z-307")
def test_an_encounter_is_finished_before_who_was_carried_off_from_it_lands() -> None:
    """A trapped player is rescued from a space where a third one stands."""
    play = (
        Scenario(3)
        .player(order="wizards", at="torwall-1")
        .player(order="wizards", at="torwall-2", trap="held")
        .player(order="wizards", at="torwall-2")
        .dragon(ELSEWHERE)
        .dice(3, 4, 6, 1, 1)
        .randomly("larkspur-3")
        .start()
    )
    play.answers("roll", "step torwall-2", "gain power")
    assert play.where(1) == ""
    play.answers("gain power", "gain power")
    kinds = [line[0] for line in play.told() if line[0] in ("carried", "company", "lands")]
    assert kinds == ["carried", "company", "lands"]
    assert play.where(1) == "larkspur-3"


def test_the_ring_of_return_keeps_one_where_one_was_and_is_used_up() -> None:
    scenario = alone(events=["ring_of_return"]).demons("torwall-2").dice(3, 5)
    play = scenario.within("dragons_lair-7").start()
    play.answers("roll", "step torwall-2")
    assert (play.options, play.question.subject) == (["go", "ring"], "dragons_lair-7")
    play.answers("ring")
    assert (play.where(), play.events()) == ("torwall-2", [])
    assert play.table.event_discard == ["ring_of_return"]


def test_the_ring_of_return_can_be_kept() -> None:
    scenario = alone(events=["ring_of_return"]).demons("torwall-2").dice(3, 5)
    play = scenario.within("dragons_lair-7").start()
    play.answers("roll", "step torwall-2", "go")
    assert (play.where(), play.events()) == ("dragons_lair-7", ["ring_of_return"])


def test_the_ring_of_return_is_not_asked_about_when_help_was_called_for() -> None:
    play = alone(events=["ring_of_return"]).dice(3, 4).randomly("larkspur-3").start()
    play.answers("call")
    assert play.where() == "larkspur-3"

"""Extra turns, also in the middle of another player's turn or of Evil's, and the order of landings
and Demons (Z-305 to Z-310)."""

import pytest

from fabletop.games.wizards.scenario import Scenario
from tests.games.wizards.rules.encounters.gatherings import (
    BESIDE,
    FAR,
    HERE,
    NOWHERE,
    gathering,
    meet,
    told,
)

REST = ("roll", "stop")
CREST = "megmoran-11"
BELLMARKET = "shrineheart-18"
BY_BELLMARKET = "shrineheart-6"


@pytest.mark.rule("Z-309")
def test_an_extra_turn_from_a_town_comes_after_the_encounter_with_who_is_there() -> None:
    scenario = Scenario(2).dragon(FAR).player(order="sorcerers", at=BY_BELLMARKET)
    scenario.player(order="sorcerers", at=BELLMARKET).dice(1, 5, 6, 2, 3, 1)
    play = scenario.start()
    play.answers("roll", f"step {BELLMARKET}", "gain power", "gain power")
    assert told(play, "extra", "company", "extra_turn", "turn") == [
        ("turn", 0),
        ("extra", 0, 1),
        ("company", 0, 6),
        ("extra_turn", 0),
        ("turn", 0),
    ]
    play.answers(*REST)
    assert play.question.seat == 1


@pytest.mark.rule("Z-309")
def test_extra_turns_of_others_come_when_the_turn_is_over() -> None:
    scenario = gathering(1, 1).draws("clear_sight", "a_long_day")
    play = meet(scenario, 3, 1, 1)
    play.answers(*REST * 2)
    assert told(play, "turn", "extra_turn") == [
        ("turn", 0),
        ("extra_turn", 1),
        ("turn", 1),
        ("extra_turn", 1),
        ("turn", 1),
        ("turn", 1),
    ]


@pytest.mark.rule("Z-309")
def test_extra_turns_earned_before_a_transport_wait_until_all_have_landed() -> None:
    scenario = Scenario(2).dragon(FAR).player(order="sorcerers", at=BY_BELLMARKET)
    scenario.player(order="sorcerers", at=BELLMARKET).dice(1, 5, 2)
    play = scenario.randomly("larkspur-7", "larkspur-9").start()
    play.answers("roll", f"step {BELLMARKET}")
    assert told(play, "lands", "extra_turn") == [
        ("lands", 0, "larkspur-7"),
        ("lands", 1, "larkspur-9"),
        ("extra_turn", 0),
    ]


@pytest.mark.rule("Z-309", "Z-310")
def test_who_is_still_on_the_way_has_no_extra_turn_before_landing() -> None:
    scenario = Scenario(3).dragon(FAR).player(order="sorcerers", at=BY_BELLMARKET)
    scenario.player(order="sorcerers", at=BELLMARKET, trap="held")
    scenario.player(order="sorcerers", at=BELLMARKET).dice(1, 5, 3, 2, 5, 1, 1)
    play = scenario.randomly(CREST, "larkspur-7", "larkspur-9").start()
    play.answers("roll", f"step {BELLMARKET}", "gain power")
    assert play.question.seat == 1
    play.answers(*REST)
    assert told(play, "lands", "extra_turn") == [
        ("lands", 1, CREST),
        ("extra_turn", 1),
        ("lands", 0, "larkspur-7"),
        ("lands", 2, "larkspur-9"),
        ("extra_turn", 0),
    ]


@pytest.mark.rule("Z-310", "T-135")
def test_extra_turns_from_the_star_crest_come_before_the_next_player_lands() -> None:
    scenario = gathering(1, 1).randomly(CREST, "larkspur-7")
    play = meet(scenario, 2, 5, 2, 1, 1)
    assert (play.question.seat, play.where(1)) == (0, "")
    play.answers(*REST)
    assert (play.question.seat, play.where(1)) == (0, "")
    play.answers(*REST)
    assert (play.question.seat, play.where(1)) == (1, "larkspur-7")


@pytest.mark.rule("Z-310")
def test_the_second_to_land_has_extra_turns_before_the_third_and_then_the_turn_goes_on() -> None:
    scenario = gathering(1, 1, 1).randomly("larkspur-7", CREST, "larkspur-5")
    play = meet(scenario, 2, 5, 1, 1, 3, 4)
    assert (play.question.seat, play.table.active, play.where(2)) == (1, 1, "")
    play.answers(*REST)
    assert (play.question.kind, play.question.seat, play.table.active) == ("gain", 2, 0)
    play.answers("gain power")
    assert told(play, "turn", "lands") == [
        ("turn", 0),
        ("lands", 0, "larkspur-7"),
        ("lands", 1, CREST),
        ("turn", 1),
        ("lands", 2, "larkspur-5"),
        ("turn", 1),
    ]


@pytest.mark.rule("Z-310")
def test_the_interrupted_turn_goes_on_with_its_spells_still_used() -> None:
    scenario = Scenario(3).dragon(FAR).player(order="sorcerers", rank=3, at=BESIDE)
    scenario.player(order="druids", at=HERE).player(order="druids", at=HERE)
    scenario.randomly("larkspur-7", CREST, HERE, "larkspur-8", "larkspur-9")
    play = scenario.dice(1, 2, 5, 5, 1, 1, 2).start()
    play.answers("roll", f"step {HERE}", "escape")
    assert (play.question.seat, play.player(0).cast) == (1, 0), "it is another turn"
    play.answers(*REST)
    assert told(play, "company", "lands") == [
        ("company", 0, 2),
        ("lands", 1, CREST),
        ("lands", 2, HERE),
        ("company", 2, 2),
        ("lands", 2, "larkspur-8"),
        ("lands", 0, "larkspur-9"),
    ]


@pytest.mark.rule("Z-310")
def test_while_evil_acts_extra_turns_come_before_the_next_player_is_carried_off() -> None:
    scenario = Scenario(2).dragon(FAR).player(order="druids").player(order="druids")
    scenario.randomly(BELLMARKET, NOWHERE, "larkspur-7", NOWHERE).dice(5, 1)
    play = scenario.start(evil=True)
    assert (play.question.seat, play.table.day) == (0, 14)
    play.answers(*REST)
    assert told(play, "lands", "extra_turn", "demons", "day") == [
        ("lands", 0, BELLMARKET),
        ("extra_turn", 0),
        ("demons", NOWHERE),
        ("lands", 1, "larkspur-7"),
        ("demons", NOWHERE),
        ("day", 1, 2),
    ]


@pytest.mark.rule("Z-307")
def test_what_the_first_meets_on_landing_is_resolved_before_the_next_lands() -> None:
    play = meet(gathering(1, 1).randomly("larkspur-5", "larkspur-7"), 2, 1, 3)
    assert (play.question.seat, play.question.kind, play.where(1)) == (0, "gain", "")
    play.answers("gain power")
    assert play.where(1) == "larkspur-7"


@pytest.mark.rule("Z-307")
def test_who_may_escape_knows_whereto_before_anybody_lands() -> None:
    scenario = gathering(1, 3).randomly("larkspur-7", "larkspur-8")
    play = meet(scenario, 2, 5)
    assert (play.question.seat, play.question.kind) == (1, "escape")
    assert told(play, "carried", "lands") == [
        ("carried", 0, "larkspur-7"),
        ("carried", 1, "larkspur-8"),
    ]
    play.answers("escape")
    assert (play.where(0), play.where(1)) == ("larkspur-7", HERE)


@pytest.mark.rule("Z-308")
def test_new_demons_appear_after_all_are_removed_and_before_anybody_lands() -> None:
    scenario = Scenario(3).dragon(FAR).player(order="sorcerers", at="torwall-14")
    scenario.player(order="sorcerers", at="sea-4-12").player(order="sorcerers", at="larkspur-7")
    scenario.within("dragons_lair-4", "dragons_lair-9").randomly("larkspur-7")
    play = scenario.dice(2, 1, 5, 5, 2).start()
    play.answers("roll", "swim sea-4-12")
    assert told(play, "carried", "demons", "meets_demons", "lands") == [
        ("meets_demons", 0),
        ("carried", 0, "dragons_lair-4"),
        ("meets_demons", 1),
        ("carried", 1, "dragons_lair-9"),
        ("demons", "sea-4-12"),
        ("demons", "larkspur-7"),
        ("meets_demons", 2),
        ("lands", 0, "dragons_lair-4"),
        ("lands", 1, "dragons_lair-9"),
    ]

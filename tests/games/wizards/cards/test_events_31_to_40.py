"""Event Cards 31 to 40: what they do, and how long they are held."""

import pytest

from fabletop.games.wizards.scenario import Scenario
from tests.games.wizards.cards.errands import FIRST
from tests.games.wizards.cards.finds import (
    days_held,
    finder,
    finds,
    found,
    is_discarded,
    look_around,
)


def test_malicious_intent_bars_from_tasks() -> None:
    play = found(finds("the_sealed_scroll", finder("malicious_intent")))
    look_around(play)
    assert play.tasks() == []
    assert play.events() == ["malicious_intent"]


@pytest.mark.rule("Z-249")
def test_malicious_intent_bars_from_initiation() -> None:
    play = found(finder("malicious_intent", order="", rank=0).wizard("terek", "torwall-15").dice(1))
    play.answers("roll", "step torwall-15")
    assert ("meets", 0, "terek") in play.told()
    assert play.player().order == ""


@pytest.mark.rule("Z-249")
def test_malicious_intent_bars_from_advancement() -> None:
    play = (
        Scenario(2)
        .player(
            order="wizards",
            points=(15, 10, 5),
            at="larkspur-1",
            events=["malicious_intent"],
        )
        .wizard("terek", "larkspur-2")
        .dice(1)
        .start()
    )
    play.answers("roll", "step larkspur-2")
    assert ("meets", 0, "terek") in play.told()
    assert play.player().rank == 1


@pytest.mark.rule("Z-280")
def test_malicious_intent_is_cleared_at_glendale_instead_of_meeting_the_elves() -> None:
    play = found(finder("malicious_intent", at="glendale-4").dice(1))
    play.answers("roll", "step glendale-0")
    assert is_discarded(play, "malicious_intent")
    assert ("visits", 0, "glendale_dwelling") not in play.told()


@pytest.mark.rule("Z-280", "Z-282")
def test_malicious_intent_is_cleared_by_ruktal_who_heals_and_does_nothing_else() -> None:
    play = (
        Scenario(2)
        .player(order="druids", at="stone_1", events=["malicious_intent"], dazed=True)
        .dice(2)
        .start()
    )
    play.answers("roll", "step sacred_circle-0")
    assert is_discarded(play, "malicious_intent")
    assert not play.player().dazed
    assert play.tasks() == []


def test_a_staff_on_the_hill_is_that_of_the_first_high_wizard_in_the_deck() -> None:
    play = found(finder("a_staff_on_the_hill").draws("phantasm_1", "terek").randomly("larkspur-3"))
    [standing] = play.table.standing
    assert (standing.card, standing.under) == ("terek", ["phantasm_1"])
    assert play.table.isles.names[standing.space] == "larkspur-3"
    assert ("produced", "terek", "larkspur-3") in play.told()
    assert is_discarded(play, "a_staff_on_the_hill")


def test_the_healing_spring_heals_who_is_demon_dazed_and_brings_nothing_else() -> None:
    play = found(finder("the_healing_spring", dazed=True))
    assert not play.player().dazed
    assert play.player().points == [0, 0, 0]
    assert is_discarded(play, "the_healing_spring")


def test_the_healing_spring_brings_three_points_to_who_needs_no_healing() -> None:
    play = found(finder("the_healing_spring"))
    play.answers("gain power")
    assert play.player().points == [0, 0, 3]


def test_the_sealed_scroll_holds_an_optional_task() -> None:
    play = found(finder("the_sealed_scroll").draws("three_songs"))
    assert play.tasks() == ["three_songs"]
    assert not play.player().tasks[0].mandatory
    assert is_discarded(play, "the_sealed_scroll")


def test_the_sealed_scroll_stays_sealed_for_who_has_no_order() -> None:
    play = found(finder("the_sealed_scroll", order="", rank=0))
    assert play.tasks() == []


def test_cutpurse_takes_all_magical_objects_and_nothing_else() -> None:
    objects = ["ring_of_return", "silver_whistle", "lantern_of_dawn"]
    play = found(finder("cutpurse", events=[*objects, "the_star_token", "the_wishing_gate"]))
    assert play.events() == ["the_star_token", "the_wishing_gate"]
    assert all(is_discarded(play, card) for card in [*objects, "cutpurse"])


@pytest.mark.parametrize(("roll", "outcome"), [(3, "works"), (4, "fails")])
def test_tangled_tongue_makes_spells_fail_from_four_on(roll: int, outcome: str) -> None:
    play = found(finder("tangled_tongue").dice(1, roll))
    play.answers("roll", "boat sea-4-11")
    assert ("cast", 0, "boat_summoning", roll, outcome) in play.told()


def test_tangled_tongue_ties_telepathy_no_more_than_it_is() -> None:
    play = (
        Scenario(2)
        .player(order="wizards", points=(15, 10, 5), at="torwall-14", events=["tangled_tongue"])
        .dice(3)
        .start()
    )
    play.answers("telepathy")
    assert ("cast", 0, "telepathy", 3, "fails") in play.told()


def test_tangled_tongue_is_untied_after_three_days() -> None:
    assert days_held("tangled_tongue") == 3


@pytest.mark.rule("Z-234")
def test_the_travellers_star_leads_once_to_any_space_but_not_into_the_star_crest() -> None:
    play = found(finder("the_travellers_star"))
    assert play.options == ["roll", "wish the_travellers_star", "call"]
    play.answers("wish the_travellers_star", "land megmoran")
    assert "space megmoran-11" not in play.options
    play.answers("space megmoran-10")
    assert play.where() == "megmoran-10"
    assert play.table.day == 3
    assert is_discarded(play, "the_travellers_star")


def test_the_clear_voice_makes_spells_work_with_a_six() -> None:
    play = found(finder("the_clear_voice").dice(1, 6))
    play.answers("roll", "boat sea-4-11")
    assert ("cast", 0, "boat_summoning", 6, "works") in play.told()


def test_the_clear_voice_does_not_carry_as_far_as_telepathy() -> None:
    play = (
        Scenario(2)
        .player(order="wizards", points=(15, 10, 5), at="torwall-14", events=["the_clear_voice"])
        .dice(3)
        .start()
    )
    play.answers("telepathy")
    assert ("cast", 0, "telepathy", 3, "fails") in play.told()


def test_the_clear_voice_is_heard_for_three_days() -> None:
    assert days_held("the_clear_voice") == 3


def test_evil_whispers_cost_a_die_of_the_type_with_the_fewest_points_above_zero() -> None:
    play = found(finder("evil_whispers", points=(9, 7, 0)).dice(5))
    assert play.player().points == [9, 2, 0]
    assert is_discarded(play, "evil_whispers")


@pytest.mark.parametrize(("lot", "left"), [(FIRST, [2, 7, 8]), (1, [7, 2, 8])])
def test_evil_whispers_decide_ties_by_lot(lot: int, left: list[int]) -> None:
    play = found(finder("evil_whispers", points=(7, 7, 8)).dice(5).picks(lot))
    assert play.player().points == left


def test_a_friend_in_town_lets_one_choose_what_happens_there_once() -> None:
    play = found(finder("a_friend_in_town", at="torwall-5").dice(1, 1))
    play.answers("roll", "step torwall-0")
    assert play.options == [f"result {roll}" for roll in range(1, 7)]
    play.answers("result 5")
    assert is_discarded(play, "a_friend_in_town")
    assert ("extra_turn", 0) in play.told()
    assert play.table.day == 2
    play.answers("roll", "stop")


def test_a_friend_in_town_is_of_no_use_with_folk_met_on_the_road() -> None:
    play = found(finder("a_friend_in_town", at="harrowfield-4").dice(5, 5, 6))
    play.answers("roll", "stop", "encounter")
    assert play.events() == ["a_friend_in_town"]
    assert ("chart", 0, "towns", 6) in play.told()


def test_a_friend_in_town_is_of_no_use_among_the_elves() -> None:
    play = found(finder("a_friend_in_town", at="glendale-4").dice(1, 6))
    play.answers("roll", "step glendale-0")
    assert play.events() == ["a_friend_in_town"]
    assert ("visits", 0, "glendale_dwelling") in play.told()

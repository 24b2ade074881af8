"""Task Cards 21 to 30: where their markers lie, in which order they are done, what they earn."""

import pytest

from fabletop.games.wizards.scenario import Scenario
from tests.games.wizards.cards.errands import ALL, FIRST, LAST, QUIET, START, Errand


def test_the_counsel_of_the_wise_is_asked_of_hamdrel_ruktal_and_the_abbey_in_any_order() -> None:
    errand = Errand("the_counsel_of_the_wise")
    assert errand.markers == ["hamdrels_cottage", "ruktal", "shrineheart_abbey"]
    errand.does("shrineheart_abbey", "ruktal", "hamdrels_cottage")
    assert errand.earned == (10, 6, 2)


def test_gifts_among_masters_are_brought_to_all_three_in_any_order() -> None:
    errand = Errand("gifts_among_masters")
    assert errand.markers == ["megmoran", "melekok", "meligar"]
    errand.does("meligar", "megmoran", "melekok")
    assert errand.earned == (4, 3, 14)


def test_the_drowned_bell_is_raised_from_a_water_of_choice_for_the_abbey() -> None:
    errand = Errand("the_drowned_bell", chosen=["sea-19-14"], dice=[QUIET])
    assert sorted(errand.lands[0]) == ALL
    assert errand.markers == ["sea-19-14", "shrineheart_abbey"]
    errand.finds_nothing("shrineheart_abbey").does("sea-19-14", "shrineheart_abbey")
    assert errand.earned == (5, 3, 1)


@pytest.mark.parametrize(("lot", "wood"), [(FIRST, "meadowshire-5"), (LAST, "larkspur-11")])
def test_the_seedling_goes_from_ruktal_to_a_random_elven_wood(lot: int, wood: str) -> None:
    errand = Errand("the_seedling", lots=[lot])
    assert errand.markers == ["ruktal", wood]
    errand.finds_nothing(wood).does("ruktal", wood)
    assert errand.earned == (1, 7, 3)


@pytest.mark.rule("Z-244")
def test_three_stones_are_different_random_ones_in_any_order() -> None:
    errand = Errand("three_stones", lots=[LAST, LAST, FIRST, FIRST, LAST, 2])
    assert errand.markers == ["stone_6", "stone_1", "stone_3"]
    errand.does("stone_3", "stone_6", "stone_1")
    assert errand.earned == (2, 7, 6)


@pytest.mark.rule("Z-252", "T-122")
def test_the_sleepers_dream_begins_at_once_and_leads_to_a_random_space_and_the_mentor() -> None:
    errand = Errand("the_sleepers_dream", lots=["hamdrel-6"])
    assert errand.markers == [START, "hamdrel-6", ""]
    assert errand.done == [True, False, False]
    errand.finds_nothing("ruktal").does("hamdrel-6").reports()
    assert errand.earned == (5, 6, 2)


@pytest.mark.rule("Z-131")
def test_the_sleepers_dream_of_the_space_where_one_is_takes_another_visit_there() -> None:
    errand = Errand("the_sleepers_dream", lots=[START])
    assert errand.markers == [START, START, ""]
    assert errand.done == [True, False, False]
    errand.goes("larkspur-3").does(START)


@pytest.mark.parametrize(("lot", "space"), [(FIRST, "lair_center"), (LAST, "dragons_lair-18")])
def test_the_iron_crown_is_brought_from_the_lair_to_torwall(lot: int, space: str) -> None:
    errand = Errand("the_iron_crown", lots=[lot], dice=[QUIET])
    assert errand.markers == [space, "torwall_town"]
    errand.finds_nothing("torwall_town").does(space, "torwall_town")
    assert errand.earned == (3, 2, 9)


@pytest.mark.rule("Z-244")
def test_the_map_maker_needs_three_different_random_spaces_in_any_order() -> None:
    lots = ["meligar-5", "meligar-5", "torwall_town", "torwall_town", "dragons_lair-9"]
    errand = Errand("the_map_maker", lots=lots)
    assert errand.markers == ["meligar-5", "torwall_town", "dragons_lair-9"]
    errand.does("dragons_lair-9", "meligar-5", "torwall_town")
    assert errand.earned == (10, 4, 2)


@pytest.mark.rule("Z-252", "T-122")
def test_the_map_maker_is_begun_by_who_stands_on_one_of_the_spaces() -> None:
    errand = Errand("the_map_maker", lots=["meligar-5", "larkspur-3", START])
    assert errand.done == [False, False, True]


@pytest.mark.rule("Z-252")
def test_the_apprentices_errand_begins_at_once_and_ends_with_the_mentor() -> None:
    errand = Errand("the_apprentices_errand")
    assert errand.markers == [START, ""]
    assert errand.done == [True, False]
    errand.reports()
    assert errand.earned == (4, 2, 2)


def test_the_mentors_message_is_taken_to_hamdrel_and_the_high_wizard_who_was_named() -> None:
    where = {"terek": "larkspur-3", "zegoral": "glendale-1", "veldor": "edgewood-4"}
    errand = Errand("the_mentors_message", wizards=where)
    errand.play.answers("wizard zegoral")
    assert errand.markers == ["", "", "hamdrels_cottage"]
    errand.reports().finds_nothing("larkspur-3", "edgewood-4")
    errand.does("hamdrels_cottage", "glendale-1")
    assert errand.earned == (8, 6, 4)


def test_the_mentors_message_cannot_be_passed_on_before_the_mentor_has_given_it() -> None:
    errand = Errand("the_mentors_message", wizards={"zegoral": "glendale-1"}, dice=[1, QUIET])
    errand.play.answers("wizard zegoral")
    errand.finds_nothing("glendale-1")
    errand.goes("hamdrels_cottage").play.answers("gain power")
    assert errand.done == [False, False, False]


@pytest.mark.rule("Z-132", "Z-134", "T-073")
def test_the_mentors_message_is_received_and_delivered_at_once_if_the_mentor_was_named() -> None:
    errand = Errand("the_mentors_message", order="wizards", wizards={"terek": "larkspur-3"})
    errand.play.answers("wizard terek")
    errand.goes("larkspur-3").play.answers("report the_mentors_message")
    assert errand.done == [True, True, False]
    errand.does("hamdrels_cottage")
    assert errand.earned == (8, 6, 4)


@pytest.mark.rule("Z-131", "Z-133")
def test_the_mentors_message_is_only_received_from_who_gives_the_task_and_is_named() -> None:
    play = (
        Scenario(2)
        .player(order="wizards", at="larkspur-1")
        .wizard("terek", "larkspur-2")
        .dice(1)
        .draws("the_mentors_message")
        .start()
    )
    play.answers("roll", "step larkspur-2", "wizard terek")
    assert play.player().tasks[0].done == [True, False, False]

"""Task Cards 31 to 40: where their markers lie, in which order they are done, what they earn."""

import pytest

from fabletop.games.wizards.scenario import Scenario
from tests.games.wizards.cards.errands import ALL, ELVEN, FIRST, LAST, QUIET, TOWNS, Errand


def test_the_stolen_child_is_found_in_a_random_town_and_taken_home_to_edgewood() -> None:
    errand = Errand("the_stolen_child", lots=[LAST], dice=[QUIET])
    assert errand.markers == ["wendmere_town", "edgewood_dwelling"]
    errand.finds_nothing("edgewood_dwelling").does("wendmere_town", "edgewood_dwelling")
    assert errand.earned == (2, 6, 2)


def test_poison_in_the_well_takes_one_from_a_random_town_to_hamdrel_and_back() -> None:
    errand = Errand("poison_in_the_well", lots=[LAST], dice=[QUIET])
    assert errand.markers == ["wendmere_town", "hamdrels_cottage", "wendmere_town"]
    errand.does("wendmere_town").goes("larkspur-3").finds_nothing("wendmere_town")
    errand.does("hamdrels_cottage", "wendmere_town")
    assert errand.earned == (5, 5, 2)


def test_quiet_the_storm_is_learnt_from_meligar_and_done_on_a_water_of_choice() -> None:
    errand = Errand("quiet_the_storm", chosen=["sea-30-5"])
    assert sorted(errand.lands[0]) == ALL
    assert errand.markers == ["meligar", "sea-30-5"]
    errand.finds_nothing("sea-30-5").does("meligar", "sea-30-5")
    assert errand.earned == (2, 3, 7)


def test_the_silver_net_is_borrowed_cast_in_a_water_of_choice_and_given_back() -> None:
    errand = Errand("the_silver_net", chosen=["sea-24-22"], dice=[QUIET])
    assert sorted(errand.lands[0]) == ALL
    assert errand.markers == ["silverbourne_dwelling", "sea-24-22", "silverbourne_dwelling"]
    errand.finds_nothing("sea-24-22").does("silverbourne_dwelling").goes("larkspur-3")
    errand.finds_nothing("silverbourne_dwelling").does("sea-24-22", "silverbourne_dwelling")
    assert errand.earned == (3, 7, 2)


@pytest.mark.parametrize(("lot", "peak"), [(FIRST, "lair_center"), (LAST, "hamdrel-12")])
def test_the_black_feather_goes_from_a_random_magic_mountain_to_any_high_wizard(
    lot: int, peak: str
) -> None:
    where = {"ishkatar": "torwall-3", "veldor": "edgewood-4"}
    errand = Errand("the_black_feather", lots=[lot], wizards=where)
    assert errand.markers == [peak, ""]
    errand.finds_nothing("torwall-3").does(peak, "edgewood-4")
    assert errand.earned == (6, 3, 6)


@pytest.mark.parametrize(("lot", "stone"), [(FIRST, "stone_1"), (LAST, "stone_6")])
def test_wood_water_and_stone_are_an_elven_wood_and_a_water_of_choice_and_a_random_stone(
    lot: int, stone: str
) -> None:
    errand = Errand("wood_water_and_stone", chosen=["larkspur-3", "sea-4-14"], lots=[lot])
    assert errand.lands[0] == ELVEN
    assert sorted(errand.lands[1]) == ALL
    assert errand.offered[0] == ["larkspur-3", "larkspur-10", "larkspur-11"]
    assert errand.markers == ["larkspur-3", "sea-4-14", stone]
    errand.does(stone, "larkspur-3", "sea-4-14")
    assert errand.earned == (4, 5, 3)


def test_the_long_question_is_put_to_any_high_wizard_and_noted_at_the_abbey() -> None:
    errand = Errand("the_long_question", wizards={"elekov": "larkspur-3"}, dice=[QUIET])
    assert errand.markers == ["", "shrineheart_abbey"]
    errand.finds_nothing("shrineheart_abbey").does("larkspur-3", "shrineheart_abbey")
    assert errand.earned == (9, 4, 2)


@pytest.mark.rule("Z-250")
def test_the_long_question_is_put_at_once_to_the_high_wizard_who_suggests_it() -> None:
    play = (
        Scenario(2)
        .player(order="druids", at="larkspur-1")
        .wizard("elekov", "larkspur-2")
        .dice(1)
        .draws("the_long_question")
        .start()
    )
    play.answers("roll", "step larkspur-2", "task")
    assert play.player().tasks[0].done == [True, False]


def test_the_ferrymans_debt_goes_from_town_to_water_to_another_town_all_of_choice() -> None:
    way = ["wendmere_town", "sea-4-14", "torwall_town"]
    errand = Errand("the_ferrymans_debt", chosen=way, dice=[QUIET])
    assert errand.offered[0] == TOWNS
    assert sorted(errand.lands[0]) == ALL
    assert errand.offered[2] == [town for town in TOWNS if town != "wendmere_town"]
    assert errand.markers == way
    errand.finds_nothing("sea-4-14").does("wendmere_town").finds_nothing("torwall_town")
    errand.does("sea-4-14", "torwall_town")
    assert errand.earned == (3, 5, 3)


def test_the_broken_oath_is_heard_by_random_elves_and_a_random_town_and_sworn_to_ruktal() -> None:
    errand = Errand("the_broken_oath", lots=[LAST, FIRST], dice=[QUIET])
    assert errand.markers == ["larkspur_dwelling", "torwall_town", "ruktal"]
    errand.finds_nothing("torwall_town", "ruktal").does("larkspur_dwelling")
    errand.finds_nothing("ruktal").does("torwall_town", "ruktal")
    assert errand.earned == (4, 7, 4)


def test_the_broken_oath_may_be_that_of_the_first_elves_and_the_last_town() -> None:
    errand = Errand("the_broken_oath", lots=[FIRST, LAST])
    assert errand.markers == ["meadowshire_dwelling", "wendmere_town", "ruktal"]


@pytest.mark.rule("Z-244")
def test_the_sleeping_grove_is_in_two_different_random_woods_and_told_to_random_elves() -> None:
    errand = Errand("the_sleeping_grove", lots=[LAST, LAST, FIRST, LAST], dice=[QUIET])
    assert errand.markers == ["hamdrel-16", "torwall-3", "larkspur_dwelling"]
    errand.finds_nothing("torwall-3").does("hamdrel-16").finds_nothing("larkspur_dwelling")
    errand.does("torwall-3", "larkspur_dwelling")
    assert errand.earned == (4, 8, 2)

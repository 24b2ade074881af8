"""Task Cards 1 to 10: where their markers lie, in which order they are done, what they earn."""

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario
from tests.games.wizards.cards.errands import FIRST, LAST, MOUNTAINOUS, QUIET, TOWNS, WOODED, Errand


def test_the_sealed_letter_is_fetched_in_torwall_before_it_is_brought_to_glendale() -> None:
    errand = Errand("the_sealed_letter", dice=[QUIET])
    assert errand.markers == ["torwall_town", "glendale_dwelling"]
    errand.finds_nothing("glendale_dwelling").does("torwall_town", "glendale_dwelling")
    assert errand.earned == (6, 3, 1)


def test_the_ladys_way_home_leads_from_a_random_town_to_meadowshire() -> None:
    errand = Errand("the_ladys_way_home", lots=[LAST], dice=[QUIET])
    assert errand.markers == ["wendmere_town", "meadowshire_dwelling"]
    errand.finds_nothing("meadowshire_dwelling").does("wendmere_town", "meadowshire_dwelling")
    assert errand.earned == (2, 6, 2)


def test_the_bards_round_goes_to_three_different_towns_of_choice_in_any_order() -> None:
    round_trip = ["bellmarket", "saltmarch_town", "torwall_town"]
    errand = Errand("the_bards_round", chosen=round_trip)
    first, second, third = errand.offered
    assert first == TOWNS
    assert second == [town for town in TOWNS if town != "bellmarket"]
    assert third == [town for town in TOWNS if town not in ("bellmarket", "saltmarch_town")]
    assert errand.markers == round_trip
    errand.does("torwall_town", "bellmarket", "saltmarch_town")
    assert errand.earned == (5, 7, 2)


def test_herbs_for_the_infirmary_are_picked_in_two_woods_of_choice_and_brought_to_the_abbey() -> (
    None
):
    errand = Errand(
        "herbs_for_the_infirmary", chosen=["torwall-9", "torwall-3"], dice=[QUIET, QUIET]
    )
    assert errand.lands == [WOODED, WOODED]
    assert errand.offered == [
        ["torwall-3", "torwall-9", "torwall-10", "torwall-11"],
        ["torwall-3", "torwall-10", "torwall-11"],
    ]
    assert errand.markers == ["torwall-9", "torwall-3", "shrineheart_abbey"]
    errand.finds_nothing("torwall-3", "shrineheart_abbey").does("torwall-9")
    errand.finds_nothing("shrineheart_abbey").does("torwall-3", "shrineheart_abbey")
    assert errand.earned == (5, 5, 2)


def test_reading_the_night_sky_is_done_on_a_random_common_mountain_and_told_to_the_mentor() -> None:
    errand = Errand("reading_the_night_sky", lots=[LAST])
    assert errand.markers == ["ostermoor-12", ""]
    errand.finds_nothing("ruktal").does("ostermoor-12").reports()
    assert errand.earned == (9, 2, 2)


@pytest.mark.parametrize(("lot", "stone"), [(FIRST, "stone_1"), (LAST, "stone_6")])
def test_the_leaning_stone_is_a_random_one_of_which_ruktal_is_told(lot: int, stone: str) -> None:
    errand = Errand("the_leaning_stone", lots=[lot])
    assert errand.markers == [stone, "ruktal"]
    errand.finds_nothing("ruktal").does(stone, "ruktal")
    assert errand.earned == (2, 6, 4)


@pytest.mark.parametrize(("lot", "ember"), [(FIRST, "lair_center"), (LAST, "dragons_lair-18")])
def test_an_ember_from_the_deep_is_found_in_the_lair_and_brought_to_the_mentor(
    lot: int, ember: str
) -> None:
    errand = Errand("an_ember_from_the_deep", lots=[lot])
    assert errand.markers == [ember, ""]
    errand.finds_nothing("ruktal").does(ember).reports()
    assert errand.earned == (2, 3, 10)


def test_three_songs_are_learnt_from_the_elves_of_three_lands_in_any_order() -> None:
    errand = Errand("three_songs")
    assert errand.markers == ["edgewood_dwelling", "glendale_dwelling", "meadowshire_dwelling"]
    errand.does("meadowshire_dwelling", "edgewood_dwelling", "glendale_dwelling")
    assert errand.earned == (6, 8, 1)


@pytest.mark.rule("Z-237", "Z-238", "T-077")
def test_the_elf_door_carries_from_edgewood_to_a_random_space_where_the_task_is_done() -> None:
    errand = Errand("the_elf_door", lots=["melekok-15"])
    assert errand.markers == ["edgewood_dwelling", "melekok-15"]
    errand.finds_nothing("melekok-15").goes("edgewood_dwelling")
    errand.play.answers("tasks")
    assert errand.play.where() == "melekok-15"
    assert errand.play.player().animal == ""
    assert errand.earned == (4, 6, 4)


@pytest.mark.rule("Z-238", "T-077")
def test_the_elf_door_stays_to_be_done_for_who_escapes_the_transport() -> None:
    play = (
        Scenario(2)
        .player(
            order="sorcerers",
            rank=3,
            at="edgewood-1",
            tasks=[GivenTask("the_elf_door", places={1: "melekok-15"})],
        )
        .dice(2, 5)
        .start()
    )
    play.answers("roll", "step edgewood-0", "tasks", "escape")
    assert play.site() == "edgewood_dwelling"
    assert play.player().tasks[0].done == [False, False]


def test_the_elf_door_stays_shut_for_who_visits_the_elves_instead() -> None:
    errand = Errand("the_elf_door", lots=["melekok-15"], dice=[QUIET])
    errand.goes("edgewood_dwelling").play.answers("place")
    assert errand.play.site() == "edgewood_dwelling"
    assert errand.done == [False, False]


def test_ore_for_melekok_is_dug_on_two_mountains_of_choice() -> None:
    errand = Errand("ore_for_melekok", chosen=["hamdrel-11", "melekok-2"])
    assert errand.lands == [MOUNTAINOUS, MOUNTAINOUS]
    assert errand.offered[0] == ["hamdrel-11", "hamdrel-12"]
    assert errand.markers == ["hamdrel-11", "melekok-2", "melekok"]
    errand.finds_nothing("melekok-2").does("hamdrel-11").finds_nothing("melekok")
    errand.does("melekok-2", "melekok")
    assert errand.earned == (4, 2, 9)


def test_ore_for_melekok_cannot_be_dug_twice_in_one_place() -> None:
    errand = Errand("ore_for_melekok", chosen=["melekok-5", "melekok-2"])
    assert errand.offered == [
        ["melekok-2", "melekok-5", "melekok-9", "melekok-10", "melekok-16", "melekok-17"],
        ["melekok-2", "melekok-9", "melekok-10", "melekok-16", "melekok-17"],
    ]

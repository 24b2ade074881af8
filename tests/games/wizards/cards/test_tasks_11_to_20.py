"""Task Cards 11 to 20: where their markers lie, in which order they are done, what they earn."""

import pytest

from fabletop.games.wizards.scenario import Scenario
from tests.games.wizards.cards.errands import ALL, DWELLINGS, FIRST, LAST, QUIET, TOWNS, Errand


def test_feathers_for_meligar_come_from_a_random_mountain_and_a_random_wood() -> None:
    errand = Errand("feathers_for_meligar", lots=[FIRST, LAST])
    assert errand.markers == ["shrineheart_abbey", "hamdrel-16", "meligar"]
    errand.finds_nothing("hamdrel-16", "meligar").does("shrineheart_abbey")
    errand.finds_nothing("meligar").does("hamdrel-16", "meligar")
    assert errand.earned == (3, 5, 6)


def test_feathers_for_meligar_may_lie_on_the_last_mountain_and_in_the_first_wood() -> None:
    errand = Errand("feathers_for_meligar", lots=[LAST, FIRST])
    assert errand.markers == ["hamdrel-12", "torwall-3", "meligar"]


def test_a_lamp_of_fire_is_lit_at_megmoran_and_set_in_a_town_of_choice() -> None:
    errand = Errand("a_lamp_of_fire", chosen=["ostermoor_town"], dice=[QUIET])
    assert errand.offered == [TOWNS]
    assert errand.markers == ["megmoran", "ostermoor_town"]
    errand.finds_nothing("ostermoor_town").does("megmoran", "ostermoor_town")
    assert errand.earned == (1, 2, 9)


def test_blighted_fields_are_cured_by_hamdrel_for_a_random_town() -> None:
    errand = Errand("blighted_fields", lots=[LAST], dice=[QUIET])
    assert errand.markers == ["hamdrels_cottage", "wendmere_town"]
    errand.finds_nothing("wendmere_town").does("hamdrels_cottage", "wendmere_town")
    assert errand.earned == (5, 4, 1)


@pytest.mark.rule("Z-250", "T-122")
def test_blighted_fields_are_begun_at_once_if_hamdrel_herself_tells_of_them() -> None:
    play = (
        Scenario(2)
        .player(order="druids", at="hamdrel-1")
        .dice(1, 3)
        .draws("blighted_fields")
        .picks(FIRST)
        .start()
    )
    play.answers("roll", "step hamdrel-0")
    assert play.player().tasks[0].done == [True, False]


def test_the_lost_shepherd_wanders_on_a_random_common_plain_and_goes_home_to_harrowfield() -> None:
    errand = Errand("the_lost_shepherd", lots=[LAST], dice=[QUIET])
    assert errand.markers == ["wendmere-18", "harrowfield_town"]
    errand.finds_nothing("harrowfield_town").does("wendmere-18", "harrowfield_town")
    assert errand.earned == (2, 6, 1)


@pytest.mark.rule("Z-244")
def test_relics_of_shrineheart_are_in_two_different_random_spaces_and_go_to_the_abbey() -> None:
    errand = Errand(
        "relics_of_shrineheart", lots=["glendale-8", "glendale-8", "dragons_lair-5"], dice=[QUIET]
    )
    assert errand.markers == ["glendale-8", "dragons_lair-5", "shrineheart_abbey"]
    errand.finds_nothing("dragons_lair-5").does("glendale-8").finds_nothing("shrineheart_abbey")
    errand.does("dragons_lair-5", "shrineheart_abbey")
    assert errand.earned == (9, 4, 2)


def test_the_silent_watch_is_kept_in_a_chosen_and_a_random_space_of_the_lair() -> None:
    errand = Errand("the_silent_watch", chosen=["dragons_lair-2"], lots=[LAST])
    rest = [f"dragons_lair-{number}" for number in range(1, 19)]
    assert errand.offered == [["lair_center", *rest]]
    assert errand.markers == ["dragons_lair-2", "dragons_lair-18"]
    errand.does("dragons_lair-18", "dragons_lair-2")
    assert errand.earned == (1, 4, 9)


@pytest.mark.rule("Z-245")
def test_the_silent_watch_may_be_kept_twice_in_the_same_space_at_one_visit() -> None:
    errand = Errand("the_silent_watch", chosen=["lair_center"], lots=[FIRST])
    assert errand.markers == ["lair_center", "lair_center"]
    errand.goes("lair_center")
    assert errand.earned == (1, 4, 9)


@pytest.mark.rule("Z-131", "Z-252", "Z-254")
def test_the_silent_watch_is_only_half_done_by_who_receives_it_where_both_markers_lie() -> None:
    play = (
        Scenario(2)
        .player(order="druids", at="dragons_lair-4")
        .dragon("larkspur-0")
        .dice(5, 4)
        .draws("the_sealed_scroll", "the_silent_watch")
        .within("dragons_lair-4")
        .start()
    )
    play.answers("roll", "stop", "encounter", "space dragons_lair-4")
    assert play.player().tasks[0].done == [True, False]


@pytest.mark.rule("Z-197", "Z-239")
def test_whale_song_is_heard_at_meadowshire_by_who_does_not_move() -> None:
    play = (
        Scenario(2)
        .player(order="druids", at="meadowshire-8", tasks=["whale_song"])
        .player(stunned=9)
        .dice(1, QUIET, 4)
        .start()
    )
    play.answers("roll", "step meadowshire-7")
    assert ("visits", 0, "meadowshire_dwelling") in play.told()
    assert play.tasks() == ["whale_song"]
    play.answers("roll", "stop")
    assert play.tasks() == []
    assert play.player().points == [2, 8, 0]
    assert play.table.completed == 1


def test_whale_song_is_not_heard_by_who_leaves_meadowshire() -> None:
    play = (
        Scenario(2)
        .player(order="druids", at="meadowshire_dwelling", tasks=["whale_song"])
        .dice(1)
        .start()
    )
    play.answers("roll", "step meadowshire-8")
    assert play.player().points == [0, 0, 0]
    assert play.tasks() == ["whale_song"]


def test_signals_at_sea_are_given_in_two_waters_of_choice_and_told_to_the_mentor() -> None:
    errand = Errand("signals_at_sea", chosen=["sea-35-8", "sea-4-14"])
    assert [sorted(lands) for lands in errand.lands] == [ALL, ALL]
    assert all(place.startswith("sea-") for offer in errand.offered for place in offer)
    assert errand.markers == ["sea-35-8", "sea-4-14", ""]
    errand.finds_nothing("sea-4-14").does("sea-35-8").finds_nothing("ruktal")
    errand.does("sea-4-14").reports()
    assert errand.earned == (4, 5, 3)


def test_signals_at_sea_cannot_be_given_twice_in_the_same_water() -> None:
    errand = Errand("signals_at_sea", chosen=["sea-4-14", "sea-3-14"])
    first, second = errand.offered
    assert [space for space in first if space != "sea-4-14"] == second


def test_harvest_feast_needs_a_town_and_elves_of_choice_and_is_held_in_torwall() -> None:
    guests = ["wendmere_town", "larkspur_dwelling"]
    errand = Errand("harvest_feast", chosen=guests, dice=[QUIET, QUIET])
    assert errand.offered == [TOWNS, DWELLINGS]
    assert errand.markers == [*guests, "torwall_town"]
    errand.finds_nothing("larkspur_dwelling").does("wendmere_town").finds_nothing("torwall_town")
    errand.does("larkspur_dwelling", "torwall_town")
    assert errand.earned == (4, 6, 2)


@pytest.mark.parametrize(("lot", "wood"), [(FIRST, "torwall-3"), (LAST, "hamdrel-16")])
def test_the_exiles_pardon_is_brought_from_a_random_wood_to_torwall(lot: int, wood: str) -> None:
    errand = Errand("the_exiles_pardon", lots=[lot], dice=[QUIET])
    assert errand.markers == [wood, "torwall_town"]
    errand.finds_nothing("torwall_town").does(wood, "torwall_town")
    assert errand.earned == (3, 5, 2)

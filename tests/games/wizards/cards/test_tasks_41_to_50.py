"""Task Cards 41 to 50: where their markers lie, in which order they are done, what they earn."""

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario
from tests.games.wizards.cards.errands import ALL, FIRST, LAST, QUIET, Errand


@pytest.mark.parametrize(("lot", "space"), [(1, "dragons_lair-1"), (LAST, "dragons_lair-18")])
def test_ashes_of_a_demon_are_gathered_in_the_lair_and_scattered_at_its_heart(
    lot: int, space: str
) -> None:
    errand = Errand("ashes_of_a_demon", lots=[lot])
    assert errand.markers == [space, "lair_center"]
    errand.finds_nothing("lair_center").does(space, "lair_center")
    assert errand.earned == (1, 3, 12)


@pytest.mark.rule("Z-132", "Z-246")
def test_ashes_of_a_demon_that_lie_at_the_heart_are_gathered_and_scattered_at_once() -> None:
    errand = Errand("ashes_of_a_demon", lots=[FIRST])
    assert errand.markers == ["lair_center", "lair_center"]
    errand.goes("lair_center")
    assert errand.earned == (1, 3, 12)


@pytest.mark.rule("Z-244")
def test_winter_grain_goes_from_harrowfield_to_two_different_random_towns() -> None:
    errand = Errand("winter_grain", lots=[LAST, LAST, FIRST], dice=[QUIET, QUIET])
    assert errand.markers == ["harrowfield_town", "wendmere_town", "torwall_town"]
    errand.finds_nothing("wendmere_town").does("harrowfield_town").finds_nothing("torwall_town")
    errand.does("wendmere_town", "torwall_town")
    assert errand.earned == (4, 5, 2)


@pytest.mark.parametrize(("lot", "peak"), [(FIRST, "shrineheart_abbey"), (LAST, "hamdrel-12")])
def test_the_miners_ghost_leads_from_ostermoor_to_a_random_mountain_and_melekok(
    lot: int, peak: str
) -> None:
    errand = Errand("the_miners_ghost", lots=[lot])
    assert errand.markers == ["ostermoor_town", peak, "melekok"]
    errand.finds_nothing("melekok").does("ostermoor_town").finds_nothing("melekok")
    errand.does(peak, "melekok")
    assert errand.earned == (4, 3, 8)


def test_the_tide_tables_are_measured_from_saltmarch_over_a_water_of_choice_to_wendmere() -> None:
    errand = Errand("the_tide_tables", chosen=["sea-19-14"], dice=[QUIET])
    assert sorted(errand.lands[0]) == ALL
    assert errand.markers == ["saltmarch_town", "sea-19-14", "wendmere_town"]
    errand.finds_nothing("sea-19-14").does("saltmarch_town").finds_nothing("wendmere_town")
    errand.does("sea-19-14", "wendmere_town")
    assert errand.earned == (8, 3, 2)


@pytest.mark.rule("Z-237", "Z-238")
@pytest.mark.parametrize(("lot", "space"), [(FIRST, "lair_center"), (LAST, "dragons_lair-18")])
def test_the_west_wind_carries_from_meligar_into_the_lair_where_the_task_is_done(
    lot: int, space: str
) -> None:
    errand = Errand("the_west_wind", lots=[lot])
    assert errand.markers == ["meligar", space]
    errand.finds_nothing(space).goes("meligar").play.answers("tasks")
    assert space in (errand.play.where(), errand.play.site())
    assert errand.earned == (3, 3, 10)


@pytest.mark.rule("Z-238")
def test_the_west_wind_does_nothing_for_who_stays_by_the_ring_of_return() -> None:
    play = (
        Scenario(2)
        .player(
            order="druids",
            at="meligar-3",
            events=["ring_of_return"],
            tasks=[GivenTask("the_west_wind", places={1: "dragons_lair-4"})],
        )
        .dice(2)
        .start()
    )
    play.answers("roll", "step meligar-4", "tasks", "ring")
    assert play.site() == "meligar"
    assert play.player().tasks[0].done == [False, False]


def test_the_unfinished_spell_is_tried_in_a_random_space_between_two_talks_with_the_mentor() -> (
    None
):
    errand = Errand("the_unfinished_spell", lots=["melekok-3"])
    assert errand.markers == ["", "melekok-3", ""]
    errand.finds_nothing("melekok-3").reports().goes("larkspur-3").finds_nothing("ruktal")
    errand.does("melekok-3").reports()
    assert errand.earned == (6, 3, 6)


@pytest.mark.rule("Z-250")
def test_the_unfinished_spell_is_begun_at_once_if_the_mentor_gives_the_task() -> None:
    play = (
        Scenario(2)
        .player(order="druids", at="stone_1")
        .dice(1)
        .draws("the_unfinished_spell")
        .randomly("larkspur-3")
        .start()
    )
    play.answers("roll", "step sacred_circle-0")
    assert play.player().tasks[0].mandatory
    assert play.player().tasks[0].done == [True, False, False]


@pytest.mark.parametrize(
    ("lot", "elves"), [(FIRST, "meadowshire_dwelling"), (LAST, "larkspur_dwelling")]
)
def test_the_mirror_of_melekok_is_brought_to_random_elves(lot: int, elves: str) -> None:
    errand = Errand("the_mirror_of_melekok", lots=[lot], dice=[QUIET])
    assert errand.markers == ["melekok", elves]
    errand.finds_nothing(elves).does("melekok", elves)
    assert errand.earned == (3, 4, 4)


@pytest.mark.parametrize(("lot", "wood"), [(FIRST, "torwall-3"), (LAST, "hamdrel-16")])
def test_combings_of_the_unicorn_are_gathered_in_a_random_wood_for_hamdrel(
    lot: int, wood: str
) -> None:
    errand = Errand("combings_of_the_unicorn", lots=[lot], dice=[1, 1])
    assert errand.markers == [wood, "hamdrels_cottage"]
    errand.goes("hamdrels_cottage").play.answers("gain knowledge")
    assert errand.done == [False, False]
    errand.does(wood, "hamdrels_cottage")
    assert errand.earned == (2 + 3, 6, 2)


def test_the_hollow_measured_is_high_hollow_of_which_the_mentor_is_told() -> None:
    errand = Errand("the_hollow_measured")
    assert errand.markers == ["high_hollow", ""]
    errand.finds_nothing("ruktal").does("high_hollow")
    assert errand.play.site() == "high_hollow"
    errand.reports()
    assert errand.earned == (6, 4, 4)


def test_eve_of_the_great_spell_needs_any_high_wizard_ruktal_and_torwall_in_any_order() -> None:
    errand = Errand("eve_of_the_great_spell", wizards={"aevarex": "larkspur-3"})
    assert errand.markers == ["", "ruktal", "torwall_town"]
    errand.does("torwall_town", "larkspur-3", "ruktal")
    assert errand.earned == (8, 6, 6)

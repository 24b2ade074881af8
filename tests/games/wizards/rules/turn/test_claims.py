"""What happens when lands die, in its order (Z-226, Z-306, Z-317 to Z-323)."""

import pytest

from fabletop.games.wizards.game import WIZARDS
from fabletop.games.wizards.scenario import GivenTask, Scenario
from tests.games.wizards.rules.encounters.gatherings import (
    AT_SEA,
    FAR,
    NOWHERE,
    dead,
    evil_acts,
    told,
)

TOWNS = {0: "torwall_town", 1: "harrowfield_town", 2: "wendmere_town"}
ROUND = GivenTask("the_bards_round", places=TOWNS)
"""Lost with Torwall."""

DOOMED = ("torwall-1", "torwall-2", "torwall-3")
"""Demons because of which Torwall dies."""


def torwall_dies(players: int, *, first: int = 0) -> Scenario:
    return Scenario(players).dragon(FAR).on(fortnight=3, first=first).demons(*DOOMED)


@pytest.mark.rule("Z-317", "Z-318", "Z-319", "Z-320", "Z-321", "Z-322", "Z-323", "T-090")
def test_a_land_with_players_the_dragon_and_a_high_wizard_dies_step_by_step() -> None:
    scenario = torwall_dies(3).dragon("torwall-5").wizard("terek", "torwall-4")
    scenario.player(order="druids", at="torwall-14", tasks=[ROUND])
    scenario.player(order="druids", at="torwall-15")
    scenario.player(order="druids", at="harrowfield_town")
    scenario.within("dragons_lair-0", "dragons_lair-15", "dragons_lair-9").dice(1, 1, 2)
    play = evil_acts(scenario, demons=3)
    dragon = [str(space) for _, space in told(play, "dragon")]
    assert play.told()[:19] == [
        ("evil", 3),
        ("dies", "torwall"),
        ("mage_leaves", "terek"),
        ("task_lost", 0, "the_bards_round"),
        ("dragon", "dragons_lair-0"),
        ("carried", 0, "dragons_lair-15"),
        ("lands", 0, "dragons_lair-15"),
        ("dragon_moves", 1),
        ("dragon", dragon[1]),
        ("carried", 1, "dragons_lair-9"),
        ("lands", 1, "dragons_lair-9"),
        ("dragon_moves", 1),
        ("dragon", dragon[2]),
        ("demons", "harrowfield-1"),
        ("demons", "wendmere-2"),
        ("meets_demons", 2),
        ("demon_roll", 2, 2, "steal"),
        ("demons", NOWHERE),
        ("demons", NOWHERE),
    ]
    assert "terek" in play.table.deck
    assert play.table.standing == []


@pytest.mark.rule("Z-317", "Z-320")
def test_two_lands_die_together_and_who_stands_on_them_falls_in_the_order_of_players() -> None:
    scenario = Scenario(3).dragon(FAR).on(fortnight=5, first=1).demons(*DOOMED, "saltmarch-1")
    scenario.player(order="druids", at="torwall-14").player(order="druids", at="saltmarch-5")
    scenario.player(order="druids", at="torwall-15")
    scenario.within("dragons_lair-1", "dragons_lair-3", "dragons_lair-5")
    play = evil_acts(scenario, demons=3)
    assert dead(play) == ["torwall", "saltmarch"]
    assert told(play, "dies", "lands") == [
        ("dies", "torwall"),
        ("dies", "saltmarch"),
        ("lands", 1, "dragons_lair-1"),
        ("lands", 2, "dragons_lair-3"),
        ("lands", 0, "dragons_lair-5"),
    ]


@pytest.mark.rule("Z-318")
def test_who_loses_the_last_mandatory_task_may_land_on_a_high_wizard_and_win() -> None:
    duty = GivenTask("the_bards_round", mandatory=True, places=TOWNS)
    scenario = torwall_dies(2).wizard("terek", "dragons_lair-4")
    scenario.player(
        order="wizards", rank=4, points=(100, 75, 50), at="torwall-14", tasks=[duty]
    ).player(order="druids", at=AT_SEA[1])
    play = scenario.within("dragons_lair-4").start(evil=True)
    assert (play.question.kind, play.options) == ("mentor", ["advance", "task"])
    play.answers("advance")
    result = WIZARDS.result(play.table)
    assert result is not None
    assert (result.places, result.ended_by) == ((1, 2), "fifth_rank")


@pytest.mark.rule("Z-318")
def test_a_task_is_lost_only_if_a_part_that_is_left_needs_the_land() -> None:
    scenario = torwall_dies(2)
    scenario.player(
        order="druids",
        at=AT_SEA[0],
        tasks=[GivenTask("the_bards_round", places=TOWNS, done=[0]), "the_sealed_letter"],
    )
    play = evil_acts(scenario.player(order="druids", at=AT_SEA[1]))
    assert play.tasks(0) == ["the_bards_round"]
    assert play.table.task_discard == ["the_sealed_letter"]


@pytest.mark.rule("Z-318")
def test_high_wizards_elsewhere_stay_and_demons_on_the_land_are_gone() -> None:
    scenario = torwall_dies(2).wizard("terek", "glendale-8").wizard("veldor", "torwall-6")
    scenario.player(order="druids", at=AT_SEA[0]).player(order="druids", at=AT_SEA[1])
    play = evil_acts(scenario)
    assert [one.card for one in play.table.standing] == ["terek"]
    assert play.demons() == [NOWHERE]


@pytest.mark.rule("Z-319")
def test_who_meets_the_falling_dragon_and_is_carried_off_lands_before_others_fall() -> None:
    scenario = torwall_dies(2).dragon("torwall-5").dice(5, 1, 1)
    scenario.player(order="druids", at="torwall-14").player(order="druids", at="dragons_lair-7")
    play = evil_acts(scenario.within("dragons_lair-7", "dragons_lair-15"))
    assert told(play, "meets_dragon", "carried", "lands", "dragon_moves") == [
        ("meets_dragon", 1),
        ("carried", 1, "dragons_lair-0"),
        ("lands", 1, "dragons_lair-0"),
        ("dragon_moves", 1),
        ("carried", 0, "dragons_lair-15"),
        ("lands", 0, "dragons_lair-15"),
        ("dragon_moves", 1),
    ]


@pytest.mark.rule("Z-319")
def test_the_dragon_on_a_land_that_lives_stays_where_it_is() -> None:
    scenario = torwall_dies(2)
    scenario.player(order="druids", at=AT_SEA[0]).player(order="druids", at=AT_SEA[1])
    play = evil_acts(scenario)
    assert play.table.isles.names[play.table.dragon] == FAR


@pytest.mark.rule("Z-226")
def test_who_escapes_from_a_dying_land_is_carried_off_again_and_cannot_cast_again() -> None:
    scenario = torwall_dies(2).player(order="sorcerers", rank=3, at="torwall-14")
    scenario.player(order="druids", at=AT_SEA[1]).dice(5)
    play = evil_acts(scenario.within("dragons_lair-4", "dragons_lair-15"))
    assert (play.question.kind, play.options) == ("escape", ["go", "escape"])
    play.answers("escape")
    assert told(play, "carried", "lands") == [
        ("carried", 0, "dragons_lair-4"),
        ("carried", 0, "dragons_lair-15"),
        ("lands", 0, "dragons_lair-15"),
    ]
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-226")
def test_who_fails_to_escape_lands_where_it_was_said_first() -> None:
    scenario = torwall_dies(2).player(order="sorcerers", rank=3, at="torwall-14")
    play = evil_acts(
        scenario.player(order="druids", at=AT_SEA[1]).dice(6).within("dragons_lair-4")
    ).answers("escape")
    assert ("lands", 0, "dragons_lair-4") in play.told()


@pytest.mark.rule("Z-320")
def test_trapped_and_stunned_players_fall_out_of_the_trap_and_stay_stunned() -> None:
    scenario = torwall_dies(3).player(order="druids", at="torwall-14", trap="held", stunned=2)
    scenario.player(order="druids", at="torwall-15", bound=True)
    scenario.player(order="druids", at="torwall-16", animal="horse", animal_days=3)
    scenario.within("dragons_lair-1", "dragons_lair-3", "dragons_lair-5")
    play = evil_acts(scenario, demons=3)
    trapped, bound, rider = play.table.players
    assert (trapped.trap, trapped.stunned) == ("", 1), "the first turn of the new day is lost"
    assert (bound.bound, bound.lair, rider.animal) == (True, 0, "")
    assert trapped.lair == rider.lair == 12, "a Day has passed since they came"


@pytest.mark.rule("Z-320")
def test_who_is_in_a_boat_or_in_the_lair_already_does_not_fall() -> None:
    scenario = torwall_dies(2).boats("sea-4-11").player(order="druids", at="sea-4-11", boat=0)
    play = evil_acts(scenario.player(order="druids", at="dragons_lair-4", lair=5))
    assert told(play, "carried", "lands") == []
    assert (play.where(0), play.player(0).boat) == ("sea-4-11", 0)
    assert (play.where(1), play.player(1).lair) == ("dragons_lair-4", 4)


@pytest.mark.rule("Z-320")
def test_the_dragon_in_the_lair_comes_nearer_after_each_arrival() -> None:
    scenario = torwall_dies(2).dragon("dragons_lair-0").dice(1, 1)
    scenario.player(order="druids", at="torwall-14").player(order="druids", at="torwall-15")
    play = evil_acts(scenario.within("dragons_lair-15", "dragons_lair-9"))
    assert told(play, "lands", "dragon_moves") == [
        ("lands", 0, "dragons_lair-15"),
        ("dragon_moves", 1),
        ("lands", 1, "dragons_lair-9"),
        ("dragon_moves", 1),
    ]


@pytest.mark.rule("Z-321")
def test_markers_that_are_left_become_demons_on_land_and_at_sea() -> None:
    lost = GivenTask(
        "harvest_feast", done=[1], places={0: "saltmarch_town", 1: "glendale_dwelling"}
    )
    debt = {0: "torwall_town", 1: "sea-33-20", 2: "wendmere_town"}
    kept = GivenTask("poison_in_the_well", places={0: "ostermoor_town", 2: "ostermoor_town"})
    scenario = torwall_dies(2).player(
        order="druids",
        at=AT_SEA[0],
        tasks=[lost, GivenTask("the_ferrymans_debt", places=debt), kept],
    )
    play = evil_acts(scenario.player(order="druids", at=AT_SEA[2]))
    assert play.demons() == ["saltmarch-18", "sea-33-20", "wendmere-2", NOWHERE]
    assert play.tasks(0) == ["poison_in_the_well"]


@pytest.mark.rule("Z-322", "Z-306", "T-134")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 2]), (1, [2, 0])])
def test_demons_of_lost_tasks_are_met_in_the_order_of_players(first: int, order: list[int]) -> None:
    scenario = torwall_dies(3, first=first).player(order="druids", at="harrowfield_town")
    scenario.player(order="druids", at=AT_SEA[1], tasks=[ROUND])
    scenario.player(order="druids", at="harrowfield_town").dice(2, 2)
    play = evil_acts(scenario, demons=3)
    assert [seat for _, seat in told(play, "meets_demons")] == order


@pytest.mark.rule("Z-322")
def test_demons_of_lost_tasks_in_several_spaces_are_met_in_the_order_of_players_too() -> None:
    scenario = torwall_dies(3).player(order="sorcerers", at="harrowfield_town", tasks=[ROUND])
    scenario.player(order="sorcerers", at="wendmere_town")
    scenario.player(order="sorcerers", at="harrowfield_town").dice(2, 6, 5, 2)
    play = evil_acts(scenario, demons=3)
    play.answers("gain power")
    assert [seat for _, seat in told(play, "meets_demons")] == [0, 1, 2]
    assert play.demons() == ["harrowfield-1", NOWHERE]


@pytest.mark.rule("Z-322")
def test_demons_that_come_to_demons_are_met_and_both_are_gone_if_they_are_beaten() -> None:
    scenario = torwall_dies(2).demons(*DOOMED, "harrowfield_town").dice(6, 4)
    scenario.player(order="sorcerers", at="harrowfield_town", tasks=[ROUND])
    play = evil_acts(scenario.player(order="druids", at=AT_SEA[1]))
    play.answers("gain power")
    assert play.demons() == ["wendmere-2", NOWHERE]


@pytest.mark.rule("Z-323")
def test_new_demons_appear_in_the_order_of_players_and_each_is_resolved_at_once() -> None:
    scenario = torwall_dies(2, first=1).player(order="druids", at="larkspur-7")
    scenario.player(order="druids", at=AT_SEA[1]).dice(5).randomly("larkspur-7")
    play = evil_acts(scenario.within("dragons_lair-4"), demons=1)
    assert told(play, "demons", "meets_demons", "lands") == [
        ("demons", "larkspur-7"),
        ("meets_demons", 0),
        ("lands", 0, "dragons_lair-4"),
        ("demons", NOWHERE),
    ]


@pytest.mark.rule("Z-244")
def test_if_the_last_dwelling_lies_in_the_woods_the_woods_of_a_task_are_elsewhere() -> None:
    others = ("meadowshire", "glendale", "high_hollow", "silverbourne", "larkspur")
    scenario = Scenario(2).dragon(FAR).dead(*others).draws("the_sleeping_grove").dice(1)
    scenario.player(order="druids", at="sacred_circle-1").player(at=AT_SEA[1])
    the_dwelling_comes_first = 29
    play = scenario.picks(the_dwelling_comes_first, 30, 31, 0).start()
    play.answers("roll", "step sacred_circle-0")
    names = play.table.isles.names
    places = [names[space] for space in play.player(0).tasks[0].places]
    assert places == ["edgewood-1", "edgewood-2", "edgewood-0"]

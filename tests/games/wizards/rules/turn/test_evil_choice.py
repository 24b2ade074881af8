"""Which lands Evil claims: the most laden, Common before Elven before Magic, and the foreseen one
first of its kind (Z-121, Z-126 to Z-130)."""

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario
from tests.games.wizards.rules.encounters.gatherings import (
    AT_SEA,
    FAR,
    NOWHERE,
    at_sea,
    dead,
    evil_acts,
    gathering,
    meet,
    told,
)

COMMON = ("torwall", "shrineheart", "harrowfield", "saltmarch", "ostermoor", "wendmere")
ELVEN = ("meadowshire", "edgewood", "glendale", "high_hollow", "silverbourne", "larkspur")


def swarm(land: str, count: int) -> list[str]:
    """Demons on this many spaces of a land."""
    return [f"{land}-{number}" for number in range(1, count + 1)]


def foreseen(land: str, *, fortnight: int = 3) -> Scenario:
    """Two swimmers, of whom one has foreseen the fall of a land."""
    scenario = Scenario(2).dragon(FAR).on(fortnight=fortnight)
    scenario.player(order="druids", at=AT_SEA[0], events=[f"foresight={land}"])
    return scenario.player(order="druids", at=AT_SEA[1])


@pytest.mark.rule("Z-126")
def test_the_most_laden_common_land_dies() -> None:
    scenario = at_sea().demons(*swarm("torwall", 2), *swarm("saltmarch", 3), "wendmere-1")
    assert dead(evil_acts(scenario)) == ["saltmarch"]


@pytest.mark.rule("Z-126")
def test_a_common_land_with_one_marker_dies_before_an_elven_land_with_five() -> None:
    scenario = at_sea().demons("torwall-1", *swarm("edgewood", 5), *swarm("melekok", 6))
    assert dead(evil_acts(scenario)) == ["torwall"]


@pytest.mark.rule("Z-126")
def test_task_markers_weigh_as_much_as_demons_but_only_until_they_are_met() -> None:
    towns = {0: "harrowfield_town", 1: "torwall_town", 2: "wendmere_town"}
    scenario = Scenario(2).dragon(FAR).on(fortnight=3)
    scenario.player(
        order="druids",
        at=AT_SEA[0],
        tasks=[GivenTask("the_bards_round", places=towns, done=[1]), "winter_grain"],
    )
    scenario.player(order="druids", at=AT_SEA[1]).demons("torwall-2")
    assert dead(evil_acts(scenario)) == ["harrowfield"]


@pytest.mark.rule("Z-126")
def test_with_clear_common_lands_the_most_laden_elven_land_dies() -> None:
    scenario = at_sea().demons("edgewood-1", *swarm("glendale", 2), *swarm("melekok", 6))
    assert dead(evil_acts(scenario)) == ["glendale"]


@pytest.mark.rule("Z-127", "T-069")
def test_with_common_and_elven_lands_clear_the_sacred_circle_dies_and_not_the_lair() -> None:
    scenario = at_sea().demons("sacred_circle-8", *swarm("dragons_lair", 9))
    play = evil_acts(scenario, demons=0)
    assert dead(play) == ["sacred_circle"]
    assert play.table.ended == "evil"


@pytest.mark.rule("Z-127")
def test_the_most_laden_magic_land_dies() -> None:
    scenario = at_sea().demons("sacred_circle-8", *swarm("hamdrel", 2), *swarm("dragons_lair", 9))
    assert dead(evil_acts(scenario)) == ["hamdrel"]


@pytest.mark.rule("Z-128")
def test_too_few_marked_lands_all_die_and_one_random_common_land_with_them() -> None:
    scenario = at_sea(fortnight=7).demons("edgewood-1", "melekok-1", *swarm("dragons_lair", 9))
    assert dead(evil_acts(scenario.picks(4))) == ["ostermoor", "edgewood", "melekok"]


@pytest.mark.rule("Z-128")
def test_only_one_unmarked_land_dies_however_many_are_due() -> None:
    scenario = at_sea(4, fortnight=7, play="cooperative").demons("torwall-1").picks(0)
    assert dead(evil_acts(scenario, demons=4)) == ["torwall", "shrineheart"]


@pytest.mark.rule("Z-128")
def test_without_common_lands_the_unmarked_land_is_an_elven_one() -> None:
    scenario = at_sea().dead(*COMMON).picks(1)
    assert dead(evil_acts(scenario)) == [*COMMON, "edgewood"]


def test_without_common_and_elven_lands_it_is_a_magic_one_but_not_the_lair() -> None:
    scenario = at_sea().dead(*COMMON, *ELVEN).picks(1)
    assert dead(evil_acts(scenario)) == [*COMMON, *ELVEN, "megmoran"]


@pytest.mark.parametrize(("lot", "land"), [(0, "torwall"), (1, "saltmarch")])
def test_equally_laden_lands_draw_lots(lot: int, land: str) -> None:
    scenario = at_sea().demons(*swarm("torwall", 2), *swarm("saltmarch", 2), "wendmere-1")
    assert dead(evil_acts(scenario.picks(lot))) == [land]


@pytest.mark.rule("Z-119", "Z-126")
def test_of_two_lands_the_second_is_the_next_most_laden() -> None:
    scenario = at_sea(fortnight=5).demons("torwall-1", *swarm("edgewood", 2), "glendale-1")
    assert dead(evil_acts(scenario)) == ["torwall", "edgewood"]


@pytest.mark.rule("Z-121", "Z-317")
def test_all_lands_are_chosen_before_the_tasks_of_the_first_are_lost() -> None:
    towns = {0: "torwall_town", 1: "harrowfield_town", 2: "wendmere_town"}
    scenario = Scenario(2).dragon(FAR).on(fortnight=5)
    scenario.player(
        order="druids",
        at=AT_SEA[0],
        tasks=[
            GivenTask("the_bards_round", places=towns, done=[2]),
            GivenTask("winter_grain", places={1: "torwall_town", 2: "wendmere_town"}, done=[2]),
        ],
    )
    scenario.player(order="druids", at=AT_SEA[1])
    play = evil_acts(scenario.demons("torwall-1", "torwall-2", "saltmarch-1"))
    assert told(play, "dies", "task_lost") == [
        ("dies", "torwall"),
        ("dies", "harrowfield"),
        ("task_lost", 0, "the_bards_round"),
        ("task_lost", 0, "winter_grain"),
    ]


@pytest.mark.rule("Z-129", "Z-130", "T-070")
def test_a_marked_common_land_dies_before_an_elven_land_that_was_foreseen() -> None:
    play = evil_acts(foreseen("edgewood").demons("torwall-1", *swarm("glendale", 5)))
    assert dead(play) == ["torwall"]
    assert play.events(0) == ["foresight"]


@pytest.mark.rule("Z-129", "Z-130", "T-070")
def test_with_common_lands_clear_the_foreseen_elven_land_dies_before_more_laden_ones() -> None:
    play = evil_acts(foreseen("edgewood").demons("edgewood-1", *swarm("glendale", 5)))
    assert dead(play) == ["edgewood"]
    assert (play.events(0), play.table.event_discard) == ([], ["foresight"])


@pytest.mark.rule("Z-129")
def test_a_foreseen_land_without_any_marker_dies_first_of_its_kind() -> None:
    play = evil_acts(foreseen("wendmere").demons(*swarm("torwall", 5)))
    assert dead(play) == ["wendmere"]


@pytest.mark.rule("Z-129", "Z-130")
def test_of_two_lands_a_laden_common_one_and_the_foreseen_elven_one_die() -> None:
    scenario = foreseen("edgewood", fortnight=5).demons("torwall-1", *swarm("glendale", 5))
    assert dead(evil_acts(scenario)) == ["torwall", "edgewood"]


@pytest.mark.rule("Z-129")
def test_which_land_is_foreseen_is_decided_by_lot_among_those_that_live() -> None:
    scenario = gathering(1, 1).draws("foresight", "clear_sight").dead("torwall").picks(6)
    play = meet(scenario, 3)
    assert told(play, "foresees") == [("foresees", 0, "edgewood")]
    assert [held.land for held in play.player(0).events] == [play.table.isles.index["edgewood"]]


def test_what_a_player_foresaw_who_was_dragonbound_since_does_not_count() -> None:
    scenario = Scenario(2).dragon(FAR).on(fortnight=3, day=13)
    scenario.player(order="druids", at="dragons_lair-4", lair=1, events=["foresight=wendmere"])
    scenario.player(order="druids", at=AT_SEA[1]).demons("torwall-1")
    play = scenario.dice(1, 1, 1).randomly(NOWHERE, NOWHERE).start(active=1)
    play.answers(*["roll", "stop"] * 3)
    assert ("bound", 0) in play.told()
    assert dead(play) == ["torwall"]

"""When Evil acts: how many lands it claims, how it is thwarted, and its Transports in the first two
Fortnights (Z-115 to Z-125, Z-298 to Z-300, Z-316)."""

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.gatherings import (
    FAR,
    NOWHERE,
    POINTS,
    at_sea,
    dead,
    evil_acts,
    told,
)

LANDS = ("torwall", "harrowfield", "saltmarch", "ostermoor", "wendmere")
LADEN = tuple(f"{land}-{n}" for more, land in enumerate(LANDS) for n in range(1, 6 - more))
"""Demons on five Common Lands, from five of them to one."""

SHORE = ("larkspur-7", "larkspur-8", "larkspur-9", "larkspur-12")
"""Where players land without an encounter."""


def carried(scenario: Scenario, players: int = 2) -> WizardsPlay:
    """Evil carries everybody off to a shore, one after the other."""
    for seat in range(players):
        scenario.randomly(SHORE[seat], NOWHERE)
    return scenario.start(evil=True)


def after(fortnight: int, players: int, play: str) -> int:
    """The lands that die at the end of a Fortnight if nobody thwarts Evil."""
    scenario = at_sea(players, fortnight=fortnight, play=play).demons(*LADEN)
    acts = carried(scenario, players) if fortnight < 3 else evil_acts(scenario, demons=players)
    return len(dead(acts))


@pytest.mark.rule("Z-119", "Z-120", "T-065")
@pytest.mark.parametrize("players", [2, 4])
def test_in_the_competitive_game_evil_claims_up_to_three_lands(players: int) -> None:
    claimed = [after(fortnight, players, "competitive") for fortnight in range(1, 9)]
    assert claimed == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("Z-298", "T-065")
@pytest.mark.parametrize("players", [3, 4])
def test_from_a_team_evil_claims_up_to_four_lands(players: int) -> None:
    claimed = [after(fortnight, players, "cooperative") for fortnight in range(1, 9)]
    assert claimed == [0, 0, 1, 1, 2, 3, 4, 4]


@pytest.mark.rule("Z-299", "T-065")
def test_from_a_team_of_two_evil_claims_no_more_than_three_lands() -> None:
    claimed = [after(fortnight, 2, "cooperative") for fortnight in range(1, 9)]
    assert claimed == [0, 0, 1, 1, 2, 3, 3, 3]


@pytest.mark.rule("Z-122", "Z-123", "Z-125", "T-066")
def test_tasks_of_the_first_fortnight_prevent_the_first_loss_of_a_land() -> None:
    scenario = at_sea(4, fortnight=1).completed(12).demons("torwall-2")
    for _ in range(2):
        for seat in range(4):
            scenario.randomly(SHORE[seat], NOWHERE)
    play = scenario.dice(*[1] * 112).start(evil=True)
    assert len(told(play, "lands")) == 4
    play.answers(*["roll", "stop"] * 112)
    assert (play.table.fortnight, play.table.day) == (4, 1)
    assert told(play, "thwarted", "saved", "dies") == [("saved",), ("thwarted",)]
    assert play.demons() == ["torwall-2", NOWHERE]
    assert len(told(play, "demons")) == 8, "none of them in the third Fortnight"
    assert play.table.completed == 0


@pytest.mark.rule("Z-122")
@pytest.mark.parametrize(("players", "tasks"), [(2, 5), (3, 8), (4, 11)])
def test_one_task_less_than_three_for_each_player_saves_nothing(players: int, tasks: int) -> None:
    play = evil_acts(at_sea(players).completed(tasks).demons("torwall-2"), demons=players)
    assert dead(play) == ["torwall"]
    assert play.table.completed == tasks


@pytest.mark.rule("Z-119", "Z-122", "Z-123", "T-067")
def test_one_thwart_in_the_fifth_fortnight_leaves_one_land_to_die_and_demons_appear() -> None:
    play = evil_acts(at_sea(fortnight=5).completed(6).demons("torwall-2", "torwall-3"))
    assert dead(play) == ["torwall"]
    assert play.demons() == [NOWHERE]


@pytest.mark.rule("Z-122", "Z-123")
def test_two_thwarts_save_two_lands_and_what_is_left_over_is_kept() -> None:
    play = evil_acts(at_sea(fortnight=5).completed(13).demons(*LADEN), demons=0)
    assert dead(play) == []
    assert play.demons() == [*LADEN]
    assert play.table.completed == 1


@pytest.mark.rule("Z-300", "T-131")
@pytest.mark.parametrize(("tasks", "lost"), [(11, 2), (12, 1), (24, 0)])
def test_a_team_of_four_saves_a_land_with_twelve_tasks(tasks: int, lost: int) -> None:
    scenario = at_sea(4, fortnight=5, play="cooperative").completed(tasks).demons(*LADEN)
    play = evil_acts(scenario, demons=4 if lost else 0)
    assert len(dead(play)) == lost


def test_counted_by_the_fortnight_what_was_not_enough_is_forgotten() -> None:
    play = evil_acts(at_sea(thwart="fortnight").completed(5).demons("torwall-2"))
    assert dead(play) == ["torwall"]
    assert play.table.completed == 0


def test_counted_by_the_fortnight_an_early_thwart_is_kept_and_the_rest_is_not() -> None:
    play = carried(at_sea(fortnight=1, thwart="fortnight").completed(8))
    assert play.table.completed == 6


def test_counted_by_the_fortnight_an_early_thwart_waits_for_the_first_loss() -> None:
    """The third Fortnight has a thwart of its own: that of the first is still there."""
    play = evil_acts(at_sea(thwart="fortnight").completed(12).demons("torwall-2"), demons=0)
    assert (dead(play), play.table.completed) == ([], 6)


@pytest.mark.parametrize(("tasks", "lost"), [(9, ["torwall"]), (10, [])])
def test_with_ten_tasks_a_land_is_saved_however_many_play(tasks: int, lost: list[str]) -> None:
    scenario = at_sea(4, thwart="ten").completed(tasks).demons("torwall-2")
    play = evil_acts(scenario, demons=4 if lost else 0)
    assert (dead(play), play.table.completed) == (lost, 0)
    assert play.match.view(0).needed == 10


@pytest.mark.rule("Z-115", "Z-116", "T-071")
def test_who_has_no_mentor_meets_a_wizard_and_lays_markers_before_knowing_whereto() -> None:
    scenario = Scenario(2).dragon(FAR).player(at="torwall-14").player(order="druids")
    play = carried(scenario.dice(36).draws("the_bards_round"))
    assert told(play, "meets") == [("meets", 0, "terek")]
    play.answers("join", "space torwall-0", "space harrowfield-1")
    assert play.question.kind == "marker"
    assert told(play, "carried") == []
    play.answers("space saltmarch-18")
    player = play.player(0)
    assert (player.order, player.rank, player.tasks[0].mandatory) == ("wizards", 1, True)
    assert play.where(0) == SHORE[0]


@pytest.mark.rule("Z-115")
def test_phantasms_and_traps_are_not_met_on_the_way() -> None:
    play = carried(Scenario(2).dragon(FAR).player().player(order="druids").dice(100, 86))
    assert told(play, "meets") == [("meets", 0, "terek")]
    play.answers("decline")
    assert play.player(0).rank == 0


@pytest.mark.rule("Z-117", "T-071")
@pytest.mark.parametrize("dazed", [True, False])
def test_who_has_no_mentor_and_is_afflicted_is_only_healed(dazed: bool) -> None:
    scenario = Scenario(2).dragon(FAR).player(at="torwall-14", dazed=dazed, bound=not dazed)
    play = carried(scenario.player(order="druids"))
    assert told(play, "healed", "meets") == [("healed", 0)]
    assert (play.player(0).dazed, play.player(0).bound, play.player(0).rank) == (False, False, 0)
    assert play.where(0) == SHORE[0]


@pytest.mark.rule("Z-117")
def test_who_has_a_mentor_and_is_afflicted_is_healed_too() -> None:
    scenario = Scenario(2).dragon(FAR).player(order="wizards", dazed=True, bound=True)
    play = carried(scenario.player(order="druids"))
    assert (play.player(0).dazed, play.player(0).bound) == (False, False)


@pytest.mark.rule("Z-118")
def test_who_has_a_mentor_and_is_well_gains_nothing_on_the_way() -> None:
    play = carried(at_sea(fortnight=2))
    assert told(play, "meets", "healed", "gained", "task") == []
    assert [tuple(player.points) for player in play.table.players] == [POINTS, POINTS]


@pytest.mark.rule("Z-316")
def test_each_is_carried_off_lands_and_has_demons_before_the_next() -> None:
    play = carried(at_sea(3, fortnight=1).on(first=1), players=3)
    assert told(play, "carried", "lands", "demons") == [
        event
        for place, seat in enumerate((1, 2, 0))
        for event in (
            ("carried", seat, SHORE[place]),
            ("lands", seat, SHORE[place]),
            ("demons", NOWHERE),
        )
    ]


@pytest.mark.rule("Z-316")
def test_what_a_landing_brings_is_resolved_before_demons_appear() -> None:
    scenario = at_sea(2, fortnight=1).randomly("larkspur-5").dice(1, 3)
    play = scenario.randomly(NOWHERE, SHORE[1], NOWHERE).start(evil=True)
    assert (play.question.seat, play.question.kind) == (0, "gain")
    assert told(play, "demons", "carried") == [("carried", 0, "larkspur-5")]
    play.answers("gain power")


@pytest.mark.rule("Z-316")
def test_demons_attack_who_stands_where_they_appear() -> None:
    scenario = at_sea(2, fortnight=1).randomly(SHORE[0], SHORE[0]).dice(2)
    play = scenario.randomly(SHORE[1], NOWHERE).start(evil=True)
    assert told(play, "meets_demons") == [("meets_demons", 0)]
    assert play.demons() == [SHORE[0], NOWHERE]


def test_evil_frees_from_traps_but_not_from_being_stunned() -> None:
    scenario = Scenario(3).dragon(FAR).player(order="druids", trap="held", trap_turns=0)
    scenario.player(order="druids", stunned=3).player(order="druids", trap="stuck", stunned=1)
    play = carried(scenario, players=3)
    assert [player.trap for player in play.table.players] == ["", "", ""]
    assert [player.stunned for player in play.table.players] == [0, 3, 1]


def test_evil_carries_players_off_from_boats_and_from_the_lair() -> None:
    scenario = Scenario(2).dragon(FAR).boats("sea-4-11")
    scenario.player(order="druids", at="sea-4-11", boat=0)
    play = carried(scenario.player(order="druids", at="dragons_lair-4", lair=5))
    assert (play.where(0), play.player(0).boat) == (SHORE[0], -1)
    assert play.table.isles.names[play.table.boats[0].space] == "sea-4-11"
    assert (play.where(1), play.player(1).lair) == (SHORE[1], 0)


def test_who_escapes_the_transport_of_evil_stays_and_has_demons_all_the_same() -> None:
    scenario = Scenario(2).dragon(FAR).player(order="sorcerers", rank=3, at="torwall-14")
    play = carried(scenario.player(order="druids").dice(5)).answers("escape")
    assert play.table.isles.names[play.table.players[0].space] == "torwall-14"
    assert len(told(play, "demons")) == 2

"""Days, Fortnights, and what is counted in Days or in turns (Z-124, Z-268, Z-272)."""

import pytest

from fabletop.core.scenario import Play
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.state import Table
from tests.games.wizards.rules.encounters.gatherings import AT_SEA, FAR, HERE, NOWHERE, at_sea, told

REST = ("roll", "stop")
"""A turn without moving, if the roll was low."""

SHORE = ("larkspur-7", "larkspur-8", "larkspur-9")


def rest(play: Play[Table], days: int) -> None:
    """All players stay where they are for this many Days."""
    play.answers(*REST * (days * len(play.table.players)))


def quiet(days: int, *, day: int = 1, fortnight: int = 3) -> Scenario:
    """Two players for whom nothing happens for this many Days; Evil has been thwarted."""
    scenario = Scenario(2).dragon(FAR).on(day=day, fortnight=fortnight).completed(6)
    return scenario.dice(*[1] * (2 * days))


@pytest.mark.rule("Z-124", "T-101")
def test_all_have_fourteen_turns_before_evil_acts_and_then_the_next_fortnight_begins() -> None:
    scenario = at_sea(3, fortnight=1).dice(*[1] * 42)
    for seat in range(3):
        scenario.randomly(SHORE[seat], NOWHERE)
    play = scenario.start()
    rest(play, 14)
    calendar = told(play, "turn", "evil", "day")
    turns = [("turn", seat) for seat in range(3)]
    expected = [event for day in range(2, 15) for event in (*turns, ("day", day, 1))]
    assert calendar == [*expected, *turns, ("evil", 1), ("day", 1, 2), ("turn", 0)]


def test_on_demonday_only_evil_acts() -> None:
    scenario = Scenario(2, demonday="evil").dragon(FAR).on(day=12).dice(1, 1, 1, 1)
    scenario.player(order="druids", at=AT_SEA[0]).player(order="druids", at=AT_SEA[1])
    play = scenario.randomly(SHORE[0], NOWHERE, SHORE[1], NOWHERE).start()
    rest(play, 2)
    assert told(play, "turn", "evil", "day") == [
        *(("turn", 0), ("turn", 1), ("day", 13, 1)),
        *(("turn", 0), ("turn", 1), ("day", 14, 1)),
        *(("evil", 1), ("day", 1, 2), ("turn", 0)),
    ]


def test_the_first_player_begins_every_day() -> None:
    scenario = Scenario(3).dragon(FAR).on(first=2).dice(*[1] * 7)
    play = scenario.start(active=0).answers(*REST * 7)
    assert told(play, "turn", "day")[3:8] == [
        ("day", 2, 1),
        ("turn", 2),
        ("turn", 0),
        ("turn", 1),
        ("day", 3, 1),
    ]


@pytest.mark.rule("Z-268")
@pytest.mark.parametrize(("ahead", "bound"), [(1, True), (2, False)])
def test_who_is_overtaken_by_the_day_is_dragonbound(ahead: int, bound: bool) -> None:
    scenario = quiet(1).player(order="druids", at="dragons_lair-4", lair=ahead)
    play = scenario.player(order="druids", at=AT_SEA[1]).start()
    rest(play, 1)
    assert (play.player(0).bound, play.player(0).lair) == (bound, 0 if bound else 1)


@pytest.mark.rule("Z-268")
def test_thirteen_days_after_coming_to_the_lair_the_day_reaches_the_marker() -> None:
    scenario = quiet(13, day=5).player(order="druids", at="ostermoor-13")
    play = scenario.player(order="druids", at=AT_SEA[1]).start()
    play.answers("roll", "step dragons_lair-15", "stop", *REST)
    rest(play, 11)
    assert (play.table.day, play.player(0).lair, play.player(0).bound) == (3, 1, False)
    rest(play, 1)
    assert (play.table.day, play.player(0).lair, play.player(0).bound) == (4, 0, True)


@pytest.mark.rule("Z-268")
def test_events_and_animal_are_lost_at_the_turn_of_the_day() -> None:
    scenario = quiet(1).player(
        order="druids", at="dragons_lair-4", lair=1, events=["ring_of_return"], animal="unicorn"
    )
    play = scenario.player(order="druids", at=AT_SEA[1]).start()
    rest(play, 1)
    assert (play.events(0), play.player(0).animal) == ([], "")


@pytest.mark.rule("Z-272")
@pytest.mark.parametrize(("animal", "roll", "days"), [("horse", 2, 3), ("hound", 3, 4)])
def test_horse_and_hound_stay_for_days_whatever_extra_turns_are_taken(
    animal: str, roll: int, days: int
) -> None:
    scenario = Scenario(2).dragon(FAR).on(day=3).player(order="wizards", at=HERE, extra=3)
    scenario.player(order="druids", at=AT_SEA[1]).dice(5, 3, roll, *[1] * (4 + 2 * days))
    play = scenario.start()
    play.answers("roll", "stop", "encounter", *REST * 4)
    assert told(play, "extra_turn") == [("extra_turn", 0)] * 3
    rest(play, days - 1)
    assert play.player(0).animal == animal
    rest(play, 1)
    assert (play.table.day, play.player(0).animal) == (3 + days + 1, "")


@pytest.mark.rule("Z-272")
@pytest.mark.parametrize(("extra", "turns"), [(0, 3), (1, 2)])
def test_a_winged_horse_stays_for_turns_and_is_used_up_sooner_by_extra_ones(
    extra: int, turns: int
) -> None:
    scenario = Scenario(2).dragon(FAR).dice(*[1] * turns)
    scenario.player(order="wizards", at=HERE, animal="winged_horse", animal_turns=2, extra=extra)
    play = scenario.player(order="druids", at=AT_SEA[1]).start()
    play.answers(*REST * (turns - 1))
    assert play.player(0).animal == "winged_horse"
    play.answers(*REST)
    assert play.player(0).animal == ""


@pytest.mark.rule("Z-272")
def test_a_slow_gait_lasts_for_days_whatever_extra_turns_are_taken() -> None:
    scenario = quiet(4).player(order="wizards", at=HERE, events=["a_twisted_ankle"], extra=4)
    play = scenario.player(order="druids", at=AT_SEA[1]).dice(1, 1, 1, 1).start()
    play.answers(*REST * 4)
    rest(play, 3)
    assert play.events(0) == ["a_twisted_ankle"]
    rest(play, 1)
    assert play.events(0) == []


@pytest.mark.rule("Z-124", "Z-272")
def test_what_lasts_until_the_fourteenth_day_lasts_while_evil_acts() -> None:
    scenario = Scenario(2).dragon(FAR).on(day=11).dice(*[1] * 8, 4)
    scenario.player(order="sorcerers", rank=3, at=HERE, events=["tangled_tongue"])
    scenario.player(order="druids", at=AT_SEA[1]).randomly(SHORE[0], NOWHERE, SHORE[1], NOWHERE)
    play = scenario.start()
    rest(play, 4)
    play.answers("escape")
    assert play.where(0) == SHORE[0], "with a tangled tongue a 4 is not enough"
    assert play.events(0) == []


@pytest.mark.rule("Z-124", "Z-272")
def test_an_animal_that_comes_while_evil_acts_comes_on_the_fourteenth_day() -> None:
    scenario = Scenario(2).dragon(FAR).player(order="druids").player(order="druids", at=HERE)
    scenario.randomly(HERE, NOWHERE, SHORE[1], NOWHERE)
    play = scenario.draws("a_lords_horse", "clear_sight").dice(3).start(evil=True)
    assert (play.player(0).animal, play.player(0).animal_days) == ("horse", 6)

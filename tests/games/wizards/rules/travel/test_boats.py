"""Calling boats: which one comes, and how far."""

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay


def boats(play: WizardsPlay) -> list[str]:
    return [play.table.isles.names[boat.space] for boat in play.table.boats]


def by_water(play: WizardsPlay, one: str, other: str) -> int:
    isles = play.table.isles
    return isles.by_water(isles.numbers[one])[isles.numbers[other]]


@pytest.mark.rule("Z-108")
@pytest.mark.parametrize(
    ("water", "after"),
    [("sea-4-12", ["sea-4-16", "sea-4-12"]), ("sea-4-14", ["sea-4-14", "sea-5-10"])],
)
def test_the_boat_closest_to_the_named_water_comes(water: str, after: list[str]) -> None:
    play = Scenario(2).boats("sea-4-16", "sea-5-10").player(order="wizards", at="torwall-15")
    called = play.dice(4, 5).start()
    called.answers("roll", f"boat {water}")
    assert boats(called) == after


@pytest.mark.rule("Z-108")
def test_the_way_is_measured_by_water_and_not_across_the_land() -> None:
    """The first boat lies six spaces off behind Meligar's land, nine by water; the other eight."""
    play = Scenario(2).boats("sea-9-16", "sea-13-6").dice(4, 5)
    called = play.player(order="sorcerers", rank=3, at="meadowshire-18").start()
    assert by_water(called, "sea-14-14", "sea-9-16") == 9
    assert by_water(called, "sea-14-14", "sea-13-6") == 8
    called.answers("roll", "boat sea-14-14")
    assert boats(called) == ["sea-9-16", "sea-14-14"]


@pytest.mark.rule("Z-109")
def test_a_boat_with_a_player_in_it_does_not_count() -> None:
    play = Scenario(2).boats("sea-3-14", "sea-4-11").player(order="wizards", at="torwall-15")
    called = play.player(at="sea-3-14", boat=0).dice(4, 5).start()
    called.answers("roll", "boat sea-4-14")
    assert boats(called) == ["sea-3-14", "sea-4-14"]


@pytest.mark.rule("Z-110", "T-099")
def test_of_two_boats_three_spaces_off_the_caster_chooses_one() -> None:
    play = Scenario(2).boats("sea-4-11", "sea-1-14", "sea-0-20").dice(4, 5)
    called = play.player(order="wizards", at="torwall-15").start()
    assert by_water(called, "sea-4-14", "sea-4-11") == by_water(called, "sea-4-14", "sea-1-14") == 3
    called.answers("roll", "boat sea-4-14")
    assert called.options == ["come 0 sea-4-14", "come 1 sea-4-14"]
    called.answers("come 1 sea-4-14")
    assert boats(called) == ["sea-4-11", "sea-4-14", "sea-0-20"]
    assert called.question.kind == "walk"


@pytest.mark.rule("Z-111")
@pytest.mark.parametrize(
    ("order", "rank", "start", "distance", "left"),
    [
        ("wizards", 1, "sea-6-10", 5, 0),
        ("wizards", 1, "sea-7-10", 6, 1),
        ("wizards", 1, "sea-9-9", 9, 4),
        ("wizards", 2, "sea-9-7", 10, 0),
        ("wizards", 2, "sea-12-10", 11, 6),
        ("wizards", 3, "sea-16-10", 15, 0),
        ("sorcerers", 2, "sea-17-10", 16, 11),
        ("wizards", 4, "sea-33-18", 34, 0),
        ("druids", 4, "sea-30-5", 32, 27),
    ],
)
def test_a_boat_out_of_range_comes_five_spaces_closer(
    order: str, rank: int, start: str, distance: int, left: int
) -> None:
    play = Scenario(2).boats(start).player(order=order, rank=rank, at="torwall-15").dice(4, 5)
    called = play.start()
    assert by_water(called, start, "sea-4-14") == distance
    called.answers("roll", "boat sea-4-14")
    if called.question.kind == "call_boat":
        called.answers(called.options[0])
    assert by_water(called, boats(called)[0], "sea-4-14") == left
    assert by_water(called, boats(called)[0], start) == (5 if left else distance)


@pytest.mark.rule("Z-111")
def test_the_caster_chooses_the_direct_route_of_a_boat_out_of_range() -> None:
    called = Scenario(2).boats("sea-2-22").player(order="wizards", at="torwall-15").dice(4, 5)
    play = called.start()
    play.answers("roll", "boat sea-4-14")
    goals = [text.split()[2] for text in play.options]
    assert len(goals) > 1
    far = by_water(play, "sea-2-22", "sea-4-14")
    assert {by_water(play, goal, "sea-4-14") for goal in goals} == {far - 5}
    assert {by_water(play, goal, "sea-2-22") for goal in goals} == {5}
    play.answers(play.options[-1])
    assert boats(play) == [goals[-1]]


@pytest.mark.rule("Z-111")
def test_only_the_closest_boat_comes_closer() -> None:
    play = Scenario(2).boats("sea-9-9", "sea-7-10").player(order="wizards", at="torwall-15")
    called = play.dice(4, 5).start()
    called.answers("roll", "boat sea-4-14")
    assert boats(called)[0] == "sea-9-9"
    assert by_water(called, boats(called)[1], "sea-4-14") == 1


def test_a_call_that_fails_moves_no_boat_and_the_walk_goes_on() -> None:
    play = Scenario(2).boats("sea-3-14").player(order="wizards", at="torwall-15").dice(4, 6)
    called = play.start()
    called.answers("roll", "boat sea-4-14")
    assert boats(called) == ["sea-3-14"]
    assert called.table.own == 4
    assert called.question.kind == "walk"


@pytest.mark.rule("Z-112")
def test_a_boat_is_called_to_water_beside_the_caster_on_the_coast() -> None:
    play = Scenario(2).player(order="wizards", at="torwall-15").dice(4).start()
    play.answers("roll")
    waters = [text for text in play.options if text.startswith("boat")]
    assert waters == ["boat sea-4-12", "boat sea-3-13", "boat sea-4-14"]


@pytest.mark.rule("Z-112")
def test_a_boat_can_be_called_from_the_coast_in_the_middle_of_a_walk() -> None:
    play = Scenario(2).player(order="wizards", at="torwall-1").boats("sea-4-14").dice(4, 5).start()
    play.answers("roll")
    assert not any(text.startswith("boat") for text in play.options)
    play.answers("step torwall-18", "boat sea-5-15")
    assert boats(play) == ["sea-5-15"]
    play.answers("board sea-5-15")
    assert play.player().boat == 0


def test_a_whistle_calls_a_boat_from_anywhere_without_a_die_and_two_times() -> None:
    scenario = Scenario(2).boats("sea-33-18").player(at="torwall-15", events=["silver_whistle"])
    piped = scenario.dice(4).start()
    piped.answers("roll", "whistle sea-4-14")
    assert boats(piped) == ["sea-4-14"]
    assert piped.events() == ["silver_whistle"]
    piped.answers("whistle sea-4-12")
    assert boats(piped) == ["sea-4-12"]
    assert piped.events() == []
    assert not any(text.startswith("whistle") for text in piped.options)


def test_one_boat_carries_one_player() -> None:
    play = Scenario(2).boats("sea-4-14").player(at="torwall-15").player(at="sea-4-14", boat=0)
    walked = play.dice(4).start()
    walked.answers("roll")
    assert "board sea-4-14" not in walked.options
    assert "swim sea-4-14" in walked.options


def test_a_boat_that_was_left_stays_where_it_is_and_can_be_boarded_again() -> None:
    play = Scenario(2).boats("sea-4-14").player(at="sea-4-14", boat=0).dice(4).start()
    play.answers("roll", "sail sea-3-13", "step torwall-15")
    assert boats(play) == ["sea-3-13"]
    assert play.player().boat == -1
    play.answers("board sea-3-13")
    assert play.player().boat == 0

"""Demons that appear: whom they attack, on other Demons, and in the water (Z-255, Z-257, Z-262,
Z-264 to Z-266, Z-308)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.perils import (
    DEMONS,
    ELSEWHERE,
    EVENT,
    FAR,
    alone,
    meets_somebody,
)

MET = "meets_demons"


def two_at_torwall(*, demons: str = "one") -> Scenario:
    """Two Wizards in one space; the first has the turn."""
    return (
        Scenario(2, demons=demons)
        .player(order="wizards", at="torwall-1")
        .player(order="wizards", at="torwall-1")
        .dragon(ELSEWHERE)
    )


def who_met_demons(play: WizardsPlay) -> list[str | int]:
    return [line[1] for line in play.told() if line[0] == MET]


@pytest.mark.rule("Z-255", "T-123")
def test_demons_of_a_random_encounter_attack_the_current_player_only() -> None:
    play = meets_somebody(two_at_torwall(), DEMONS, 4)
    assert who_met_demons(play) == [0]
    assert play.player(0).dazed
    assert not play.player(1).dazed
    assert play.demons() == ["torwall-1"]


@pytest.mark.rule("Z-257")
def test_demons_of_an_ambush_attack_everybody_in_the_space() -> None:
    play = meets_somebody(two_at_torwall().draws("ambush"), EVENT, 4, 2)
    assert who_met_demons(play) == [0, 1]
    assert (play.player(0).dazed, play.player(1).dazed) == (True, False)


@pytest.mark.rule("Z-257", "T-111")
def test_demons_sent_by_evil_attack_everybody_in_the_space_though_nobody_moved() -> None:
    play = (
        two_at_torwall()
        .on(fortnight=3)
        .demons("wendmere-9")
        .randomly("torwall-1", FAR)
        .dice(4, 4)
        .start(evil=True)
    )
    assert who_met_demons(play) == [0, 1]
    assert play.player(0).dazed
    assert play.player(1).dazed


@pytest.mark.rule("Z-257")
def test_one_who_fails_is_enough_for_the_demons_to_stay() -> None:
    play = meets_somebody(two_at_torwall().draws("ambush"), EVENT, 2, 6, 3)
    play.answers("gain power")
    assert play.player(1).points == [0, 0, 2]
    assert play.demons() == ["torwall-1"]


@pytest.mark.rule("Z-257")
def test_demons_that_everybody_beats_are_gone() -> None:
    play = meets_somebody(two_at_torwall().draws("ambush"), EVENT, 6, 3, 6, 3)
    play.answers("gain power", "gain power")
    assert play.demons() == []


def evil_sends_two(first: str, second: str, *dice: int, **person: Any) -> WizardsPlay:
    """Evil claims Wendmere, and the new Demons appear in these spaces."""
    here: dict[str, Any] = {"order": "wizards", "at": "torwall-1"}
    return (
        Scenario(2)
        .player(**here | person)
        .player(order="wizards", at="harrowfield-4")
        .dragon(ELSEWHERE)
        .on(fortnight=3)
        .demons("wendmere-9")
        .randomly(first, second)
        .dice(*dice)
        .start(evil=True)
    )


@pytest.mark.rule("Z-264", "Z-265", "T-061")
def test_demons_on_demons_are_one_marker_and_attack_who_has_met_them_in_this_turn() -> None:
    play = evil_sends_two("torwall-1", "torwall-1", 4, 2)
    assert who_met_demons(play) == [0, 0]
    assert play.demons() == ["torwall-1"]


@pytest.mark.rule("Z-266", "T-061")
def test_who_dispels_demons_that_appeared_on_demons_leaves_no_marker() -> None:
    play = evil_sends_two("torwall-1", "torwall-1", 2, 1, 5, rank=2)
    play.answers("face", "dispel", "gain power")
    assert who_met_demons(play) == [0, 0]
    assert play.demons() == []


@pytest.mark.rule("Z-266")
def test_who_beats_demons_of_a_random_encounter_on_old_demons_removes_the_old_marker() -> None:
    play = meets_somebody(alone().demons("torwall-1"), DEMONS, 6, 4)
    play.answers("gain power")
    assert play.demons() == []


@pytest.mark.rule("Z-266", "Z-322")
def test_demons_that_one_player_beats_are_gone_though_another_failed_elsewhere() -> None:
    """The markers of a lost Task become Demons in two towns, with a player in each."""
    towns = {0: "wendmere_town", 1: "torwall_town", 2: "harrowfield_town"}
    play = (
        Scenario(2)
        .player(
            order="wizards", at="torwall_town", tasks=[GivenTask("the_bards_round", places=towns)]
        )
        .player(order="wizards", at="harrowfield_town")
        .dragon(ELSEWHERE)
        .on(fortnight=3)
        .demons("wendmere-9")
        .randomly(FAR, FAR)
        .dice(4, 6, 3)
        .start(evil=True)
    )
    play.answers("gain power")
    assert play.demons() == ["torwall-0", FAR]


@pytest.mark.rule("Z-262")
def test_a_swimmer_who_fails_leaves_demons_in_the_water_and_new_ones_appear_elsewhere() -> None:
    play = alone(at="torwall-8").demons("sea-9-14").dice(4, 4).randomly(FAR).start()
    play.answers("roll", "swim sea-9-14")
    assert play.player().dazed
    assert play.demons() == ["sea-9-14", FAR]


@pytest.mark.rule("Z-262")
def test_a_sailor_who_fails_has_the_demons_aboard_and_new_ones_appear_elsewhere() -> None:
    scenario = alone(at="torwall-8").boats("sea-9-14").demons("sea-9-14")
    play = scenario.dice(4, 4).randomly(FAR).start()
    play.answers("roll", "board sea-9-14")
    assert play.table.boats[0].demons
    assert play.demons() == [FAR]


@pytest.mark.rule("Z-262")
def test_a_swimmer_who_beats_the_demons_brings_no_new_ones() -> None:
    play = alone(at="torwall-8").demons("sea-9-14").dice(4, 6, 3).start()
    play.answers("roll", "swim sea-9-14", "gain power")
    assert play.demons() == []


@pytest.mark.rule("Z-308", "Z-307", "Z-262")
def test_new_demons_appear_after_a_swimmer_is_carried_off_and_before_anybody_lands() -> None:
    """The new ones attack the other player, who is carried off too, and lands second."""
    play = (
        Scenario(2)
        .player(order="wizards", at="torwall-8")
        .player(order="wizards", at="harrowfield-4")
        .dragon(ELSEWHERE)
        .demons("sea-9-14")
        .dice(4, 5, 5)
        .within("dragons_lair-7")
        .randomly("harrowfield-4")
        .within("dragons_lair-12")
        .start()
    )
    play.answers("roll", "swim sea-9-14")
    told = [line for line in play.told() if line[0] in ("carried", "demons", MET, "lands")]
    assert told == [
        (MET, 0),
        ("carried", 0, "dragons_lair-7"),
        ("demons", "harrowfield-4"),
        (MET, 1),
        ("carried", 1, "dragons_lair-12"),
        ("lands", 0, "dragons_lair-7"),
        ("lands", 1, "dragons_lair-12"),
    ]


def test_stacked_demons_are_markers_one_upon_the_other() -> None:
    play = (
        alone(Scenario(2, demons="stacked")).demons("torwall-2", "torwall-2").dice(3, 6, 4).start()
    )
    play.answers("roll", "step torwall-2", "gain power")
    assert play.demons() == ["torwall-2"]


@pytest.mark.parametrize(("demons", "left"), [("one", 1), ("stacked", 2)])
def test_demons_that_appear_on_demons_are_one_marker_more_where_they_are_stacked(
    demons: str, left: int
) -> None:
    scenario = two_at_torwall(demons=demons).demons("torwall-1").draws("ambush")
    play = meets_somebody(scenario, EVENT, 2, 2)
    assert play.demons() == ["torwall-1"] * left


@pytest.mark.parametrize(("demons", "left"), [("one", 1), ("stacked", 2)])
def test_demons_of_a_random_encounter_that_were_not_beaten_are_stacked_too(
    demons: str, left: int
) -> None:
    play = meets_somebody(two_at_torwall(demons=demons).demons("torwall-1"), DEMONS, 2)
    assert play.demons() == ["torwall-1"] * left


def test_who_beats_stacked_demons_of_a_random_encounter_leaves_the_old_ones() -> None:
    play = meets_somebody(two_at_torwall(demons="stacked").demons("torwall-1"), DEMONS, 6, 4)
    play.answers("gain power")
    assert play.demons() == ["torwall-1"]

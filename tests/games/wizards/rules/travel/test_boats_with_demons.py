"""Demons at sea: on a boat, beside a boat, and where a boat brings them."""

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay

ROBBED, LAIR, BEATEN = 2, 5, 6
"""Results of the Demons' chart."""


def laden(play: WizardsPlay) -> list[bool]:
    return [boat.demons for boat in play.table.boats]


def boats(play: WizardsPlay) -> list[str]:
    return [play.table.isles.names[boat.space] for boat in play.table.boats]


@pytest.mark.rule("Z-258")
def test_demons_that_a_sailor_does_not_beat_stay_on_the_boat() -> None:
    scenario = Scenario(2).boats("sea-4-14").demons("sea-3-14").dice(4, ROBBED)
    play = scenario.player(at="sea-4-14", boat=0).randomly("larkspur-3").start()
    play.answers("roll", "sail sea-3-14")
    assert laden(play) == [True]
    assert play.demons() == ["larkspur-3"]


@pytest.mark.rule("Z-258", "Z-261", "T-059")
def test_a_boat_with_demons_goes_one_space_and_they_are_met_again_turn_after_turn() -> None:
    scenario = Scenario(2).boats("sea-4-14", demons=[0]).player(at="sea-4-14", boat=0)
    scenario.dice(6, ROBBED, 1, 6, ROBBED)
    play = scenario.randomly("larkspur-3", "larkspur-4").start()
    play.answers("roll", "sail sea-3-14")
    assert play.question.seat == 1
    assert (boats(play), laden(play)) == (["sea-3-14"], [True])
    play.answers("roll", "stop", "roll", "sail sea-2-14")
    assert play.question.seat == 1
    assert (boats(play), laden(play)) == (["sea-2-14"], [True])
    assert play.told().count(("meets_demons", 0)) == 2


@pytest.mark.rule("Z-261")
def test_a_sailor_who_beats_the_demons_has_a_clean_boat() -> None:
    scenario = Scenario(2).boats("sea-4-14", demons=[0]).dice(6, BEATEN, 5, 1, 4)
    play = scenario.player(order="wizards", at="sea-4-14", boat=0).start()
    play.answers("roll", "sail sea-3-14", "gain power")
    assert laden(play) == [False]
    assert play.demons() == []
    assert play.player().points == [0, 0, 4]
    play.answers("roll", "stop", "roll", "sail sea-2-14")
    assert play.question.kind == "walk"


@pytest.mark.rule("Z-261")
def test_who_stays_in_a_boat_with_demons_or_leaves_it_does_not_meet_them() -> None:
    scenario = Scenario(2).boats("sea-4-14", demons=[0]).player(at="sea-4-14", boat=0)
    play = scenario.dice(4, 1, 4).start()
    play.answers("roll", "stop", "roll", "stop", "roll", "step torwall-15")
    assert play.where() == "torwall-15"
    assert ("meets_demons", 0) not in play.told()
    assert laden(play) == [True]


def test_who_boards_a_boat_with_demons_meets_them_at_once() -> None:
    scenario = Scenario(2).boats("sea-4-14", demons=[0]).player(at="torwall-15")
    play = scenario.dice(4, ROBBED).randomly("larkspur-3").start()
    play.answers("roll", "board sea-4-14")
    assert ("meets_demons", 0) in play.told()
    assert play.question.seat == 1
    assert laden(play) == [True]


@pytest.mark.rule("Z-258")
def test_demons_of_a_sailor_who_is_carried_off_stay_on_the_empty_boat() -> None:
    scenario = Scenario(2).boats("sea-4-14").demons("sea-3-14").dragon("glendale-14")
    scenario.player(at="sea-4-14", boat=0).dice(4, LAIR).within("dragons_lair-4")
    play = scenario.randomly("larkspur-3").start()
    play.answers("roll", "sail sea-3-14")
    assert play.where() == "dragons_lair-4"
    assert (boats(play), laden(play)) == (["sea-3-14"], [True])
    assert play.demons() == ["larkspur-3"]


@pytest.mark.rule("Z-259", "Z-262")
def test_demons_that_a_swimmer_does_not_beat_leave_the_boat_beside_him_alone() -> None:
    scenario = Scenario(2).boats("sea-4-14").demons("sea-4-14").dice(4, ROBBED)
    play = scenario.player(at="torwall-15").randomly("larkspur-3").start()
    play.answers("roll", "swim sea-4-14")
    assert laden(play) == [False]
    assert play.demons() == ["sea-4-14", "larkspur-3"]


@pytest.mark.rule("Z-260")
def test_an_empty_boat_called_onto_demons_is_not_occupied_by_them() -> None:
    scenario = Scenario(2).boats("sea-3-14").demons("sea-4-14").dice(4, 5)
    play = scenario.player(order="wizards", at="torwall-15").start()
    play.answers("roll", "boat sea-4-14")
    assert (boats(play), laden(play)) == (["sea-4-14"], [False])
    assert play.demons() == ["sea-4-14"]


@pytest.mark.rule("Z-260")
def test_an_empty_boat_called_through_demons_is_not_occupied_by_them() -> None:
    scenario = Scenario(2).boats("sea-1-14").demons("sea-2-14", "sea-3-14").dice(4, 5)
    play = scenario.player(order="wizards", at="torwall-15").start()
    play.answers("roll", "boat sea-4-14", "board sea-4-14")
    assert (boats(play), laden(play)) == (["sea-4-14"], [False])
    assert play.demons() == ["sea-2-14", "sea-3-14"]
    assert play.question.kind == "walk"


@pytest.mark.rule("Z-262")
def test_demons_that_are_not_beaten_in_the_water_bring_new_ones_elsewhere() -> None:
    scenario = Scenario(2).demons("sea-3-14").player(at="sea-2-14")
    play = scenario.dice(4, ROBBED).randomly("larkspur-3").start()
    play.answers("roll", "swim sea-3-14")
    assert play.demons() == ["sea-3-14", "larkspur-3"]


@pytest.mark.rule("Z-262")
def test_demons_that_are_not_beaten_on_land_bring_no_others() -> None:
    play = Scenario(2).demons("torwall-2").player(at="torwall-1").dice(4, ROBBED).start()
    play.answers("roll", "step torwall-2")
    assert play.demons() == ["torwall-2"]


@pytest.mark.rule("Z-262")
def test_demons_that_are_beaten_in_the_water_bring_no_others() -> None:
    scenario = Scenario(2).demons("sea-3-14").player(order="wizards", at="sea-2-14")
    play = scenario.dice(4, BEATEN, 3).start()
    play.answers("roll", "swim sea-3-14", "gain power")
    assert play.demons() == []
    assert play.player().points == [0, 0, 2]


@pytest.mark.rule("Z-263", "T-058")
def test_demons_on_a_boat_that_is_called_attack_where_it_ends_and_not_on_the_way() -> None:
    scenario = Scenario(3).boats("sea-0-14", demons=[0]).dice(4, 5, ROBBED)
    scenario.player(order="wizards", at="torwall-15")
    scenario.player(order="wizards", at="sea-2-14").player(order="wizards", at="sea-4-14")
    play = scenario.randomly("larkspur-3").start()
    play.answers("roll", "boat sea-4-14")
    assert boats(play) == ["sea-4-14"]
    assert ("meets_demons", 2) in play.told()
    assert ("meets_demons", 1) not in play.told()


@pytest.mark.rule("Z-263")
def test_a_boat_without_demons_that_comes_to_a_swimmer_does_him_no_harm() -> None:
    scenario = Scenario(2).boats("sea-2-14").dice(4, 5)
    play = scenario.player(order="wizards", at="torwall-15").player(at="sea-4-14").start()
    play.answers("roll", "boat sea-4-14")
    assert ("meets_demons", 1) not in play.told()
    assert play.question.kind == "walk"


@pytest.mark.rule("Z-263")
def test_demons_that_came_by_boat_and_were_not_beaten_are_still_on_it_and_nowhere_else() -> None:
    scenario = Scenario(2).boats("sea-2-14", demons=[0]).dice(4, 5, ROBBED)
    scenario.player(order="wizards", at="torwall-15").player(at="sea-4-14")
    play = scenario.randomly("larkspur-3").start()
    play.answers("roll", "boat sea-4-14")
    assert laden(play) == [True]
    assert play.demons() == ["larkspur-3"]


@pytest.mark.rule("Z-263")
def test_demons_that_came_by_boat_and_were_beaten_are_gone_from_it() -> None:
    scenario = Scenario(2).boats("sea-2-14", demons=[0]).dice(4, 5, BEATEN, 4)
    scenario.player(order="wizards", at="torwall-15").player(order="druids", at="sea-4-14")
    play = scenario.start()
    play.answers("roll", "boat sea-4-14", "gain power")
    assert laden(play) == [False]
    assert play.demons() == []
    assert play.player(1).points == [0, 0, 3]
    assert (play.question.seat, play.question.kind) == (0, "walk")


@pytest.mark.rule("Z-263")
def test_of_two_swimmers_one_who_fails_leaves_the_demons_on_the_boat() -> None:
    for rolls in ((BEATEN, 3, ROBBED), (ROBBED, BEATEN, 3)):
        scenario = Scenario(3).boats("sea-2-14", demons=[0]).dice(4, 5, *rolls)
        scenario.player(order="wizards", at="torwall-15").player(at="sea-4-14")
        play = scenario.player(at="sea-4-14").randomly("larkspur-3").start()
        play.answers("roll", "boat sea-4-14")
        assert laden(play) == [True]


@pytest.mark.rule("Z-307")
def test_whom_the_demons_of_a_called_boat_carry_off_lands_before_the_caster_walks_on() -> None:
    scenario = Scenario(2).boats("sea-2-14", demons=[0]).dragon("glendale-14").dice(4, 5, LAIR)
    scenario.player(order="wizards", at="torwall-15").player(at="sea-4-14")
    play = scenario.within("dragons_lair-3").randomly("larkspur-3").start()
    play.answers("roll", "boat sea-4-14")
    assert (play.question.seat, play.question.kind) == (0, "walk")
    assert play.where(1) == "dragons_lair-3"
    assert play.match.view(0).left == [4, 0, 0]


def test_a_walk_is_over_for_a_caster_whom_new_demons_carry_off() -> None:
    scenario = Scenario(2).boats("sea-2-14", demons=[0]).dragon("glendale-14")
    scenario.player(order="wizards", at="torwall-15").player(at="sea-4-14")
    scenario.dice(4, 5, ROBBED, LAIR).randomly("torwall-15").within("dragons_lair-3")
    play = scenario.start()
    play.answers("roll", "boat sea-4-14")
    assert play.where() == "dragons_lair-3"
    assert (play.question.seat, play.question.kind) == (1, "turn")


@pytest.mark.rule("Z-307", "Z-310")
def test_extra_turns_of_who_was_carried_off_leave_the_caster_the_rest_of_his_walk() -> None:
    scenario = Scenario(3).boats("sea-2-14", demons=[0]).dragon("glendale-14")
    scenario.player(order="wizards", at="torwall-5").player(order="wizards", at="sea-4-14")
    scenario.player(order="wizards", at="dragons_lair-3").within("dragons_lair-3")
    event_each, long_day = 3, ("a_long_day", "a_mouldering_book")
    scenario.dice(4, 5, LAIR, event_each, 1, 1).randomly("larkspur-3").draws(*long_day)
    play = scenario.start()
    play.answers("roll", "step torwall-15", "boat sea-4-14")
    for _ in range(2):
        assert (play.question.seat, play.question.kind) == (1, "turn")
        play.answers("roll", "stop")
    assert (play.question.seat, play.question.kind) == (0, "walk")
    assert (play.match.view(0).left, play.match.view(0).moved) == ([3, 0, 0], 1)
    assert play.refused()["boat"] == ("cast", "Z-186")


def test_who_swims_to_a_boat_with_demons_is_attacked_by_them() -> None:
    scenario = Scenario(2).boats("sea-3-14", demons=[0]).dice(4, ROBBED)
    play = scenario.player(at="sea-4-14").randomly("larkspur-3").start()
    play.answers("roll", "swim sea-3-14")
    assert ("meets_demons", 0) in play.told()
    assert laden(play) == [True]
    assert play.demons() == ["larkspur-3"]


def test_a_swimmer_who_beats_them_clears_the_boat() -> None:
    scenario = Scenario(2).boats("sea-3-14", demons=[0]).dice(4, BEATEN, 3)
    play = scenario.player(order="druids", at="sea-4-14").start()
    play.answers("roll", "swim sea-3-14", "gain power")
    assert laden(play) == [False]
    assert play.player().points == [0, 0, 2]

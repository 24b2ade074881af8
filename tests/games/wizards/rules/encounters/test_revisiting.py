"""Encountering a place, or a person, again; and what can be encountered without moving."""

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay


def next_turn(play: WizardsPlay) -> bool:
    """Whether the turn of the first player is over without another question."""
    return (play.question.seat, play.question.kind) == (1, "turn")


def walk(play: WizardsPlay, *steps: str) -> None:
    """A turn of the first player, and one in which the other stays where he is."""
    play.answers("roll", *steps)
    if play.question.kind == "walk":
        play.answers("stop")
    play.answers("roll", "stop")


def towns(play: WizardsPlay) -> int:
    """How often the first player has met townsfolk."""
    return sum(told[:3] == ("chart", 0, "towns") for told in play.told())


@pytest.mark.rule("Z-197")
@pytest.mark.parametrize("place", ["torwall_town", "larkspur_dwelling", "shrineheart_abbey"])
def test_who_does_not_move_encounters_no_place_no_marker_no_player_and_no_demons(
    place: str,
) -> None:
    task = GivenTask("the_ladys_way_home", places={0: place})
    scenario = Scenario(2).demons(place).dragon(place).dice(5)
    scenario.player(order="wizards", at=place, tasks=[task])
    play = scenario.player(order="druids", at=place).start()
    play.answers("roll", "stop")
    assert next_turn(play)
    assert play.player().tasks[0].done == [False, False]
    assert play.told()[-2:] == [("rolls", 0, 5), ("turn", 1)]


@pytest.mark.rule("Z-197")
def test_who_does_not_move_can_meet_hamdrel_again() -> None:
    play = Scenario(2).player(order="wizards", at="hamdrels_cottage").dice(3, 1, 2).start()
    play.answers("roll", "stop")
    assert play.options == ["visit", "rest"]
    play.answers("visit", "gain knowledge")
    assert play.player().points == [4, 0, 0]


@pytest.mark.rule("Z-197")
def test_who_does_not_move_at_meadowshire_hears_the_whales() -> None:
    scenario = Scenario(2).player(order="wizards", at="meadowshire_dwelling", tasks=["whale_song"])
    play = scenario.dice(3).start()
    play.answers("roll", "stop")
    assert play.tasks() == []
    assert play.player().points == [2, 8, 0]


@pytest.mark.rule("Z-197")
def test_the_townsfolk_or_the_dragon_that_hold_one_are_met_again() -> None:
    town = Scenario(2).player(at="torwall_town", stay="town").dice(6).start()
    assert ("chart", 0, "towns", 6) in town.told()
    assert next_turn(town)
    lair = Scenario(2).dragon("lair_center").player(at="lair_center", stay="dragon").dice(6)
    play = lair.start()
    assert ("dragon_roll", 0, 6, "nothing") in play.told()
    assert next_turn(play)


@pytest.mark.rule("Z-198", "Z-199")
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_who_does_not_move_may_have_a_random_encounter_beside_demons_and_a_player(
    roll: int,
) -> None:
    scenario = Scenario(2).demons("torwall-1").dice(roll)
    scenario.player(order="druids", rank=2, at="torwall-1")
    play = scenario.player(order="wizards", at="torwall-1").start()
    play.answers("roll", "stop")
    if roll == 4:
        assert next_turn(play)
    else:
        assert play.options == ["encounter", "summon", "rest"]


@pytest.mark.rule("Z-198")
@pytest.mark.parametrize("place", ["torwall_town", "stone_1", "lair_center"])
def test_there_is_no_random_encounter_at_a_site(place: str) -> None:
    play = Scenario(2).dragon("glendale-14").player(at=place).dice(5).start()
    play.answers("roll", "stop")
    assert next_turn(play)


@pytest.mark.rule("Z-198")
def test_there_is_no_random_encounter_in_a_boat_but_there_is_for_a_swimmer() -> None:
    scenario = Scenario(2).boats("sea-4-14").player(at="sea-4-14", boat=0)
    play = scenario.dice(5).start()
    play.answers("roll", "stop")
    assert next_turn(play)
    swimmer = Scenario(2).player(at="sea-2-14").dice(5).start()
    swimmer.answers("roll", "stop")
    assert swimmer.question.kind == "random"


@pytest.mark.rule("Z-200")
def test_demons_that_land_on_somebody_attack_though_nobody_moved() -> None:
    event = 4
    scenario = Scenario(2).dice(5, event, 2).draws("shadows_gather").randomly("larkspur-3")
    play = scenario.player(at="torwall-1").player(at="larkspur-3").start()
    play.answers("roll", "stop", "encounter")
    assert ("meets_demons", 1) in play.told()
    assert play.demons() == ["larkspur-3"]


@pytest.mark.rule("Z-200")
def test_the_dragon_that_lands_on_somebody_attacks_though_he_did_not_move() -> None:
    scenario = Scenario(2).dragon("dragons_lair-15").dice(2, 1, 6, 6)
    scenario.player(at="dragons_lair-13").player(at="dragons_lair-14")
    play = scenario.start()
    play.answers("roll", "step dragons_lair-14")
    assert ("meets_dragon", 0) in play.told()
    assert ("meets_dragon", 1) in play.told()


@pytest.mark.rule("Z-203", "Z-204", "Z-206", "T-042")
def test_torwall_is_entered_twice_and_a_third_time_after_a_turn_off_the_land() -> None:
    play = Scenario(2).player(at="torwall-6").dice(*[4, 6, 1, 4, 1] * 2, *[4, 1] * 2, 4, 6).start()
    walk(play, "step torwall-0")
    play.answers("roll", "step torwall-6")
    assert play.refused()["step torwall-0"] == ("left", "Z-207")
    play.answers("stop", "roll", "stop")
    assert towns(play) == 1
    walk(play, "step torwall-0")
    assert towns(play) == 2
    walk(play, "step torwall-6")
    play.answers("roll")
    assert play.refused()["step torwall-0"] == ("visited", "Z-206")
    play.answers("swim sea-5-15", "stop", "roll", "stop")
    walk(play, "step torwall-6")
    play.answers("roll", "step torwall-0")
    assert towns(play) == 3


@pytest.mark.rule("Z-204")
def test_leaving_the_land_and_coming_back_in_one_turn_is_not_enough() -> None:
    scenario = Scenario(2).player(at="torwall-6", visits={"torwall_town": 2})
    play = scenario.dice(6).start()
    play.answers("roll", "swim sea-5-15", "step torwall-6")
    assert play.refused()["step torwall-0"] == ("visited", "Z-206")


@pytest.mark.rule("Z-203", "Z-204")
def test_two_places_of_one_land_are_counted_apart() -> None:
    scenario = Scenario(2).player(
        at="shrineheart-7", visits={"shrineheart_abbey": 2}, just_met="shrineheart_abbey"
    )
    play = scenario.dice(3, 6).start()
    play.answers("roll", "step shrineheart-18")
    assert ("chart", 0, "towns", 6) in play.told()
    assert play.player().visits == {"shrineheart_abbey": 2, "bellmarket": 1}


@pytest.mark.rule("Z-203", "Z-204")
def test_who_was_transported_may_encounter_a_place_again_at_once() -> None:
    event = 4
    scenario = Scenario(2).dice(5, event, 1, 2, 6).draws("lost_in_fog").randomly("torwall-6")
    play = scenario.player(at="torwall-1", visits={"torwall_town": 2}).start()
    play.answers("roll", "stop", "encounter", "roll", "stop", "roll", "step torwall-0")
    assert towns(play) == 1


@pytest.mark.rule("Z-205", "T-113")
def test_demons_are_met_on_each_turn_on_which_one_comes_back_to_them() -> None:
    robbed = 2
    scenario = Scenario(2).demons("torwall-2").player(at="torwall-1")
    play = scenario.dice(*[1, robbed, 1, 1, 1] * 3).start()
    for count in (1, 2, 3):
        walk(play, "step torwall-2")
        assert play.told().count(("meets_demons", 0)) == count
        walk(play, "step torwall-1")


@pytest.mark.rule("Z-205", "T-113")
def test_the_dragon_is_met_on_each_turn_on_which_one_comes_back_to_it() -> None:
    unaffected = 6
    scenario = Scenario(2).dragon("torwall-2").player(at="torwall-1")
    play = scenario.dice(*[1, unaffected, 1, 1, 1] * 3).start()
    for count in (1, 2, 3):
        walk(play, "step torwall-2")
        assert play.told().count(("meets_dragon", 0)) == count
        walk(play, "step torwall-1")


@pytest.mark.rule("Z-205", "T-113")
def test_a_player_is_met_on_each_turn_on_which_one_comes_back_to_him() -> None:
    learn = 6
    scenario = Scenario(2).player(order="wizards", at="torwall-1")
    scenario.player(order="druids", at="torwall-2")
    play = scenario.dice(*[1, learn, 1, 1, 1, 1, 1] * 3).start()
    for count in (1, 2, 3):
        play.answers("roll", "step torwall-2", "gain power", "gain power", "roll", "stop")
        assert play.told().count(("company", 0, learn)) == count
        walk(play, "step torwall-1")

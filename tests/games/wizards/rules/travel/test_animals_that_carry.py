"""The Winged Horse and the Unicorn, walking beside them, and calling an animal (Z-273 to Z-278)."""

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay

COMPANION = "the_winged_companion"


def winged(at: str = "torwall-1") -> Scenario:
    """A Winged Horse, in the first of its two turns."""
    return Scenario(2).player(order="wizards", at=at, animal="winged_horse", animal_turns=2)


def goals(play: WizardsPlay, ride: str) -> dict[str, list[str]]:
    """Every land or sea to which one may fly or ride, with its spaces."""
    play.answers(ride)
    found = {}
    for group in play.options:
        play.answers(group)
        found[group] = [text.removeprefix("space ") for text in play.options]
        play.match.undo(0)
    return found


@pytest.mark.rule("Z-032")
def test_a_winged_horse_flies_neither_to_the_star_crest_nor_where_a_hound_will_not_go() -> None:
    scenario = Scenario(2).player(animal="winged_horse", at="torwall-1", crest=True)
    found = goals(scenario.start(), "fly")
    assert not any(group.startswith("waters") for group in found)
    assert "land dragons_lair" not in found
    assert len(found) == 17
    assert "sacred_circle-0" not in found["land sacred_circle"]
    assert "sacred_circle-1" in found["land sacred_circle"]
    assert "megmoran-11" not in found["land megmoran"]
    assert len(found["land megmoran"]) == 18


@pytest.mark.rule("Z-033")
def test_a_unicorn_goes_everywhere_and_with_permission_to_the_star_crest_too() -> None:
    scenario = Scenario(2).player(animal="unicorn", at="torwall-1", events=["the_star_token"])
    found = goals(scenario.start(), "ride")
    assert len(found["land dragons_lair"]) == 19
    assert "megmoran-11" in found["land megmoran"]
    assert "sacred_circle-0" in found["land sacred_circle"]
    assert "sea-4-14" in found["waters torwall"]


@pytest.mark.rule("Z-033")
def test_a_unicorn_walks_along_into_the_lair_and_through_the_water() -> None:
    scenario = Scenario(2).dragon("glendale-14").dice(6)
    play = scenario.player(at="ostermoor-14", animal="unicorn", animal_turns=2).start()
    play.answers("roll", "swim sea-34-7", "step ostermoor-13", "step dragons_lair-15")
    assert play.player().animal == "unicorn"


def test_a_barred_unicorn_carries_nobody_to_the_star_crest_or_into_the_lair() -> None:
    scenario = Scenario(2, unicorn="barred")
    scenario.player(animal="unicorn", at="torwall-1", events=["the_star_token"])
    found = goals(scenario.start(), "ride")
    assert "land dragons_lair" not in found
    assert "megmoran-11" not in found["land megmoran"]
    assert "sacred_circle-0" in found["land sacred_circle"]


@pytest.mark.rule("Z-273", "Z-275", "T-083")
def test_who_has_a_winged_horse_may_walk_along_plains_and_keep_it() -> None:
    play = winged().dice(3).start()
    assert "fly" in play.options
    play.answers("roll", "step torwall-2", "step torwall-8", "step torwall-7")
    assert play.where() == "torwall-7"
    assert play.player().animal == "winged_horse"


@pytest.mark.rule("Z-275", "T-083")
@pytest.mark.parametrize(
    ("start", "step"),
    [
        ("torwall-15", "swim sea-3-13"),
        ("ostermoor-13", "step dragons_lair-15"),
        ("sacred_circle-1", "step sacred_circle-0"),
    ],
)
def test_a_winged_horse_leaves_who_walks_where_it_will_not_go(start: str, step: str) -> None:
    play = winged(at=start).dragon("glendale-14").dice(3).start()
    play.answers("roll", step)
    assert play.player().animal == ""


@pytest.mark.rule("Z-273", "T-083")
def test_who_has_rolled_can_no_longer_fly() -> None:
    play = winged().dice(3, 1).start()
    play.answers("roll")
    assert "fly" not in play.options
    play.answers("step torwall-2")
    assert "fly" not in play.options
    play.answers("stop", "roll", "stop")
    assert "fly" in play.options


@pytest.mark.rule("Z-274")
def test_a_turn_of_flying_has_no_boat_summoning_and_a_turn_of_walking_has() -> None:
    walked = winged(at="torwall-15").dice(4).start()
    walked.answers("roll")
    assert "boat sea-4-14" in walked.options
    flown = winged(at="torwall-1").start()
    flown.answers("fly", "land torwall", "space torwall-15")
    assert flown.where() == "torwall-15"
    assert (flown.question.seat, flown.question.kind) == (1, "turn")


@pytest.mark.rule("Z-276")
@pytest.mark.parametrize("turns", [1, 2])
def test_no_animal_can_be_summoned_beside_one_even_if_it_leaves_after_this_turn(turns: int) -> None:
    scenario = Scenario(2).player(
        order="druids", rank=2, at="torwall-1", animal="winged_horse", animal_turns=turns
    )
    play = scenario.dice(5).start()
    play.answers("roll", "stop")
    assert play.options == ["encounter", "rest"]
    play.answers("rest")
    assert (play.player().animal == "") == (turns == 1)


@pytest.mark.rule("Z-277")
def test_who_shakes_off_a_horse_on_a_boat_can_summon_another_animal() -> None:
    scenario = Scenario(2).boats("sea-4-14").dice(5, 1, 3)
    scenario.player(order="druids", rank=2, at="torwall-15", animal="horse", animal_days=2)
    play = scenario.start()
    play.answers("roll", "board sea-4-14", "step torwall-15", "stop")
    assert play.options == ["encounter", "summon", "rest"]
    play.answers("summon")
    assert play.player().animal == "hound"


@pytest.mark.rule("Z-277")
def test_nothing_can_be_summoned_where_there_was_another_encounter_or_in_a_town() -> None:
    scenario = Scenario(2).boats("sea-4-14").demons("torwall-16").dice(5, 2)
    scenario.player(order="druids", rank=2, at="torwall-15", animal="horse", animal_days=2)
    play = scenario.start()
    play.answers("roll", "board sea-4-14", "step torwall-16")
    assert (play.question.seat, play.question.kind) == (1, "turn")
    town = Scenario(2).player(order="druids", rank=2, at="torwall_town").dice(5).start()
    town.answers("roll", "stop")
    assert (town.question.seat, town.question.kind) == (1, "turn")


def test_a_summons_that_fails_brings_nothing() -> None:
    play = Scenario(2).player(order="druids", rank=2, at="torwall-1").dice(5, 6).start()
    play.answers("roll", "stop", "summon")
    assert play.player().animal == ""
    assert play.question.seat == 1


@pytest.mark.rule("Z-278")
def test_the_winged_companion_does_not_leave_by_itself() -> None:
    event = 4
    scenario = Scenario(2).player(order="wizards", at="torwall-1").draws(COMPANION)
    play = scenario.dice(5, event, *[1] * 13).start()
    play.answers("roll", "stop", "encounter")
    for _ in range(6):
        play.answers("roll", "stop")
        assert play.question.seat == 0
        assert "fly" in play.options
        play.answers("roll", "stop")
    assert (play.player().animal, play.events()) == ("winged_horse", [COMPANION])
    play.answers("roll", "stop")
    play.answers("fly", "land larkspur", "space larkspur-3")
    assert play.where() == "larkspur-3"
    assert (play.player().animal, play.events()) == ("winged_horse", [COMPANION])


@pytest.mark.rule("Z-278", "T-085")
def test_the_winged_companion_is_lost_for_good_by_a_transport() -> None:
    scenario = Scenario(2).player(
        order="wizards", at="torwall-1", animal="winged_horse", events=[COMPANION]
    )
    play = scenario.dice(3, 6).randomly("torwall-2").start()
    play.answers("fly", "land high_hollow", "space high_hollow-2")
    assert play.where() == "hamdrel-0"
    assert (play.player().animal, play.events()) == ("", [])
    assert COMPANION in play.table.event_discard


@pytest.mark.rule("Z-278")
def test_the_winged_companion_is_lost_for_good_by_meeting_the_dragon() -> None:
    scenario = Scenario(2).dragon("torwall-2").dice(3, 6)
    play = scenario.player(at="torwall-1", animal="winged_horse", events=[COMPANION]).start()
    play.answers("roll", "step torwall-2")
    assert (play.player().animal, play.events()) == ("", [])


@pytest.mark.rule("Z-278")
def test_the_winged_companion_refuses_what_other_winged_horses_refuse() -> None:
    scenario = Scenario(2).player(at="torwall-15", animal="winged_horse", events=[COMPANION])
    play = scenario.dice(3).start()
    play.answers("roll", "swim sea-3-13")
    assert (play.player().animal, play.events()) == ("", [])

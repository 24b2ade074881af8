"""Walking with a Horse or a Hound: whose movement is used first, and what is lost with it."""

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from fabletop.games.wizards.seen.view import StepView

DRAGON = "glendale-14"


def left(play: WizardsPlay) -> list[int]:
    """Movement from the roll, from the animal, and from the wind."""
    movement: list[int] = play.match.view(0).left
    return movement


def after(play: WizardsPlay, step: str) -> int:
    """What the view says will be left after a step."""
    steps: list[StepView] = play.match.view(0).steps
    return next(rest for verb, space, _, rest in steps if f"{verb} {space}" == step)


def test_a_horse_adds_four_and_a_hound_two() -> None:
    for animal, more in (("horse", 4), ("hound", 2), ("winged_horse", 0), ("unicorn", 0)):
        play = Scenario(2).player(at="torwall-1", animal=animal).dice(3).start()
        play.answers("roll")
        assert play.match.view(0).left == [3, more, 0]


@pytest.mark.rule("Z-311")
def test_the_movement_of_the_animal_is_used_first() -> None:
    play = Scenario(2).player(at="torwall-1", animal="horse").dice(2).start()
    play.answers("roll", "step torwall-2", "step torwall-1", "step torwall-2")
    assert left(play) == [2, 1, 0]
    assert after(play, "step torwall-3") == 1
    play.answers("step torwall-3")
    assert left(play) == [1, 0, 0]


@pytest.mark.rule("Z-311", "Z-312", "Z-313", "T-025")
def test_a_horse_left_at_the_third_step_leaves_four_of_a_five() -> None:
    play = Scenario(2).boats("sea-4-14").player(at="torwall-1", animal="horse").dice(5).start()
    play.answers("roll", "step torwall-6", "step torwall-16")
    assert left(play) == [5, 2, 0]
    assert after(play, "board sea-4-14") == 4
    play.answers("board sea-4-14")
    assert left(play) == [4, 0, 0]
    assert play.player().animal == ""


@pytest.mark.rule("Z-314", "T-026")
def test_a_horse_left_at_the_seventh_step_leaves_two_of_a_five() -> None:
    play = Scenario(2).boats("sea-4-14").player(at="torwall-1", animal="horse").dice(5).start()
    play.answers("roll", "step torwall-6", "step torwall-1", "step torwall-6")
    play.answers("step torwall-5", "step torwall-6", "step torwall-16")
    assert left(play) == [3, 0, 0]
    assert after(play, "board sea-4-14") == 2
    play.answers("board sea-4-14")
    assert left(play) == [2, 0, 0]
    assert play.player().animal == ""


@pytest.mark.rule("Z-315", "Z-031", "T-027")
def test_a_hound_beside_the_lair_helps_no_step_into_it() -> None:
    play = Scenario(2).dragon(DRAGON).player(at="ostermoor-13", animal="hound").dice(5).start()
    play.answers("roll")
    assert left(play) == [5, 2, 0]
    assert after(play, "step dragons_lair-15") == 3
    play.answers("step dragons_lair-15")
    assert play.player().animal == ""
    assert left(play) == [3, 0, 0]
    assert after(play, "step dragons_lair-5") == 1
    play.answers("step dragons_lair-5")
    assert play.question.kind == "random"
    assert play.where() == "dragons_lair-5"


@pytest.mark.rule("Z-315")
def test_with_swiftness_one_goes_five_spaces_into_the_lair() -> None:
    scenario = Scenario(2).dragon(DRAGON).dice(5, 1)
    play = scenario.player(order="sorcerers", rank=2, at="ostermoor-13", animal="hound").start()
    play.answers("roll", "swiftness", "step dragons_lair-15")
    assert left(play) == [4, 0, 0]
    play.answers("step dragons_lair-5", "step dragons_lair-4", "step dragons_lair-14")
    play.answers("step dragons_lair-13")
    assert play.where() == "dragons_lair-13"
    assert left(play) == [0, 0, 0]


@pytest.mark.rule("Z-312")
def test_the_movement_of_the_animal_does_not_pay_for_a_space_that_it_shuns() -> None:
    play = Scenario(2).player(at="ostermoor-15", animal="horse").dice(1).start()
    play.answers("roll", "step ostermoor-5")
    assert left(play) == [1, 3, 0]
    assert "step ostermoor-0" not in play.options
    assert play.refused()["step ostermoor-0"] == ("movement", "Z-103")


@pytest.mark.rule("Z-312", "Z-103")
def test_a_roll_of_one_enters_a_space_that_the_animal_shuns_and_loses_it() -> None:
    play = Scenario(2).player(at="ostermoor-5", animal="horse").dice(1).start()
    play.answers("roll", "step ostermoor-0")
    assert play.where() == "ostermoor-0"
    assert play.player().animal == ""
    assert play.question.seat == 1


@pytest.mark.rule("Z-312")
def test_an_animal_that_left_does_not_come_back_on_the_other_side() -> None:
    play = Scenario(2).player(at="ostermoor-5", animal="horse").dice(3).start()
    play.answers("roll", "step ostermoor-0", "step ostermoor-1")
    assert play.player().animal == ""
    assert play.question.seat == 1

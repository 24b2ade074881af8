"""What a step costs, on foot and in the water, and what makes it cheaper or dearer."""

import pytest

from fabletop.core.errors import IllegalAnswer
from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from fabletop.games.wizards.seen.view import StepView

DRAGON = "glendale-14"
"""Out of the way, so that it does not move when somebody comes to the Lair."""


def prices(play: WizardsPlay) -> dict[str, tuple[int, int]]:
    """Of every possible step its cost, and the movement that is left after it."""
    steps: list[StepView] = play.match.view(0).steps
    return {f"{verb} {space}": (cost, left) for verb, space, cost, left in steps}


def spaces(play: WizardsPlay) -> list[str]:
    """The steps that are offered."""
    return [text for text in play.options if text.split()[0] in ("step", "board", "sail", "swim")]


def is_over(play: WizardsPlay) -> bool:
    """Whether there was nothing left to do but to stop, and the next player is asked."""
    return play.question.seat == 1 and play.question.kind == "turn"


def test_plains_cost_one_and_woods_two_and_the_view_tells_what_is_left() -> None:
    play = Scenario(2).player(at="torwall-2").dice(3).start()
    play.answers("roll")
    assert prices(play) == {
        "step torwall-9": (2, 1),
        "step torwall-10": (2, 1),
        "step torwall-3": (2, 1),
        "step torwall-1": (1, 2),
        "step torwall-8": (1, 2),
    }
    assert spaces(play) == list(prices(play))


def test_mountains_cost_two() -> None:
    play = Scenario(2).player(at="ostermoor-1").dice(4).start()
    play.answers("roll")
    assert prices(play)["step ostermoor-0"] == (2, 2)


def test_swimming_costs_two_and_boarding_and_sailing_one() -> None:
    play = Scenario(2).player(at="torwall-15").boats("sea-4-14").dice(4).start()
    play.answers("roll")
    assert prices(play)["swim sea-3-13"] == (2, 2)
    assert prices(play)["swim sea-4-14"] == (2, 2)
    assert prices(play)["board sea-4-14"] == (1, 3)
    play.answers("board sea-4-14")
    assert prices(play)["sail sea-3-13"] == (1, 2)
    assert prices(play)["swim sea-3-13"] == (2, 1)


def test_the_steps_are_only_in_the_view_of_who_walks() -> None:
    play = Scenario(2).player(at="torwall-2").dice(3).start()
    assert play.match.view(0).steps == []
    play.answers("roll")
    assert play.match.view(1).steps == play.match.view(0).steps != []
    play.answers("stop")
    assert play.match.view(0).steps == []


def test_each_step_takes_its_cost_off_the_roll() -> None:
    play = Scenario(2).player(at="torwall-1").dice(3).start()
    play.answers("roll", "step torwall-2")
    assert prices(play)["step torwall-3"] == (2, 0)
    play.answers("step torwall-3")
    assert is_over(play)


def test_a_step_needs_as_much_movement_as_it_costs() -> None:
    play = Scenario(2).player(at="torwall-1").dice(2).start()
    play.answers("roll", "step torwall-2")
    assert spaces(play) == ["step torwall-1", "step torwall-8"]
    assert play.refused()["step torwall-3"] == ("movement", "Z-103")


@pytest.mark.rule("Z-103", "T-029")
def test_a_roll_of_one_is_enough_for_a_space_that_costs_two() -> None:
    play = Scenario(2).player(at="torwall-2").dice(1).start()
    play.answers("roll")
    assert prices(play)["step torwall-3"] == (2, 0)
    play.answers("step torwall-3")
    assert play.where() == "torwall-3"
    assert is_over(play)


@pytest.mark.rule("Z-103", "T-029")
def test_a_roll_lowered_to_nothing_is_still_enough_for_one_space() -> None:
    play = Scenario(2).player(at="torwall-2", events=["a_twisted_ankle"]).dice(2).start()
    play.answers("roll")
    assert play.table.own == 0
    play.answers("step torwall-3")
    assert play.where() == "torwall-3"


@pytest.mark.rule("Z-103", "T-029")
def test_a_roll_of_one_does_not_free_who_is_stuck_in_a_trap() -> None:
    play = Scenario(2).player(at="torwall-2", trap="stuck").dice(1).start()
    play.answers("roll")
    assert play.where() == "torwall-2"
    assert play.player().trap == "stuck"
    assert is_over(play)


@pytest.mark.rule("Z-103")
def test_who_has_moved_cannot_enter_a_space_of_two_with_one() -> None:
    play = Scenario(2).player(at="torwall-1").dice(2).start()
    play.answers("roll", "step torwall-2")
    with pytest.raises(IllegalAnswer):
        play.answers("step torwall-3")


@pytest.mark.rule("Z-103", "Z-157")
def test_who_is_dazed_takes_one_step_with_a_roll_of_one() -> None:
    play = Scenario(2).player(at="torwall-1", dazed=True).dice(1).start()
    play.answers("roll", "step torwall-2")
    assert play.where() == "torwall-2"
    assert is_over(play)


@pytest.mark.rule("Z-157", "T-030")
def test_who_is_dazed_pays_two_for_every_space_even_in_a_boat() -> None:
    play = Scenario(2).boats("sea-4-14").player(at="sea-4-14", boat=0, dazed=True).dice(5).start()
    play.answers("roll")
    assert set(prices(play).values()) == {(2, 3)}
    play.answers("sail sea-3-14")
    assert prices(play)["sail sea-2-14"] == (2, 1)
    play.answers("sail sea-2-14")
    assert is_over(play)


@pytest.mark.rule("Z-157")
def test_who_is_dazed_pays_two_for_plains_and_for_boarding() -> None:
    play = Scenario(2).boats("sea-4-14").player(at="torwall-15", dazed=True).dice(5).start()
    play.answers("roll")
    assert prices(play)["step torwall-5"] == (2, 3)
    assert prices(play)["board sea-4-14"] == (2, 3)


@pytest.mark.rule("Z-158", "T-030")
@pytest.mark.parametrize(
    ("card", "start", "step"),
    [
        ("green_paths", "torwall-2", "step torwall-3"),
        ("goats_foot", "ostermoor-1", "step ostermoor-0"),
        ("seal_skin", "torwall-15", "swim sea-3-13"),
    ],
)
def test_easy_terrain_by_an_event_is_ignored_while_dazed(card: str, start: str, step: str) -> None:
    healthy = Scenario(2).player(at=start, events=[card]).dice(5).start()
    healthy.answers("roll")
    assert prices(healthy)[step] == (1, 4)
    dazed = Scenario(2).player(at=start, events=[card], dazed=True).dice(5).start()
    dazed.answers("roll")
    assert prices(dazed)[step] == (2, 3)


def test_easy_terrain_by_an_event_is_only_that_terrain() -> None:
    play = Scenario(2).player(at="ostermoor-5", events=["green_paths"]).dice(4).start()
    play.answers("roll")
    assert prices(play)["step ostermoor-4"] == (1, 3)
    assert prices(play)["step ostermoor-0"] == (2, 2)


def test_a_twisted_ankle_takes_two_off_the_movement_even_while_dazed() -> None:
    play = Scenario(2).player(at="torwall-1", events=["a_twisted_ankle"]).dice(5).start()
    play.answers("roll")
    assert play.table.own == 3
    dazed = Scenario(2).player(at="torwall-1", events=["a_twisted_ankle"], dazed=True).dice(5)
    assert dazed.start().answers("roll").match.view(0).left == [3, 0, 0]


@pytest.mark.rule("Z-165", "T-107")
def test_a_dragonbound_player_with_a_six_goes_three_spaces_over_land_and_water() -> None:
    play = Scenario(2).player(order="wizards", at="torwall-1", bound=True).dice(6).start()
    play.answers("roll")
    assert set(prices(play).values()) == {(2, 4)}
    play.answers("step torwall-6", "swim sea-5-15", "step torwall-16")
    assert play.where() == "torwall-16"
    assert is_over(play)


@pytest.mark.rule("Z-165")
def test_a_dragonbound_sailor_pays_two_for_water() -> None:
    play = Scenario(2).boats("sea-4-14").player(at="sea-4-14", boat=0, bound=True).dice(5).start()
    play.answers("roll")
    assert prices(play)["sail sea-3-14"] == (2, 3)


@pytest.mark.rule("T-107")
def test_a_dragonbound_player_with_a_five_has_no_random_encounter() -> None:
    play = Scenario(2).player(order="wizards", at="torwall-1", bound=True).dice(5).start()
    play.answers("roll", "step torwall-2", "stop")
    assert is_over(play)


def test_walls_cannot_be_walked_through() -> None:
    play = Scenario(2).player(at="torwall_town").dice(4).start()
    play.answers("roll")
    assert set(spaces(play)) == {"step torwall-5", "step torwall-6", "step torwall-1"}


def test_a_dead_land_cannot_be_entered() -> None:
    play = Scenario(2).dead("ostermoor").dragon(DRAGON).player(at="dragons_lair-15").dice(4).start()
    play.answers("roll")
    assert "step dragons_lair-14" in spaces(play)
    assert not any("ostermoor" in text for text in play.options)
    assert play.refused()["step ostermoor-13"] == ("dead", "Z-226")


def test_steps_can_be_taken_back_as_far_as_the_roll() -> None:
    play = Scenario(2).player(at="torwall-1").dice(4).start()
    play.answers("roll")
    before = play.table.copy()
    play.answers("step torwall-2", "step torwall-8")
    play.match.undo(0)
    assert play.where() == "torwall-2"
    play.match.undo(0)
    assert play.table == before
    assert not play.match.can_undo(0)


def test_a_step_that_rolled_a_die_cannot_be_taken_back() -> None:
    play = Scenario(2).player(at="torwall-1").dice(4, 6).start()
    play.answers("roll", "step torwall-2", "step torwall-1", "step torwall-0")
    assert ("chart", 0, "towns", 6) in play.told()
    assert not play.match.can_undo(0)


def test_a_step_that_unmasks_a_secret_wizard_cannot_be_taken_back() -> None:
    play = Scenario(2).wizard("terek", "torwall-2", known=0).player(at="torwall-1").dice(4).start()
    play.answers("roll", "step torwall-2")
    assert play.question.kind == "initiation"
    assert not play.match.can_undo(0)


def test_a_step_to_a_wizard_whom_all_know_can_be_taken_back() -> None:
    play = Scenario(2).wizard("terek", "torwall-2").player(at="torwall-1").dice(4).start()
    play.answers("roll", "step torwall-2")
    play.match.undo(0)
    assert play.where() == "torwall-1"
    assert play.question.kind == "walk"

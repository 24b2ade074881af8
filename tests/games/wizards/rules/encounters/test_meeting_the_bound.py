"""Meetings of players of whom one is Dragonbound (Z-179 to Z-181)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.perils import ELSEWHERE

DISPELLER: dict[str, Any] = {"order": "wizards", "rank": 2, "points": (15, 10, 5)}


def meet(
    *dice: int, to: str = "", lair: str = "", here: str = "torwall-2", start: str = "torwall-1"
) -> WizardsPlay:
    """A Wizard who could dispel Demons in two ways comes to a Dragonbound player."""
    scenario = (
        Scenario(2)
        .player(**DISPELLER, at=start, events=["lantern_of_dawn"])
        .player(order="druids", at=here, bound=True)
        .dragon(ELSEWHERE)
        .dice(2, *dice)
    )
    if to:
        scenario.randomly(to)
    if lair:
        scenario.within(lair)
    play = scenario.start()
    play.answers("roll", f"{'swim' if here.startswith('sea') else 'step'} {here}")
    return play


@pytest.mark.rule("Z-179", "T-086")
def test_who_meets_a_bound_player_rolls_as_against_demons_without_spell_or_lantern() -> None:
    play = meet(4)
    assert ("demon_roll", 0, 4, "dazed") in play.told()
    assert play.player(0).dazed
    assert play.events(0) == ["lantern_of_dawn"]
    assert (play.question.seat, play.question.kind) == (1, "turn")


@pytest.mark.rule("Z-179")
def test_a_bound_player_who_comes_to_another_is_like_demons_to_that_one() -> None:
    play = (
        Scenario(2)
        .player(order="druids", at="torwall-1", bound=True)
        .player(**DISPELLER, at="torwall-2")
        .dragon(ELSEWHERE)
        .dice(2, 4)
        .start()
    )
    play.answers("roll", "step torwall-2")
    assert (play.player(0).dazed, play.player(1).dazed) == (False, True)
    assert not any(line[0] == "company" for line in play.told())


@pytest.mark.rule("Z-180", "T-086")
def test_a_six_sends_the_bound_player_to_a_random_space_for_no_points() -> None:
    play = meet(6, to="larkspur-3")
    assert (play.where(0), play.where(1)) == ("torwall-2", "larkspur-3")
    assert play.player(0).points == [15, 10, 5]
    assert play.player(1).bound
    assert play.question.kind == "turn"


@pytest.mark.rule("Z-179", "Z-181", "T-086")
def test_a_one_stuns_and_leaves_no_demons() -> None:
    play = meet(1, 3)
    assert ("stunned", 0, 3) in play.told()
    assert play.demons() == []


@pytest.mark.rule("Z-179", "Z-181")
def test_a_two_steals_and_leaves_no_demons() -> None:
    play = meet(2)
    assert (play.events(0), play.demons()) == ([], [])


@pytest.mark.rule("Z-179", "Z-181")
def test_a_three_costs_points_and_leaves_no_demons() -> None:
    play = meet(3, 4)
    assert (play.player(0).points, play.demons()) == ([15, 10, 1], [])


@pytest.mark.rule("Z-179", "Z-181")
def test_a_five_carries_off_to_the_lair_and_leaves_no_demons() -> None:
    play = meet(5, lair="dragons_lair-7")
    assert (play.where(0), play.where(1), play.demons()) == ("dragons_lair-7", "torwall-2", [])


@pytest.mark.rule("Z-181")
def test_no_new_demons_appear_even_in_the_water() -> None:
    play = meet(4, start="torwall-8", here="sea-9-14")
    assert (play.player(0).dazed, play.demons()) == (True, [])


@pytest.mark.rule("Z-179")
def test_two_bound_players_have_no_encounter() -> None:
    play = (
        Scenario(2)
        .player(order="druids", at="torwall-1", bound=True)
        .player(order="wizards", at="torwall-2", bound=True)
        .dragon(ELSEWHERE)
        .dice(2)
        .start()
    )
    play.answers("roll", "step torwall-2")
    assert (play.question.seat, play.question.kind) == (1, "turn")
    assert not any(line[0] in ("meets_demons", "company") for line in play.told())


@pytest.mark.rule("Z-179")
def test_a_bound_player_is_nothing_to_who_has_no_order() -> None:
    play = (
        Scenario(2)
        .player(at="torwall-1")
        .player(order="wizards", at="torwall-2", bound=True)
        .dragon(ELSEWHERE)
        .dice(2)
        .start()
    )
    play.answers("roll", "step torwall-2", "stop")
    assert not any(line[0] == "meets_demons" for line in play.told())

"""Drought: the sole leader in crystals suffers when summer comes (S-158, S-073)."""

import pytest

from fabletop.games.seasons.rules.energy import limit
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons import seen


def spaces(play: SeasonsPlay, seat: int = 0) -> int:
    return limit(play.table, play.sorcerer(seat))


def summer_comes(*crystals: int) -> Scenario:
    """Three players with so many crystals on the last space of spring; the first has a card."""
    first, *others = crystals
    scenario = Scenario(enchantment="drought").at(space=6)
    scenario.sorcerer(crystals=first, play=["amulet_of_earth"])
    for other in others:
        scenario.sorcerer(crystals=other)
    return scenario.leftover("ee*.")


@pytest.mark.rule("T-90", "S-158")
def test_the_drought_spares_all_when_two_share_the_lead() -> None:
    """I-112: it needs a sole leader."""
    play = summer_comes(30, 30, 12).start(active=2)
    play.answers("end")
    assert (play.table.space, play.question.kind) == (7, "take")
    assert [spaces(play, seat) for seat in range(3)] == [7, 7, 7]
    assert play.play(0) == ["amulet_of_earth"]


@pytest.mark.rule("T-90", "S-158")
def test_the_sole_leader_may_sacrifice_a_card_to_the_drought() -> None:
    play = summer_comes(31, 30, 12).start(active=2)
    play.answers("end")
    assert (play.question.seat, play.options) == (0, ["cover", "give_card"])
    play.answers("give_card")
    assert play.play(0) == []
    assert play.table.discard == ["amulet_of_earth"]
    assert (spaces(play), play.sorcerer().crystals) == (7, 31)


@pytest.mark.rule("T-90", "S-158", "S-073")
def test_the_sole_leader_may_give_up_a_space_of_the_reserve_to_the_drought() -> None:
    play = summer_comes(31, 30, 12).start(active=2)
    play.answers("end", "cover")
    assert [spaces(play, seat) for seat in range(3)] == [6, 7, 7]
    assert play.play(0) == ["amulet_of_earth"]


@pytest.mark.rule("T-90", "S-158")
def test_the_leader_without_a_card_in_play_loses_the_space() -> None:
    play = summer_comes(30, 31, 12).start(active=2)
    play.answers("end")
    assert play.question.kind == "take"
    assert [spaces(play, seat) for seat in range(3)] == [7, 6, 7]


@pytest.mark.rule("S-158")
def test_cards_in_hand_are_of_no_use_against_the_drought() -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(crystals=1, hand=["amulet_of_air"])
        .sorcerer()
        .start(active=1)
    )
    play.answers("end")
    assert spaces(play) == 6
    assert play.sorcerer().hand == ["amulet_of_air"]


@pytest.mark.rule("T-22", "S-158", "S-073", "S-074")
def test_two_droughts_leave_five_spaces_for_good() -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(year=2, space=6)
        .sorcerer(crystals=9, covered=1)
        .sorcerer()
        .start(active=1)
    )
    play.answers("end")
    assert play.sorcerer().covered == 2
    assert spaces(play) == 5
    assert seen.sorcerers(play.match, 1)[0].limit == 5


@pytest.mark.rule("S-158", "S-075")
def test_what_no_longer_fits_after_the_drought_is_discarded() -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(crystals=9, reserve="4 water 3 fire")
        .sorcerer()
        .start(active=1)
    )
    play.answers("end")
    assert play.options == ["drop water", "drop fire"]
    play.answers("drop fire")
    assert play.reserve(0) == {"water": 4, "fire": 2}


@pytest.mark.rule("T-91", "S-158")
def test_the_drought_strikes_once_a_year_however_often_summer_begins() -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(crystals=9, hand=["temporal_boots", "temporal_boots"])
        .sorcerer()
        .leftover("ee*..")
        .start()
    )
    play.answers("summon temporal_boots", "forward 1", "cover")
    assert (play.table.space, spaces(play)) == (7, 6)
    play.answers("summon temporal_boots", "back 2")
    assert play.table.space == 5
    play.answers("end", "end")
    assert (play.table.space, play.table.year) == (7, 1)
    assert play.question.kind == "take"
    assert spaces(play) == 6


@pytest.mark.rule("S-158")
def test_a_summer_with_a_tie_does_not_use_up_the_drought_of_the_year() -> None:
    """Our ruling: what did not apply has not yet happened."""
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(reserve="2 earth", hand=["temporal_boots", "temporal_boots", "amulet_of_earth"])
        .sorcerer()
        .leftover("ee*.")
        .start()
    )
    play.answers("summon temporal_boots", "forward 1")
    assert play.table.space == 7
    play.answers("summon temporal_boots", "back 1", "summon amulet_of_earth")
    assert play.table.space == 6
    play.answers("end", "end")
    assert (play.table.space, play.options) == (7, ["cover", "give_card"])


@pytest.mark.rule("S-158", "S-140")
@pytest.mark.parametrize(
    ("space", "move"),
    [(10, "back 3"), (7, "back 1"), (4, "back 1"), (3, "forward 1"), (9, "forward 1")],
)
def test_the_drought_needs_the_step_from_spring_into_summer(space: int, move: str) -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(space=space)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer(crystals=9)
        .start()
    )
    play.answers("summon temporal_boots", move)
    assert (spaces(play, 1), play.question.kind) == (7, "turn")


@pytest.mark.rule("S-158", "S-141")
def test_temporal_boots_bring_the_drought_at_once() -> None:
    """I-071."""
    play = (
        Scenario(2, enchantment="drought")
        .at(space=5)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer(crystals=9)
        .start()
    )
    play.answers("summon temporal_boots", "forward 3")
    assert play.table.space == 8
    assert spaces(play, 1) == 6


@pytest.mark.rule("S-158", "S-160")
def test_the_token_that_turns_the_wheel_brings_the_drought() -> None:
    play = (
        Scenario(2, enchantment="drought", tokens="yes")
        .at(space=6)
        .sorcerer(token="move_season")
        .sorcerer(crystals=9)
        .start()
    )
    play.answers("ability", "forward 2")
    assert spaces(play, 1) == 6


@pytest.mark.rule("S-158")
def test_the_drought_looks_at_the_crystals_after_the_effects_of_the_round() -> None:
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(crystals=7)
        .sorcerer(crystals=5, reserve="4 water", play=["wondrous_chest"])
        .start(active=1)
    )
    play.answers("end")
    assert (play.question.kind, play.question.seat) == ("drought", 1)


@pytest.mark.rule("S-158", "S-124")
def test_the_shield_of_zira_may_go_to_the_drought_in_place_of_another_card() -> None:
    """I-040."""
    play = (
        Scenario(2, enchantment="drought")
        .at(space=6)
        .sorcerer(crystals=9, play=["amulet_of_earth", "shield_of_zira"])
        .sorcerer()
        .start(active=1)
    )
    play.answers("end", "give_card", "sacrifice shield_of_zira")
    assert play.play(0) == ["amulet_of_earth"]
    assert play.sorcerer().crystals == 19

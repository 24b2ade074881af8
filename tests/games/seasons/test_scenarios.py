"""Scenarios of the rulebook index that take longer to play than one effect; the others
stand with their cards and rules."""

import pytest

from fabletop.games.seasons.rules.energy import limit
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay


def pass_the_time(play: SeasonsPlay, *, year: int, space: int) -> None:
    """Everybody does as little as possible until the marker reaches this space."""
    while (play.table.year, play.table.space) < (year, space):
        idle = [option for option in ("end", "draw") if option in play.options]
        discards = [option for option in play.options if option.startswith("discard")]
        play.answers([*idle, *discards, *play.options][0])


@pytest.mark.rule("T-22", "S-073", "S-158")
def test_two_summers_of_drought_leave_a_leader_without_cards_five_spaces() -> None:
    play = (
        Scenario(3, enchantment="drought")
        .at(year=1, space=6)
        .sorcerer(crystals=500)
        .sorcerer()
        .sorcerer()
        .start()
    )
    pass_the_time(play, year=1, space=7)
    assert [limit(play.table, sorcerer) for sorcerer in play.table.sorcerers] == [6, 7, 7]
    pass_the_time(play, year=2, space=6)
    assert limit(play.table, play.sorcerer()) == 6
    pass_the_time(play, year=2, space=7)
    assert [limit(play.table, sorcerer) for sorcerer in play.table.sorcerers] == [5, 7, 7]
    assert sum(play.sorcerer().reserve) <= 5


@pytest.mark.rule("T-12", "S-144", "S-143")
def test_a_year_that_begins_twice_hands_out_its_library_once() -> None:
    """The second year has begun by the wheel itself; Boots go back; the year begins anew."""
    play = (
        Scenario(3)
        .at(year=1, space=12)
        .sorcerer(library_two=["staff_of_spring"], library_three=["purse_of_io"])
        .sorcerer(hand=["temporal_boots"], library_two=["amulet_of_air"])
        .sorcerer(play=["figrim_the_avaricious"])
        .leftover("aa*..")
        .start(active=2)
    )
    play.answers("end")
    assert (play.table.year, play.table.space) == (2, 2)
    hands = [["staff_of_spring"], ["temporal_boots", "amulet_of_air"], []]
    assert [sorcerer.hand for sorcerer in play.table.sorcerers] == hands
    while play.question.kind != "turn":
        play.answers(play.options[0])
    before = sum(sorcerer.crystals for sorcerer in play.table.sorcerers[:2])
    play.answers("summon temporal_boots", "back 3")
    assert (play.table.year, play.table.space) == (1, 11)
    after = [sorcerer.crystals for sorcerer in play.table.sorcerers]
    assert sum(after[:2]) == before - after[2]
    pass_the_time(play, year=2, space=1)
    assert play.sorcerer(0).libraries == [[], ["purse_of_io"]]
    assert [sorcerer.hand for sorcerer in play.table.sorcerers] == [
        ["staff_of_spring"],
        ["amulet_of_air"],
        [],
    ]


@pytest.mark.rule("T-105", "S-173", "S-160", "S-091")
def test_the_worked_score_of_ninety_can_be_played() -> None:
    """51 crystals and the 12 of token 7; the bonuses are taken, the card stays in hand."""
    play = (
        Scenario(2, tokens="yes")
        .at(year=3, space=12, first=1)
        .sorcerer(
            crystals=51,
            play=["amulet_of_air", "lantern_of_xidit", "cursed_treatise_of_arus", "ragfields_helm"],
            hand=["temporal_boots"],
            token="twelve_crystals",
        )
        .sorcerer(token="see_hands")
        .start(active=0)
    )
    play.answers("bonus gauge", "bonus gauge", "ability", "end")
    assert play.match.result is not None
    assert play.match.result.scores == (90, 0)
    assert play.match.result.places == (1, 2)

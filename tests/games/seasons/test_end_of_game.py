"""When the game ends (S-170, S-171)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons import seen
from tests.games.seasons.last_round import last_round, sheet


@pytest.mark.rule("S-170", "S-040")
def test_the_game_ends_when_the_marker_passes_the_end_of_the_third_year() -> None:
    play = last_round().sorcerer().sorcerer().leftover("aa*...").start()
    play.answers("end")
    assert not play.match.over
    play.answers("end")
    assert play.match.over
    assert (play.table.year, play.table.space) == (4, 3)


@pytest.mark.rule("S-170")
def test_the_game_goes_on_while_the_marker_stays_in_the_third_year() -> None:
    play = Scenario(2).at(year=3, space=11).sorcerer().sorcerer().leftover("aa*.").start(active=1)
    play.answers("end")
    assert (play.table.year, play.table.space) == (3, 12)
    assert play.question.kind == "take"
    assert play.match.result is None


@pytest.mark.rule("S-170", "S-143")
def test_other_years_end_without_ending_the_game() -> None:
    play = Scenario(2).at(year=2, space=12).sorcerer().sorcerer().start(active=1)
    play.answers("end")
    assert play.table.year == 3
    assert not play.match.over


@pytest.mark.rule("S-170", "S-045", "S-141")
def test_effects_of_the_last_round_and_of_the_last_season_still_happen() -> None:
    """Wondrous Chest 3 crystals, Figrim 1 from the opponent, Xidit 3 for each of five energies:
    the Hourglass has brought the fifth."""
    play = (
        last_round()
        .sorcerer(
            reserve="4 water",
            play=[
                "wondrous_chest",
                "figrim_the_avaricious",
                "hourglass_of_time",
                "lantern_of_xidit",
            ],
        )
        .sorcerer(crystals=6)
        .start(active=1)
    )
    play.answers("end")
    play.choose("fire")
    assert play.match.over
    assert sheet(play)[:2] == [["crystals", 4], ["lantern_of_xidit", 15]]
    assert play.sorcerer(1).crystals == 5


@pytest.mark.rule("S-171", "T-14")
def test_boots_beyond_the_end_let_the_others_play_and_the_round_end_as_usual() -> None:
    """I-073: Mesodae's Lantern still brings its 3 crystals."""
    play = (
        Scenario(3)
        .at(year=3, space=11)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer()
        .sorcerer(play=["mesodaes_lantern"])
        .start()
    )
    play.answers("summon temporal_boots", "forward 3")
    assert (play.table.year, play.question.seat) == (4, 0)
    play.answers("end")
    assert play.question.seat == 1
    play.answers("end")
    assert play.question.seat == 2
    play.answers("end")
    assert play.match.over
    assert seen.scores(play.match) == (8, 0, 24 + 3)


@pytest.mark.rule("S-171", "S-045", "S-141")
def test_the_leftover_die_moves_the_marker_even_after_the_end_of_the_third_year() -> None:
    """Our ruling: the round is finished in all its steps. Figrim, who has seen the boots bring the
    winter, sees the die bring the spring."""
    play = (
        Scenario(2)
        .at(year=3, space=12)
        .sorcerer(crystals=9, hand=["temporal_boots"])
        .sorcerer(play=["figrim_the_avaricious"])
        .leftover("aa*.")
        .start()
    )
    play.answers("summon temporal_boots", "forward 3")
    assert (play.table.space, play.sorcerer(0).crystals) == (3, 8)
    play.answers("end", "end")
    assert play.match.over
    assert (play.table.space, play.sorcerer(0).crystals) == (4, 7)


@pytest.mark.rule("S-171", "S-144")
def test_boots_back_into_the_third_year_before_the_round_ends_let_the_game_go_on() -> None:
    """Our ruling: only where the marker stands at the end of the round counts."""
    play = (
        Scenario(2)
        .at(year=3, space=12)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer(hand=["temporal_boots"])
        .leftover("aa*.")
        .start()
    )
    play.answers("summon temporal_boots", "forward 1", "end")
    assert play.table.year == 4
    play.answers("summon temporal_boots", "back 3", "end")
    assert (play.table.year, play.table.space) == (3, 11)
    assert play.question.kind == "take"

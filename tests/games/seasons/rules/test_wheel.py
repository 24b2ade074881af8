"""The season wheel, the change of season and of year (S-002, S-140 to S-146)."""

from collections.abc import Sequence

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay

WHEEL = ["winter"] * 3 + ["spring"] * 3 + ["summer"] * 3 + ["fall"] * 3

TWO, THREE = ["amulet_of_air"], ["amulet_of_fire"]
"""What lies in the libraries of a sorcerer."""


def boots(year: int, space: int, *, watching: Sequence[str] = ()) -> SeasonsPlay:
    """The first seat has summoned Temporal Boots; the second has cards in play."""
    play = (
        Scenario(3)
        .at(year=year, space=space)
        .sorcerer(hand=["temporal_boots"], crystals=4)
        .sorcerer(play=watching)
        .sorcerer(crystals=4)
        .start()
    )
    play.answers("summon temporal_boots")
    return play


def seasons(play: SeasonsPlay) -> list[str]:
    return [str(event[1]) for event in play.told() if event[0] == "season"]


def at(play: SeasonsPlay) -> tuple[int, int]:
    return play.table.year, play.table.space


@pytest.mark.rule("S-002")
@pytest.mark.parametrize("space", range(1, 13))
def test_every_season_has_three_of_the_twelve_spaces(space: int) -> None:
    play = Scenario(2).at(space=space).start()
    assert play.match.view(None).season == WHEEL[space - 1]


@pytest.mark.rule("S-140")
@pytest.mark.parametrize("space", range(1, 13))
@pytest.mark.parametrize("spaces", [1, 2, 3])
def test_a_season_changes_once_when_its_border_is_crossed(space: int, spaces: int) -> None:
    play = Scenario(2).at(space=space).leftover(_dots(space, spaces)).start()
    play.answers("end", "end")
    there = (space + spaces - 1) % 12 + 1
    crossed = (space - 1) // 3 != (space + spaces - 1) // 3
    assert play.table.space == there
    assert seasons(play) == ([WHEEL[there - 1]] if crossed else [])


def _dots(space: int, spaces: int) -> str:
    """A die of the season with so many dots."""
    uncommon = "fawe"[(space - 1) // 3]
    return f"{uncommon}*{'.' * spaces}"


@pytest.mark.rule("S-140", "T-10")
def test_three_dots_from_space_6_lead_to_space_9_and_one_change_of_season() -> None:
    play = (
        Scenario(3)
        .at(space=6)
        .sorcerer(play=["figrim_the_avaricious"])
        .sorcerer(crystals=5)
        .sorcerer(crystals=5)
        .leftover("a*...")
        .start()
    )
    play.answers("end", "end", "end")
    assert (at(play), seasons(play)) == ((1, 9), ["summer"])
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [2, 4, 4]


@pytest.mark.rule("S-140", "T-13")
def test_boots_from_space_5_back_to_4_set_nothing_off() -> None:
    play = boots(1, 5, watching=["figrim_the_avaricious", "hourglass_of_time"])
    play.answers("back 1")
    assert (at(play), seasons(play), play.question.kind) == ((1, 4), [], "turn")
    assert play.sorcerer(1).crystals == 0


@pytest.mark.rule("S-140", "S-141")
@pytest.mark.parametrize(
    ("space", "move", "season"),
    [(3, "forward 1", "spring"), (4, "back 1", "winter"), (7, "back 2", "spring")],
)
def test_a_season_changes_in_either_direction(space: int, move: str, season: str) -> None:
    play = boots(2, space, watching=["figrim_the_avaricious"])
    play.answers(move)
    assert seasons(play) == [season]
    assert play.sorcerer(1).crystals == 2


@pytest.mark.rule("S-141")
def test_a_move_within_a_round_sets_season_effects_off_at_once() -> None:
    play = boots(1, 3, watching=["figrim_the_avaricious", "hourglass_of_time"])
    play.answers("forward 1")
    assert (play.question.seat, play.question.kind) == (1, "energy")
    play.answers("gain fire")
    assert (play.question.seat, play.question.kind) == (0, "turn")
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [3, 2, 3]
    assert play.reserve(1) == {"fire": 1}


@pytest.mark.rule("S-141")
def test_the_tenth_token_sets_season_effects_off_at_once() -> None:
    play = (
        Scenario(2, tokens="yes")
        .at(space=2)
        .sorcerer(token="move_season", crystals=3)
        .sorcerer(play=["figrim_the_avaricious"])
        .start()
    )
    play.answers("ability")
    assert (at(play), play.sorcerer(1).crystals) == ((1, 4), 1), "back 2 is not possible here"


@pytest.mark.rule("S-141")
def test_the_statue_of_eolis_is_set_off_too_and_so_is_a_raven_that_mimics_it() -> None:
    play = (
        Scenario(2)
        .at(space=3)
        .sorcerer(hand=["temporal_boots"], play=["raven_the_usurper=statue_of_eolis"])
        .sorcerer(play=["statue_of_eolis"])
        .start()
    )
    play.answers("summon temporal_boots", "forward 1")
    assert (play.question.seat, play.options) == (0, ["statue energy", "statue look"])
    play.answers("statue look")
    assert (play.question.seat, play.options) == (1, ["statue energy", "statue look"])
    play.answers("statue energy", "gain air")
    assert (play.sorcerer(0).crystals, play.reserve(1)) == (2, {"air": 1})


@pytest.mark.rule("S-142")
def test_season_effects_come_in_turn_order_from_the_first_player() -> None:
    play = (
        Scenario(3)
        .at(space=3, first=1)
        .sorcerer(play=["figrim_the_avaricious"])
        .sorcerer(play=["hourglass_of_time"])
        .sorcerer(crystals=1, play=["figrim_the_avaricious"])
        .leftover("f*.")
        .start(active=0)
    )
    play.answers("end")
    assert play.question.seat == 1
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [0, 0, 1]
    play.answers("gain air")
    told = [event for event in play.told() if event[0] in ("gained", "stole")]
    assert told == [("gained", 1, "air", 1), ("stole", 0, 2, 1)]


@pytest.mark.rule("S-142")
def test_the_owner_arranges_several_season_effects() -> None:
    play = boots(1, 3, watching=["hourglass_of_time", "statue_of_eolis"])
    play.answers("forward 1")
    assert (play.question.seat, play.options) == (
        1,
        ["resolve hourglass_of_time", "resolve statue_of_eolis"],
    )
    play.answers("resolve statue_of_eolis", "statue look", "gain air")
    assert (play.sorcerer(1).crystals, play.reserve(1)) == (2, {"air": 1})


@pytest.mark.rule("S-143")
@pytest.mark.parametrize(
    ("year", "hand", "left"),
    [
        (1, ["purse_of_io", "amulet_of_air"], [[], ["amulet_of_fire"]]),
        (2, ["purse_of_io", "amulet_of_fire"], [["amulet_of_air"], []]),
    ],
)
def test_with_a_new_year_everybody_takes_the_cards_of_its_library(
    year: int, hand: list[str], left: list[list[str]]
) -> None:
    play = (
        Scenario(2)
        .at(year=year, space=12)
        .sorcerer(hand=["purse_of_io"], library_two=TWO, library_three=THREE)
        .sorcerer(library_two=["staff_of_spring"], library_three=["beggars_horn"])
        .leftover("e*.")
        .start()
    )
    play.answers("end", "end")
    assert at(play) == (year + 1, 1)
    assert (play.sorcerer().hand, play.sorcerer().libraries) == (hand, left)
    assert play.sorcerer(1).hand == [["staff_of_spring"], ["beggars_horn"]][year - 1]


@pytest.mark.rule("S-143")
def test_other_changes_of_season_hand_out_no_cards() -> None:
    play = (
        Scenario(2)
        .at(space=9)
        .sorcerer(library_two=TWO, library_three=THREE)
        .leftover("w*.")
        .start()
    )
    play.answers("end", "end")
    assert (play.table.space, play.sorcerer().hand) == (10, [])


@pytest.mark.rule("S-143")
def test_boots_into_a_new_year_hand_the_cards_out_at_once() -> None:
    play = (
        Scenario(2)
        .at(year=1, space=12)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer(library_two=TWO, library_three=THREE)
        .start()
    )
    play.answers("summon temporal_boots", "forward 1")
    assert play.sorcerer(1).hand == ["amulet_of_air"]


@pytest.mark.rule("S-143", "S-142")
def test_season_effects_come_before_the_cards_of_the_new_year() -> None:
    play = (
        Scenario(2)
        .at(year=1, space=12)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer(play=["hourglass_of_time"], library_two=TWO, library_three=THREE)
        .start()
    )
    play.answers("summon temporal_boots", "forward 1")
    assert (play.question.seat, play.sorcerer(1).hand) == (1, [])
    play.answers("gain air")
    assert play.sorcerer(1).hand == ["amulet_of_air"]


@pytest.mark.rule("S-144", "S-141", "T-12")
def test_boots_from_the_second_year_back_into_the_first() -> None:
    play = (
        Scenario(3)
        .at(year=2, space=2)
        .sorcerer(hand=["temporal_boots", "purse_of_io"], library_three=["amulet_of_fire"])
        .sorcerer(play=["figrim_the_avaricious", "hourglass_of_time"], hand=["amulet_of_air"])
        .sorcerer(crystals=2)
        .leftover("ww*..")
        .start()
    )
    play.answers("summon temporal_boots", "back 3", "gain air")
    assert (at(play), seasons(play)) == ((1, 11), ["fall"])
    assert [play.sorcerer(seat).hand for seat in (0, 1)] == [["purse_of_io"], ["amulet_of_air"]]
    assert (play.sorcerer(1).crystals, play.reserve(1)) == (1, {"air": 1})
    play.answers("end", "end", "end", "gain air")
    assert at(play) == (2, 1)
    assert [play.sorcerer(seat).hand for seat in (0, 1)] == [["purse_of_io"], ["amulet_of_air"]]
    assert play.sorcerer(0).libraries == [[], ["amulet_of_fire"]]


@pytest.mark.rule("S-143", "S-144")
def test_a_year_that_comes_again_hands_out_nothing() -> None:
    play = (
        Scenario(2)
        .at(year=1, space=12)
        .sorcerer(hand=["temporal_boots"], library_two=TWO, library_three=THREE)
        .sorcerer(hand=["temporal_boots"])
        .leftover("e*.")
        .start()
    )
    play.answers("summon temporal_boots", "forward 1", "end")
    assert (at(play), play.sorcerer().hand) == ((2, 1), TWO)
    play.answers("summon temporal_boots", "back 1")
    assert (at(play), play.sorcerer().hand) == ((1, 12), TWO)
    play.answers("end")
    assert (at(play), play.sorcerer().hand, play.sorcerer().libraries[1]) == ((2, 1), TWO, THREE)
    assert [event for event in play.told() if event[0] == "year"] == [("year", 2)]


@pytest.mark.rule("S-145", "S-155")
def test_argoss_embrace_asks_nothing_for_the_cards_of_a_new_year() -> None:
    play = (
        Scenario(2, enchantment="argoss_embrace")
        .at(year=1, space=12)
        .sorcerer(crystals=7, library_two=TWO, library_three=THREE)
        .leftover("e*.")
        .start()
    )
    play.answers("end", "end")
    assert (play.sorcerer().crystals, play.sorcerer().hand) == (7, ["amulet_of_air"])


@pytest.mark.rule("S-146")
@pytest.mark.parametrize(("space", "back"), [(1, []), (2, ["back 1"]), (3, ["back 1", "back 2"])])
def test_the_marker_never_goes_back_beyond_the_first_space(space: int, back: list[str]) -> None:
    play = boots(1, space)
    assert play.options == ["forward 1", "forward 2", "forward 3", *back]


@pytest.mark.rule("S-146", "S-144")
def test_in_the_second_year_the_marker_goes_back_from_any_space() -> None:
    play = boots(2, 1)
    assert play.options[3:] == ["back 1", "back 2", "back 3"]

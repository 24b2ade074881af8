"""Special Ability tokens 7 to 12: twelve crystals, four water, the gauge forward, turn the wheel,
see the hands, arrange the pile (S-160 to S-162)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons import seen
from tests.games.seasons.abilities.holding import holding, worth

# Token 7: twelve crystals


@pytest.mark.rule("S-160")
def test_token_7_brings_twelve_crystals() -> None:
    play = holding("twelve_crystals", crystals=5).start()
    play.answers("ability")
    assert play.sorcerer().crystals == 17
    assert worth(play) == -6


# Token 8: four water


@pytest.mark.rule("S-162", "S-160")
def test_token_8_discards_four_water_of_the_reserve() -> None:
    play = holding("four_water", reserve="5 water 1 fire").start()
    play.answers("ability")
    assert play.reserve(0) == {"water": 1, "fire": 1}
    assert worth(play) == 18


@pytest.mark.rule("T-96", "S-162")
def test_token_8_may_take_water_of_the_reserve_and_of_an_amulet_of_water() -> None:
    play = holding(
        "four_water",
        reserve="2 water",
        play=["amulet_of_water"],
        on={"amulet_of_water": "2 water 1 fire"},
    ).start()
    play.answers("ability", "pay water", "pay water amulet_of_water", "pay water")
    assert (play.reserve(0), play.on("amulet_of_water")) == ({}, {"fire": 1})
    assert worth(play) == 18


@pytest.mark.rule("S-162")
def test_token_8_lets_its_owner_choose_where_the_water_comes_from() -> None:
    play = holding(
        "four_water",
        reserve="4 water",
        play=["amulet_of_water"],
        on={"amulet_of_water": "4 water"},
    ).start()
    play.answers("ability").answers(*["pay water amulet_of_water"] * 4)
    assert (play.reserve(0), play.on("amulet_of_water")) == ({"water": 4}, {})


@pytest.mark.rule("S-162")
def test_token_8_is_refused_with_three_water_even_if_more_lies_on_other_cards() -> None:
    play = holding(
        "four_water",
        reserve="3 water 4 fire",
        play=["fairy_monolith", "glutton_cauldron"],
        on={"fairy_monolith": "2 water", "glutton_cauldron": "2 water"},
    ).start()
    assert "ability" not in play.options
    assert play.refused()["ability"] == ("ability_water", "S-162")


# Token 9: the gauge forward


@pytest.mark.rule("S-160", "S-106")
def test_token_9_raises_the_gauge_by_two() -> None:
    play = holding("gauge_plus_two", gauge=3).start()
    play.answers("ability")
    assert play.sorcerer().gauge == 5
    assert worth(play) == -5


@pytest.mark.rule("S-106", "S-160")
def test_token_9_stops_at_fifteen() -> None:
    play = holding("gauge_plus_two", gauge=14).start()
    play.answers("ability")
    assert play.sorcerer().gauge == 15


# Token 10: turn the wheel


@pytest.mark.rule("S-160")
def test_token_10_moves_the_marker_exactly_two_spaces() -> None:
    play = holding("move_season").at(space=5).start()
    play.answers("ability")
    assert play.options == ["forward 2", "back 2"]
    play.answers("back 2")
    assert play.table.space == 3
    assert worth(play) == 3


@pytest.mark.rule("S-146", "S-160")
@pytest.mark.parametrize("space", [1, 2])
def test_token_10_cannot_go_back_beyond_the_first_space_of_the_first_year(space: int) -> None:
    play = holding("move_season").at(space=space).start()
    play.answers("ability")
    assert (play.table.year, play.table.space) == (1, space + 2)


@pytest.mark.rule("S-141", "S-160")
@pytest.mark.parametrize("move", ["forward 2", "back 2"])
def test_token_10_sets_off_the_effects_of_a_new_season_at_once(move: str) -> None:
    """I-070: in either direction."""
    space = 3 if move == "forward 2" else 4
    play = (
        Scenario(2, tokens="yes")
        .at(space=space)
        .sorcerer(token="move_season", crystals=4)
        .sorcerer(play=["figrim_the_avaricious"])
        .start()
    )
    play.answers("ability", move)
    assert [play.sorcerer(seat).crystals for seat in (0, 1)] == [3, 1]
    assert play.question.kind == "turn"


@pytest.mark.rule("S-143", "S-144", "S-160")
def test_token_10_into_a_new_year_hands_out_the_libraries() -> None:
    play = (
        Scenario(2, tokens="yes")
        .at(space=11)
        .sorcerer(token="move_season", library_two=["amulet_of_air"])
        .sorcerer(library_two=["amulet_of_fire"])
        .start()
    )
    play.answers("ability", "forward 2")
    assert (play.table.year, play.table.space) == (2, 1)
    assert [play.sorcerer(seat).hand for seat in (0, 1)] == [["amulet_of_air"], ["amulet_of_fire"]]


@pytest.mark.rule("S-171", "S-160")
def test_token_10_beyond_the_third_year_lets_the_round_be_finished() -> None:
    play = holding("move_season").at(year=3, space=11).start()
    play.answers("ability", "forward 2")
    assert (play.question.kind, play.question.seat) == ("turn", 0)
    play.answers("end")
    assert play.question.seat == 1
    play.answers("end")
    assert play.match.over
    assert ["token", 3] in seen.sheets(play.match)[0]


# Token 11: see the hands


@pytest.mark.rule("S-133", "S-160")
def test_token_11_shows_all_other_hands_to_its_owner_alone() -> None:
    play = (
        Scenario(3, tokens="yes")
        .sorcerer(token="see_hands")
        .sorcerer(hand=["amulet_of_air", "kairn_the_destroyer"])
        .sorcerer(hand=["amulet_of_fire"])
        .start()
    )
    assert seen.hands(play.match, 0) == [[], [], []]
    play.answers("ability")
    assert seen.hands(play.match, 0) == [
        [],
        ["amulet_of_air", "kairn_the_destroyer"],
        ["amulet_of_fire"],
    ]
    assert seen.hands(play.match, 1)[2] == []
    assert seen.hands(play.match) == [[], [], []]
    assert not play.match.can_undo(0)
    assert worth(play) == 9


# Token 12: arrange the pile


@pytest.mark.rule("S-133", "S-160")
def test_token_12_arranges_the_top_three_cards_of_the_draw_pile() -> None:
    play = (
        holding("arrange_top_three")
        .top("amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water")
        .start()
    )
    play.answers("ability")
    assert play.options == [
        "on_top amulet_of_air",
        "on_top amulet_of_fire",
        "on_top amulet_of_earth",
    ]
    play.answers("on_top amulet_of_earth", "on_top amulet_of_air")
    arranged = ["amulet_of_earth", "amulet_of_air", "amulet_of_fire", "amulet_of_water"]
    assert play.table.deck[:-5:-1] == arranged
    assert seen.top(play.match, 0) == arranged[:3]
    assert seen.top(play.match, 1) == seen.top(play.match) == []
    assert worth(play) == 0


@pytest.mark.rule("S-131", "S-160")
def test_token_12_shows_the_only_card_of_the_pile_and_shuffles_nothing() -> None:
    play = holding("arrange_top_three").only("amulet_of_air").discarded("amulet_of_fire").start()
    play.answers("ability")
    assert (play.table.deck, play.table.discard) == (["amulet_of_air"], ["amulet_of_fire"])
    assert (seen.top(play.match, 0), seen.top(play.match, 1)) == (["amulet_of_air"], [])
    assert (play.question.kind, play.sorcerer().token_used) == ("turn", True)


@pytest.mark.rule("S-160")
def test_token_12_makes_do_with_fewer_than_three_cards() -> None:
    play = holding("arrange_top_three").only("amulet_of_air", "amulet_of_fire").start()
    play.answers("ability", "on_top amulet_of_fire")
    assert play.table.deck == ["amulet_of_air", "amulet_of_fire"]
    assert play.question.kind == "turn"

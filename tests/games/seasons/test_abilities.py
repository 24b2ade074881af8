"""The twelve Special Ability tokens: dealt and chosen, used once after the die, and what they are
worth at the end (S-028, S-034, S-035, S-053, S-160 to S-162)."""

from typing import TypedDict, Unpack

import pytest

from fabletop.core.match import Match
from fabletop.games.seasons.rules.scoring import token_value
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from fabletop.games.seasons.state import Table
from tests.games.seasons import seen
from tests.games.seasons.rules.matches import all_answer, begin, table_of, until


def prelude(players: int) -> Match[Table]:
    return begin(players, pool="30", start="sets", tokens="yes")


class Owner(TypedDict, total=False):
    """What the owner of a token may have besides it."""

    crystals: int
    gauge: int
    reserve: str
    play: list[str]
    on: dict[str, str]
    hand: list[str]
    token_used: bool


def holding(token: str, **given: Unpack[Owner]) -> Scenario:
    """Two players; the first holds a token."""
    return Scenario(2, tokens="yes").sorcerer(token=token, **given).sorcerer()


def worth(play: SeasonsPlay, seat: int = 0) -> int:
    """Prestige points of the token so far."""
    return token_value(play.table, play.sorcerer(seat))


# Dealt, chosen, seen


@pytest.mark.rule("T-06", "S-028", "S-034")
def test_with_four_players_all_twelve_tokens_are_dealt_and_four_stay_in_play() -> None:
    match = prelude(4)
    table = table_of(match)
    dealt = [token for sorcerer in table.sorcerers for token in sorcerer.offered]
    assert sorted(dealt) == sorted(table.box.tokens)
    assert [len(sorcerer.offered) for sorcerer in table.sorcerers] == [3, 3, 3, 3]
    until(match, "token")
    assert [len(question.options) for question in match.position.open] == [3, 3, 3, 3]
    all_answer(match)
    assert len({sorcerer.token for sorcerer in table.sorcerers}) == 4
    assert all(sorcerer.offered == [] for sorcerer in table.sorcerers)
    assert match.position.open[0].kind == "take"


@pytest.mark.rule("S-028")
def test_with_two_players_three_different_tokens_are_dealt_to_each() -> None:
    table = table_of(prelude(2))
    dealt = [token for sorcerer in table.sorcerers for token in sorcerer.offered]
    assert len(dealt) == len(set(dealt)) == 6


@pytest.mark.rule("S-028")
def test_without_tokens_nobody_has_a_special_ability() -> None:
    match = begin(2, pool="30", start="sets")
    assert all(sorcerer.offered == [] for sorcerer in table_of(match).sorcerers)
    play = Scenario(2).sorcerer().sorcerer().start()
    assert "ability" not in play.options
    assert "ability" not in play.refused()


@pytest.mark.rule("S-034", "S-035")
def test_tokens_are_chosen_together_and_only_the_kept_one_becomes_known() -> None:
    match = prelude(3)
    offered = [sorcerer.offered[:] for sorcerer in table_of(match).sorcerers]
    assert [sorcerer["offered"] for sorcerer in seen.sorcerers(match, 0)] == [offered[0], [], []]
    until(match, "token")
    match.answer(("token", offered[2][1]), 2)
    match.answer(("token", offered[0][0]), 0)
    assert [sorcerer["token"] for sorcerer in seen.sorcerers(match, 1)] == ["", "", ""]
    match.answer(("token", offered[1][2]), 1)
    kept = [offered[0][0], offered[1][2], offered[2][1]]
    for seat in (0, 1, 2, None):
        assert [sorcerer["token"] for sorcerer in seen.sorcerers(match, seat)] == kept


@pytest.mark.rule("S-034")
def test_a_token_that_was_not_dealt_cannot_be_kept() -> None:
    match = until(prelude(4), "token")
    for question in match.position.open:
        offered = table_of(match).sorcerers[question.seat].offered
        assert [option[1] for option in question.options] == offered


# When a token may be used


@pytest.mark.rule("S-053")
def test_a_token_waits_until_the_die_has_been_applied() -> None:
    play = holding("twelve_crystals", play=["die_of_malice"]).die("ww*..").start(phase="die")
    assert play.options == ["apply", "reroll die_of_malice"]
    play.answers("apply")
    assert "ability" in play.options


@pytest.mark.rule("S-053", "S-063")
def test_the_card_of_the_die_is_settled_before_a_token_is_used() -> None:
    play = holding("twelve_crystals").die("c..").start(phase="die")
    assert play.options == ["draw", "draw_two"]
    play.answers("draw")
    assert "ability" not in play.options


@pytest.mark.rule("S-053", "S-044")
def test_a_token_is_used_in_the_own_turn_only() -> None:
    play = Scenario(2, tokens="yes").sorcerer(token="twelve_crystals").sorcerer().start(active=1)
    assert play.question.seat == 1
    assert "ability" not in play.options


@pytest.mark.rule("S-053", "S-160")
def test_a_token_is_used_once_in_a_game() -> None:
    play = holding("twelve_crystals").start()
    play.answers("ability")
    assert play.sorcerer().token_used
    assert "ability" not in play.options
    assert play.refused()["ability"] == ("ability_used", "S-160")
    play.answers("end", "end")
    while play.question.kind != "turn" or play.question.seat != 0:
        play.answers("end" if "end" in play.options else play.options[0])
    assert play.refused()["ability"] == ("ability_used", "S-160")


@pytest.mark.rule("S-160")
def test_a_turned_token_is_seen_by_all() -> None:
    play = holding("twelve_crystals").start()
    assert not seen.sorcerers(play.match, 1)[0]["token_used"]
    play.answers("ability")
    assert seen.sorcerers(play.match, 1)[0]["token_used"]
    assert ("ability", 0, "twelve_crystals") in play.told()


@pytest.mark.rule("S-160", "S-056")
def test_a_token_need_not_be_used_and_is_then_worth_nothing() -> None:
    play = holding("see_hands").at(year=3, space=12).start()
    play.answers("end", "end")
    assert play.table.phase == "over"
    assert worth(play) == 0
    assert ["token", 0] in seen.sheets(play.match)[0]


@pytest.mark.rule("S-160", "S-173")
@pytest.mark.parametrize(
    ("token", "prestige"),
    [
        ("draw_card", -5),
        ("sacrifice_or_discard", 6),
        ("two_energy", -5),
        ("gauge_back", 10),
        ("transmute_plus_one", 0),
        ("twelve_crystals", -6),
        ("four_water", 18),
        ("gauge_plus_two", -5),
        ("move_season", 3),
        ("see_hands", 9),
        ("arrange_top_three", 0),
    ],
)
def test_a_used_token_counts_what_stands_on_its_back(token: str, prestige: int) -> None:
    play = holding(token, token_used=True).at(year=3, space=12).start(active=1)
    play.answers("end")
    assert ["token", prestige] in seen.sheets(play.match)[0]
    assert seen.scores(play.match) == (prestige, 0)


# Token 1: draw a card


@pytest.mark.rule("S-160")
def test_token_1_draws_a_card_to_keep() -> None:
    play = holding("draw_card").top("amulet_of_air").start()
    play.answers("ability", "keep amulet_of_air")
    assert play.sorcerer().hand == ["amulet_of_air"]
    assert worth(play) == -5


@pytest.mark.rule("S-160")
def test_token_1_draws_a_card_to_discard() -> None:
    play = holding("draw_card").top("amulet_of_air").start()
    play.answers("ability", "discard amulet_of_air")
    assert (play.sorcerer().hand, play.table.discard) == ([], ["amulet_of_air"])
    assert worth(play) == -5


@pytest.mark.rule("S-160", "S-132")
@pytest.mark.parametrize("token", ["draw_card", "arrange_top_three"])
def test_tokens_1_and_12_are_refused_when_no_card_is_left(token: str) -> None:
    play = holding(token).only().start()
    assert "ability" not in play.options
    assert play.refused()["ability"] == ("ability_no_pile", "S-160")


@pytest.mark.rule("S-160", "S-131")
def test_token_1_draws_from_the_discards_when_the_pile_is_empty() -> None:
    play = holding("draw_card").only().discarded("amulet_of_air").start()
    play.answers("ability", "keep amulet_of_air")
    assert play.sorcerer().hand == ["amulet_of_air"]


# Token 2: sacrifice or discard a card


@pytest.mark.rule("S-160", "S-120")
def test_token_2_gives_up_a_card_in_play_or_one_in_hand() -> None:
    play = holding("sacrifice_or_discard", play=["amulet_of_air"], hand=["amulet_of_fire"]).start()
    play.answers("ability")
    assert play.options == ["sacrifice amulet_of_air", "discard amulet_of_fire"]
    play.answers("discard amulet_of_fire")
    assert (play.play(0), play.sorcerer().hand) == (["amulet_of_air"], [])
    assert play.table.discard == ["amulet_of_fire"]
    assert worth(play) == 6


@pytest.mark.rule("S-160", "S-120")
def test_token_2_sacrifices_a_card_with_all_that_follows() -> None:
    """A Cursed Treatise of Arus takes the reserve along."""
    cards = ["cursed_treatise_of_arus", "amulet_of_air"]
    play = holding("sacrifice_or_discard", play=cards, reserve="2 fire").start()
    play.answers("ability", "sacrifice cursed_treatise_of_arus")
    assert play.play(0) == ["amulet_of_air"]
    assert play.reserve(0) == {}


@pytest.mark.rule("S-160")
@pytest.mark.parametrize("place", ["play", "hand"])
def test_token_2_needs_a_single_card_in_play_or_in_hand(place: str) -> None:
    cards = ["amulet_of_air"]
    token = "sacrifice_or_discard"
    scenario = holding(token, play=cards) if place == "play" else holding(token, hand=cards)
    play = scenario.start()
    play.answers("ability")
    assert play.table.discard == cards


@pytest.mark.rule("S-160")
def test_token_2_is_refused_without_any_card() -> None:
    play = holding("sacrifice_or_discard").start()
    assert "ability" not in play.options
    assert play.refused()["ability"] == ("ability_no_card", "S-160")


@pytest.mark.rule("S-124", "S-160")
def test_the_shield_of_zira_is_not_paid_for_token_2() -> None:
    """I-045: neither a power card nor an enchantment demands the sacrifice."""
    cards = ["shield_of_zira", "amulet_of_air"]
    play = holding("sacrifice_or_discard", play=cards).start()
    play.answers("ability")
    assert play.options == ["sacrifice shield_of_zira", "sacrifice amulet_of_air"]
    play.answers("sacrifice shield_of_zira")
    assert play.play(0) == ["amulet_of_air"]
    assert play.sorcerer().crystals == 0


# Token 3: two energies


@pytest.mark.rule("S-160", "S-077")
def test_token_3_brings_two_energies_of_choice() -> None:
    play = holding("two_energy").start()
    play.answers("ability").answers("gain fire", "gain water")
    assert play.reserve(0) == {"water": 1, "fire": 1}
    assert worth(play) == -5


@pytest.mark.rule("S-160", "S-071")
def test_the_reserve_limit_holds_for_token_3() -> None:
    play = holding("two_energy", reserve="3 water 3 earth").start()
    play.answers("ability", "gain fire", "gain fire", "drop water")
    assert play.reserve(0) == {"water": 2, "earth": 3, "fire": 2}


# Token 4: the gauge back


@pytest.mark.rule("T-95", "S-161")
def test_token_4_lowers_a_gauge_of_six_above_five_cards() -> None:
    cards = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "temporal_boots", "purse_of_io"]
    play = holding("gauge_back", gauge=6, play=cards).start()
    play.answers("ability")
    assert play.sorcerer().gauge == 5
    assert worth(play) == 10


@pytest.mark.rule("T-95", "S-161")
def test_token_4_is_refused_when_every_space_of_the_gauge_is_needed() -> None:
    """I-092: five cards, gauge at five."""
    cards = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "temporal_boots", "purse_of_io"]
    play = holding("gauge_back", gauge=5, play=cards).start()
    assert "ability" not in play.options
    assert play.refused()["ability"] == ("ability_gauge", "S-161")


@pytest.mark.rule("S-161")
def test_token_4_is_refused_with_the_gauge_at_zero() -> None:
    play = holding("gauge_back", gauge=0).start()
    assert play.refused()["ability"] == ("ability_gauge", "S-161")
    one = holding("gauge_back", gauge=1).start()
    one.answers("ability")
    assert one.sorcerer().gauge == 0


# Token 5: a precious hand


@pytest.mark.rule("S-160", "S-173")
def test_token_5_makes_four_cards_in_hand_worth_twelve_points() -> None:
    cards = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "temporal_boots"]
    play = holding("hand_is_worth", hand=cards).at(year=3, space=12).start(active=1)
    play.answers("end")
    assert ["hand", 12] in seen.sheets(play.match)[0]
    assert seen.scores(play.match) == (12, 0)


@pytest.mark.rule("S-160", "S-173")
def test_without_token_5_four_cards_in_hand_cost_twenty_points() -> None:
    cards = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "temporal_boots"]
    play = holding("twelve_crystals", hand=cards).at(year=3, space=12).start(active=1)
    play.answers("end")
    assert ["hand", -20] in seen.sheets(play.match)[0]


@pytest.mark.rule("S-160")
def test_token_5_is_never_used_nor_turned_over() -> None:
    play = holding("hand_is_worth", hand=["amulet_of_air"]).at(year=3, space=12).start()
    assert "ability" not in play.options
    assert play.refused()["ability"] == ("ability_permanent", "S-160")
    play.answers("end", "end")
    assert not play.sorcerer().token_used
    assert ["token", 0] in seen.sheets(play.match)[0]


# Token 6: a rich transmutation


@pytest.mark.rule("T-45", "S-084", "S-082")
def test_token_6_transmutes_two_air_and_a_fire_in_summer_for_ten_crystals() -> None:
    play = holding("transmute_plus_one", reserve="2 air 1 fire").at(space=7).start()
    assert play.refused()["transmute air 1"] == ("no_ring", "S-082")
    play.answers("ability", "transmute air 2", "transmute fire 1")
    assert play.sorcerer().crystals == 10
    assert worth(play) == 0


@pytest.mark.rule("S-084", "S-160")
def test_token_6_adds_to_the_bonus_to_purse_of_io_and_to_ios_bounty() -> None:
    """In winter one earth yields 3 crystals, and each of the four adds 1."""
    play = (
        Scenario(2, tokens="yes", enchantment="ios_bounty")
        .sorcerer(token="transmute_plus_one", reserve="1 earth", play=["purse_of_io"])
        .sorcerer()
        .start()
    )
    play.answers("bonus transmute", "ability", "transmute earth 1")
    assert play.sorcerer().crystals == 7


@pytest.mark.rule("S-082", "S-160")
def test_the_right_of_token_6_ends_with_the_turn() -> None:
    play = holding("transmute_plus_one", reserve="3 earth").start()
    play.answers("ability", "transmute earth 1", "end")
    assert play.table.extra == 0
    assert not play.table.transmuting


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

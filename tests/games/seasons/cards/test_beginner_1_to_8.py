"""Cards 1 to 8: the amulets, Balance of Ishtar, Staff of Spring, Temporal Boots, Purse of Io."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.seen import board

FOUR = ["kairn_the_destroyer", "staff_of_spring", "purse_of_io", "lewis_greyface"]


def test_amulet_of_air_raises_the_gauge_by_two_and_takes_one_slot_itself() -> None:
    play = Scenario(2).sorcerer(gauge=1, reserve="2 air 1 fire", hand=["amulet_of_air"]).start()
    play.answers("summon amulet_of_air")
    assert (play.sorcerer().gauge, play.play()) == (3, ["amulet_of_air"])
    assert play.reserve() == {"fire": 1}


@pytest.mark.rule("S-106")
@pytest.mark.parametrize("gauge", [14, 15])
def test_amulet_of_air_stops_at_fifteen(gauge: int) -> None:
    play = Scenario(2).sorcerer(gauge=gauge, reserve="2 air", hand=["amulet_of_air"]).start()
    play.answers("summon amulet_of_air")
    assert play.sorcerer().gauge == 15


@pytest.mark.rule("S-102")
def test_amulet_of_air_is_refused_with_a_single_air() -> None:
    play = Scenario(2).sorcerer(reserve="1 air 6 water", hand=["amulet_of_air"]).start()
    assert "summon amulet_of_air" not in play.options
    assert play.refused()["summon amulet_of_air"] == ("energy", "S-102")


def test_amulet_of_fire_draws_four_cards_keeps_one_and_discards_three() -> None:
    scenario = Scenario(2, pool="50").sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
    play = scenario.top(*FOUR).start()
    play.answers("summon amulet_of_fire")
    assert play.options == [f"keep {card}" for card in FOUR]
    play.answers("keep purse_of_io")
    assert play.sorcerer().hand == ["purse_of_io"]
    assert play.table.discard == [card for card in FOUR if card != "purse_of_io"]
    assert (play.reserve(), play.play()) == ({}, ["amulet_of_fire"])


@pytest.mark.rule("S-133")
def test_amulet_of_fire_shows_its_four_cards_to_its_owner_only() -> None:
    scenario = Scenario(2, pool="50").sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
    play = scenario.top(*FOUR).start()
    play.answers("summon amulet_of_fire")
    assert play.match.view(0)["aside"] == FOUR
    assert play.match.view(1)["aside"] == ["?"] * 4
    play.answers("keep purse_of_io")
    other = board(play, 0, by=1)
    assert (other["hand"], other["hand_size"]) == ([], 1)


@pytest.mark.rule("S-135")
def test_amulet_of_fire_discards_the_other_cards_in_the_order_of_choice() -> None:
    scenario = Scenario(2).sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
    play = scenario.top(*FOUR).start()
    play.answers("summon amulet_of_fire", "keep purse_of_io")
    play.answers("bury lewis_greyface", "bury kairn_the_destroyer")
    assert play.table.discard == ["lewis_greyface", "kairn_the_destroyer", "staff_of_spring"]


@pytest.mark.rule("S-131")
def test_amulet_of_fire_goes_on_with_a_new_pile_when_the_draw_pile_runs_out() -> None:
    play = (
        Scenario(2, pool="50")
        .sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
        .only("kairn_the_destroyer", "staff_of_spring")
        .discarded("purse_of_io", "lewis_greyface", "runic_cube_of_eolis")
        .draws("kairn_the_destroyer", "staff_of_spring", "lewis_greyface", "purse_of_io")
        .start()
    )
    play.answers("summon amulet_of_fire", "keep lewis_greyface")
    assert play.table.deck == ["runic_cube_of_eolis"]
    assert play.table.discard == ["kairn_the_destroyer", "staff_of_spring", "purse_of_io"]


@pytest.mark.rule("S-132")
def test_amulet_of_fire_does_nothing_without_any_card_to_draw() -> None:
    scenario = Scenario(2, pool="50").sorcerer(reserve="2 fire", hand=["amulet_of_fire"])
    play = scenario.only().start()
    play.answers("summon amulet_of_fire")
    assert (play.question.kind, play.sorcerer().hand) == ("turn", [])


@pytest.mark.rule("S-155")
def test_amulet_of_fire_costs_five_crystals_once_under_argoss_embrace() -> None:
    scenario = Scenario(2, pool="50", enchantment="argoss_embrace")
    scenario.sorcerer(crystals=12, reserve="2 fire", hand=["amulet_of_fire"])
    play = scenario.top(*FOUR).start()
    play.answers("summon amulet_of_fire", "keep purse_of_io")
    assert (play.sorcerer().crystals, play.sorcerer().hand) == (7, ["purse_of_io"])


def test_amulet_of_earth_brings_nine_crystals() -> None:
    play = Scenario(2).sorcerer(crystals=4, reserve="3 earth", hand=["amulet_of_earth"]).start()
    play.answers("summon amulet_of_earth")
    assert (play.sorcerer().crystals, play.reserve()) == (13, {"earth": 1})


@pytest.mark.rule("S-076", "S-077")
def test_amulet_of_water_holds_four_energies_of_any_mix_outside_the_reserve() -> None:
    play = Scenario(2).sorcerer(reserve="2 water 5 fire", hand=["amulet_of_water"]).start()
    play.answers("summon amulet_of_water")
    play.choose("air", "air", "earth", "water")
    assert play.on("amulet_of_water") == {"water": 1, "earth": 1, "air": 2}
    assert play.reserve() == {"fire": 5}


@pytest.mark.rule("S-070", "S-076")
def test_amulet_of_water_takes_no_space_of_a_full_reserve() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="7 fire",
        play=["amulet_of_water"],
        on={"amulet_of_water": "2 water"},
        hand=["amulet_of_water"],
    )
    play = scenario.start()
    play.answers("summon amulet_of_water")
    play.choose("water", "water", "water", "water")
    assert play.on("amulet_of_water+") == {"water": 4}
    assert play.reserve() == {"fire": 7}
    assert play.question.kind == "turn"


@pytest.mark.rule("S-123")
def test_amulet_of_water_loses_its_energies_when_it_leaves_play() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="1 water 1 air",
        play=["amulet_of_water"],
        on={"amulet_of_water": "3 earth"},
        hand=["amsug_longneck"],
    )
    play = scenario.start()
    play.answers("summon amsug_longneck")
    assert (play.play(), play.reserve()) == (["amsug_longneck"], {})
    assert play.sorcerer().hand == ["amulet_of_water"]


@pytest.mark.rule("S-083", "S-111", "T-41")
def test_balance_of_ishtar_turns_three_alike_into_nine_crystals_without_a_ring() -> None:
    play = Scenario(2).sorcerer(reserve="3 fire 2 air", play=["balance_of_ishtar"]).start()
    assert not [option for option in play.options if option.startswith("transmute")]
    play.answers("activate balance_of_ishtar fire")
    assert (play.sorcerer().crystals, play.reserve()) == (9, {"air": 2})


def test_balance_of_ishtar_costs_two_crystals_and_works_in_the_same_turn() -> None:
    scenario = Scenario(2).sorcerer(crystals=2, reserve="3 air", hand=["balance_of_ishtar"])
    play = scenario.start()
    play.answers("summon balance_of_ishtar")
    assert play.sorcerer().crystals == 0
    play.answers("activate balance_of_ishtar air")
    assert play.sorcerer().crystals == 9


@pytest.mark.rule("S-084", "S-093", "T-41")
@pytest.mark.parametrize(
    ("purses", "bonuses", "enchantment", "crystals"),
    [
        (0, 0, "none", 9),
        (1, 0, "none", 12),
        (2, 0, "none", 15),
        (0, 1, "none", 12),
        (0, 2, "none", 15),
        (1, 1, "none", 15),
        (0, 0, "ios_bounty", 12),
        (1, 1, "ios_bounty", 18),
    ],
)
def test_balance_of_ishtar_earns_three_more_for_each_addition(
    purses: int, bonuses: int, enchantment: str, crystals: int
) -> None:
    """I-030 to I-033: what is added to each token counts three times."""
    scenario = Scenario(2, enchantment=enchantment)
    scenario.sorcerer(reserve="3 water", play=["balance_of_ishtar", *["purse_of_io"] * purses])
    play = scenario.start()
    play.answers(*["bonus transmute"] * bonuses, "activate balance_of_ishtar water")
    assert play.sorcerer().crystals == crystals


def test_balance_of_ishtar_takes_tokens_from_an_amulet_of_water() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="2 fire",
        play=["balance_of_ishtar", "amulet_of_water"],
        on={"amulet_of_water": "1 fire 3 air"},
    )
    play = scenario.start()
    assert "activate balance_of_ishtar air" in play.options
    play.answers("activate balance_of_ishtar fire", "pay fire", "pay fire")
    assert (play.sorcerer().crystals, play.reserve()) == (9, {})
    assert play.on("amulet_of_water") == {"air": 3}


@pytest.mark.rule("S-111")
def test_balance_of_ishtar_is_refused_without_three_alike() -> None:
    play = Scenario(2).sorcerer(reserve="2 fire 2 air 2 water", play=["balance_of_ishtar"]).start()
    assert play.refused()["activate balance_of_ishtar"] == ("three_alike", "S-111")


def test_staff_of_spring_brings_three_crystals_for_each_summoning() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="2 air", play=["staff_of_spring"], hand=["amulet_of_air", "die_of_malice"]
    )
    play = scenario.start()
    play.answers("summon amulet_of_air")
    assert play.sorcerer().crystals == 3
    play.answers("summon die_of_malice")
    assert play.sorcerer().crystals == 6


def test_staff_of_spring_brings_nothing_for_itself_and_two_bring_six() -> None:
    scenario = Scenario(2).sorcerer(
        reserve="6 earth", hand=["staff_of_spring", "staff_of_spring", "die_of_malice"]
    )
    play = scenario.start()
    play.answers("summon staff_of_spring")
    assert play.sorcerer().crystals == 0
    play.answers("summon staff_of_spring")
    assert play.sorcerer().crystals == 3
    play.answers("summon die_of_malice")
    assert play.sorcerer().crystals == 9


def test_staff_of_spring_ignores_what_opponents_summon() -> None:
    scenario = Scenario(2).sorcerer(hand=["die_of_malice"]).sorcerer(play=["staff_of_spring"])
    play = scenario.start()
    play.answers("summon die_of_malice")
    assert play.sorcerer(1).crystals == 0


@pytest.mark.parametrize(("move", "space"), [("forward 3", 8), ("forward 1", 6), ("back 2", 3)])
def test_temporal_boots_move_the_marker_up_to_three_spaces_either_way(
    move: str, space: int
) -> None:
    play = Scenario(2).at(space=5).sorcerer(hand=["temporal_boots"]).start()
    play.answers("summon temporal_boots")
    ways = ["forward 1", "forward 2", "forward 3", "back 1", "back 2", "back 3"]
    assert play.options == ways
    play.answers(move)
    assert (play.table.year, play.table.space) == (1, space)
    assert (play.play(), play.sorcerer().crystals) == (["temporal_boots"], 0)


@pytest.mark.rule("S-140", "T-13")
def test_temporal_boots_within_a_season_set_nothing_off() -> None:
    scenario = Scenario(3).at(space=5)
    scenario.sorcerer(play=["figrim_the_avaricious", "hourglass_of_time"], hand=["temporal_boots"])
    play = scenario.sorcerer(crystals=4).sorcerer(crystals=4).start()
    play.answers("summon temporal_boots", "back 1")
    assert (play.table.space, play.question.kind) == (4, "turn")
    assert (play.sorcerer().crystals, play.reserve()) == (0, {})


@pytest.mark.rule("S-141", "S-144", "T-12")
def test_temporal_boots_back_over_the_year_trigger_the_season_and_take_no_cards_away() -> None:
    """I-070, I-072: the year goes back, the hands stay, libraries come only once."""
    scenario = Scenario(3).at(year=2, space=2)
    scenario.sorcerer(
        play=["figrim_the_avaricious", "hourglass_of_time"],
        hand=["temporal_boots", "temporal_boots", "runic_cube_of_eolis"],
        library_two=["staff_of_spring"],
    )
    play = scenario.sorcerer(crystals=4, hand=["purse_of_io"]).sorcerer(crystals=1).start()
    play.answers("summon temporal_boots", "back 3")
    assert (play.table.year, play.table.space) == (1, 11)
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [2, 3, 0]
    play.choose("fire")
    assert (play.reserve(), play.sorcerer(1).hand) == ({"fire": 1}, ["purse_of_io"])
    play.answers("summon temporal_boots", "forward 3", "gain air")
    assert (play.table.year, play.table.space) == (2, 2)
    assert play.sorcerer().hand == ["runic_cube_of_eolis"]
    assert play.sorcerer().libraries[0] == ["staff_of_spring"]


@pytest.mark.rule("S-143")
def test_temporal_boots_into_the_next_year_hand_out_its_library_at_once() -> None:
    scenario = Scenario(2).at(year=1, space=11)
    scenario.sorcerer(hand=["temporal_boots"], library_two=["purse_of_io", "staff_of_spring"])
    play = scenario.sorcerer(library_two=["lewis_greyface"]).start()
    play.answers("summon temporal_boots", "forward 2")
    assert (play.table.year, play.table.space) == (2, 1)
    assert play.sorcerer().hand == ["purse_of_io", "staff_of_spring"]
    assert (play.sorcerer(1).hand, play.sorcerer(1).libraries[0]) == (["lewis_greyface"], [])


@pytest.mark.rule("S-171", "T-14")
def test_temporal_boots_over_the_end_of_the_third_year_let_the_round_finish() -> None:
    """I-073: the others take their turns and the round's effects happen before the end."""
    scenario = Scenario(3).at(year=3, space=11)
    scenario.sorcerer(hand=["temporal_boots"])
    scenario.sorcerer(reserve="4 fire", play=["wondrous_chest"])
    play = scenario.sorcerer().start()
    play.answers("summon temporal_boots", "forward 3", "end")
    assert (play.match.over, play.question.seat) == (False, 1)
    play.answers("end")
    assert play.question.seat == 2
    play.answers("end")
    assert play.match.over
    assert play.sorcerer(1).crystals == 3


@pytest.mark.rule("S-085")
def test_temporal_boots_change_the_rate_of_transmuting_but_not_the_dice() -> None:
    """I-074: earth is worth 3 in winter and 1 in spring."""
    scenario = Scenario(2).at(space=3).die("waT.")
    play = scenario.sorcerer(reserve="2 earth", hand=["temporal_boots"]).start()
    dice = [*play.table.taken, *play.table.rolled]
    play.answers("transmute earth 1")
    assert play.sorcerer().crystals == 3
    play.answers("summon temporal_boots", "forward 1", "transmute earth 1")
    assert play.sorcerer().crystals == 4
    assert [*play.table.taken, *play.table.rolled] == dice


@pytest.mark.rule("S-146")
def test_temporal_boots_cannot_go_back_beyond_the_first_space_of_the_first_year() -> None:
    play = Scenario(2).at(space=2).sorcerer(hand=["temporal_boots"]).start()
    play.answers("summon temporal_boots")
    assert play.options == ["forward 1", "forward 2", "forward 3", "back 1"]


@pytest.mark.rule("S-081", "S-084", "T-40")
@pytest.mark.parametrize(
    ("purses", "bonuses", "enchantment", "crystals"),
    [(0, 0, "none", 7), (1, 0, "none", 11), (2, 0, "none", 15), (1, 1, "ios_bounty", 19)],
)
def test_purse_of_io_brings_one_more_crystal_for_each_transmuted_energy(
    purses: int, bonuses: int, enchantment: str, crystals: int
) -> None:
    """I-030: Purses, Io's Bounty and bonuses add up."""
    scenario = Scenario(2, enchantment=enchantment).at(space=1).die("waT.")
    scenario.sorcerer(reserve="2 water 1 fire 1 earth", play=["purse_of_io"] * purses)
    play = scenario.start()
    play.answers(*["bonus transmute"] * bonuses)
    play.answers("transmute water 2", "transmute fire 1", "transmute earth 1")
    assert (play.sorcerer().crystals, play.reserve()) == (crystals, {})


def test_purse_of_io_costs_one_fire_and_one_air() -> None:
    play = Scenario(2).sorcerer(reserve="1 fire 2 air", hand=["purse_of_io"]).start()
    play.answers("summon purse_of_io")
    assert (play.play(), play.reserve()) == (["purse_of_io"], {"air": 1})

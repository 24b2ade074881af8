"""Cards 6 to 10: Staff of Spring, Temporal Boots, Purse of Io, Divine Chalice, Syllas the
Faithful."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.dealt import FOUR, ONE_EACH


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


@pytest.mark.rule("S-105")
def test_divine_chalice_puts_one_of_four_cards_into_play_with_its_effect() -> None:
    scenario = Scenario(2, pool="50").sorcerer(reserve=ONE_EACH, hand=["divine_chalice"])
    play = scenario.top(*FOUR).start()
    play.answers("summon divine_chalice")
    assert play.options == [f"put {card}" for card in FOUR]
    play.answers("put amulet_of_earth")
    assert play.play() == ["divine_chalice", "amulet_of_earth"]
    assert (play.sorcerer().crystals, play.reserve()) == (9, {})
    assert play.table.discard == FOUR[1:]


@pytest.mark.rule("S-105", "T-57")
def test_divine_chalice_on_the_last_slot_discards_all_four_cards() -> None:
    """I-011: a card that is put into play needs a slot of its own."""
    scenario = Scenario(2, pool="50").sorcerer(gauge=1, reserve=ONE_EACH, hand=["divine_chalice"])
    play = scenario.top(*FOUR).start()
    play.answers("summon divine_chalice")
    assert (play.play(), play.question.kind) == (["divine_chalice"], "turn")
    assert sorted(play.table.discard) == sorted(FOUR)


@pytest.mark.rule("S-105", "T-59")
def test_divine_chalice_cannot_put_mesodaes_lantern_into_play() -> None:
    """I-012."""
    scenario = Scenario(2).sorcerer(reserve=ONE_EACH, hand=["divine_chalice"])
    play = scenario.top("mesodaes_lantern", *FOUR[:3]).start()
    play.answers("summon divine_chalice")
    assert play.options == [f"put {card}" for card in FOUR[:3]]
    assert play.refused()["put mesodaes_lantern"] == ("only_summoned", "S-105")


def test_divine_chalice_put_into_play_by_another_draws_four_cards_of_its_own() -> None:
    """I-017."""
    scenario = Scenario(2, pool="50").sorcerer(reserve=ONE_EACH, hand=["divine_chalice"])
    more = ["figrim_the_avaricious", "ragfields_helm", "kairn_the_destroyer", "die_of_malice"]
    play = scenario.top("divine_chalice", *FOUR[1:], *more).start()
    play.answers("summon divine_chalice", "put divine_chalice")
    assert play.options == [f"put {card}" for card in more]
    play.answers("put ragfields_helm")
    assert play.play() == ["divine_chalice", "divine_chalice+", "ragfields_helm"]
    assert len(play.table.discard) == 6


@pytest.mark.rule("S-153")
def test_divine_chalice_works_under_entangling_roots() -> None:
    """I-013."""
    scenario = Scenario(2, enchantment="entangling_roots", pool="50")
    scenario.sorcerer(reserve=ONE_EACH, hand=["divine_chalice", "die_of_malice"])
    play = scenario.top(*FOUR).start()
    play.answers("summon divine_chalice", "put amulet_of_earth")
    assert play.play() == ["divine_chalice", "amulet_of_earth"]
    assert play.refused()["summon die_of_malice"] == ("entangled", "S-153")


@pytest.mark.rule("S-154")
def test_divine_chalice_pays_nature_spirit_only_for_itself() -> None:
    """I-014."""
    scenario = Scenario(2, enchantment="nature_spirit", pool="50")
    scenario.sorcerer(reserve="2 water 1 earth 1 fire 2 air", hand=["divine_chalice"])
    play = scenario.top(*FOUR).start()
    play.answers("summon divine_chalice", "pay air", "put amulet_of_earth")
    assert (play.play(), play.reserve()) == (["divine_chalice", "amulet_of_earth"], {"water": 1})


@pytest.mark.rule("S-121")
def test_syllas_the_faithful_makes_each_opponent_sacrifice_a_card_of_choice() -> None:
    scenario = Scenario(4).sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
    scenario.sorcerer(play=["purse_of_io", "amulet_of_air"]).sorcerer()
    play = scenario.sorcerer(play=["kairn_the_destroyer", "staff_of_spring"]).start()
    play.answers("summon syllas_the_faithful")
    assert play.question.seat == 1
    play.answers("sacrifice amulet_of_air")
    assert play.question.seat == 3
    play.answers("sacrifice kairn_the_destroyer")
    assert [play.play(seat) for seat in range(4)] == [
        ["syllas_the_faithful"],
        ["purse_of_io"],
        [],
        ["staff_of_spring"],
    ]
    assert play.table.discard == ["amulet_of_air", "kairn_the_destroyer"]


def test_syllas_the_faithful_asks_opponents_from_the_left_and_wraps_round() -> None:
    scenario = Scenario(3).sorcerer(play=["purse_of_io", "amulet_of_air"])
    scenario.sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
    play = scenario.sorcerer(play=["temporal_boots", "staff_of_spring"]).start(active=1)
    play.answers("summon syllas_the_faithful")
    assert play.question.seat == 2
    play.answers("sacrifice temporal_boots")
    assert play.question.seat == 0

"""Enchanted Kingdom 17, 19, 20: Argos Hawk, Warden of Argos, Ratty Nightshade."""

import pytest

from fabletop.games.seasons.scenario import Scenario

HOARD = ["amulet_of_water", "glutton_cauldron", "jewel_of_the_ancients", "fairy_monolith"]
ON_HOARD = {
    "amulet_of_water": "4 earth",
    "glutton_cauldron": "3 fire",
    "jewel_of_the_ancients": "2 air",
    "fairy_monolith": "1 water",
}

# Argos Hawk


def test_argos_hawk_brings_ten_crystals_and_a_space_of_the_gauge() -> None:
    scenario = Scenario(2).sorcerer(gauge=1, reserve="1 earth 1 air", hand=["argos_hawk"])
    play = scenario.start()
    play.answers("summon argos_hawk")
    assert (play.sorcerer().crystals, play.sorcerer().gauge) == (10, 2)
    assert (play.play(), play.reserve()) == (["argos_hawk"], {})


@pytest.mark.rule("T-71")
def test_argos_hawk_is_sacrificed_and_the_opponents_lose_a_space_for_six_crystals() -> None:
    scenario = Scenario(3).sorcerer(gauge=5, crystals=3, play=["argos_hawk"])
    play = scenario.sorcerer(gauge=4).sorcerer(gauge=1, crystals=10).start()
    play.answers("activate argos_hawk")
    assert (play.play(), play.table.discard) == ([], ["argos_hawk"])
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [3, 6, 16]
    assert [play.sorcerer(seat).gauge for seat in range(3)] == [5, 3, 0]


@pytest.mark.rule("S-107")
def test_argos_hawk_makes_nobody_sacrifice_a_card_beyond_the_gauge() -> None:
    """I-090"""
    scenario = Scenario(2).sorcerer(play=["argos_hawk"])
    play = scenario.sorcerer(gauge=2, play=["purse_of_io", "staff_of_spring"]).start()
    play.answers("activate argos_hawk")
    assert (play.sorcerer(1).gauge, play.play(1)) == (1, ["purse_of_io", "staff_of_spring"])
    assert play.question.kind == "turn"


@pytest.mark.rule("S-107")
def test_demon_of_argos_makes_nobody_sacrifice_a_card_beyond_the_gauge() -> None:
    """I-090"""
    four = "1 water 1 earth 1 fire 1 air"
    scenario = Scenario(2).sorcerer(reserve=four, hand=["demon_of_argos"])
    play = scenario.sorcerer(gauge=2, play=["purse_of_io", "staff_of_spring"]).start()
    play.answers("summon demon_of_argos")
    assert (play.sorcerer(1).gauge, play.play(1)) == (1, ["purse_of_io", "staff_of_spring"])
    assert len(play.sorcerer(1).hand) == 1


def test_argos_hawk_leaves_a_gauge_at_its_beginning() -> None:
    play = Scenario(2).sorcerer(play=["argos_hawk"]).sorcerer(gauge=0).start()
    play.answers("activate argos_hawk")
    assert (play.sorcerer(1).gauge, play.sorcerer(1).crystals) == (0, 6)


# Warden of Argos


@pytest.mark.rule("T-26", "S-076")
def test_warden_of_argos_makes_everybody_give_up_four_tokens_of_the_reserve() -> None:
    """I-110"""
    scenario = Scenario(3).sorcerer(reserve="1 air 3 fire", hand=["warden_of_argos"])
    scenario.sorcerer(reserve="4 water")
    scenario.sorcerer(reserve="3 water 3 earth", play=HOARD, on=ON_HOARD)
    play = scenario.start()
    play.answers("summon warden_of_argos", "warden energy")
    assert (play.question.seat, play.options) == (2, ["drop water", "drop earth"])
    play.answers("drop water", "drop earth", "drop water", "drop water")
    assert [play.reserve(seat) for seat in range(3)] == [{}, {}, {"earth": 2}]
    assert [sum(play.item(card, 2).energy) for card in HOARD] == [4, 3, 2, 1]


def test_warden_of_argos_takes_all_tokens_from_who_has_fewer_than_four() -> None:
    scenario = Scenario(2).sorcerer(reserve="1 air", hand=["warden_of_argos"])
    play = scenario.sorcerer(reserve="1 water 2 fire").start()
    play.answers("summon warden_of_argos", "warden energy")
    assert (play.reserve(0), play.reserve(1), play.question.kind) == ({}, {}, "turn")


def test_warden_of_argos_makes_everybody_discard_a_card_beginning_with_the_summoner() -> None:
    two = ["purse_of_io", "staff_of_spring"]
    scenario = Scenario(3).sorcerer(reserve="5 air", hand=["warden_of_argos", *two])
    play = scenario.sorcerer(reserve="5 air", hand=two).sorcerer(hand=["amulet_of_air"]).start()
    play.answers("summon warden_of_argos", "warden card")
    assert (play.question.seat, play.options) == (0, [f"discard {card}" for card in two])
    play.answers("discard purse_of_io")
    assert (play.question.seat, play.options) == (1, [f"discard {card}" for card in two])
    play.answers("discard staff_of_spring")
    assert [play.sorcerer(seat).hand for seat in range(3)] == [two[1:], two[:1], []]
    assert play.table.discard == ["purse_of_io", "staff_of_spring", "amulet_of_air"]
    assert [play.reserve(seat) for seat in range(3)] == [{"air": 4}, {"air": 5}, {}]


def test_warden_of_argos_asks_no_card_of_an_empty_hand() -> None:
    scenario = Scenario(2).sorcerer(reserve="1 air", hand=["warden_of_argos"])
    play = scenario.sorcerer(play=["purse_of_io"]).start()
    play.answers("summon warden_of_argos", "warden card")
    assert (play.table.discard, play.play(1)) == ([], ["purse_of_io"])


def test_warden_of_argos_lets_only_the_summoner_choose() -> None:
    scenario = Scenario(2).sorcerer(reserve="1 air", hand=["warden_of_argos"])
    play = scenario.sorcerer(hand=["purse_of_io"]).start()
    play.answers("summon warden_of_argos")
    assert (play.question.seat, play.options) == (0, ["warden energy", "warden card"])
    play.answers("warden card")
    assert (play.sorcerer(1).hand, play.question.kind) == ([], "turn")


# Ratty Nightshade


@pytest.mark.rule("T-28", "S-102")
def test_ratty_nightshade_takes_up_to_two_tokens_from_each_opponent() -> None:
    scenario = Scenario(3).sorcerer(crystals=4, reserve="1 air", hand=["ratty_nightshade"])
    play = scenario.sorcerer(reserve="1 water").sorcerer(reserve="3 fire 2 earth").start()
    play.answers("summon ratty_nightshade", "rob water 1", "rob fire 2", "rob earth 2")
    assert play.sorcerer().crystals == 0
    assert play.reserve() == {"water": 1, "earth": 1, "fire": 1, "air": 1}
    assert (play.reserve(1), play.reserve(2)) == ({}, {"earth": 1, "fire": 2})


@pytest.mark.rule("S-102")
@pytest.mark.parametrize(("players", "price"), [(2, 2), (3, 4), (4, 6)])
def test_ratty_nightshade_costs_more_with_more_players(players: int, price: int) -> None:
    play = Scenario(players).sorcerer(crystals=6, hand=["ratty_nightshade"]).start()
    play.answers("summon ratty_nightshade")
    assert play.sorcerer().crystals == 6 - price


def test_ratty_nightshade_may_take_fewer() -> None:
    scenario = Scenario(2).sorcerer(crystals=2, hand=["ratty_nightshade"])
    play = scenario.sorcerer(reserve="3 fire").start()
    play.answers("summon ratty_nightshade", "rob fire 1")
    assert play.options == ["rob fire 1", "enough"]
    play.answers("enough")
    assert (play.reserve(), play.reserve(1)) == ({"fire": 1}, {"fire": 2})


def test_ratty_nightshade_passes_by_an_empty_reserve() -> None:
    scenario = Scenario(3).sorcerer(crystals=4, hand=["ratty_nightshade"])
    play = scenario.sorcerer().sorcerer(reserve="1 fire").start()
    play.answers("summon ratty_nightshade")
    assert play.options == ["rob fire 2", "enough"]


@pytest.mark.rule("S-076")
def test_ratty_nightshade_takes_nothing_that_lies_on_cards() -> None:
    """I-110"""
    scenario = Scenario(2).sorcerer(crystals=2, hand=["ratty_nightshade"])
    play = scenario.sorcerer(play=HOARD, on=ON_HOARD).start()
    play.answers("summon ratty_nightshade")
    assert (play.reserve(), play.question.kind) == ({}, "turn")
    assert [sum(play.item(card, 1).energy) for card in HOARD] == [4, 3, 2, 1]


@pytest.mark.rule("S-071")
def test_ratty_nightshade_must_fit_what_she_takes_into_her_owners_reserve() -> None:
    scenario = Scenario(2).sorcerer(crystals=2, reserve="6 air", hand=["ratty_nightshade"])
    play = scenario.sorcerer(reserve="5 fire").start()
    play.answers("summon ratty_nightshade", "rob fire 1", "rob fire 1", "drop air")
    assert (play.reserve(), play.reserve(1)) == ({"fire": 2, "air": 5}, {"fire": 3})

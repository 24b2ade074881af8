"""Enchanted Kingdom 9 and 10: Io's Transmuter, Throne of Renewal."""

import pytest

from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.seen import sheets

# Io's Transmuter


def test_ios_transmuter_lets_a_die_with_crystals_transmute_for_two_crystals_more() -> None:
    scenario = (
        Scenario(2).at(first=1).die("ww+1..").sorcerer(play=["ios_transmuter"], reserve="2 fire")
    )
    play = scenario.start(active=0)
    play.answers("transmute fire 2")
    assert play.sorcerer().crystals == 4
    play.answers("end")
    assert play.sorcerer().crystals == 6


def test_ios_transmuter_pays_its_two_crystals_once_however_much_is_transmuted() -> None:
    """I-034"""
    scenario = (
        Scenario(2)
        .at(first=1)
        .die("ww+1..")
        .sorcerer(play=["ios_transmuter"], reserve="3 fire 1 earth")
    )
    play = scenario.start(active=0)
    play.answers("transmute fire 1", "transmute fire 2", "transmute earth 1", "end")
    assert play.sorcerer().crystals == 6 + 3 + 2


@pytest.mark.parametrize("second", ["ios_transmuter", "raven_the_usurper=ios_transmuter+"])
def test_ios_transmuter_pays_its_two_crystals_once_however_many_there_are(second: str) -> None:
    scenario = Scenario(2).at(first=1).die("ww+1..")
    scenario.sorcerer(play=["ios_transmuter", second], reserve="1 fire")
    if second != "ios_transmuter":
        scenario.sorcerer(play=["ios_transmuter"])
    play = scenario.start(active=0)
    play.answers("transmute fire 1", "end")
    assert play.sorcerer().crystals == 2 + 2


def test_ios_transmuter_pays_nothing_for_a_permission_that_was_not_used() -> None:
    scenario = (
        Scenario(2).at(first=1).die("ww+1..").sorcerer(play=["ios_transmuter"], reserve="3 fire")
    )
    play = scenario.start(active=0)
    play.answers("end")
    assert play.sorcerer().crystals == 0


@pytest.mark.rule("T-44")
def test_ios_transmuter_pays_nothing_for_transmuting_with_a_ring() -> None:
    scenario = (
        Scenario(2).at(first=1).die("waT.").sorcerer(play=["ios_transmuter"], reserve="3 fire")
    )
    play = scenario.start(active=0)
    play.answers("transmute fire 3", "end")
    assert play.sorcerer().crystals == 6


def test_ios_transmuter_pays_nothing_for_transmuting_with_a_bonus() -> None:
    scenario = (
        Scenario(2).at(first=1).die("ww*.").sorcerer(play=["ios_transmuter"], reserve="3 fire")
    )
    play = scenario.start(active=0)
    play.answers("bonus transmute", "transmute fire 3", "end")
    assert play.sorcerer().crystals == 9


def test_ios_transmuter_pays_nothing_for_the_balance_of_ishtar() -> None:
    scenario = (
        Scenario(2)
        .at(first=1)
        .die("ww+1..")
        .sorcerer(play=["ios_transmuter", "balance_of_ishtar"], reserve="3 fire")
    )
    play = scenario.start(active=0)
    play.answers("activate balance_of_ishtar fire", "end")
    assert play.sorcerer().crystals == 9


def test_ios_transmuter_works_in_the_turn_in_which_it_is_summoned() -> None:
    scenario = (
        Scenario(2)
        .at(first=1)
        .die("ww+1..")
        .sorcerer(reserve="1 water 1 earth 1 fire", hand=["ios_transmuter"])
    )
    play = scenario.start(active=0)
    assert play.refused()["transmute fire 1"] == ("no_ring", "S-082")
    play.answers("summon ios_transmuter", "transmute fire 1", "end")
    assert play.sorcerer().crystals == 4


def test_ios_transmuter_forgets_the_last_round() -> None:
    scenario = Scenario(2).at(first=1).die("ww+1..").leftover("ww*.")
    scenario.sorcerer(play=["ios_transmuter"], reserve="1 fire").dice(2, 1, 1)
    play = scenario.start(active=0)
    play.answers("transmute fire 1", "end")
    assert play.sorcerer().crystals == 4
    for _ in range(2):
        play.answers(next(option for option in play.options if "+" not in option))
    play.answers("end", "end")
    assert play.table.round == 3
    assert play.sorcerer().crystals == 4


def test_ios_transmuter_never_meets_a_die_with_both_crystals_and_ring() -> None:
    assert [face.id for face in open_box().faces.values() if face.crystals and face.ring] == []


# Throne of Renewal

THRONE = "1 water 2 fire"


@pytest.mark.rule("T-94", "S-097")
def test_throne_of_renewal_discards_draws_and_gives_a_bonus_back() -> None:
    scenario = Scenario(2).sorcerer(
        bonuses=2, reserve=THRONE, hand=["throne_of_renewal", "purse_of_io"]
    )
    play = scenario.top("staff_of_spring").start()
    play.answers("summon throne_of_renewal")
    assert play.sorcerer().hand == ["staff_of_spring"]
    assert (play.table.discard, play.sorcerer().bonuses) == (["purse_of_io"], 1)


@pytest.mark.rule("T-94", "S-097", "S-091")
def test_throne_of_renewal_lowers_the_price_of_two_bonuses_to_five() -> None:
    scenario = Scenario(2).at(year=3, space=12, first=1).leftover("aa*.")
    scenario.sorcerer(bonuses=2, reserve=THRONE, hand=["throne_of_renewal", "purse_of_io"])
    play = scenario.start(active=0)
    play.answers("summon throne_of_renewal", "end")
    assert ["bonuses", -5] in sheets(play.match, 0)[0]


@pytest.mark.rule("T-94", "S-097")
def test_throne_of_renewal_only_exchanges_a_card_when_no_bonus_was_used() -> None:
    scenario = Scenario(2).sorcerer(reserve=THRONE, hand=["throne_of_renewal", "purse_of_io"])
    play = scenario.top("staff_of_spring").start()
    play.answers("summon throne_of_renewal")
    assert (play.sorcerer().hand, play.sorcerer().bonuses) == (["staff_of_spring"], 0)


@pytest.mark.rule("T-94", "S-097")
def test_throne_of_renewal_does_nothing_for_an_empty_hand() -> None:
    scenario = Scenario(2).sorcerer(bonuses=2, reserve=THRONE, hand=["throne_of_renewal"])
    play = scenario.start()
    play.answers("summon throne_of_renewal")
    assert (play.sorcerer().hand, play.table.discard, play.sorcerer().bonuses) == ([], [], 2)


def test_throne_of_renewal_makes_one_discard_a_card_of_choice() -> None:
    hand = ["throne_of_renewal", "purse_of_io", "amulet_of_air"]
    play = Scenario(2).sorcerer(reserve=THRONE, hand=hand).top("staff_of_spring").start()
    play.answers("summon throne_of_renewal")
    assert play.options == ["discard purse_of_io", "discard amulet_of_air"]
    play.answers("discard amulet_of_air")
    assert play.sorcerer().hand == ["purse_of_io", "staff_of_spring"]


@pytest.mark.rule("S-097", "S-090")
def test_throne_of_renewal_gives_a_bonus_back_that_can_be_used_again() -> None:
    scenario = Scenario(2).sorcerer(
        bonuses=3, gauge=5, reserve=THRONE, hand=["throne_of_renewal", "purse_of_io"]
    )
    play = scenario.start()
    assert "bonus gauge" not in play.options
    play.answers("summon throne_of_renewal", "bonus gauge")
    assert (play.sorcerer().gauge, play.sorcerer().bonuses) == (6, 3)

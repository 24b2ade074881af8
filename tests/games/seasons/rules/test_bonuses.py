"""The three bonuses of a game and what they cost (S-090 to S-097)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.seen import scores, sheets


@pytest.mark.rule("S-090", "S-007")
def test_three_bonuses_may_be_used_in_one_turn_and_no_fourth() -> None:
    play = Scenario(2).sorcerer(gauge=5, reserve="2 air").start()
    play.answers("bonus gauge", "bonus transmute", "bonus gauge")
    assert (play.sorcerer().bonuses, play.sorcerer().gauge) == (3, 7)
    assert not [option for option in play.options if option.startswith("bonus")]
    assert play.refused() == dict.fromkeys(
        ["bonus transmute", "bonus exchange", "bonus gauge"], ("no_bonus_left", "S-090")
    )


@pytest.mark.rule("S-090")
def test_bonuses_do_not_come_back_with_the_next_turn() -> None:
    play = Scenario(2).sorcerer(bonuses=2).dice(2, 2, 2).start()
    play.answers("bonus gauge", "end", "end")
    play.answers(play.options[0]).answers(play.options[0]).answers("end")
    assert (play.question.seat, play.sorcerer().bonuses) == (0, 3)
    assert not [option for option in play.options if option.startswith("bonus")]


@pytest.mark.rule("S-091", "S-173")
@pytest.mark.parametrize(("used", "penalty"), [(0, 0), (1, -5), (2, -12), (3, -20)])
def test_bonuses_cost_5_12_or_20_points_in_the_end(used: int, penalty: int) -> None:
    play = (
        Scenario(2).at(year=3, space=12).sorcerer(crystals=30, bonuses=used).leftover("e*.").start()
    )
    play.answers("end", "end")
    assert ["bonuses", penalty] in sheets(play.match)[0]
    assert scores(play.match) == (30 + penalty, 0)


@pytest.mark.rule("S-091")
def test_each_bonus_moves_the_token_by_one() -> None:
    play = Scenario(2).start()
    play.answers("bonus transmute")
    assert play.sorcerer().bonuses == 1
    play.answers("bonus transmute")
    assert play.sorcerer().bonuses == 2


@pytest.mark.rule("S-092")
def test_two_tokens_are_exchanged_for_two_of_choice() -> None:
    play = Scenario(2).sorcerer(reserve="2 water 2 fire").start()
    play.answers("bonus exchange", "pay water", "pay fire", "gain air", "gain earth")
    assert play.reserve() == {"water": 1, "fire": 1, "air": 1, "earth": 1}


@pytest.mark.rule("S-092", "S-070")
def test_an_exchange_fits_into_a_full_reserve() -> None:
    play = Scenario(2).sorcerer(reserve="7 water").start()
    play.answers("bonus exchange", "gain air", "gain air")
    assert (play.question.kind, play.reserve()) == ("turn", {"water": 5, "air": 2})


@pytest.mark.rule("S-092", "S-076", "S-071")
def test_tokens_on_an_amulet_of_water_are_exchanged_too_and_come_into_the_reserve() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            reserve="7 water", play=["amulet_of_water"], on={"amulet_of_water": "1 fire 1 earth"}
        )
        .start()
    )
    play.answers("bonus exchange", "pay fire amulet_of_water", "pay earth amulet_of_water")
    assert play.on("amulet_of_water") == {}
    play.answers("gain air", "gain air", "drop water", "drop water")
    assert play.reserve() == {"water": 5, "air": 2}


@pytest.mark.rule("S-092")
def test_one_token_is_not_enough_to_exchange() -> None:
    play = Scenario(2).sorcerer(reserve="1 water").start()
    assert "bonus exchange" not in play.options
    assert play.refused()["bonus exchange"] == ("two_tokens", "S-092")


@pytest.mark.rule("S-093")
@pytest.mark.parametrize(("bonuses", "crystals"), [(1, 4), (2, 6), (3, 8)])
def test_each_transmutation_bonus_adds_a_crystal_to_every_token(
    bonuses: int, crystals: int
) -> None:
    play = Scenario(2).sorcerer(reserve="2 water").start()
    play.answers(*["bonus transmute"] * bonuses, "transmute water 2")
    assert play.sorcerer().crystals == crystals


@pytest.mark.rule("S-093")
def test_a_transmutation_bonus_is_worth_something_with_a_ring_too() -> None:
    play = Scenario(2).sorcerer(reserve="2 water").die("a*T.").start()
    play.answers("transmute water 1", "bonus transmute", "transmute water 1")
    assert play.sorcerer().crystals == 1 + 2


@pytest.mark.rule("S-094", "S-106")
@pytest.mark.parametrize(("gauge", "possible"), [(0, True), (14, True), (15, False)])
def test_the_gauge_bonus_ends_at_15(gauge: int, possible: bool) -> None:
    play = Scenario(2).sorcerer(gauge=gauge).start()
    assert ("bonus gauge" in play.options) is possible
    if possible:
        play.answers("bonus gauge")
        assert play.sorcerer().gauge == gauge + 1
    else:
        assert play.refused()["bonus gauge"] == ("gauge_full", "S-094")


@pytest.mark.rule("S-095")
def test_the_card_bonus_comes_only_with_a_card_on_the_die() -> None:
    play = Scenario(2).die("ww*..").start(phase="begin")
    assert play.options == ["bonus transmute", "bonus exchange", "bonus gauge", "end"]


@pytest.mark.rule("S-095", "S-131")
def test_the_card_bonus_takes_what_there_is() -> None:
    play = Scenario(2).only("amulet_of_air").die("c..").start(phase="begin")
    play.answers("draw_two")
    assert (play.sorcerer().hand, play.sorcerer().bonuses) == (["amulet_of_air"], 1)


@pytest.mark.rule("S-096", "S-157")
def test_a_bonus_draws_a_card_only_with_olafs_knowledge() -> None:
    assert "bonus draw" not in Scenario(2).start().options
    play = Scenario(2, enchantment="olafs_knowledge").top("amulet_of_air").start()
    play.answers("bonus draw", "keep amulet_of_air")
    assert (play.sorcerer().hand, play.sorcerer().bonuses) == (["amulet_of_air"], 1)


@pytest.mark.rule("S-097")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2)])
def test_the_throne_of_renewal_gives_a_bonus_back_but_never_goes_below_0(
    before: int, after: int
) -> None:
    play = (
        Scenario(2)
        .sorcerer(
            bonuses=before, reserve="1 water 2 fire", hand=["throne_of_renewal", "amulet_of_air"]
        )
        .start()
    )
    play.answers("summon throne_of_renewal")
    assert play.sorcerer().bonuses == after
    assert "bonus transmute" in play.options

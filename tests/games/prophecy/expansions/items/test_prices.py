"""What Items with Stones and the Statuettes are worth."""

from collections.abc import Sequence

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

from .battles import FIELD

LAW, MIND = "astral_lawstone", "astral_mindstone"


def selling(
    scenario: type[Scenario],
    *items: str,
    stones: dict[str, str] | None = None,
    abilities: Sequence[str] = (),
) -> ProphecyPlay:
    return (
        scenario(2, version="standard", new_items="yes", island="yes")
        .hero("paladin", at="city", gold=0, items=items, stones=stones, abilities=abilities)
        .start("arrive")
    )


@pytest.mark.rule("W-240")
def test_an_item_with_a_stone_sells_for_half_of_both_prices(scenario: type[Scenario]) -> None:
    play = selling(scenario, "sword", stones={"sword": LAW})
    assert "Sell Sword (+8 Gold)" in play.match.decisions()[0].labels()
    play.answers("sell sword")
    assert play.hero().gold == 8  # half of 7 + 8, rounded up
    assert play.table.stones == {}


@pytest.mark.rule("W-051")
def test_astral_mindstone_is_worth_fifteen_gold_and_sells_for_eight(
    scenario: type[Scenario],
) -> None:
    play = selling(scenario, MIND)
    mindstone = play.table.box.items[MIND]
    assert (mindstone.price, mindstone.maps) == (15, 3)
    play.answers(f"sell {MIND}")
    assert play.hero().gold == 8


@pytest.mark.parametrize(("statuette", "gold"), [("silver_statuette", 6), ("golden_statuette", 10)])
def test_silver_statuette_and_golden_statuette_sell_for_their_full_price(
    scenario: type[Scenario], statuette: str, gold: int
) -> None:
    play = selling(scenario, statuette)
    play.answers(f"sell {statuette}")
    assert play.hero().gold == gold


def test_haggling_adds_nothing_to_the_full_price_of_a_statuette(
    scenario: type[Scenario],
) -> None:
    play = selling(scenario, "golden_statuette", abilities=["haggling"])
    play.answers("sell golden_statuette")
    assert play.hero().gold == 10


def test_statuettes_are_of_no_use_in_a_battle(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, items=["golden_statuette", "silver_statuette", "sword"])
        .lies(FIELD, "bear")
        .start("arrive")
    )
    assert play.options == ["use sword", "ready"]


@pytest.mark.rule("W-240")
def test_the_collector_pays_for_item_and_stone(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, gold=0, items=["sword", "axe"], stones={"sword": LAW})
        .lies(FIELD, "collector")
        .start("arrive")
    )
    multiple = play.table.box.opportunities["collector"].params.multiple
    play.answers("use collector")
    label = play.match.decisions()[0].labels()[play.options.index("offer sword")]
    play.answers("offer sword")
    assert play.hero().gold == multiple * (7 + 8)
    assert f"(+{multiple * 15} Gold)" in label


@pytest.mark.rule("W-240")
def test_the_imp_takes_the_item_that_is_dearest_with_its_stone(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, items=["sword", "great_sword"], stones={"sword": LAW})
        .lies(FIELD, "imp")
        .dice(1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().items == ["great_sword"]


@pytest.mark.rule("W-240")
def test_the_hermit_counts_the_stone_among_the_riches(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, gold=0, items=["sword"], stones={"sword": LAW})
        .hero("mystic", at="city", gold=10)
        .lies(FIELD, "hermit")
        .start("arrive")
    )
    play.answers("use hermit")
    assert play.hero().items == []

"""Opportunities where one buys and sells: Black Market, Travelling Apothecary, Collector."""

import pytest

from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import Scenario

PLAINS = "plains_by_city"


@pytest.mark.rule("R-101", "R-321")
def test_black_market_sells_several_of_six_items_and_discards_the_rest(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=12)
        .lies(PLAINS, "black_market")
        .top("sword", "cape", "war_hammer", "elixir_of_wisdom", "great_sword", "black_spear")
        .start("arrive")
    )
    play.answers("use black_market")
    assert play.options == [
        "buy sword",
        "buy cape",
        "buy war_hammer",
        "buy elixir_of_wisdom",
        "buy black_spear",
        "done",
    ]
    play.answers("buy elixir_of_wisdom")
    assert play.options == ["buy cape", "done"]
    play.answers("buy cape")
    assert (play.hero().gold, play.hero().items) == (1, ["elixir_of_wisdom", "cape"])
    assert play.table.common_discard == ["sword", "war_hammer"]
    assert play.table.rare_discard == ["great_sword", "black_spear"]
    assert play.table.adventure_discard == ["black_market"]
    assert PROPHECY.invariants(play.table) == []


@pytest.mark.rule("R-321")
def test_black_market_asks_no_fee_of_who_buys_nothing(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=5)
        .lies(PLAINS, "black_market")
        .top("sword", "cape", "war_hammer")
        .start("arrive")
    )
    play.answers("use black_market", "done")
    assert (play.hero().gold, play.hero().items) == (5, [])
    assert len(play.table.common_discard) == len(play.table.rare_discard) == 3


@pytest.mark.rule("R-321")
def test_black_market_looks_at_gold_and_not_at_items(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=4, items=["great_sword"])
        .lies(PLAINS, "black_market")
        .start("arrive")
    )
    assert play.refused()["use black_market"] == ("needs_gold", "R-321")


def test_travelling_apothecary_sells_health_and_magic_in_one_visit(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=4, health=1, wounds=3, magic=1, drained=3)
        .lies(PLAINS, "travelling_apothecary")
        .start("arrive")
    )
    play.answers("use travelling_apothecary")
    assert play.options == ["heal 1", "heal 2", "heal 3", "recharge 2", "recharge 3"]
    play.answers("heal 2", "recharge 3")
    hero = play.hero()
    assert (hero.gold, hero.health, hero.wounds, hero.magic, hero.drained) == (0, 3, 1, 4, 0)
    assert play.table.adventure_discard == ["travelling_apothecary"]


def test_travelling_apothecary_sells_two_magic_for_one_gold(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=4, magic=1, drained=3)
        .lies(PLAINS, "travelling_apothecary")
        .start("arrive")
    )
    play.answers("use travelling_apothecary", "recharge 2", "done")
    assert (play.hero().gold, play.hero().magic, play.hero().drained) == (3, 3, 1)


@pytest.mark.rule("R-102")
def test_travelling_apothecary_has_nothing_for_the_hale(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", at=PLAINS).lies(PLAINS, "travelling_apothecary").start("arrive")
    )
    assert play.refused()["use travelling_apothecary"] == ("no_effect", "R-102")


def test_travelling_apothecary_is_not_in_it_for_charity(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=0, health=1, wounds=3)
        .lies(PLAINS, "travelling_apothecary")
        .start("arrive")
    )
    assert play.refused()["use travelling_apothecary"] == ("needs_gold", "R-166")


def test_collector_pays_double_for_one_item(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=0, items=["sword", "cape"], damaged=["dagger"])
        .lies(PLAINS, "collector")
        .start("arrive")
    )
    play.answers("use collector")
    assert play.options == ["offer sword", "offer cape"]
    play.answers("offer sword")
    assert (play.hero().gold, play.hero().items) == (14, ["cape", "dagger"])
    assert play.table.common_discard == ["sword"]
    assert play.table.adventure_discard == ["collector"]


@pytest.mark.rule("R-102", "R-305")
def test_collector_wants_an_undamaged_item(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, damaged=["sword"])
        .lies(PLAINS, "collector")
        .start("arrive")
    )
    assert play.refused()["use collector"] == ("no_item_to_sell", "R-305")

"""Buying, selling and repairing Items."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

CIVILIZATION = [
    "city",
    "village",
    "fortress",
    "thieves_guild",
    "magic_tower",
    "forest_camp",
    "monastery",
]


@pytest.mark.rule("R-155")
@pytest.mark.parametrize("space", CIVILIZATION)
def test_sword_is_repaired_for_one_gold_in_every_civilization_space(
    scenario: type[Scenario], space: str
) -> None:
    play = scenario().hero("paladin", at=space, gold=1, damaged=["sword"]).start("arrive")
    play.answers("repair sword")
    assert play.hero().gold == 0
    assert play.table.damaged == []


@pytest.mark.rule("R-155")
def test_each_repair_costs_a_gold_of_its_own(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", at="fortress", gold=2, damaged=["sword", "axe"]).start("arrive")
    )
    play.answers("repair sword", "repair axe")
    assert play.hero().gold == 0
    assert play.table.damaged == []


@pytest.mark.rule("R-155")
def test_sword_is_not_repaired_without_gold(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at="fortress", gold=0, damaged=["sword"]).start("arrive")
    assert play.options == ["end"]
    assert play.refused()["repair sword"] == ("needs_gold", "R-155")


@pytest.mark.rule("R-155")
@pytest.mark.parametrize("space", ["enchanted_wilderness", "plains_by_city"])
def test_sword_is_not_repaired_in_the_wild(scenario: type[Scenario], space: str) -> None:
    play = scenario().hero("paladin", at=space, gold=5, damaged=["sword"]).start("arrive")
    assert play.options == ["end"]


@pytest.mark.rule("R-155", "R-156")
def test_repaired_sword_helps_again(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="city", damaged=["sword"])
        .lies("plains_by_city", "bear")
        .top("chance_peaceful_times")
        .dice(3, 3)
        .start("chance")
    )
    play.answers("stay", "repair sword", "end", "walk plains_by_city", "use sword", "roll")
    assert ("rolled", 0, "bear", 3, 3, 9, 8) in play.told()


@pytest.mark.rule("R-156", "R-177")
def test_damaged_sword_cannot_be_used(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="plains_by_city", items=["dagger"], damaged=["sword"])
        .lies("plains_by_city", "bear")
        .start("arrive")
    )
    assert play.options == ["use dagger", "ready"]
    assert play.refused()["use sword"] == ("damaged", "R-156")


@pytest.mark.rule("R-159", "R-177")
@pytest.mark.parametrize("space", ["city", "village"])
def test_damaged_sword_is_sold_only_after_its_repair(scenario: type[Scenario], space: str) -> None:
    play = scenario().hero("paladin", at=space, gold=1, damaged=["sword"]).start("arrive")
    assert play.options == ["repair sword", "end"]
    assert play.refused()["sell sword"] == ("repair_first", "R-159")
    play.answers("repair sword", "sell sword")
    assert play.hero().gold == 4


@pytest.mark.rule("R-157")
def test_sword_is_bought_in_the_village_at_its_price(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", gold=8)
        .for_sale("village", "sword", "cape")
        .start("arrive")
    )
    play.answers("buy sword")
    assert play.hero().gold == 1
    assert play.hero().items == ["sword"]
    assert play.table.goods["village"] == ["cape"]


@pytest.mark.rule("R-157")
def test_great_sword_is_bought_in_the_city_at_its_price(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="city", gold=13)
        .for_sale("city", "great_sword")
        .start("arrive")
    )
    play.answers("buy great_sword")
    assert (play.hero().gold, play.hero().items) == (0, ["great_sword"])


@pytest.mark.rule("R-157")
def test_great_sword_is_not_sold_to_who_is_one_gold_short(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="city", gold=12)
        .for_sale("city", "great_sword")
        .start("arrive")
    )
    assert play.options == ["end"]
    assert play.refused()["buy great_sword"] == ("needs_gold", "R-157")


@pytest.mark.rule("R-157")
def test_goods_of_the_city_are_not_for_sale_in_the_village(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="village", gold=13)
        .for_sale("city", "great_sword")
        .start("arrive")
    )
    assert play.options == ["end"]


@pytest.mark.rule("R-158", "R-159")
@pytest.mark.parametrize(
    ("item", "paid"),
    [
        ("javelin", 1),
        ("rapier", 2),
        ("dagger", 2),
        ("war_axe", 3),
        ("war_hammer", 3),
        ("sword", 4),
        ("great_sword", 7),
    ],
)
@pytest.mark.parametrize("space", ["city", "village"])
def test_item_is_sold_at_half_its_price_rounded_up(
    scenario: type[Scenario], item: str, paid: int, space: str
) -> None:
    play = scenario().hero("paladin", at=space, gold=0, items=[item]).start("arrive")
    play.answers(f"sell {item}")
    assert (play.hero().gold, play.hero().items) == (paid, [])
    assert [*play.table.common_discard, *play.table.rare_discard] == [item]


@pytest.mark.rule("R-158", "RS-10")
@pytest.mark.parametrize(("price", "paid"), [(5, 3), (1, 1)])
def test_javelin_of_another_price_is_sold_at_half_of_that(
    scenario: type[Scenario], price: int, paid: int
) -> None:
    play = (
        scenario(cards={"javelin": {"price": price}})
        .hero("paladin", at="village", gold=0, items=["javelin"])
        .start("arrive")
    )
    play.answers("sell javelin")
    assert play.hero().gold == paid


@pytest.mark.rule("R-158")
@pytest.mark.parametrize("space", ["fortress", "plains_by_city", "enchanted_wilderness"])
def test_sword_is_sold_in_city_and_village_only(scenario: type[Scenario], space: str) -> None:
    play = scenario().hero("paladin", at=space, items=["sword"]).start("arrive")
    assert "sell sword" not in play.options

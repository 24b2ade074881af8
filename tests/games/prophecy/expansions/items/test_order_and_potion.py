"""Commodity Purchase Order and Unmarked Potion."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

from .battles import FIELD

ORDER, POTION = "commodity_purchase_order", "unmarked_potion"


@pytest.mark.parametrize(
    ("town", "old", "new"),
    [
        ("city", ["great_sword"], ["rangers_boots", "radiant_scythe"]),
        ("village", ["axe"], ["sword", "dagger", "cape"]),
    ],
)
def test_commodity_purchase_order_brings_new_goods_to_the_city_or_the_village(
    scenario: type[Scenario], town: str, old: list[str], new: list[str]
) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=town, items=[ORDER])
        .for_sale(town, *old)
        .top(*new)
        .start("arrive")
    )
    play.answers(f"read {ORDER}")
    assert play.table.goods[town] == new
    assert ORDER in play.table.common_discard
    assert set(old) <= {*play.table.common_discard, *play.table.rare_discard}


def test_commodity_purchase_order_leaves_the_other_town_alone(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at="village", items=[ORDER])
        .for_sale("city", "great_sword")
        .start("arrive")
    )
    play.answers(f"read {ORDER}")
    assert play.table.goods["city"] == ["great_sword"]


def test_commodity_purchase_order_is_refused_where_nothing_is_sold(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at="monastery", items=[ORDER])
        .start("arrive")
    )
    assert play.refused()[f"read {ORDER}"] == ("wrong_place", "R-157")


def drinking(
    scenario: type[Scenario], *, wounds: int = 2, drained: int = 3, dice: tuple[int, ...] = ()
) -> ProphecyPlay:
    return (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, wounds=wounds, drained=drained, items=[POTION])
        .dice(*dice)
        .start("arrive")
    )


@pytest.mark.parametrize("die", [1, 3, 5])
def test_unmarked_potion_heals_everything_on_an_odd_die(scenario: type[Scenario], die: int) -> None:
    play = drinking(scenario, dice=(die,))
    play.answers(f"drink {POTION}")
    assert (play.hero().wounds, play.hero().drained) == (0, 3)
    assert POTION in play.table.common_discard


@pytest.mark.parametrize("die", [2, 4, 6])
def test_unmarked_potion_recharges_everything_on_an_even_die(
    scenario: type[Scenario], die: int
) -> None:
    play = drinking(scenario, dice=(die,))
    play.answers(f"drink {POTION}")
    assert (play.hero().wounds, play.hero().drained) == (2, 0)


def test_unmarked_potion_is_drunk_in_vain_on_the_wrong_die(scenario: type[Scenario]) -> None:
    play = drinking(scenario, wounds=0, dice=(1,))
    play.answers(f"drink {POTION}")
    assert play.hero().drained == 3
    assert play.hero().items == []


def test_unmarked_potion_is_not_drunk_by_who_has_lost_nothing(scenario: type[Scenario]) -> None:
    play = drinking(scenario, wounds=0, drained=0)
    assert play.refused()[f"drink {POTION}"] == ("nothing_to_restore", "R-248")


def test_who_prays_for_the_unmarked_potion_keeps_the_die_she_likes(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, wounds=2, items=[POTION], abilities=["prayer"])
        .dice(2, 3)
        .start("arrive")
    )
    play.answers(f"drink {POTION}", "cast prayer", "keep_die 3")
    assert play.hero().wounds == 0

"""The Giant Pearl pays one price, whatever it is."""

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.realms import SHORE
from tests.games.prophecy.expansions.water.sea import under_water

LAY_DOWN = "lay_down giant_pearl"


@pytest.mark.rule("W-273")
def test_the_giant_pearl_pays_for_one_item_alone(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="city", rival="village", gold=0, items=["giant_pearl"])
    play = built.for_sale("city", "great_sword", "radiant_shield").start()
    play.answers("stay")
    assert "buy great_sword" not in play.options
    play.answers(LAY_DOWN, "buy great_sword")
    assert (play.hero().items, play.hero().gold) == (["great_sword"], 0)
    assert "buy radiant_shield" not in play.options
    assert "giant_pearl" in play.table.removed


@pytest.mark.rule("W-273")
def test_of_several_repairs_it_pays_one(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water").hero(
        "druid", at="city", gold=0, items=["giant_pearl"], damaged=["sword", "dagger"]
    )
    play = built.start()
    play.answers("stay", LAY_DOWN, "repair sword")
    assert (play.table.damaged, play.hero().gold) == (["dagger"], 0)
    assert "repair dagger" not in play.options


@pytest.mark.rule("W-272")
def test_it_is_no_gold_for_the_black_market_but_pays_there(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at=SHORE, gold=0, items=["giant_pearl"])
    play = built.lies(SHORE, "black_market").start()
    play.answers("stay", LAY_DOWN)
    assert "use black_market" not in play.options


@pytest.mark.rule("W-272")
def test_on_the_black_market_it_buys_one_item(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at=SHORE, gold=15, items=["giant_pearl"])
    play = built.lies(SHORE, "black_market").start()
    play.answers("stay", LAY_DOWN, "use black_market")
    play.answers(play.options[0])
    assert (play.hero().gold, len(play.hero().items)) == (15, 1)


@pytest.mark.rule("W-272")
def test_charity_does_not_count_it(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water")
    built.hero("druid", gold=2, items=["giant_pearl"]).hero("mystic", gold=3)
    play = built.top("chance_charity").start("chance")
    assert (play.hero().gold > 2, play.hero(1).gold) == (True, 3)


@pytest.mark.rule("W-273", "W-088")
def test_it_buys_the_largest_bag(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at=SHORE, gold=0, items=["giant_pearl"]).start()
    play.answers("enter water", LAY_DOWN, "bag 10")
    assert (diver(play.hero()).bubbles, play.hero().items) == (12, [])


def test_laid_down_for_nothing_it_is_kept(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="city", rival="village", items=["giant_pearl"]).start()
    play.answers("stay", LAY_DOWN, "end")
    assert (play.hero().items, play.table.credit) == (["giant_pearl"], 0)


@pytest.mark.rule("W-273")
def test_a_pearl_that_is_sold_after_all_pays_nothing(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="city", rival="village", gold=0, items=["giant_pearl"])
    play = built.for_sale("city", "great_sword").start()
    play.answers("stay", LAY_DOWN)
    assert "buy great_sword" in play.options
    play.answers("sell giant_pearl")
    assert play.hero().gold == 4
    assert "buy great_sword" not in play.options

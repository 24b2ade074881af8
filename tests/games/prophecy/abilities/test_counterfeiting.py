"""Counterfeiting: up to 3 Gold less in one payment of every kind, once a round."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

from .battles import FIELD


def forger(
    scenario: type[Scenario],
    at: str,
    *,
    gold: int,
    wounds: int = 0,
    drained: int = 0,
    experience: int = 3,
    damaged: tuple[str, ...] = (),
    goods: tuple[str, ...] = (),
    lies: tuple[str, ...] = (),
    others: tuple[str, ...] = (),
) -> ProphecyPlay:
    """The Druid (of Forest Camp and Monastery) has arrived somewhere and can counterfeit."""
    table = (
        scenario(version="standard")
        .hero(
            "druid",
            at=at,
            gold=gold,
            wounds=wounds,
            drained=drained,
            experience=experience,
            damaged=damaged,
            abilities=("counterfeiting", *others),
        )
        .hero("mystic", at="enchanted_wilderness")
        .lies(FIELD, *lies)
    )
    return (table.for_sale(at, *goods) if goods else table).start("arrive")


@pytest.mark.rule("R-265", "RS-10")
def test_counterfeiting_on_five_health_in_the_forest_camp_leaves_two_to_pay(
    scenario: type[Scenario],
) -> None:
    play = forger(scenario, "forest_camp", gold=2, wounds=5)
    assert play.refused()["heal 3"] == ("needs_gold", "R-161")
    play.answers("counterfeit", "heal 5")
    assert (play.hero().gold, play.hero().wounds) == (0, 0)


@pytest.mark.rule("R-265", "RS-10")
def test_counterfeiting_on_a_horse_pays_nothing_and_wastes_two(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at="plains_by_city", gold=0, damaged=["sword"], abilities=["counterfeiting"])
        .hero("mystic", at="monastery")
        .start()
    )
    assert play.refused()["ride fortress"] == ("needs_gold", "R-083")
    play.answers("counterfeit", "ride fortress")
    assert play.space() == "fortress"
    assert play.hero().gold == 0
    assert play.refused()["repair sword"] == ("needs_gold", "R-155")


@pytest.mark.rule("R-265")
@pytest.mark.parametrize(
    ("at", "way"),
    [("village", "sail mountains_by_forest_camp"), ("city", "gate mountains_by_village")],
)
def test_counterfeiting_pays_a_boat_or_a_gate(scenario: type[Scenario], at: str, way: str) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at=at, gold=0, abilities=["counterfeiting"])
        .start()
    )
    play.answers("counterfeit", way)
    assert play.space() == way.split()[1]
    assert play.table.credit == 0


@pytest.mark.rule("R-265")
def test_counterfeiting_helps_to_buy_one_of_two_items(scenario: type[Scenario]) -> None:
    play = forger(scenario, "village", gold=9, goods=("dagger", "hammer", "sword"))
    play.answers("counterfeit", "buy dagger", "buy hammer")
    assert play.hero().gold == 9 - (4 - 3) - 2


@pytest.mark.rule("R-265")
def test_counterfeiting_on_repairs_does_not_help_to_buy(scenario: type[Scenario]) -> None:
    play = forger(scenario, "village", gold=9, damaged=("sword",), goods=("dagger", "hammer"))
    play.answers("counterfeit", "repair sword", "buy dagger", "buy hammer")
    assert play.hero().gold == 9 - 0 - 4 - 2


@pytest.mark.rule("R-265")
def test_counterfeiting_takes_several_repairs_as_one_payment(scenario: type[Scenario]) -> None:
    play = forger(scenario, "monastery", gold=1, damaged=("sword", "axe", "spear", "dagger"))
    play.answers("counterfeit", "repair sword", "repair axe", "repair spear", "repair dagger")
    assert (play.hero().gold, play.table.damaged) == (0, [])


@pytest.mark.rule("R-265")
@pytest.mark.parametrize("other", ["heal 1", "learn hunting", "sell cape"])
def test_counterfeiting_on_repairs_is_over_when_something_else_is_done(
    scenario: type[Scenario], other: str
) -> None:
    space = "village" if other.startswith("sell") else "forest_camp"
    play = (
        scenario(version="standard")
        .hero(
            "druid",
            at=space,
            gold=1,
            wounds=1,
            experience=5,
            items=["cape"],
            damaged=["sword", "axe"],
            abilities=["counterfeiting"],
        )
        .taught("forest_camp", "hunting")
        .start("arrive")
    )
    play.answers("counterfeit", "repair sword", other)
    before = play.hero().gold
    assert before == {"heal 1": 0, "learn hunting": 1, "sell cape": 3}[other]
    if before:
        play.answers("repair axe")
        assert play.hero().gold == before - 1
    else:
        assert play.refused()["repair axe"] == ("needs_gold", "R-155")


@pytest.mark.rule("R-265")
def test_counterfeiting_takes_magic_bought_in_two_portions_as_one_payment(
    scenario: type[Scenario],
) -> None:
    play = forger(scenario, "magic_tower", gold=1, drained=8)
    play.answers("counterfeit", "recharge 2", "recharge 6")
    assert (play.hero().gold, play.hero().drained) == (0, 0)


def test_counterfeiting_lowers_the_gold_for_training_in_a_foreign_guild(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at="fortress", gold=1, experience=8, abilities=["counterfeiting"])
        .hero("mystic", at="monastery")
        .taught("fortress", "edged_weapons", "crushing_weapons")
        .start("arrive")
    )
    assert play.refused()["learn edged_weapons"] == ("needs_gold", "R-153")
    play.answers("counterfeit", "learn edged_weapons")
    assert (play.hero().gold, play.hero().experience) == (0, 4)
    assert play.refused()["learn crushing_weapons"] == ("needs_gold", "R-153")


def test_counterfeiting_pays_for_a_bed_and_wastes_two(scenario: type[Scenario]) -> None:
    play = forger(scenario, "village", gold=1, wounds=1, damaged=("sword", "axe"))
    play.answers("counterfeit", "lodge", "repair sword")
    assert (play.hero().gold, play.hero().wounds) == (0, 0)
    assert play.refused()["repair axe"] == ("needs_gold", "R-155")


@pytest.mark.parametrize(
    ("card", "gold", "left"), [("exotic_merchant", 5, 0), ("old_veteran", 0, 0)]
)
def test_counterfeiting_lowers_the_price_of_an_opportunity(
    scenario: type[Scenario], card: str, gold: int, left: int
) -> None:
    play = forger(scenario, FIELD, gold=gold, lies=(card,))
    assert play.refused()[f"use {card}"] == ("needs_gold", "R-166")
    play.answers("counterfeit", f"use {card}")
    assert ("opportunity", 0, card) in play.told()
    assert play.hero().gold == left


@pytest.mark.rule("R-265")
def test_counterfeiting_at_the_apothecarys_counts_for_health_or_for_magic(
    scenario: type[Scenario],
) -> None:
    play = forger(scenario, FIELD, gold=4, wounds=2, drained=4, lies=("travelling_apothecary",))
    play.answers("counterfeit", "use travelling_apothecary", "heal 1", "heal 1", "recharge 4")
    assert play.hero().gold == 4 - 0 - 2


@pytest.mark.rule("R-321", "R-265")
def test_counterfeiting_pays_for_one_item_of_the_black_market_but_opens_no_door(
    scenario: type[Scenario],
) -> None:
    poor = forger(scenario, FIELD, gold=4, lies=("black_market",))
    poor.answers("counterfeit")
    assert poor.refused()["use black_market"] == ("needs_gold", "R-321")
    play = (
        scenario(version="standard")
        .hero("druid", at=FIELD, gold=8, abilities=["counterfeiting"])
        .lies(FIELD, "black_market")
        .top("sword", "dagger", "cutlass")
        .top("great_sword", "black_spear", "flying_carpet")
        .start("arrive")
    )
    play.answers("counterfeit", "use black_market", "buy sword", "buy dagger")
    assert play.hero().gold == 8 - (7 - 3) - 4


@pytest.mark.rule("R-264", "R-265")
def test_counterfeiting_lowers_what_haggling_has_lowered(scenario: type[Scenario]) -> None:
    play = forger(scenario, "city", gold=8, goods=("great_sword",), others=("haggling",))
    play.answers("counterfeit", "buy great_sword")
    assert play.hero().gold == 8 - (13 - 2 - 3)


@pytest.mark.rule("R-054", "R-186")
def test_counterfeiting_works_once_over_all_turns_of_a_round(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at="plains_by_city", gold=1, abilities=["counterfeiting"])
        .hero("mystic", at="monastery")
        .top("chance_peaceful_times", "chance_tradesman", "chance_city_merchant")
        .start("chance")
    )
    play.answers("counterfeit", "ride fortress", "end")
    assert ("extra_turn", 0) in play.told()
    assert "counterfeit" not in play.options
    assert play.refused()["counterfeit"] == ("once_a_round", "R-186")
    play.answers("ride plains_by_city", "end")
    assert play.hero().gold == 0
    play.answers("stay", "end")
    assert play.table.active == 0
    assert "counterfeit" in play.options, "a new round"


@pytest.mark.rule("R-265")
def test_counterfeiting_that_was_announced_for_nothing_is_lost_with_the_turn(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at="plains_by_city", gold=0, abilities=["counterfeiting"])
        .top("chance_peaceful_times")
        .start("chance")
    )
    play.answers("counterfeit", "walk mountains_by_fortress", "end")
    assert play.refused()["ride plains_by_wilderness"] == ("needs_gold", "R-083")
    assert play.refused()["counterfeit"] == ("once_a_round", "R-186")


@pytest.mark.rule("R-180")
def test_counterfeiting_works_in_the_turn_in_which_it_is_learned(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("mercenary", at="thieves_guild", gold=0, experience=6, damaged=["sword"])
        .taught("thieves_guild", "counterfeiting")
        .start("arrive")
    )
    play.answers("learn counterfeiting", "counterfeit", "repair sword")
    assert (play.hero().gold, play.table.damaged) == (0, [])


@pytest.mark.parametrize("lies", [("bear",), ("rat", "bear")])
def test_counterfeiting_is_not_offered_where_nothing_is_paid(
    scenario: type[Scenario], lies: tuple[str, ...]
) -> None:
    play = forger(scenario, FIELD, gold=3, lies=lies)
    assert "counterfeit" not in play.options

"""Gifts of the Gods, Exchange and the Unlicensed Alchemist."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.adventures.wilds import FIELD, path_of_the_dead, wilds


def gifts(scenario: type[Scenario], ending: str = "final_battle") -> ProphecyPlay:
    play = (
        wilds(scenario, 3, ending=ending)
        .hero("paladin", at=FIELD)
        .hero("mystic", at="city")
        .hero("scout", at="village")
        .lies(FIELD, "gifts_of_the_gods")
        .top("axe", "dagger")
        .top("great_sword")
        .dice(4, 5, 1)
        .start("arrive")
    )
    play.answers("use gifts_of_the_gods")
    return play


def test_gifts_of_the_gods_are_common_up_to_four_and_rare_from_five_on(
    scenario: type[Scenario],
) -> None:
    play = gifts(scenario)
    given = [told[1:] for told in play.told() if told[0] == "gift"]
    assert given == [(0, 4, "axe"), (1, 5, "great_sword"), (2, 1, "dagger")]
    assert play.match.view(2).market == ["axe", "great_sword", "dagger"]
    assert (play.question.seat, play.options) == (0, ["all_keep", "none_keeps"])


def test_gifts_of_the_gods_may_be_kept_by_all(scenario: type[Scenario]) -> None:
    play = gifts(scenario)
    play.answers("all_keep")
    assert [hero.items for hero in play.table.heroes] == [["axe"], ["great_sword"], ["dagger"]]
    assert play.table.adventure_discard == ["gifts_of_the_gods"]


def test_gifts_of_the_gods_may_be_refused_for_all(scenario: type[Scenario]) -> None:
    play = gifts(scenario)
    play.answers("none_keeps")
    assert [hero.items for hero in play.table.heroes] == [[], [], []]
    assert play.table.common_discard == ["axe", "dagger"]
    assert play.table.rare_discard == ["great_sword"]


@pytest.mark.rule("W-226")
def test_in_the_cooperative_game_exactly_one_keeps_the_gift(scenario: type[Scenario]) -> None:
    play = gifts(scenario, ending="cooperative")
    assert play.options == ["one_keeps paladin", "one_keeps mystic", "one_keeps scout"]
    play.answers("one_keeps mystic")
    assert [hero.items for hero in play.table.heroes] == [[], ["great_sword"], []]
    assert play.table.common_discard == ["axe", "dagger"]


@pytest.mark.rule("W-288")
def test_there_is_no_gift_for_who_walks_the_path_of_the_dead(scenario: type[Scenario]) -> None:
    play = (
        path_of_the_dead(scenario, 3, "gifts_of_the_gods")
        .top("axe", "dagger", "chance_tradesman")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("use path_of_the_dead", "stay", "use gifts_of_the_gods")
    assert [told[1] for told in play.told() if told[0] == "gift"] == [1, 2]


def test_exchange_gives_common_for_common_and_rare_for_rare_items(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, items=["sword", "axe", "black_spear"])
        .lies(FIELD, "exchange")
        .top("dagger", "great_sword")
        .start("arrive")
    )
    play.answers("use exchange")
    assert play.options == ["discard sword", "discard axe", "discard black_spear"]
    play.answers("discard black_spear", "discard sword", "done")
    assert (play.hero().gold, play.hero().items) == (2, ["axe", "great_sword", "dagger"])
    assert (play.table.common_discard, play.table.rare_discard) == (["sword"], ["black_spear"])
    assert play.table.adventure_discard == ["exchange"]


def test_exchange_takes_neither_artifacts_nor_treasures(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario, island="yes")
        .hero("paladin", at=FIELD, items=["axe", "holy_grail"])
        .owns(0, "royal_cape")
        .lies(FIELD, "exchange")
        .top("dagger")
        .start("arrive")
    )
    play.answers("use exchange")
    assert play.hero().items == ["holy_grail", "royal_cape", "dagger"]


def test_exchange_wants_one_gold_and_an_item(scenario: type[Scenario]) -> None:
    play = wilds(scenario).hero("paladin", at=FIELD).lies(FIELD, "exchange").start("arrive")
    assert play.refused()["use exchange"][0] == "no_item_to_exchange"
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, gold=0, items=["axe"])
        .lies(FIELD, "exchange")
        .start("arrive")
    )
    assert play.refused()["use exchange"][0] == "needs_gold"

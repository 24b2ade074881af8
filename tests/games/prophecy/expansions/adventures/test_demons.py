"""The Demon of Greed and the Soul Collector: what a victory over them can be turned into."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.adventures.wilds import FIELD, path_of_the_dead, wilds


def beats_the_demon(scenario: type[Scenario]) -> ProphecyPlay:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0)
        .lies(FIELD, "demon_of_greed")
        .dice(6, 1)
        .top("great_sword", "black_spear", "crown_of_power")
        .start("arrive")
    )
    play.answers("roll")
    return play


def test_demon_of_greed_sells_rare_items_for_health(scenario: type[Scenario]) -> None:
    play = beats_the_demon(scenario)
    assert totals(play) == [(4 + 6, 6 + 1)]
    assert play.options == [*(f"sacrifice {n}" for n in (1, 2, 3, 4)), "done"]
    play.answers("sacrifice 2")
    hero = play.hero()
    assert (hero.experience, hero.health, hero.wounds) == (4, 2, 2)
    assert hero.items == ["great_sword", "black_spear"]


def test_nobody_must_buy_of_the_demon_of_greed(scenario: type[Scenario]) -> None:
    play = beats_the_demon(scenario)
    play.answers("done")
    assert (play.hero().experience, play.hero().health) == (4, 4)
    assert play.table.adventure_discard == ["demon_of_greed"]
    assert play.question.kind == "space"


def test_all_health_may_be_given_but_no_more(scenario: type[Scenario]) -> None:
    play = beats_the_demon(scenario)
    play.answers("sacrifice 4")
    assert play.hero().alive
    assert (play.hero().health, play.hero().wounds) == (0, 4)


def meets_the_collector(scenario: type[Scenario], *dice: int, foe_magic: int = 6) -> ProphecyPlay:
    return (
        wilds(scenario, 3)
        .hero("paladin", at=FIELD, magic=4, drained=3)
        .hero("mystic", at="city", magic=foe_magic, drained=6 - foe_magic)
        .hero("scout", at="village", magic=0)
        .lies(FIELD, "soul_collector")
        .dice(*dice)
        .top("chance_tradesman")
        .start("arrive")
    )


def test_soul_collector_takes_magic_of_another_character_for_the_winner(
    scenario: type[Scenario],
) -> None:
    play = meets_the_collector(scenario, 6, 1)
    play.answers("roll")
    assert totals(play) == [(4 + 6, 6 + 1)]
    assert play.options == ["drain mystic", "done"]
    play.answers("drain mystic")
    assert (play.hero().experience, play.hero().magic, play.hero().drained) == (8, 6, 1)
    assert (play.hero(1).magic, play.hero(1).drained) == (4, 2)


def test_soul_collector_takes_no_more_than_there_is(scenario: type[Scenario]) -> None:
    play = meets_the_collector(scenario, 6, 1, foe_magic=1)
    play.answers("roll", "drain mystic")
    assert (play.hero().magic, play.hero().drained) == (5, 2)
    assert play.hero(1).magic == 0


def test_nobody_must_turn_the_soul_collector_on_another(scenario: type[Scenario]) -> None:
    play = meets_the_collector(scenario, 6, 1)
    play.answers("roll", "done")
    assert play.hero(1).magic == 6
    assert play.question.kind == "space"


def test_who_loses_against_the_soul_collector_loses_magic_instead_of_health(
    scenario: type[Scenario],
) -> None:
    play = meets_the_collector(scenario, 1, 6)
    play.answers("roll")
    assert (play.hero().health, play.hero().magic, play.hero().drained) == (4, 1, 6)
    assert play.lying(FIELD) == ["soul_collector"]


@pytest.mark.rule("W-246")
@pytest.mark.parametrize(("die", "left"), [(4, 6), (3, 4)])
def test_the_amulet_of_untouchability_may_save_from_the_soul_collector(
    scenario: type[Scenario], die: int, left: int
) -> None:
    play = (
        wilds(scenario, artifacts="new")
        .hero("paladin", at=FIELD, magic=4, drained=2)
        .hero("mystic", at="city")
        .owns(1, "amulet_of_untouchability")
        .lies(FIELD, "soul_collector")
        .dice(6, 1, die)
        .start("arrive")
    )
    play.answers("roll", "drain mystic")
    assert play.hero(1).magic == left
    assert play.hero().magic == 4 + 6 - left


@pytest.mark.rule("W-288")
def test_soul_collector_finds_nobody_on_the_path_of_the_dead(scenario: type[Scenario]) -> None:
    play = (
        path_of_the_dead(scenario, 3, "soul_collector")
        .dice(6, 1)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use path_of_the_dead", "stay", "roll")
    assert play.options == ["drain scout", "done"]

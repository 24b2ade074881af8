"""Cubes: Strength and Health, Willpower and Magic; losing, regaining, gaining; death."""

import pytest

from fabletop.games.prophecy.rules.hero.body import (
    gain_strength,
    gain_willpower,
    heal,
    lose_health,
    lose_magic,
    recharge,
    strength,
    willpower,
)
from fabletop.games.prophecy.scenario import Scenario


@pytest.mark.rule("R-033", "R-034", "R-045")
def test_a_lost_health_moves_a_cube_to_the_left_and_weakens(scenario: type[Scenario]) -> None:
    play = scenario().hero("mercenary").start()
    hero = play.hero()
    lose_health(play.table, hero, 2)
    assert (hero.health, hero.wounds) == (3, 2)
    assert strength(play.table, hero) == 3


@pytest.mark.rule("R-036", "R-015")
def test_healing_brings_back_lost_cubes_and_no_others(scenario: type[Scenario]) -> None:
    play = scenario().hero("mercenary", health=3, wounds=2).start()
    hero = play.hero()
    heal(play.table, hero, 9)
    assert (hero.health, hero.wounds) == (5, 0)


@pytest.mark.rule("R-035", "R-121", "R-143")
def test_a_hero_lives_on_at_no_health_and_dies_of_one_more_loss(scenario: type[Scenario]) -> None:
    play = scenario().hero("mercenary", health=1, wounds=4).start()
    hero = play.hero()
    lose_health(play.table, hero, 1)
    assert hero.alive
    assert strength(play.table, hero) == 0
    lose_health(play.table, hero, 1)
    assert not hero.alive


@pytest.mark.rule("R-037", "R-015")
def test_strength_gained_is_a_new_cube_on_the_right(scenario: type[Scenario]) -> None:
    play = scenario().hero("mercenary", health=3, wounds=2).start()
    hero = play.hero()
    gain_strength(play.table, hero, 1)
    assert (hero.health, hero.wounds) == (4, 2)


@pytest.mark.rule("R-038", "R-060")
def test_beyond_eight_red_cubes_a_health_is_healed_instead(scenario: type[Scenario]) -> None:
    play = scenario().hero("mercenary", health=6, wounds=2).start()
    hero = play.hero()
    gain_strength(play.table, hero, 1)
    assert (hero.health, hero.wounds) == (7, 1)
    gain_strength(play.table, hero, 2)
    assert (hero.health, hero.wounds) == (8, 0)


@pytest.mark.rule("R-042", "R-060")
def test_beyond_ten_blue_cubes_a_magic_is_recharged_instead(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", magic=8, drained=1).start()
    hero = play.hero()
    gain_willpower(play.table, hero, 1)
    assert (hero.magic, hero.drained) == (9, 1)
    gain_willpower(play.table, hero, 3)
    assert (hero.magic, hero.drained) == (10, 0)


@pytest.mark.rule("R-039", "R-040", "R-041")
def test_magic_paid_moves_to_the_left_and_comes_back_by_recharging(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario().hero("druid", at="plains_by_city").lies("plains_by_city", "old_pirate").start()
    )
    play.answers("stay", "by_wills")
    hero = play.hero()
    assert (hero.magic, hero.drained) == (4, 2)
    assert willpower(play.table, hero) == 4
    recharge(play.table, hero, 1)
    assert (hero.magic, hero.drained) == (5, 1)


@pytest.mark.rule("R-043")
def test_nobody_pays_more_magic_than_she_has(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at="plains_by_city", magic=1, drained=5, items=["axe"])
        .lies("plains_by_city", "old_pirate")
        .start()
    )
    play.answers("stay")
    assert "by_wills" not in play.options


@pytest.mark.rule("R-044")
def test_further_magic_losses_are_ignored_at_no_magic(scenario: type[Scenario]) -> None:
    play = scenario().hero("mercenary").start()
    hero = play.hero()
    lose_magic(play.table, hero, 7)
    assert (hero.magic, hero.drained) == (0, 2)
    assert willpower(play.table, hero) == 0
    assert hero.alive


@pytest.mark.rule("R-048")
def test_what_is_paid_is_gone_and_what_is_gained_is_added(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="village", gold=2).start()
    play.answers("ride magic_tower")
    assert play.hero().gold == 1


@pytest.mark.rule("R-145", "R-151", "R-143")
def test_death_returns_gold_and_items_and_loses_the_game_for_the_player(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(3)
        .hero("druid", at="plains_by_city", health=0, wounds=3, gold=9, items=["ruby_circlet"])
        .lies("plains_by_city", "bear")
        .dice(1, 6)
        .top("chance_good_times")
        .start()
    )
    play.answers("stay", "roll")
    hero = play.hero()
    assert not hero.alive
    assert (hero.gold, hero.items) == (0, [])
    assert "ruby_circlet" in play.table.common_discard
    assert play.space() == ""
    assert not play.match.over
    assert play.question.seat == 1


@pytest.mark.rule("R-151")
def test_a_dead_heros_seat_takes_no_more_rounds(scenario: type[Scenario]) -> None:
    play = (
        scenario(3)
        .hero("druid", at="plains_by_city", health=0, wounds=3)
        .lies("plains_by_city", "bear")
        .dice(1, 6)
        .top("chance_good_times", "chance_refreshing_wind", "chance_magical_breeze")
        .start()
    )
    play.answers("stay", "roll", "stay", "end", "stay", "end")
    assert play.question.seat == 1


@pytest.mark.rule("R-151")
def test_the_last_hero_alive_wins_and_the_dead_are_ranked_behind(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2)
        .hero("druid", at="plains_by_city", health=0, wounds=3, certificates=["fortress"])
        .hero("paladin")
        .lies("plains_by_city", "bear")
        .dice(1, 6)
        .start()
    )
    play.answers("stay", "roll")
    assert play.match.over
    assert play.match.result is not None
    assert play.match.result.places == (2, 1)
    assert play.match.result.ended_by == "survivor"

"""Chance cards that heal and recharge: Refreshing Wind, Magical Breeze, Kindly Wind."""

import pytest

from fabletop.games.prophecy.scenario import Scenario


@pytest.mark.rule("R-075")
def test_refreshing_wind_heals_two_for_the_drawer_and_one_for_the_others(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(3)
        .hero("paladin", health=1, wounds=3, magic=3, drained=1)
        .hero("mystic", health=1, wounds=2)
        .hero("scout", health=2, wounds=3)
        .top("chance_refreshing_wind")
        .start("chance")
    )
    assert [hero.health for hero in play.table.heroes] == [3, 2, 3]
    assert [hero.wounds for hero in play.table.heroes] == [1, 1, 2]
    assert play.hero().magic == 3


@pytest.mark.rule("R-079")
def test_refreshing_wind_only_refills_lost_health(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", health=3, wounds=1)
        .hero("mystic")
        .top("chance_refreshing_wind")
        .start("chance")
    )
    assert [(hero.health, hero.wounds) for hero in play.table.heroes] == [(4, 0), (3, 0)]


@pytest.mark.rule("R-075")
def test_magical_breeze_recharges_four_for_the_drawer_and_two_for_the_others(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("druid", magic=1, drained=5, health=2, wounds=1)
        .hero("mystic", magic=1, drained=5)
        .top("chance_magical_breeze")
        .start("chance")
    )
    assert [(hero.magic, hero.drained) for hero in play.table.heroes] == [(5, 1), (3, 3)]
    assert play.hero().health == 2


@pytest.mark.rule("R-079")
def test_magical_breeze_only_refills_lost_magic(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", magic=5, drained=1)
        .hero("mystic")
        .top("chance_magical_breeze")
        .start("chance")
    )
    assert [(hero.magic, hero.drained) for hero in play.table.heroes] == [(6, 0), (6, 0)]


@pytest.mark.rule("R-075")
def test_kindly_wind_gives_the_drawer_both_and_lets_the_others_choose_at_the_same_time(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(3)
        .hero("druid", health=1, wounds=2, magic=2, drained=4)
        .hero("mystic", health=1, wounds=2, magic=2, drained=4)
        .hero("enchantress", health=1, wounds=2, magic=2, drained=4)
        .top("chance_kindly_wind")
        .start("chance")
    )
    druid, mystic, enchantress = play.table.heroes
    assert (druid.health, druid.magic) == (2, 4)
    assert [question.seat for question in play.match.position.open] == [1, 2]
    play.answers("magic", seat=2)
    assert enchantress.magic == 2
    play.answers("health", seat=1)
    assert (mystic.health, mystic.magic) == (2, 2)
    assert (enchantress.health, enchantress.magic) == (1, 4)
    assert (play.question.seat, play.question.kind) == (0, "move")


@pytest.mark.rule("R-075")
@pytest.mark.parametrize(
    ("choice", "health", "magic"), [("health", 2, 2), ("magic", 1, 4)], ids=["health", "magic"]
)
def test_kindly_wind_gives_the_only_one_who_chooses_what_she_chose(
    scenario: type[Scenario], choice: str, health: int, magic: int
) -> None:
    play = (
        scenario()
        .hero("druid")
        .hero("mystic", health=1, wounds=2, magic=2, drained=4)
        .top("chance_kindly_wind")
        .start("chance")
    )
    assert (play.question.seat, play.options) == (1, ["health", "magic"])
    play.answers(choice)
    assert (play.hero(1).health, play.hero(1).magic) == (health, magic)


@pytest.mark.rule("R-079")
def test_kindly_wind_asks_nobody_who_has_nothing_to_choose(scenario: type[Scenario]) -> None:
    play = (
        scenario(4)
        .hero("druid")
        .hero("mystic", health=1, wounds=2)
        .hero("enchantress", magic=3, drained=3)
        .hero("paladin")
        .top("chance_kindly_wind")
        .start("chance")
    )
    assert (play.question.seat, play.question.kind) == (0, "move")
    cubes = [(h.health, h.wounds, h.magic, h.drained) for h in play.table.heroes]
    assert cubes == [(3, 0, 6, 0), (2, 1, 6, 0), (3, 0, 5, 1), (4, 0, 4, 0)]

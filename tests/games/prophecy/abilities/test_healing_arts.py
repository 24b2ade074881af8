"""Healing Arts, the Forest Camp's Spell after a battle."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .battles import challenges, meets, storms


@pytest.mark.rule("R-183", "R-269")
def test_healing_arts_heals_a_health_lost_in_battle(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "healing_arts", dice=(1, 6))
    play.answers("roll")
    assert play.options == ["cast healing_arts", "endure"]
    play.answers("cast healing_arts")
    assert (play.hero().health, play.hero().wounds, play.hero().magic) == (4, 0, 3)
    assert play.question.seat == 1


def test_healing_arts_may_be_saved(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "healing_arts", dice=(1, 6))
    play.answers("roll", "endure")
    assert (play.hero().health, play.hero().wounds, play.hero().magic) == (3, 1, 4)


@pytest.mark.rule("R-269")
def test_healing_arts_heals_one_of_two_lost_at_once(scenario: type[Scenario]) -> None:
    play = meets(scenario, "poisonous_snake", "healing_arts", dice=(1, 6))
    play.answers("roll", "cast healing_arts")
    assert (play.hero().health, play.hero().wounds) == (3, 1)
    assert play.question.seat == 1, "once for a loss, however large"


@pytest.mark.rule("R-269", "R-284")
def test_healing_arts_works_after_a_battle_in_which_no_spell_could_be_cast(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "horde_of_rats", "healing_arts", dice=(1, 6))
    play.answers("roll", "cast healing_arts")
    assert (play.hero().wounds, play.hero().magic) == (0, 3)


@pytest.mark.rule("R-259", "R-269", "R-291")
def test_healing_arts_heals_nothing_of_what_berserker_rage_costs(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "healing_arts", "berserker_rage", dice=(1, 6))
    play.answers("cast berserker_rage", "roll", "cast healing_arts")
    assert (play.hero().health, play.hero().wounds, play.hero().magic) == (3, 1, 2)


@pytest.mark.rule("R-269")
def test_healing_arts_is_not_for_berserker_rage_alone(scenario: type[Scenario]) -> None:
    abilities = ("healing_arts", "berserker_rage")
    play = meets(scenario, "highwayman", *abilities, items=["potion_of_magic"], dice=(1, 6))
    play.answers("by_strength", "cast berserker_rage", "roll")
    assert ("robbed", 0, "potion_of_magic", "highwayman") in play.told()
    assert play.hero().wounds == 1
    assert play.question.seat == 1


@pytest.mark.rule("R-269", "R-291")
def test_healing_arts_comes_before_berserker_rage_takes_its_share(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "healing_arts", "berserker_rage", health=1, dice=(1, 6))
    play.answers("cast berserker_rage", "roll", "cast healing_arts")
    assert play.hero().alive
    assert (play.hero().health, play.hero().wounds) == (0, 1)


@pytest.mark.rule("R-043")
def test_healing_arts_is_not_offered_without_magic(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "healing_arts", magic=0, drained=4, dice=(1, 6))
    play.answers("roll")
    assert play.hero().wounds == 1
    assert play.question.seat == 1


def test_healing_arts_is_not_offered_where_only_magic_was_lost(scenario: type[Scenario]) -> None:
    play = meets(scenario, "ghostly_spirits", "healing_arts", dice=(1, 6))
    play.answers("roll")
    assert (play.hero().magic, play.hero().drained) == (1, 3)
    assert play.question.seat == 1


@pytest.mark.rule("R-269")
def test_healing_arts_heals_nothing_that_was_lost_before_the_battle(
    scenario: type[Scenario],
) -> None:
    play = storms(scenario, "healing_arts", greater="storm_queen", dice=(6, 4))
    play.answers("by_strength", "roll")
    assert totals(play) == [(2 + 6, 6 + 4)]
    assert (play.hero().health, play.hero().wounds) == (1, 3)
    play.answers("cast healing_arts")
    assert (play.hero().health, play.hero().wounds) == (2, 2), "one, for the lost battle"


@pytest.mark.rule("R-035")
def test_healing_arts_saves_nobody_from_death(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "healing_arts", health=0, dice=(1, 6))
    play.answers("roll")
    assert ("died", 0) in play.told()
    assert play.question.seat == 1


@pytest.mark.rule("R-284")
def test_healing_arts_may_be_cast_after_a_battle_without_spells(scenario: type[Scenario]) -> None:
    play = meets(scenario, "horde_of_rats", "healing_arts", dice=(1, 6))
    play.answers("roll", "cast healing_arts")
    assert play.hero().wounds == 0


@pytest.mark.rule("R-269")
def test_healing_arts_heals_the_loser_of_a_battle_of_characters(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["healing_arts"], dice=(6, 1))
    play.answers("by_strength", "stand", "roll")
    assert (play.question.seat, play.options) == (1, ["cast healing_arts", "endure"])
    play.answers("cast healing_arts")
    assert (play.hero(1).health, play.hero(1).wounds, play.hero(1).magic) == (4, 0, 3)
    assert play.question.seat == 0, "the attacker's turn goes on"

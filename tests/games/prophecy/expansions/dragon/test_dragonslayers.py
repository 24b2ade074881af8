"""Dragonslayer Abilities work in the Dragon Realm, against its Creatures alone; Dragonlore works
everywhere."""

from typing import Unpack

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.dragon.realm import HERE, climbing, in_the_realm
from tests.games.prophecy.expansions.heroes import Body
from tests.games.prophecy.expansions.realms import OUT


def meeting(
    scenario: type[Scenario],
    creature: str,
    ability: str,
    *more: str,
    dice: tuple[int, ...] = (),
    **given: Unpack[Body],
) -> ProphecyPlay:
    """The Druid comes to a Creature with 6 Magic, if nothing else is said, and these Abilities."""
    druid: Body = {"magic": 6, **given}
    return climbing(scenario, creature, dice=dice, abilities=[ability, *more], **druid)


@pytest.mark.rule("W-211")
def test_dragonslaying_adds_two_by_strength_in_the_realm(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "steel_skinned_drake", "dragonslaying", dice=(6, 3))
    play.answers("roll")
    assert totals(play) == [(12, 10)]


def test_a_roll_lost_by_one_is_a_draw_for_a_dragonslayer(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "steel_skinned_drake", "dragonslaying", dice=(3, 3))
    play.answers("roll")
    assert totals(play) == [(9, 10)]
    assert (play.space(), play.hero().health) == (HERE, 4)


def test_dragonslaying_neither_adds_nor_softens_on_the_main_board(
    scenario: type[Scenario],
) -> None:
    play = (
        in_the_realm(scenario, at="plains_by_city", magic=1, abilities=["dragonslaying"])
        .lies("plains_by_city", "bear")
        .dice(4, 4)
        .start()
    )
    play.answers("stay", "roll")
    assert totals(play) == [(8, 9)]
    assert play.hero().health == 3


def test_dragon_psychology_adds_three_by_wills_and_recharges_after_a_victory(
    scenario: type[Scenario],
) -> None:
    play = meeting(
        scenario, "phantom_dragon", "dragon_psychology", magic=4, drained=2, dice=(6, 2, 5)
    )
    play.answers("roll")
    assert totals(play) == [(13, 12)]
    assert (play.hero().magic, play.hero().drained) == (5, 1)


def test_dragon_psychology_recharges_nothing_after_a_battle_of_strength(
    scenario: type[Scenario],
) -> None:
    play = meeting(
        scenario,
        *("steel_skinned_drake", "dragon_psychology"),
        health=8,
        magic=4,
        drained=2,
        dice=(6, 1),
    )
    play.answers("roll")
    assert totals(play) == [(14, 8)]
    assert play.hero().drained == 2


def test_dragon_magic_makes_a_battle_of_wills_cheaper(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "mother_dragon", "dragon_magic", dice=(6, 1))
    play.answers("by_wills", "roll")
    assert play.hero().drained == 1


def test_dragon_magic_makes_a_spell_cheaper(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "steel_skinned_drake", "dragon_magic", "berserker_rage", dice=(6, 1))
    price = play.table.box.abilities["berserker_rage"].magic
    label = next(text for text in play.match.decisions()[0].labels() if "Berserker" in text)
    play.answers("cast berserker_rage")
    assert play.hero().drained == price - 1
    assert ("Magic" in label) == (price > 1), "what costs nothing names no price"
    play.answers("roll")


def test_dragon_magic_lets_cast_what_one_could_not_pay_outside(scenario: type[Scenario]) -> None:
    play = in_the_realm(
        scenario, at="dr_gate", magic=1, wounds=2, abilities=["dragon_magic", "miraculous_healing"]
    ).start()
    assert play.table.box.abilities["miraculous_healing"].magic == 2
    play.answers("instead miraculous_healing")
    assert (play.hero().magic, play.hero().wounds < 2) == (0, True)


def test_dragon_magic_is_nothing_on_the_main_board(scenario: type[Scenario]) -> None:
    play = in_the_realm(
        scenario,
        at="plains_by_city",
        magic=1,
        wounds=2,
        abilities=["dragon_magic", "miraculous_healing"],
    ).start()
    assert "instead miraculous_healing" not in play.options


def test_drake_riding_lets_her_stay_after_a_lost_battle(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "steel_skinned_drake", "drake_riding", dice=(1, 6))
    play.answers("roll")
    assert play.options == [*OUT, "hold_on"]
    play.answers("hold_on")
    assert (play.space(), play.hero().health, play.question.seat) == (HERE, 3, 1)


@pytest.mark.rule("W-079")
def test_dragonslayers_have_no_advantage_over_characters(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", realms="dragon")
        .gate("fortress", "dragon")
        .hero("druid", at=HERE, health=4, magic=0, abilities=["dragonslaying"])
        .hero("mystic", at=HERE, health=4, magic=0)
        .empty(HERE)
        .dice(3, 4)
        .start()
    )
    play.answers("stay", "attack mystic", "roll")
    assert totals(play) == [(7, 8)]
    assert play.hero().health == 3


@pytest.mark.parametrize("ability", ["dragonslaying", "dragon_magic"])
def test_dragonslayers_have_no_advantage_over_the_guardian_of_the_lake(
    scenario: type[Scenario], ability: str
) -> None:
    play = (
        in_the_realm(
            scenario,
            at="dr_lake",
            health=8,
            magic=2,
            guardian="storm_queen",
            abilities=[ability, "berserker_rage"],
        )
        .dice(1, 2)
        .start()
    )
    price = play.table.box.abilities["berserker_rage"].magic
    play.answers("stay", "by_strength", "cast berserker_rage")
    assert play.hero().drained == price
    bonus = play.table.box.abilities["berserker_rage"].bonuses[0].value
    play.answers("roll")
    assert totals(play) == [(6 + bonus + 1, 8)]


@pytest.mark.rule("W-054", "W-207")
def test_legends_of_dragons_offer_a_dragonslayer_ability_and_turn_up_two_cards(
    scenario: type[Scenario],
) -> None:
    play = (
        in_the_realm(scenario, at="city", gold=0)
        .top("dragon_psychology")
        .top("legends_of_dragons")
        .face_down("dr_left_1", "fire_geyser")
        .face_down("dr_right_8", "dragon_crown")
        .start("chance")
    )
    assert play.table.training["monastery"] == ["dragon_psychology"]
    play.answers("reveal dr_left_1", "reveal dr_right_8")
    assert play.lying("dr_left_1") == ["fire_geyser"]
    assert play.lying("dr_right_8") == ["dragon_crown"]
    assert play.question.kind == "move"


@pytest.mark.parametrize(
    ("ability", "guild", "gold"),
    [
        ("dragonslaying", "fortress", 4),
        ("dragon_psychology", "monastery", 0),
        ("dragon_magic", "magic_tower", 4),
        ("drake_riding", "forest_camp", 0),
        ("dragon_realm_geography", "thieves_guild", 4),
    ],
)
def test_a_dragonslayer_ability_costs_four_experience_and_as_much_gold_in_a_foreign_guild(
    scenario: type[Scenario], ability: str, guild: str, gold: int
) -> None:
    """The Forest Camp and the Monastery are the Druid's own guilds."""
    play = in_the_realm(scenario, at=guild, gold=5, experience=5).taught(guild, ability).start()
    play.answers("stay", f"learn {ability}")
    assert play.hero().abilities == [ability]
    assert (5 - play.hero().experience, 5 - play.hero().gold) == (4, gold)


def test_a_dragonslayer_ability_goes_back_under_its_own_deck(scenario: type[Scenario]) -> None:
    position = in_the_realm(scenario, at="dr_left_2", wounds=1, abilities=["dragonslaying"])
    play = position.lies("dr_left_2", "dragon_pool_of_forgetfulness").start()
    play.answers("stay", "use dragon_pool_of_forgetfulness")
    assert play.hero().abilities == []
    assert play.table.realms["dragon"].abilities[0] == "dragonslaying"
    assert "dragonslaying" not in play.table.ability_decks["fortress"]

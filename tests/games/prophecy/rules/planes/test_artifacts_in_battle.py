"""Astral Sword and Mirrored Shield, against Creatures and against characters."""

from collections.abc import Sequence

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.rules.battle.encounters import FIELD

SWORD, SHIELD = "astral_sword", "mirrored_shield"
BY_STRENGTH = ("attack mystic", "by_strength", "stand")


def meeting(
    scenario: type[Scenario],
    *,
    sword: int = 0,
    shield: int = 1,
    abilities: Sequence[str] = (),
    items: Sequence[str] = (),
    foe_items: Sequence[str] = (),
    health: int = 4,
    magic: int = 4,
    drained: int = 0,
    foe_magic: int = 6,
    dice: Sequence[int] = (),
) -> ProphecyPlay:
    """The Paladin may attack the Mystic; `sword` and `shield` are the seats of their owners."""
    return (
        scenario(version="standard")
        .hero(
            "paladin",
            at=FIELD,
            health=health,
            magic=magic,
            drained=drained,
            items=items,
            abilities=abilities,
        )
        .hero("mystic", at=FIELD, magic=foe_magic, gold=5, items=foe_items)
        .owns(sword, SWORD)
        .owns(shield, SHIELD)
        .dice(*dice)
        .top("chance_tradesman")
        .start("arrive")
    )


@pytest.mark.rule("R-110", "R-314")
@pytest.mark.parametrize(("creature", "bonus"), [("bear", 2), ("thug", 3)])
def test_astral_sword_is_better_against_humanoids(
    scenario: type[Scenario], creature: str, bonus: int
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD)
        .owns(0, SWORD)
        .lies(FIELD, creature)
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("use astral_sword", "roll")
    assert totals(play)[0][0] == 4 + bonus + 6


@pytest.mark.rule("R-139", "R-140", "R-314")
def test_astral_sword_drains_magic_from_the_character_it_beats(scenario: type[Scenario]) -> None:
    play = meeting(scenario, magic=1, drained=3, dice=(1, 1))
    play.answers("attack mystic", "stand", "use astral_sword", "ready", "roll", "lose_health")
    assert totals(play) == [(4 + 3 + 1, 4)]
    assert (play.hero(1).magic, play.hero(1).drained) == (5, 1)
    assert (play.hero(0).magic, play.hero(0).drained) == (2, 2)


@pytest.mark.rule("R-044")
def test_astral_sword_recharges_nothing_from_who_has_no_magic(scenario: type[Scenario]) -> None:
    play = meeting(scenario, magic=1, drained=3, foe_magic=0, dice=(1, 1))
    play.answers("attack mystic", "use astral_sword", "ready", "roll", "lose_health")
    assert play.hero(0).magic == 1


@pytest.mark.rule("R-138")
def test_astral_sword_drains_for_a_defender_too(scenario: type[Scenario]) -> None:
    play = meeting(scenario, sword=1, dice=(1, 6))
    play.answers(*BY_STRENGTH, "use astral_sword", "ready", "roll")
    assert totals(play) == [(4 + 1, 3 + 3 + 6)]
    assert (play.hero(0).magic, play.hero(0).drained) == (3, 1)


@pytest.mark.rule("R-173", "R-202", "R-241")
def test_astral_sword_thrown_is_unharmed_but_out_of_hand_for_the_rest_of_the_battle(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["thrown_weapons"])
        .owns(0, SWORD)
        .lies(FIELD, "pack_of_wolves")
        .dice(1, 1, 1, 2)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use astral_sword", "throw astral_sword", "roll")
    assert play.options == ["roll"]
    play.answers("roll")
    assert totals(play) == [(4 + 2 + 1 + 1, 4), (4 + 1, 5)]
    assert (play.hero().items, play.table.damaged) == ([SWORD], [])


@pytest.mark.rule("R-202", "R-241")
def test_astral_sword_thrown_at_a_character_still_drains_her(scenario: type[Scenario]) -> None:
    play = meeting(scenario, abilities=["thrown_weapons"], dice=(1, 1))
    play.answers(*BY_STRENGTH, "use astral_sword", "ready", "throw astral_sword", "roll")
    play.answers("lose_health")
    assert totals(play) == [(4 + 3 + 1 + 1, 4)]
    assert play.hero(1).magic == 5


@pytest.mark.rule("R-202", "R-273")
def test_astral_sword_is_not_damaged_by_a_flaming_weapon(scenario: type[Scenario]) -> None:
    play = meeting(scenario, abilities=["flaming_weapon"], dice=(1, 1))
    play.answers(*BY_STRENGTH, "use astral_sword", "cast flaming_weapon astral_sword")
    play.answers("ready", "roll", "lose_health")
    assert totals(play) == [(4 + 3 + 2 + 1, 4)]
    assert play.table.damaged == []


@pytest.mark.rule("R-140", "R-261", "R-319")
def test_astral_sword_poison_and_pickpocketing_follow_the_choice_of_the_loser(
    scenario: type[Scenario],
) -> None:
    play = meeting(scenario, abilities=["poisonous_blade", "pickpocketing"], dice=(1, 1))
    play.answers(*BY_STRENGTH, "use astral_sword", "ready", "roll", "lose_health")
    loser = play.hero(1)
    assert (loser.health, loser.wounds, loser.gold, loser.magic) == (1, 2, 3, 5)
    told = [event for event in play.told() if str(event[0]).startswith("lost_")]
    assert told == [
        ("lost_health", 1, 1),
        ("lost_health", 1, 1),
        ("lost_gold", 1, 2),
        ("lost_magic", 1, 1),
    ]


@pytest.mark.rule("R-246", "R-247")
@pytest.mark.parametrize(("die", "saved"), [(4, False), (5, True), (6, True)])
def test_mirrored_shield_makes_a_draw_of_a_lost_battle_of_strength_and_strikes_back(
    scenario: type[Scenario], die: int, saved: bool
) -> None:
    play = meeting(scenario, dice=(6, 1, die))
    play.answers(*BY_STRENGTH, "ready", "use mirrored_shield", "roll", "try_shield")
    assert totals(play) == [(10, 4)]
    assert (("duel_drawn", 0, 1) in play.told()) == saved
    assert (play.hero(0).health, play.hero(0).magic) == ((3, 3) if saved else (4, 4))
    assert play.table.damaged == []


@pytest.mark.rule("R-247")
def test_mirrored_shield_works_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = meeting(scenario, foe_magic=0, dice=(6, 1, 5))
    play.answers("attack mystic", "by_wills", "use mirrored_shield", "roll", "try_shield")
    assert totals(play) == [(4 - 3 + 6, 1)]
    assert ("duel_drawn", 0, 1) in play.told()
    assert (play.hero(0).health, play.hero(0).magic) == (3, 0)


@pytest.mark.rule("R-144", "R-247")
def test_mirrored_shield_may_kill_and_its_owner_inherits(scenario: type[Scenario]) -> None:
    play = meeting(scenario, health=0, items=["sword"], dice=(6, 1, 6))
    play.answers(*BY_STRENGTH, "use astral_sword", "use mirrored_shield", "roll", "try_shield")
    assert totals(play) == [(0 + 3 + 6, 4)]
    assert not play.hero(0).alive
    assert play.hero(1).items == [SHIELD, "sword", SWORD]
    assert play.hero(1).gold == 5 + 3
    assert play.question.seat == 1


@pytest.mark.rule("R-122", "R-247")
def test_mirrored_shield_does_nothing_to_a_creature(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD)
        .owns(0, SHIELD)
        .lies(FIELD, "dark_wizard")
        .dice(1, 6, 5)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use mirrored_shield", "roll", "try_shield")
    assert ("drew", 0, "dark_wizard") in play.told()
    assert (play.hero().health, play.hero().magic) == (4, 4)
    assert play.question.seat == 1


@pytest.mark.rule("R-170", "R-247")
def test_mirrored_shield_is_not_held_beside_a_staff(scenario: type[Scenario]) -> None:
    play = meeting(scenario, foe_items=["cedar_staff", "ivory_wand"])
    play.answers("attack mystic", "by_wills", "use mirrored_shield")
    assert play.options == ["use ivory_wand", "ready"]
    assert play.refused()["use cedar_staff"] == ("two_handed", "R-170")

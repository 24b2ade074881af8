"""The Greater Guardians that count otherwise: Shadow of Death and Master of Pain."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.rules.planes.assaults import STORM, TREASURE, before


@pytest.mark.rule("R-189", "R-295", "R-318")
def test_shadow_of_death_is_fought_with_willpower_in_a_battle_of_strength(
    scenario: type[Scenario],
) -> None:
    play = before(scenario, "shadow_of_death", "enchantress", health=1, dice=(3, 1)).start()
    play.answers(STORM)
    assert (play.hero().magic, play.hero().drained) == (4, 2)
    play.answers("roll")
    assert totals(play) == [(7, 6)]
    assert (play.hero().experience, play.hero().items) == (3 + 5, [TREASURE])


@pytest.mark.rule("R-295")
def test_shadow_of_death_yields_to_crown_of_power_concentration_and_great_sword(
    scenario: type[Scenario],
) -> None:
    items = ["crown_of_power", "potion_of_concentration", "great_sword"]
    position = before(scenario, "shadow_of_death", "enchantress", items=items, dice=(1, 6))
    play = position.owns(0, "royal_cape").start()
    play.answers(STORM, "drink potion_of_concentration", "use great_sword", "roll")
    # 6 - 2 Magic, the Crown, the Royal Cape, the potion, the sword, and the die
    assert totals(play) == [(4 + 1 + 1 + 3 + 3 + 1, 5 + 6)]


@pytest.mark.rule("R-295")
def test_shadow_of_death_cares_for_no_gauntlets_potion_of_strength_circlet_or_skull(
    scenario: type[Scenario],
) -> None:
    items = ["gauntlets_of_strength", "potion_of_strength", "ruby_circlet", "crystal_skull"]
    position = before(scenario, "shadow_of_death", "enchantress", items=[*items, "ivory_wand"])
    play = position.owns(0, "crown_of_the_ancient_kings").dice(1, 6).start()
    play.answers(STORM, "drink potion_of_strength")
    assert play.options == ["use crown_of_the_ancient_kings", "ready"]
    assert play.refused()["use crystal_skull"] == ("useless_in_this_battle", "R-172")
    assert play.refused()["use ruby_circlet"] == ("useless_in_this_battle", "R-172")
    play.answers("use crown_of_the_ancient_kings", "roll")
    assert totals(play) == [(4 + 1, 5 + 6)]


@pytest.mark.rule("R-270", "R-295")
def test_shadow_of_death_meets_the_abilities_of_battles_of_strength(
    scenario: type[Scenario],
) -> None:
    """Forest, Exorcism, the edge; not Disguise, and Magic that is cast away is missed."""
    abilities = ["forest_wisdom", "exorcism", "edged_weapons", "disguise", "berserker_rage"]
    position = before(
        *(scenario, "shadow_of_death", "enchantress"),
        items=["sword"],
        abilities=[*abilities, "magic_drain"],
        dice=(1, 6),
    )
    play = position.start()
    play.answers(STORM, "use sword")
    assert play.options == ["cast berserker_rage", "ready"]
    play.answers("cast berserker_rage", "roll")
    assert totals(play) == [(3 + 2 + 1 + 1 + 1 + 2 + 1, 5 + 6)]
    assert play.hero().magic == 3


@pytest.mark.rule("R-044", "R-189")
def test_shadow_of_death_takes_what_magic_there_is(scenario: type[Scenario]) -> None:
    play = before(scenario, "shadow_of_death", magic=1, dice=(6, 1)).start()
    play.answers(STORM, "roll")
    assert totals(play) == [(6, 6)]
    assert (play.hero().magic, play.hero().drained) == (0, 1)


@pytest.mark.rule("R-189", "R-296", "R-318")
def test_master_of_pain_faces_strength_and_willpower_together(scenario: type[Scenario]) -> None:
    position = before(scenario, "master_of_pain", "paladin", health=6, magic=6, dice=(4, 1))
    play = position.start()
    play.answers(STORM)
    assert (play.hero().health, play.hero().magic) == (5, 4)
    play.answers("roll")
    assert totals(play) == [(5 + 4 + 4, 12)]
    assert (play.hero().experience, play.hero().items) == (3 + 5, [TREASURE])


@pytest.mark.rule("R-296")
def test_master_of_pain_meets_the_cedar_staff_twice_but_each_ability_once(
    scenario: type[Scenario],
) -> None:
    abilities = ["staff_skill", "exorcism", "forest_wisdom", "long_weapons", "two_handed_combat"]
    position = before(
        scenario, "master_of_pain", "paladin", items=["cedar_staff"], abilities=abilities
    )
    play = position.dice(1, 6).start()
    play.answers(STORM, "use cedar_staff", "roll")
    # 3 Strength, 2 Willpower, the Staff in both kinds, five Abilities, and the die
    assert totals(play) == [(3 + 2 + 2 + 5 + 1, 11 + 6)]


@pytest.mark.rule("R-296")
def test_master_of_pain_meets_everything_that_helps_in_either_kind_of_battle(
    scenario: type[Scenario],
) -> None:
    items = ["sword", "crystal_skull", "ruby_circlet", "gauntlets_of_strength"]
    potions = ["potion_of_strength", "potion_of_concentration"]
    position = before(scenario, "master_of_pain", "paladin", items=[*items, *potions])
    play = position.owns(0, "royal_cape").dice(1, 6).start()
    play.answers(STORM, *(f"drink {potion}" for potion in potions))
    play.answers("use sword", "use crystal_skull", "use ruby_circlet", "roll")
    strength = 4 - 1 + 1 + 2 + 2  # Gauntlets, potion, Sword
    wills = 4 - 2 + 1 + 3 + 2 + 1  # Cape, potion, Skull against a Guardian, Circlet
    assert totals(play) == [(strength + wills + 1, 11 + 6)]


@pytest.mark.rule("R-244", "R-296")
def test_master_of_pain_can_be_thrown_at_and_paid_against_in_either_way(
    scenario: type[Scenario],
) -> None:
    items = ["sword_of_smiting", "ritual_dagger"]
    position = before(
        *(scenario, "master_of_pain", "paladin"),
        items=items,
        abilities=["ambidexterity", "thrown_weapons"],
        dice=(1, 6),
    )
    play = position.start()
    play.answers(STORM, "use sword_of_smiting", "use ritual_dagger")
    play.answers("pay sword_of_smiting 2", "pay ritual_dagger 2", "throw ritual_dagger", "roll")
    # What is left of 3 and 2, the weapons, 2 Magic, 2 Health, the throw, the die
    assert totals(play) == [(1 + 0 + 2 + 1 + 2 + 4 + 1 + 1, 11 + 6)]


@pytest.mark.rule("R-189", "R-190")
def test_master_of_pain_lets_nobody_restore_what_he_took_before_the_end(
    scenario: type[Scenario],
) -> None:
    items = ["potion_of_regeneration", "sword"]
    position = before(scenario, "master_of_pain", "paladin", items=items, dice=(6, 1))
    play = position.start()
    play.answers(STORM)
    for answer in ("use sword", "roll"):
        assert "drink potion_of_regeneration" not in play.options
        assert play.refused()["drink potion_of_regeneration"] == ("not_during_battle", "R-188")
        play.answers(answer)
    assert totals(play) == [(3 + 2 + 2 + 6, 12)]
    assert (play.hero().wounds, play.hero().drained) == (1, 2)


@pytest.mark.rule("R-143", "R-147", "R-189")
def test_master_of_pain_kills_before_the_battle_who_has_no_health(
    scenario: type[Scenario],
) -> None:
    play = before(scenario, "master_of_pain", health=0, wounds=5).start()
    play.answers(STORM)
    assert not play.hero().alive
    assert totals(play) == []


@pytest.mark.rule("R-246", "R-247")
@pytest.mark.parametrize("shield", ["knights_shield", "mirrored_shield"])
def test_master_of_pain_can_be_held_off_by_either_kind_of_shield(
    scenario: type[Scenario], shield: str
) -> None:
    common = [shield] if shield == "knights_shield" else []
    position = before(scenario, "master_of_pain", "paladin", items=common, dice=(1, 6, 6))
    if not common:
        position.plane("monastery", artifact="banner_of_hope").owns(0, shield)
    play = position.start()
    play.answers(STORM, f"use {shield}", "roll", "try_shield")
    assert ("shielded", 0, shield, 6) in play.told()
    assert (play.hero().health, play.hero().magic) == (3, 2)
    assert play.table.damaged == common

"""The Monastery's Spells on dice: Prayer on one's own, Curse on the opponent's."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, challenges, meets, storms


def finds(
    scenario: type[Scenario], opportunity: str, *dice: int, magic: int = 4, gold: int = 3
) -> ProphecyPlay:
    """The Paladin has learned Prayer and uses an Opportunity in the Plains by the City."""
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["prayer"], magic=magic, gold=gold)
        .lies(FIELD, opportunity)
        .dice(*dice)
        .start("arrive")
    )
    play.answers(f"use {opportunity}")
    return play


@pytest.mark.rule("R-178", "R-315", "R-183")
def test_prayer_rolls_the_own_die_twice_and_keeps_the_better(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "prayer", dice=(2, 5, 3))
    play.answers("cast prayer", "roll")
    assert ("rolled", 0, "bear", 5, 3, 4 + 5, 5 + 3) in play.told()
    assert (play.hero().magic, play.hero().drained) == (3, 1)


@pytest.mark.rule("R-040")
def test_prayer_weakens_who_prays_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = meets(scenario, "ghost", "prayer", dice=(2, 5, 3))
    play.answers("cast prayer", "roll")
    assert totals(play) == [(4 - 1 + 5, 4 + 3)]


@pytest.mark.rule("R-127", "R-184", "R-278")
def test_prayer_is_for_one_roll_and_may_be_cast_again_for_another(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "band_of_zombies", "prayer", dice=(1, 4, 3, 3, 3, 6, 1, 3))
    play.answers("cast prayer")
    assert play.options == ["roll"]
    assert play.refused()["cast prayer"] == ("already_cast", "R-184")
    play.answers("roll", "roll")
    play.answers("cast prayer", "roll")
    assert totals(play) == [(4 + 4, 3 + 3), (4 + 3, 3 + 3), (4 + 6, 3 + 3)]
    assert play.hero().magic == 2


@pytest.mark.rule("R-043")
def test_prayer_is_refused_without_magic(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "prayer", magic=0, drained=4)
    assert play.options == ["roll"]
    assert play.refused()["cast prayer"] == ("needs_magic", "R-043")


@pytest.mark.rule("R-284", "R-292")
def test_prayer_is_barred_by_the_rats_even_for_a_shield(scenario: type[Scenario]) -> None:
    items = ["wooden_shield"]
    play = meets(scenario, "horde_of_rats", "prayer", items=items, dice=(1, 6, 4))
    play.answers("use wooden_shield")
    assert play.refused()["cast prayer"] == ("no_spells_here", "R-284")
    play.answers("roll", "try_shield")
    assert ("not_shielded", 0, "wooden_shield", 4) in play.told()


@pytest.mark.rule("R-178")
def test_prayer_adds_a_die_to_those_of_concentration(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "prayer", "concentration", dice=(1, 2, 3, 5, 4))
    play.answers("cast prayer", "cast concentration", "roll")
    assert ("rolled", 0, "bear", 5, 4, 4 + 5, 5 + 4) in play.told()


def test_prayer_is_of_no_use_for_a_die_that_a_scroll_has_fixed(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "prayer", items=["scroll_of_deep_prayer"], dice=(4,))
    play.answers("read scroll_of_deep_prayer")
    assert play.options == ["roll"]
    play.answers("roll")


@pytest.mark.rule("R-178")
def test_prayer_is_said_over_a_shields_die(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "prayer", items=["wooden_shield"], dice=(1, 6, 2, 5))
    play.answers("use wooden_shield", "roll", "try_shield")
    assert (play.question.kind, play.options) == ("pray", ["roll", "cast prayer"])
    play.answers("cast prayer", "keep_die 5")
    assert ("shielded", 0, "wooden_shield", 5) in play.told()
    assert (play.hero().wounds, play.hero().magic) == (0, 3)


def test_prayer_may_be_spared_over_a_shields_die(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "prayer", items=["wooden_shield"], dice=(1, 6, 2))
    play.answers("use wooden_shield", "roll", "try_shield", "roll")
    assert (play.hero().wounds, play.hero().magic) == (1, 4)


@pytest.mark.rule("R-119", "R-178")
def test_prayer_turns_the_golems_treasure_rare(scenario: type[Scenario]) -> None:
    play = meets(scenario, "golem_guardian", "prayer", dice=(6, 1, 3, 5))
    play.answers("roll", "cast prayer", "keep_die 5")
    assert ("treasure_die", 0, 5) in play.told()
    assert play.table.box.items[play.hero().items[0]].deck == "rare"


@pytest.mark.rule("R-317")
def test_prayer_helps_with_a_riddle(scenario: type[Scenario]) -> None:
    play = storms(scenario, "prayer", lesser="sphinx", dice=(2, 6))
    play.answers("riddle", "cast prayer", "keep_die 6")
    assert ("won", 0, "sphinx") in play.told()
    assert play.hero().magic == 4 - 2 + 2, "the Sphinx' reward is 2 Willpower"


@pytest.mark.rule("R-317")
def test_prayer_helps_with_the_mysterious_old_man(scenario: type[Scenario]) -> None:
    play = finds(scenario, "mysterious_old_man", 3, 4)
    play.answers("cast prayer", "keep_die 4")
    assert len(play.hero().items) == 1


def test_prayer_helps_with_the_cleansing_fire(scenario: type[Scenario]) -> None:
    play = finds(scenario, "cleansing_fire", 2, 5)
    play.answers("sacrifice 1", "cast prayer", "keep_die 5")
    assert ("gained_willpower", 0, 1) in play.told()


def test_prayer_may_keep_the_lower_die_for_the_ancient_scroll(scenario: type[Scenario]) -> None:
    play = finds(scenario, "ancient_scroll", 5, 1)
    play.answers("cast prayer")
    assert play.options == ["keep_die 1", "keep_die 5"]
    play.answers("keep_die 1")
    assert play.hero().experience == 3 + 3


def test_prayer_leaves_nothing_to_choose_between_equal_dice(scenario: type[Scenario]) -> None:
    play = finds(scenario, "mysterious_old_man", 4, 4)
    play.answers("cast prayer")
    assert ("fortune_die", 0, 4) in play.told()


def test_prayer_is_not_offered_outside_battle_without_magic(scenario: type[Scenario]) -> None:
    play = finds(scenario, "mysterious_old_man", 3, magic=0)
    assert ("fortune_die", 0, 3) in play.told()


@pytest.mark.rule("R-310")
def test_prayer_is_said_over_the_banner_of_hope(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at="city", abilities=["prayer"], drained=2)
        .owns(0, "banner_of_hope")
        .dice(1, 4)
        .top("chance_tradesman")
        .start("banner")
    )
    play.answers("raise_banner", "cast prayer", "keep_die 4")
    assert ("banner_die", 0, 4) in play.told()
    assert (play.hero().magic, play.hero().drained) == (4 - 1 + 2, 2 + 1 - 2)


@pytest.mark.rule("R-138", "R-179")
def test_prayer_of_the_attacker_and_concentration_of_the_defender_count_in_one_roll(
    scenario: type[Scenario],
) -> None:
    play = challenges(scenario, "prayer", rival=["concentration"], dice=(2, 3, 1, 5, 4))
    play.answers("by_strength", "stand", "cast prayer")
    assert (play.question.seat, play.options) == (1, ["cast concentration", "roll"])
    play.answers("cast concentration", "roll")
    assert ("rolled", 0, "spellblade", 3, 5, 4 + 3, 4 + 5) in play.told()


@pytest.mark.rule("R-315")
def test_curse_makes_a_creature_roll_three_times_and_keep_the_worst(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "curse", dice=(4, 6, 2, 5))
    play.answers("cast curse", "roll")
    assert ("rolled", 0, "bear", 4, 2, 4 + 4, 5 + 2) in play.told()
    assert play.hero().magic == 3


@pytest.mark.rule("R-184", "R-316")
def test_curse_is_cast_once_in_a_battle(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "curse")
    play.answers("cast curse")
    assert play.options == ["roll"]
    assert play.refused()["cast curse"] == ("already_cast", "R-184")


@pytest.mark.rule("R-316")
@pytest.mark.parametrize("creature", ["band_of_zombies", "vampire"])
def test_curse_needs_a_battle_of_a_single_roll(scenario: type[Scenario], creature: str) -> None:
    play = meets(scenario, creature, "curse")
    assert play.options == ["roll"]
    assert play.refused()["cast curse"] == ("single_roll_only", "R-316")


@pytest.mark.rule("R-043", "R-292")
def test_curse_is_refused_without_magic_and_before_the_dragon(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "curse", magic=0, drained=4)
    assert play.refused()["cast curse"] == ("needs_magic", "R-043")
    play = storms(scenario, "curse", lesser="fire_breathing_dragon")
    play.answers("by_strength")
    assert play.refused()["cast curse"] == ("no_spells_here", "R-284")


def test_curse_is_of_no_use_on_a_die_that_a_scroll_has_fixed(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "curse", items=["scroll_of_divine_will"])
    play.answers("read scroll_of_divine_will")
    assert play.options == ["roll"]


@pytest.mark.rule("R-277", "R-316")
def test_curse_may_be_cast_again_in_the_battle_of_fanaticism(scenario: type[Scenario]) -> None:
    dice = (3, 6, 2, 5, 6, 3, 3, 1)
    play = meets(scenario, "bear", "curse", "fanaticism", dice=dice)
    play.answers("cast curse", "roll", "again", "cast curse", "roll")
    assert totals(play) == [(4 + 3, 5 + 2), (4 + 6, 5 + 1)]


@pytest.mark.rule("R-139", "R-179", "R-314", "R-315")
def test_curse_of_one_side_meets_the_prayer_of_the_other(scenario: type[Scenario]) -> None:
    """The Paladin's one die is cursed; the Spellblade's Prayer is for her own."""
    play = challenges(scenario, rival=["curse", "prayer"], dice=(6, 2, 4, 1, 3))
    play.answers("by_strength", "stand", "cast curse", "cast prayer", "roll")
    assert ("rolled", 0, "spellblade", 2, 3, 4 + 2, 4 + 3) in play.told()
    assert play.hero(1).magic == 2


@pytest.mark.rule("R-179", "R-315")
def test_curse_makes_every_try_of_a_prayer_the_worst_of_three(scenario: type[Scenario]) -> None:
    play = challenges(scenario, "curse", rival=["prayer"], dice=(3, 6, 6, 1, 5, 4, 4))
    play.answers("by_strength", "stand", "cast curse", "cast prayer", "roll")
    assert ("rolled", 0, "spellblade", 3, 4, 4 + 3, 4 + 4) in play.told()


@pytest.mark.rule("R-250")
def test_curse_leaves_three_dice_of_which_altered_reality_rerolls_one(
    scenario: type[Scenario],
) -> None:
    items = ["scroll_of_altered_reality"]
    play = meets(scenario, "bear", "curse", items=items, dice=(3, 6, 5, 4, 1))
    play.answers("cast curse", "roll", "reroll foe 2")
    assert ("rolled", 0, "bear", 3, 1, 4 + 3, 5 + 1) in play.told()

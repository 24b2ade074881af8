"""Battles between characters, up to the dice."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.rules.battle.encounters import FIELD, encounter


@pytest.mark.rule("R-130", "R-134")
def test_a_character_in_the_same_space_may_be_attacked_or_left_in_peace(
    scenario: type[Scenario],
) -> None:
    play = encounter(scenario)
    assert play.options == ["attack mystic", "peace"]
    play.answers("peace")
    assert play.question.kind == "space"


@pytest.mark.rule("R-130")
def test_nobody_is_attacked_while_a_creature_is_left(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at=FIELD, items=["axe"])
        .hero("mystic", at=FIELD)
        .lies(FIELD, "rat")
        .dice(6, 1)
        .start("arrive")
    )
    assert play.question.kind == "declare"
    assert play.question.subject == "rat"
    play.answers("ready", "roll")
    assert "attack mystic" in play.options


@pytest.mark.rule("R-130", "R-109")
def test_nobody_is_attacked_after_a_lost_battle_with_a_creature(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at=FIELD)
        .hero("mystic", at=FIELD)
        .lies(FIELD, "bear")
        .dice(1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("roll")
    assert (play.question.seat, play.question.kind) == (1, "move")


@pytest.mark.rule("R-130", "R-134")
def test_of_several_characters_only_one_is_attacked_in_a_turn(scenario: type[Scenario]) -> None:
    play = (
        scenario(3, version="standard")
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at=FIELD, magic=0)
        .hero("scout", at=FIELD, magic=0)
        .dice(3, 2)
        .start("arrive")
    )
    assert play.options == ["attack mystic", "attack scout", "peace"]
    play.answers("attack scout", "roll")
    assert play.question.kind == "space"
    assert not any(option.startswith("attack") for option in play.options)


@pytest.mark.rule("R-130")
def test_characters_elsewhere_cannot_be_attacked(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at=FIELD)
        .hero("mystic", at="city")
        .start("arrive")
    )
    assert play.question.kind == "space"


@pytest.mark.rule("R-134")
def test_the_attacker_chooses_the_kind_of_battle(scenario: type[Scenario]) -> None:
    play = encounter(scenario)
    play.answers("attack mystic")
    assert (play.question.seat, play.options) == (0, ["by_strength", "by_wills"])


@pytest.mark.rule("R-135", "R-137")
def test_a_battle_of_wills_that_was_paid_for_must_be_accepted(scenario: type[Scenario]) -> None:
    play = encounter(scenario, dice=(6, 3))
    play.answers("attack mystic", "by_wills")
    assert (play.hero().magic, play.hero().drained) == (2, 2)
    assert play.options == ["roll"]
    play.answers("roll")
    assert totals(play) == [(8, 9)]


@pytest.mark.rule("R-136", "R-137", "R-115")
def test_the_defender_may_pay_to_fight_by_wills_instead(scenario: type[Scenario]) -> None:
    play = encounter(scenario, dice=(1, 1))
    play.answers("attack mystic", "by_strength")
    assert (play.question.seat, play.question.kind) == (1, "reply")
    assert play.options == ["stand", "by_wills"]
    play.answers("by_wills", "roll")
    assert (play.hero(1).magic, play.hero(1).drained) == (4, 2)
    assert play.hero().magic == 4
    assert totals(play) == [(5, 5)]


@pytest.mark.rule("R-136")
def test_a_defender_who_stands_fights_by_strength_for_nothing(scenario: type[Scenario]) -> None:
    play = encounter(scenario, dice=(1, 2))
    play.answers("attack mystic", "by_strength", "stand", "roll")
    assert (play.hero(1).magic, play.hero(1).drained) == (6, 0)
    assert totals(play) == [(5, 5)]


@pytest.mark.rule("R-137", "R-043")
def test_who_cannot_pay_for_wills_is_not_asked(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at=FIELD, magic=1, items=["sword"])
        .hero("mystic", at=FIELD, magic=1)
        .start("arrive")
    )
    play.answers("attack mystic")
    assert play.question.kind == "declare"
    assert play.refused()["by_wills"] == ("needs_magic", "R-137")


@pytest.mark.rule("R-137", "R-204")
@pytest.mark.parametrize(("artifacts", "price"), [(0, 2), (1, 3), (2, 4)])
def test_each_artifact_of_the_defender_makes_wills_dearer(
    scenario: type[Scenario], artifacts: int, price: int
) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at=FIELD)
        .hero("mystic", at=FIELD)
        .owns(1, *("astral_sword", "banner_of_hope")[:artifacts])
        .start("arrive")
    )
    play.answers("attack mystic", "by_wills")
    assert play.hero().magic == 4 - price


@pytest.mark.rule("R-137", "R-136", "R-204")
def test_each_artifact_of_the_attacker_makes_the_reply_dearer(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at=FIELD)
        .hero("mystic", at=FIELD)
        .owns(0, "astral_sword", "banner_of_hope")
        .start("arrive")
    )
    play.answers("attack mystic", "by_strength", "by_wills")
    assert play.hero(1).magic == 2


@pytest.mark.rule("R-138")
def test_the_attacker_declares_equipment_and_spells_first(scenario: type[Scenario]) -> None:
    play = encounter(
        scenario,
        items=["sword"],
        abilities=["berserker_rage"],
        foe_items=["dagger"],
        foe_abilities=["blessed_weapon"],
        dice=(1, 6),
    )
    play.answers("attack mystic", "by_strength", "stand")
    assert (play.question.seat, play.question.kind) == (0, "declare")
    play.answers("use sword", "cast berserker_rage")
    assert (play.question.seat, play.question.kind) == (1, "declare")
    play.answers("use dagger", "cast blessed_weapon dagger")
    assert (play.question.seat, play.options) == (1, ["throw dagger", "roll"])
    play.answers("roll")
    assert totals(play) == [(4 + 2 + 2 + 1, 3 + 1 + 1 + 6)]


@pytest.mark.rule("R-139")
def test_the_first_die_is_the_attackers_and_the_higher_total_wins(
    scenario: type[Scenario],
) -> None:
    play = encounter(scenario, dice=(2, 5))
    play.answers("attack mystic", "by_strength", "stand", "roll")
    assert ("rolled", 0, "mystic", 2, 5, 6, 8) in play.told()
    assert ("beat", 1, 0) in play.told()
    assert play.hero().wounds == 1


@pytest.mark.rule("R-139", "R-131")
def test_equal_totals_change_nothing_and_the_turn_goes_on(scenario: type[Scenario]) -> None:
    play = encounter(scenario, dice=(1, 2))
    play.answers("attack mystic", "by_strength", "stand", "roll")
    assert ("duel_drawn", 0, 1) in play.told()
    assert (play.hero().wounds, play.hero(1).wounds) == (0, 0)
    assert (play.question.seat, play.question.kind) == (0, "space")


@pytest.mark.rule("R-131")
def test_losing_against_a_character_does_not_end_the_turn(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at=FIELD, magic=0)
        .lies(FIELD, "deserted_shack")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("attack mystic", "roll")
    assert play.hero().wounds == 1
    play.answers("use deserted_shack")
    assert len(play.hero().items) == 1


@pytest.mark.rule("R-187", "R-188", "R-248")
def test_the_attacker_may_drink_before_the_battle_and_the_defender_never(
    scenario: type[Scenario],
) -> None:
    play = encounter(
        scenario, items=["potion_of_strength"], foe_items=["potion_of_concentration"], dice=(1, 1)
    )
    play.answers("drink potion_of_strength", "attack mystic", "by_strength")
    assert play.options == ["stand", "by_wills"]
    play.answers("stand")
    assert not any(option.startswith("drink") for option in play.options)
    play.answers("roll")
    assert totals(play) == [(7, 4)]


@pytest.mark.rule("R-188")
def test_from_the_choice_of_the_kind_on_the_attacker_drinks_nothing(
    scenario: type[Scenario],
) -> None:
    play = encounter(scenario, items=["potion_of_strength", "sword"])
    play.answers("attack mystic")
    assert play.options == ["by_strength", "by_wills"]
    play.answers("by_wills")
    assert not any(option.startswith("drink") for option in play.options)
    assert play.refused()["drink potion_of_strength"] == ("not_during_battle", "R-188")


@pytest.mark.rule("R-314")
def test_characters_count_as_humanoids(scenario: type[Scenario]) -> None:
    play = encounter(
        scenario, items=["rapier"], abilities=["duelling"], foe_items=["cape"], dice=(1, 1)
    )
    play.answers("attack mystic", "by_strength", "stand", "use rapier", "use cape", "roll")
    assert totals(play) == [(4 + 1 + 1 + 1, 3 + 1 + 1)]


@pytest.mark.rule("R-314", "R-124")
def test_a_character_is_beaten_by_a_single_roll(scenario: type[Scenario]) -> None:
    play = encounter(scenario, dice=(6, 1))
    play.answers("attack mystic", "by_strength", "stand", "roll")
    assert len(totals(play)) == 1
    assert play.hero(1).wounds == 1

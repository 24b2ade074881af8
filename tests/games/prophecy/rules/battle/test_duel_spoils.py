"""What a battle between characters brings and costs."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.rules.battle.encounters import FIELD, encounter

WIN, LOSE = (6, 1), (1, 6)


def fought(play: ProphecyPlay) -> ProphecyPlay:
    """The Paladin attacks by Strength and the Mystic stands; nothing is used."""
    play.answers("attack mystic", "by_strength", "stand")
    while play.question.kind in ("declare", "announce"):
        play.answers("ready")
    play.answers("roll")
    return play


@pytest.mark.rule("R-140")
def test_the_loser_chooses_between_a_health_and_her_items(scenario: type[Scenario]) -> None:
    play = fought(encounter(scenario, foe_items=["axe"], dice=WIN))
    assert (play.question.seat, play.question.kind) == (1, "ransom")
    assert play.options == ["lose_health", "offer_items"]
    play.answers("lose_health")
    assert (play.hero(1).health, play.hero(1).items) == (2, ["axe"])
    assert (play.question.seat, play.question.kind) == (0, "space")


@pytest.mark.rule("R-141")
def test_of_offered_items_the_winner_takes_one_of_her_choice(scenario: type[Scenario]) -> None:
    play = fought(encounter(scenario, foe_items=["axe", "great_sword", "cape"], dice=WIN))
    play.answers("offer_items")
    assert (play.question.seat, play.question.kind) == (0, "plunder")
    assert play.options == ["take axe", "take great_sword", "take cape"]
    play.answers("take great_sword")
    assert play.hero().items == ["great_sword"]
    assert play.hero(1).items == ["axe", "cape"]
    assert play.hero(1).wounds == 0


@pytest.mark.rule("R-141", "R-203")
def test_an_artifact_may_be_among_what_the_winner_takes(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at=FIELD, magic=0, items=["axe"])
        .owns(1, "banner_of_hope")
        .dice(*WIN)
        .start("arrive")
    )
    play.answers("attack mystic", "ready", "roll", "offer_items")
    assert play.options == ["take axe", "take banner_of_hope"]
    play.answers("take banner_of_hope")
    assert play.hero().items == ["banner_of_hope"]


@pytest.mark.rule("R-141")
def test_who_offers_her_items_cannot_go_back_to_losing_health(scenario: type[Scenario]) -> None:
    play = fought(encounter(scenario, foe_items=["axe", "cape"], dice=WIN))
    play.answers("offer_items")
    assert all(option.startswith("take") for option in play.options)
    play.answers("take cape")
    assert not play.match.can_undo(1)


@pytest.mark.rule("R-142")
def test_a_loser_without_items_loses_a_health_unasked(scenario: type[Scenario]) -> None:
    play = fought(encounter(scenario, items=["axe"], dice=WIN))
    assert play.hero(1).wounds == 1
    assert (play.question.seat, play.question.kind) == (0, "space")


@pytest.mark.rule("R-140", "R-131")
def test_a_beaten_attacker_chooses_as_well_and_plays_on(scenario: type[Scenario]) -> None:
    play = fought(encounter(scenario, items=["axe", "cape"], dice=LOSE))
    assert (play.question.seat, play.question.kind) == (0, "ransom")
    play.answers("offer_items", "take cape")
    assert (play.hero().items, play.hero(1).items) == (["axe"], ["cape"])
    assert (play.question.seat, play.question.kind) == (0, "space")


@pytest.mark.rule("R-140")
def test_a_battle_of_wills_costs_the_loser_the_same(scenario: type[Scenario]) -> None:
    play = encounter(scenario, foe_items=["axe"], dice=(6, 1))
    play.answers("attack mystic", "by_wills", "roll")
    assert ("beat", 0, 1) in play.told()
    assert play.options == ["lose_health", "offer_items"]


@pytest.mark.rule("R-144", "R-143")
def test_who_is_killed_by_a_character_leaves_everything_to_the_winner(
    scenario: type[Scenario],
) -> None:
    play = fought(encounter(scenario, foe_items=["axe", "cape"], foe_health=0, dice=WIN))
    play.answers("lose_health")
    assert not play.hero(1).alive
    assert (play.hero().gold, play.hero().items) == (6, ["axe", "cape"])
    assert (play.question.seat, play.question.kind) == (0, "space")


@pytest.mark.rule("R-144")
def test_an_attacker_who_dies_has_no_turn_left(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at=FIELD, health=0, wounds=4, magic=0, gold=5)
        .hero("mystic", at=FIELD, magic=0)
        .dice(*LOSE)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("attack mystic", "roll")
    assert not play.hero().alive
    assert (play.question.seat, play.question.kind) == (1, "move")
    assert play.hero(1).gold == 8


@pytest.mark.rule("R-319", "R-268", "R-140")
def test_a_thief_who_attacks_takes_an_item_instead_of_leaving_the_choice(
    scenario: type[Scenario],
) -> None:
    play = fought(
        encounter(scenario, abilities=["thievery"], foe_items=["axe", "great_sword"], dice=WIN)
    )
    assert (play.question.seat, play.question.kind) == (0, "thievery")
    play.answers("take great_sword")
    assert (play.hero().items, play.hero(1).items) == (["great_sword"], ["axe"])
    assert play.hero(1).wounds == 0


@pytest.mark.rule("R-268")
def test_a_thief_who_was_attacked_leaves_the_choice_to_the_loser(
    scenario: type[Scenario],
) -> None:
    play = fought(encounter(scenario, items=["axe"], foe_abilities=["thievery"], dice=LOSE))
    assert (play.question.seat, play.question.kind) == (0, "ransom")


@pytest.mark.rule("R-319", "R-261")
def test_a_pickpocket_takes_gold_from_the_beaten_character(scenario: type[Scenario]) -> None:
    play = fought(encounter(scenario, abilities=["pickpocketing"], dice=WIN))
    assert (play.hero().gold, play.hero(1).gold) == (5, 1)
    assert play.hero(1).wounds == 1


@pytest.mark.rule("R-319")
def test_a_poisonous_blade_costs_the_beaten_character_another_health(
    scenario: type[Scenario],
) -> None:
    play = encounter(
        scenario, items=["cutlass"], abilities=["poisonous_blade"], foe_items=["axe"], dice=WIN
    )
    play.answers("attack mystic", "by_strength", "stand", "use cutlass", "ready", "roll")
    play.answers("offer_items")
    assert play.hero(1).wounds == 1
    assert play.hero().items == ["cutlass", "axe"]


@pytest.mark.rule("R-319")
def test_nothing_is_stolen_when_a_shield_turns_the_result_into_a_draw(
    scenario: type[Scenario],
) -> None:
    play = encounter(
        scenario,
        abilities=["thievery", "pickpocketing"],
        foe_items=["wooden_shield"],
        dice=(6, 1, 6),
    )
    play.answers("attack mystic", "by_strength", "stand", "use wooden_shield", "roll", "try_shield")
    assert (play.question.seat, play.question.kind) == (0, "space")
    assert (play.hero().gold, play.hero(1).gold, play.hero(1).wounds) == (3, 3, 0)


@pytest.mark.rule("R-245", "R-140")
def test_losing_with_the_berserkers_axe_costs_a_health_besides_the_item(
    scenario: type[Scenario],
) -> None:
    play = encounter(scenario, items=["berserkers_axe"], dice=LOSE)
    play.answers("attack mystic", "by_strength", "stand", "use berserkers_axe", "roll")
    assert play.hero().wounds == 0
    play.answers("offer_items")
    assert (play.hero().wounds, play.hero().items) == (1, [])
    assert play.hero(1).items == ["berserkers_axe"]


@pytest.mark.rule("R-156", "R-141")
def test_a_damaged_item_stays_damaged_in_the_hands_of_the_winner(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at=FIELD, magic=0, damaged=["sword"])
        .dice(*WIN)
        .start("arrive")
    )
    play.answers("attack mystic", "roll", "offer_items")
    assert (play.hero().items, play.table.damaged) == (["sword"], ["sword"])

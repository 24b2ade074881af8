"""Arts of the Thieves' Guild against beaten characters and bands: Poisonous Blade, Thievery."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, challenges, champions, meets


@pytest.mark.rule("R-319", "R-181")
@pytest.mark.parametrize(
    ("weapon", "script", "lost"),
    [
        ("sword", ["roll"], 2),
        ("radiant_scythe", ["roll"], 2),
        ("dagger", ["throw dagger", "roll"], 2),
        ("axe", ["throw axe", "roll"], 2),
        ("axe", ["roll"], 1),
        ("war_hammer", ["roll"], 1),
    ],
)
def test_poisonous_blade_wounds_a_beaten_character_with_an_edged_or_a_thrown_weapon(
    scenario: type[Scenario], weapon: str, script: list[str], lost: int
) -> None:
    play = challenges(scenario, "poisonous_blade", items=[weapon], dice=(6, 1))
    play.answers("by_strength", "stand", f"use {weapon}", *script)
    assert play.hero(1).health == 4 - lost


@pytest.mark.rule("R-319")
def test_poisonous_blade_wounds_also_who_offers_her_items(scenario: type[Scenario]) -> None:
    play = challenges(
        scenario,
        "poisonous_blade",
        items=["sword"],
        rivals_items=["rangers_boots", "letter_of_recommendation"],
        dice=(6, 1),
    )
    play.answers("by_strength", "stand", "use sword", "roll", "offer_items", "take rangers_boots")
    assert play.hero(1).health == 4 - 1


@pytest.mark.rule("R-319")
def test_poisonous_blade_serves_a_defender_who_wins(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["poisonous_blade"], rivals_items=["sword"], dice=(1, 6))
    play.answers("by_strength", "stand", "use sword", "roll")
    assert play.hero(0).health == 4 - 2


@pytest.mark.parametrize("dice", [(4, 6), (1, 6)])
def test_poisonous_blade_does_nothing_for_who_does_not_win(
    scenario: type[Scenario], dice: tuple[int, int]
) -> None:
    play = challenges(scenario, "poisonous_blade", items=["sword"], dice=dice)
    play.answers("by_strength", "stand", "use sword", "roll")
    assert play.hero(1).health == 4


def test_poisonous_blade_does_nothing_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = challenges(scenario, "poisonous_blade", items=["ritual_dagger"], dice=(6, 1))
    play.answers("by_wills", "use ritual_dagger", "roll")
    assert ("beat", 0, 1) in play.told()
    assert play.hero(1).health == 4 - 1


@pytest.mark.rule("R-144", "R-319")
def test_poisonous_blade_may_kill_and_the_winner_inherits(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, magic=0, items=["sword"], abilities=["poisonous_blade"])
        .hero("spellblade", at=FIELD, magic=0, health=1, gold=4, items=["rangers_boots"])
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack spellblade", "use sword", "roll", "lose_health")
    assert ("died", 1) in play.told()
    assert (play.hero(0).gold, play.hero(0).items) == (3 + 4, ["sword", "rangers_boots"])


def test_poisonous_blade_adds_one_from_the_second_roll_against_a_band(
    scenario: type[Scenario],
) -> None:
    play = meets(
        scenario,
        "band_of_zombies",
        "poisonous_blade",
        items=["sword"],
        dice=(3, 3, 2, 2, 1, 1),
    )
    play.answers("use sword", "roll", "roll", "roll")
    assert totals(play) == [(4 + 2 + 3, 6), (4 + 2 + 1 + 2, 5), (4 + 2 + 1 + 1, 4)]


@pytest.mark.rule("R-173")
def test_poisonous_blade_helps_against_a_band_while_something_is_thrown(
    scenario: type[Scenario],
) -> None:
    play = meets(
        scenario, "band_of_zombies", "poisonous_blade", items=["axe"], dice=(3, 3, 3, 3, 3, 3)
    )
    play.answers("use axe", "roll", "throw axe", "roll", "roll")
    assert totals(play) == [(4 + 3, 6), (4 + 1 + 1 + 3, 6), (4 + 3, 6)]


def test_poisonous_blade_does_not_poison_the_wills_of_a_band(scenario: type[Scenario]) -> None:
    play = meets(
        scenario, "angry_mob", "poisonous_blade", items=["ritual_dagger"], dice=(6, 1, 6, 1)
    )
    play.answers("by_wills", "use ritual_dagger", "roll", "roll")
    assert totals(play) == [(2 + 6, 3), (2 + 6, 3)]


def test_poisonous_blade_adds_nothing_against_a_single_creature(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "poisonous_blade", items=["sword"], dice=(3, 3))
    play.answers("use sword", "roll")
    assert totals(play) == [(4 + 2 + 3, 8)]


@pytest.mark.rule("R-268", "R-319")
@pytest.mark.parametrize("kind", ["by_strength", "by_wills"])
def test_thievery_takes_an_item_of_the_attackers_choice_in_either_kind_of_battle(
    scenario: type[Scenario], kind: str
) -> None:
    play = challenges(
        scenario, "thievery", rivals_items=["elixir_of_youth", "rangers_boots"], dice=(6, 1)
    )
    play.answers(kind, *(["stand"] if kind == "by_strength" else []), "roll")
    assert play.options == ["take elixir_of_youth", "take rangers_boots", "no_theft"]
    play.answers("take rangers_boots")
    assert play.hero(0).items == ["rangers_boots"]
    assert (play.hero(1).items, play.hero(1).health) == (["elixir_of_youth"], 4)


def test_thievery_may_leave_the_choice_to_the_loser(scenario: type[Scenario]) -> None:
    play = challenges(scenario, "thievery", rivals_items=["rangers_boots"], dice=(6, 1))
    play.answers("by_strength", "stand", "roll", "no_theft", "lose_health")
    assert (play.hero(1).items, play.hero(1).health) == (["rangers_boots"], 3)


@pytest.mark.rule("R-142")
def test_thievery_finds_nothing_to_take_from_who_has_nothing(scenario: type[Scenario]) -> None:
    play = challenges(scenario, "thievery", dice=(6, 1))
    play.answers("by_strength", "stand", "roll")
    assert play.hero(1).health == 3


@pytest.mark.rule("R-268")
def test_thievery_is_not_for_a_defender_who_wins(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["thievery"], items=["rangers_boots"], dice=(1, 6))
    play.answers("by_strength", "stand", "roll")
    assert play.question.seat == 0
    assert play.options == ["lose_health", "offer_items"]


@pytest.mark.rule("R-268")
def test_thievery_does_not_console_an_attacker_who_loses(scenario: type[Scenario]) -> None:
    play = challenges(
        scenario, "thievery", items=["cape"], rivals_items=["rangers_boots"], dice=(1, 6)
    )
    play.answers("by_strength", "stand", "ready", "roll")
    assert play.question.seat == 0
    assert play.options == ["lose_health", "offer_items"]


@pytest.mark.rule("R-203", "R-141", "R-217")
def test_thievery_may_take_an_artifact_and_win_the_short_game_by_it(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard", ending="two_artifacts")
        .hero("paladin", at=FIELD, abilities=["thievery"])
        .hero("spellblade", at=FIELD, magic=0, items=["cape"])
        .owns(0, "royal_cape")
        .owns(1, "mirrored_shield")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack spellblade", "by_strength", "ready", "roll", "take mirrored_shield")
    assert play.hero(0).items == ["royal_cape", "mirrored_shield"]
    assert ("crowned", 0) in play.told()


@pytest.mark.rule("R-215")
def test_thievery_gives_way_to_the_surrender_of_an_artifact_in_the_final_battle(
    scenario: type[Scenario],
) -> None:
    play = champions(scenario, "thievery", dice=(6, 1))
    play.answers("stand", "use astral_sword", "ready", "roll")
    assert play.question.seat == 0
    assert play.options == [
        "give royal_cape",
        "give banner_of_hope",
        "give crown_of_the_ancient_kings",
    ]


@pytest.mark.rule("R-261", "R-268", "R-319")
def test_thievery_poison_and_pickpocketing_strike_one_after_the_other(
    scenario: type[Scenario],
) -> None:
    play = challenges(
        scenario,
        "thievery",
        "poisonous_blade",
        "pickpocketing",
        items=["sword"],
        rivals_items=["rangers_boots"],
        dice=(6, 1),
    )
    play.answers("by_strength", "stand", "use sword", "roll", "take rangers_boots")
    results = [told[0] for told in play.told() if told[0] in ("took", "lost_health", "lost_gold")]
    assert results == ["took", "lost_health", "lost_gold"]
    assert (play.hero(1).health, play.hero(1).gold) == (3, 1)
    assert play.hero(0).gold == 5

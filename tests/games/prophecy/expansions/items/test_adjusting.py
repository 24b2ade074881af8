"""Falchion and Gauntlets of Battle: no bonus until they are adjusted."""

from collections.abc import Sequence

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import own_parts, totals

from .battles import FIELD, duel, meeting

FALCHION, GAUNTLETS = "falchion", "gauntlets_of_battle"


def in_town(
    scenario: type[Scenario],
    *items: str,
    at: str = "city",
    gold: int = 3,
    damaged: Sequence[str] = (),
    adjusted: dict[str, str] | None = None,
) -> ProphecyPlay:
    return (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=at, gold=gold, items=items, damaged=damaged, adjusted=adjusted)
        .start("arrive")
    )


@pytest.mark.rule("W-247")
def test_falchion_has_no_bonus_before_it_is_adjusted(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "bear", FALCHION, dice=(3, 3))
    play.answers(f"use {FALCHION}", "roll")
    assert totals(play) == [(4 + 3, 5 + 3)]


@pytest.mark.rule("W-247", "W-248")
@pytest.mark.parametrize(
    ("choice", "bonus"), [("animal", 2), ("humanoid", 0), ("undead", 0), ("demon", 0)]
)
def test_falchion_gives_two_against_what_it_was_adjusted_to(
    scenario: type[Scenario], choice: str, bonus: int
) -> None:
    play = meeting(scenario, "bear", FALCHION, adjusted={FALCHION: choice}, dice=(3, 3))
    play.answers(f"use {FALCHION}", "roll")
    assert totals(play) == [(4 + bonus + 3, 5 + 3)]


def test_falchion_adjusted_to_humanoids_works_against_characters(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, FALCHION, adjusted={FALCHION: "humanoid"})
    play.answers("attack mystic", "by_strength", f"use {FALCHION}")
    assert own_parts(play)[FALCHION] == 2


@pytest.mark.rule("W-248")
def test_bonus_of_an_adjusted_falchion_adds_to_those_of_abilities(
    scenario: type[Scenario],
) -> None:
    play = meeting(
        *(scenario, "bear", FALCHION),
        abilities=["edged_weapons"],
        adjusted={FALCHION: "animal"},
    )
    play.answers(f"use {FALCHION}")
    assert own_parts(play) == {"strength": 4, FALCHION: 2, "edged_weapons": 1}


@pytest.mark.rule("W-247")
def test_falchion_is_adjusted_in_civilization_for_one_gold(scenario: type[Scenario]) -> None:
    play = in_town(scenario, FALCHION, gold=3)
    assert [option for option in play.options if option.startswith("adjust")] == [
        "adjust falchion animal",
        "adjust falchion humanoid",
        "adjust falchion undead",
        "adjust falchion demon",
    ]
    play.answers("adjust falchion undead")
    assert play.table.adjusted == {FALCHION: "undead"}
    assert play.hero().gold == 2


@pytest.mark.rule("W-247")
def test_falchion_can_be_adjusted_anew_but_not_to_the_same(scenario: type[Scenario]) -> None:
    play = in_town(scenario, FALCHION, at="village", adjusted={FALCHION: "undead"})
    assert "adjust falchion undead" not in play.options
    play.answers("adjust falchion demon", "adjust falchion animal")
    assert play.table.adjusted == {FALCHION: "animal"}
    assert play.hero().gold == 1


@pytest.mark.rule("W-247")
def test_adjusting_is_refused_without_gold(scenario: type[Scenario]) -> None:
    play = in_town(scenario, FALCHION, gold=0)
    assert not any(option.startswith("adjust") for option in play.options)
    assert play.refused()["adjust falchion"] == ("needs_gold", "W-247")


@pytest.mark.rule("W-247")
@pytest.mark.parametrize("at", [FIELD, "enchanted_wilderness"])
def test_nobody_adjusts_outside_civilization(scenario: type[Scenario], at: str) -> None:
    play = in_town(scenario, FALCHION, at=at)
    assert not any(option.startswith("adjust") for option in play.options)


@pytest.mark.rule("W-247")
def test_a_blacksmith_adjusts_anywhere_instead_of_moving(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, gold=0, items=[FALCHION], abilities=["blacksmithing"])
        .start()
    )
    play.answers("instead adjust falchion demon")
    assert play.table.adjusted == {FALCHION: "demon"}
    assert (play.space(), play.question.kind) == (FIELD, "space")


def test_a_damaged_falchion_is_repaired_before_it_is_adjusted(scenario: type[Scenario]) -> None:
    play = in_town(scenario, damaged=[FALCHION])
    assert play.refused()["adjust falchion"] == ("repair_first", "W-247")
    play.answers("repair falchion", "adjust falchion demon")
    assert play.hero().gold == 1


def test_a_falchion_that_was_sold_has_lost_its_adjustment(scenario: type[Scenario]) -> None:
    play = in_town(scenario, FALCHION, adjusted={FALCHION: "undead"})
    play.answers("sell falchion")
    assert play.table.adjusted == {}


@pytest.mark.rule("W-247")
def test_gauntlets_of_battle_are_of_no_use_before_they_are_adjusted(
    scenario: type[Scenario],
) -> None:
    play = meeting(scenario, "bear", GAUNTLETS, "sword")
    assert play.options == ["use sword", "ready"]
    assert play.refused()[f"use {GAUNTLETS}"] == ("useless_in_this_battle", "R-172")


@pytest.mark.rule("W-247", "W-248", "W-249")
def test_gauntlets_of_battle_give_one_with_a_weapon_of_their_class(
    scenario: type[Scenario],
) -> None:
    play = meeting(
        *(scenario, "bear", GAUNTLETS, "great_sword"),
        adjusted={GAUNTLETS: "edged"},
        abilities=["edged_weapons"],
    )
    play.answers(f"use {GAUNTLETS}")
    assert GAUNTLETS not in own_parts(play)
    play.answers("use great_sword")
    assert own_parts(play)[GAUNTLETS] == 1
    assert own_parts(play)["edged_weapons"] == 1


@pytest.mark.rule("W-247")
def test_gauntlets_of_battle_do_not_help_with_another_weapon(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "bear", GAUNTLETS, "sword", "hammer", adjusted={GAUNTLETS: "crushing"})
    play.answers(f"use {GAUNTLETS}", "use sword")
    assert GAUNTLETS not in own_parts(play)


@pytest.mark.rule("W-249")
def test_two_pairs_of_gauntlets_are_not_worn_together(scenario: type[Scenario]) -> None:
    play = meeting(
        *(scenario, "bear", GAUNTLETS, "gauntlets_of_strength", "sword"),
        adjusted={GAUNTLETS: "edged"},
    )
    play.answers("use sword", f"use {GAUNTLETS}")
    assert "use gauntlets_of_strength" not in play.options
    assert sum(own_parts(play).values()) == 4 + 2 + 1


@pytest.mark.rule("W-249")
def test_who_wears_the_gauntlets_of_strength_cannot_put_on_another_pair(
    scenario: type[Scenario],
) -> None:
    play = meeting(
        *(scenario, "bear", GAUNTLETS, "gauntlets_of_strength", "sword", "wooden_shield"),
        adjusted={GAUNTLETS: "edged"},
    )
    play.answers("use sword", "use gauntlets_of_strength")
    assert play.refused()[f"use {GAUNTLETS}"] == ("one_head_only", "W-249")
    assert sum(own_parts(play).values()) == 4 + 2 + 1


def test_a_single_pair_of_gauntlets_of_strength_is_always_worn(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "bear", "gauntlets_of_strength", "sword")
    assert play.options == ["use sword", "ready"]
    assert own_parts(play) == {"strength": 5}

"""Astral Lawstone, Chaos Stone, Luckstone and Mindstone: what they add once they are integrated."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import own_parts, totals

from .battles import FIELD, duel, meeting

LAW, CHAOS, LUCK, MIND = (
    "astral_lawstone",
    "astral_chaos_stone",
    "astral_luckstone",
    "astral_mindstone",
)


@pytest.mark.rule("W-256")
@pytest.mark.parametrize(
    ("creature", "law", "chaos"),
    [
        ("bear", 0, 2),
        ("thug", 0, 2),
        ("undead_warrior", 2, 0),
        ("flock_of_harpies", 2, 0),
        ("returned", 2, 0),
        ("beast", 2, 0),
    ],
)
@pytest.mark.parametrize("stone", [LAW, CHAOS])
def test_astral_lawstone_strikes_undead_and_demons_the_astral_chaos_stone_all_others(
    scenario: type[Scenario], creature: str, law: int, chaos: int, stone: str
) -> None:
    play = meeting(scenario, creature, "sword", "wooden_shield", stones={"sword": stone})
    if play.question.kind == "kind":
        play.answers("by_strength")
    play.answers("use sword")
    assert own_parts(play).get(stone, 0) == (law if stone == LAW else chaos)
    assert own_parts(play)["sword"] == 2


@pytest.mark.rule("W-256")
def test_astral_chaos_stone_works_against_a_plain_character(scenario: type[Scenario]) -> None:
    play = duel(scenario, "sword", stones={"sword": CHAOS}, dice=(3, 3))
    play.answers("attack mystic", "by_strength", "use sword", "roll")
    assert totals(play) == [(4 + 2 + 2 + 3, 3 + 3)]


@pytest.mark.rule("W-256", "W-234")
@pytest.mark.parametrize("card", ["beast", "path_of_the_dead"])
@pytest.mark.parametrize(("stone", "bonus"), [(LAW, 2), (CHAOS, 0)])
def test_astral_lawstone_works_against_a_character_who_is_a_demon_or_undead_too(
    scenario: type[Scenario], card: str, stone: str, bonus: int
) -> None:
    play = duel(scenario, "sword", foe_kept=[card], stones={"sword": stone})
    play.answers("attack mystic", "by_strength", "use sword")
    assert own_parts(play).get(stone, 0) == bonus


@pytest.mark.rule("W-241")
def test_a_loose_stone_has_no_power(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "undead_warrior", "sword", LAW, LUCK, MIND, dice=(3, 3))
    assert play.options == ["use sword", "ready"]
    play.answers("use sword", "roll")
    assert totals(play) == [(4 + 2 + 3, 4 + 3)]


@pytest.mark.rule("W-238")
def test_a_stone_does_nothing_while_its_item_is_not_used(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "undead_warrior", "sword", "axe", stones={"sword": LAW})
    play.answers("use axe")
    assert LAW not in own_parts(play)


def test_a_stone_does_not_work_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = meeting(scenario, "ghost", "sword", "ivory_wand", stones={"sword": LAW})
    assert play.options == ["use ivory_wand", "ready"]


def test_astral_luckstone_rolls_twice_and_keeps_the_better(scenario: type[Scenario]) -> None:
    play = meeting(
        *(scenario, "bear", "wooden_shield"),
        stones={"wooden_shield": LUCK},
        dice=(2, 6, 1),
    )
    play.answers("use wooden_shield", "roll")
    assert totals(play) == [(4 + 6, 5 + 1)]


def test_astral_luckstone_helps_in_the_first_roll_of_a_battle_only(
    scenario: type[Scenario],
) -> None:
    play = meeting(
        *(scenario, "pack_of_wolves", "wooden_shield"),
        stones={"wooden_shield": LUCK},
        dice=(6, 2, 3, 4, 2),
    )
    play.answers("use wooden_shield", "roll", "roll")
    assert totals(play) == [(4 + 6, 3 + 3), (4 + 4, 3 + 2)]


def test_astral_luckstone_in_a_shield_helps_in_a_battle_of_wills_too(
    scenario: type[Scenario],
) -> None:
    play = meeting(
        *(scenario, "ghost", "wooden_shield"),
        stones={"wooden_shield": LUCK},
        dice=(1, 5, 3),
    )
    play.answers("use wooden_shield", "roll")
    assert totals(play) == [(4 + 5, 4 + 3)]


def test_astral_luckstone_does_not_help_while_its_item_is_not_used(
    scenario: type[Scenario],
) -> None:
    play = meeting(
        *(scenario, "bear", "wooden_shield"), stones={"wooden_shield": LUCK}, dice=(2, 1)
    )
    play.answers("ready", "roll")
    assert totals(play) == [(4 + 2, 5 + 1)]


def test_astral_luckstone_and_prayer_add_up(scenario: type[Scenario]) -> None:
    play = meeting(
        *(scenario, "bear", "wooden_shield"),
        abilities=["prayer"],
        stones={"wooden_shield": LUCK},
        dice=(2, 3, 6, 1),
    )
    play.answers("use wooden_shield", "cast prayer", "roll")
    assert totals(play) == [(4 + 6, 5 + 1)]


def test_astral_luckstone_works_for_a_defender(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", new_items="yes")
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at=FIELD, magic=0, items=["wooden_shield"], stones={"wooden_shield": LUCK})
        .dice(3, 1, 6)
        .start("arrive")
    )
    play.answers("attack mystic", "use wooden_shield", "roll")
    assert totals(play) == [(4 + 3, 3 + 6)]


@pytest.mark.parametrize(
    ("host", "own"), [("ruby_circlet", 1), ("ring_of_concentration", 0), ("cedar_staff", 1)]
)
def test_astral_mindstone_gives_two_in_a_battle_of_wills(
    scenario: type[Scenario], host: str, own: int
) -> None:
    play = meeting(scenario, "ghost", host, "ivory_wand", stones={host: MIND})
    play.answers(f"use {host}")
    assert own_parts(play)[MIND] == 2
    assert own_parts(play).get(host, 0) == own


def test_astral_mindstone_works_in_a_crown_that_is_worn_anyway(scenario: type[Scenario]) -> None:
    play = meeting(
        *(scenario, "ghost", "crown_of_power"), stones={"crown_of_power": MIND}, dice=(3, 3)
    )
    play.answers("use crown_of_power", "roll")
    assert totals(play) == [(4 + 1 + 2 + 3, 4 + 3)]

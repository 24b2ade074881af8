"""Ritual Scepter: it hurts an owner of Artifacts when she is attacked."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import own_parts, totals

from .owners import AMULET, FIELD, SCEPTER, owners

BANNER, SHIELD = "banner_of_hope", "mirrored_shield"


def attack(position: Scenario) -> ProphecyPlay:
    play = position.start("arrive")
    play.answers("attack mystic")
    return play


@pytest.mark.rule("W-242")
@pytest.mark.parametrize(("answer", "left"), [("lose_health", (2, 6)), ("lose_magic 2", (3, 4))])
def test_ritual_scepter_makes_an_owner_of_artifacts_lose_health_or_magic_as_she_chooses(
    scenario: type[Scenario], answer: str, left: tuple[int, int]
) -> None:
    play = attack(owners(scenario, SCEPTER, foe=[BANNER]))
    play.answers("strike")
    assert (play.question.kind, play.question.seat) == ("scepter_loss", 1)
    play.answers(answer)
    assert (play.hero(1).health, play.hero(1).magic) == left
    assert play.question.kind == "duel_kind"


@pytest.mark.rule("W-243")
def test_using_the_ritual_scepter_is_optional(scenario: type[Scenario]) -> None:
    play = attack(owners(scenario, SCEPTER, foe=[BANNER]))
    assert (play.question.kind, play.question.seat) == ("scepter", 0)
    play.answers("spare")
    assert (play.hero(1).health, play.hero(1).magic) == (3, 6)
    assert play.question.kind == "duel_kind"


@pytest.mark.rule("W-242")
def test_ritual_scepter_does_not_hurt_who_owns_no_artifact(scenario: type[Scenario]) -> None:
    play = attack(owners(scenario, SCEPTER))
    assert play.question.kind == "duel_kind"


def test_the_defenders_ritual_scepter_hurts_nobody(scenario: type[Scenario]) -> None:
    play = attack(owners(scenario, BANNER, foe=[SCEPTER]))
    assert play.question.kind == "duel_kind"


@pytest.mark.rule("W-242")
def test_ritual_scepter_strikes_even_if_both_hands_hold_something_else_in_the_battle(
    scenario: type[Scenario],
) -> None:
    position = owners(scenario, SCEPTER, foe=[BANNER], items=["great_sword"], foe_magic=0)
    play = attack(position.dice(3, 3))
    play.answers("strike", "by_strength", "use great_sword", "roll")
    assert totals(play) == [(4 + 3 + 3, 2 + 3)]


@pytest.mark.rule("W-242")
def test_ritual_scepter_gives_two_in_a_battle_of_wills_only_while_it_is_held(
    scenario: type[Scenario],
) -> None:
    position = owners(scenario, SCEPTER, items=["ivory_wand"], foe_at="city")
    play = position.lies(FIELD, "ghost").start("arrive")
    assert SCEPTER not in own_parts(play)
    play.answers(f"use {SCEPTER}")
    assert own_parts(play)[SCEPTER] == 2


@pytest.mark.rule("W-242")
def test_ritual_scepter_takes_one_hand(scenario: type[Scenario]) -> None:
    items = ["cedar_staff", "ivory_wand"]
    position = owners(scenario, SCEPTER, items=items, foe_at="city")
    play = position.lies(FIELD, "ghost").start("arrive")
    play.answers("use ivory_wand")
    assert f"use {SCEPTER}" in play.options
    assert play.refused()["use cedar_staff"] == ("two_handed", "R-170")


@pytest.mark.rule("W-244")
def test_the_mirrored_shield_throws_the_blow_back_after_the_victim_has_chosen(
    scenario: type[Scenario],
) -> None:
    play = attack(owners(scenario, SCEPTER, foe=[SHIELD]))
    play.answers("strike")
    assert play.question.seat == 1
    play.answers("lose_magic 2")
    assert (play.question.kind, play.question.seat) == ("scepter_loss", 0)
    play.answers("lose_health")
    assert (play.hero(0).health, play.hero(0).magic) == (3, 4)
    assert (play.hero(1).health, play.hero(1).magic) == (3, 4)
    assert play.question.kind == "duel_kind"


@pytest.mark.rule("W-244")
def test_the_mirrored_shield_throws_nothing_back_if_the_scepter_is_not_used(
    scenario: type[Scenario],
) -> None:
    play = attack(owners(scenario, SCEPTER, foe=[SHIELD]))
    play.answers("spare")
    assert (play.hero(0).health, play.hero(0).magic) == (4, 4)


@pytest.mark.parametrize(
    ("health", "magic", "left"), [(1, 1, (0, 1)), (0, 3, (0, 1)), (0, 1, (0, 0))]
)
def test_who_has_only_one_of_both_loses_that_and_nobody_dies_of_the_scepter(
    scenario: type[Scenario], health: int, magic: int, left: tuple[int, int]
) -> None:
    position = owners(scenario, SCEPTER, foe=[BANNER], foe_health=health, foe_magic=magic)
    play = attack(position)
    play.answers("strike")
    assert (play.hero(1).health, play.hero(1).magic) == left
    assert play.hero(1).alive
    assert play.question.kind == "duel_kind"


def test_the_magic_that_was_lost_cannot_turn_the_battle_into_one_of_wills(
    scenario: type[Scenario],
) -> None:
    position = owners(scenario, SCEPTER, foe=[BANNER], foe_health=0, foe_magic=4)
    play = attack(position)
    play.answers("strike", "by_strength")
    assert play.question.kind != "reply"


def test_fighting_on_after_a_draw_is_the_same_attack_without_another_blow(
    scenario: type[Scenario],
) -> None:
    position = owners(
        scenario, SCEPTER, foe=[BANNER], abilities=["fanaticism"], foe_magic=0, magic=0
    )
    play = attack(position.dice(1, 3))
    play.answers("strike", "roll", "again")
    assert play.hero(1).health == 2
    assert play.question.kind == "roll"


@pytest.mark.rule("W-246")
@pytest.mark.parametrize(("die", "magic"), [(4, 6), (3, 4)])
def test_the_amulet_may_shake_off_the_scepter(
    scenario: type[Scenario], die: int, magic: int
) -> None:
    position = owners(scenario, SCEPTER, foe=[AMULET], foe_health=0)
    play = attack(position.dice(die))
    play.answers("strike")
    assert play.hero(1).magic == magic
    assert play.question.kind == "duel_kind"

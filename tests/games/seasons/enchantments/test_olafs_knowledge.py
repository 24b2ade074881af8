"""Olaf's Knowledge: a bonus may be spent to draw a card (S-157)."""

import pytest

from fabletop.games.seasons.scenario import Scenario


@pytest.mark.rule("S-157", "S-096")
def test_olafs_knowledge_is_a_fifth_bonus_that_draws_a_card_to_keep() -> None:
    play = (
        Scenario(2, enchantment="olafs_knowledge")
        .sorcerer(crystals=10)
        .sorcerer()
        .die("ww*..")
        .top("amulet_of_air")
        .start()
    )
    assert "bonus draw" in play.options
    play.answers("bonus draw", "keep amulet_of_air")
    assert play.sorcerer().hand == ["amulet_of_air"]
    assert (play.sorcerer().bonuses, play.sorcerer().crystals) == (1, 10)


@pytest.mark.rule("S-157")
def test_the_card_of_olafs_knowledge_may_be_discarded_at_once() -> None:
    play = (
        Scenario(2, enchantment="olafs_knowledge")
        .sorcerer()
        .sorcerer()
        .top("amulet_of_air")
        .start()
    )
    play.answers("bonus draw", "discard amulet_of_air")
    assert play.sorcerer().hand == []
    assert play.table.discard == ["amulet_of_air"]
    assert play.sorcerer().bonuses == 1


@pytest.mark.rule("S-157", "S-090")
def test_olafs_knowledge_counts_among_the_three_bonuses() -> None:
    play = (
        Scenario(2, enchantment="olafs_knowledge")
        .sorcerer(bonuses=1)
        .sorcerer()
        .top("amulet_of_air", "amulet_of_fire")
        .start()
    )
    play.answers("bonus draw", "keep amulet_of_air", "bonus draw", "keep amulet_of_fire")
    assert play.sorcerer().bonuses == 3
    assert play.refused()["bonus draw"] == ("no_bonus_left", "S-090")


@pytest.mark.rule("S-096")
def test_without_olafs_knowledge_no_bonus_draws_a_card() -> None:
    play = Scenario(2).sorcerer(bonuses=3).sorcerer().start()
    assert "bonus draw" not in play.refused()
    fresh = Scenario(2).sorcerer().sorcerer().start()
    assert "bonus draw" not in fresh.options


@pytest.mark.rule("S-157", "S-132")
def test_olafs_knowledge_is_no_use_when_both_piles_are_empty() -> None:
    play = Scenario(2, enchantment="olafs_knowledge").sorcerer().sorcerer().only().start()
    assert "bonus draw" not in play.options

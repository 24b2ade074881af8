"""Vision of Destiny: the top two cards lie open, and five crystals sweep the first away (S-054,
S-159)."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons import seen


def vision(crystals: int, *cards: str) -> Scenario:
    """Three amulets on top of the draw pile: air, fire, earth."""
    return (
        Scenario(2, enchantment="vision_of_destiny")
        .sorcerer(crystals=crystals, reserve="3 air 3 earth", play=cards)
        .sorcerer()
        .top("amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water")
    )


@pytest.mark.rule("S-159", "S-133")
def test_the_vision_of_destiny_shows_the_top_two_cards_to_everybody() -> None:
    play = vision(0).start()
    for seat in (0, 1, None):
        assert seen.top(play.match, seat) == ["amulet_of_air", "amulet_of_fire"]


@pytest.mark.rule("S-159")
def test_without_the_vision_nobody_sees_the_draw_pile() -> None:
    play = Scenario(2).sorcerer(crystals=9).sorcerer().top("amulet_of_air").start()
    assert seen.top(play.match) == seen.top(play.match, 0) == []
    assert "vision" not in play.options


@pytest.mark.rule("T-92", "S-159")
def test_the_vision_is_refused_to_whoever_has_four_crystals() -> None:
    play = vision(4).start()
    assert "vision" not in play.options
    assert play.refused()["vision"] == ("crystals", "S-159")


@pytest.mark.rule("T-92", "S-159", "S-054")
def test_five_crystals_discard_the_top_card_once_a_turn() -> None:
    play = vision(5).start()
    play.answers("vision")
    assert play.sorcerer().crystals == 0
    assert play.table.discard == ["amulet_of_air"]
    assert seen.top(play.match) == ["amulet_of_fire", "amulet_of_earth"]
    assert "vision" not in play.options
    assert play.refused()["vision"] == ("envisioned", "S-159")


@pytest.mark.rule("T-92", "S-159", "S-054")
def test_a_second_vision_in_a_turn_is_refused_even_to_the_rich() -> None:
    play = vision(50).start()
    play.answers("vision")
    assert "vision" not in play.options
    assert play.refused()["vision"] == ("envisioned", "S-159")


@pytest.mark.rule("S-054", "S-159")
def test_every_player_may_pay_for_the_vision_in_the_own_turn_after_the_die() -> None:
    play = (
        Scenario(2, enchantment="vision_of_destiny")
        .sorcerer(crystals=5)
        .sorcerer(crystals=5, play=["die_of_malice"])
        .top("amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water")
        .die("ww*..", seat=1)
        .start()
    )
    play.answers("vision", "end")
    assert play.question.kind == "die"
    assert "vision" not in play.options
    play.answers("apply", "vision")
    assert play.sorcerer(1).crystals == 0
    assert seen.top(play.match) == ["amulet_of_earth", "amulet_of_water"]


@pytest.mark.rule("S-159", "S-063")
def test_a_draw_takes_the_top_card_of_the_vision_and_another_is_shown() -> None:
    play = vision(0).die("c..").start(phase="die")
    play.answers("draw")
    assert play.options == ["keep amulet_of_air", "discard amulet_of_air"]
    assert seen.top(play.match) == ["amulet_of_fire", "amulet_of_earth"]
    play.answers("keep amulet_of_air")
    assert seen.hands(play.match, 1)[0] == ["amulet_of_air"]


@pytest.mark.rule("S-159")
def test_under_the_vision_the_crystal_orb_puts_the_visible_top_card_into_play() -> None:
    """I-082."""
    play = vision(0, "crystal_orb").start()
    play.answers("activate crystal_orb look", "put", "pay air", "pay air")
    assert play.reserve(0) == {"earth": 2}
    assert play.play(0) == ["crystal_orb", "amulet_of_air"]
    assert seen.top(play.match) == ["amulet_of_fire", "amulet_of_earth"]


@pytest.mark.rule("S-159")
def test_under_the_vision_the_crystal_orb_discards_the_visible_top_card() -> None:
    """I-082: besides the vision itself, in the same turn."""
    play = vision(8, "crystal_orb").start()
    play.answers("activate crystal_orb discard", "vision")
    assert play.table.discard == ["amulet_of_air", "amulet_of_fire"]
    assert seen.top(play.match) == ["amulet_of_earth", "amulet_of_water"]
    assert play.sorcerer().crystals == 0


@pytest.mark.rule("S-159", "S-133")
def test_under_the_vision_the_telescope_rearranges_what_all_can_see() -> None:
    """I-082: the two cards that end on top lie open; who used it also knows the third."""
    play = vision(2, "arcane_telescope").start()
    play.answers("activate arcane_telescope", "on_top amulet_of_earth", "on_top amulet_of_air")
    assert seen.top(play.match) == seen.top(play.match, 1) == ["amulet_of_earth", "amulet_of_air"]
    assert seen.top(play.match, 0) == ["amulet_of_earth", "amulet_of_air", "amulet_of_fire"]


@pytest.mark.rule("S-159", "S-131")
def test_the_vision_of_the_last_card_brings_a_new_draw_pile() -> None:
    """I-085."""
    play = (
        Scenario(2, enchantment="vision_of_destiny")
        .sorcerer(crystals=5)
        .sorcerer()
        .only("amulet_of_air")
        .discarded("amulet_of_fire", "amulet_of_earth")
        .start()
    )
    assert seen.top(play.match) == ["amulet_of_air"]
    play.answers("vision")
    assert play.table.discard == ["amulet_of_air"]
    assert sorted(seen.top(play.match)) == ["amulet_of_earth", "amulet_of_fire"]

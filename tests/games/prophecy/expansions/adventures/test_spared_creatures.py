"""The Returned and the Weird Sisters, who know something that others do not."""

import pytest

from fabletop.games.prophecy.expansions.adventures.pieces import fortune
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.adventures.wilds import (
    FIELD,
    weird_sisters,
    whispers,
    wilds,
)

NEXT = ("chance_good_times", "chance_tradesman", "chance_city_merchant", "chance_charity")
"""The next Chance cards: the first is the Mystic's, then come those of the Paladin."""


def beats_the_returned(scenario: type[Scenario]) -> ProphecyPlay:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0)
        .lies(FIELD, "returned")
        .plane("fortress", lesser="sphinx", shown=["sphinx"])
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("roll")
    return play


def hidden(play: ProphecyPlay, plane: str) -> list[str]:
    cards = play.table.planes[play.table.box.board.plane_index[plane]]
    return [card for card in (cards.lesser, cards.greater, *cards.artifacts) if card != "sphinx"]


def test_returned_who_is_beaten_brings_experience(scenario: type[Scenario]) -> None:
    play = beats_the_returned(scenario)
    assert totals(play) == [(4 + 3, 4 + 1)]
    play.answers("take_experience")
    assert (play.hero().experience, play.hero().seen) == (6, [])
    assert play.table.adventure_discard == ["returned"]


@pytest.mark.rule("W-227")
def test_returned_who_is_spared_shows_the_face_down_cards_of_a_plane_to_one_player_alone(
    scenario: type[Scenario],
) -> None:
    play = beats_the_returned(scenario)
    assert play.options[0] == "take_experience"
    assert len(play.options) == 1 + 5
    play.answers("look plane_fortress")
    assert play.hero().experience == 3
    assert play.table.adventure_discard == ["returned"]
    cards = hidden(play, "plane_fortress")
    assert len(cards) == 2
    seen = [told for told in whispers(play, 0) if told[0] == "seen"]
    assert seen == [("seen", 0, card, "plane_fortress") for card in cards]
    assert whispers(play, 1) == []
    assert play.match.view(0).known == {"plane_fortress": cards}
    assert play.match.view(1).known == {}
    number = play.table.box.board.plane_index["plane_fortress"]
    assert play.match.view(None).planes[number].greater == "?"


def test_what_was_seen_cannot_be_undone(scenario: type[Scenario]) -> None:
    play = beats_the_returned(scenario)
    play.answers("look plane_fortress")
    assert not play.match.can_undo(0)


def beats_the_weird_sisters(scenario: type[Scenario]) -> ProphecyPlay:
    play = weird_sisters(scenario).top(*NEXT).start("arrive")
    play.answers("roll", "roll", "roll")
    return play


def test_weird_sisters_are_a_band_of_three_and_bring_experience(scenario: type[Scenario]) -> None:
    play = beats_the_weird_sisters(scenario)
    assert totals(play) == [(4 + 6, 3 + 1)] * 3
    assert play.options == ["take_experience", "let_go"]
    play.answers("take_experience")
    assert play.hero().experience == 6
    assert not fortune(play.hero()).fate


def test_weird_sisters_who_are_spared_let_the_next_chance_card_be_chosen(
    scenario: type[Scenario],
) -> None:
    play = beats_the_weird_sisters(scenario)
    play.answers("let_go")
    assert play.hero().experience == 3
    assert play.table.adventure_discard == ["weird_sisters"]
    play.answers("end", "stay", "end")
    assert (play.question.seat, play.question.kind) == (0, "fate")
    assert play.options == [f"next_card {card}" for card in NEXT[1:]]
    play.answers("next_card chance_charity")
    assert play.question.kind == "fate_later"
    assert play.options == ["next_card chance_tradesman", "next_card chance_city_merchant"]
    play.answers("next_card chance_city_merchant")
    assert ("chance", 0, "chance_charity") in play.told()
    assert play.table.chance_deck[-2:] == ["chance_tradesman", "chance_city_merchant"]
    assert not fortune(play.hero()).fate


def test_only_who_spared_the_sisters_sees_the_chance_cards(scenario: type[Scenario]) -> None:
    play = beats_the_weird_sisters(scenario)
    play.answers("let_go", "end", "stay", "end")
    assert [told[2] for told in whispers(play, 0) if told[0] == "foresaw"] == [*NEXT[1:]]
    assert whispers(play, 1) == []
    assert not play.match.can_undo(1)


def test_the_cards_are_foreseen_only_once(scenario: type[Scenario]) -> None:
    play = beats_the_weird_sisters(scenario)
    play.answers("let_go", "end", "stay", "end")
    play.answers("next_card chance_charity", "next_card chance_tradesman", "stay")
    play.answers("end", "stay", "end")
    assert (play.question.seat, play.question.kind) == (0, "move")


def test_of_a_short_deck_only_what_is_left_is_foreseen(scenario: type[Scenario]) -> None:
    play = (
        weird_sisters(scenario)
        .only("chance_good_times", "chance_city_merchant", "chance_charity")
        .start("arrive")
    )
    play.answers("roll", "roll", "roll", "let_go", "end", "stay", "end")
    assert play.options == ["next_card chance_city_merchant", "next_card chance_charity"]
    play.answers("next_card chance_charity")
    assert play.question.kind == "move"
    assert play.table.chance_deck == ["chance_city_merchant"]

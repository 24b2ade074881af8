"""The Prelude of Seasons on the screen: picking, sorting, choosing a token."""

from typing import Any

import pytest

from fabletop.core.match import Match
from fabletop.games.seasons.game import SEASONS
from tests.cli.drawn import asked, table

BOTH = pytest.mark.parametrize("plain", [False, True])


def prelude(rounds: int, **options: str) -> Match[Any]:
    """A game in which everybody has taken the first option so many times."""
    match = Match.new(SEASONS, seats=["Ann", "Bob"], seed=4, options=options)
    for _ in range(rounds):
        for decision in match.decisions():
            match.answer(decision.options[0], decision.seat)
    return match


def names(cards: list[str]) -> list[str]:
    words = SEASONS.words("en")
    return [words.name(card) for card in cards]


@BOTH
def test_the_packet_is_shown_with_everything_that_is_printed_on_its_cards(plain: bool) -> None:
    match = prelude(0)
    packet = match.view(0).packet
    assert isinstance(packet, list)
    shown = asked(match, plain=plain).words
    for name in names(packet):
        assert shown.count(name) >= 2, "once to read, once to choose"
    assert "To pick from" in shown
    others = match.view(1).packet
    assert isinstance(others, list)
    hidden = set(names(others)) - set(names(packet))
    assert hidden
    assert not any(name in shown for name in hidden)


@BOTH
def test_what_was_picked_is_kept_in_sight(plain: bool) -> None:
    match = prelude(2)
    picks = match.view(0).picks
    assert isinstance(picks, list)
    line = asked(match, plain=plain).words.partition("Picked: ")[2]
    first, second = names(picks)
    assert line.startswith(f"{first} (")
    assert second in line


@BOTH
def test_the_cards_are_read_once_more_before_they_are_sorted_and_then_named(plain: bool) -> None:
    first = asked(prelude(8), plain=plain).words
    assert "Still to sort" in first
    assert "On entering play" in first
    later = asked(prelude(10), plain=plain).words
    assert "Still to sort: " in later
    assert "Your hand: " in later
    assert "On entering play" not in later
    assert "On entering play" in table(prelude(10), seat=0, plain=plain), "the board tells all"


@BOTH
def test_hand_and_libraries_fill_up_before_the_eyes_of_their_owner(plain: bool) -> None:
    shown = asked(prelude(14, tokens="yes"), plain=plain).words
    for part in ("Your hand: ", "Library of year II: ", "Library of year III: "):
        assert part in shown
    assert "Your three tokens:" in shown


@BOTH
def test_the_tokens_to_choose_from_are_explained(plain: bool) -> None:
    match = prelude(14, tokens="yes")
    offered = match.view(0).sorcerers[0].offered
    shown = asked(match, plain=plain).words
    words = SEASONS.words("en")
    assert len(offered) == 3
    for token in offered:
        text = words.text(match.view(0), token)
        assert f"{words.name(token)}: {text}" in shown


@BOTH
def test_the_enchantment_is_told_before_the_first_pick(plain: bool) -> None:
    match = prelude(0, enchantment="drought")
    shown = asked(match, plain=True) if plain else table(match, seat=0)
    assert shown.startswith("Enchantment Drought: ")
    assert "Enchantment" not in asked(prelude(1, enchantment="drought"), plain=plain)


@BOTH
@pytest.mark.parametrize(
    ("rounds", "options", "said"),
    [
        (0, {}, "The Prelude: everybody is choosing cards (9 in each packet)."),
        (10, {"enchantment": "natural_selection"}, "The Prelude: everybody is discarding a card."),
        (8, {}, "The Prelude: everybody is sorting cards for three years."),
        (14, {"tokens": "yes"}, "The Prelude: everybody is choosing a token."),
    ],
)
def test_who_watches_sees_only_what_goes_on(
    rounds: int, options: dict[str, str], said: str, plain: bool
) -> None:
    last = table(prelude(rounds, **options), plain=plain).rstrip().splitlines()[-1]
    assert last == said


@pytest.mark.parametrize("language", ["en", "fr"])
@BOTH
@pytest.mark.parametrize("rounds", [0, 5, 8, 11, 14])
def test_every_stage_fits_the_screen(rounds: int, plain: bool, language: str) -> None:
    match = prelude(rounds, tokens="yes", enchantment="argoss_embrace", pool="50_enchanted")
    assert asked(match, language=language, plain=plain)
    assert table(match, seat=0, language=language, plain=plain)

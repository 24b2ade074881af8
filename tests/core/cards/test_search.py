"""Finding cards and rules, whatever the game."""

import pytest

from fabletop.core.cards.library import LibraryCard, Rule
from fabletop.core.cards.search import (
    card_by_id,
    close_cards,
    find_rule,
    fold,
    matching_cards,
    matching_rules,
)

CARDS = (
    LibraryCard("oath", "wishes", {"en": "Oath", "fr": "Vœu"}, {"en": "Beats the sword."}),
    LibraryCard(
        "long_sword", "arms", {"en": "Long Sword", "fr": "Épée"}, facts=(("made_of", ("iron",)),)
    ),
)
RULES = (
    Rule("R-001", "A", {"en": "Draw a card."}),
    Rule("R-012", "A", {"en": "Draw two cards."}),
)


def test_accents_ligatures_and_case_do_not_matter() -> None:
    assert fold("Vœu d'Épée") == fold("VOEU d’epee")


def test_cards_with_the_word_in_their_names_come_before_the_others() -> None:
    assert [card.id for card in matching_cards(CARDS, ["sword"])] == ["long_sword", "oath"]


def test_cards_are_found_by_names_of_any_language_and_by_values() -> None:
    assert [card.id for card in matching_cards(CARDS, ["voeu"])] == ["oath"]
    assert [card.id for card in matching_cards(CARDS, ["iron"])] == ["long_sword"]
    assert matching_cards(CARDS, ["iron", "oath"]) == []


def test_a_card_is_found_by_its_id_or_those_like_it_are_named() -> None:
    assert card_by_id(CARDS, "long_sword") is CARDS[1]
    assert card_by_id(CARDS, "long_swrd") is None
    assert close_cards(CARDS, "Long Swrd") == [CARDS[1]]


def test_rules_are_found_by_number_however_it_is_written() -> None:
    for text in ("R-012", "r12", "12", "R-12"):
        assert find_rule(RULES, text) is RULES[1]
    assert find_rule(RULES, "S-012") is None
    assert find_rule(RULES, "twelve") is None


@pytest.mark.parametrize("text", ["9" * 5_000, "0" * 30_000, "0" * 30_000 + "x", "٠١٢"])
def test_what_is_no_number_of_a_rule_is_seen_at_once(text: str) -> None:
    """With patterns that try every way to split the zeros, the third of these takes seconds."""
    assert find_rule(RULES, text) is None


def test_words_that_all_are_numbers_of_rules_find_just_those() -> None:
    assert matching_rules(RULES, ["12", "1"]) == [RULES[1], RULES[0]]
    assert matching_rules(RULES, ["draw"]) == list(RULES)
    assert matching_rules(RULES, ["draw", "12"]) == [RULES[1]]

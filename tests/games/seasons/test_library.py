"""The cards, tokens and rules of Seasons as they can be browsed."""

import re

import pytest

from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.library import library, rulebook

CARDS = {card.id: card for card in library(open_box())}
RULES = {rule.id: rule for rule in rulebook()}


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_every_card_enchantment_and_token_has_an_entry() -> None:
    decks = [card.deck for card in CARDS.values()]
    assert {deck: decks.count(deck) for deck in decks} == {
        "power": 70,
        "enchantments": 10,
        "tokens": 12,
    }


def told(card: str) -> dict[str, str]:
    """The facts of a card, by their ids."""
    return {name: ", ".join(map(str, values)) for name, values in CARDS[card].facts}


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("amulet_of_air", {"cost_air": "2"}),
        ("wondrous_chest", {"cost_water": "1", "cost_fire": "1"}),
        ("balance_of_ishtar", {"cost_crystals": "2"}),
        ("figrim_the_avaricious", {"cost_crystals_for_2_3_4_players": "3, 6, 9"}),
        ("sid_nightshade", {"cost_earth_for_2_3_4_players": "1, 2, 3"}),
        ("elemental_amulet", {"cost": "different_energies"}),
        ("temporal_boots", {"cost": "nothing"}),
    ],
)
def test_what_a_card_costs_can_be_read(card: str, cost: dict[str, str]) -> None:
    facts = told(card)
    assert {name: value for name, value in facts.items() if name.startswith("cost")} == cost


def test_the_numbers_of_a_card_are_told_with_words() -> None:
    facts = told("cursed_treatise_of_arus")
    assert (facts["prestige"], facts["category"], facts["set"]) == ("-10", "item", "advanced")
    assert facts["energy_gained"] == "2"
    assert facts["crystals"] == "10"
    assert facts["spaces_of_the_gauge"] == "1"


def test_an_enchantment_and_a_token_have_no_cost() -> None:
    others = [card for card in CARDS.values() if card.deck != "power"]
    assert [card.id for card in others if "cost" in dict(card.facts)] == []


def test_rules_are_found_from_the_cards_they_name() -> None:
    assert CARDS["arcano_leech"].rules == ("S-102", "S-103", "S-105")
    assert CARDS["drought"].rules == ("S-073", "S-074", "S-158")
    assert CARDS["gauge_back"].rules == ("S-161",)
    assert CARDS["amulet_of_earth"].rules == ()


def test_a_rule_names_the_same_cards_in_french() -> None:
    silent = [
        (rule, card.id)
        for card in CARDS.values()
        for rule in card.rules
        if card.names["fr"].lower() not in RULES[rule].texts["fr"].lower()
    ]
    assert silent == []


def test_a_rule_has_the_same_numbers_in_both_languages() -> None:
    texts = {rule.id: rule.texts for rule in RULES.values()}
    differing = [rule for rule, text in texts.items() if numbers(text["en"]) != numbers(text["fr"])]
    assert differing == []


def test_the_index_has_sixteen_chapters_in_order() -> None:
    groups = [rule.group for rule in RULES.values()]
    assert groups == sorted(groups)
    assert "".join(dict.fromkeys(groups)) == "ABCDEFGHIJKLMNOP"
    assert len(groups) == 128
    assert all(rule.heading["en"] and rule.heading["fr"] and rule.source for rule in rulebook())

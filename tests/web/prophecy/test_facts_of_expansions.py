"""What the cards of Prophecy's expansions say of themselves, in both languages."""

import pytest
from fastapi.testclient import TestClient

from fabletop.games.prophecy.game import PROPHECY
from fabletop.web.pages.facts import FactWords
from fabletop.web.pages.shelf import Shelf, shelf
from tests.web.pages.library import library_app


def facts(card: str, language: str) -> dict[str, str]:
    found = next(one for one in PROPHECY.library({}) if one.id == card)
    return dict(FactWords(language).facts(found))


@pytest.fixture
def cards() -> Shelf:
    found = shelf("prophecy", "en")
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("hammer", "against undead", "contre mort-vivant"),
        ("whipsword", "against bands", "contre les bandes"),
        ("kingslayer", "against owners of Artifacts", "contre qui possède un artefact"),
        ("astral_chaos_stone", "not against undead, demon", "sauf contre mort-vivant, démon"),
        ("radiant_spear", "for each type of the opponent", "pour chaque type de l'adversaire"),
        ("sea_lords_trident", "in the Water Realm", "dans le royaume des eaux"),
        ("two_handed_combat", "with a weapon in 2 hands", "avec une arme à 2 mains"),
        ("forest_wisdom", "in Forest", "(forêt)"),
        ("edged_weapons", "for each weapon (edged)", "pour chaque arme (tranchante)"),
    ],
)
def test_a_bonus_says_when_it_counts(card: str, english: str, french: str) -> None:
    assert facts(card, "en")["Bonus"].endswith(english)
    assert facts(card, "fr")["Bonus"].endswith(french)


def test_the_bags_of_a_gate_say_what_they_hold_and_cost() -> None:
    gate = "gate_to_the_water_realm"
    assert facts(gate, "en")["Bags of Bubbles"].startswith("3 Bubbles for 1 Gold, 6 Bubbles for 3")
    assert facts(gate, "fr")["Sacs de bulles"].endswith("12 bulles pour 10 Or")


def test_items_and_abilities_have_their_own_decks() -> None:
    assert facts("swimming", "en")["Deck of Abilities"] == "Underwater"
    assert facts("sword", "en")["Deck of Items"] == "Common"
    assert "Deck of Items" not in facts("swimming", "en")


def test_a_card_names_the_expansion_it_comes_from() -> None:
    assert facts("reefs", "en")["Expansion"] == "Water Realm"
    assert facts("holy_grail", "fr")["Extension"] == "Île au trésor"
    assert "Expansion" not in facts("sword", "en")


def test_the_line_under_a_name_says_where_the_card_belongs(cards: Shelf) -> None:
    assert cards.faces["swimming"].line == "Forest Camp · Underwater"
    assert cards.faces["map_fragment_plains_3"].line == "Plains between Forests"
    assert cards.faces["dragon_heart"].line == "Dragon Realm"


def test_help_tells_the_rules_of_what_is_played_at_the_table() -> None:
    reader = TestClient(library_app())
    asked = "/games/prophecy/help?kind=move&version=standard"
    assert "W-037" in reader.get(f"{asked}&island=yes").text
    assert "W-037" not in reader.get(asked).text

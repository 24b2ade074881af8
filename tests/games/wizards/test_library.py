"""The cards, lands and rules of Wizards as they can be browsed."""

import re
from collections import Counter

import pytest

from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.library import library, rulebook
from fabletop.games.wizards.words import WizardsWords

BOX = open_box()
CARDS = {(card.deck, card.id): card for card in library(BOX)}
RULES = {rule.id: rule for rule in rulebook()}

TEXTS = {card.id: card.texts for card in CARDS.values()} | {
    rule.id: rule.texts for rule in RULES.values()
}
"""Everything that is printed, by language."""

VOCABULARY = """
Task=Quête|Event=Événement|Demons=Démon|Dragonbound=Envoûté|Demon Dazed=Hébété|Mentor=Mentor
High Wizard=Haut|Secret Wizard=Mage secret|Master Sorcerer=Sorcier|Trap=Piège|Phantasm=Phantasme
Transport=Transport|Common Town=bourg|Elven Dwelling=demeure|Dragon's Lair=Antre du Dragon
Star Crest=Cime étoilée|High Hollow=Haut Creux|Cottage=chaumière|Sacred Circle=Cercle sacré
Stone=Pierre|Lair Time=temps d'Antre|Call For Help=Appel à l'aide|Fortnight=Quinzaine
Boat Summoning=Appel de barque|Swiftness=Célérité|Demon Dispelling=Bannissement des Démons
Animal Summoning=Appel d'animal|Escape=Esquive|Dragon Taming=Apprivoisement du Dragon
Telepathy=Télépathie|Horse=Chev|Hound=Chien|Unicorn=Licorne|Dove=Colombe|boat=barque
Knowledge=Savoir|Perception=Perception|Power=Pouvoir|Magical Object=objet|Leader=Meneur
Sacred Gems=Gemmes sacrées|Mandatory Task=obligatoire|Optional Task=facultative|rank=rang
"""
"""What a word of the rules is called in French, wherever it stands."""

WORDS = [tuple(pair.split("=")) for pair in re.split(r"[|\n]", VOCABULARY.strip())]


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_every_card_and_every_land_has_an_entry_with_a_text_in_both_languages() -> None:
    decks = Counter(deck for deck, _ in CARDS)
    assert decks == {"tasks": 50, "events": 40, "wizards": 14, "lands": 18}
    assert [card.id for card in CARDS.values() if not (card.texts["en"] and card.texts["fr"])] == []
    assert [card.id for card in CARDS.values() if card.names.keys() != {"en", "fr"}] == []


def test_the_facts_of_a_card_have_names_of_their_own() -> None:
    assert [card.id for card in CARDS.values() if len(dict(card.facts)) < len(card.facts)] == []


@pytest.mark.parametrize(
    ("deck", "card", "facts"),
    [
        (
            "tasks",
            "the_mentors_message",
            {
                "number": "30",
                "in_this_order": "no",
                "first_part_before_the_others": "yes",
                "knowledge": "8",
                "perception": "6",
                "power": "4",
                "parts": "3",
            },
        ),
        (
            "events",
            "a_twisted_ankle",
            {
                "number": "5",
                "kind": "swift_or_slow_movement",
                "keep": "yes",
                "days": "3",
                "movement_roll": "-2",
            },
        ),
        ("events", "sleeping_mist", {"number": "8", "kind": "trap", "keep": "yes"}),
        (
            "wizards",
            "zegoral",
            {
                "number": "5",
                "kind": "high_wizard",
                "rank_among_high_wizards": "5",
                "lowest_roll": "28",
                "highest_roll": "34",
            },
        ),
        (
            "lands",
            "torwall",
            {
                "number": "1",
                "kind": "common_land",
                "harbour": "16",
                "spaces_of_plains": "14",
                "spaces_of_woods": "4",
                "spaces_of_water": "1",
                "walls": "3",
                "common_town": "0",
            },
        ),
        ("lands", "sacred_circle", {"ruktal": "0", "stone": "1, 2, 3, 4, 5, 6"}),
    ],
)
def test_the_numbers_of_a_card_are_told_with_words(
    deck: str, card: str, facts: dict[str, str]
) -> None:
    told = {name: ", ".join(map(str, values)) for name, values in CARDS[deck, card].facts}
    assert {name: told.get(name) for name in facts} == facts


def test_the_spaces_of_a_land_are_all_told() -> None:
    for card in CARDS.values():
        spaces = [int(str(*value)) for name, value in card.facts if name.startswith("spaces_of_")]
        assert sum(spaces) == (19 if card.deck == "lands" else 0), card.id


def test_rules_are_found_from_the_cards_they_name() -> None:
    assert CARDS["tasks", "whale_song"].rules == ("Z-197", "Z-239", "Z-240")
    assert CARDS["wizards", "terek"].rules == ("Z-043",)
    assert CARDS["lands", "glendale"].rules == ("Z-280", "Z-281")
    assert CARDS["tasks", "winter_grain"].rules == ()


def test_rules_are_found_from_the_cards_of_which_they_give_the_number() -> None:
    assert CARDS["tasks", "the_west_wind"].rules == ("Z-237",)
    assert CARDS["events", "the_will_o_the_wisp"].rules == ("Z-231", "Z-232")
    assert CARDS["events", "the_travellers_star"].rules == ("Z-234",)
    assert CARDS["events", "the_wishing_gate"].rules == ("Z-234",)
    assert CARDS["events", "malicious_intent"].rules[:2] == ("Z-169", "Z-249")


def test_a_rule_names_the_same_cards_in_french() -> None:
    numbered = {"tasks": "Quêtes?", "events": "Événements?"}
    silent = [
        (rule, card.id)
        for card in CARDS.values()
        for rule in card.rules
        if card.names["fr"].lower() not in RULES[rule].texts["fr"].lower()
        and not re.search(
            rf"{numbered.get(card.deck, '-')} .*\b{dict(card.facts)['number'][0]}\b",
            RULES[rule].texts["fr"],
        )
    ]
    assert silent == []


@pytest.mark.parametrize(("english", "french"), WORDS, ids=[english for english, _ in WORDS])
def test_rules_and_cards_call_a_thing_by_the_same_name_in_french(english: str, french: str) -> None:
    speaking = [name for name, text in TEXTS.items() if re.search(rf"\b{english}", text["en"])]
    assert speaking
    silent = [name for name in speaking if french.lower() not in TEXTS[name]["fr"].lower()]
    assert silent == []


def test_a_card_that_names_a_place_or_a_wizard_names_it_in_both_languages() -> None:
    english, french = (WizardsWords(language) for language in ("en", "fr"))
    names = [(english.name(thing), french.name(thing)) for thing in (*BOX.sites, *BOX.wizards)]
    silent = [
        (what, name)
        for what, text in TEXTS.items()
        for name, told in names
        if re.search(rf"\b{re.escape(name)}\b", text["en"])
        and told.lower().removeprefix("cœur de ") not in text["fr"].lower()
    ]
    assert silent == []


def test_numbers_are_the_same_in_both_languages() -> None:
    differing = [name for name, text in TEXTS.items() if numbers(text["en"]) != numbers(text["fr"])]
    assert differing == []


def test_the_index_has_325_rules_in_order_each_under_a_heading() -> None:
    assert list(RULES) == [f"Z-{number:03}" for number in range(1, 326)]
    charts = [f"A{number}" for number in range(1, 17)]
    groups = list(dict.fromkeys(rule.group for rule in RULES.values()))
    assert groups == [*charts, *"BCDEFGHIJKLMNO"]
    assert all(rule.heading["en"] and rule.heading["fr"] and rule.source for rule in rulebook())

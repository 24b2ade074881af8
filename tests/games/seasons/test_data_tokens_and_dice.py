"""Enchantments, tokens and dice of Seasons as printed, against tables written out from the
researched facts (S-002 to S-012, S-081)."""

from collections import Counter

import pytest

from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.library import library
from fabletop.games.seasons.printed import AIR, EARTH, FIRE, WATER, DieFace
from tests.games.seasons.in_words import numbers_in_words

ENCHANTMENTS = {
    "elemental_construction": ("prelude", 18, 9, 0),
    "extended_experience": ("prelude", 12, 12, 0),
    "natural_selection": ("prelude", 11, 9, 0),
    "entangling_roots": ("tournament", 9, 9, 0),
    "nature_spirit": ("tournament", 9, 9, 0),
    "argoss_embrace": ("tournament", 9, 9, 5),
    "ios_bounty": ("tournament", 9, 9, 1),
    "olafs_knowledge": ("tournament", 9, 9, 0),
    "drought": ("tournament", 9, 9, 0),
    "vision_of_destiny": ("tournament", 9, 9, 5),
}
"""What each one changes, the cards dealt and kept, and its crystals."""

TOKENS = {
    "draw_card": "-5, cards 1",
    "sacrifice_or_discard": "6",
    "two_energy": "-5, energy 2",
    "gauge_back": "10, gauge 1",
    "hand_is_worth": "3",
    "transmute_plus_one": "0, crystals 1",
    "twelve_crystals": "-6, crystals 12",
    "four_water": "18, tokens 4",
    "gauge_plus_two": "-5, gauge 2",
    "move_season": "3, spaces 2",
    "see_hands": "9",
    "arrange_top_three": "0, cards 3",
}
"""The prestige of each Special Ability, and its numbers."""

COMMON = ((WATER, AIR), (EARTH, WATER), (FIRE, EARTH), (AIR, FIRE))
"""The two common energies from winter to fall, the main one first."""
UNCOMMON = (FIRE, AIR, WATER, EARTH)

DICE = (
    "AA*.. AA+3. ABT. BB*... C*T... c..",
    "AA*... AA+1.. ABT.. B*T. CC*. c...",
    "AA*. AA+3... ABT... B*T.. C*.. c.",
    "AA*. AA+2.. ABT. B*T... C*... +6..",
    "AA*... AA+1.. BBT.. B*T. C*. +6...",
)
"""The five dice of every season: A and B for its common energies, C for the uncommon one."""


def face_in_words(face: DieFace, season: int) -> str:
    energies = [*COMMON[season], UNCOMMON[season]]
    words = "".join(
        letter * face.energies[energy] for letter, energy in zip("ABC", energies, strict=True)
    )
    assert len(words) == sum(face.energies), "the fourth energy is on no die of the season"
    words += f"+{face.crystals}" if face.crystals else ""
    return words + "*" * face.star + "c" * face.card + "T" * face.ring + "." * face.dots


@pytest.mark.parametrize("enchantment", ENCHANTMENTS)
def test_an_enchantment_is_as_the_rulebook_says(enchantment: str) -> None:
    card = open_box().enchantments[enchantment]
    assert (card.changes, card.deal, card.keep, card.crystals) == ENCHANTMENTS[enchantment]


def test_the_box_holds_10_enchantments_and_no_others() -> None:
    assert list(open_box().enchantments) == list(ENCHANTMENTS)


@pytest.mark.parametrize("token", TOKENS)
def test_a_special_ability_token_is_printed_as_the_facts_say(token: str) -> None:
    printed = open_box().tokens[token]
    words = ", ".join([str(printed.prestige), *numbers_in_words(printed.params)])
    assert words == TOKENS[token]


def test_the_box_holds_12_special_ability_tokens_and_no_others() -> None:
    assert list(open_box().tokens) == list(TOKENS)


@pytest.mark.rule("S-009")
def test_everything_has_a_name_and_a_text_in_both_languages_and_its_sources() -> None:
    for card in library(open_box()):
        assert all([card.names["en"], card.names["fr"], card.sources]), card.id
        assert 0 < len(card.texts["en"]) <= 160, card.id
        assert card.texts["fr"], card.id
        assert card.texts["fr"] != card.texts["en"], card.id


def test_numbers_come_from_print_or_the_rulebook_and_only_names_are_ours() -> None:
    def told(deck: str) -> set[tuple[str, tuple[str, ...]]]:
        cards = [card for name, card in open_box().decks() if name == deck]
        return {(card.provenance, card.reconstructed) for card in cards}

    assert told("power") == {("printed", ()), ("printed", ("name.fr",))}
    assert told("enchantments") == {("rulebook", ("name.fr",))}
    assert told("tokens") == {("printed", ("name",))}


@pytest.mark.rule("S-003")
def test_there_are_20_dice_of_six_faces_five_for_each_season() -> None:
    box = open_box()
    assert [len(dice) for dice in box.dice] == [5, 5, 5, 5]
    dice = [die for season in box.dice for die in season]
    assert list(box.faces) == [f"{die}-{number}" for die in dice for number in range(1, 7)]
    assert len(set(dice)) == 20


@pytest.mark.rule("S-003")
@pytest.mark.parametrize("season", range(4))
def test_every_season_has_the_same_five_dice_with_energies_of_its_own(season: int) -> None:
    box = open_box()
    for die, faces in zip(box.dice[season], DICE, strict=True):
        shown = [face_in_words(box.faces[f"{die}-{n}"], season) for n in range(1, 7)]
        assert sorted(shown) == sorted(faces.split()), die


@pytest.mark.rule("S-003")
def test_every_die_shows_one_two_and_three_dots_on_two_faces_each() -> None:
    box = open_box()
    for die in [die for season in box.dice for die in season]:
        dots = Counter(box.faces[f"{die}-{number}"].dots for number in range(1, 7))
        assert dots == {1: 2, 2: 2, 3: 2}, die


@pytest.mark.rule("S-002", "S-081")
def test_the_transmutation_chart_gives_1_for_common_2_for_uncommon_3_for_absent_energies() -> None:
    assert open_box().rates == [[1, 3, 2, 1], [1, 1, 3, 2], [2, 1, 1, 3], [3, 2, 1, 1]]
    for rates, common, uncommon in zip(open_box().rates, COMMON, UNCOMMON, strict=True):
        assert [rates[energy] for energy in (*common, uncommon)] == [1, 1, 2]
        assert sum(rates) == 1 + 1 + 2 + 3

"""The text of a card tells the numbers of its data, in every language: whoever changes a number is
reminded of the texts."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from fabletop.core.cards.build import ALL
from fabletop.core.cards.printed import PrintedCard
from fabletop.core.registry import find, names
from fabletop.core.texts.languages import ENGLISH, languages
from fabletop.games.prophecy.box import open_box

EFFECTS = {
    *("bonuses", "choice", "gain", "loss", "params", "save", "special", "throw"),
    *("charges", "days", "roll"),
}
"""Fields of all games that hold the numbers of effects. Others are shown beside the text."""

WORDS = {2: r"two|twice|both|deux|double", 3: r"three|third|trois"}
"""Small numbers are also told in words."""

UNTOLD = {
    ("chance_economic_crisis", 6): "a die that is rolled only with the setting for it",
    ("whipsword", 2): "told as the sum of its two bonuses",
}
"""Numbers that a text need not tell, and why."""


def numbers(value: object) -> Iterator[int]:
    """The numbers above 1: a single thing is told without a number."""
    if isinstance(value, int):
        yield from [abs(value)] if 1 < abs(value) != ALL else []
    elif isinstance(value, tuple):
        yield from (number for part in value for number in numbers(part))
    elif is_dataclass(value):
        yield from (one for field in fields(value) for one in numbers(getattr(value, field.name)))


def untold(card: PrintedCard, text: str) -> list[int]:
    told = {int(number) for number in re.findall(r"\d+", text)}
    told |= {number for number, words in WORDS.items() if re.search(words, text, re.IGNORECASE)}
    effects = [field.name for field in fields(card) if field.name in EFFECTS]
    found = (number for name in effects for number in numbers(getattr(card, name)))
    return [one for one in found if one not in told and (card.id, one) not in UNTOLD]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_the_text_of_a_card_tells_its_numbers(game: str, language: str) -> None:
    left = {
        card.id: untold(card.printed, card.texts[language])
        for card in find(game).library({})
        if card.printed and card.texts
    }
    untold_numbers = {card: found for card, found in left.items() if found}
    assert untold_numbers == {}, f"in languages/{language}/{game}/cards"


@pytest.mark.parametrize("game", names())
def test_the_texts_of_a_card_tell_the_same_numbers_in_every_language(game: str) -> None:
    for card in find(game).library({}):
        told = {code: set(re.findall(r"\d+", text)) for code, text in card.texts.items()}
        for code, found in told.items():
            assert found == told[ENGLISH], f"{card.id} in {code}"


def test_a_text_that_lags_behind_its_number_is_noticed() -> None:
    giant = open_box({"rock_giant": {"special": {"home": "mountains", "home_strength": 3}}})
    assert untold(giant.creatures["rock_giant"], "+2 Strength in Mountains.") == [3]

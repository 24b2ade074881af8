"""Every number of every card has a bound, whatever a player's corrections say."""

from collections.abc import Iterator
from typing import Any

import pytest

from fabletop.core.cards.build import LARGEST, build
from fabletop.core.cards.corrections import correct
from fabletop.core.cards.decks import read_data
from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadData
from fabletop.games.prophecy import box as prophecy
from fabletop.games.seasons.printed import Enchantment, PowerCard, Token
from fabletop.games.wizards.printed import EventCard, Land, TaskCard, WizardCard

HUGE = 100_000_000_000

SEASONS = {"cards": PowerCard, "enchantments": Enchantment, "tokens": Token}
WIZARDS = {"lands": Land, "tasks": TaskCard, "events": EventCard, "wizard_cards": WizardCard}


def decks() -> Iterator[tuple[type, JsonObject]]:
    for deck, kind in prophecy.DECKS.items():
        yield kind, prophecy._read_deck(deck)
    for package, kinds in (("seasons", SEASONS), ("wizards", WIZARDS)):
        for deck, kind in kinds.items():
            yield kind, read_data(f"fabletop.games.{package}", deck)


def with_huge(value: Any) -> Iterator[tuple[str, Any]]:
    """The value with one of its numbers made huge, for each of them, and the number's field."""
    if isinstance(value, dict):
        for name, part in value.items():
            for field, changed in with_huge(part):
                yield field or name, {**value, name: changed}
    elif isinstance(value, list):
        for place, part in enumerate(value):
            for field, changed in with_huge(part):
                yield field, [*value[:place], changed, *value[place + 1 :]]
    elif type(value) is int:
        yield "", HUGE


def test_every_printed_number_can_be_too_large() -> None:
    tried = 0
    for kind, cards in decks():
        for card, entry in cards.items():
            for field, changed in with_huge({"id": card, **entry}):
                with pytest.raises(
                    BadData, match=rf"^{card}: .*{field} should be from -?\d+ to \d+"
                ):
                    build(kind, changed, card)
                tried += 1
    assert tried > 1500


def test_a_number_may_be_ridiculous_but_not_more() -> None:
    card = read_data("fabletop.games.seasons", "cards")["amulet_of_air"]
    built = build(PowerCard, {"id": "amulet_of_air", **card, "prestige": -LARGEST}, "amulet_of_air")
    assert built.prestige == -LARGEST


def test_a_correction_that_is_no_table_of_fields_names_its_card() -> None:
    cards = {"cards": read_data("fabletop.games.seasons", "cards")}
    wrong: Any = {"amulet_of_air": 7}
    with pytest.raises(BadData, match="amulet_of_air should be a table of fields, not 7"):
        correct(cards, wrong, {})
    with pytest.raises(BadData, match=r"there is no card 'x{59}; "):
        correct(cards, {"x" * 1000: {}}, {})

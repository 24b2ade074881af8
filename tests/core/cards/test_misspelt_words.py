"""Every word in the data of a card is one that the rules know: a misspelt one is refused."""

from collections.abc import Iterator
from typing import Any

import pytest

from fabletop.core.cards.build import build
from fabletop.core.cards.decks import read_data
from fabletop.core.errors import BadData
from fabletop.core.registry import find
from fabletop.games.prophecy import box as prophecy
from tests.core.cards.test_bounds import SEASONS, WIZARDS

FREE = {"reconstructed", "sources", "provenance", "id", "tag"}
"""Words of our own: they name fields and books, or stand for nothing but themselves."""

MISSPELT = "misspelt"


def cards(game: str) -> Iterator[tuple[str, type, str, dict[str, Any]]]:
    """Every card as plain data, with its deck and its type."""
    for deck, kind in {"prophecy": prophecy.DECKS, "seasons": SEASONS, "wizards": WIZARDS}[
        game
    ].items():
        plain = (
            prophecy._read_deck(deck)
            if game == "prophecy"
            else read_data(f"fabletop.games.{game}", deck)
        )
        for card, entry in plain.items():
            yield deck, kind, card, {name: entry[name] for name in entry if name != "part"}


def misspelt(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The value with one of its words misspelt, for each of them, and where the word stands."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name not in FREE:
                for where, changed in misspelt(part, f"{path}.{name}"):
                    yield where, {**value, name: changed}
    elif isinstance(value, list):
        for place, part in enumerate(value):
            for where, changed in misspelt(part, path):
                yield where, [*value[:place], changed, *value[place + 1 :]]
    elif isinstance(value, str) and value != "all":
        yield path, MISSPELT


def refusal(game: str, kind: type, card: str, entry: dict[str, Any], field: str) -> str:
    """What is said about the card, by itself or in the box."""
    try:
        build(kind, {"id": card, **entry}, card)
        find(game).data_hash({"cards": {card: {field: entry[field]}}})
    except BadData as error:
        return str(error)
    return ""


@pytest.mark.parametrize(("game", "fields"), [("prophecy", 40), ("seasons", 5), ("wizards", 15)])
def test_a_misspelt_word_is_refused_with_its_card_and_field(game: str, fields: int) -> None:
    tried = {
        where: (kind, card, changed)
        for deck, kind, card, entry in cards(game)
        for where, changed in misspelt(entry, deck)
    }
    assert len(tried) >= fields
    taken = []
    for where, (kind, card, changed) in tried.items():
        _deck, field, *_within = where.split(".")
        said = refusal(game, kind, card, changed, field)
        if not all(word in said for word in (card, where.rsplit(".", 1)[1], MISSPELT)):
            taken.append(where)
    assert taken == [], "give these fields a Literal type, or check them in handlers.py"

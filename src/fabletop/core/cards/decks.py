"""Decks of cards from the data files of a game."""

import tomllib
from importlib.resources import files
from typing import TypeVar

from fabletop.core.cards.build import build
from fabletop.core.cards.printed import PrintedCard
from fabletop.core.codec import JsonObject

C = TypeVar("C", bound=PrintedCard)


def has_data(package: str, name: str) -> bool:
    return (files(package) / "data" / f"{name}.toml").is_file()


def read_data(package: str, name: str) -> JsonObject:
    """A data file, parsed again each time, because corrections modify the result."""
    data = files(package) / "data" / f"{name}.toml"
    return tomllib.loads(data.read_text(encoding="utf-8"))


def build_deck(kind: type[C], plain: JsonObject) -> dict[str, C]:
    return {card: build(kind, {"id": card, **entry}, card) for card, entry in plain.items()}

"""Decks of cards from the data files of a game."""

import tomllib
from importlib.resources import files
from typing import TypeVar

from fabletop.core.cards.build import SHOWN, build
from fabletop.core.cards.printed import RECONSTRUCTED, PrintedCard, unsure_fields
from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadData

C = TypeVar("C", bound=PrintedCard)


def has_data(package: str, name: str) -> bool:
    return (files(package) / "data" / f"{name}.toml").is_file()


def read_data(package: str, name: str) -> JsonObject:
    """A data file, parsed again each time, because corrections modify the result."""
    data = files(package) / "data" / f"{name}.toml"
    plain = tomllib.loads(data.read_text(encoding="utf-8"))
    for card, entry in plain.items():
        if isinstance(entry, dict) and entry.get("provenance") == RECONSTRUCTED:
            _check_reconstructed(entry.get("reconstructed", []), f"{data}: {card}: reconstructed")
    return plain


def _check_reconstructed(listed: object, where: str) -> None:
    """A reconstructed card says which of its fields are our guess, besides a name that we chose."""
    if not isinstance(listed, list) or not unsure_fields(listed):
        raise BadData(
            f"{where} should list the fields that are a guess, such as "
            f'["price"], because the provenance is "{RECONSTRUCTED}"; it is {listed!r:.{SHOWN}}'
        )


def build_deck(kind: type[C], plain: JsonObject) -> dict[str, C]:
    return {card: build(kind, {"id": card, **entry}, card) for card, entry in plain.items()}

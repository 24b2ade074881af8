"""A player's own corrections of cards: `[great_sword]` with `price = 12` below it in a TOML file,
checked by the game that plays with them."""

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from fabletop.core.cards.build import SHOWN, check_text
from fabletop.core.errors import BadData, BadSetup
from fabletop.core.game import Game, Options

Corrections = Mapping[str, Mapping[str, object]]

FIXED = ("id", "name", "part", "provenance", "reconstructed", "sources")
"""What a card is and where its numbers come from; these fields cannot be corrected."""

TOLD = ("text", "note")
"""The texts of a card: one text for all languages, or one for each."""

DEEPEST = 6
"""How deeply tables and lists may be nested in a field."""


def corrections_of(options: Options) -> Corrections:
    """The corrections among the options of a table."""
    corrections = options.get("cards", {})
    if not isinstance(corrections, dict):
        raise BadSetup("the option cards holds corrections: a table of fields for each card")
    return corrections


def settings_of(options: Options) -> dict[str, str]:
    """The options of a table without the corrections."""
    return {name: str(value) for name, value in options.items() if name != "cards"}


def correct(
    decks: Mapping[str, dict[str, Any]],
    corrections: Corrections,
    fixed: Mapping[str, Collection[str]],
) -> None:
    """Write the corrections over the plain data of the decks. Fields in `fixed`, by deck, hold the
    game together, such as the deck from which a card comes."""
    for card, fields in corrections.items():
        name_of_deck = next((name for name, cards in decks.items() if card in cards), None)
        if name_of_deck is None:
            raise BadData(f"there is no card {card!r:.{SHOWN}}; `fabletop cards` lists their ids")
        if not isinstance(fields, dict):
            raise BadData(f"{card} should be a table of fields, not {fields!r:.{SHOWN}}")
        for name, value in fields.items():
            if name in FIXED or name in fixed.get(name_of_deck, ()):
                raise BadData(
                    f"{card}: {name} cannot be corrected to {value!r:.{SHOWN}}, "
                    "only what the card does"
                )
            if not _is_shallow(value):
                raise BadData(f"{card}: {name} has more than {DEEPEST} nested tables or lists")
            if name in TOLD:
                _check_told(value, f"{card}: {name}")
        numbers = {name: value for name, value in fields.items() if name not in TOLD}
        deck = decks[name_of_deck]
        deck[card] = {**deck[card], **numbers, "provenance": "corrected"}


def _check_told(value: object, where: str) -> None:
    for text in value.values() if isinstance(value, dict) and value else (value,):
        if not isinstance(text, str):
            raise BadData(f"{where} should be a text, or a table with a text for each language")
        check_text(text, where)


def _is_shallow(value: object, left: int = DEEPEST) -> bool:
    if isinstance(value, dict | list):
        within = value.values() if isinstance(value, dict) else value
        return left > 0 and all(_is_shallow(one, left - 1) for one in within)
    return True


def read_corrections(game: Game, path: Path) -> dict[str, dict[str, object]]:
    """A player's own card file, checked card by card."""
    if not game.library({}):
        raise BadSetup(f"{game.name} takes no corrections of cards")
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"cannot read {path}: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{path} is not TOML: {error}") from error
    try:
        for card, fields in plain.items():
            if not isinstance(fields, dict):
                raise BadData(f"{card}: write [{card}] on a line of its own, the fields below it")
        game.data_hash({"cards": plain})
    except BadData as error:
        raise BadData(f"{path}: {error}") from error
    return plain

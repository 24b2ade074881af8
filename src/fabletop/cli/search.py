"""Finding cards and rules: by id, by name, or by words, in either language, accents or not."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from fabletop.core.errors import BadSetup
from fabletop.core.library import LibraryCard, Rule


def fold(text: str) -> str:
    """Text as it is compared: no case, no accents, no underscores."""
    split = unicodedata.normalize("NFKD", text.replace("_", " ").replace("’", "'"))
    return "".join(letter for letter in split if not unicodedata.combining(letter)).casefold()


def holds(words: Sequence[str], texts: Iterable[str]) -> bool:
    """Whether all the words occur somewhere in the texts."""
    heap = fold("\n".join(texts))
    return all(fold(word) in heap for word in words)


def find_cards(cards: Sequence[LibraryCard], text: str) -> list[LibraryCard]:
    """The card with this id or name; failing that, those whose names hold the words."""
    wanted = fold(text)
    exact = [card for card in cards if wanted in (fold(card.id), *map(fold, card.names.values()))]
    return exact or [card for card in cards if holds(text.split(), card.names.values())]


def card_by_id(cards: Sequence[LibraryCard], name: str) -> LibraryCard:
    for card in cards:
        if card.id == name:
            return card
    close = get_close_matches(fold(name).replace(" ", "_"), [card.id for card in cards], n=5)
    hint = f"; did you mean: {', '.join(close)}?" if close else "; `fabletop cards` lists them"
    raise BadSetup(f"there is no card {name!r}{hint}")


def find_rule(rules: Sequence[Rule], text: str) -> Rule | None:
    """A rule by its id, also written short: R-082, r82, 82."""
    number = re.fullmatch(r"([A-Za-z]?)-?0*(\d+)", text)
    if number is None:
        return None
    letter, digits = number[1].upper(), int(number[2])
    for rule in rules:
        prefix, _, own = rule.id.partition("-")
        if own.isdecimal() and int(own) == digits and letter in ("", prefix):
            return rule
    return None

"""Finding cards and rules by id, name or words, in any language, with or without accents."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from fabletop.core.cards.library import LibraryCard, Rule

MOST_CLOSE = 5


def fold(text: str) -> str:
    """Text normalised for comparison: no case, no accents, no ligatures, no underscores."""
    split = unicodedata.normalize("NFKD", text.replace("_", " ").replace("’", "'"))
    plain = "".join(letter for letter in split if not unicodedata.combining(letter)).casefold()
    return plain.replace("œ", "oe")


def holds(words: Sequence[str], texts: Iterable[str]) -> bool:
    """Whether all the words occur somewhere in the texts."""
    heap = fold("\n".join(texts))
    return all(fold(word) in heap for word in words)


def find_cards(cards: Sequence[LibraryCard], text: str) -> list[LibraryCard]:
    """The card with this id or name; otherwise, the cards whose names contain the words."""
    by_name = [card for card in cards if holds(text.split(), card.names.values())]
    return exact_cards(cards, text) or by_name


def exact_cards(cards: Sequence[LibraryCard], text: str) -> list[LibraryCard]:
    """The cards with this id or name."""
    wanted = fold(text)
    return [card for card in cards if wanted in map(fold, (card.id, *card.names.values()))]


def matching_cards(cards: Sequence[LibraryCard], words: Sequence[str]) -> list[LibraryCard]:
    """The cards that contain the words anywhere; those with the words in their names come first."""
    found = [card for card in cards if holds(words, _texts(card))]
    return sorted(found, key=lambda card: not holds(words, card.names.values()))


def _texts(card: LibraryCard) -> tuple[str, ...]:
    told = [value for _, values in card.facts for value in values]
    words = [word for one in told for word in ([one] if isinstance(one, str) else one.ids())]
    return (card.id, card.deck, *card.names.values(), *card.texts.values(), *words)


def card_by_id(cards: Sequence[LibraryCard], name: str) -> LibraryCard | None:
    return next((card for card in cards if card.id == name), None)


def close_cards(cards: Sequence[LibraryCard], name: str) -> list[LibraryCard]:
    """Cards whose ids are similar to an unknown name."""
    by_id = {card.id: card for card in cards}
    wanted = fold(name).replace(" ", "_")
    return [by_id[one] for one in get_close_matches(wanted, by_id, n=MOST_CLOSE)]


def find_rule(rules: Sequence[Rule], text: str) -> Rule | None:
    """A rule by its id, which may be abbreviated: R-082, r82, 82."""
    number = re.fullmatch(r"([A-Za-z]?)-?0*([1-9][0-9]{0,5})", text)
    if number is None:
        return None
    letter, digits = number[1].upper(), int(number[2])
    for rule in rules:
        prefix, _, own = rule.id.partition("-")
        if own.isdecimal() and int(own) == digits and letter in ("", prefix):
            return rule
    return None


def matching_rules(rules: Sequence[Rule], words: Sequence[str]) -> list[Rule]:
    """The rules that contain the words or, if all the words are ids of rules, just those rules."""
    named = [find_rule(rules, word) for word in words]
    by_id = [rule for rule in named if rule]
    if words and len(by_id) == len(words):
        return by_id
    return [rule for rule in rules if holds(words, (rule.id, *rule.texts.values()))]

"""Names, texts and notes of cards: messages named by the ids of the cards, with the attributes
`.text` and `.note`. A player's corrections may bring a text or a note of their own."""

from collections.abc import Callable

from fabletop.core.cards.corrections import Corrections
from fabletop.core.texts.catalogue import Catalogue, catalogue
from fabletop.core.texts.languages import ENGLISH, languages


def cards_of(game: str) -> str:
    """The subject under which the cards of a game are told."""
    return f"{game}/cards"


def places_of(game: str) -> str:
    """The subject under which the places of a game are named."""
    return f"{game}/places"


def rules_of(game: str) -> str:
    """The subject under which the rulebook index of a game is told."""
    return f"{game}/rules"


def card_text(said: Catalogue, card: str, field: str, corrections: Corrections) -> str:
    """The "text" or the "note" of a card; nothing if it has none."""
    own = corrections.get(card, {}).get(field)
    if isinstance(own, dict):
        return str(own.get(said.language) or own.get(ENGLISH) or next(iter(own.values()), ""))
    if own is not None:
        return str(own)
    message = f"{card}.{field}"
    return said.say(message) if said.has(message) else ""


def in_every_language(subject: str, tell: Callable[[Catalogue], str]) -> dict[str, str]:
    """What is told in each language about a subject; nothing at all if English is silent."""
    told = {code: tell(catalogue(subject, code)) for code in languages()}
    return told if told[ENGLISH] else {}

"""Names, texts and notes of cards: messages named by the ids of the cards, with the attributes
`.text` and `.note`. A player's corrections may replace the text or the note."""

from collections.abc import Callable

from fabletop.core.cards.corrections import Corrections
from fabletop.core.texts.catalogue import Catalogue, catalogue
from fabletop.core.texts.languages import ENGLISH, languages


def cards_of(game: str) -> str:
    """The subject that holds the names and texts of a game's cards."""
    return f"{game}/cards"


def places_of(game: str) -> str:
    """The subject that holds the names of a game's places."""
    return f"{game}/places"


def rules_of(game: str) -> str:
    """The subject that holds the texts of a game's rulebook index."""
    return f"{game}/rules"


def card_text(said: Catalogue, card: str, field: str, corrections: Corrections) -> str:
    """The "text" or the "note" of a card; empty if it has none."""
    own = corrections.get(card, {}).get(field)
    if isinstance(own, dict):
        return str(own.get(said.language) or own.get(ENGLISH) or next(iter(own.values()), ""))
    if own is not None:
        return str(own)
    message = f"{card}.{field}"
    return said.say(message) if said.has(message) else ""


def in_every_language(subject: str, tell: Callable[[Catalogue], str]) -> dict[str, str]:
    """What `tell` reads from a subject's catalogue in each language; empty if it finds nothing in
    English."""
    told = {code: tell(catalogue(subject, code)) for code in languages()}
    return told if told[ENGLISH] else {}

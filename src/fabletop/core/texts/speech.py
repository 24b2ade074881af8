"""What the sentences of all games have in common: messages by group and word, such as `ask-move`
or `do-buy`, the names and texts of cards, and the description of a game for the list of games."""

from fabletop.core.cards.corrections import Corrections
from fabletop.core.foretelling import LIFE, HeldAmounts
from fabletop.core.game import NOTHING
from fabletop.core.table import EventWord
from fabletop.core.texts.card_texts import card_text, cards_of, places_of
from fabletop.core.texts.catalogue import catalogue


class Speech:
    """A game's texts in one language: sentences, names of cards and places, texts of cards."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self._catalogue = catalogue(game, language)
        self._cards = catalogue(cards_of(game), language)
        self._places = catalogue(places_of(game), language)

    def name(self, thing: str) -> str:
        """The name of a place or a card."""
        return (self._places if self._places.has(thing) else self._cards).say(thing)

    def printed(self, card: str, corrections: Corrections) -> str:
        """What a card does, in our words or in those of the player who corrected it."""
        return card_text(self._cards, card, "text", corrections)

    def title(self) -> str:
        return self._say("game", "title", {})

    def blurb(self) -> str:
        return self._say("game", "blurb", {})

    def setting(self, name: str) -> str:
        return self._say("setting", name, {})

    def choice(self, setting: str, value: str) -> str:
        return self._say("choice", f"{setting}_{value or NOTHING}", {})

    def term(self, word: str) -> str:
        """A word of the game outside a sentence."""
        return self._say("term", word, {})

    def outcome(self, label: str, changes: HeldAmounts) -> str:
        """A label, completed with what else the option is certain to cost and to bring, or marked
        as fatal."""
        if LIFE in changes:
            return self._say("surely", "fatal", {"what": label})
        told = ", ".join([self._change(name, change) for name, change in changes.items()])
        return self._say("surely", "label", {"what": label, "changes": told})

    def _change(self, name: str, change: int) -> str:
        sign = "+" if change > 0 else "−"
        word = name.lower().replace(" ", "_")
        return self._say("surely", word, {"n": abs(change), "sign": sign})

    def _say(self, group: str, word: str, values: dict[str, EventWord]) -> str:
        return self._catalogue.say(f"{group}-{word.replace('_', '-')}", values)

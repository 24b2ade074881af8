"""The facts of a card, and how a game ended, in the reader's language, for every front end.

The library names facts and values by id, and the catalogue has a word for each. Numbers, and ids
without a word, are shown as they are. Nothing here needs a server.
"""

import re
from collections.abc import Iterable, Iterator

from fabletop.core.cards.library import Fact, LibraryCard, Phrase
from fabletop.web.words import words_of_pages

FactInWords = tuple[str, str]
"""A name and a value, both ready to be shown."""


def kebab(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


class FactWords:
    """Words of the library of a game in one language."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.words = words_of_pages(language, game)

    def word(self, kind: str, text: str) -> str:
        message = f"lib-{kind}-{kebab(text)}"
        return self.words.say(message) if self.words.has(message) else text.replace("_", " ")

    def facts(self, card: LibraryCard) -> Iterator[FactInWords]:
        return ((self.word("fact", name), self.value(values)) for name, values in card.facts)

    def value(self, values: Iterable[str | Phrase]) -> str:
        return ", ".join(
            self._phrase(one) if isinstance(one, Phrase) else self.word("value", one)
            for one in values
        )

    def _phrase(self, phrase: Phrase) -> str:
        """A phrase in words; a clause is appended to the text before it."""
        words = {name: self.value(ids) for name, ids in phrase.words.items()}
        said = self.words.say(f"lib-{phrase.message}", words)
        for clause, ids in phrase.clauses.items():
            words = {phrase.message: said, clause: self.value(ids)}
            said = self.words.say(f"lib-{phrase.message}-{clause}", words)
        return said

    def provenance(self, card: LibraryCard) -> str:
        fields = ", ".join(self.word("field", field) for field in card.reconstructed)
        corrected = card.provenance == "corrected"
        if card.unsure and not corrected:
            return self.words.say("lib-from-reconstructed", {"fields": fields})
        message = f"lib-from-{card.provenance}"
        told = self.words.say(message) if self.words.has(message) else card.provenance
        if not fields or corrected:
            return told
        return f"{told} {self.words.say('lib-from-us', {'fields': fields})}"

    def note(self, note: Fact) -> str:
        """Whether a version has a rule, and if not, why."""
        name, (has, *why) = note
        message = f"lib-note-{kebab(name)}-{has}"
        if not self.words.has(message):
            return f"{name}: {self.value(note[1])}"
        reasons = ", ".join(self.word("why", str(one)) for one in why)
        return self.words.say(message, {"why": reasons} if why else {})


def ending(game: str, ended_by: str, language: str) -> str:
    """A way to end in words; its id if there are no words for it."""
    words, message = words_of_pages(language, game), f"ended-{game}-{kebab(ended_by)}"
    return words.say(message) if words.has(message) else ended_by.replace("_", " ")

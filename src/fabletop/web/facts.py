"""The facts of a card in the reader's language, for every front end.

The library's facts are English words; the catalogue has them in both languages, and whatever it
does not have is shown as it is. Nothing here needs a server.
"""

import re
from collections.abc import Iterator

from fabletop.core.library import Fact, LibraryCard
from fabletop.core.text import Catalogue, catalogue

BONUS = re.compile(
    r"([+-]\d+) in (\w+)(?: against ((?:\w+(?:, (?=\w))?)+))?"
    r"(?: in (\w+))?(?: with a weapon in (\d+) hands)?(?: for each (\w+))?"
)
REFUSED = re.compile(r"no \((.+)\)")


def kebab(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


class FactWords:
    """Words of the library in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words: Catalogue = catalogue("fabletop.web", language)

    def word(self, kind: str, text: str) -> str:
        message = f"lib-{kind}-{kebab(text)}"
        return self.words.say(message) if self.words.has(message) else text

    def facts(self, card: LibraryCard) -> Iterator[Fact]:
        return ((self.word("fact", name), self.value(value)) for name, value in card.facts)

    def value(self, text: str) -> str:
        bonuses = BONUS.findall(text)
        if bonuses:
            return ", ".join(self._bonus(*bonus) for bonus in bonuses)
        return ", ".join(self.word("value", part) for part in text.split(", "))

    def _bonus(
        self, value: str, battle: str, foes: str, terrain: str, hands: str, weapon: str
    ) -> str:
        told = {"value": value, "battle": self.word("value", battle)}
        against = "lib-bonus-against" if foes else "lib-bonus"
        bonus = self.words.say(against, told | {"foes": self.value(foes)} if foes else told)
        if terrain:
            words = {"bonus": bonus, "terrain": self.word("value", terrain)}
            bonus = self.words.say("lib-bonus-terrain", words)
        if hands:
            bonus = self.words.say("lib-bonus-hands", {"bonus": bonus, "n": hands})
        if weapon:
            words = {"bonus": bonus, "weapon": self.word("value", weapon)}
            bonus = self.words.say("lib-bonus-each", words)
        return bonus

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

    def note(self, name: str, value: str) -> str:
        """Whether a version has a rule, and why not."""
        why = REFUSED.fullmatch(value)
        message = f"lib-note-{kebab(name)}-{'no' if why else value}"
        if not self.words.has(message):
            return f"{name}: {value}"
        return self.words.say(message, {"why": self.word("why", why[1])} if why else {})

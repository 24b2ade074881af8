"""The facts of a card in the reader's language, for every front end.

The library's facts are English words; the catalogue has them in both languages, and whatever it
does not have is shown as it is. Nothing here needs a server.
"""

import re
from collections.abc import Iterator

from fabletop.core.library import Fact, LibraryCard
from fabletop.core.text import Catalogue, catalogue

WORDS = r"(?:\w+(?:, (?=\w))?)+"

BONUS = re.compile(
    r"(?P<value>[+-]\d+) in (?P<battle>\w+)"
    rf"(?: against (?P<foes>{WORDS}))?(?: except against (?P<spared>{WORDS}))?"
    r"(?: facing an? (?P<facing>band|owner of an Artifact))?"
    r"(?: for each (?P<per>type) of the opponent)?(?: in the (?P<realm>\w+) realm)?"
    r"(?: in (?P<terrain>\w+))?(?: with a weapon in (?P<n>\d+) hands)?"
    r"(?: for each (?P<weapon>\w+))?"
)
CLAUSES = ("foes", "spared", "facing", "per", "realm", "terrain", "n", "weapon")
"""What limits a bonus; `lib-bonus-…` adds each to what was said before."""

BAG = re.compile(r"(\d+) bubbles for (\d+) gold")
REFUSED = re.compile(r"no \((.+)\)")


def kebab(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


class FactWords:
    """Words of the library in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words: Catalogue = catalogue("web", language)

    def word(self, kind: str, text: str) -> str:
        message = f"lib-{kind}-{kebab(text)}"
        return self.words.say(message) if self.words.has(message) else text

    def facts(self, card: LibraryCard) -> Iterator[Fact]:
        return ((self.word("fact", name), self.value(value)) for name, value in card.facts)

    def value(self, text: str) -> str:
        bonuses = [self._bonus(bonus.groupdict("")) for bonus in BONUS.finditer(text)]
        if bonuses:
            return ", ".join(bonuses)
        bags = [self._bag(*bag) for bag in BAG.findall(text)]
        return ", ".join(bags or (self.word("value", part) for part in text.split(", ")))

    def _bonus(self, told: dict[str, str]) -> str:
        battle = self.word("value", told["battle"])
        bonus = self.words.say("lib-bonus", {"value": told["value"], "battle": battle})
        for clause in CLAUSES:
            if told[clause]:
                words = {"bonus": bonus, clause: self.value(told[clause])}
                bonus = self.words.say(f"lib-bonus-{clause}", words)
        return bonus

    def _bag(self, bubbles: str, gold: str) -> str:
        return self.words.say("lib-bag", {"bubbles": bubbles, "gold": gold})

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

"""The cards and rules of a game, for browsing outside play."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from fabletop.core.cards.printed import PrintedCard, unsure_fields
from fabletop.core.painting import Picture, paint

Texts = Mapping[str, str]
"""The same text by language."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A value with a message of its own: the ids of its words, and the ids of the words of each
    clause added to it."""

    message: str
    words: Mapping[str, tuple[str, ...]]
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def ids(self) -> tuple[str, ...]:
        several = (*self.words.values(), *self.clauses.values())
        return tuple(word for words in several for word in words)


Fact = tuple[str, tuple[str | Phrase, ...]]
"""The id of a name, and the ids of values; a number stands for itself."""


def in_language(texts: Texts, language: str) -> str:
    return texts.get(language) or next(iter(texts.values()), "")


@dataclass(frozen=True, slots=True)
class LibraryCard:
    """A card with what is printed on it, and the source of that information."""

    id: str
    deck: str
    names: Texts
    texts: Texts = field(default_factory=dict)
    facts: tuple[Fact, ...] = ()
    provenance: str = ""
    reconstructed: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    notes: Texts = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    """The rules that mention this card."""
    printed: PrintedCard | None = field(default=None, repr=False, compare=False)
    """The card itself."""

    def fact(self, name: str) -> str:
        """The value of a fact, as ids; empty if the card does not have this fact."""
        values = dict(self.facts).get(name, ())
        return ", ".join(one if isinstance(one, str) else " ".join(one.ids()) for one in values)

    @property
    def unsure(self) -> tuple[str, ...]:
        """The reconstructed fields that matter in play; a name that we chose does not."""
        return unsure_fields(self.reconstructed)

    def show(self, language: str = "en") -> Picture:
        """The card as a notebook shows it."""
        return paint(lambda painter: painter.card(self, language))

    def _repr_html_(self) -> str:
        return self.show().html


@dataclass(frozen=True, slots=True)
class Rule:
    """A statement of the rulebook index; its group has a heading."""

    id: str
    group: str
    texts: Texts
    source: str = ""
    heading: Texts = field(default_factory=dict)
    notes: tuple[Fact, ...] = ()

"""What a game can be asked about outside play: its cards and its rules, for browsing."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from fabletop.core.painting import Picture, paint
from fabletop.core.printed import PrintedCard

Texts = Mapping[str, str]
"""The same text by language."""

Fact = tuple[str, str]
"""A name and a value, both ready to be shown."""


def in_language(texts: Texts, language: str) -> str:
    return texts.get(language) or next(iter(texts.values()), "")


@dataclass(frozen=True, slots=True)
class LibraryCard:
    """A card with what is printed on it, and where that is known from."""

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
    """The rules that speak of this card."""
    printed: PrintedCard | None = field(default=None, repr=False, compare=False)
    """The card itself."""

    @property
    def unsure(self) -> tuple[str, ...]:
        """What was reconstructed and matters in play; a name of ours does not."""
        return tuple(field for field in self.reconstructed if field.partition(".")[0] != "name")

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

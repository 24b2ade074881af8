"""What every printed card of every game has: names and text in our words, and its provenance."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    en: str
    fr: str

    def in_(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedCard:
    id: str
    name: Text
    text: Text | None = None
    provenance: str
    """Where its numbers come from: "printed", "rulebook", "reconstructed", or "corrected"."""
    reconstructed: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    note: str = ""

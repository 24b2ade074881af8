"""What every printed card of every game has: its id and its provenance. Its name, text and note
are in the catalogues of each language, under its id."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedCard:
    id: str
    provenance: Literal["printed", "rulebook", "reconstructed", "corrected"]
    """Where its numbers come from."""
    reconstructed: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()

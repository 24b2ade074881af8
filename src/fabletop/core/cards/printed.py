"""What every printed card of every game has: its id and its provenance. Its name, text and note
are in the catalogues of each language, under its id."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from mypy_extensions import mypyc_attr

RECONSTRUCTED: Final = "reconstructed"
"""The provenance of a card with numbers that no source tells; its field of this name lists them."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedCard:
    id: str
    provenance: Literal["printed", "rulebook", "reconstructed", "corrected"]
    """Where its numbers come from."""
    reconstructed: tuple[str, ...] = ()
    """The fields that are our guess."""
    sources: tuple[str, ...] = ()


def unsure_fields(reconstructed: Iterable[object]) -> tuple[str, ...]:
    """The reconstructed fields that matter in play; a name that we chose does not."""
    fields = map(str, reconstructed)
    return tuple(field for field in fields if field.partition(".")[0] != "name")

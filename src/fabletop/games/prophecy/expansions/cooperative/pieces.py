"""What the cooperative game has on the table: its clock (W-223), the rounds of Time Freeze (W-265),
and Items in Secret Hideouts."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

from fabletop.games.prophecy.pieces import Pieces
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Table

NAME: Final = "cooperative"


@dataclass(slots=True)
class Fellowship(Pieces):
    used_up: int = 0
    """How often the Chance deck has run out."""
    frozen: int = 0
    """How many rounds without a Chance card remain, after Time Freeze."""
    caches: dict[str, list[str]] = field(default_factory=dict)
    """Items left in spaces by a hero with Secret Hideouts."""

    def copy(self) -> "Fellowship":
        caches = {space: items[:] for space, items in self.caches.items()}
        return Fellowship(self.used_up, self.frozen, caches)

    def cards(self) -> Iterable[str]:
        return chain.from_iterable(self.caches.values())


def fellowship(table: Table) -> Fellowship:
    own = table.pieces[NAME]
    assert isinstance(own, Fellowship)
    return own


def show(table: Table, _seat: int | None, view: ProphecyView) -> None:
    own = fellowship(table)
    view.frozen, view.used_up = own.frozen, own.used_up
    view.caches = {space: items[:] for space, items in own.caches.items()}

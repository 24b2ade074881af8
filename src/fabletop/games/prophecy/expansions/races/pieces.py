"""What Races have on the table (W-072): their deck."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from fabletop.games.prophecy.pieces import Pieces
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Table

NAME: Final = "race_cards"


@dataclass(slots=True)
class RaceCards(Pieces):
    races: list[str] = field(default_factory=list)
    """The deck."""

    def copy(self) -> "RaceCards":
        return RaceCards(self.races[:])

    def cards(self) -> Iterable[str]:
        return self.races


def race_deck(table: Table) -> list[str]:
    own = table.pieces[NAME]
    assert isinstance(own, RaceCards)
    return own.races


def show(table: Table, _seat: int | None, view: ProphecyView) -> None:
    view.races = len(race_deck(table))

"""What all Realms share on the table (W-106, W-211): the steps of a movement through one."""

from dataclasses import dataclass
from typing import Final

from fabletop.games.prophecy.pieces import Pieces
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Table

NAME: Final = "travels"


@dataclass(slots=True)
class Travels(Pieces):
    strokes: int = 0
    """How many steps were made in this movement through a Realm."""

    def copy(self) -> "Travels":
        return Travels(self.strokes)


def travels(table: Table) -> Travels:
    own = table.pieces[NAME]
    assert isinstance(own, Travels)
    return own


def show(table: Table, _seat: int | None, view: ProphecyView) -> None:
    view.strokes = travels(table).strokes

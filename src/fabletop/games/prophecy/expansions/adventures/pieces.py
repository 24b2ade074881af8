"""What the new Adventures have on the table and beside each hero: the original of a copied
character (W-279), the Mad Riddler's answers (W-277), what the Weird Sisters have promised."""

from dataclasses import dataclass, field
from typing import Final

from fabletop.games.prophecy.pieces import Belongings, Pieces
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Hero, Table

NAME: Final = "new_adventures"
RIDDLE: Final = "riddle"


@dataclass(slots=True)
class Masquerade(Pieces):
    """A battle with the Doppelganger."""

    double: Hero | None = None
    """The character that it copies, as before that battle; her seat holds the copy."""
    double_damaged: list[str] = field(default_factory=list)
    """Her Items that were damaged before that battle."""

    def copy(self) -> "Masquerade":
        if self.double is None:
            return Masquerade()
        return Masquerade(self.double.copy(), self.double_damaged[:])


@dataclass(frozen=True, slots=True)
class Fortune(Belongings):
    fate: bool = False
    """Whether the Weird Sisters let her choose her next Chance card."""


@dataclass(slots=True)
class Riddle(Pieces):
    riddle: list[str] = field(default_factory=list)
    """The questions to the Mad Riddler with his answers: "edged yes"."""

    def copy(self) -> "Riddle":
        return Riddle(self.riddle[:])


def masquerade(table: Table) -> Masquerade:
    own = table.pieces[NAME]
    assert isinstance(own, Masquerade)
    return own


def fortune(hero: Hero) -> Fortune:
    own = hero.belongings[NAME]
    assert isinstance(own, Fortune)
    return own


def promise(hero: Hero, fate: bool) -> None:
    hero.belongings[NAME] = Fortune(fate)


def riddle_of(table: Table) -> Riddle:
    own = table.pieces[RIDDLE]
    assert isinstance(own, Riddle)
    return own


def show_riddle(table: Table, _seat: int | None, view: ProphecyView) -> None:
    view.riddle = riddle_of(table).riddle[:]

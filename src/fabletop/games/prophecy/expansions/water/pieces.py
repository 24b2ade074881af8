"""What the Water Realm has on the table and beside each hero: storms (W-299), and Bubbles of air
(W-090, W-097)."""

from dataclasses import dataclass, field
from typing import Final

from fabletop.core.foretelling import HeldAmounts
from fabletop.games.prophecy.pieces import Belongings, Pieces
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Hero, Table

NAME: Final = "water"


@dataclass(slots=True)
class Weather(Pieces):
    storms: list[int] = field(default_factory=list)
    """The seats with an active storm (W-299)."""

    def copy(self) -> "Weather":
        return Weather(self.storms[:])


@dataclass(frozen=True, slots=True)
class Diver(Belongings):
    """The Bubbles on the right and on the left side of a hero's character card (W-090, W-097)."""

    bubbles: int = 0
    spent_bubbles: int = 0


def weather(table: Table) -> Weather:
    own = table.pieces[NAME]
    assert isinstance(own, Weather)
    return own


def diver(hero: Hero) -> Diver:
    own = hero.belongings[NAME]
    assert isinstance(own, Diver)
    return own


def carry(hero: Hero, bubbles: int, spent_bubbles: int) -> None:
    hero.belongings[NAME] = Diver(bubbles, spent_bubbles)


def show(table: Table, _seat: int | None, view: ProphecyView) -> None:
    view.storms = weather(table).storms[:]
    for hero in table.heroes:
        own, shown = diver(hero), view.heroes[hero.seat]
        shown.bubbles, shown.spent_bubbles = own.bubbles, own.spent_bubbles


def holdings(hero: Hero) -> HeldAmounts:
    return {"Bubble": diver(hero).bubbles}

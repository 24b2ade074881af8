"""What the Dragon Realm has beside each hero (W-211): whether something holds her up."""

from dataclasses import dataclass
from typing import Final

from fabletop.games.prophecy.pieces import Belongings
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Hero, Table

NAME: Final = "dragon"


@dataclass(frozen=True, slots=True)
class Climber(Belongings):
    stuck: bool = False
    """Whether an Obstacle has not let her pass."""


def climber(hero: Hero) -> Climber:
    own = hero.belongings[NAME]
    assert isinstance(own, Climber)
    return own


def hold_up(hero: Hero, stuck: bool) -> None:
    hero.belongings[NAME] = Climber(stuck)


def show(table: Table, _seat: int | None, view: ProphecyView) -> None:
    for hero in table.heroes:
        view.heroes[hero.seat].stuck = climber(hero).stuck

"""What the Misty Realm has on the table and beside each hero: trails, and how far she has
wandered."""

from dataclasses import dataclass, field

from fabletop.games.prophecy.pieces import Belongings, Pieces
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Hero, Table

NAME = "mist"


@dataclass(slots=True)
class Fog(Pieces):
    trails: dict[str, int] = field(default_factory=dict)
    """How often somebody has found the way on from a space."""

    def copy(self) -> "Fog":
        return Fog(self.trails.copy())


@dataclass(frozen=True, slots=True)
class Wanderer(Belongings):
    steps: int = 0
    """How many steps she has taken in the mist."""


def fog(table: Table) -> Fog:
    own = table.pieces[NAME]
    assert isinstance(own, Fog)
    return own


def wanderer(hero: Hero) -> Wanderer:
    own = hero.belongings[NAME]
    assert isinstance(own, Wanderer)
    return own


def leave_a_trail(table: Table, hero: Hero) -> None:
    space, trails = table.box.board.ids[hero.space], fog(table).trails
    trails[space] = trails.get(space, 0) + 1
    hero.belongings[NAME] = Wanderer(wanderer(hero).steps + 1)


def forget(_table: Table, hero: Hero) -> None:
    """A new character does not know the way."""
    hero.belongings[NAME] = Wanderer()


def close(table: Table, _hero: Hero) -> None:
    """The fog closes behind a hero who leaves."""
    fog(table).trails.clear()


def show(table: Table, _seat: int | None, view: ProphecyView) -> None:
    """Trails by space, steps by character."""
    markers = view.realms[NAME].markers
    markers |= fog(table).trails
    steps = {hero.character: wanderer(hero).steps for hero in table.heroes}
    markers |= {character: count for character, count in steps.items() if count}

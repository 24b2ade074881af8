"""A player's surroundings: which spaces are shown, and what is there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fabletop.cli.wizards.names import ARROWS, WINDS, Names, isles, space_of, wind
from fabletop.cli.wizards.on_the_map import Lying, lying
from fabletop.games.wizards.isles import AROUND, COLUMNS, ROWS, distance
from fabletop.games.wizards.seen.view import WizardsView

WIDE, HIGH = 18, 11
"""How many columns and rows of hexagons are shown at once."""

MOST = 14
"""At most this many spaces, the nearest ones, are listed with what is there."""


@dataclass(frozen=True, slots=True)
class SeenSpace:
    space: int
    things: Sequence[Lying]
    what: str
    walls: Sequence[int]
    """The directions from which a wall blocks the way in."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    here: int
    lying: Mapping[int, Sequence[Lying]]
    near: Sequence[SeenSpace]
    """The player's own space, then other spaces with something in them, the nearest first."""


def sight(view: WizardsView, names: Names, seat: int) -> Surroundings | None:
    """What a player sees; None during a Transport."""
    here = space_of(view, seat)
    if here is None:
        return None
    things = lying(view, names, seat)
    rows, columns = window(here)
    inside = {row * COLUMNS + column for row in rows for column in columns}
    others = sorted(inside.intersection(things) - {here}, key=lambda one: distance(here, one))
    near = [_own(view, names, here, things[here])]
    for space in others[:MOST]:
        what = ", ".join(thing.what for thing in reversed(things[space]))
        near.append(SeenSpace(space, things[space], what, _walls(view, space)))
    return Surroundings(here, things, near)


def _own(view: WizardsView, names: Names, here: int, things: Sequence[Lying]) -> SeenSpace:
    """The player's own space by its name, and what else is there."""
    found = isles(view)
    told = [thing.what for thing in reversed(things[1:])]
    if not found.site[here]:
        told.insert(0, names.place(view, found.names[here]))
    walls = [wind(here, other) for other in AROUND[here] if other not in found.steps[here]]
    return SeenSpace(here, things, ", ".join(told), walls)


def _walls(view: WizardsView, space: int) -> list[int]:
    """The directions from which a place cannot be entered."""
    found = isles(view)
    if not found.site[space]:
        return []
    return [wind(space, other) for other in AROUND[space] if other not in found.steps[space]]


def window(here: int, columns: int = WIDE) -> tuple[range, range]:
    """The rows and columns to show: the player in the middle, but never beyond the sea."""
    row, column = divmod(here, COLUMNS)
    top = max(0, min(row - HIGH // 2, ROWS - HIGH))
    left = max(0, min(column - columns // 2, COLUMNS - columns))
    return range(top, top + HIGH), range(left, left + columns)


def drawn_walls(seen: SeenSpace, names: Names) -> str:
    return names.say("walls", ways="".join(ARROWS[way] for way in seen.walls))


def spoken_walls(seen: SeenSpace, names: Names) -> str:
    ways = ", ".join(names.say(f"wind-{WINDS[way]}") for way in seen.walls)
    return names.say("walls", ways=ways)

"""Rows of Wizards: what is around the seat's own figure in each direction, and what a step there
costs."""

from typing import Final

from fabletop.core.rows.places import Row, SlotsAt
from fabletop.core.rows.writing import RowPlaces
from fabletop.games.wizards.isles import SEA, TERRAIN
from fabletop.games.wizards.rules.tasks.tasks import markers_of
from fabletop.games.wizards.seen.rows.spots import BESIDE, DEAR, DIRECTIONS, NEIGHBOURS
from fabletop.games.wizards.state import AWAY, Table

OPEN: Final = BESIDE.index("open")
SITE: Final = BESIDE.index("site")
DEAD: Final = BESIDE.index("dead")
DEMONS: Final = BESIDE.index("demons")
DRAGON: Final = BESIDE.index("dragon")
BOAT: Final = BESIDE.index("boat")
PLAYER: Final = BESIDE.index("player")
WIZARD: Final = BESIDE.index("wizard")
MARKER: Final = BESIDE.index("marker")
assert BESIDE[: len(TERRAIN)] == TERRAIN


class AroundPlaces:
    """The next space in each direction."""

    def __init__(self, at: RowPlaces) -> None:
        places = at.find("around", SlotsAt).places
        self._starts = tuple(places[direction] for direction in DIRECTIONS)

    def write(self, row: Row, table: Table, seat: int, here: int) -> None:
        isles, dead = table.isles, table.dead
        steps = isles.steps[here]
        there: dict[int, int] = {}
        for start, space in zip(self._starts, NEIGHBOURS[here], strict=True):
            if space == AWAY:
                continue
            there[space] = start
            row[start + isles.terrain[space]] = 1.0
            if space in steps:
                row[start + OPEN] = 1.0
            if isles.site[space]:
                row[start + SITE] = 1.0
            land = isles.land[space]
            if land != SEA and dead[land]:
                row[start + DEAD] = 1.0
        self._pieces(row, table, there)
        for other, player in enumerate(table.players):
            if other == seat:
                for held in player.tasks:
                    for space in markers_of(held).values():
                        _mark(row, there, space, MARKER)
            else:
                _mark(row, there, player.space, PLAYER)

    def _pieces(self, row: Row, table: Table, there: dict[int, int]) -> None:
        for space in table.demons:
            if space in there:
                row[there[space] + DEMONS] = 1.0
        _mark(row, there, table.dragon, DRAGON)
        for boat in table.boats:
            if boat.space in there:
                row[there[boat.space] + BOAT] = 1.0
        for standing in table.standing:
            _mark(row, there, standing.space, WIZARD)


def _mark(row: Row, there: dict[int, int], space: int, piece: int) -> None:
    start = there.get(space)
    if start is not None:
        row[start + piece] = 1.0


class PricePlaces:
    """While the seat's figure moves: the cost of the cheapest step in each direction, and the
    movement left after it."""

    def __init__(self, at: RowPlaces) -> None:
        places = at.find("prices", SlotsAt).places
        self._starts = tuple(places[direction] for direction in DIRECTIONS)

    def write(self, row: Row, steps: list[tuple[str, int, int, int]], here: int) -> None:
        found: dict[int, tuple[int, int]] = {}
        for _, space, price, left in steps:
            step = price, -left
            if space not in found or step < found[space]:
                found[space] = step
        for start, space in zip(self._starts, NEIGHBOURS[here], strict=True):
            if space in found:
                price, left = found[space]
                row[start] = min(1.0, price / DEAR)
                row[start + 1] = min(1.0, -left / DEAR)

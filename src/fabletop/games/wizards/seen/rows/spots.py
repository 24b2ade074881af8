"""Places on the map as numbers: column, row, and the distance from the seat's own figure; and what
is around that figure in each direction."""

from typing import Final

from fabletop.core.rows.places import Row
from fabletop.games.wizards import hexes
from fabletop.games.wizards.isles import (
    COLUMNS,
    ROWS,
    SIZE,
    STEPS_FROM,
    TERRAIN,
    axial,
    number,
    on_board,
)
from fabletop.games.wizards.state import AWAY

FAR: Final = 30
"""The distance that is scaled to 1."""

NEAREST: Final = 6
"""How many Demons, the nearest ones, are listed with their places."""

SPOT: Final[tuple[str, ...]] = ("there", "column", "row", "distance")
"""Whether something is on the map, where, and how far from the seat's own figure."""

DIRECTIONS: Final[tuple[str, ...]] = (
    "east",
    "north_east",
    "north_west",
    "west",
    "south_west",
    "south_east",
)

PIECES: Final[tuple[str, ...]] = ("demons", "dragon", "boat", "player", "wizard", "marker")

BESIDE: Final[tuple[str, ...]] = (*TERRAIN, "open", "site", "dead", *PIECES)
"""What is in the next space in a direction, and whether the way there is free of walls."""

NEIGHBOURS: Final = tuple(
    tuple(number(one) if on_board(one) else AWAY for one in hexes.neighbours(axial(hexagon)))
    for hexagon in range(SIZE)
)
"""The neighbours of each hexagon, by direction; AWAY if off the board."""

DEAR: Final = 10
"""The cost of a step that is scaled to 1."""

COLUMN: Final = tuple(hexagon % COLUMNS / (COLUMNS - 1) for hexagon in range(SIZE))
ROW: Final = tuple(hexagon // COLUMNS / (ROWS - 1) for hexagon in range(SIZE))
DISTANCE: Final = tuple(min(1.0, steps / FAR) for steps in range(COLUMNS + ROWS))
"""What the column and the row of a hexagon and a number of steps are in a row of numbers."""

Spot = tuple[float, float, float, float]


def spot(hexagon: int, here: int) -> Spot:
    """A place by its column and row."""
    if hexagon == AWAY:
        return 0.0, 0.0, 0.0, 0.0
    far = 0.0 if here == AWAY else DISTANCE[STEPS_FROM[here][hexagon]]
    return 1.0, COLUMN[hexagon], ROW[hexagon], far


def write_spot(row: Row, start: int, hexagon: int, here: int) -> None:
    """Write a place that is on the map."""
    row[start] = 1.0
    row[start + 1] = COLUMN[hexagon]
    row[start + 2] = ROW[hexagon]
    if here != AWAY:
        row[start + 3] = DISTANCE[STEPS_FROM[here][hexagon]]

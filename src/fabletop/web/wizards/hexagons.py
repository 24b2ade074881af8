"""Hexagons on the drawing: their places, the outline of several, the edge between two, and how
things in one hexagon are arranged."""

from collections.abc import Iterable
from math import ceil, sqrt

from fabletop.games.wizards import hexes
from fabletop.games.wizards.isles import COLUMNS, ROWS, axial

GridPoint = tuple[int, int]

HALF, HIGH, ROW = 17, 20, 30
"""Half the width and half the height of a hexagon, and the distance between rows."""

CORNERS: tuple[GridPoint, ...] = ((0, -20), (17, -10), (17, 10), (0, 20), (-17, 10), (-17, -10))
"""From the top, clockwise."""

FACING: tuple[hexes.Hex, ...] = (
    hexes.NORTH_EAST,
    hexes.EAST,
    hexes.SOUTH_EAST,
    hexes.SOUTH_WEST,
    hexes.WEST,
    hexes.NORTH_WEST,
)
"""The direction that the edge from each corner to the next one faces."""

HEXAGON = "l17 10v20l-17 10-17-10v-20z"
"""The SVG path around a hexagon, from its top."""

Bounds = tuple[int, int, int, int]
"""Left, top, width and height."""

WHOLE: Bounds = (0, 0, 2 * HALF * COLUMNS + HALF, ROW * (ROWS - 1) + 2 * HIGH)
MARGIN = 2 * HALF
"""The width of the sea shown around the lands."""


def middle(hexagon: int) -> GridPoint:
    row, column = divmod(hexagon, COLUMNS)
    return HALF * (2 * column + 1 + row % 2), ROW * row + HIGH


def path(hexagons: Iterable[int]) -> str:
    """The SVG path of all these hexagons, each on its own."""
    tops = (middle(hexagon) for hexagon in hexagons)
    return "".join(f"M{x} {y - HIGH}{HEXAGON}" for x, y in tops)


def _edge(hexagon: int, side: int) -> tuple[GridPoint, GridPoint]:
    x, y = middle(hexagon)
    (one, up), (other, down) = CORNERS[side], CORNERS[(side + 1) % 6]
    return (x + one, y + up), (x + other, y + down)


def outline(hexagons: Iterable[int], origin: GridPoint = (0, 0)) -> str:
    """The outline of these hexagons, including holes, relative to `origin`."""
    inside = {axial(hexagon): hexagon for hexagon in hexagons}
    ways = dict(
        _edge(hexagon, side)
        for place, hexagon in inside.items()
        for side, way in enumerate(FACING)
        if hexes.add(place, way) not in inside
    )
    rings = []
    while ways:
        start, point = ways.popitem()
        corners = [start]
        while point != start:
            corners.append(point)
            point = ways.pop(point)
        rings.append("M" + "L".join(f"{x - origin[0]} {y - origin[1]}" for x, y in corners) + "z")
    return "".join(rings)


def between(one: int, other: int) -> str:
    """The edge that two neighbours share."""
    place, beyond = axial(one), axial(other)
    side = FACING.index((beyond[0] - place[0], beyond[1] - place[1]))
    (x, y), (right, down) = _edge(one, side)
    return f"M{x} {y}L{right} {down}"


def window(hexagons: Iterable[int]) -> Bounds:
    """The part of the board that shows all of these, with some sea around them."""
    points = [middle(hexagon) for hexagon in hexagons]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    left, top = max(0, left - HALF - MARGIN), max(0, top - HIGH - MARGIN)
    right, bottom = min(WHOLE[2], right + HALF + MARGIN), min(WHOLE[3], bottom + HIGH + MARGIN)
    return left, top, right - left, bottom - top


SIZES = {1: (0, 1.0), 2: (17, 0.78), 3: (12, 0.56), 4: (9, 0.42)}
"""By the number of columns of things in a hexagon: their distance, and the size of each."""


def arranged(count: int, *, beside: bool) -> list[tuple[float, float, float]]:
    """The places of `count` things in a hexagon, relative to its middle, and the size of each;
    `beside` the sign of a place they leave some room for it."""
    columns = ceil(sqrt(count))
    rows = ceil(count / columns)
    apart, size = SIZES[min(columns, max(SIZES))]
    size = round(size * (0.84 if beside else 1.0), 2)
    shift = 5 if beside else 0
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        across = min(columns, count - row * columns)
        x, y = (column - (across - 1) / 2) * apart, (row - (rows - 1) / 2) * apart
        places.append((x + shift, y + shift, size))
    return places

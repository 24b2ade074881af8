"""Hexagons: axial coordinates, distances, rings, rotations by 60 degrees, and the rows and columns
of a board of pointy-topped hexagons whose odd rows are shifted to the right."""

from collections.abc import Iterator
from typing import Final

Hex = tuple[int, int]

EAST, NORTH_EAST, NORTH_WEST = (1, 0), (1, -1), (0, -1)
WEST, SOUTH_WEST, SOUTH_EAST = (-1, 0), (-1, 1), (0, 1)

DIRECTIONS: Final[tuple[Hex, ...]] = (EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST)
"""Counter-clockwise from the east."""

TURNS: Final = len(DIRECTIONS)
"""After how many rotations by 60 degrees everything lies as before."""

CENTRE: Final[Hex] = (0, 0)


def add(one: Hex, other: Hex) -> Hex:
    return one[0] + other[0], one[1] + other[1]


def distance(one: Hex, other: Hex) -> int:
    """How many steps one hexagon is from another."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def neighbours(place: Hex) -> list[Hex]:
    return [add(place, direction) for direction in DIRECTIONS]


def turn(place: Hex, steps: int) -> Hex:
    """The hexagon after rotating `steps` times by 60 degrees about the centre, clockwise on the
    board."""
    q, r = place
    for _ in range(steps % TURNS):
        q, r = -r, q + r
    return q, r


def ring(radius: int) -> Iterator[Hex]:
    """The hexagons at this distance from the centre, counter-clockwise from the east."""
    if radius == 0:
        yield CENTRE
        return
    place = (radius, 0)
    for side in range(TURNS):
        for _ in range(radius):
            yield place
            place = add(place, DIRECTIONS[(side + 2) % TURNS])


def disc(radius: int) -> list[Hex]:
    """The centre and the rings around it, from the inside to the outside."""
    return [place for distance in range(radius + 1) for place in ring(distance)]


def from_offset(column: int, row: int) -> Hex:
    return column - (row - (row & 1)) // 2, row


def to_offset(place: Hex) -> tuple[int, int]:
    """Column and row."""
    q, r = place
    return q + (r - (r & 1)) // 2, r

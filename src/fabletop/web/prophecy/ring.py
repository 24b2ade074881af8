"""Where the twenty spaces lie on the drawing, clockwise from the Village at the bottom.

Wide: a star whose notches are the guilds, as on the board. Tall, for phones: five by seven, with
tiles large enough to be read. The numbers are such that no two tiles touch; a test watches that.
"""

from dataclasses import dataclass
from math import cos, pi, sin

Point = tuple[float, float]

STAR = ((335.0, 226.0), (601.0, 374.0), (548.0, 329.0))
"""Half the width and height of the ellipses on which guilds, their neighbours and the spaces
between them lie."""

LEAN = 0.109
"""By this angle the neighbours of a guild lean towards it."""


@dataclass(frozen=True, slots=True)
class Shape:
    name: str
    size: tuple[int, int]
    tile: tuple[int, int]
    card: tuple[int, int]
    """A deck in the middle."""
    decks: tuple[Point, ...]
    tray: Point
    """The middle of the dice."""


WIDE = Shape(
    "wide",
    (1400, 884),
    (186, 126),
    (84, 108),
    ((518, 316), (612, 316), (706, 316), (800, 316)),
    (700, 566),
)
TALL = Shape(
    "tall",
    (400, 574),
    (77, 78),
    (50, 62),
    ((91, 130), (147, 130), (203, 130), (259, 130)),
    (200, 310),
)
COLUMNS, ROWS = 5, 7


def layout(guilds: list[bool], shape: Shape) -> list[Point]:
    """The centre of each tile, given which spaces of the ring are guilds."""
    if shape is TALL:
        return [_on_the_edge(index) for index in range(len(guilds))]
    homes = [index for index, guild in enumerate(guilds) if guild]
    return [_on_the_star(index, len(guilds), homes) for index in range(len(guilds))]


def _on_the_star(index: int, count: int, homes: list[int]) -> Point:
    since = min((index - home) % count for home in homes)
    until = min((home - index) % count for home in homes)
    width, height = STAR[min(since, until, 2)]
    lean = (LEAN if until < since else -LEAN) if min(since, until) == 1 else 0.0
    angle = pi / 2 + 2 * pi * index / count + lean
    across, down = WIDE.size
    return across / 2 + width * cos(angle), down / 2 + height * sin(angle)


def _on_the_edge(index: int) -> Point:
    """From the middle of the bottom to the left, up, across and down again."""
    bottom, side = COLUMNS - 1, ROWS - 1
    place = (index + bottom // 2) % (2 * (bottom + side))
    if place < bottom:
        column, row = bottom - place, side
    elif place < bottom + side:
        column, row = 0, side - (place - bottom)
    elif place < 2 * bottom + side:
        column, row = place - bottom - side, 0
    else:
        column, row = bottom, place - 2 * bottom - side
    width, height = TALL.size
    return (column + 0.5) * width / COLUMNS, (row + 0.5) * height / ROWS

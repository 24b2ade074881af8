"""Where everything lies on the drawing: the twenty spaces clockwise from the Village at the bottom,
and in the Standard version the five Astral Planes.

Basic, wide: a star whose notches are the guilds, as on the board; tall, for phones: five by seven.
Standard: the outer frame holds the other spaces and, outside the notch of its guild and between
the guild's two neighbours, each plane; the guilds lie inside. The numbers are such that nothing
touches; tests watch that.
"""

from dataclasses import dataclass
from math import cos, pi, sin

Point = tuple[float, float]

STAR = ((335.0, 226.0), (601.0, 374.0), (548.0, 329.0))
"""Half the width and height of the ellipses on which guilds, their neighbours and the spaces
between them lie."""

LEAN = 0.109
"""By this angle the neighbours of a guild lean towards it."""

COLUMNS, ROWS = 5, 7


@dataclass(frozen=True, slots=True)
class Frame:
    """The lines of a frame of five by seven whose guilds have moved inwards."""

    columns: tuple[float, ...]
    rows: tuple[float, ...]
    inset: tuple[float, ...]
    """How far the left and the right column bend inwards, row by row."""
    inside: float
    """How far the guilds at the sides lie from the edge of the drawing."""


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
    rows: int
    """So many cards find room one below the other in a tile."""
    frame: Frame | None = None
    plane: tuple[int, int] = (0, 0)


WIDE = Shape(
    "wide",
    (1400, 884),
    (186, 126),
    (84, 108),
    ((518, 316), (612, 316), (706, 316), (800, 316)),
    (700, 566),
    2,
)
TALL = Shape(
    "tall",
    (400, 574),
    (77, 78),
    (50, 62),
    ((91, 130), (147, 130), (203, 130), (259, 130)),
    (200, 310),
    1,
)
WIDE_STANDARD = Shape(
    "wide",
    (1540, 1000),
    (222, 124),
    (88, 112),
    ((578, 330), (676, 330), (774, 330), (872, 330)),
    (770, 600),
    2,
    Frame(
        (119, 452, 770, 1088, 1421),
        (66, 210, 355, 500, 645, 789, 934),
        (0, 40, 6, 40, 0, 30, 6),
        402,
    ),
    (234, 124),
)
TALL_STANDARD = Shape(
    "tall",
    (400, 630),
    (77, 87),
    (50, 62),
    ((91, 276), (147, 276), (203, 276), (259, 276)),
    (200, 408),
    2,
    Frame((40, 120, 200, 280, 360), (45, 135, 225, 315, 405, 495, 585), (0,) * ROWS, 120),
    (77, 87),
)


def shape_for(name: str, *, standard: bool) -> Shape:
    if name == TALL.name:
        return TALL_STANDARD if standard else TALL
    return WIDE_STANDARD if standard else WIDE


def layout(guilds: list[bool], shape: Shape) -> list[Point]:
    """The centre of each tile, given which spaces of the ring are guilds."""
    if shape.frame:
        return [
            _inside(index, shape, shape.frame) if guild else _framed(index, shape, shape.frame)
            for index, guild in enumerate(guilds)
        ]
    if shape is TALL:
        return [_on_the_edge(index) for index in range(len(guilds))]
    homes = [index for index, guild in enumerate(guilds) if guild]
    return [_on_the_star(index, len(guilds), homes) for index in range(len(guilds))]


def beyond(index: int, shape: Shape) -> Point:
    """The centre of the Astral Plane beyond a guild."""
    assert shape.frame, "only the Standard version has planes"
    return _framed(index, shape, shape.frame)


def _framed(index: int, shape: Shape, frame: Frame) -> Point:
    column, row = _cell(index)
    x = frame.columns[column]
    if column in (0, COLUMNS - 1):
        x += frame.inset[row] if column == 0 else -frame.inset[row]
    return x, frame.rows[row]


def _inside(index: int, shape: Shape, frame: Frame) -> Point:
    """One row below the top, one above the bottom, or inwards from the sides."""
    column, row = _cell(index)
    last = COLUMNS - 1
    if column not in (0, last):
        return frame.columns[column], frame.rows[row + (1 if row == 0 else -1)]
    x = frame.inside if column == 0 else shape.size[0] - frame.inside
    return x, frame.rows[row - (row == ROWS - 1)]


def _on_the_star(index: int, count: int, homes: list[int]) -> Point:
    since = min((index - home) % count for home in homes)
    until = min((home - index) % count for home in homes)
    width, height = STAR[min(since, until, 2)]
    lean = (LEAN if until < since else -LEAN) if min(since, until) == 1 else 0.0
    angle = pi / 2 + 2 * pi * index / count + lean
    across, down = WIDE.size
    return across / 2 + width * cos(angle), down / 2 + height * sin(angle)


def _on_the_edge(index: int) -> Point:
    column, row = _cell(index)
    width, height = TALL.size
    return (column + 0.5) * width / COLUMNS, (row + 0.5) * height / ROWS


def _cell(index: int) -> tuple[int, int]:
    """From the middle of the bottom to the left, up, across and down again."""
    bottom, side = COLUMNS - 1, ROWS - 1
    place = (index + bottom // 2) % (2 * (bottom + side))
    if place < bottom:
        return bottom - place, side
    if place < bottom + side:
        return 0, side - (place - bottom)
    if place < 2 * bottom + side:
        return place - bottom - side, 0
    return bottom, place - 2 * bottom - side

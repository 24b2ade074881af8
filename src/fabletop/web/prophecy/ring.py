"""The layout of the drawing: the twenty spaces clockwise from the Village at the bottom, and in the
Standard version the five Astral Planes.

Basic, wide: a star whose notches are the guilds, as on the board; tall, for phones: five by seven.
Standard: the guilds are inside, all other spaces on an outer frame. Each plane is on the frame,
too, beyond its guild and between the guild's two neighbours. Tests check that nothing overlaps.
"""

from dataclasses import dataclass, replace
from math import cos, pi, sin

Point = tuple[float, float]

STAR = ((335.0, 226.0), (601.0, 374.0), (548.0, 329.0))
"""Half the width and height of the ellipses for guilds, for their neighbours and for the spaces in
between."""

LEAN = 0.109
"""The angle by which the neighbours of a guild are moved towards it."""

COLUMNS, ROWS = 5, 7


@dataclass(frozen=True, slots=True)
class RingFrame:
    """Twenty cells around a rectangle; the guilds are moved inwards from its edge."""

    columns: tuple[float, ...]
    rows: tuple[float, ...]
    dip: tuple[float, ...]
    """How far the upper and the lower edge bend inwards, column by column."""
    inset: tuple[float, ...]
    """The same for the sides, row by row."""
    inside: tuple[float, float]
    """How far guilds are from the edge: at the sides, above and below."""
    lean: float = 0.0
    """How far guilds above and below are moved towards the middle."""


@dataclass(frozen=True, slots=True)
class BoardShape:
    name: str
    size: tuple[int, int]
    tile: tuple[int, int]
    card: tuple[int, int]
    """The size of a deck in the middle."""
    decks: tuple[Point, ...]
    era: float
    """The place of the line with the stage of the game."""
    tray: Point
    """The middle of the dice."""
    crowd: float
    """The upper edge of more than two dice."""
    rows: int
    """How many cards fit one below the other in a tile."""
    frame: RingFrame | None = None
    plane: tuple[int, int] = (0, 0)
    island: Point = (0.0, 0.0)
    isle: tuple[int, int] = (0, 0)
    """The centre and the size of Treasure Island, if it is in play."""


WIDE = BoardShape(
    "wide",
    (1400, 884),
    (186, 126),
    (84, 108),
    ((518, 316), (612, 316), (706, 316), (800, 316)),
    296,
    (700, 566),
    518,
    2,
)
TALL = BoardShape(
    "tall",
    (400, 574),
    (77, 78),
    (50, 62),
    ((91, 130), (147, 130), (203, 130), (259, 130)),
    104,
    (200, 310),
    310,
    1,
)
WIDE_STANDARD = BoardShape(
    "wide",
    (1540, 1004),
    (204, 166),
    (88, 112),
    ((578, 446), (676, 446), (774, 446), (872, 446)),
    426,
    (770, 680),
    652,
    2,
    RingFrame(
        (110, 330, 550, 770, 990, 1210, 1430),
        (92, 294, 496, 698, 899),
        (10, 0, 12, 0, 12, 0, 10),
        (0, 0, 6, 0, 0),
        (272, 210),
        62,
    ),
    (208, 166),
)
TALL_STANDARD = BoardShape(
    "tall",
    (400, 630),
    (77, 87),
    (50, 62),
    ((91, 276), (147, 276), (203, 276), (259, 276)),
    250,
    (200, 408),
    408,
    2,
    RingFrame(
        (40, 120, 200, 280, 360), (45, 135, 225, 315, 405, 495, 585), (0,) * 5, (0,) * 7, (80, 90)
    ),
    (77, 87),
)
WIDE_ISLAND = replace(
    WIDE_STANDARD,
    decks=((256, 402), (362, 402), (1090, 402), (1196, 402), (492, 440), (960, 440)),
    era=806,
    tray=(770, 690),
    crowd=648,
    island=(770, 508),
    isle=(340, 192),
)
TALL_ISLAND = replace(
    TALL_STANDARD,
    card=(36, 52),
    decks=((84, 276), (144, 276), (204, 276), (264, 276), (163, 452), (201, 452)),
    era=0,
    tray=(200, 392),
    island=(200, 225),
    isle=(77, 87),
)
"""With Treasure Island in the middle: the decks make room for it and for its own decks."""


def shape_for(name: str, *, standard: bool, island: bool = False) -> BoardShape:
    if name == TALL.name:
        return TALL_ISLAND if island else TALL_STANDARD if standard else TALL
    return WIDE_ISLAND if island else WIDE_STANDARD if standard else WIDE


def layout(guilds: list[bool], shape: BoardShape) -> list[Point]:
    """The centre of each tile, given which spaces of the ring are guilds."""
    if shape.frame:
        frame = shape.frame
        return [
            _inside(index, frame) if guild else _framed(index, frame)
            for index, guild in enumerate(guilds)
        ]
    if shape.name == TALL.name:
        return [_on_the_edge(index) for index in range(len(guilds))]
    homes = [index for index, guild in enumerate(guilds) if guild]
    return [_on_the_star(index, len(guilds), homes) for index in range(len(guilds))]


def beyond(index: int, shape: BoardShape) -> Point:
    """The centre of the Astral Plane beyond a guild: where the guild would lie on the frame."""
    assert shape.frame, "only the Standard version has planes"
    return _framed(index, shape.frame)


def _framed(index: int, frame: RingFrame) -> Point:
    column, row, across, down = _cell(index, len(frame.columns), len(frame.rows))
    x = frame.columns[column] + across * frame.inset[row]
    return x, frame.rows[row] + down * frame.dip[column]


def _inside(index: int, frame: RingFrame) -> Point:
    """The place of a guild: inwards from its place on the frame."""
    column, row, across, down = _cell(index, len(frame.columns), len(frame.rows))
    middle = len(frame.columns) // 2
    x = frame.columns[column] + across * frame.inside[0]
    x += frame.lean * ((column < middle) - (column > middle)) * (not across)
    return x, frame.rows[row] + down * frame.inside[1]


def _on_the_star(index: int, count: int, homes: list[int]) -> Point:
    since = min((index - home) % count for home in homes)
    until = min((home - index) % count for home in homes)
    width, height = STAR[min(since, until, 2)]
    lean = (LEAN if until < since else -LEAN) if min(since, until) == 1 else 0.0
    angle = pi / 2 + 2 * pi * index / count + lean
    across, down = WIDE.size
    return across / 2 + width * cos(angle), down / 2 + height * sin(angle)


def _on_the_edge(index: int) -> Point:
    column, row, *_ = _cell(index, COLUMNS, ROWS)
    width, height = TALL.size
    return (column + 0.5) * width / COLUMNS, (row + 0.5) * height / ROWS


def _cell(index: int, columns: int, rows: int) -> tuple[int, int, int, int]:
    """Column and row of a cell, counted from the middle of the bottom to the left, up, across and
    down again; then the direction inwards, across and down."""
    bottom, side = columns - 1, rows - 1
    place = (index + bottom // 2) % (2 * (bottom + side))
    if place < bottom:
        column, row = bottom - place, side
    elif place < bottom + side:
        column, row = 0, side - (place - bottom)
    elif place < 2 * bottom + side:
        column, row = place - bottom - side, 0
    else:
        column, row = bottom, place - 2 * bottom - side
    return column, row, (column == 0) - (column == bottom), (row == 0) - (row == side)

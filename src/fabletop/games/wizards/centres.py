"""Where lands may lie: near each other, and not overlapping (Z-135 to Z-137)."""

from collections.abc import Iterable, Set
from functools import cache
from typing import Final

from fabletop.games.wizards import hexes
from fabletop.games.wizards.isles import (
    COLUMNS,
    LANDS,
    RADIUS,
    ROWS,
    SHAPE,
    SIZE,
    lying_at,
    ways_to,
)

CLOSEST: Final = 2 * RADIUS + 1
FARTHEST: Final = 8
"""How far a land's centre may lie from the centre of the nearest other land."""

NEAR: Final = ways_to([spot for far in range(CLOSEST, FARTHEST + 1) for spot in hexes.ring(far)])
TOO_NEAR: Final = ways_to(hexes.disc(CLOSEST - 1))
"""Where the centre of another land may lie and may not lie, if there is no third land."""


def fits(centre: int) -> bool:
    """Whether all spaces of a land with this centre lie on the board."""
    return len(lying_at(centre, LANDS[0])) == len(SHAPE)


CENTRES: Final = frozenset(hexagon for hexagon in range(SIZE) if fits(hexagon))
"""All hexagons where the centre of a land may lie."""


@cache
def _not_far(centre: int) -> tuple[int, ...]:
    """The centres of lands that would be close enough to this one without overlapping it."""
    return tuple([there for there in lying_at(centre, NEAR) if there in CENTRES])


@cache
def _overlapping(centre: int) -> frozenset[int]:
    """The centres of lands that would overlap this one."""
    return frozenset(lying_at(centre, TOO_NEAR))


def overlapping(centres: Iterable[int]) -> set[int]:
    """The centres of lands that would overlap one of these."""
    taken: set[int] = set()
    for centre in centres:
        taken |= _overlapping(centre)
    return taken


def centres_near(centre: int, taken: Set[int]) -> list[int]:
    """Where the centre of another land may lie: close to this one, and not among those taken."""
    return [one for one in _not_far(centre) if one not in taken]


FIRST_CENTRES: Final = tuple(
    row * COLUMNS + column
    for row in (4, ROWS // 2, ROWS - 5)
    for column in (5, COLUMNS // 2, COLUMNS - 6)
)
"""Where the first land may be laid: the middle of the board, its sides and its corners."""

"""The map: eighteen lands on the sea, as lists with an entry for every hexagon of the board.

A hexagon's number is row times columns plus column. What the rules need often (neighbours,
terrain, sites) is computed once. The map does not know which lands are dead.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Final

from fabletop.games.wizards import hexes
from fabletop.games.wizards.printed import Land

COLUMNS: Final = 38
ROWS: Final = 30
SIZE: Final = COLUMNS * ROWS

RADIUS: Final = 2
SHAPE: Final = hexes.disc(RADIUS)
"""The spaces of a land in their order: the centre, then the two rings."""

WATER: Final = 0
PLAINS: Final = 1
WOODS: Final = 2
MOUNTAINS: Final = 3
TERRAIN: Final[tuple[str, ...]] = ("water", "plains", "woods", "mountains")
LETTERS: Final = {"~": WATER, "P": PLAINS, "W": WOODS, "M": MOUNTAINS}

SEA: Final = -1
"""Stands for the land of a hexagon that belongs to no land."""

Placement = tuple[str, int, int]
"""A land, the hexagon of its centre, and how many times it is rotated by 60 degrees."""

LAIR: Final = "dragons_lair"
CIRCLE: Final = "sacred_circle"


def number(place: hexes.Hex) -> int:
    column, row = hexes.to_offset(place)
    return row * COLUMNS + column


def on_board(place: hexes.Hex) -> bool:
    column, row = hexes.to_offset(place)
    return 0 <= column < COLUMNS and 0 <= row < ROWS


WaysByRow = tuple[list[tuple[int, int]], list[tuple[int, int]]]
"""Ways to other hexagons, from one in an even and from one in an odd row: how many columns to the
right, and how many rows down."""


def ways_to(spots: Iterable[hexes.Hex]) -> WaysByRow:
    """The ways to spots around a hexagon."""
    even = [hexes.to_offset(spot) for spot in spots]
    odd = [hexes.to_offset(hexes.add(spot, hexes.SOUTH_EAST)) for spot in spots]
    return even, [(column, row - 1) for column, row in odd]


def lying_at(hexagon: int, ways: WaysByRow) -> list[int]:
    """The hexagons of the board to which these ways lead."""
    row, column = divmod(hexagon, COLUMNS)
    found = []
    for right, down in ways[row & 1]:
        if 0 <= column + right < COLUMNS and 0 <= row + down < ROWS:
            found.append(hexagon + down * COLUMNS + right)
    return found


LANDS: Final = [
    ways_to([hexes.turn(spot, turns) for spot in SHAPE]) for turns in range(hexes.TURNS)
]
"""Where the spaces of a land lie from its centre, for every rotation."""
AXIAL: Final = tuple(
    hexes.from_offset(column, row) for row in range(ROWS) for column in range(COLUMNS)
)
"""The coordinates of every hexagon of the board."""


def axial(hexagon: int) -> hexes.Hex:
    return AXIAL[hexagon]


@cache
def _row_of_steps(odd: int, down: int) -> bytes:
    """How many steps hexagons in a row `down` rows below are from one in an even or odd row, from
    the column farthest to the left to the one farthest to the right."""
    here = hexes.from_offset(0, odd)
    columns = range(1 - COLUMNS, COLUMNS)
    return bytes(hexes.distance(here, hexes.from_offset(one, odd + down)) for one in columns)


def _steps_from(hexagon: int) -> bytes:
    row, column = divmod(hexagon, COLUMNS)
    left, right = COLUMNS - 1 - column, 2 * COLUMNS - 1 - column
    rows = [_row_of_steps(row & 1, other - row)[left:right] for other in range(ROWS)]
    return b"".join(rows)


STEPS_FROM: Final = tuple(_steps_from(hexagon) for hexagon in range(SIZE))
"""For every hexagon, how many steps each hexagon of the board is away."""


def distance(one: int, other: int) -> int:
    """How many steps apart two hexagons are."""
    return STEPS_FROM[one][other]


class Isles:
    """The map made of the lands in their positions."""

    def __init__(self, lands: Sequence[Land], placements: Sequence[Placement]) -> None:
        self.lands = [land.id for land in lands]
        self.kinds = [land.kind for land in lands]
        self.land = [SEA] * SIZE
        self.spot = [SEA] * SIZE
        self.terrain = [WATER] * SIZE
        self.site = [""] * SIZE
        self.kind = [""] * SIZE
        """The kind of site of each hexagon."""
        self.forced = [False] * SIZE
        self.spaces: list[tuple[int, ...]] = [()] * len(lands)
        self.where: dict[str, int] = {}
        """The hexagon of each site."""
        self.placed = {land: (centre, turns) for land, centre, turns in placements}
        self._hexagons: list[list[int]] = [[] for _ in lands]
        for index, land in enumerate(lands):
            if land.id in self.placed:
                self._lay(index, land)
        self.steps = self._steps(lands)
        self.coastal = [False] * SIZE
        for hexagon in self._ashore():
            for other in AROUND[hexagon]:
                if self.land[other] == SEA:
                    self.coastal[hexagon] = True
        self.names = [*SEA_NAMES]
        for hexagon in self._ashore():
            self.names[hexagon] = f"{self.lands[self.land[hexagon]]}-{self.spot[hexagon]}"
        self.boats = [self._off_harbour(i, land) for i, land in enumerate(lands) if _has_boat(land)]
        self._numbers: dict[str, int] | None = None
        self._waters: list[list[int]] | None = None
        self._solid: frozenset[int] = frozenset(self._ashore())
        """All hexagons that no boat enters."""
        self.index = {land.id: index for index, land in enumerate(lands)}

    def _lay(self, index: int, land: Land) -> None:
        centre, turns = self.placed[land.id]
        hexagons = lying_at(centre, LANDS[turns])
        self._hexagons[index] = hexagons
        for spot, hexagon in enumerate(hexagons):
            terrain = LETTERS[land.terrain[spot]]
            self.terrain[hexagon] = terrain
            if terrain != WATER:
                self.land[hexagon] = index
                self.spot[hexagon] = spot
        self.spaces[index] = tuple(one for one in hexagons if self.land[one] == index)
        for site in land.sites:
            hexagon = hexagons[site.space]
            self.where[site.id] = hexagon
            self.site[hexagon], self.kind[hexagon] = site.id, site.kind
            self.forced[hexagon] = site.forced

    def _steps(self, lands: Sequence[Land]) -> list[tuple[int, ...]]:
        """Where a player can go from each hexagon: to its neighbours, except through a wall."""
        steps = list(AROUND)
        for hexagons, land in zip(self._hexagons, lands, strict=True):
            if hexagons:
                for one, other in land.walls:
                    _part(steps, hexagons[one], hexagons[other])
                    _part(steps, hexagons[other], hexagons[one])
        return steps

    def _ashore(self) -> list[int]:
        """All hexagons that belong to a land."""
        return [hexagon for spaces in self.spaces for hexagon in spaces]

    def _off_harbour(self, index: int, land: Land) -> int:
        """The water space nearest to a harbour."""
        if not self._hexagons[index]:
            return SEA
        edge = {self._hexagons[index][land.harbour]}
        seen = edge.copy()
        while True:
            waters = [hexagon for hexagon in edge if self.land[hexagon] == SEA]
            if waters:
                return min(waters)
            edge = {other for hexagon in edge for other in AROUND[hexagon]} - seen
            seen |= edge

    @property
    def numbers(self) -> dict[str, int]:
        """The hexagon for each name of a space."""
        if self._numbers is None:
            self._numbers = {name: hexagon for hexagon, name in enumerate(self.names)}
        return self._numbers

    @property
    def waters(self) -> list[list[int]]:
        """The water spaces of each land: every water space belongs to the land with the nearest
        centre."""
        if self._waters is None:
            self._waters = self._waters_by_land()
        return self._waters

    def _waters_by_land(self) -> list[list[int]]:
        edge = [self.placed[land][0] for land in self.lands]
        nearest = [SEA] * SIZE
        for index, centre in enumerate(edge):
            nearest[centre] = index
        while edge:
            beyond = []
            for hexagon in edge:
                index = nearest[hexagon]
                for other in AROUND[hexagon]:
                    if nearest[other] == SEA:
                        nearest[other] = index
                        beyond.append(other)
            edge = beyond
        waters: list[list[int]] = [[] for _ in self.lands]
        for hexagon in range(SIZE):
            if self.land[hexagon] == SEA:
                waters[nearest[hexagon]].append(hexagon)
        return waters

    def of_kind(self, kind: str) -> list[int]:
        """The hexagons of all sites of a kind."""
        return [self.where[site] for site in self.where if self.kind[self.where[site]] == kind]

    def by_water(
        self, start: int, *, most: int = SIZE, goals: Collection[int] = ()
    ) -> dict[int, int]:
        """The distances by water from a water space to others: at most `most` steps, or only up to
        the nearest goal."""
        far = {start: 0}
        edge, seen, steps = {start}, {start}, 0
        while edge and steps < most and edge.isdisjoint(goals):
            steps += 1
            edge = set().union(*[AROUND[hexagon] for hexagon in edge]) - seen - self._solid
            seen |= edge
            far |= dict.fromkeys(edge, steps)
        return far


def _part(steps: list[tuple[int, ...]], hexagon: int, other: int) -> None:
    """Remove the way from one hexagon to the other."""
    steps[hexagon] = tuple(one for one in steps[hexagon] if one != other)


def _around(hexagon: int) -> tuple[int, ...]:
    return tuple(number(one) for one in hexes.neighbours(axial(hexagon)) if on_board(one))


AROUND: Final = tuple(_around(hexagon) for hexagon in range(SIZE))
"""The neighbours of every hexagon of the board."""


SEA_NAMES: Final = tuple(f"sea-{column}-{row}" for row in range(ROWS) for column in range(COLUMNS))
"""What the hexagons of the board are called where there is no land."""


def _has_boat(land: Land) -> bool:
    return land.kind == "common"

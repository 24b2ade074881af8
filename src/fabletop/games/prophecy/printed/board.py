"""The ring of 20 spaces (R-006 to R-009), the targets of each kind of movement (R-081 to R-085),
and the Astral Planes at its edge (R-010, R-194). After the ring come the spaces that other parts of
the game add: the Island in its middle, and the boards of the Realms.

Inside the rules a space is its index: the ring clockwise from the Village, then the others.
"""

from typing import Final

from fabletop.core.question import Option
from fabletop.games.prophecy.printed.cards import AstralPlane, Space

WILD: Final[tuple[str, ...]] = ("plains", "forest", "mountains")
MARKETS: Final[tuple[str, ...]] = ("city", "village")
REALM: Final = "realm"
ISLAND: Final = "island"
"""The terrain of Treasure Island."""


class Board:
    def __init__(self, spaces: list[Space], planes: list[AstralPlane], ring: int) -> None:
        self.spaces = spaces
        self.planes = planes
        self.ids = [space.id for space in spaces]
        self.index = {space.id: number for number, space in enumerate(spaces)}
        self.size = ring
        """How many spaces the ring has."""
        self.world = [space.world for space in spaces]
        """The Realm of each space; empty on the main board."""
        self.main = [space.id for space in spaces if not space.world]
        """The spaces of the main board: the ring and the Island."""
        self.bare = [""] * len(spaces)
        """No face-down card in any space, as in the Basic version."""
        self.coloured: dict[tuple[str, str], list[int]] = {}
        """The spaces of a Realm that hold light or dark cards."""
        for number, space in enumerate(spaces):
            self.coloured.setdefault((space.world, space.holds), []).append(number)
        self.terrain = [space.terrain for space in spaces]
        self.ground = [REALM if space.world else space.terrain for space in spaces]
        """The terrain of each space; one word for all spaces of Realms."""
        self.of_reach: dict[str, list[str]] = {}
        """All spaces of a terrain, as a movement to it can reach them."""
        for space in spaces:
            self.of_reach.setdefault(space.terrain, []).append(space.id)
        self.guild = [space.guild for space in spaces]
        self.port = [space.port for space in spaces]
        self.dove = [space.dove for space in spaces]
        self.plane_beside = [
            next((n for n, plane in enumerate(planes) if space.id in plane.adjacent), None)
            for space in spaces
        ]
        """The number of the Astral Plane that can be attacked from each space."""
        self.plane_index = {plane.id: number for number, plane in enumerate(planes)}
        self.ports = [space.id for space in spaces[:ring] if space.port]
        self.civilization = [bool(space.guild) or space.id in MARKETS for space in spaces]
        self.wild = [space.terrain in WILD for space in spaces]
        gates = [number for number, space in enumerate(spaces) if space.gate]
        ports = [number for number, space in enumerate(spaces[:ring]) if space.port]
        self.gates = [
            [gate for gate in gates if gate != here] if here in gates else []
            for here in range(len(spaces))
        ]
        self.boats = [
            [ports[place - 1], ports[(place + 1) % len(ports)]] if here in ports else []
            for here in range(len(spaces))
            for place in [ports.index(here) if here in ports else 0]
        ]

        self._realms: dict[str, tuple[int, ...]] = {}
        for number, space in enumerate(spaces):
            if space.world:
                self._realms[space.world] = (*self._realms.get(space.world, ()), number)
        self.distances = [
            [self._apart(here, there) for there in range(ring)] for here in range(ring)
        ]
        """The steps between any two spaces of the ring, the shorter way round."""
        self._grid: dict[int, list[int]] = {}
        self._rings = [self._ring(first) for first in range(self.size)]
        self.moves = [[self._moves(here, gold) for gold in range(3)] for here in range(self.size)]
        self.moves += [[(("stay",),)] * 3 for _ in spaces[ring:]]
        """Outside the ring, other parts of the game provide the movements."""

    def _moves(self, here: int, gold: int) -> tuple[Option, ...]:
        """Staying, and every movement that needs no card, for a hero with 0, 1 or 2 Gold."""
        ids = self.ids
        moves: list[Option] = [("stay",)]
        moves += [("walk", ids[there]) for there in self.around(here, 1)]
        if gold >= 1:
            moves += [("ride", ids[there]) for there in self.around(here, 2)]
            moves += [("sail", ids[there]) for there in self.boats[here]]
        if gold >= 2:
            moves += [("gate", ids[there]) for there in self.gates[here]]
        return tuple(moves)

    def _apart(self, here: int, there: int) -> int:
        return min((here - there) % self.size, (there - here) % self.size)

    def around(self, here: int, distance: int) -> tuple[int, int]:
        """The spaces at this distance to the left (counter-clockwise) and to the right."""
        return (here - distance) % self.size, (here + distance) % self.size

    def realm(self, name: str) -> tuple[int, ...]:
        """The spaces of a Realm."""
        return self._realms.get(name, ())

    def around_on_grid(self, here: int) -> list[int]:
        """The spaces of a Realm one column or one row away; of use on a grid, not on paths."""
        if here not in self._grid:
            self._grid[here] = self._beside_on_grid(here)
        return self._grid[here]

    def _beside_on_grid(self, here: int) -> list[int]:
        spot = self.spaces[here]
        return [
            number
            for number, space in enumerate(self.spaces)
            if space.world == spot.world
            and abs(space.column - spot.column) + abs(space.row - spot.row) == 1
        ]

    def of_terrain(self, terrain: str, first: int) -> list[int]:
        """The spaces of a terrain, clockwise from `first`; clockwise from the Village if `first` is
        the Island."""
        return self._rings[first if first < self.size else 0][terrain]

    def _ring(self, first: int) -> dict[str, list[int]]:
        ring = [(first + step) % self.size for step in range(self.size)]
        return {name: [space for space in ring if self.terrain[space] == name] for name in WILD}

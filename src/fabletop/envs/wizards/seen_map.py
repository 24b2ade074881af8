"""The map of Wizards as numbers: the column and row of things, their distance from the seat's own
figure, and what is around that figure in each direction."""

from collections.abc import Sequence

from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.isles import SEA, TERRAIN, distance
from fabletop.games.wizards.seen.board import isles_of
from fabletop.games.wizards.seen.people import markers
from fabletop.games.wizards.seen.rows.spots import (
    DEAR,
    DIRECTIONS,
    NEAREST,
    NEIGHBOURS,
    Spot,
    spot,
)
from fabletop.games.wizards.seen.view import NOBODY as AWAY
from fabletop.games.wizards.seen.view import UNKNOWN, PlayerView, WizardsView

SECRETS = 3
"""How many Secret Wizards (High Wizards whose identity is hidden) can be on the map."""

COVERED = len(open_box().lands)
"""How many lands may lie face down."""


class SeenMap:
    """The map in a view, seen from the seat's own figure."""

    __slots__ = ("_dead", "_own", "_seat", "_view", "here", "isles")

    def __init__(self, view: WizardsView, own: PlayerView, seat: int) -> None:
        self.isles = isles_of(view)
        self._view = view
        self._own = own
        self._seat = seat
        self.here = self.hexagon(own.space)
        self._dead = {self.isles.index[land] for land in view.dead}

    def hexagon(self, name: str) -> int:
        """The hexagon of a space; AWAY for anything else."""
        return self.isles.numbers.get(name, AWAY)

    def land(self, hexagon: int) -> str:
        """The land of a hexagon; empty at sea."""
        land = self.isles.land[hexagon]
        return "" if land == SEA else self.isles.lands[land]

    def seen(self) -> dict[str, object]:
        """The values for the entries about the map."""
        demons = [self.hexagon(name) for name in self._view.demons]
        markers = self._markers()
        return {
            **self._lands(),
            **self._mages(),
            "dragon": spot(self.hexagon(self._view.dragon), self.here),
            "boats": self._boats(),
            "demons_near": self._near(demons),
            "demons_on": self._by_land(demons),
            "markers": {part: spot(place, self.here) for part, place in markers.items()},
            "around": self._around(demons, list(markers.values())),
            "prices": self._prices(),
        }

    def _lands(self) -> dict[str, object]:
        """Where each land lies, if known, and where lands lie face down."""
        placed = self._view.placements
        known = [placement for placement in placed if placement[0] != UNKNOWN]
        covered = [centre for land, centre, _ in placed if land == UNKNOWN]
        return {
            "land_spot": {land: spot(centre, self.here) for land, centre, _ in known},
            "land_turn": {land: [0.0] * turns + [1.0] for land, _, turns in known},
            "covered": {place: spot(centre, self.here) for place, centre in enumerate(covered)},
        }

    def _mages(self) -> dict[str, object]:
        """Where High Wizards are; the cards beneath them are known only in the cooperative game."""
        standing, under, secrets = {}, {}, []
        beneath: list[str] = []
        for mage in self._view.wizards:
            place = spot(self.hexagon(mage.space), self.here)
            cards = mage.under
            if not isinstance(cards, int):
                beneath += cards
                cards = len(cards)
            if mage.wizard == UNKNOWN:
                secrets.append(place)
            else:
                standing[mage.wizard] = place
                under[mage.wizard] = cards
        return {
            "mages": standing,
            "mages_under": under,
            "beneath": beneath,
            "secrets": dict(enumerate(secrets)),
        }

    def _boats(self) -> dict[int, tuple[float, ...]]:
        return {
            number: (*spot(self.hexagon(space), self.here), float(demons))
            for number, (space, demons) in enumerate(self._view.boats)
        }

    def _near(self, demons: list[int]) -> dict[int, Spot]:
        if self.here == AWAY:
            return {}
        nearest = sorted(demons, key=lambda place: (distance(place, self.here), place))
        return {order: spot(place, self.here) for order, place in enumerate(nearest[:NEAREST])}

    def _by_land(self, demons: list[int]) -> dict[str, int]:
        counts: dict[str, int] = {}
        for place in demons:
            land = self.land(place) or "sea"
            counts[land] = counts.get(land, 0) + 1
        return counts

    def _markers(self) -> dict[str, int]:
        """Where parts of the seat's own Tasks are still to be done."""
        return {
            f"{task.card} {part}": self.hexagon(place)
            for task in self._own.tasks
            for part, place in markers(self._view, self._own.seat, task).items()
        }

    def _around(self, demons: list[int], markers: list[int]) -> dict[str, Sequence[float]]:
        if self.here == AWAY:
            return {}
        view = self._view
        others = [one for one in view.players if one.seat != self._seat]
        pieces = (
            demons,
            (self.hexagon(view.dragon),),
            [self.hexagon(space) for space, _ in view.boats],
            [self.hexagon(other.space) for other in others],
            [self.hexagon(mage.space) for mage in view.wizards],
            markers,
        )
        return {
            direction: self._beside(there, pieces)
            for direction, there in zip(DIRECTIONS, NEIGHBOURS[self.here], strict=True)
            if there != AWAY
        }

    def _beside(self, there: int, pieces: Sequence[Sequence[int]]) -> list[float]:
        isles = self.isles
        terrain = isles.terrain[there]
        return [
            *(float(terrain == one) for one in range(len(TERRAIN))),
            float(there in isles.steps[self.here]),
            float(bool(isles.site[there])),
            float(isles.land[there] in self._dead),
            *(float(there in piece) for piece in pieces),
        ]

    def _prices(self) -> dict[str, tuple[float, float]]:
        """While this seat's figure moves: the cost of the cheapest step in each direction, and the
        movement left after it."""
        if self._view.moving != self._seat or self.here == AWAY:
            return {}
        found: dict[int, tuple[int, int]] = {}
        for _, name, price, left in self._view.steps:
            there = self.hexagon(name)
            found[there] = min(found.get(there, (price, -left)), (price, -left))
        return {
            direction: (min(1.0, found[there][0] / DEAR), min(1.0, -found[there][1] / DEAR))
            for direction, there in zip(DIRECTIONS, NEIGHBOURS[self.here], strict=True)
            if there in found
        }

"""Where to go, or what to do instead of moving."""

from functools import lru_cache
from operator import mul
from typing import Final

from fabletop.bots.evaluations.prophecy.fighting.guardians import storm_value
from fabletop.bots.evaluations.prophecy.island import ISLAND, digs, map_worth, maps_found
from fabletop.bots.evaluations.prophecy.own_turn import outside_value
from fabletop.bots.evaluations.prophecy.places import (
    space_value,
    work_value,
)
from fabletop.bots.evaluations.prophecy.realms import beside_gates, enter_value
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy, magic_price
from fabletop.bots.evaluations.prophecy.small_choices import wonder_value
from fabletop.bots.evaluations.prophecy.trade import trade_value
from fabletop.bots.evaluations.prophecy.values import MAGIC, charge, cure, hurt
from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.printed.board import Board
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.view import PlaneView
from fabletop.games.prophecy.seen.ways import ways

NEARNESS: Final = 0.75
"""The factor on the value of a space for every step of its distance."""

FORESIGHT: Final = 0.8
"""How much the next turns count, relative to this one."""

IDLENESS: Final = 1.5
"""The cost of waiting for a round; without it, cautious heroes would wait forever."""

NO_WAY: Final = -100.0
"""The value of a movement where there is none."""

USED_UP: Final = {"teleport": 1.5}
"""What is lost with an Item that is used up by a movement."""


@lru_cache(maxsize=64)
def _decay(board: Board) -> list[list[float]]:
    """The factors on the values of all other spaces of the ring, for each space of it."""
    return [[NEARNESS**steps if steps else 0.0 for steps in row] for row in board.distances]


VOYAGE: Final[Option] = ("sail", ISLAND)


class SpaceValues:
    """The expected value of every space of the ring at this moment."""

    def __init__(self, seen: SeenProphecy) -> None:
        self.seen = seen
        self.size = seen.box.board.size
        self.decay = _decay(seen.box.board)
        ring = seen.spaces[: self.size]
        self.here = [space_value(seen, space) for space in ring]
        for number in maps_found(seen):
            if number < self.size:
                self.here[number] += map_worth(seen)
        self.beside: list[PlaneView | None] = [
            None if number is None or not seen.planes else seen.planes[number]
            for number in seen.box.board.plane_beside[: self.size]
        ]
        self.start = [0.0] * self.size
        for workplace in prices.workplaces(seen.view):
            self.start[seen.box.board.index[workplace]] = work_value(seen, workplace)
        self._count_storms()
        self._farther: dict[tuple[str, int], float] = {}
        for space_beside, worth in beside_gates(seen).items():
            self.start[space_beside] = max(worth, self.start[space_beside])
        self.island = digs(seen) if seen.view.island else 0.0
        self._count_voyages()
        self.worth = [
            max(arrival, NEARNESS * start)
            for arrival, start in zip(self.here, self.start, strict=True)
        ]

    def _count_voyages(self) -> None:
        """Add the value of sailing to the Island from the spaces where a boat goes there."""
        seen, board = self.seen, self.seen.box.board
        for port in board.ports if self.island else ():
            price = ways(seen.view, seen.hero.seat, port).get(VOYAGE)
            if price is not None:
                there = board.index[port]
                worth = NEARNESS * self.island + carriage(seen, VOYAGE, price)
                self.start[there] = max(self.start[there], worth)

    def _count_storms(self) -> None:
        """Add the value of attacking a plane from the spaces beside it."""
        seen, found = self.seen, dict[tuple[str, str, int], float]()
        for index, plane in enumerate(self.beside):
            if plane is None or plane.closed:
                continue
            alike = plane.lesser, plane.greater, len(plane.artifacts)
            if alike not in found:
                found[alike] = storm_value(seen, plane)
            self.start[index] = max(self.start[index], found[alike])

    def reach(self, index: int) -> float:
        """The value of ending the movement in a space: what is there, and what comes next."""
        if index >= self.size:
            return self.island + FORESIGHT * NEARNESS * max(self.worth)
        return self.here[index] + self.ahead(index)

    def ahead(self, index: int) -> float:
        """The value of the next turns, starting from a space."""
        farther: float = max(map(mul, self.decay[index], self.worth))
        return FORESIGHT * max(farther, self.start[index])

    def onward(self, space: str, movements: int) -> float:
        """The value of being in a space with this many movements left in the turn."""
        reached = self.reach(self.seen.box.board.index[space])
        return max(reached, self.farther(space, movements)) if movements else reached

    def farther(self, space: str, movements: int) -> float:
        """The value of leaving a space, with this many movements left in the turn."""
        found = self._farther.get((space, movements))
        if found is None:
            seen = self.seen
            worths = [
                self.onward(str(way[1]), movements - 1) + carriage(seen, way, price)
                for way, price in ways(seen.view, seen.hero.seat, space).items()
            ]
            found = self._farther[space, movements] = max(worths, default=NO_WAY)
        return found


def move_values(seen: SeenProphecy, question: Question) -> list[float]:
    outlook = SpaceValues(seen)
    return [_value(seen, outlook, option) for option in question.options]


def _value(seen: SeenProphecy, outlook: SpaceValues, option: Option) -> float:
    way = str(option[0])
    index = seen.box.board.index
    here = index[seen.hero.space]
    match way:
        case "stay":
            worth = outlook.island if here >= outlook.size else outlook.here[here]
            return outlook.reach(here) - (IDLENESS if worth < 0.5 else 0.0)
        case "work":
            return work_value(seen, seen.hero.space) + outlook.reach(here)
        case "plane":
            plane = outlook.beside[here]
            assert plane is not None, "a plane is attacked from beside it"
            storm = storm_value(seen, plane)
            return storm + outlook.ahead(here)
        case "instead":
            return _instead(seen, option) + outlook.reach(here)
        case "enter":
            return enter_value(seen, str(option[1]))
        case "trade":
            return trade_value(seen, str(option[1])) + outlook.reach(here)
        case "drink" | "read" | "counterfeit" | "cast" | "treasure":
            return _first(seen, outlook, option)
        case _ if len(option) < 2 or str(option[1]) not in index:
            return outlook.reach(here) - IDLENESS
        case _:
            left = max(0, seen.view.movements - 1)
            price = prices.fare(seen.view, seen.hero.seat, option)
            return outlook.onward(str(option[1]), left) + carriage(seen, option, price)


def _first(seen: SeenProphecy, outlook: SpaceValues, option: Option) -> float:
    """An action that is possible before moving is taken if it has any value by itself."""
    if option[:2] == ("cast", "fleet_of_foot"):
        movements = seen.box.abilities["fleet_of_foot"].params.movements
        return outlook.farther(seen.hero.space, movements) - MAGIC * magic_price(seen, option)
    worth = outside_value(seen, option)
    return worth + 100.0 if worth > 0 else -100.0


def carriage(seen: SeenProphecy, way: Option, price: HeldAmounts) -> float:
    """What the price of a movement is worth; below zero if it costs something."""
    paid = seen.gold_point * price["Gold"] + MAGIC * price["Magic"]
    return paid - USED_UP.get(str(way[0]), 0.0)


def _instead(seen: SeenProphecy, option: Option) -> float:
    """The value of Abilities used instead of moving."""
    me = seen.me
    if option[1] not in seen.box.abilities:
        return wonder_value(seen, option[1:])
    ability = seen.box.abilities[str(option[1])]
    if len(option) > 2 and not ability.spell:
        return 0.3 * seen.box.items[str(option[2])].price
    numbers = ability.params
    worth = cure(me, numbers.heal) + charge(me, numbers.recharge) - hurt(me, numbers.health)
    price = magic_price(seen, option) if ability.spell else 0
    return worth + seen.gold_point * numbers.gold - MAGIC * price

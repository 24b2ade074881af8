"""Ways: what steps cost, how far every space is, in movement and in turns, and what is in reach."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from typing import Final, NamedTuple

from fabletop.games.wizards.isles import TERRAIN, WATER, Isles, distance
from fabletop.games.wizards.rules.encounters.amounts import FACES
from fabletop.games.wizards.rules.travel.boats import nearest, reach_of, way_of_boats
from fabletop.games.wizards.rules.travel.movement import (
    OPEN,
    is_forced,
    kinds_of_step,
    why_not_enter,
)
from fabletop.games.wizards.rules.travel.paces import (
    USUAL,
    Gait,
    Movement,
    available,
    bonuses,
    gait_of,
    is_enough,
    movement_after,
    pay,
    rolled,
    shuns,
    step_price,
)
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.seen.view import WizardsView
from fabletop.games.wizards.state import AWAY, Table

SAILING: Final[tuple[str, ...]] = ("board", "sail")
"""Steps after which the player is in a boat."""


class Stage(NamedTuple):
    """A step of a way: its kind, the space, and what it costs."""

    verb: str
    space: str
    price: int


class Standpoint(NamedTuple):
    space: int
    aboard: bool
    """Whether she is in a boat."""


class Walking(NamedTuple):
    """A moment of a walk."""

    at: Standpoint
    left: Movement
    moved: bool
    mounted: bool
    """Whether the animal is still with her."""


def gait(view: WizardsView, seat: int, *, swift: bool = False) -> Gait:
    """What changes the prices of a player's steps; `swift`: as if her Swiftness worked."""
    table = view._table
    player = table.players[seat]
    found = gait_of(table, player)
    if swift and found.swift is None:
        return found._replace(swift=spells.spells_of(table, player).get(spells.SWIFTNESS))
    return found


def usual_prices() -> dict[str, int]:
    """What steps usually cost: into each terrain on foot, and on the water by boat or swimming."""
    dry = {name: number for number, name in enumerate(TERRAIN) if number != WATER}
    prices = {name: USUAL["step"][number] for name, number in dry.items()}
    return prices | {verb: USUAL[verb][WATER] for verb in ("sail", "swim")}


@lru_cache(maxsize=1024)
def prices_on_foot(isles: Isles, gait: Gait) -> tuple[int, ...]:
    """What a step into each space costs without a boat. It is the same in all spaces with the same
    terrain on lands of the same kind."""
    kinds = [*isles.kinds, ""]
    alike = [
        (terrain, kinds[land]) for terrain, land in zip(isles.terrain, isles.land, strict=True)
    ]
    found = {
        one: step_price(gait, isles, space, "step" if one[1] else "swim")
        for one, space in dict(zip(alike, range(len(alike)), strict=True)).items()
    }
    return tuple([found[one] for one in alike])


def called_boat(view: WizardsView, seat: int, verb: str, water: int) -> tuple[int, bool] | None:
    """How far away the boat is that comes when a player calls it to a water space by "boat" (the
    spell) or "whistle", and whether it comes all the way; None if no boat can come."""
    table = view._table
    far = way_of_boats(table, water)
    boats = nearest(table, far)
    if not boats:
        return None
    away = far[table.boats[boats[0]].space]
    return away, away <= reach_of(table, table.players[seat], verb)


def boat_comes(view: WizardsView, seat: int, verb: str, water: int) -> bool:
    """Whether a boat would come all the way to a water space."""
    reach = reach_of(view._table, view._table.players[seat], verb)
    if all(distance(boat.space, water) > reach for boat in view._table.boats):
        return False
    boat = called_boat(view, seat, verb, water)
    return boat is not None and boat[1]


def movement_chances(view: WizardsView, seat: int) -> dict[Movement, Fraction]:
    """The movement of a player's next roll, with its chances."""
    player = view._table.players[seat]
    aboard = player.boat != AWAY
    chances: dict[Movement, Fraction] = {}
    for roll in FACES:
        left = movement_after(view._table, player, roll, aboard=aboard)
        chances[left] = chances.get(left, Fraction(0)) + Fraction(1, len(FACES))
    return chances


def pace(view: WizardsView, seat: int) -> float:
    """The movement of a turn on average, without what is only for boats."""
    own, mount, _ = bonuses(view._table, view._table.players[seat], aboard=False)
    return mount + sum([rolled(roll, own) for roll in FACES]) / len(FACES)


class Ways:
    """The cheapest ways of a player to all spaces, with the boats as they lie now. A way ends where
    something must be encountered."""

    def __init__(self, view: WizardsView, seat: int) -> None:
        self._view, self._table, self._seat = view, view._table, seat
        player = self._table.players[seat]
        self.start = Standpoint(player.space, player.boat != AWAY)
        self.far: dict[Standpoint, int] = {}
        self._came: dict[Standpoint, tuple[Standpoint, Stage]] = {}
        if player.space != AWAY:
            self._search(gait_of(self._table, player))

    def _search(self, gait: Gait) -> None:
        table, tick = self._table, count()
        edge = [(0, next(tick), self.start)]
        best = {self.start: 0}
        while edge:
            far, _, here = heappop(edge)
            if here in self.far:
                continue
            self.far[here] = far
            if here != self.start and self._ends(here):
                continue
            for verb, there in _steps(table, self._seat, here):
                price = step_price(gait, table.isles, there.space, verb)
                if far + price < best.get(there, far + price + 1):
                    best[there] = far + price
                    stage = Stage(verb, table.isles.names[there.space], price)
                    self._came[there] = here, stage
                    heappush(edge, (far + price, next(tick), there))

    def _ends(self, here: Standpoint) -> bool:
        if is_forced(self._table, self._seat, here.space):
            return True
        before, stage = self._came[here]
        return before == self.start and _sails_with_demons(self._table, self._seat, stage.verb)

    def movement(self) -> dict[str, int]:
        """The movement that the cheapest way to each space costs."""
        names = self._table.isles.names
        found: dict[str, int] = {}
        for point, far in self.far.items():
            found[names[point.space]] = min(far, found.get(names[point.space], far))
        return found

    def route(self, space: int) -> list[Stage]:
        """The cheapest way to a space; empty if there is none."""
        ends = [point for point in self.far if point.space == space]
        if not ends:
            return []
        point, found = min(ends, key=self.far.__getitem__), []
        while point != self.start:
            point, stage = self._came[point]
            found.append(stage)
        return found[::-1]

    def turns(self, space: int) -> Fraction | None:
        """How many turns the cheapest way takes on average, if she goes as far as she can in each
        of them, and her animal and Events stay; None if there is no way."""
        if space == self.start.space:
            return Fraction(0)
        route = self.route(space)
        return (
            _expected(self._table, self._seat, route, aboard=self.start.aboard) if route else None
        )


def _sails_with_demons(table: Table, seat: int, verb: str) -> bool:
    """Whether a step in the player's own boat ends the walk because Demons are on board."""
    boat = table.players[seat].boat
    return verb == "sail" and boat != AWAY and table.boats[boat].demons


def _steps(table: Table, seat: int, here: Standpoint) -> Iterator[tuple[str, Standpoint]]:
    """Every step that is allowed from here, whatever it costs."""
    for space in table.isles.steps[here.space]:
        if why_not_enter(table, seat, space) == OPEN:
            for verb in kinds_of_step(table, space, aboard=here.aboard):
                yield verb, Standpoint(space, verb in SAILING)


def _expected(table: Table, seat: int, route: list[Stage], *, aboard: bool) -> Fraction:
    """From the end of the way to its beginning: the turns that are left at each of its stages."""
    player = table.players[seat]
    refused = [
        bool(player.animal) and shuns(table, player.animal, table.isles.numbers[stage.space])
        for stage in route
    ]
    turns = [Fraction(0)] * (len(route) + 1)
    for first in range(len(route) - 1, -1, -1):
        in_boat = route[first - 1].verb in SAILING if first else aboard
        total = Fraction(0)
        for roll in FACES:
            own, mount, sail = movement_after(table, player, roll, aboard=in_boat)
            left = own, 0 if any(refused[:first]) else mount, sail
            total += turns[_as_far_as(route, refused, first, left)]
        turns[first] = 1 + total / len(FACES)
    return turns[0]


def _as_far_as(route: list[Stage], refused: list[bool], first: int, left: Movement) -> int:
    """The stage that a turn with this movement reaches."""
    place = first
    while place < len(route):
        verb, _, price = route[place]
        if not is_enough(place - first, available(left, verb, refused=refused[place]), price):
            break
        if refused[place]:
            left = left[0], 0, left[2]
        left = pay(left, verb, price)
        place += 1
    return place


def reach(view: WizardsView, seat: int) -> dict[str, int]:
    """While a player walks: every space where she can end this walk without casting a spell, and
    the most movement that she can have left there."""
    table = view._table
    player = table.players[seat]
    if not table.agenda or table.agenda[-1] != ("walk", seat):
        return {}
    gait, found = gait_of(table, player), dict[str, int]()
    here = Standpoint(player.space, player.boat != AWAY)
    left = table.own, table.mount, table.sail
    edge = [Walking(here, left, table.moved > 0, bool(player.animal))]
    seen = set(edge)
    while edge:
        now = edge.pop()
        name = table.isles.names[now.at.space]
        found[name] = max(found.get(name, 0), sum(now.left))
        if now.at != here and is_forced(table, seat, now.at.space):
            continue
        for verb, after in _next(table, seat, gait, now):
            if now.at == here and _sails_with_demons(table, seat, verb):
                name = table.isles.names[after.at.space]
                found[name] = max(found.get(name, 0), sum(after.left))
            elif after not in seen:
                seen.add(after)
                edge.append(after)
    return found


def _next(table: Table, seat: int, gait: Gait, now: Walking) -> Iterator[tuple[str, Walking]]:
    player = table.players[seat]
    for verb, there in _steps(table, seat, now.at):
        refused = now.mounted and shuns(table, player.animal, there.space)
        price = step_price(gait, table.isles, there.space, verb)
        if is_enough(now.moved, available(now.left, verb, refused=refused), price):
            own, mount, sail = now.left
            left = pay((own, 0 if refused else mount, sail), verb, price)
            yield verb, Walking(there, left, moved=True, mounted=now.mounted and not refused)

"""The ways through a Realm: what the steps to its goal cost, and how much air they need."""

from collections.abc import Mapping
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from math import ceil
from typing import Final

from fabletop.bots.evaluations.prophecy.fighting.forecasts import fight
from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth
from fabletop.bots.evaluations.prophecy.opportunities import opportunity_value
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.training import lesson_value
from fabletop.bots.evaluations.prophecy.values import hurt
from fabletop.games.prophecy.seen import realm_ways
from fabletop.games.prophecy.seen.realm_ways import RealmChart, RealmTravel
from fabletop.games.prophecy.seen.view import SpaceView

ROUND: Final = 1.5
"""What a round in a Realm costs: the hero could do something useful elsewhere."""

BREATH: Final = 0.5
"""What one Bubble is worth while she has some."""

UNKNOWN: Final = {"positive": 1.3, "negative": -1.6}
"""The expected value of a face-down card."""

UNKNOWN_COST: Final = {holds: max(0.0, -worth) for holds, worth in UNKNOWN.items()}

SETBACK: Final = 0.3
"""The share of the goal's value that a lost battle on the way costs if the loser must leave the
Realm; otherwise she is only weakened (TIRED)."""
TIRED: Final = 0.04


ASTRAY: Final = 2.5
"""What it costs to be carried away by a current."""


Leg = tuple[float, float]
"""A way to a space: what it costs, and how many Bubbles it takes."""


def legs(ways: RealmChart, ends: Mapping[int, Leg], steps: Mapping[int, Leg]) -> dict[int, Leg]:
    """The cheapest way from every space to the nearest of some ends. A hero who enters one of two
    joined Whirlpools comes out of the other."""
    entered: dict[int, list[int]] = {}
    for into, space in ways.comes_out.items():
        entered.setdefault(into, [])
        entered.setdefault(space, []).append(into)
    best = dict(ends)
    queue = [(*leg, space) for space, leg in ends.items()]
    heapify(queue)
    while queue:
        cost, air, space = heappop(queue)
        if (cost, air) != best[space]:
            continue
        for into in entered.get(space, (space,)):
            if into not in ways.closed:
                more, taken = steps[into]
                leg = cost + more, air + taken
                for earlier in ways.before[into]:
                    if earlier not in best or leg < best[earlier]:
                        best[earlier] = leg
                        heappush(queue, (*leg, earlier))
    return best


@dataclass(frozen=True, slots=True)
class Journey:
    """A Realm as a hero sees it: its goals and the ways to them."""

    seen: SeenProphecy
    name: str
    aims: tuple[tuple[float, dict[int, Leg]], ...]
    """The value of each goal, and the ways to it; the last one is the way out."""
    chart: RealmChart
    travel: RealmTravel

    def ahead(self, space: int, bubbles: int) -> float:
        """The best value that can be reached from a space with this many Bubbles."""
        me = self.seen.me
        best = -hurt(me, me.health + 1)
        for worth, ways in self.aims:
            leg = ways.get(space)
            if leg is not None:
                cost, air = leg
                missing = ceil(air) - bubbles
                price = self._drowning(missing, worth) if missing > 0 else 0.0
                best = max(best, worth - cost - price)
        return best

    def _drowning(self, missing: int, worth: float) -> float:
        """A hero who arrives without air is too weak for what she wanted there."""
        lost = self.travel.drowning * missing
        return hurt(self.seen.me, lost) + min(1.0, 0.15 * lost) * max(0.0, worth)


def journey(seen: SeenProphecy, name: str, aims: Mapping[int, float], air: int = 0) -> Journey:
    """The journey through a Realm; `aims` gives the value of spaces, `air` is how many Bubbles the
    hero should have left on arrival."""
    view, seat = seen.view, seen.hero.seat
    ways, travel = realm_ways.chart(view, name), realm_ways.travel(view, seat, name)
    halts = realm_ways.stops(view, seat, name) - aims.keys()
    lost = (SETBACK if travel.throws_out else TIRED) * max([0.0, *aims.values()])
    breath = realm_ways.breath(view, seat, view.realms[name].entrance)
    part = 1 / travel.pace
    steps: dict[int, Leg] = {}
    for number in ways.spaces:
        rounds, space = 1.0 if number in halts else part, seen.spaces[number]
        if space.face_down and space.id not in view.known:
            steps[number] = ROUND * rounds + UNKNOWN_COST.get(space.holds, 0.0), rounds * breath
        else:
            steps[number] = _step(seen, space, rounds, breath, lost)
    found = [
        (worth, legs(ways, {space: (0.0, air)}, steps))
        for space, worth in aims.items()
        if worth > 0
    ]
    out = dict.fromkeys(ways.exits, (0.5 * ROUND, 0.5 * breath))
    found.append((0.0, legs(ways, out, steps)))
    return Journey(seen, name, tuple(found), ways, travel)


def _step(seen: SeenProphecy, space: SpaceView, rounds: float, breath: int, lost: float) -> Leg:
    """The step into a space, which takes a part of a round and of its air; `lost` is the price of a
    lost battle besides its own."""
    cost, air = 0.0, rounds * breath
    for card in _known(seen, space):
        if card in seen.box.creatures:
            battle = fight(seen.me, card, seen.at(space))
            cost += max(0.0, -battle.worth) + (1 - battle.win) * lost
        elif card in seen.box.obstacles:
            cost += max(0.0, -card_worth(seen, card, space))
            air += seen.box.obstacles[card].params.bubbles
    return ROUND * rounds + cost, air


def _known(seen: SeenProphecy, space: SpaceView) -> list[str]:
    """The cards that a hero knows to be there."""
    if space.face_down:
        return seen.view.known.get(space.id, [])
    return space.cards


def space_worth(seen: SeenProphecy, space: SpaceView) -> float:
    """The value of what lies in a space of a Realm."""
    known = _known(seen, space)
    if space.face_down and not known:
        return UNKNOWN.get(space.holds, 0.0)
    return sum([card_worth(seen, card, space) for card in known], 0.0)


def breath_lost(seen: SeenProphecy, space: SpaceView, flight: int) -> int:
    """The Bubbles for an Obstacle; for a Creature, the likely cost of running away from it."""
    lost = 0.0
    for card in _known(seen, space):
        if card in seen.box.obstacles:
            lost += seen.box.obstacles[card].params.bubbles
        elif card in seen.box.creatures:
            battle = fight(seen.me, card, seen.at(space))
            lost += seen.box.creatures[card].special.battle_bubbles + flight * (1 - battle.win)
    return round(lost)


def card_worth(seen: SeenProphecy, card: str, space: SpaceView) -> float:
    box = seen.box
    if card in box.creatures:
        return fight(seen.me, card, seen.at(space)).worth
    if card in box.items:
        return item_worth(seen.me, card)
    if card in box.abilities:
        return max(0.0, lesson_value(seen, card, gold=0))
    if card in box.opportunities:
        return max(1.0, opportunity_value(seen, card))
    numbers = box.obstacles[card].params
    harm = BREATH * (numbers.bubbles + numbers.magic) + hurt(seen.me, numbers.health)
    harm += ASTRAY * bool(numbers.sweeps)
    return numbers.experience - harm - 0.5

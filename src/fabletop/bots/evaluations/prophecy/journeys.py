"""The ways through a Realm: what the steps to its goal cost, and how much air they need."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from heapq import heappop, heappush
from math import ceil
from typing import NamedTuple

from fabletop.bots.evaluations.prophecy.fighting.forecasts import fight
from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth
from fabletop.bots.evaluations.prophecy.opportunities import opportunity_value
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.training import lesson_value
from fabletop.bots.evaluations.prophecy.values import hurt
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.view import SpaceView

WATER = "water"
WHIRLPOOL = "whirlpool"

ROUND = 1.5
"""What a round in a Realm costs: the hero could do something useful elsewhere."""

BREATH = 0.5
"""What one Bubble is worth while she has some."""

UNKNOWN = {"positive": 1.3, "negative": -1.6}
"""The expected value of a face-down card."""

SETBACK = 0.3
"""The share of the goal's value that a lost battle on the way costs. In the Dragon Realm the loser
must leave the Realm; in the sea she is only weakened (TIRED)."""
TIRED = 0.04


ASTRAY = 2.5
"""What it costs to be carried away by a current."""


class Leg(NamedTuple):
    """A way to a space: what it costs, and how many rounds (in the sea: rounds of air) it takes."""

    cost: float
    rounds: float


class RealmChart(NamedTuple):
    """The spaces of a Realm: the predecessors of each, and those from which a hero can leave."""

    spaces: tuple[int, ...]
    before: Mapping[int, tuple[int, ...]]
    shores: tuple[int, ...]


@cache
def chart(box: Box, name: str) -> RealmChart:
    board = box.board
    spaces = tuple([n for n, world in enumerate(board.world) if world == name])
    after = {space: _after(box, space, spaces) for space in spaces}
    before = {space: tuple([n for n in spaces if space in after[n]]) for space in spaces}
    shores = spaces if name != WATER else tuple([n for n in spaces if len(after[n]) < 4])
    return RealmChart(spaces, before, shores)


def _after(box: Box, space: int, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """The next spaces: in the sea those around; in the mountains those of the next row of the same
    path, where the first and the last space belong to all paths."""
    cards = box.board.spaces
    goals = [n for n in spaces if box.board.plane_beside[n] is not None]
    here = cards[space]
    if here.world == WATER:
        return tuple([n for n in spaces if _near(here.column, here.row, box, n) == 1])
    if space in goals:
        return ()
    paths = [n for n in spaces if cards[n].terrain != "entrance" and n not in goals]
    higher = [n for n in paths if cards[n].row == here.row + 1]
    if here.terrain != "entrance":
        higher = [n for n in higher if cards[n].column == here.column]
    return tuple(higher) or tuple(goals)


def _near(column: int, row: int, box: Box, space: int) -> int:
    there = box.board.spaces[space]
    return abs(there.column - column) + abs(there.row - row)


def legs(
    ways: RealmChart,
    ends: Mapping[int, Leg],
    price: Callable[[int], Leg | None],
    twins: Mapping[int, int],
) -> dict[int, Leg]:
    """The cheapest way from every space to the nearest of some ends; a hero who swims into one of
    two Whirlpools comes out of the other."""
    found: dict[int, Leg] = {}
    queue = [(leg.cost, leg.rounds, space) for space, leg in ends.items()]
    while queue:
        cost, rounds, space = heappop(queue)
        if space in found:
            continue
        found[space] = Leg(cost, rounds)
        entered = twins.get(space, space)
        step = price(entered)
        if step is None:
            continue
        for earlier in ways.before[entered]:
            if earlier not in found:
                heappush(queue, (cost + step.cost, rounds + step.rounds, earlier))
    return found


@dataclass(frozen=True, slots=True)
class Journey:
    """A Realm as a hero sees it: its goals and the ways to them."""

    seen: SeenProphecy
    name: str
    aims: tuple[tuple[float, dict[int, Leg]], ...]
    """The value of each goal, and the ways to it; the last one is the way out."""
    twins: Mapping[int, int]

    def ahead(self, space: int, bubbles: int) -> float:
        """The best value that can be reached from a space with this many Bubbles."""
        me, sea = self.seen.me, self.name == WATER
        best = -hurt(me, me.health + 1)
        for worth, ways in self.aims:
            leg = ways.get(space)
            if leg is not None:
                missing = max(0, ceil(leg.rounds) - bubbles) if sea else 0
                price = _drowning(self.seen, missing, worth) if missing else 0.0
                best = max(best, worth - leg.cost - price)
        return best


def _drowning(seen: SeenProphecy, missing: int, worth: float) -> float:
    """A hero who arrives without air is too weak for what she wanted there."""
    share = min(1.0, 0.15 * missing)
    return hurt(seen.me, missing) + share * max(0.0, worth)


def journey(seen: SeenProphecy, name: str, aims: Mapping[int, float], air: int = 0) -> Journey:
    """The journey through a Realm; `aims` gives the value of spaces, `air` is how many Bubbles the
    hero should have left on arrival."""
    ways = chart(seen.box, name)
    at_stake, twins = max(aims.values(), default=0.0), whirlpools(seen, ways)
    steps = {space: _step(seen, name, space, at_stake) for space in ways.spaces}
    found = [
        (worth, legs(ways, {space: Leg(0.0, air)}, steps.__getitem__, twins))
        for space, worth in aims.items()
        if worth > 0
    ]
    out = dict.fromkeys(ways.shores, Leg(0.5 * ROUND, 0.5))
    found.append((0.0, legs(ways, out, steps.__getitem__, twins)))
    return Journey(seen, name, tuple(found), twins)


def whirlpools(seen: SeenProphecy, ways: RealmChart) -> dict[int, int]:
    """The exit of each Whirlpool, if both are known."""
    found = [n for n in ways.spaces if WHIRLPOOL in seen.spaces[n].cards]
    return {found[0]: found[1], found[1]: found[0]} if len(found) == 2 else {}


def _step(seen: SeenProphecy, name: str, number: int, at_stake: float) -> Leg | None:
    """The step into a space: half a movement, or a whole one for a Creature, an Obstacle or a
    face-down card; None at Reefs."""
    space = seen.spaces[number]
    known = _known(seen, space)
    if not known:
        hidden = UNKNOWN.get(space.holds, 0.0) if space.face_down else 0.0
        rounds = 1.0 if space.face_down else 0.5
        return Leg(ROUND * rounds + max(0.0, -hidden), rounds)
    cost, rounds, air = 0.0, 0.5, 0
    for card in known:
        if card in seen.box.creatures:
            battle = fight(seen.me, card, seen.at(space))
            lost = TIRED if name == WATER else SETBACK
            cost += max(0.0, -battle.worth) + (1 - battle.win) * lost * max(0.0, at_stake)
            rounds = 1.0
        elif card in seen.box.obstacles:
            if seen.box.obstacles[card].params.blocked:
                return None
            cost += max(0.0, -card_worth(seen, card, space))
            rounds, air = 1.0, seen.box.obstacles[card].params.bubbles
    return Leg(ROUND * rounds + cost, rounds + air)


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
    return sum([card_worth(seen, card, space) for card in known])


def breath_lost(seen: SeenProphecy, space: SpaceView) -> int:
    """The Bubbles for an Obstacle; for a Creature, the likely cost of running away from it."""
    lost = 0.0
    for card in _known(seen, space):
        if card in seen.box.obstacles:
            lost += seen.box.obstacles[card].params.bubbles
        elif card in seen.box.creatures:
            battle = fight(seen.me, card, seen.at(space))
            lost += seen.box.creatures[card].special.battle_bubbles + prices.FLIGHT * (
                1 - battle.win
            )
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

"""Journeys through the Realms: when to go in, which way, and when to come out."""

from collections.abc import Mapping
from typing import Final

from fabletop.bots.evaluations.prophecy.fighting.forecasts import fight
from fabletop.bots.evaluations.prophecy.fighting.guardians import (
    CROWNING,
    artifact_prize,
    storm_value,
)
from fabletop.bots.evaluations.prophecy.journeys import (
    BREATH,
    ROUND,
    Journey,
    breath_lost,
    journey,
    space_worth,
)
from fabletop.bots.evaluations.prophecy.own_turn import outside_value
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.values import GOLD
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.seen import prices, realm_ways
from fabletop.games.prophecy.seen.battles.laid_out import Place
from fabletop.games.prophecy.seen.view import PlaneView, RealmView, SpaceView

PRIZE: Final = 14.0
"""What a Pearl or a Heart is worth by itself."""

RESOLVE: Final = 0.6
"""The factor on the expected value of a journey that has not begun."""

SEA_LORD: Final = "lord_of_the_sea"
"""The ending in which a battle at the goal of a Realm decides the game."""

FAR: Final = 12
"""How far a space counts as being from a goal to which no way is known."""

FIRST: Final = 100.0
"""The value of an action that comes before all others, or is not taken at all."""


def realms(seen: SeenProphecy) -> dict[str, RealmView]:
    return seen.view.realms


def quest(seen: SeenProphecy, name: str) -> float:
    """The value of the goal of a Realm; a hero with small chances should become stronger first."""
    realm = realms(seen)[name]
    goal = seen.spaces[seen.box.board.index[realm.goal]]
    lords = _lords(seen, goal)
    if lords:
        return _duel_with_the_lord(seen, lords[0])
    plane = _plane(seen, realm.plane)
    own = PRIZE if realm_ways.prize_is_due(seen.view, seen.hero.seat, name) else 0.0
    if not plane.greater:
        return own
    found = storm_value(seen, plane, own)
    hoped = 0.5 * (own + artifact_prize(seen, len(plane.artifacts)))
    return found * min(1.0, max(0.0, found) / hoped)


def _lords(seen: SeenProphecy, goal: SpaceView) -> list[str]:
    """The Creatures that live at the goal of a Realm."""
    return [card for card in goal.cards if card in seen.box.creatures]


def _duel_with_the_lord(seen: SeenProphecy, lord: str) -> float:
    return CROWNING * fight(seen.me, lord, palace(seen, lord)).win ** 2


def palace(seen: SeenProphecy, lord: str) -> Place:
    """Where the lord of a Realm is fought."""
    goal = seen.view.realms[seen.box.creatures[lord].part].goal
    return seen.me.field.place(seen.box.board.index[goal])


def aims(seen: SeenProphecy, name: str) -> dict[int, float]:
    """The spaces of a Realm worth going to: its goal, and any with Artifacts of dead characters."""
    board = seen.box.board
    found = {board.index[realms(seen)[name].goal]: quest(seen, name)}
    for space in board.realm(name):
        relics = seen.spaces[space].relics
        if relics:
            found[space] = artifact_prize(seen, len(relics)) + found.get(space, 0.0)
    return found


def journey_through(
    seen: SeenProphecy, name: str, goals: Mapping[int, float] | None = None
) -> Journey:
    """The journey through a Realm to everything there that is worth going to."""
    goal = seen.spaces[seen.box.board.index[realms(seen)[name].goal]]
    lords = [seen.box.creatures[card].special.battle_bubbles for card in _lords(seen, goal)]
    return journey(seen, name, aims(seen, name) if goals is None else goals, sum(lords))


def enter_value(seen: SeenProphecy, name: str, goals: Mapping[int, float] | None = None) -> float:
    """The value of entering a Realm, with the best bag of air she can pay for, or with a drake."""
    entrance = seen.box.board.index[realms(seen)[name].entrance]
    whole = journey_through(seen, name, goals)
    price = prices.entry_price(seen.view, seen.hero.seat, name)
    left = prices.purse(seen.view, seen.hero.seat, "bag") - price
    bags = [bag for bag in _bags(seen, name).values() if bag[0] <= left]
    best = max(whole.ahead(entrance, air) - GOLD * gold for gold, air in [(0, 0), *bags])
    return RESOLVE * best - GOLD * price - ROUND


def _bags(seen: SeenProphecy, realm: str) -> dict[int, tuple[int, int]]:
    """The price of each bag on sale at the entrance of a Realm, and how many Bubbles it holds."""
    bags = prices.bags(seen.view, seen.hero.seat, realm)
    return {bag.name: (bag.gold, bag.bubbles) for bag in bags}


def gate_values(seen: SeenProphecy, question: Question) -> list[float]:
    return [
        enter_value(seen, str(option[1])) if option[0] == "enter" else 0.0
        for option in question.options
    ]


def beside_gates(seen: SeenProphecy) -> dict[int, float]:
    """The spaces from which a Realm can be entered, and what that is worth, if it is worth
    anything; no way is looked for to goals that are worth less than the round at the Gate."""
    found: dict[int, float] = {}
    for name, realm in realms(seen).items():
        goals = aims(seen, name) if realm.gate and not realm.closed else {}
        if RESOLVE * max(goals.values(), default=0.0) > ROUND:
            worth = enter_value(seen, name, goals)
            for space in _plane(seen, realm.gate).adjacent:
                number = seen.box.board.index[space]
                found[number] = max(worth, found.get(number, worth))
    return found


def _plane(seen: SeenProphecy, name: str) -> PlaneView:
    return next(plane for plane in seen.planes if plane.id == name)


def bag_values(seen: SeenProphecy, question: Question) -> list[float]:
    """Buy as much air as the way needs; first cast a Spell that makes it cheaper."""
    whole, bags = journey_through(seen, seen.here.world), _bags(seen, seen.here.world)
    return [_bag(seen, whole, bags, option) for option in question.options]


def _bag(
    seen: SeenProphecy, whole: Journey, bags: dict[int, tuple[int, int]], option: Option
) -> float:
    here = seen.box.board.index[seen.hero.space]
    match option[0]:
        case "bag":
            gold, bubbles = bags[int(option[1])]
            return whole.ahead(here, bubbles) - GOLD * gold
        case "no_bag":
            return whole.ahead(here, 0)
        case "cast":
            return FIRST
        case _:
            return FIRST if outside_value(seen, option) > 0 else -FIRST


def is_journey(seen: SeenProphecy, question: Question) -> bool:
    """Whether a hero in a Realm is asked where to go, whatever its rules call that."""
    if seen.view.phase != "move" or not seen.hero.space or not seen.here.world:
        return False
    index = seen.box.board.index
    ways = realm_ways.chart(seen.view, seen.here.world).after[index[seen.hero.space]]
    targets = [index.get(str(option[1])) for option in question.options if len(option) == 2]
    return any(target in ways for target in targets)


def journey_values(seen: SeenProphecy, question: Question) -> list[float]:
    """Move towards a worthwhile goal; go home without hope or air."""
    name = seen.here.world
    whole = journey_through(seen, name)
    return [_step(seen, whole, option) for option in question.options]


def _step(seen: SeenProphecy, whole: Journey, option: Option) -> float:
    index, bubbles = seen.box.board.index, seen.hero.bubbles
    match option[0]:
        case "stop":
            return _rest(seen, whole, seen.here, bubbles)
        case "stay" | "instead":
            return _rest(seen, whole, seen.here, bubbles) - ROUND
        case "surface":
            return 0.0
        case _ if len(option) == 2 and option[1] in index:
            there = seen.spaces[index[str(option[1])]]
            flight = whole.travel.flight if option[0] == "flee" else 0
            return _arrive(seen, whole, there, bubbles - flight) - flight * BREATH
        case _:
            worth = outside_value(seen, option)
            return FIRST + worth if worth > 0 else -FIRST


def _arrive(seen: SeenProphecy, whole: Journey, there: SpaceView, bubbles: int) -> float:
    """The value of what lies in the next space, and of what can be reached from it."""
    if there.world != whole.name:
        return 0.0
    if there.id == realms(seen)[whole.name].goal:
        return quest(seen, whole.name)
    return _rest(seen, whole, there, bubbles)


def _rest(seen: SeenProphecy, whole: Journey, space: SpaceView, bubbles: int) -> float:
    """The value of ending the movement in a space; the next round takes air, and leaving a Creature
    perhaps more."""
    left = bubbles - realm_ways.breath(seen.view, seen.hero.seat, space.id)
    left -= breath_lost(seen, space, whole.travel.flight)
    number = seen.box.board.index[space.id]
    return whole.ahead(whole.chart.comes_out.get(number, number), left) + space_worth(seen, space)


def legends_values(seen: SeenProphecy, question: Question) -> list[float]:
    """Cards half-way to the goal are the most useful to know; stopping early is never good."""
    index = seen.box.board.index
    places = [index[str(option[1])] if len(option) > 1 else -1 for option in question.options]
    steps: dict[int, int] = {}
    for realm in {seen.spaces[place].world for place in places if place >= 0}:
        steps |= _steps_to_goal(seen, realm)
    return [-float(abs(steps.get(place, FAR) - 3)) if place >= 0 else -20.0 for place in places]


def _steps_to_goal(seen: SeenProphecy, name: str) -> dict[int, int]:
    """How many steps each space of a Realm is away from its goal."""
    ways = realm_ways.chart(seen.view, name)
    goal = seen.box.board.index[realms(seen)[name].goal]
    found, queue = {goal: 0}, [goal]
    for space in queue:
        for earlier in () if space in ways.closed else ways.before[space]:
            if earlier not in found:
                found[earlier] = found[space] + 1
                queue.append(earlier)
    return found

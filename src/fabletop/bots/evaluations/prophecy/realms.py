"""Journeys through the Realms: when to go in, which way, and when to come out."""

from collections.abc import Callable

from fabletop.bots.evaluations.prophecy.fighting.forecasts import fight
from fabletop.bots.evaluations.prophecy.fighting.guardians import (
    CROWNING,
    artifact_prize,
    storm_value,
)
from fabletop.bots.evaluations.prophecy.journeys import (
    BREATH,
    ROUND,
    WATER,
    Journey,
    breath_lost,
    chart,
    journey,
    space_worth,
)
from fabletop.bots.evaluations.prophecy.own_turn import outside_value
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.values import GOLD
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.laid_out import Place
from fabletop.games.prophecy.seen.view import PlaneView, RealmView, SpaceView

PRIZE = 14.0
"""What a Pearl or a Heart is worth by itself."""

RESOLVE = 0.6
"""The factor on the expected value of a journey that has not begun."""

SEA_LORD = "lord_of_the_sea"

FIRST = 100.0
"""The value of an action that comes before all others, or is not taken at all."""


def realms(seen: SeenProphecy) -> dict[str, RealmView]:
    return seen.view.realms


def quest(seen: SeenProphecy, name: str) -> float:
    """The value of the goal of a Realm; a hero with small chances should become stronger first."""
    realm = realms(seen)[name]
    goal = seen.spaces[seen.box.board.index[realm.goal]]
    if SEA_LORD in goal.cards:
        return _duel_with_the_lord(seen)
    plane = _plane(seen, realm.plane)
    prize = seen.box.prize_of[name]
    own = PRIZE if realm.prizes and prize not in seen.hero.prizes else 0.0
    if not plane.greater:
        return own
    found = storm_value(seen, plane, own)
    hoped = 0.5 * (own + artifact_prize(seen, len(plane.artifacts)))
    return found * min(1.0, max(0.0, found) / hoped)


def _duel_with_the_lord(seen: SeenProphecy) -> float:
    return CROWNING * fight(seen.me, SEA_LORD, palace(seen)).win ** 2


def palace(seen: SeenProphecy) -> Place:
    """Where the Lord of the Sea is fought."""
    goal = seen.view.realms[seen.box.creatures[SEA_LORD].part].goal
    return seen.me.field.place(seen.box.board.index[goal])


def aims(seen: SeenProphecy, name: str) -> dict[int, float]:
    """The spaces of a Realm worth going to: its goal, and any with Artifacts of dead characters."""
    index = seen.box.board.index
    found = {index[realms(seen)[name].goal]: quest(seen, name)}
    for space in chart(seen.box, name).spaces:
        relics = seen.spaces[space].relics
        if relics:
            found[space] = artifact_prize(seen, len(relics)) + found.get(space, 0.0)
    return found


def journey_through(seen: SeenProphecy, name: str) -> Journey:
    """The journey through a Realm to everything there that is worth going to."""
    lord = seen.box.creatures.get(SEA_LORD) if seen.view.ending == SEA_LORD else None
    return journey(seen, name, aims(seen, name), lord.special.battle_bubbles if lord else 0)


def enter_value(seen: SeenProphecy, name: str) -> float:
    """The value of entering a Realm, with the best bag of air she can pay for, or with a drake."""
    entrance = seen.box.board.index[realms(seen)[name].entrance]
    whole = journey_through(seen, name)
    if name != WATER:
        gold = prices.entry_price(seen.view, seen.hero.seat, name)
        return RESOLVE * whole.ahead(entrance, 0) - GOLD * gold - ROUND
    bags = [(0, 0), *((bag.gold, bag.bubbles) for bag in _bags(seen))]
    best = max(whole.ahead(entrance, air) - GOLD * gold for gold, air in bags)
    return RESOLVE * best - ROUND


def _bags(seen: SeenProphecy) -> list[prices.BagOffer]:
    """The bags of air that she can pay for."""
    bags = prices.bags(seen.view, seen.hero.seat)
    return [bag for bag in bags if bag.gold <= seen.hero.gold]


def gate_values(seen: SeenProphecy, question: Question) -> list[float]:
    return [
        enter_value(seen, str(option[1])) if option[0] == "enter" else 0.0
        for option in question.options
    ]


def beside_gates(seen: SeenProphecy, enter: Callable[[str], float]) -> dict[int, float]:
    """The spaces from which a Realm can be entered, and what that is worth."""
    found: dict[int, float] = {}
    for name, realm in realms(seen).items():
        if realm.gate and not realm.closed:
            worth = enter(name)
            for space in _plane(seen, realm.gate).adjacent:
                number = seen.box.board.index[space]
                found[number] = max(worth, found.get(number, worth))
    return found


def _plane(seen: SeenProphecy, name: str) -> PlaneView:
    return next(plane for plane in seen.planes if plane.id == name)


def bag_values(seen: SeenProphecy, question: Question) -> list[float]:
    """Buy as much air as the way needs; first cast a Spell that makes it cheaper."""
    whole, here = journey_through(seen, WATER), seen.box.board.index[seen.hero.space]
    bags = {bag.name: bag for bag in prices.bags(seen.view, seen.hero.seat)}
    return [_bag(seen, whole, here, bags, option) for option in question.options]


def _bag(
    seen: SeenProphecy, whole: Journey, here: int, bags: dict[int, prices.BagOffer], option: Option
) -> float:
    match option[0]:
        case "bag":
            bag = bags[int(option[1])]
            return whole.ahead(here, bag.bubbles) - GOLD * bag.gold
        case "no_bag":
            return whole.ahead(here, 0)
        case "cast":
            return FIRST
        case _:
            return FIRST if outside_value(seen, option) > 0 else -FIRST


def journey_values(seen: SeenProphecy, question: Question) -> list[float]:
    """Swim or climb towards a worthwhile goal; go home without hope or air."""
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
        case "swim" | "climb" | "flee":
            there = seen.spaces[index[str(option[1])]]
            left = bubbles - prices.FLIGHT if option[0] == "flee" else bubbles
            flight = prices.FLIGHT * BREATH if option[0] == "flee" else 0.0
            return _arrive(seen, whole, there, left) - flight
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
    """The value of ending the movement in a space; the next round takes a Bubble, and leaving a
    Creature perhaps more."""
    left = bubbles - 1 - (breath_lost(seen, space) if whole.name == WATER else 0)
    number = seen.box.board.index[space.id]
    return whole.ahead(whole.twins.get(number, number), left) + space_worth(seen, space)


def legends_values(seen: SeenProphecy, question: Question) -> list[float]:
    """Cards half-way to the goal are the most useful to know; stopping early is never good."""
    return [
        -float(abs(_distance(seen, str(option[1])) - 3)) if len(option) > 1 else -20.0
        for option in question.options
    ]


def _distance(seen: SeenProphecy, name: str) -> int:
    space = seen.spaces[seen.box.board.index[name]]
    goal = seen.spaces[seen.box.board.index[realms(seen)[space.world].goal]]
    across = abs(goal.column - space.column) if space.world == WATER else 0
    return across + abs(goal.row - space.row)

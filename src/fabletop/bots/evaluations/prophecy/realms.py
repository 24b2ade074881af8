"""Journeys through the Realms: when to go in, which way, and when to come out."""

from typing import TypedDict, cast

from fabletop.bots.evaluations.prophecy.fights import Place, fight
from fabletop.bots.evaluations.prophecy.guardians import CROWNING, storm_value
from fabletop.bots.evaluations.prophecy.opportunities import opportunity_value
from fabletop.bots.evaluations.prophecy.outside import outside_value
from fabletop.bots.evaluations.prophecy.seen import PlaneView, Seen, SpaceView
from fabletop.bots.evaluations.prophecy.things import item_worth
from fabletop.bots.evaluations.prophecy.training import lesson_value
from fabletop.bots.evaluations.prophecy.values import GOLD, hurt
from fabletop.core.question import Option, Question

PRIZE = 14.0
"""What a Pearl or a Heart is worth by itself."""

STEP = 1.6
"""What coming one space nearer to the goal is worth."""

BREATH = 0.5
"""What one Bubble is worth."""

UNKNOWN = {"positive": 1.6, "negative": -0.4}
"""What a face-down card promises."""

BOUND = 0.3
"""The part of what waits at the goal that counts before one has set out."""

SEA_LORD = "lord_of_the_sea"
PRIZES = {"water": "pearl_of_the_abyss", "dragon": "dragon_heart"}


class RealmView(TypedDict):
    plane: str
    gate: str
    entrance: str
    goal: str
    closed: bool
    prizes: int


def realms(seen: Seen) -> dict[str, RealmView]:
    return cast(dict[str, RealmView], seen.view["realms"])


def realm_here(seen: Seen) -> str:
    return seen.here["world"]


def quest(seen: Seen, name: str) -> float:
    """What waits at the end of a Realm."""
    realm = realms(seen)[name]
    goal = seen.spaces[seen.box.board.index[realm["goal"]]]
    if SEA_LORD in goal["cards"]:
        return fight(seen.me, SEA_LORD, Place(), CROWNING).worth
    plane = next(plane for plane in seen.planes if plane["id"] == realm["plane"])
    own = 0.0 if PRIZES[name] in seen.hero["prizes"] else PRIZE
    return own + (0.0 if plane["closed"] else storm_value(seen, plane, ""))


def enter_value(seen: Seen, name: str) -> float:
    """Setting out costs rounds, and Gold for a drake or for air."""
    return BOUND * quest(seen, name) - 4.0 - GOLD * 3


def gate_values(seen: Seen, question: Question) -> list[float]:
    return [
        enter_value(seen, str(option[1])) if option[0] == "enter" else 0.0
        for option in question.options
    ]


def beside_gates(seen: Seen) -> dict[int, float]:
    """The spaces from which a Realm can be entered, and what that is worth."""
    found: dict[int, float] = {}
    for name, realm in realms(seen).items():
        if realm["gate"] and not realm["closed"]:
            plane = next(plane for plane in seen.planes if plane["id"] == realm["gate"])
            worth = enter_value(seen, name)
            for space in _spaces(seen, plane):
                found[space] = max(worth, found.get(space, worth))
    return found


def _spaces(seen: Seen, plane: PlaneView) -> list[int]:
    return [seen.box.board.index[space] for space in plane["adjacent"]]


def bag_value(seen: Seen, option: Option) -> float:
    """Air for about nine rounds, as far as the Gold goes."""
    if option[0] != "bag":
        return 0.0
    gold = int(option[1])
    bubbles = next(
        bag.bubbles for gate in seen.box.gates.values() for bag in gate.bags if bag.gold == gold
    )
    return min(bubbles, 9) - GOLD * gold


def journey_values(seen: Seen, question: Question) -> list[float]:
    """Swimming and climbing: towards the goal if it is worth it, home without hope or air."""
    name = realm_here(seen)
    zeal = 1.0 if quest(seen, name) > 0 else -0.6
    return [_step(seen, name, zeal, option) for option in question.options]


def _step(seen: Seen, name: str, zeal: float, option: Option) -> float:
    index = seen.box.board.index
    match option[0]:
        case "stay" | "stop" | "instead":
            return space_worth(seen, seen.here) - (0.5 if option[0] == "stop" else 1.0)
        case "surface":
            return _home(seen, name, zeal)
        case "swim" | "climb" | "flee":
            there = seen.spaces[index[str(option[1])]]
            if there["world"] != name:
                return _home(seen, name, zeal) - BREATH
            nearer = distance(seen, name, seen.here) - distance(seen, name, there)
            flight = 2 * BREATH if option[0] == "flee" else 0.0
            return space_worth(seen, there) + STEP * zeal * nearer - flight - _gasp(seen, there)
        case _:
            worth = outside_value(seen, option)
            return 100.0 + worth if worth > 0 else -100.0


def _home(seen: Seen, name: str, zeal: float) -> float:
    """Out of the Realm: gladly without hope, or without air."""
    if name == "water" and seen.hero["bubbles"] + seen.me.health < 4:
        return 6.0
    return -3.0 * zeal


def _gasp(seen: Seen, there: SpaceView) -> float:
    """How bad it is to be so far from the edge with so little air."""
    if there["world"] != "water":
        return 0.0
    column, row = there["column"], there["row"]
    depth = min(column, 5 - column, row, 7 - row)
    missing = max(0, depth - seen.hero["bubbles"])
    return hurt(seen.me, missing) if missing else 0.0


def distance(seen: Seen, name: str, space: SpaceView) -> int:
    """Steps to the goal."""
    goal = seen.spaces[seen.box.board.index[realms(seen)[name]["goal"]]]
    if name == "water":
        return abs(goal["column"] - space["column"]) + abs(goal["row"] - space["row"])
    return goal["row"] - space["row"]


def space_worth(seen: Seen, space: SpaceView) -> float:
    """What lies in a space of a Realm."""
    if space["face_down"]:
        known = cast(dict[str, list[str]], seen.view["known"]).get(space["id"])
        if not known:
            return UNKNOWN.get(space["holds"], 0.0)
        return _card_worth(seen, known[0])
    return sum(_card_worth(seen, card) for card in space["cards"])


def _card_worth(seen: Seen, card: str) -> float:
    box = seen.box
    if card in box.creatures:
        return fight(seen.me, card, Place()).worth
    if card in box.items:
        return item_worth(seen.me, card)
    if card in box.abilities:
        return max(0.0, lesson_value(seen, card, gold=0))
    if card in box.opportunities:
        return max(1.0, opportunity_value(seen, card))
    numbers = box.obstacles[card].params
    return numbers.experience - BREATH * numbers.bubbles - hurt(seen.me, numbers.health) - 0.5


def legends_values(seen: Seen, question: Question) -> list[float]:
    """What lies on the way to the goal is the most interesting."""
    spaces = [seen.spaces[seen.box.board.index[str(option[1])]] for option in question.options]
    return [-float(abs(distance(seen, space["world"], space) - 3)) for space in spaces]

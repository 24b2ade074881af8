"""The value of each option, question by question."""

from functools import lru_cache
from typing import Any

from fabletop.bots.evaluations.prophecy.battles import bonus, chance_to_win, fight_value
from fabletop.bots.evaluations.prophecy.places import (
    CERTIFICATE,
    opportunity_value,
    prospect,
    space_value,
)
from fabletop.bots.evaluations.prophecy.seen import Seen, look
from fabletop.core.game import View
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.printed import STRENGTH, WILLS, Item

GOLD = 0.45
IDLENESS = 1.5
"""Waiting for better times costs rounds; without this, timid heroes wait for ever."""
FARES = {"ride": 1, "sail": 1, "gate": 2, "carpet": 1, "teleport": 5}


def value(question: Question, option: Option, view: View) -> float:
    seen = look(view, question.seat)
    if question.kind == "move":
        return _move_value(seen, option)
    if question.kind in ("kind", "declare", "roll", "rolled", "fight"):
        return _battle_value(seen, option)
    return _place_value(seen, option)


def _move_value(seen: Seen, option: Option) -> float:
    way = str(option[0])
    if way in ("drink", "read"):
        return _potion_value(seen, str(option[1]))
    hero = seen.hero
    target = hero["space"] if way in ("stay", "work") else str(option[1])
    index = seen.box.board.index[target]
    here = space_value(seen, seen.spaces[index])
    worth = here + 0.5 * prospect(seen, index) - GOLD * FARES.get(way, 0)
    if way == "stay" and here < 0.5:
        worth -= IDLENESS
    if way == "work":
        worth += 2.0 if hero["space"] == "fortress" else 1.0
        worth -= 0.5 if hero["space"] == "city" else 1.5 + 3.0 * (hero["health"] <= 2)
    return worth


def _potion_value(seen: Seen, item: str) -> float:
    hero, gives = seen.hero, seen.box.items[item].params
    healed = min(gives.heal, hero["wounds"])
    recharged = min(gives.recharge, hero["drained"])
    if gives.strength or gives.willpower:
        return 50.0
    need = 20.0 if hero["health"] <= 1 and healed else 0.0
    full = healed == gives.heal and recharged == gives.recharge
    useful = need if need or not full else 1.5 * healed + 0.6 * recharged
    return useful if gives.heal or gives.recharge else -1.0


def _battle_value(seen: Seen, option: Option) -> float:
    verb = str(option[0])
    battle: dict[str, Any] = seen.view["battle"] or {}  # type: ignore[assignment]
    match verb:
        case "drink" | "read":
            return _potion_value(seen, str(option[1])) - 1.0 if not battle else 0.1
        case "fight":
            creature = seen.box.creatures[str(option[1])]
            return fight_value(seen, creature, _here(seen))
        case "decline" | "ready" | "roll":
            return 0.0
        case "by_strength" | "by_wills":
            return _kind_value(seen, option, battle)
        case "use":
            return _use_value(seen, str(option[1]), battle)
        case "throw" | "ignite" | "pay":
            lead = int(battle["own_total"]) - int(battle["foe_total"])
            return 1.0 if -4 <= lead <= 1 else -1.0
        case "accept":
            return 0.0
        case _:
            lost = battle["own_total"] + battle["own_die"] < battle["foe_total"] + battle["foe_die"]
            own = option[1] == "own"
            die = battle["own_die"] if own else 7 - battle["foe_die"]
            return 7.0 - int(die) if lost else -1.0


def _kind_value(seen: Seen, option: Option, battle: dict[str, Any]) -> float:
    creature = seen.box.creatures[battle["creature"]]
    kind = STRENGTH if option[0] == "by_strength" else WILLS
    chance = chance_to_win(seen, creature, kind, _here(seen))
    if len(option) > 1:
        return chance - 0.3
    return chance - (0.1 if kind == WILLS else 0.0)


def _use_value(seen: Seen, name: str, battle: dict[str, Any]) -> float:
    item = seen.box.items[name]
    creature = seen.box.creatures[battle["creature"]]
    gives = max(bonus(item, creature, kind) for kind in (battle["kind"], *battle["stages"]))
    gives += 1 if item.save else 0
    if creature.special.unarmed_only_experience or creature.special.damages_weapon:
        gives -= 2 if item.weapon or item.kind == "shield" else 0
    return float(gives) - 0.5


def _place_value(seen: Seen, option: Option) -> float:
    verb = str(option[0])
    hero = seen.hero
    what = str(option[1]) if len(option) > 1 else ""
    match verb:
        case "certificate":
            return 10 * CERTIFICATE - (1 if what else 0)
        case "use":
            return opportunity_value(seen, what)
        case "heal" | "recharge":
            return float(what) * (1.0 if verb == "heal" else 0.5)
        case "lodge":
            return float(min(1, hero["wounds"]) + 0.4 * min(1, hero["drained"]) - 0.3)
        case "repair":
            return 0.6 * seen.box.items[what].price - 1.0
        case "buy":
            return _buy_value(seen, what)
        case "sell" | "offer":
            return _sell_value(seen, what, 2.0 if verb == "offer" else 0.5)
        case "drink" | "read":
            return _potion_value(seen, what)
        case "teleport":
            index = seen.box.board.index[what]
            return space_value(seen, seen.spaces[index]) + 0.5 * prospect(seen, index)
        case _:
            return _gift_value(seen, option)


def _gift_value(seen: Seen, option: Option) -> float:
    """What is given up or received, in the questions of single cards."""
    verb, what = str(option[0]), option[1] if len(option) > 1 else ""
    match verb:
        case "sacrifice":
            return 1.0 if int(what) < seen.hero["health"] - 1 else -float(what)
        case "give" | "discard" | "leave":
            return -float(seen.box.items[str(what)].price)
        case "return_gold" | "gold_for_experience" | "experience_for_gold":
            return -abs(float(what) - 2)
        case "take" | "destroy":
            return float(seen.box.items[str(what)].price)
        case _:
            return 0.05 if verb in ("keep", "strength", "rare", "health", "end") else 0.0


def _buy_value(seen: Seen, name: str) -> float:
    """Better equipment while Gold is not needed for Certificates."""
    item = seen.box.items[name]
    spare = seen.hero["gold"] - item.price - min(5, seen.gold_needed)
    gain = _equipment(item) - _best(seen)
    if item.hands == 0:
        gain = 1.0 if item.stat or item.kind == "potion" else -1.0
    return gain if spare >= 0 else gain - 2.5


@lru_cache(maxsize=256)
def _equipment(item: Item) -> float:
    return sum(part.value * (0.4 if part.vs else 1.0) for part in item.bonuses)


def _sell_value(seen: Seen, name: str, rate: float) -> float:
    """Sell what does not help, most of all when Gold is short."""
    item = seen.box.items[name]
    worth = 2.0 * _equipment(item) + (2.0 if item.stat else 1.0 if item.once else 0.0)
    wanted = 0.6 if seen.hero["gold"] < seen.gold_needed else 0.2
    return rate * item.price * wanted - worth


def _here(seen: Seen) -> dict[str, Any]:
    return seen.spaces[seen.box.board.index[seen.hero["space"]]]


def _best(seen: Seen) -> float:
    return max((_equipment(seen.box.items[name]) for name in seen.usable()), default=0.0)

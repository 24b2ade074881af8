"""What a space is worth to a hero who ends her movement there."""

from typing import Any, cast

from fabletop.bots.evaluations.prophecy.battles import fight_value
from fabletop.bots.evaluations.prophecy.seen import Seen

CERTIFICATE = 14.0
NEARNESS = 0.72
"""What is one step farther away is worth this part of it."""

OPPORTUNITIES = {
    "enchanted_flower": 3.0,
    "magic_stone": 2.0,
    "golden_fish": 3.0,
    "exotic_merchant": 1.0,
    "wiseman": 0.2,
    "strongman": 0.2,
    "gem_mine": 5.0,
    "leprechaun": 3.0,
    "deserted_shack": 2.0,
    "old_veteran": 5.0,
    "ancient_scroll": 2.0,
    "dryad": 2.0,
    "collector": 3.0,
    "alchemist": 0.5,
    "black_market": 0.5,
    "travelling_apothecary": 1.0,
    "mysterious_old_man": 1.0,
    "forgotten_chapel": 1.0,
    "black_well": 1.0,
    "master_wizard": 1.0,
    "ruin": 0.5,
    "clover_meadow": 0.1,
}


PRICES = {"black_market": 5, "alchemist": 4, "master_wizard": 2, "mysterious_old_man": 2}
"""The Gold without which a card is of no use."""


def space_value(seen: Seen, space: dict[str, Any]) -> float:
    worth = _guild_value(seen, space) + _rest_value(seen, space) + _work_value(seen, space)
    for card in space["cards"]:
        creature = seen.box.creatures.get(card)
        if creature is not None:
            worth += fight_value(seen, creature, space)
        else:
            worth += opportunity_value(seen, card)
    return worth


def opportunity_value(seen: Seen, card: str) -> float:
    hero = seen.hero
    cost = seen.box.opportunities[card].cost
    gold = max(cost.gold, PRICES.get(card, 0))
    if gold > hero["gold"] or cost.experience > hero["experience"] or not _usable(seen, card):
        return 0.0
    if card in ("enchanted_flower", "travelling_apothecary"):
        return float(1.5 * hero["wounds"])
    if card == "magic_stone":
        return float(0.6 * hero["drained"])
    return OPPORTUNITIES.get(card, 0.0)


def _usable(seen: Seen, card: str) -> bool:
    hero = seen.hero
    match card:
        case "golden_fish":
            return _alone_in_last_place(seen)
        case "collector":
            return bool(seen.usable())
        case "black_well" | "leprechaun":
            return bool(hero["magic"])
        case "gem_mine":
            return bool(hero["strength"])
        case "dryad":
            return bool(hero["drained"])
        case _:
            return True


def _alone_in_last_place(seen: Seen) -> bool:
    heroes = cast(list[dict[str, Any]], seen.view["heroes"])
    others = [other for other in heroes if other is not seen.hero and other["alive"]]
    for right, left in (("health", "wounds"), ("magic", "drained")):
        own = seen.hero[right] + seen.hero[left]
        if all(own < other[right] + other[left] for other in others):
            return True
    return all(_rare(seen, seen.hero) < _rare(seen, other) for other in others)


def _rare(seen: Seen, hero: dict[str, Any]) -> int:
    return sum(seen.box.items[item].deck == "rare" for item in hero["items"])


def _guild_value(seen: Seen, space: dict[str, Any]) -> float:
    guild = space["guild"]
    if guild and guild not in seen.hero["certificates"]:
        return CERTIFICATE if seen.can_buy(guild) else 0.2
    return 0.0


def _work_value(seen: Seen, space: dict[str, Any]) -> float:
    """Work can be done here in the next turn."""
    hero = seen.hero
    match space["id"]:
        case "fortress":
            return 1.0 if hero["health"] >= 3 else 0.0
        case "city":
            return 0.8 if hero["magic"] >= 2 and hero["gold"] < seen.gold_needed else 0.0
        case "thieves_guild":
            return 0.6 if hero["health"] >= 4 and hero["gold"] < seen.gold_needed else 0.0
        case _:
            return 0.0


def _rest_value(seen: Seen, space: dict[str, Any]) -> float:
    hero = seen.hero
    wounds, drained, gold = int(hero["wounds"]), int(hero["drained"]), int(hero["gold"])
    worth = 3.0 if hero["health"] <= 2 else 1.5
    match space["id"]:
        case "monastery":
            return float(worth * min(1, wounds))
        case "forest_camp":
            return float((worth - 0.5) * min(wounds, gold))
        case "enchanted_wilderness":
            return 0.6 * min(3, drained)
        case "magic_tower":
            return 0.35 * min(drained, 2 * gold)
        case "village":
            return float((worth - 0.5) * min(1, wounds, gold) + 0.3 * min(1, drained))
        case _:
            return 0.0


def prospect(seen: Seen, target: int) -> float:
    """The best that can be reached from a space, the nearer the better."""
    size = len(seen.spaces)
    best = 0.0
    for index, space in enumerate(seen.spaces):
        steps = min((index - target) % size, (target - index) % size)
        worth = space_value(seen, space) * NEARNESS**steps
        best = max(best, worth)
    return best

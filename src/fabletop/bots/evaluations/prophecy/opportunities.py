"""What an Opportunity is worth to a hero who may use it."""

from collections.abc import Iterable
from typing import Final

from fabletop.bots.evaluations.prophecy.fighting.forecasts import fight
from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.training import lesson_value
from fabletop.bots.evaluations.prophecy.values import (
    GOLD,
    RARE,
    charge,
    cure,
    gain_value,
    hurt,
    more_strength,
    more_willpower,
)
from fabletop.core.foretelling import HeldAmounts
from fabletop.games.prophecy.printed.numbers_met import OpportunityNumbers
from fabletop.games.prophecy.seen import opportunities, prices
from fabletop.games.prophecy.seen.fortune import luck, spare_health

THINGS: Final = {
    "exotic_merchant": 0.3,
    "forgotten_chapel": 1.2,
    "clover_meadow": 0.1,
    "master_wizard": 0.8,
    "black_market": 2.5,
    "hermit": 1.0,
}
"""The value of cards whose numbers do not show it, or show only a part of it."""


def opportunity_value(seen: SeenProphecy, card: str, space: str = "") -> float:
    """The value of using it in a space, or where she is."""
    me, printed = seen.me, seen.box.opportunities[card]
    cost = printed.cost
    if not prices.can_use(seen.view, seen.hero.seat, card, space):
        return 0.0
    worth = THINGS.get(card, 0.0) + gain_value(me, printed.gain)
    worth -= GOLD * cost.gold + 0.8 * cost.experience + hurt(me, cost.health)
    if card in opportunities.GIFTS:
        worth += gain_value(me, opportunities.gift(seen.view, seen.hero.seat, card, space))
    special = SPECIAL.get(card)
    return worth if special is None else worth + special(seen)


def _numbers(seen: SeenProphecy, card: str) -> OpportunityNumbers:
    return seen.box.opportunities[card].params


def _golden_fish(seen: SeenProphecy) -> float:
    wishes = opportunities.wishes(seen.view, seen.hero.seat)
    return max([gain_value(seen.me, wish) for wish in wishes.values()], default=0.0)


def _apothecary(seen: SeenProphecy) -> float:
    """The best way to be healed, and the best way to be recharged with the Gold that is left."""
    gold = prices.purse(seen.view, seen.hero.seat, "heal")
    heals, charges = [(0.0, 0)], list[tuple[float, int]]()
    for cured in opportunities.cures(seen.view, seen.hero.seat):
        found = heals if "Health" in cured else charges
        found.append((_cured(seen, cured), -cured["Gold"]))
    healed, paid = max(heals)
    return healed + max([worth for worth, price in charges if price <= gold - paid], default=0.0)


def _cured(seen: SeenProphecy, cured: HeldAmounts) -> float:
    restored = cure(seen.me, cured.get("Health", 0)) + charge(seen.me, cured.get("Magic", 0))
    return restored + GOLD * cured["Gold"]


def _alchemist(seen: SeenProphecy) -> float:
    trades = alchemist_values(seen).values()
    return max(trades, default=0.0) - GOLD * _numbers(seen, "alchemist").gold


def alchemist_values(seen: SeenProphecy) -> dict[str, float]:
    """The trades that the Alchemist offers, with their values."""
    found: dict[str, float] = {}
    for trade, (red, blue) in opportunities.cube_trades(seen.view, seen.hero.seat).items():
        found[trade] = red * more_strength(seen.me) + blue * more_willpower(seen.me)
        found[trade] -= hurt(seen.me, max(0, -red))
    return found


def _black_well(seen: SeenProphecy) -> float:
    if not seen.me.magic:
        return 0.0
    gained = _numbers(seen, "black_well").strength * more_strength(seen.me)
    return gained - 0.6 * seen.me.magic


def _luck(seen: SeenProphecy, card: str, paid: int = 0) -> float:
    return float(luck(seen.view, seen.hero.seat, card, paid))


def _old_man(seen: SeenProphecy) -> float:
    numbers = _numbers(seen, "mysterious_old_man")
    return _luck(seen, "mysterious_old_man") * RARE - GOLD * numbers.gold


def _ancient_scroll(seen: SeenProphecy) -> float:
    return _numbers(seen, "ancient_scroll").experience * _luck(seen, "ancient_scroll")


def _collector(seen: SeenProphecy) -> float:
    """The best offer of the Collector for one of her Items, less what the Item is worth."""
    offers = opportunities.collected(seen.view, seen.hero.seat).items()
    gains = [GOLD * price - item_worth(seen.me, item) for item, price in offers]
    return max(gains, default=0.0)


def collectors_price(seen: SeenProphecy, item: str) -> int:
    return opportunities.collected(seen.view, seen.hero.seat)[item]


def _library(seen: SeenProphecy) -> float:
    """The value of the best Ability that she could learn."""
    guilds = opportunities.library(seen.view, seen.hero.seat)
    return max([shelf_value(seen, cards) for cards in guilds.values()], default=0.0)


def shelf_value(seen: SeenProphecy, abilities: Iterable[str]) -> float:
    return max([lesson_value(seen, name, gold=0) for name in abilities], default=0.0)


def _ruin(seen: SeenProphecy) -> float:
    """A fight with an unknown Creature for an additional Rare Item."""
    battle = fight(seen.me, "undead_warrior", seen.at(seen.here))
    return battle.worth + battle.win * RARE * _numbers(seen, "ruin").rare - 0.5


def _cleansing_fire(seen: SeenProphecy) -> float:
    most = spare_health(seen.view, seen.hero.seat)
    return max([fire_value(seen, n) for n in range(1, most + 1)], default=0.0)


def fire_value(seen: SeenProphecy, given: int) -> float:
    willpower = _numbers(seen, "cleansing_fire").willpower * more_willpower(seen.me)
    return _luck(seen, "cleansing_fire", given) * willpower - hurt(seen.me, given)


SPECIAL: Final = {
    "golden_fish": _golden_fish,
    "travelling_apothecary": _apothecary,
    "alchemist": _alchemist,
    "black_well": _black_well,
    "mysterious_old_man": _old_man,
    "ancient_scroll": _ancient_scroll,
    "collector": _collector,
    "lost_library": _library,
    "ruin": _ruin,
    "cleansing_fire": _cleansing_fire,
}

"""Buying and selling Items."""

from collections.abc import Iterable
from typing import Final

from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.values import GOLD
from fabletop.games.prophecy.seen import prices

SAVED: Final = 0.9
"""What one Gold is worth in the Basic version while it is needed for Certificates."""


def buying_price(seen: SeenProphecy, item: str) -> int:
    return prices.buying_price(seen.view, seen.hero.seat, item)


def buy_value(seen: SeenProphecy, item: str) -> float:
    return _bought(seen, item, buying_price(seen, item))


def _bought(seen: SeenProphecy, item: str, price: int) -> float:
    return item_worth(seen.me, item) - seen.room_for_item - _gold(seen) * price


def best_purchase(seen: SeenProphecy, goods: Iterable[str], credit: int = 0) -> float:
    """The value of the best Item that she can pay for."""
    gold = seen.gold_to_buy + credit
    asked = [(item, buying_price(seen, item)) for item in goods]
    values = [_bought(seen, item, price) for item, price in asked if price <= gold]
    return max(0.0, *values) if values else 0.0


def sell_value(seen: SeenProphecy, item: str, price: float) -> float:
    """What selling an Item at this price is worth to her."""
    return 0.9 * _gold(seen) * price - item_worth(seen.me, item)


def selling_price(seen: SeenProphecy, item: str) -> int:
    return prices.selling_price(seen.view, seen.hero.seat, item)


def _gold(seen: SeenProphecy) -> float:
    if seen.standard:
        return GOLD
    return SAVED if seen.hero.gold < seen.gold_needed + 3 else GOLD

"""Repairs in any civilization space, buying and selling in City and Village (R-155 to R-159,
R-264), the value of an Item with a Stone in it (W-240), and new goods (R-070, R-071)."""

from collections.abc import Mapping, Sequence
from typing import Final

from fabletop.core.question import Option, Refusal
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import ARTIFACT
from fabletop.games.prophecy.printed.numbers_met import ChanceNumbers
from fabletop.games.prophecy.rules.hero.body import gain_gold
from fabletop.games.prophecy.rules.hero.payment import pay, purse
from fabletop.games.prophecy.rules.table.decks import (
    discard_item,
    distinct,
    give_up_item,
    next_item,
    ordinary,
)
from fabletop.games.prophecy.rules.table.reasons import because, needs, refuse
from fabletop.games.prophecy.state import Hero, Table

HAGGLING: Final = "haggling"
REPAIR: Final = 1
NO_STONES: Final[Mapping[str, str]] = {}


def price_of(box: Box, stones: Mapping[str, str], item: str) -> int:
    """The printed price; with a Stone in it the sum of both (W-240)."""
    price = box.items[item].price
    return price + box.items[stones[item]].price if item in stones else price


def buying_price(box: Box, abilities: Sequence[str], item: str) -> int:
    """The printed price; Haggling lowers it, but not below 1."""
    return _haggled(box, abilities, box.items[item].price)


def _haggled(box: Box, abilities: Sequence[str], price: int) -> int:
    if HAGGLING in abilities:
        numbers = box.abilities[HAGGLING].params
        return max(min(price, numbers.least), price - numbers.discount)
    return price


def selling_price(
    box: Box, abilities: Sequence[str], item: str, stones: Mapping[str, str] = NO_STONES
) -> int:
    """Half of the price, rounded up, or all of it for a Statuette; Haggling adds 1, but never more
    than buying the Item would cost."""
    price = price_of(box, stones, item)
    share = price if box.items[item].full_price else (price + 1) // 2
    if HAGGLING in abilities:
        surplus = box.abilities[HAGGLING].params.surplus
        return max(share, min(share + surplus, _haggled(box, abilities, price)))
    return share


def market_options(table: Table, hero: Hero) -> list[Option]:
    """Buying and selling, in the City and the Village."""
    goods = table.goods.get(table.box.board.ids[hero.space])
    if goods is None:
        return []
    gold = purse(table, hero, "buy")
    options: list[Option] = [
        ("buy", item) for item in goods if buying_price(table.box, hero.abilities, item) <= gold
    ]
    options += [
        ("sell", item)
        for item in distinct(hero.items)
        if item not in table.damaged and table.box.items[item].deck != ARTIFACT
    ]
    return options


def repair_options(table: Table, hero: Hero) -> list[Option]:
    if purse(table, hero, "repair") < REPAIR:
        return []
    return [("repair", item) for item in hero.items if item in table.damaged]


def smithy_options(table: Table, hero: Hero) -> list[Option]:
    """What smiths of a civilization space do for Gold: repairs, and other work that parts of the
    game add for the same price (W-236, W-247)."""
    options = repair_options(table, hero) if table.damaged else []
    for works in table.parts.smithing:
        for option in works(table, hero):
            if purse(table, hero, str(option[0])) >= REPAIR:
                options.append(option)
    return options


def work_for_gold(table: Table, hero: Hero, answer: Option) -> None:
    pay(table, hero, REPAIR, str(answer[0]))
    table.note("paid", hero.seat, REPAIR, "gold")
    table.parts.smith[str(answer[0])](table, hero, answer)


def deal(table: Table, hero: Hero, what: str, item: str) -> None:
    """Repair for 1 Gold, buy at the price, or sell at half the price."""
    if what == "repair":
        pay(table, hero, REPAIR, "repair")
        table.damaged.remove(item)
        table.note("repaired", hero.seat, item)
    elif what == "buy":
        price = buying_price(table.box, hero.abilities, item)
        pay(table, hero, price, "buy")
        table.goods[table.box.board.ids[hero.space]].remove(item)
        hero.items.append(item)
        table.note("bought", hero.seat, item, price)
    else:
        price = selling_price(table.box, hero.abilities, item, table.stones)
        give_up_item(table, hero, item)
        table.note("sold", hero.seat, item, price)
        gain_gold(table, hero, price)


def restock(table: Table, delivery: ChanceNumbers) -> None:
    """Discard the old goods and lay out new ones."""
    goods = table.goods[delivery.space]
    for item in goods:
        discard_item(table, item)
    goods.clear()
    for _ in range(delivery.count):
        new = next_item(table, delivery.deck)
        if new is not None:
            goods.append(new)
            table.note("for_sale", new, delivery.space)


def market_refusals(table: Table, hero: Hero) -> list[Refusal]:
    board = table.box.board
    refusals: list[Refusal] = []
    if purse(table, hero, "repair") < REPAIR:
        refusals += [
            refuse(("repair", item), needs("gold", "R-155", REPAIR, 0))
            for item in hero.items
            if item in table.damaged
        ]
    if board.guild[hero.space]:
        return refusals
    gold = purse(table, hero, "buy")
    refusals += [
        refuse(("buy", item), needs("gold", "R-157", price, hero.coins))
        for item in table.goods[board.ids[hero.space]]
        if (price := buying_price(table.box, hero.abilities, item)) > gold
    ]
    refusals += [
        refuse(("sell", item), because("repair_first", "R-159", item=item))
        for item in hero.items
        if item in table.damaged
    ]
    plain = ordinary(table, hero.items)
    refusals += [
        refuse(("sell", item), because("artifact", "R-202", item=item))
        for item in hero.items
        if item not in plain
    ]
    return refusals

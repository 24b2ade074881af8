"""Repairing in any civilization space, buying and selling in City and Village (R-155 to R-159,
R-264)."""

from collections.abc import Sequence

from fabletop.core.question import Option, Refusal
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed import ARTIFACT
from fabletop.games.prophecy.rules.body import gain_gold
from fabletop.games.prophecy.rules.decks import give_up_item, ordinary
from fabletop.games.prophecy.rules.payment import pay, purse
from fabletop.games.prophecy.rules.reasons import because, needs, refuse
from fabletop.games.prophecy.state import Hero, Table

HAGGLING = "haggling"
REPAIR = 1


def buying_price(box: Box, abilities: Sequence[str], item: str) -> int:
    """Printed; Haggling lowers it, though not below 1."""
    price = box.items[item].price
    if HAGGLING in abilities:
        numbers = box.abilities[HAGGLING].params
        return max(min(price, numbers.least), price - numbers.discount)
    return price


def selling_price(box: Box, abilities: Sequence[str], item: str) -> int:
    """Half of the printed price, rounded up; Haggling adds 1, though not beyond what buying the
    Item would cost."""
    half = (box.items[item].price + 1) // 2
    if HAGGLING in abilities:
        surplus = box.abilities[HAGGLING].params.surplus
        return max(half, min(half + surplus, buying_price(box, abilities, item)))
    return half


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
        for item in hero.items
        if item not in table.damaged and table.box.items[item].deck != ARTIFACT
    ]
    return options


def repair_options(table: Table, hero: Hero) -> list[Option]:
    if purse(table, hero, "repair") < REPAIR:
        return []
    return [("repair", item) for item in hero.items if item in table.damaged]


def deal(table: Table, hero: Hero, what: str, item: str) -> None:
    """Repair for 1 Gold, buy at the price, sell at half of it."""
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
        price = selling_price(table.box, hero.abilities, item)
        give_up_item(table, hero, item)
        table.note("sold", hero.seat, item, price)
        gain_gold(table, hero, price)


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
        refuse(("buy", item), needs("gold", "R-157", price, hero.gold))
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

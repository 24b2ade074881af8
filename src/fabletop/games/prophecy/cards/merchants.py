"""Opportunities that are people with whom a hero deals: they sell cures, exchange cubes, or buy
Items (R-166, R-297, R-305). Each function registered as special is the card of the same name."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.cards.special import NO_EFFECT, Specials, special
from fabletop.games.prophecy.rules.hero.body import (
    can_gain_strength,
    can_gain_willpower,
    gain_gold,
    gain_strength,
    gain_willpower,
    heal,
    pay_gold,
    recharge,
    recharges,
    spare_health,
)
from fabletop.games.prophecy.rules.hero.payment import purse
from fabletop.games.prophecy.rules.places.market import price_of
from fabletop.games.prophecy.rules.table.decks import distinct, give_up_item, ordinary
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs
from fabletop.games.prophecy.state import Hero, Table

MERCHANTS: Final[Specials] = {}


def cures(table: Table, hero: Hero) -> list[Option]:
    numbers = table.box.opportunities["travelling_apothecary"].params
    health = min(hero.wounds, purse(table, hero, "heal") // numbers.gold_per_health)
    heals: list[Option] = [("heal", n) for n in range(1, health + 1)]
    return heals + recharges(table, hero, numbers.magic_lot, numbers.gold_per_lot)


def cure_price(table: Table, cure: Option) -> int:
    """The Gold that the apothecary takes for some Health or Magic."""
    numbers, amount = table.box.opportunities["travelling_apothecary"].params, int(cure[1])
    if cure[0] == "heal":
        return amount * numbers.gold_per_health
    return -(-amount // numbers.magic_lot) * numbers.gold_per_lot


def _no_cure(table: Table, hero: Hero) -> Reason | None:
    if not hero.wounds and not hero.drained:
        return NO_EFFECT
    if cures(table, hero):
        return None
    numbers = table.box.opportunities["travelling_apothecary"].params
    price = numbers.gold_per_health if hero.wounds else numbers.gold_per_lot
    return needs("gold", "R-166", price, hero.coins)


@special(MERCHANTS, _no_cure)
def travelling_apothecary(table: Table, hero: Hero) -> Step:
    """Buy any amount of Health and Magic for Gold."""
    used = False
    while True:
        options = cures(table, hero)
        if used:
            options.append(("done",))
        question = Question(hero.seat, "apothecary", options, "travelling_apothecary")
        answer: Option = yield question
        if answer[0] == "done":
            return
        pay_gold(table, hero, cure_price(table, answer), str(answer[0]))
        (heal if answer[0] == "heal" else recharge)(table, hero, int(answer[1]))
        used = True


def cube_trades(table: Table, hero: Hero) -> list[Option]:
    trades: list[Option] = []
    if hero.magic and can_gain_strength(hero):
        trades.append(("willpower_for_strength",))
    if spare_health(table, hero) and can_gain_willpower(hero):
        trades.append(("strength_for_willpower",))
    return trades


def cubes_traded(table: Table, trade: Option) -> tuple[int, int]:
    """The red and the blue cubes that a trade with the Alchemist changes."""
    numbers = table.box.opportunities["alchemist"].params
    if trade[0] == "willpower_for_strength":
        return numbers.strength, -1
    return -1, numbers.willpower


def _no_trade(table: Table, hero: Hero) -> Reason | None:
    price = table.box.opportunities["alchemist"].params.gold
    if purse(table, hero, "opportunity") < price:
        return needs("gold", "R-297", price, hero.coins)
    if cube_trades(table, hero):
        return None
    spare = hero.magic or spare_health(table, hero)
    return NO_EFFECT if spare else because("no_cube_to_trade", "R-297")


@special(MERCHANTS, _no_trade)
def alchemist(table: Table, hero: Hero) -> Step:
    """Return one cube of a colour from the right side to the bank for cubes of the other colour."""
    options = cube_trades(table, hero)
    answer: Option = yield Question(hero.seat, "alchemist", options, "alchemist")
    pay_gold(table, hero, table.box.opportunities["alchemist"].params.gold)
    red, blue = cubes_traded(table, answer)
    if blue < 0:
        hero.magic += blue
        table.note("lost_willpower", hero.seat, -blue)
        gain_strength(table, hero, red)
    else:
        hero.health += red
        table.note("lost_strength", hero.seat, -red)
        gain_willpower(table, hero, blue)


def collected(table: Table, hero: Hero) -> list[str]:
    """The Items that the Collector buys from her."""
    items = distinct(ordinary(table, hero.items))
    return [item for item in items if item not in table.damaged]


def collectors_price(table: Table, item: str) -> int:
    multiple = table.box.opportunities["collector"].params.multiple
    return multiple * price_of(table.box, table.stones, item)


def _nothing_to_sell(table: Table, hero: Hero) -> Reason | None:
    return None if collected(table, hero) else because("no_item_to_sell", "R-305")


@special(MERCHANTS, _nothing_to_sell)
def collector(table: Table, hero: Hero) -> Step:
    """Buys one undamaged Item at a high price."""
    options = [("offer", item) for item in collected(table, hero)]
    answer: Option = yield Question(hero.seat, "collector", options, "collector")
    item = str(answer[1])
    price = collectors_price(table, item)
    give_up_item(table, hero, item)
    table.note("sold", hero.seat, item, price)
    gain_gold(table, hero, price)

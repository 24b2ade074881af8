"""Paying in Gold (R-048), and Counterfeiting, which saves Gold in one payment a round (R-186,
R-265): several repairs, or Health or Magic bought together, are one payment."""

from fabletop.core.cards.build import ALL
from fabletop.games.prophecy.rules.table.decks import give_up_item
from fabletop.games.prophecy.state import Hero, Table

COUNTERFEITING = "counterfeiting"
WHOLE_PRICE = ALL
"""The credit of an Item that pays any price (W-272)."""

TOGETHER = ("repair", "heal", "recharge")
"""Kinds of payment in which several purchases count as one."""


PAYING = ("move", "space", "gate")
"""Phases in which one can announce how one will pay."""


def purse(table: Table, hero: Hero, what: str) -> int:
    """The Gold with which a payment of this kind can be made: a Dwarf's hoard, too."""
    if table.credit and table.credit_for in ("", what) and not _is_gone(table, hero):
        return hero.coins + table.credit
    return hero.coins


def _is_gone(table: Table, hero: Hero) -> bool:
    """The Item that was laid down has been sold or given away meanwhile."""
    return table.credit == WHOLE_PRICE and table.parts.any_price not in hero.items


def pay(table: Table, hero: Hero, amount: int, what: str) -> None:
    """What is offered can be paid; a credit that is not used up in its payment is lost."""
    if amount:
        end_payment(table, what)
        if _is_gone(table, hero):
            table.credit = 0
        if table.credit == WHOLE_PRICE:
            table.credit = 0
            give_up_item(table, hero, table.parts.any_price)
            table.note("paid_with", hero.seat, table.parts.any_price)
            return
        if table.credit:
            saved = min(amount, table.credit)
            amount -= saved
            table.credit = table.credit - saved if what in TOGETHER else 0
            table.credit_for = what
            table.note("forged", hero.seat, saved)
    spend(hero, amount)


def spend(hero: Hero, amount: int) -> None:
    """Gold alone, whatever was announced for a payment; a hoard is touched last."""
    from_hoard = max(0, amount - hero.gold)
    hero.gold -= amount - from_hoard
    hero.hoard -= from_hoard


def end_payment(table: Table, what: str) -> None:
    """Who turns to something else has finished the payment to which the credit was bound."""
    if table.credit_for not in ("", what):
        table.credit = 0


def can_counterfeit(table: Table, hero: Hero) -> bool:
    return (
        COUNTERFEITING in hero.abilities
        and COUNTERFEITING not in hero.used
        and table.phase in PAYING
    )


def can_lay_down(table: Table, hero: Hero) -> bool:
    owned = table.parts.any_price in hero.items
    return owned and not table.credit and table.phase in PAYING


def lay_down(table: Table, hero: Hero) -> None:
    """Announced before a payment; it is given up for the next one alone (W-273)."""
    table.credit = WHOLE_PRICE
    table.credit_for = ""
    table.note("lays_down", hero.seat, table.parts.any_price)


def counterfeit(table: Table, hero: Hero) -> None:
    hero.used.append(COUNTERFEITING)
    table.credit = table.box.abilities[COUNTERFEITING].params.discount
    table.credit_for = ""
    table.note("counterfeits", hero.seat)

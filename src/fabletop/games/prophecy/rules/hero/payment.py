"""Paying in Gold (R-048), and Counterfeiting, which saves Gold in one payment per round (R-186,
R-265). Several repairs, or Health or Magic bought together, are one payment."""

from typing import Final

from fabletop.core.cards.build import ALL
from fabletop.games.prophecy.rules.table.decks import give_up_item
from fabletop.games.prophecy.state import Hero, Table

COUNTERFEITING: Final = "counterfeiting"
WHOLE_PRICE: Final = ALL
"""The credit of an Item that pays any price (W-272)."""

TOGETHER: Final[tuple[str, ...]] = ("repair", "heal", "recharge")
"""Kinds of payment in which several purchases count as one."""


PAYING: Final[tuple[str, ...]] = ("move", "space", "gate")
"""Phases in which a hero can announce how she will pay."""


def purse(table: Table, hero: Hero, what: str) -> int:
    """The Gold that she can use for this kind of payment, including a Dwarf's hoard."""
    if table.credit and table.credit_for in ("", what) and not _is_gone(table, hero):
        return hero.coins + table.credit
    return hero.coins


def _is_gone(table: Table, hero: Hero) -> bool:
    """Whether the Item announced for a payment has been sold or given away since."""
    return table.credit == WHOLE_PRICE and table.parts.any_price not in hero.items


def pay(table: Table, hero: Hero, amount: int, what: str) -> None:
    """An offered price can always be paid; the rest of a credit is lost after its payment."""
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
    """Pay with Gold alone, ignoring announced credits; a hoard is used last."""
    from_hoard = max(0, amount - hero.gold)
    hero.gold -= amount - from_hoard
    hero.hoard -= from_hoard


def end_payment(table: Table, what: str) -> None:
    """Doing something else finishes the payment to which the credit belongs."""
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
    """Announced before a payment; the Item is given up for the next payment only (W-273)."""
    table.credit = WHOLE_PRICE
    table.credit_for = ""
    table.note("lays_down", hero.seat, table.parts.any_price)


def counterfeit(table: Table, hero: Hero) -> None:
    hero.used.append(COUNTERFEITING)
    table.credit = table.box.abilities[COUNTERFEITING].params.discount
    table.credit_for = ""
    table.note("counterfeits", hero.seat)

"""Paying in Gold (R-048), and Counterfeiting, which saves Gold in one payment a round (R-186,
R-265): several repairs, or Health or Magic bought together, are one payment."""

from fabletop.games.prophecy.state import Hero, Table

COUNTERFEITING = "counterfeiting"

TOGETHER = ("repair", "heal", "recharge")
"""Kinds of payment in which several purchases count as one."""


def purse(table: Table, hero: Hero, what: str) -> int:
    """The Gold with which a payment of this kind can be made."""
    if table.credit and table.credit_for in ("", what):
        return hero.gold + table.credit
    return hero.gold


def pay(table: Table, hero: Hero, amount: int, what: str) -> None:
    """What is offered can be paid; a credit that is not used up in its payment is lost."""
    if amount:
        end_payment(table, what)
        if table.credit:
            saved = min(amount, table.credit)
            amount -= saved
            table.credit = table.credit - saved if what in TOGETHER else 0
            table.credit_for = what
            table.note("forged", hero.seat, saved)
    hero.gold -= amount


def end_payment(table: Table, what: str) -> None:
    """Who turns to something else has finished the payment to which the credit was bound."""
    if table.credit_for not in ("", what):
        table.credit = 0


def can_counterfeit(table: Table, hero: Hero) -> bool:
    return (
        COUNTERFEITING in hero.abilities
        and COUNTERFEITING not in hero.used
        and table.phase in ("move", "space")
    )


def counterfeit(table: Table, hero: Hero) -> None:
    hero.used.append(COUNTERFEITING)
    table.credit = table.box.abilities[COUNTERFEITING].params.discount
    table.credit_for = ""
    table.note("counterfeits", hero.seat)

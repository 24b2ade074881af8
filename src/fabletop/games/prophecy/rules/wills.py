"""The price of starting a Battle of Wills (R-111, R-137, R-204)."""

from fabletop.games.prophecy.printed import ARTIFACT
from fabletop.games.prophecy.rules.head import heads
from fabletop.games.prophecy.state import Hero, Side, Table

WILLS_PRICE = 2


def wills_price(table: Table, hero: Hero, rival: Hero | None = None) -> int:
    """Two Magic, one more for each Artifact of the opponent; the Crown of Power and Mental Attack
    make it cheaper."""
    price = WILLS_PRICE
    if rival is not None:
        price += artifacts(table, rival)
    for name in hero.items:
        discount = table.box.items[name].params.wills_discount
        if discount and name not in table.damaged:
            price -= discount
    for name in hero.abilities:
        price -= table.box.abilities[name].params.wills_discount
    return max(0, price)


def wear_for_wills(table: Table, hero: Hero, side: Side) -> None:
    """A crown that made the battle cheaper is worn throughout, even if she has another."""
    if len(heads(table, hero)) > 1:
        side.used += [name for name in hero.items if _cheapens(table, name)]


def _cheapens(table: Table, name: str) -> bool:
    item = table.box.items[name]
    return item.params.wills_discount > 0 and name not in table.damaged


def artifacts(table: Table, hero: Hero) -> int:
    """How many Artifacts she owns."""
    return sum([table.box.items[item].deck == ARTIFACT for item in hero.items])

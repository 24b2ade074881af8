"""Potions and scrolls in one's own turn: allowed until the kind of a battle is to be chosen and
again after it, also when the next enemy is already known (R-187 to R-193)."""

from fabletop.core.question import Option, Refusal, Step
from fabletop.games.prophecy.cards.potions import drink, why_not_drink
from fabletop.games.prophecy.cards.scrolls import SCROLLS
from fabletop.games.prophecy.rules.decks import discard_item
from fabletop.games.prophecy.rules.reasons import Reason, refuse
from fabletop.games.prophecy.state import Hero, Table


def is_outside(answer: Option) -> bool:
    return answer[0] == "drink" or answer[0] == "read"


def outside_options(table: Table, hero: Hero) -> list[Option]:
    uses = table.box.uses
    return [
        uses[item] for item in hero.items if item in uses and _why_not(table, hero, item) is None
    ]


def outside_refusals(table: Table, hero: Hero) -> list[Refusal]:
    uses = table.box.uses
    return [
        refuse(uses[item], reason)
        for item in hero.items
        if item in uses and (reason := _why_not(table, hero, item))
    ]


def use_outside(table: Table, hero: Hero, answer: Option) -> Step:
    item = str(answer[1])
    if answer[0] == "drink":
        drink(table, hero, item)
        return
    hero.items.remove(item)
    table.aside.append(item)
    table.note("read", hero.seat, item)
    yield from SCROLLS[item].read(table, hero)
    table.aside.remove(item)
    discard_item(table, item)


def _why_not(table: Table, hero: Hero, item: str) -> Reason | None:
    if item in SCROLLS:
        return SCROLLS[item].why_not(table, hero)
    return why_not_drink(table, hero, item)

"""Potions, scrolls and Spells in the hero's own turn: allowed until the kind of a battle is chosen
and again after the battle, even if the next opponent is already known (R-187 to R-193, R-271)."""

from typing import Final

from fabletop.core.question import Option, Refusal, Step
from fabletop.games.prophecy.cards.potions import drink, why_not_drink
from fabletop.games.prophecy.cards.scrolls import SCROLLS
from fabletop.games.prophecy.cards.special import SpecialCard
from fabletop.games.prophecy.rules.hero.body import recharge
from fabletop.games.prophecy.rules.hero.payment import (
    COUNTERFEITING,
    can_counterfeit,
    can_lay_down,
    counterfeit,
    lay_down,
)
from fabletop.games.prophecy.rules.hero.spells import at_command, cast, casting
from fabletop.games.prophecy.rules.table.decks import discard_item, distinct, give_up_item, ordinary
from fabletop.games.prophecy.rules.table.reasons import Reason, because, refuse
from fabletop.games.prophecy.state import Hero, Table

MASS_DECAY: Final = "mass_decay"
COUNTERFEIT: Final[Option] = ("counterfeit",)
LAY_DOWN: Final = "lay_down"


def is_outside(table: Table, answer: Option) -> bool:
    """Whether an answer uses something that is allowed only outside battle."""
    verb = answer[0]
    if verb == "drink" or verb == "read":
        return True
    if verb == "cast":
        return answer[1] == MASS_DECAY or answer[1] in table.parts.spells
    return answer == COUNTERFEIT or verb == LAY_DOWN


def outside_options(table: Table, hero: Hero) -> list[Option]:
    """What she can use now, outside battle."""
    if hero.away:
        return []
    uses = table.box.uses
    options: list[Option] = []
    for item in distinct(hero.items) if table.doubled else hero.items:
        if item in uses and _why_not(table, hero, item) is None:
            options.append(uses[item])
    known = at_command(table, hero)
    if known:
        if hero.drained and MASS_DECAY in known:
            options += [casting(MASS_DECAY, item) for item in distinct(ordinary(table, hero.items))]
        for spell in table.parts.spells:
            if spell in known:
                options += table.parts.spells[spell].options(table, hero)
    if COUNTERFEITING in hero.abilities or table.parts.any_price in hero.items:
        options += paying_options(table, hero)
    return options


def paying_options(table: Table, hero: Hero) -> list[Option]:
    """What can be announced before a payment."""
    options: list[Option] = [COUNTERFEIT] if can_counterfeit(table, hero) else []
    if can_lay_down(table, hero):
        options.append((LAY_DOWN, table.parts.any_price))
    return options


def outside_refusals(table: Table, hero: Hero) -> list[Refusal]:
    if hero.away:
        return []
    uses = table.box.uses
    refusals = [
        refuse(uses[item], reason)
        for item in distinct(hero.items)
        if item in uses and (reason := _why_not(table, hero, item))
    ]
    if MASS_DECAY in hero.abilities and not hero.drained:
        reason = because("nothing_to_restore", "R-248", item=MASS_DECAY)
        refusals.append(refuse(casting(MASS_DECAY), reason))
    for why in table.parts.refusals.get("own_turn", ()):
        refusals += why(table, hero)
    if COUNTERFEITING in hero.abilities and COUNTERFEITING in hero.used:
        refusals.append(refuse(COUNTERFEIT, because("once_a_round", "R-186")))
    return refusals


def use_outside(table: Table, hero: Hero, answer: Option) -> Step:
    if answer == COUNTERFEIT:
        counterfeit(table, hero)
        return
    if answer[0] == LAY_DOWN:
        lay_down(table, hero)
        return
    if answer[0] == "cast":
        spell = table.parts.spells.get(str(answer[1]))
        (spell.cast if spell else _decay)(table, hero, answer)
        return
    item = str(answer[1])
    if answer[0] == "drink":
        yield from drink(table, hero, item)
        return
    hero.items.remove(item)
    table.aside.append(item)
    table.note("read", hero.seat, item)
    yield from _scroll(table, item).use(table, hero)
    table.aside.remove(item)
    discard_item(table, item)


def _decay(table: Table, hero: Hero, answer: Option) -> None:
    """Mass Decay: turn an Item into Magic."""
    item = str(answer[2])
    cast(table, hero, MASS_DECAY, answer)
    give_up_item(table, hero, item)
    table.note("decayed", hero.seat, item)
    recharge(table, hero, table.box.abilities[MASS_DECAY].params.recharge)


def _why_not(table: Table, hero: Hero, item: str) -> Reason | None:
    if table.box.items[item].kind == "potion":
        return why_not_drink(table, hero, item)
    return _scroll(table, item).why_not(table, hero)


def _scroll(table: Table, item: str) -> SpecialCard:
    return SCROLLS.get(item) or table.parts.scrolls[item]

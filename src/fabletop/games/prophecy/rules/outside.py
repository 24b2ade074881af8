"""Potions, scrolls and Spells in one's own turn: allowed until the kind of a battle is to be chosen
and again after it, also when the next enemy is already known (R-187 to R-193, R-271)."""

from fabletop.core.question import Option, Refusal, Step
from fabletop.games.prophecy.cards.potions import drink, why_not_drink
from fabletop.games.prophecy.cards.scrolls import SCROLLS
from fabletop.games.prophecy.rules.body import recharge
from fabletop.games.prophecy.rules.decks import discard_item, give_up_item, ordinary
from fabletop.games.prophecy.rules.payment import COUNTERFEITING, can_counterfeit, counterfeit
from fabletop.games.prophecy.rules.reasons import Reason, because, refuse
from fabletop.games.prophecy.rules.spells import cast, casting
from fabletop.games.prophecy.state import Hero, Table

MASS_DECAY = "mass_decay"
COUNTERFEIT: Option = ("counterfeit",)


def is_outside(answer: Option) -> bool:
    verb = answer[0]
    if verb == "drink" or verb == "read":
        return True
    return answer == COUNTERFEIT or (verb == "cast" and answer[1] == MASS_DECAY)


def outside_options(table: Table, hero: Hero) -> list[Option]:
    uses = table.box.uses
    options = [
        uses[item] for item in hero.items if item in uses and _why_not(table, hero, item) is None
    ]
    if hero.abilities:
        if MASS_DECAY in hero.abilities and hero.drained:
            options += [casting(MASS_DECAY, item) for item in ordinary(table, hero.items)]
        if can_counterfeit(table, hero):
            options.append(COUNTERFEIT)
    return options


def outside_refusals(table: Table, hero: Hero) -> list[Refusal]:
    uses = table.box.uses
    refusals = [
        refuse(uses[item], reason)
        for item in hero.items
        if item in uses and (reason := _why_not(table, hero, item))
    ]
    if MASS_DECAY in hero.abilities and not hero.drained:
        reason = because("nothing_to_restore", "R-248", item=MASS_DECAY)
        refusals.append(refuse(casting(MASS_DECAY), reason))
    if COUNTERFEITING in hero.abilities and COUNTERFEITING in hero.used:
        refusals.append(refuse(COUNTERFEIT, because("once_a_round", "R-186")))
    return refusals


def use_outside(table: Table, hero: Hero, answer: Option) -> Step:
    if answer == COUNTERFEIT:
        counterfeit(table, hero)
        return
    if answer[0] == "cast":
        _decay(table, hero, answer)
        return
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


def _decay(table: Table, hero: Hero, answer: Option) -> None:
    """Mass Decay: an Item becomes Magic."""
    item = str(answer[2])
    cast(table, hero, MASS_DECAY, answer)
    give_up_item(table, hero, item)
    table.note("decayed", hero.seat, item)
    recharge(table, hero, table.box.abilities[MASS_DECAY].params.recharge)


def _why_not(table: Table, hero: Hero, item: str) -> Reason | None:
    if item in SCROLLS:
        return SCROLLS[item].why_not(table, hero)
    return why_not_drink(table, hero, item)

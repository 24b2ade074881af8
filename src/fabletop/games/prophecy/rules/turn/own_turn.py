"""Potions, scrolls and Spells in one's own turn: allowed until the kind of a battle is to be chosen
and again after it, also when the next enemy is already known (R-187 to R-193, R-271)."""

from fabletop.core.question import Option, Refusal, Step
from fabletop.games.prophecy.cards.potions import drink, why_not_drink
from fabletop.games.prophecy.cards.scrolls import SCROLLS
from fabletop.games.prophecy.expansions.cooperative.time_freeze import (
    TIME_FREEZE,
    freeze,
    freeze_options,
    freeze_refusals,
)
from fabletop.games.prophecy.rules.hero.body import recharge
from fabletop.games.prophecy.rules.hero.payment import (
    COUNTERFEITING,
    GIANT_PEARL,
    can_counterfeit,
    can_pay_by_pearl,
    counterfeit,
    lay_down_pearl,
)
from fabletop.games.prophecy.rules.hero.spells import (
    SUMMON_STORM,
    at_command,
    cast,
    casting,
    castings,
)
from fabletop.games.prophecy.rules.table.decks import discard_item, distinct, give_up_item, ordinary
from fabletop.games.prophecy.rules.table.reasons import Reason, because, refuse
from fabletop.games.prophecy.state import Hero, Table

MASS_DECAY = "mass_decay"
COUNTERFEIT: Option = ("counterfeit",)
LAY_DOWN: Option = ("lay_down", GIANT_PEARL)


def is_outside(answer: Option) -> bool:
    verb = answer[0]
    if verb == "drink" or verb == "read":
        return True
    if verb == "cast":
        return answer[1] in (MASS_DECAY, TIME_FREEZE, SUMMON_STORM)
    return answer in (COUNTERFEIT, LAY_DOWN)


def outside_options(table: Table, hero: Hero) -> list[Option]:
    if hero.away:
        return []
    uses = table.box.uses
    options = [
        uses[item]
        for item in (distinct(hero.items) if table.doubled else hero.items)
        if item in uses and _why_not(table, hero, item) is None
    ]
    known = at_command(table, hero)
    if known:
        if hero.drained and MASS_DECAY in known:
            options += [casting(MASS_DECAY, item) for item in distinct(ordinary(table, hero.items))]
        if TIME_FREEZE in known:
            options += freeze_options(table, hero)
        if SUMMON_STORM in known and SUMMON_STORM not in hero.used:
            options += castings(table, hero, SUMMON_STORM)
    if hero.abilities or table.realms:
        options += paying_options(table, hero)
    return options


def paying_options(table: Table, hero: Hero) -> list[Option]:
    """What can be announced before a payment."""
    options: list[Option] = [COUNTERFEIT] if can_counterfeit(table, hero) else []
    return [*options, LAY_DOWN] if can_pay_by_pearl(table, hero) else options


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
    refusals += freeze_refusals(table, hero)
    if COUNTERFEITING in hero.abilities and COUNTERFEITING in hero.used:
        refusals.append(refuse(COUNTERFEIT, because("once_a_round", "R-186")))
    if SUMMON_STORM in hero.abilities and SUMMON_STORM in hero.used:
        refusals.append(refuse(casting(SUMMON_STORM), because("once_a_round", "R-186")))
    return refusals


def use_outside(table: Table, hero: Hero, answer: Option) -> Step:
    if answer == COUNTERFEIT:
        counterfeit(table, hero)
        return
    if answer == LAY_DOWN:
        lay_down_pearl(table, hero)
        return
    if answer[0] == "cast":
        CASTING[str(answer[1])](table, hero, answer)
        return
    item = str(answer[1])
    if answer[0] == "drink":
        yield from drink(table, hero, item)
        return
    hero.items.remove(item)
    table.aside.append(item)
    table.note("read", hero.seat, item)
    yield from SCROLLS[item].read(table, hero)
    table.aside.remove(item)
    discard_item(table, item)


def _summon_storm(table: Table, hero: Hero, answer: Option) -> None:
    """It makes boats and horses dear for the others (W-299)."""
    cast(table, hero, SUMMON_STORM, answer)
    hero.used.append(SUMMON_STORM)
    table.storms.append(hero.seat)


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


CASTING = {MASS_DECAY: _decay, TIME_FREEZE: freeze, SUMMON_STORM: _summon_storm}

"""Opportunities (R-099 to R-102). Those that trade a fixed cost for a fixed gain are read from the
data. Each of the others has its own function: in `people.py`, `merchants.py` or `places.py`, or in
the expansion that adds the card.

A card may not be used if it would change nothing (R-102).
"""

from typing import Final

from fabletop.core.question import Step
from fabletop.games.prophecy.cards.merchants import MERCHANTS
from fabletop.games.prophecy.cards.people import PEOPLE
from fabletop.games.prophecy.cards.places import PLACES
from fabletop.games.prophecy.cards.special import NO_EFFECT
from fabletop.games.prophecy.rules.battle.after_creature import receive
from fabletop.games.prophecy.rules.hero.body import (
    can_gain_strength,
    can_gain_willpower,
    pay_experience,
    pay_gold,
    pay_health,
    spare_health,
)
from fabletop.games.prophecy.rules.hero.payment import purse
from fabletop.games.prophecy.rules.table.decks import discard_adventure
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs
from fabletop.games.prophecy.rules.turn.arriving import STORMED
from fabletop.games.prophecy.state import Hero, Table

CLOVER: Final = "clover_meadow"
"""This card is about luck, so a Troll cannot take it (W-026)."""

SPECIAL: Final = PEOPLE | MERCHANTS | PLACES


def why_not_use(table: Table, hero: Hero, card: str) -> Reason | None:
    if STORMED in table.spent:
        return because("not_met", "R-195")
    special = SPECIAL.get(card) or table.parts.opportunities.get(card)
    return special.why_not(table, hero) if special else _why_not_trade(table, hero, card)


def use(table: Table, hero: Hero, card: str) -> Step:
    """A used Opportunity is discarded, or kept where the card says so (R-101). A few cards move
    elsewhere by their own rules."""
    table.adventures[hero.space].remove(card)
    table.aside.append(card)
    table.note("opportunity", hero.seat, card)
    special = SPECIAL.get(card) or table.parts.opportunities.get(card)
    if special:
        yield from special.use(table, hero)
    else:
        _trade(table, hero, card)
    if card not in table.aside:
        return
    table.aside.remove(card)
    if table.box.opportunities[card].keep:
        hero.kept.append(card)
    elif card not in hero.kept:
        discard_adventure(table, card)


def _why_not_trade(table: Table, hero: Hero, card: str) -> Reason | None:
    cost, gain = table.box.opportunities[card].cost, table.box.opportunities[card].gain
    if purse(table, hero, "opportunity") < cost.gold:
        return needs("gold", "R-166", cost.gold, hero.coins)
    if hero.experience < cost.experience:
        return needs("experience", "R-166", cost.experience, hero.experience)
    if spare_health(table, hero) < cost.health:
        return needs("health", "R-166", cost.health, spare_health(table, hero))
    if table.race(hero).unlucky and card == CLOVER:
        return because("no_luck", "W-026")
    useful = (
        gain.gold
        or gain.experience
        or (gain.heal and hero.wounds)
        or (gain.recharge and hero.drained)
        or (gain.strength and can_gain_strength(hero))
        or (gain.willpower and can_gain_willpower(hero))
        or (gain.common and (table.common_deck or table.common_discard))
        or (gain.rare and (table.rare_deck or table.rare_discard))
        or table.box.opportunities[card].keep
    )
    return None if useful else NO_EFFECT


def _trade(table: Table, hero: Hero, card: str) -> None:
    cost = table.box.opportunities[card].cost
    pay_gold(table, hero, cost.gold)
    pay_experience(table, hero, cost.experience)
    pay_health(table, hero, cost.health)
    receive(table, hero, table.box.opportunities[card].gain)

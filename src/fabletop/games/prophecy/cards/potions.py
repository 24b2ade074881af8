"""Potions and elixirs (R-167, R-187, R-188, R-248, R-251): used once, in the hero's own turn,
outside battle."""

from fabletop.core.question import Step
from fabletop.games.prophecy.printed.numbers import ItemNumbers
from fabletop.games.prophecy.rules.hero.body import (
    can_gain_strength,
    can_gain_willpower,
    gain_strength,
    gain_willpower,
    heal,
    recharge,
)
from fabletop.games.prophecy.rules.table.decks import give_up_item
from fabletop.games.prophecy.rules.table.reasons import Reason, because
from fabletop.games.prophecy.state import Hero, Table


def why_not_drink(table: Table, hero: Hero, potion: str) -> Reason | None:
    """A potion that would change nothing may not be drunk."""
    special = table.parts.potions.get(potion)
    return special.why_not(table, hero) if special else why_not_plain(table, hero, potion)


def why_not_plain(table: Table, hero: Hero, potion: str) -> Reason | None:
    gives = table.box.items[potion].params
    if (
        (gives.heal and hero.wounds)
        or (gives.recharge and hero.drained)
        or gives.strength_this_turn
        or gives.willpower_this_turn
        or (gives.strength and can_gain_strength(hero))
        or (gives.willpower and can_gain_willpower(hero))
    ):
        return None
    return nothing_to_restore(potion)


def nothing_to_restore(potion: str) -> Reason:
    return because("nothing_to_restore", "R-248", item=potion)


def drink(table: Table, hero: Hero, potion: str) -> Step:
    special = table.parts.potions.get(potion)
    if special:
        yield from special.use(table, hero)
    else:
        drink_plain(table, hero, potion)


def drink_plain(table: Table, hero: Hero, potion: str) -> None:
    """Anything above the loss is wasted; bonuses last until the end of this turn."""
    gives = empty(table, hero, potion)
    heal(table, hero, gives.heal)
    recharge(table, hero, gives.recharge)
    gain_strength(table, hero, gives.strength)
    gain_willpower(table, hero, gives.willpower)
    hero.strength_this_turn += gives.strength_this_turn
    hero.willpower_this_turn += gives.willpower_this_turn


def empty(table: Table, hero: Hero, potion: str) -> ItemNumbers:
    """Remove the potion from the hero's Items and return its numbers."""
    give_up_item(table, hero, potion)
    table.note("drank", hero.seat, potion)
    return table.box.items[potion].params

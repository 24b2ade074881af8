"""Potions and elixirs (R-167, R-187, R-188, R-248, R-251): own turn, outside battle, once."""

from fabletop.core.question import Step
from fabletop.games.prophecy.expansions.water.bubbles import regain_bubbles
from fabletop.games.prophecy.printed.numbers import ItemNumbers
from fabletop.games.prophecy.rules.hero.body import (
    can_gain_strength,
    can_gain_willpower,
    gain_strength,
    gain_willpower,
    heal,
    recharge,
)
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.rules.table.decks import give_up_item
from fabletop.games.prophecy.rules.table.reasons import Reason, because
from fabletop.games.prophecy.state import Hero, Table

UNMARKED = "unmarked_potion"


def _under_water(table: Table, hero: Hero) -> bool:
    return table.box.board.world[hero.space] == "water"


def why_not_drink(table: Table, hero: Hero, potion: str) -> Reason | None:
    """A potion that would change nothing is not drunk."""
    gives = table.box.items[potion].params
    if gives.bubbles and _under_water(table, hero):
        gone = hero.spent_bubbles
        return None if gone else because("nothing_to_restore", "R-248", item=potion)
    if (
        (gives.heal and hero.wounds)
        or (gives.recharge and hero.drained)
        or gives.strength_this_turn
        or gives.willpower_this_turn
        or (gives.strength and can_gain_strength(hero))
        or (gives.willpower and can_gain_willpower(hero))
    ):
        return None
    return because("nothing_to_restore", "R-248", item=potion)


def drink(table: Table, hero: Hero, potion: str) -> Step:
    """What exceeds the loss is wasted; bonuses last until the end of this turn."""
    gives = table.box.items[potion].params
    give_up_item(table, hero, potion)
    table.note("drank", hero.seat, potion)
    if potion == UNMARKED:
        yield from _find_out(table, hero, gives)
        return
    if gives.bubbles and _under_water(table, hero):
        regain_bubbles(table, hero, hero.spent_bubbles)
        return
    heal(table, hero, gives.heal)
    recharge(table, hero, gives.recharge)
    gain_strength(table, hero, gives.strength)
    gain_willpower(table, hero, gives.willpower)
    hero.strength_this_turn += gives.strength_this_turn
    hero.willpower_this_turn += gives.willpower_this_turn


def _find_out(table: Table, hero: Hero, gives: ItemNumbers) -> Step:
    """What is in the Unmarked Potion: an odd die heals, an even one recharges."""
    die = yield from own_die(table, hero, UNMARKED)
    table.note("fortune_die", hero.seat, die)
    if die % 2:
        heal(table, hero, gives.heal)
    else:
        recharge(table, hero, gives.recharge)

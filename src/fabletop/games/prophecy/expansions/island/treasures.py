"""Treasures used at the start of their owner's round (W-257, W-258, W-266, W-267): before or after
the Chance card and the Banner of Hope, as she likes, but before her first movement. Also what lasts
of them: foretold dice, and how long the Tome of Magic rests (W-261 to W-265)."""

from dataclasses import replace
from typing import Final

from fabletop.core.question import Option, Step
from fabletop.games.prophecy.answers import Foresight, Spellbook
from fabletop.games.prophecy.expansions.island.pieces import explorer, keep
from fabletop.games.prophecy.printed.cards import TREASURE
from fabletop.games.prophecy.rules.hero.body import gain_experience, gain_gold, heal
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.rules.hero.spells import UNTIL_SHUFFLED
from fabletop.games.prophecy.state import Hero, Table

CLOCK: Final = "father_times_clock"
BALL: Final = "crystal_ball_of_fate"


def new_round(table: Table, hero: Hero) -> None:
    """Foretold rolls expire; the Tome of Magic is one round closer to its next use."""
    for other in table.heroes:
        own = explorer(other)
        if own.foretold:
            keep(other, replace(own, foretold=()))
        if other is hero and own.tome_asleep > 0:
            turn_over_tome(hero, own.tome_asleep - 1)


def treasures_at_hand(table: Table, hero: Hero) -> list[Option]:
    """The Treasures that would have an effect now and were not used yet in this round."""
    if not hero.items or table.turn > 1 or table.movements:
        return []
    options: list[Option] = []
    for name in hero.items:
        item = table.box.items[name]
        if item.deck != TREASURE or item.timing != "round" or name in hero.used:
            continue
        if hero.wounds or not item.params.heal:
            options.append((TREASURE, name))
    return options


def use_treasure(table: Table, hero: Hero, answer: Option) -> Step:
    """The Clock and the Ball roll dice; the Holy Grail, the Magic Pouch and the Tome of Wisdom give
    what is printed on them."""
    name = str(answer[1])
    numbers = table.box.items[name].params
    if name == CLOCK:
        die = yield from own_die(table, hero, CLOCK)
        strike(table, hero, die)
    elif name == BALL:
        foretell(table, hero)
    else:
        table.note("treasure_works", hero.seat, name)
        heal(table, hero, numbers.heal)
        gain_gold(table, hero, numbers.gold)
        gain_experience(table, hero, numbers.experience)
    hero.used.append(name)


def strike(table: Table, hero: Hero, die: int) -> None:
    """Father Time's Clock: possibly another turn in this round."""
    table.note("clock_die", hero.seat, die)
    if die >= table.box.items[CLOCK].params.extra_turn_from:
        table.extra_turns += 1


def foretell(table: Table, hero: Hero) -> None:
    """The Crystal Ball of Fate: roll the dice of this round's first battle roll now. Nothing can
    change them here (W-266), but in the battle they can be changed as usual (W-269)."""
    dice = (table.chance.roll(), table.chance.roll())
    keep(hero, replace(explorer(hero), foretold=dice))
    table.note("foretold", hero.seat, *dice)


def foretold_dice(hero: Hero) -> tuple[int, ...]:
    return explorer(hero).foretold


def forget_dice(hero: Hero) -> None:
    own = explorer(hero)
    if own.foretold:
        keep(hero, replace(own, foretold=()))


def tome_asleep(hero: Hero) -> int:
    return explorer(hero).tome_asleep


def turn_over_tome(hero: Hero, rounds: int) -> None:
    keep(hero, replace(explorer(hero), tome_asleep=rounds))


def wake_tomes(table: Table) -> None:
    """A Tome that copied Time Freeze stays face down until the Chance deck is shuffled (W-265)."""
    for hero in table.heroes:
        if tome_asleep(hero) == UNTIL_SHUFFLED:
            turn_over_tome(hero, 0)


FORESIGHT: Final = Foresight(foretold_dice, forget_dice)
"""The Crystal Ball of Fate (W-266 to W-271)."""

TOME: Final = Spellbook("tome_of_magic", tome_asleep, turn_over_tome)
"""The Tome of Magic (W-261 to W-265)."""

"""The exact chances of the dice of a battle: of every result that a side's die can have."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.prophecy.rules.battle.dice import how_many
from fabletop.games.prophecy.rules.hero.prayer import foretold_dice, what_a_one_is
from fabletop.games.prophecy.state import NOBODY, Battle, Side, Table

SIDES: Final = range(1, 7)

Chances = dict[int, Fraction]
"""The chance of each result; together they are 1."""


class DieRoll(NamedTuple):
    """How a side rolls."""

    fixed: int = 0
    """The result, if a scroll has fixed it."""
    tries: int = 1
    worst_of: int = 1
    one: int = 1
    """What a rolled 1 counts as."""
    known: int = 0
    """The first die, if it is foretold."""


def die_roll_of(table: Table, battle: Battle, side: Side) -> DieRoll:
    """A side's next roll: the best of its tries, each the worst of its dice; a scroll may have
    fixed it, and the first die may be foretold."""
    if side.fixed:
        return DieRoll(side.fixed)
    one = 1 if side.seat == NOBODY else what_a_one_is(table, table.heroes[side.seat])
    foretold = foretold_dice(table, battle)
    known = foretold[0 if side is battle.own else 1] if len(foretold) > 1 else 0
    tries = how_many(table, battle, side) // side.worst_of
    return DieRoll(0, tries, side.worst_of, one, known)


def die_chances(table: Table, battle: Battle, side: Side) -> Chances:
    """The chances of a side's next roll."""
    return dict(result_chances(die_roll_of(table, battle, side)))


def shield_chances(table: Table, side: Side, at_least: int) -> tuple[Fraction, int, int]:
    """The chance that a shield helps, and a die with which it does and one with which not."""
    one = what_a_one_is(table, table.heroes[side.seat])
    good = [die for die in SIDES if (one if die == 1 else die) >= at_least]
    bad = [die for die in SIDES if die not in good]
    return Fraction(len(good), 6), (good or [6])[0], (bad or [1])[0]


@lru_cache(maxsize=1_000)
def result_chances(roll: DieRoll) -> tuple[tuple[int, Fraction], ...]:
    if roll.fixed:
        return ((roll.fixed, Fraction(1)),)
    one = roll.one
    results = sorted({one if die == 1 else die for die in SIDES})
    found, below = [], Fraction(0)
    for result in results:
        chance = Fraction(1)
        for number in range(roll.tries):
            chance *= _at_most(result, roll.worst_of, one, roll.known if number == 0 else 0)
        if chance > below:
            found.append((result, chance - below))
        below = chance
    return tuple(found)


def _at_most(result: int, dice: int, one: int, known: int) -> Fraction:
    """The chance that the worst of some dice is at most this."""
    sides = [one if die == 1 else die for die in SIDES]
    above = Fraction(sum(side > result for side in sides), 6)
    if not known:
        return 1 - above**dice
    first = one if known == 1 else known
    return 1 - (above ** (dice - 1) if first > result else Fraction(0))


def margins(own: Chances, foe: Chances, lead: int) -> Iterable[tuple[int, int, int, Fraction]]:
    """Every pair of results: the margin, both dice, and the chance of the pair."""
    for mine, likely in own.items():
        for theirs, chance in foe.items():
            yield lead + mine - theirs, mine, theirs, likely * chance

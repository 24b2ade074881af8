"""What may befall a hero: whom she may attack, how much harm she survives, and how her single dice
fall."""

from fractions import Fraction
from functools import lru_cache

from fabletop.games.prophecy.rules.hero import body
from fabletop.games.prophecy.rules.hero.prayer import what_a_one_is
from fabletop.games.prophecy.rules.turn.arriving import rivals_beyond
from fabletop.games.prophecy.seen.dice_chances import SIDES
from fabletop.games.prophecy.seen.prices import placed
from fabletop.games.prophecy.seen.view import ProphecyView


def may_attack(view: ProphecyView, seat: int, space: str = "") -> list[int]:
    """The seats of the characters whom she may attack in a space, or where she is, as soon as no
    Creature is left there."""
    return [rival.seat for rival in rivals_beyond(*placed(view, seat, space))]


def spare_health(view: ProphecyView, seat: int) -> int:
    """The Health that she can lose without dying."""
    return body.spare_health(view._table, view._table.heroes[seat])


def die_at_least(view: ProphecyView, seat: int, number: int) -> Fraction:
    """The chance that a die she rolls outside battle, without Prayer, counts this much or more."""
    table = view._table
    return _at_least(what_a_one_is(table, table.heroes[seat]), number)


@lru_cache(maxsize=500)
def _at_least(one: int, number: int) -> Fraction:
    good = [die for die in SIDES if (one if die == 1 else die) >= number]
    return Fraction(len(good), len(SIDES))

"""The odds of one die against another, each of which may be the best or the worst of several."""

from functools import cache
from typing import NamedTuple

SIDES = range(1, 7)

FIXED = 0
"""Used as the number of dice if a scroll fixes the die: at 6 for the hero, at 2 for the foe."""


class Odds(NamedTuple):
    win: float
    lose: float
    close: float
    """The probability of losing by exactly one point."""


def odds(lead: int, dice: int = 1, foe_dice: int = 1) -> Odds:
    """The odds of a roll for a hero with this lead before the dice; her own die is the best of
    `dice`, the opponent's the worst of `foe_dice`."""
    return _odds(max(-7, min(7, lead)), dice, foe_dice)


@cache
def _odds(lead: int, dice: int, foe_dice: int) -> Odds:
    own, foe = best_of(dice), worst_of(foe_dice)
    win = lose = close = 0.0
    for mine in SIDES:
        for theirs in SIDES:
            chance = own[mine - 1] * foe[theirs - 1]
            margin = lead + mine - theirs
            win += chance * (margin > 0)
            lose += chance * (margin < 0)
            close += chance * (margin == -1)
    return Odds(win, lose, close)


@cache
def best_of(dice: int) -> tuple[float, ...]:
    """How likely each side is as the best of several dice."""
    if dice == FIXED:
        return (0, 0, 0, 0, 0, 1)
    return tuple((n**dice - (n - 1) ** dice) / 6**dice for n in SIDES)


@cache
def worst_of(dice: int) -> tuple[float, ...]:
    if dice == FIXED:
        return (0, 1, 0, 0, 0, 0)
    return tuple(((7 - n) ** dice - (6 - n) ** dice) / 6**dice for n in SIDES)

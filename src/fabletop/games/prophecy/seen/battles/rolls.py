"""The odds of one roll between two totals, as numbers that bots can use quickly."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from fabletop.games.prophecy.seen.battles.dice_chances import (
    DieRoll,
    die_roll_of,
    margins,
    result_chances,
)
from fabletop.games.prophecy.state import Battle, Table

ONE_DIE: Final = DieRoll()


def die_rolls(table: Table, battle: Battle) -> tuple[DieRoll, DieRoll]:
    """How the active hero and her opponent roll next."""
    return _usual(die_roll_of(table, battle, battle.own)), _usual(
        die_roll_of(table, battle, battle.foe)
    )


def _usual(roll: DieRoll) -> DieRoll:
    """The very same value for one die, which is looked up faster."""
    return ONE_DIE if roll == ONE_DIE else roll


class RollOdds(NamedTuple):
    win: float
    lose: float
    lost_by: Mapping[int, float]
    """The chance to lose by exactly this many points."""


def roll_odds(lead: int, own: DieRoll = ONE_DIE, foe: DieRoll = ONE_DIE) -> RollOdds:
    """The odds for a side that is ahead by this many points before the dice."""
    return _plain_odds(lead) if own is foe is ONE_DIE else _odds(lead, own, foe)


@cache
def _plain_odds(lead: int) -> RollOdds:
    return _odds(lead, ONE_DIE, ONE_DIE)


@lru_cache(maxsize=10_000)
def _odds(lead: int, own: DieRoll, foe: DieRoll) -> RollOdds:
    win, lost_by = 0.0, dict[int, float]()
    for margin, _, _, chance in margins(dict(result_chances(own)), dict(result_chances(foe)), lead):
        if margin > 0:
            win += float(chance)
        elif margin < 0:
            lost_by[-margin] = lost_by.get(-margin, 0.0) + float(chance)
    return RollOdds(win, sum(lost_by.values(), 0.0), lost_by)


@cache
def mean_of(throw: DieRoll = ONE_DIE) -> float:
    """The average result."""
    return sum([result * float(chance) for result, chance in result_chances(throw)], 0.0)

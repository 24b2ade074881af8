"""The expected value of a battle between characters."""

from typing import NamedTuple

from fabletop.bots.evaluations.prophecy.fighting.arming import total_against
from fabletop.bots.evaluations.prophecy.items_and_abilities import ARTIFACT
from fabletop.bots.evaluations.prophecy.values import MAGIC, hurt
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.battles.kinds_ahead import wills_price
from fabletop.games.prophecy.seen.battles.laid_out import Place
from fabletop.games.prophecy.seen.battles.rolls import roll_odds
from fabletop.games.prophecy.seen.battles.spoils import WOUND, steals


class Duel(NamedTuple):
    win: float
    lose: float
    worth: float
    """The value to the attacker."""


def leads(me: Fighter, rival: Fighter, place: Place) -> tuple[int, int]:
    """How far she is ahead of a rival in a Battle of Strength and in one of Wills."""
    return _lead(me, rival, STRENGTH, place), _lead(me, rival, WILLS, place)


def _lead(me: Fighter, rival: Fighter, kind: str, place: Place) -> int:
    return total_against(me, rival, kind, place) - total_against(rival, me, kind, place)


def duel(me: Fighter, rival: Fighter, place: Place, *, final: bool = False) -> Duel:
    """The better of the two kinds of battle, if the rival answers as well as she can."""
    strength, wills = leads(me, rival, place)
    answer = wills_price(rival, place, me)
    first = min(strength, wills + answer) if rival.magic >= answer else strength
    best = _duel(me, rival, first, 0, final=final)
    price = wills_price(me, place, rival)
    if me.magic >= price:
        other = _duel(me, rival, wills - price, price, final=final)
        return other if other.worth > best.worth else best
    return best


def _duel(me: Fighter, rival: Fighter, lead: int, magic: int, *, final: bool) -> Duel:
    roll = roll_odds(lead)
    gain, loss = stakes(me, rival, attacks=True, final=final)
    return Duel(roll.win, roll.lose, roll.win * gain - roll.lose * loss - MAGIC * magic)


def stakes(
    me: Fighter, rival: Fighter, *, attacks: bool, final: bool = False
) -> tuple[float, float]:
    """What a victory brings and what a defeat costs; in the Final Battle this is an Artifact."""
    if final:
        return ARTIFACT, ARTIFACT * (2.0 if me.artifacts == 1 else 1.0)
    return prize(me, rival, attacks=attacks), forfeit(me, rival, attacks=attacks)


def prize(me: Fighter, rival: Fighter, *, attacks: bool) -> float:
    """What beating a rival brings: the rival loses Health or, if none is left, an Item; or the
    winner takes an Item at once."""
    gains = 0.6 + 1.2 * rival.artifacts
    if rival.items and steals(me, attacked=attacks):
        return gains + (ARTIFACT if rival.artifacts else 3.0)
    if rival.spare <= WOUND:
        gains += ARTIFACT * (1 if rival.spare < WOUND else 0.4) if rival.artifacts else 2.0
    return gains


def forfeit(me: Fighter, rival: Fighter, *, attacks: bool) -> float:
    """What losing to a rival costs."""
    if me.artifacts and steals(rival, attacked=not attacks):
        return ARTIFACT
    return min(hurt(me, WOUND), ARTIFACT if me.artifacts else 6.0)

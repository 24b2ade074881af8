"""The expected value of a battle between characters."""

from typing import NamedTuple

from fabletop.bots.evaluations.prophecy.fighting.arming import total_against
from fabletop.bots.evaluations.prophecy.items_and_abilities import ARTIFACT
from fabletop.bots.evaluations.prophecy.values import MAGIC, hurt
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.seen.battles_ahead import wills_price
from fabletop.games.prophecy.seen.fighters import Fighter
from fabletop.games.prophecy.seen.laid_out import Place
from fabletop.games.prophecy.seen.rolls import roll_odds


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
    gain, loss = stakes(me, rival, final=final)
    return Duel(roll.win, roll.lose, roll.win * gain - roll.lose * loss - MAGIC * magic)


def stakes(me: Fighter, rival: Fighter, *, final: bool = False) -> tuple[float, float]:
    """What a victory brings and what a defeat costs; in the Final Battle this is an Artifact."""
    if final:
        return ARTIFACT, ARTIFACT * (2.0 if me.artifacts == 1 else 1.0)
    return prize(me, rival), forfeit(me, rival)


def prize(me: Fighter, rival: Fighter) -> float:
    """What beating a rival brings: the rival loses Health or, if none is left, an Item; a winner
    with Thievery takes an Item at once."""
    gains = 0.6 + 1.2 * rival.artifacts
    if "thievery" in me.abilities and rival.items:
        return gains + (ARTIFACT if rival.artifacts else 3.0)
    if rival.health <= 1:
        gains += ARTIFACT * (1 if rival.health == 0 else 0.4) if rival.artifacts else 2.0
    return gains


def forfeit(me: Fighter, rival: Fighter) -> float:
    """What losing to a rival costs."""
    if "thievery" in rival.abilities and me.artifacts:
        return ARTIFACT
    return min(hurt(me, 1), ARTIFACT if me.artifacts else 6.0)

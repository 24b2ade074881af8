"""Which of her Items a hero should use in a battle."""

from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.prophecy.seen.battles.additions import (
    GearSums,
    Matchup,
    additions,
    gear_sums,
    matchup,
)
from fabletop.games.prophecy.seen.battles.battles_ahead import (
    Roll,
    line_up,
    own_values,
    values_added,
)
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.battles.gear_and_craft import Equipment, Rival
from fabletop.games.prophecy.seen.battles.kinds_ahead import stages
from fabletop.games.prophecy.seen.battles.laid_out import Place
from fabletop.games.prophecy.seen.battles.outfits import Armed, Outfit, outfits, skill
from fabletop.games.prophecy.seen.battles.spoils import price_of_bare_hands

SAVE: Final = 1.5
THROW: Final = 0.4
"""What a shield that always helps, and a point by throwing, are worth in points."""


class Wear(NamedTuple):
    """What a Creature does to weapons."""

    unarmed: bool = False
    """Using a weapon or a shield would forfeit the reward."""
    damages: bool = False
    destroys: bool = False


GENTLE: Final = Wear()


def arms(pair: Matchup, kinds: tuple[str, ...], wear: Wear = GENTLE) -> Armed:
    """The best outfit for rolls of these kinds, one after another, as it is in the last of them."""
    return _best(pair.taken.plain, tuple([gear_sums(pair, kind) for kind in kinds]), wear)


@lru_cache(maxsize=2_000)
def _best(taken: Equipment, rolls: tuple[GearSums, ...], wear: Wear) -> Armed:
    """The same by what has been told of each roll."""
    best: Armed | None = None
    score = float("-inf")
    *before, final = [additions(taken, one) for one in rolls]
    for number, outfit, throws, spoilt in _usable(taken, wear):
        bonus, later, save = final[number]
        worth = bonus + SAVE * save + throws - spoilt
        for earlier in before:
            worth += earlier[number][0]
        if worth > score:
            best, score = Armed(outfit, bonus, later, save), worth
    assert best is not None, "a hero can always use nothing"
    return best


@lru_cache(maxsize=2_000)
def _usable(taken: Equipment, wear: Wear) -> list[tuple[int, Outfit, float, float]]:
    """The outfits that she would use, by their numbers, with what throwing is worth and what using
    them costs."""
    return [
        (number, outfit, THROW * outfit.throws, _spoilt(outfit, wear))
        for number, outfit in enumerate(outfits(taken))
        if not (wear.unarmed and outfit.armed)
    ]


def _spoilt(outfit: Outfit, wear: Wear) -> float:
    """What it costs to use these weapons; of two equal ones, the cheaper is used."""
    price = 0.001 * outfit.price
    if wear.destroys:
        return price + 0.15 * outfit.weapons_price - 1.5 * bool(outfit.weapons)
    return price + 0.4 * outfit.weapons * wear.damages


class Ready(NamedTuple):
    """The best outfit against a Creature, and the rolls with it as `line_up` gives them."""

    gear: Armed
    ahead: tuple[Roll, ...] | None
    values: tuple[str, ...]
    """Which of her own values are added to them."""
    price: int
    """The Health that fighting with this outfit costs, if it is without a weapon."""


@lru_cache(maxsize=2_000)
def ready_for(taken: Equipment, character: str, foe: str, kind: str, place: Place) -> Ready:
    creature = taken.field.box.foes[foe]
    special = creature.special
    wear = Wear(special.unarmed_only_experience, special.damages_weapon, special.destroys_weapon)
    gear = arms(matchup(taken, foe, place), stages(creature, kind), wear)
    ahead = line_up(taken, character, foe, kind, place, gear)
    values = values_added(taken.field.box, foe, kind)
    return Ready(gear, ahead, values, price_of_bare_hands(creature, gear.outfit))


def against_rival(me: Fighter, rival: Fighter, kind: str, place: Place) -> Armed:
    """The best of her equipment against another character."""
    taken = me.equipment
    return _against(taken.unskilled, rival.known, kind, me.field.around(place))


@lru_cache(maxsize=2_000)
def _against(unskilled: Equipment, rival: Rival, kind: str, around: Place) -> Armed:
    return arms(matchup(unskilled, "", around, rival), (kind,))


def total_against(me: Fighter, rival: Fighter, kind: str, place: Place) -> int:
    """Her total before the dice against another character, without Spells."""
    bonus = against_rival(me, rival, kind, place).bonus
    bonus += skill(me.equipment, "", kind, place, rival.known)
    return bonus + own_values(me, "", kind)

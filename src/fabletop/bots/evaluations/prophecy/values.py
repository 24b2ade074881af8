"""What Gold, Magic, Health and the rest are worth. The unit is one Experience."""

from functools import lru_cache
from typing import Final

from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.seen.battles.fighters import Fighter

GOLD: Final = 0.45
MAGIC: Final = 0.45
COMMON: Final = 1.5
RARE: Final = 4.0

PAIN: Final[tuple[float, ...]] = (4.0, 2.8, 1.8, 1.2)
"""What losing one Health costs a hero who can spare 1, 2, 3, or more."""

DEATH: Final = 30.0
RELIC: Final = 25.0
"""What dying costs; it costs more for every Artifact."""


def hurt(me: Fighter, lost: int) -> float:
    """What losing Health costs; losing more than she can spare means death."""
    return _pain(me.spare, lost, me.artifacts) if lost > 0 else 0.0


@lru_cache(maxsize=5_000)
def _pain(spare: int, lost: int, artifacts: int) -> float:
    total = 0.0
    for level in range(spare, spare - lost, -1):
        if level <= 0:
            return total + DEATH + RELIC * artifacts
        total += PAIN[min(level, len(PAIN)) - 1]
    return total


def cure(me: Fighter, healed: int) -> float:
    """What regaining Health is worth."""
    back = healed if healed < me.wounds else me.wounds
    return _relief(me.spare, back) if back > 0 else 0.0


@lru_cache(maxsize=1_000)
def _relief(spare: int, healed: int) -> float:
    total, first = 0.0, max(0, spare) + 1
    for level in range(first, first + healed):
        total += PAIN[min(level, len(PAIN)) - 1]
    return total


def charge(me: Fighter, amount: int) -> float:
    """What regaining Magic is worth."""
    return MAGIC * min(amount, me.drained) * (1.5 if me.magic <= 2 else 1.0)


def more_strength(me: Fighter) -> float:
    if me.health + me.wounds < me.most_red:
        return 8.0 if me.standard else 4.5
    return cure(me, 1)


def more_willpower(me: Fighter) -> float:
    if me.magic + me.drained < me.most_blue:
        return 4.5 if me.willpower >= me.strength else 3.0
    return charge(me, 1)


def gain_value(me: Fighter, goods: Goods, experience: int = 0) -> float:
    """What gains of all kinds are worth to her."""
    worth = goods_value(goods, experience)
    return worth + cubes_value(me, goods) if brings_cubes(goods) else worth


def goods_value(goods: Goods, experience: int = 0) -> float:
    """What gains are worth to anybody, without the cubes among them."""
    worth = experience + goods.experience + GOLD * goods.gold
    return worth + (COMMON * goods.common + RARE * goods.rare)


def brings_cubes(goods: Goods) -> bool:
    return bool(goods.strength or goods.willpower or goods.heal or goods.recharge)


def cubes_value(me: Fighter, goods: Goods) -> float:
    """What the cubes among gains are worth to her."""
    worth = 0.0
    if goods.strength:
        worth += goods.strength * more_strength(me)
    if goods.willpower:
        worth += goods.willpower * more_willpower(me)
    if goods.heal:
        worth += cure(me, goods.heal)
    if goods.recharge:
        worth += charge(me, goods.recharge)
    return worth

"""Learning Abilities."""

from collections.abc import Iterable
from typing import Final

from fabletop.bots.evaluations.prophecy.items_and_abilities import ability_worth
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.values import GOLD
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.belongings import most_experience

LESSON: Final = 0.6
PLENTY: Final = 0.25
"""What one Experience is worth to a hero who can learn for it; and the share of this that is left
when she has as much as can be kept."""


def lesson_value(seen: SeenProphecy, ability: str, *, gold: int) -> float:
    """What learning an Ability brings, minus its price; a hero at her limit must forget one."""
    worth = ability_worth(seen.me, ability) - seen.room_for_ability
    return worth - tuition(seen) * seen.lesson(ability).experience - GOLD * gold


def tuition(seen: SeenProphecy) -> float:
    full = seen.hero.experience * (1 - PLENTY) / most_experience(seen.view)
    return LESSON * max(PLENTY, 1 - full)


def gold_for(seen: SeenProphecy, ability: str) -> int:
    return seen.lesson(ability).gold


def best_lesson(seen: SeenProphecy, offered: Iterable[str], credit: int = 0) -> float:
    """The value of the best lesson that she can pay for."""
    hero, best = seen.hero, 0.0
    gold, point = seen.gold_to_learn + credit, tuition(seen)
    for ability in offered:
        price = seen.lesson(ability)
        if price.experience <= hero.experience and price.gold <= gold:
            worth = ability_worth(seen.me, ability) - seen.room_for_ability
            best = max(best, worth - point * price.experience - GOLD * price.gold)
    return best


def guild_promise(seen: SeenProphecy, guild: str) -> float:
    """How welcome one more Ability on offer in a guild would be."""
    own = 2.0 if guild in seen.hero.guilds else 0.5
    old = prices.first_to_go(seen.view, guild)
    return own - (best_lesson(seen, [old]) if old else 0.0)

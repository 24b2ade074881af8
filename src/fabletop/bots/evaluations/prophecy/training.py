"""Learning Abilities."""

from collections.abc import Iterable

from fabletop.bots.evaluations.prophecy.items_and_abilities import ability_worth
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.values import GOLD
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.belongings import most_experience, room_for_ability

LESSON, PLENTY = 0.6, 0.25
"""What one Experience is worth to a hero who can learn for it; and the share of this that is left
when she has as much as can be kept."""


def lesson_value(seen: SeenProphecy, ability: str, *, gold: int) -> float:
    """What learning an Ability brings, minus its price; a hero at her limit must forget one."""
    return _learnt(seen, ability, prices.Lesson(seen.lesson(ability).experience, gold))


def _learnt(seen: SeenProphecy, ability: str, price: prices.Lesson) -> float:
    worth = ability_worth(seen.me, ability)
    if not room_for_ability(seen.view, seen.hero.seat):
        worth -= min(seen.worth_of_abilities)
    return worth - tuition(seen) * price.experience - GOLD * price.gold


def tuition(seen: SeenProphecy) -> float:
    full = seen.hero.experience * (1 - PLENTY) / most_experience(seen.view)
    return LESSON * max(PLENTY, 1 - full)


def gold_for(seen: SeenProphecy, ability: str) -> int:
    return seen.lesson(ability).gold


def best_lesson(seen: SeenProphecy, offered: Iterable[str], credit: int = 0) -> float:
    """The value of the best lesson that she can pay for."""
    hero, best = seen.hero, 0.0
    gold = seen.gold_to_learn + credit
    for ability in offered:
        price = seen.lesson(ability)
        if price.experience <= hero.experience and price.gold <= gold:
            best = max(best, _learnt(seen, ability, price))
    return best


def guild_promise(seen: SeenProphecy, guild: str) -> float:
    """How welcome one more Ability on offer in a guild would be."""
    own = 2.0 if guild in seen.hero.guilds else 0.5
    old = prices.first_to_go(seen.view, guild)
    return own - (best_lesson(seen, [old]) if old else 0.0)

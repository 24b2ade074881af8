"""What an Opportunity is worth to a hero who may use it."""

from fabletop.bots.evaluations.prophecy.fighting.forecasts import fight
from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.training import lesson_value
from fabletop.bots.evaluations.prophecy.values import (
    GOLD,
    RARE,
    charge,
    cure,
    gain_value,
    hurt,
    more_strength,
    more_willpower,
)
from fabletop.games.prophecy.printed.numbers_met import OpportunityNumbers
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.view import HeroView

THINGS = {
    "exotic_merchant": 0.3,
    "forgotten_chapel": 1.2,
    "clover_meadow": 0.1,
    "master_wizard": 0.8,
    "black_market": 2.5,
    "hermit": 1.0,
}
"""The value of cards whose numbers do not show it, or show only a part of it."""


def opportunity_value(seen: SeenProphecy, card: str) -> float:
    me, printed = seen.me, seen.box.opportunities[card]
    cost = printed.cost
    if not prices.can_use(seen.view, seen.hero.seat, card):
        return 0.0
    worth = THINGS.get(card, 0.0) + gain_value(me, printed.gain)
    worth -= GOLD * cost.gold + 0.8 * cost.experience + hurt(me, cost.health)
    special = SPECIAL.get(card)
    return worth if special is None else worth + special(seen)


AT_HOME = {"mountains": 0.2, "forest": 0.4}
"""How often a card that is better in some terrain lies there."""


def _numbers(seen: SeenProphecy, card: str) -> OpportunityNumbers:
    return seen.box.opportunities[card].params


def _gem_mine(seen: SeenProphecy) -> float:
    numbers = _numbers(seen, "gem_mine")
    more = AT_HOME[numbers.home] * (numbers.per_strength_home - numbers.per_strength)
    return (numbers.per_strength + more) * GOLD * max(0, min(seen.me.strength, 6))


def _leprechaun(seen: SeenProphecy) -> float:
    numbers = _numbers(seen, "leprechaun")
    more = AT_HOME[numbers.home] * (numbers.per_willpower_home - numbers.per_willpower)
    return (numbers.per_willpower + more) * GOLD * max(0, min(seen.me.willpower, 8))


def _golden_fish(seen: SeenProphecy) -> float:
    """Only for a hero who is alone in last place."""
    others = [other for other in seen.heroes if other is not seen.hero and other.alive]
    best = 0.0
    if all(_red(seen.hero) < _red(other) for other in others):
        best = max(best, more_strength(seen.me))
    if all(_blue(seen.hero) < _blue(other) for other in others):
        best = max(best, more_willpower(seen.me))
    if all(_rare(seen, seen.hero) < _rare(seen, other) for other in others):
        best = max(best, RARE)
    return best


def _red(hero: HeroView) -> int:
    return hero.health + hero.wounds


def _blue(hero: HeroView) -> int:
    return hero.magic + hero.drained


def _rare(seen: SeenProphecy, hero: HeroView) -> int:
    return sum(seen.box.items[item].deck != "common" for item in hero.items)


def _apothecary(seen: SeenProphecy) -> float:
    numbers = _numbers(seen, "travelling_apothecary")
    healed = min(seen.me.wounds, seen.hero.gold // numbers.gold_per_health)
    paid = healed * numbers.gold_per_health
    lots = (seen.hero.gold - paid) // numbers.gold_per_lot
    charged = min(seen.me.drained, numbers.magic_lot * lots)
    return cure(seen.me, healed) - GOLD * paid + 0.5 * charge(seen.me, charged)


def _alchemist(seen: SeenProphecy) -> float:
    return max(alchemist_values(seen).values()) - GOLD * _numbers(seen, "alchemist").gold


def alchemist_values(seen: SeenProphecy) -> dict[str, float]:
    numbers = _numbers(seen, "alchemist")
    strength, willpower = more_strength(seen.me), more_willpower(seen.me)
    gained = numbers.willpower * willpower - strength - hurt(seen.me, 1)
    return {
        "willpower_for_strength": numbers.strength * strength - willpower if seen.me.magic else 0.0,
        "strength_for_willpower": gained,
    }


def _dryad(seen: SeenProphecy) -> float:
    numbers = _numbers(seen, "dryad")
    return charge(seen.me, numbers.recharge) + 0.6 * numbers.willpower * more_willpower(seen.me)


def _black_well(seen: SeenProphecy) -> float:
    if not seen.me.magic:
        return 0.0
    gained = _numbers(seen, "black_well").strength * more_strength(seen.me)
    return gained - 0.6 * seen.me.magic


def _old_man(seen: SeenProphecy) -> float:
    numbers = _numbers(seen, "mysterious_old_man")
    return (7 - numbers.rare_from) / 6 * RARE - GOLD * numbers.gold


def _ancient_scroll(seen: SeenProphecy) -> float:
    gained = _numbers(seen, "ancient_scroll").experience
    return gained * max(0, min(seen.me.willpower, 6)) / 6


def _collector(seen: SeenProphecy) -> float:
    items = [item for item in seen.me.items if item not in seen.box.artifacts]
    return max([collected(seen, item) for item in items], default=0.0)


def collected(seen: SeenProphecy, item: str) -> float:
    """What the Collector's offer for an Item is worth."""
    return GOLD * collectors_price(seen, item) - item_worth(seen.me, item)


def collectors_price(seen: SeenProphecy, item: str) -> int:
    return _numbers(seen, "collector").multiple * prices.full_value(seen.view, item)


def _library(seen: SeenProphecy) -> float:
    """The value of the best Ability that she could learn."""
    known, budget = seen.hero.abilities, seen.hero.experience
    cards = seen.box.abilities.values()
    wanted = [card.id for card in cards if card.experience <= budget and card.id not in known]
    return max([lesson_value(seen, name, gold=0) for name in wanted], default=0.0)


def _ruin(seen: SeenProphecy) -> float:
    """A fight with an unknown Creature for an additional Rare Item."""
    battle = fight(seen.me, "undead_warrior", seen.at(seen.here))
    return battle.worth + battle.win * RARE * _numbers(seen, "ruin").rare - 0.5


def _cleansing_fire(seen: SeenProphecy) -> float:
    return max([fire_value(seen, n) for n in range(1, seen.me.health + 1)], default=0.0)


def fire_value(seen: SeenProphecy, given: int) -> float:
    """The die plus the Health given must reach a number."""
    numbers = _numbers(seen, "cleansing_fire")
    likely = min(6, 7 - numbers.needed + given) / 6
    return likely * numbers.willpower * more_willpower(seen.me) - hurt(seen.me, given)


SPECIAL = {
    "gem_mine": _gem_mine,
    "leprechaun": _leprechaun,
    "golden_fish": _golden_fish,
    "travelling_apothecary": _apothecary,
    "alchemist": _alchemist,
    "dryad": _dryad,
    "black_well": _black_well,
    "mysterious_old_man": _old_man,
    "ancient_scroll": _ancient_scroll,
    "collector": _collector,
    "lost_library": _library,
    "ruin": _ruin,
    "cleansing_fire": _cleansing_fire,
}

"""The value of what a space offers, and of the options that single cards give."""

from typing import Final

from fabletop.bots.evaluations.prophecy.fighting.duels import attack_value, spoil_value
from fabletop.bots.evaluations.prophecy.fighting.guardians import artifact_prize
from fabletop.bots.evaluations.prophecy.items_and_abilities import ability_worth, item_worth
from fabletop.bots.evaluations.prophecy.market import buy_value, sell_value, selling_price
from fabletop.bots.evaluations.prophecy.opportunities import (
    alchemist_values,
    collectors_price,
    fire_value,
    opportunity_value,
    shelf_value,
)
from fabletop.bots.evaluations.prophecy.own_turn import battle, neighbours, outside_value, rested
from fabletop.bots.evaluations.prophecy.places import CERTIFICATE
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.small_choices import wonder_value
from fabletop.bots.evaluations.prophecy.training import gold_for, lesson_value
from fabletop.bots.evaluations.prophecy.values import (
    GOLD,
    RARE,
    more_strength,
    more_willpower,
)
from fabletop.core.question import Option
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.opportunities import library


def space_option(seen: SeenProphecy, option: Option) -> float:
    """The value of one option in a space; ending the turn is worth nothing."""
    verb, what = str(option[0]), str(option[1]) if len(option) > 1 else ""
    match verb:
        case "end" | "done" | "meet":
            return 0.0
        case "claim":
            return artifact_prize(seen)
        case "certificate":
            return 10 * CERTIFICATE - (1 if what else 0)
        case "learn":
            gold = LETTER if len(option) > 2 else gold_for(seen, what)
            return lesson_value(seen, what, gold=gold)
        case "use":
            return opportunity_value(seen, what)
        case "attack":
            return attack_value(seen, option)
        case "heal" | "recharge" | "lodge":
            return rested(seen, prices.resting(seen.view, seen.hero.seat, option))
        case _:
            return _deal(seen, option, verb, what)


LETTER: Final = 3
"""What the Letter of Recommendation is worth, in Gold."""


def _deal(seen: SeenProphecy, option: Option, verb: str, what: str) -> float:
    match verb:
        case "repair":
            return 0.8 * item_worth(seen.me, what) - GOLD * prices.smith_price(seen.view)
        case "buy":
            return buy_value(seen, what)
        case "sell":
            return sell_value(seen, what, selling_price(seen, what))
        case "drink" | "read" | "counterfeit" | "cast":
            return outside_value(seen, option)
        case _:
            return wonder_value(seen, option)


def card_option(seen: SeenProphecy, option: Option) -> float:
    """The value of what is given up or received when a single card asks."""
    verb, what = str(option[0]), str(option[1]) if len(option) > 1 else ""
    match verb:
        case "strength":
            return more_strength(seen.me)
        case "willpower":
            return more_willpower(seen.me)
        case "rare":
            return RARE
        case "willpower_for_strength" | "strength_for_willpower":
            return alchemist_values(seen)[verb]
        case "sacrifice":
            return fire_value(seen, int(what))
        case "return_gold":
            return -GOLD * int(what) - 0.01
        case "gold_for_experience":
            return _exchange(seen, int(what))
        case "experience_for_gold":
            return -0.2 * int(what)
        case _:
            return _thing_option(seen, option, verb, what)


def _exchange(seen: SeenProphecy, amount: int) -> float:
    """Gold for Experience, as long as a little Gold is left."""
    return 0.5 * amount if seen.hero.gold - amount >= 3 else -1.0


def _thing_option(seen: SeenProphecy, option: Option, verb: str, what: str) -> float:
    """The value of choosing an Item, an Ability or a Creature."""
    match verb:
        case "give" | "discard" | "leave":
            return -item_worth(seen.me, what) - 0.01 * seen.box.items[what].price
        case "offer":
            return sell_value(seen, what, collectors_price(seen, what))
        case "take":
            return spoil_value(seen, what)
        case "destroy":
            return neighbours(seen).get(what, 0.0)
        case "remove":
            return -battle(seen, what).worth
        case "forget":
            return -ability_worth(seen.me, what)
        case "guild":
            return shelf_value(seen, library(seen.view, seen.hero.seat).get(what, ()))
        case "learn":
            return lesson_value(seen, what, gold=0)
        case _:
            return wonder_value(seen, option)

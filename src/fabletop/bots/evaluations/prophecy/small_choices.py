"""Other choices of the expansions: small choices of single cards, by their verbs."""

from typing import Final

from fabletop.bots.evaluations.prophecy.island import MAP, digs, treasure_value
from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth, worked
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.training import lesson_value
from fabletop.bots.evaluations.prophecy.values import (
    COMMON,
    GOLD,
    MAGIC,
    cure,
    gain_value,
    hurt,
    more_strength,
    more_willpower,
)
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.seen import prices

VERBS: Final = {
    "collect": MAP,
    "strike": 2.0,
    "courage": 1.0,
    "raise_banner": 1.0,
    "face": 1.0,
    "around": 0.6,
    "let_go": 1.5,
    "look": 1.0,
    "all_keep": 0.4,
    "none_keeps": 0.3,
    "accept_surrender": 3.0,
    "let_escape": 4.0,
    "keep_hold": 2.0,
    "breathe_deep": 0.2,
    "go_along": 0.5,
    "extra_turn": 1.0,
    "take_map": MAP,
    "usual": 2.5,
    "become": 8.0,
    "deeper": 1.5,
    "dug": 0.4,
    "dig_blindly": 5.0,
    "treasure": 0.5,
    "remain": 1.0,
    "follow_her": -100.0,
    "enough": 0.2,
    "usual_spoils": 3.0,
    "number": 0.0,
    "sing_to": 1.0,
    "wait": -5.0,
    "lay_down": -0.5,
    "stash": -0.5,
}
"""The values of verbs whose effect the view does not show, or only in part; others are worth
nothing."""


SEA_WITCH: Final = "sea_witch"
POOL: Final = "pool_of_secret_wishes"

TROUBLE: Final = 0.1
"""A small cost that keeps a hero from having a weapon adjusted back and forth."""


def wonder_value(seen: SeenProphecy, option: Option) -> float:
    """The value of an option that does not exist in the base game."""
    verb, what = str(option[0]), str(option[1]) if len(option) > 1 else ""
    match verb:
        case "pick_up":
            return 0.5 + item_worth(seen.me, what)
        case "study":
            return lesson_value(seen, what, gold=0)
        case "dig":
            return treasure_value(seen, what) if what in seen.box.items else digs(seen)
        case "keep_treasure":
            return treasure_value(seen, what)
        case "integrate":
            return 0.5 + worked(seen.me, str(option[2]), what) - _smith(seen)
        case "adjust":
            return worked(seen.me, what, str(option[2])) - _smith(seen) - TROUBLE
        case _:
            return _price(seen, option, verb, what)


def _smith(seen: SeenProphecy) -> float:
    return GOLD * prices.smith_price(seen.view)


def _price(seen: SeenProphecy, option: Option, verb: str, what: str) -> float:
    """The value of options paid with Health, Magic or Gold."""
    match verb:
        case "regenerate":
            race = seen.box.races[seen.hero.race].params
            return cure(seen.me, race.mountain_heal) - MAGIC * race.mountain_magic
        case "burn":
            return -hurt(seen.me, int(option[1]))
        case "lose_health":
            return -hurt(seen.me, 1)
        case "guess_name":
            return -hurt(seen.me, seen.box.foes[seen.battle.creature].special.name_health)
        case "enrage":
            return -hurt(seen.me, seen.box.foes[seen.battle.creature].special.enrage_health)
        case "pay_magic" | "lose_magic":
            return -MAGIC * int(option[1]) if len(option) > 1 else -MAGIC
        case "feed":
            return min(int(option[1]), 4) - MAGIC * int(option[1])
        case "pay_gold":
            return -GOLD * int(option[1])
        case _:
            return _gain(seen, option, verb, what)


def _gain(seen: SeenProphecy, option: Option, verb: str, what: str) -> float:
    """The value of gains, and of all other options."""
    match verb:
        case "bargain":
            return _bargain(seen, what)
        case "reward":
            return gain_value(seen.me, Goods(**{what: int(option[2])}))
        case "wish_experience":
            return float(option[1])
        case "wish_gold":
            return GOLD * int(option[1])
        case "wish_common":
            return COMMON * seen.box.opportunities[POOL].params.common
        case "fetch":
            return item_worth(seen.me, what)
        case "sing_to" | "from" if seen.allied(seen.by_character(what).seat):
            return -1.0
        case "copy":
            return more_strength(seen.me) * 0.1 * seen.by_character(what).health
        case _:
            return VERBS.get(verb, 0.0)


def _bargain(seen: SeenProphecy, gets: str) -> float:
    """The Sea Witch gives Willpower for Strength, or the other way round."""
    witch = seen.box.creatures[SEA_WITCH].special
    strength = witch.bargain_strength * more_strength(seen.me)
    willpower = witch.bargain_willpower * more_willpower(seen.me)
    if gets == "strength":
        return strength - willpower
    return willpower - strength - hurt(seen.me, witch.bargain_strength)


def harm_values(seen: SeenProphecy, question: Question) -> list[float]:
    """What is least bad of losses by a storm or by the Ritual Scepter."""
    source = question.subject or ""
    if source in seen.box.abilities:
        health = seen.box.abilities[source].params.storm_health
    else:
        health = seen.box.items[source].params.harm_health
    return [
        -hurt(seen.me, health) if option[0] == "lose_health" else wonder_value(seen, option)
        for option in question.options
    ]


def mercy_values(seen: SeenProphecy, question: Question) -> list[float]:
    """The Experience of a beaten Creature, or what it can tell."""
    experience = seen.box.creatures[question.subject or ""].experience
    return [
        float(experience) if option[0] == "take_experience" else wonder_value(seen, option)
        for option in question.options
    ]

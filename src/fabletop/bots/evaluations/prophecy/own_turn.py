"""Potions, scrolls and Spells in a hero's own turn, outside battle."""

from fabletop.bots.evaluations.prophecy.fighting.forecasts import Fight, fight
from fabletop.bots.evaluations.prophecy.items_and_abilities import item_worth, potion_worth
from fabletop.bots.evaluations.prophecy.market import best_purchase
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy, magic_price
from fabletop.bots.evaluations.prophecy.training import best_lesson
from fabletop.bots.evaluations.prophecy.values import GOLD, charge, cure
from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.battles.laid_out import Place, place_of
from fabletop.games.prophecy.seen.fortune import exposed_items, removable


def outside_value(seen: SeenProphecy, option: Option) -> float:
    """The value of using it now; above zero if that is a good idea."""
    match option[0]:
        case "drink":
            return potion_worth(seen.me, str(option[1]))
        case "read":
            return _scroll_value(seen, str(option[1]))
        case "counterfeit":
            return _forgery_value(seen)
        case "cast" if len(option) > 2 and option[2] in seen.box.items:
            return _decay_value(seen, option)
        case "treasure":
            return 0.5
        case _:
            return -0.1


def _decay_value(seen: SeenProphecy, option: Option) -> float:
    """The value of turning an Item into Magic."""
    restored = seen.box.abilities[str(option[1])].params.recharge - magic_price(seen, option)
    return charge(seen.me, restored) - item_worth(seen.me, str(option[2])) - 0.3


def _scroll_value(seen: SeenProphecy, scroll: str) -> float:
    hero = seen.hero
    match scroll:
        case "philosophers_stone_scroll":
            return 0.3 * (hero.gold - 4) - 0.8
        case "scroll_of_wishes":
            return 5.0
        case "scroll_of_stealing":
            return max(neighbours(seen).values(), default=0.0) - 2.0
        case "scroll_of_decay":
            return 0.4 * max(neighbours(seen).values(), default=0.0) - 0.8
        case _:
            fights = [battle(seen, card).worth for card in removable(seen.view, seen.hero.seat)]
            return -min(fights, default=0.0) - 2.0


def neighbours(seen: SeenProphecy) -> dict[str, float]:
    """What the Items of rivals that a scroll could harm are worth to their owners."""
    return {
        item: item_worth(seen.fighter(seen.heroes[owner]), item)
        for owner, item in exposed_items(seen.view, seen.hero.seat)
        if not seen.allied(owner)
    }


def battle(seen: SeenProphecy, card: str, prize: float = 0.0) -> Fight:
    """The forecast of a fight with a card in this space."""
    return fight(seen.me, card, where(seen, card), prize)


def where(seen: SeenProphecy, card: str) -> Place:
    """The place of a battle that she would fight now."""
    return place_of(seen.view, seen.hero.seat, card, seen.me.field)


def _forgery_value(seen: SeenProphecy) -> float:
    """The value of Counterfeiting, where something good is for sale."""
    if seen.view.phase != "space":
        return -1.0
    here, saved = seen.here, seen.box.abilities["counterfeiting"].params.discount
    wares = best_purchase(seen, here.goods, saved) + best_lesson(seen, here.training, saved)
    rests = prices.rests(seen.view, seen.hero.seat, credit=saved)
    beds = [rested(seen, {**one, "Gold": min(0, one["Gold"] + saved)}) for one in rests]
    return wares + max(beds, default=0.0) - 0.5


def rested(seen: SeenProphecy, changes: HeldAmounts) -> float:
    """The value of one way to rest."""
    restored = cure(seen.me, changes["Health"]) + charge(seen.me, changes["Magic"])
    return restored + GOLD * changes["Gold"]

"""Opportunities that are people, spirits or a fish (R-300, R-302, R-303, R-317, R-322). Each
function is the card of the same name."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.cards.special import (
    NO_EFFECT,
    Specials,
    at_home,
    gold_missing,
    special,
)
from fabletop.games.prophecy.printed.cards import ARTIFACT, TREASURE
from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.rules.battle.after_creature import receive
from fabletop.games.prophecy.rules.hero.body import (
    can_gain_strength,
    can_gain_willpower,
    gain_gold,
    gain_strength,
    gain_willpower,
    pay_gold,
    recharge,
    willpower,
)
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.rules.places.market import price_of
from fabletop.games.prophecy.rules.table.decks import distinct, find_item, give_up_item, ordinary
from fabletop.games.prophecy.rules.table.reasons import Reason, because
from fabletop.games.prophecy.state import Hero, Table

PEOPLE: Final[Specials] = {}


def wishes(table: Table, hero: Hero) -> list[Option]:
    """Only wishes for which the hero alone is in last place among all characters (R-322)."""
    others = [other for other in table.heroes if other.seat != hero.seat and other.present]
    wishes: list[Option] = []
    red, blue, rare = hero.health + hero.wounds, hero.magic + hero.drained, _rare(table, hero)
    if all(red < other.health + other.wounds for other in others) and can_gain_strength(hero):
        wishes.append(("strength",))
    if all(blue < other.magic + other.drained for other in others) and can_gain_willpower(hero):
        wishes.append(("willpower",))
    if all(rare < _rare(table, other) for other in others) and (
        table.rare_deck or table.rare_discard
    ):
        wishes.append(("rare",))
    return wishes


def granted(table: Table, wish: str) -> Goods:
    gives = table.box.opportunities["golden_fish"].params
    match wish:
        case "strength":
            return Goods(strength=gives.strength)
        case "willpower":
            return Goods(willpower=gives.willpower)
        case _:
            return Goods(rare=gives.rare)


def _rare(table: Table, hero: Hero) -> int:
    """How many Rare Items she has; Artifacts count as Rare (R-303)."""
    return sum(table.box.items[item].deck in ("rare", TREASURE, ARTIFACT) for item in hero.items)


def _no_wish(table: Table, hero: Hero) -> Reason | None:
    return None if wishes(table, hero) else because("no_wish", "R-303")


@special(PEOPLE, _no_wish)
def golden_fish(table: Table, hero: Hero) -> Step:
    options = wishes(table, hero)
    answer: Option = yield Question(hero.seat, "golden_fish", options, "golden_fish")
    receive(table, hero, granted(table, str(answer[0])))


@special(PEOPLE, lambda table, hero: gold_missing(table, hero, "master_wizard", "R-300"))
def master_wizard(table: Table, hero: Hero) -> Step:
    """Teleport to any space; fights and offers there are as in another turn (R-300)."""
    board = table.box.board
    options: list[Option] = [
        ("teleport", space) for space in board.main if space != board.ids[hero.space]
    ]
    answer: Option = yield Question(hero.seat, "master_wizard", options, "master_wizard")
    pay_gold(table, hero, table.box.opportunities["master_wizard"].params.gold)
    hero.space = board.index[str(answer[1])]
    table.note("moved", hero.seat, "teleport", answer[1])
    table.spent.clear()
    table.phase = "arrive"


def pot_of_gold(table: Table, hero: Hero) -> int:
    numbers = table.box.opportunities["leprechaun"].params
    home = at_home(table, hero, "leprechaun")
    return willpower(table, hero) * (numbers.per_willpower_home if home else numbers.per_willpower)


@special(PEOPLE, lambda table, hero: None if pot_of_gold(table, hero) else NO_EFFECT)
def leprechaun(table: Table, hero: Hero) -> Step:
    gain_gold(table, hero, pot_of_gold(table, hero))
    yield from ()


def wealth(table: Table, hero: Hero) -> int:
    """Gold plus the prices of Items; damaged Items count in full (R-302)."""
    return hero.gold + sum(price_of(table.box, table.stones, item) for item in hero.items)


def _others_wealth(table: Table, hero: Hero) -> int:
    """The wealth of the poorest other character in play; above any wealth if there is none."""
    others = [other for other in table.heroes if other.seat != hero.seat and other.present]
    return min([wealth(table, other) for other in others], default=wealth(table, hero) + 1)


def _never_poorest(table: Table, hero: Hero) -> Reason | None:
    thrown_away = hero.gold + sum(
        price_of(table.box, table.stones, item) for item in ordinary(table, hero.items)
    )
    if wealth(table, hero) - thrown_away >= _others_wealth(table, hero):
        return because("not_poorest", "R-302")
    return None if can_gain_strength(hero) or can_gain_willpower(hero) else NO_EFFECT


@special(PEOPLE, _never_poorest)
def hermit(table: Table, hero: Hero) -> Step:
    """The poorest character is rewarded; a hero may discard Gold and Items to become that."""
    numbers = table.box.opportunities["hermit"].params
    while wealth(table, hero) >= _others_wealth(table, hero):
        options: list[Option] = [("return_gold", n) for n in range(1, hero.gold + 1)]
        options += [("discard", item) for item in distinct(ordinary(table, hero.items))]
        answer: Option = yield Question(hero.seat, "hermit_gives", options, "hermit")
        if answer[0] == "return_gold":
            hero.gold -= int(answer[1])
            table.note("lost_gold", hero.seat, answer[1])
        else:
            give_up_item(table, hero, str(answer[1]))
            table.note("threw_away", hero.seat, answer[1])
    rewards: list[Option] = []
    if can_gain_strength(hero):
        rewards.append(("strength",))
    if can_gain_willpower(hero):
        rewards.append(("willpower",))
    answer = yield Question(hero.seat, "hermit", rewards, "hermit")
    if answer[0] == "strength":
        gain_strength(table, hero, numbers.strength)
    else:
        gain_willpower(table, hero, numbers.willpower)


def dryads_gift(table: Table, hero: Hero) -> Goods:
    """Magic; in her Forest also Willpower."""
    numbers = table.box.opportunities["dryad"].params
    willpower = numbers.willpower if at_home(table, hero, "dryad") else 0
    return Goods(recharge=numbers.recharge, willpower=willpower)


def _no_dryad(table: Table, hero: Hero) -> Reason | None:
    if hero.drained or (dryads_gift(table, hero).willpower and can_gain_willpower(hero)):
        return None
    return NO_EFFECT


@special(PEOPLE, _no_dryad)
def dryad(table: Table, hero: Hero) -> Step:
    gift = dryads_gift(table, hero)
    recharge(table, hero, gift.recharge)
    gain_willpower(table, hero, gift.willpower)
    yield from ()


def _no_alms(table: Table, hero: Hero) -> Reason | None:
    if not table.rare_deck and not table.rare_discard:
        return NO_EFFECT
    return gold_missing(table, hero, "mysterious_old_man", "R-166")


@special(PEOPLE, _no_alms)
def mysterious_old_man(table: Table, hero: Hero) -> Step:
    """Give alms and roll a die: he may be a magician in disguise."""
    numbers = table.box.opportunities["mysterious_old_man"].params
    pay_gold(table, hero, numbers.gold)
    die = yield from own_die(table, hero, "mysterious_old_man")
    table.note("fortune_die", hero.seat, die)
    if is_magician(table, die):
        find_item(table, hero, "rare")


def is_magician(table: Table, die: int) -> bool:
    return die >= table.box.opportunities["mysterious_old_man"].params.rare_from

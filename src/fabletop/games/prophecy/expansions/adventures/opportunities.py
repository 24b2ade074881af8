"""New Opportunities (W-226, W-287): gods, traders and alchemists. Each function is the card of the
same name."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.cards.special import NO_EFFECT, Specials, gold_missing, special
from fabletop.games.prophecy.rules.hero.body import pay_gold
from fabletop.games.prophecy.rules.table.decks import (
    discard_item,
    distinct,
    find_item,
    give_up_item,
    next_item,
)
from fabletop.games.prophecy.rules.table.reasons import Reason, because
from fabletop.games.prophecy.state import Hero, Table

WANDERERS: Final[Specials] = {}

ALCHEMIST: Final = "unlicensed_alchemist"

DONE: Final[Option] = ("done",)
ALL_KEEP: Final[Option] = ("all_keep",)
NONE_KEEPS: Final[Option] = ("none_keeps",)


def _no_gift(table: Table, _hero: Hero) -> Reason | None:
    decks = (table.common_deck, table.common_discard, table.rare_deck, table.rare_discard)
    return None if any(decks) else NO_EFFECT


@special(WANDERERS, _no_gift)
def gifts_of_the_gods(table: Table, hero: Hero) -> Step:
    """An Item for everybody, or for nobody; in the cooperative game, for one hero (W-226)."""
    rare_from = table.box.opportunities["gifts_of_the_gods"].params.rare_from
    gifts: dict[str, str] = {}
    for other in table.heroes:
        if other.present:
            die = table.chance.roll()
            item = next_item(table, "rare" if die >= rare_from else "common")
            if item is not None:
                gifts[other.character] = item
                table.market.append(item)
                table.note("gift", other.seat, die, item)
    options: list[Option] = [ALL_KEEP, NONE_KEEPS]
    if table.parts.together:
        options = [("one_keeps", character) for character in gifts]
    if gifts:
        answer: Option = yield Question(hero.seat, "gifts", options, "gifts_of_the_gods")
        _hand_out(table, gifts, answer)
    table.market = []


def _hand_out(table: Table, gifts: dict[str, str], answer: Option) -> None:
    for other in table.heroes:
        item = gifts.get(other.character)
        if item is None:
            continue
        if answer in (ALL_KEEP, ("one_keeps", other.character)):
            other.items.append(item)
            table.note("found", other.seat, item)
        else:
            discard_item(table, item)


def _exchangeable(table: Table, hero: Hero) -> list[str]:
    return [item for item in hero.items if table.box.items[item].deck in ("common", "rare")]


def _no_exchange(table: Table, hero: Hero) -> Reason | None:
    if not _exchangeable(table, hero):
        return because("no_item_to_exchange", "R-102")
    return gold_missing(table, hero, "exchange", "R-166")


@special(WANDERERS, _no_exchange)
def exchange(table: Table, hero: Hero) -> Step:
    """Exchange any number of Items for as many new ones, Common for Common and Rare for Rare."""
    pay_gold(table, hero, table.box.opportunities["exchange"].params.gold)
    given: list[str] = []
    while True:
        items = distinct(_exchangeable(table, hero))
        options: list[Option] = [("discard", item) for item in items]
        if given:
            options.append(DONE)
        answer: Option = yield Question(hero.seat, "trade_in", options, "exchange")
        if answer == DONE:
            break
        item = str(answer[1])
        given.append(table.box.items[item].deck)
        give_up_item(table, hero, item)
        table.note("threw_away", hero.seat, item)
    for deck in given:
        find_item(table, hero, deck)


def _potions_and_scrolls(table: Table, hero: Hero) -> list[str]:
    return [item for item in hero.items if table.box.items[item].kind in ("potion", "scroll")]


def _nothing_to_copy(table: Table, hero: Hero) -> Reason | None:
    if not _potions_and_scrolls(table, hero):
        return because("no_potion_or_scroll", "R-102")
    return gold_missing(table, hero, ALCHEMIST, "R-166")


@special(WANDERERS, _nothing_to_copy)
def unlicensed_alchemist(table: Table, hero: Hero) -> Step:
    """The card becomes a second copy of a potion or scroll, whose id is then twice in her Items."""
    options: list[Option] = [("duplicate", item) for item in _potions_and_scrolls(table, hero)]
    answer: Option = yield Question(hero.seat, "duplicate", options, ALCHEMIST)
    pay_gold(table, hero, table.box.opportunities[ALCHEMIST].params.gold)
    table.aside.remove(ALCHEMIST)
    table.doubled = str(answer[1])
    hero.items.append(table.doubled)
    table.note("duplicated", hero.seat, table.doubled)


def alchemist_leaves(table: Table) -> None:
    """When either copy is gone, the card that acted as the copy goes to its discard pile."""
    table.adventure_discard.append(ALCHEMIST)

"""What sets a hero apart from the usual: cards that lie face down for a while, how many cards she
may keep, and what she counts as besides a character."""

from typing import Final

from fabletop.games.prophecy.rules.battle.totals import CHARACTER
from fabletop.games.prophecy.rules.hero import spells
from fabletop.games.prophecy.rules.turn.end_of_turn import (
    MOST_ABILITIES,
    MOST_EXPERIENCE,
    MOST_ITEMS,
    ability_limit,
    most_items,
    too_many_abilities,
    too_many_items,
)
from fabletop.games.prophecy.rules.turn.trade import asked_for_trade
from fabletop.games.prophecy.seen.view import ProphecyView

UNTIL_SHUFFLED: Final = spells.UNTIL_SHUFFLED
"""Instead of a number of rounds: until the Chance deck is shuffled."""


def asleep(view: ProphecyView, seat: int) -> dict[str, int]:
    """The cards of a hero that lie face down after use, each with how many of her rounds must still
    begin until it can be used again, or with `UNTIL_SHUFFLED`."""
    table, hero = view._table, view._table.heroes[seat]
    book = table.parts.spellbook
    if not hero.asleep and (book is None or not book.asleep(hero)):
        return {}
    cards = {card: spells.asleep(table, hero, card) for card in (*hero.abilities, *hero.items)}
    return {card: rounds for card, rounds in cards.items() if rounds}


def unusual_limits(view: ProphecyView, seat: int) -> dict[str, int]:
    """How many "items" and "abilities" a hero may keep, each only if it is not the usual number;
    without the Items if she may keep any number of them."""
    table, hero = view._table, view._table.heroes[seat]
    items, abilities = most_items(table, hero), ability_limit(table, hero)
    limits = {} if items is None or items == MOST_ITEMS else {"items": items}
    return limits if abilities == MOST_ABILITIES else {**limits, "abilities": abilities}


def room_for_item(view: ProphecyView, seat: int) -> bool:
    """Whether a hero could keep one more Item."""
    return not too_many_items(view._table, view._table.heroes[seat], 1)


def room_for_ability(view: ProphecyView, seat: int) -> bool:
    """Whether a hero could keep one more Ability."""
    return not too_many_abilities(view._table, view._table.heroes[seat], 1)


def most_experience(_view: ProphecyView) -> int:
    """The Experience above which it is lost at the end of a round."""
    return MOST_EXPERIENCE


def times_asked(view: ProphecyView, seat: int) -> int:
    """How many offers of trade were made to a hero in this turn."""
    return asked_for_trade(view._table, view._table.heroes[seat])


def other_kinds(view: ProphecyView, seat: int) -> list[str]:
    """The kinds of opponent that a hero counts as, besides those that every character does."""
    return [kind for kind in view.heroes[seat].kinds if kind not in CHARACTER]

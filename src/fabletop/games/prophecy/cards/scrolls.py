"""Scrolls read in one's own turn, outside battle (R-167, R-187, R-188, R-252). The scrolls of
movement, of dice and of time are with movement, battle and the end of the turn."""

from collections.abc import Callable, Generator
from typing import Any, NamedTuple

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.expansions.adventures.amulet_of_untouchability import resists
from fabletop.games.prophecy.printed.numbers_met import ChanceNumbers
from fabletop.games.prophecy.rules.hero.body import gain_experience, gain_gold
from fabletop.games.prophecy.rules.places.market import restock
from fabletop.games.prophecy.rules.table.decks import (
    discard_hoard,
    distinct,
    give_up_item,
    ordinary,
    remove_creature,
    within_reach,
)
from fabletop.games.prophecy.rules.table.reasons import Reason, because
from fabletop.games.prophecy.state import NOBODY, Hero, Table

WhyNot = Callable[[Table, Hero], Reason | None]
Effect = Callable[[Table, Hero], Step]
Harm = Generator[Question | tuple[Question, ...], Any, tuple[Hero, str] | None]


class Scroll(NamedTuple):
    why_not: WhyNot
    read: Effect


SCROLLS: dict[str, Scroll] = {}


def scroll(name: str, why_not: WhyNot) -> Callable[[Effect], Effect]:
    def register(read: Effect) -> Effect:
        SCROLLS[name] = Scroll(why_not, read)
        return read

    return register


def _nothing_to_exchange(_table: Table, hero: Hero) -> Reason | None:
    if hero.gold or hero.experience:
        return None
    return because("nothing_to_exchange", "R-166")


@scroll("philosophers_stone_scroll", _nothing_to_exchange)
def philosophers_stone_scroll(table: Table, hero: Hero) -> Step:
    """Any amount of Gold for as much Experience, or the other way round."""
    options: list[Option] = [("gold_for_experience", n) for n in range(1, hero.gold + 1)]
    options += [("experience_for_gold", n) for n in range(1, hero.experience + 1)]
    answer: Option = yield Question(hero.seat, "exchange", options, "philosophers_stone_scroll")
    amount = int(answer[1])
    if answer[0] == "gold_for_experience":
        hero.gold -= amount
        gain_experience(table, hero, amount)
    else:
        hero.experience -= amount
        gain_gold(table, hero, amount)


def _neighbours_items(table: Table, hero: Hero) -> list[tuple[Hero, str]]:
    """Not from within an Astral Plane: who attacks it has left her space (R-197)."""
    if table.assault != NOBODY:
        return []
    return [
        (other, item)
        for other in table.heroes
        if other is not hero and other.space == hero.space
        for item in ordinary(table, within_reach(table, other))
    ]


def _nobody_to_harm(table: Table, hero: Hero) -> Reason | None:
    if _neighbours_items(table, hero):
        return None
    return because("nobody_with_items_here", "R-252")


def _harm(table: Table, hero: Hero, verb: str, kind: str, name: str) -> Harm:
    """The Item that is chosen and its owner, unless the owner resists. Of two who own copies of it
    the reader names one."""
    found = _neighbours_items(table, hero)
    options: list[Option] = [(verb, item) for item in distinct([item for _, item in found])]
    answer: Option = yield Question(hero.seat, kind, options, name)
    item = str(answer[1])
    owners = {other.character: other for other, owned in found if owned == item}
    whose: Option = ("from", *owners)
    if len(owners) > 1:
        named: list[Option] = [("from", character) for character in owners]
        whose = yield Question(hero.seat, "whose", named, item)
    victim = owners[str(whose[1])]
    resisted = yield from resists(table, victim, name)
    return None if resisted else (victim, item)


@scroll("scroll_of_stealing", _nobody_to_harm)
def scroll_of_stealing(table: Table, hero: Hero) -> Step:
    """Take an Item of your choice from a character in your space."""
    harmed = yield from _harm(table, hero, "take", "steal", "scroll_of_stealing")
    if harmed:
        _steal(table, hero, *harmed)


def _steal(table: Table, hero: Hero, victim: Hero, item: str) -> None:
    victim.items.remove(item)
    hero.items.append(item)
    table.note("stole", hero.seat, item, victim.seat)


@scroll("scroll_of_decay", _nobody_to_harm)
def scroll_of_decay(table: Table, hero: Hero) -> Step:
    """An Item of a character in your space is discarded."""
    harmed = yield from _harm(table, hero, "destroy", "decay", "scroll_of_decay")
    if harmed:
        victim, item = harmed
        give_up_item(table, victim, item)
        table.note("destroyed", hero.seat, item, victim.seat)


def _entranceable(table: Table, hero: Hero) -> list[str]:
    """Neither Artifacts nor loose Stones (W-254)."""
    items = table.box.items
    return [n for n in distinct(ordinary(table, within_reach(table, hero))) if not items[n].stone]


def _dreamers(table: Table, hero: Hero) -> list[Hero]:
    """The others in her space who own more than one such Item: of a single one they would know."""
    if table.assault != NOBODY:
        return []
    return [
        other
        for other in table.heroes
        if other is not hero and other.space == hero.space and len(_entranceable(table, other)) > 1
    ]


def _nobody_to_entrance(table: Table, hero: Hero) -> Reason | None:
    return None if _dreamers(table, hero) else because("nobody_to_entrance", "W-254")


@scroll("scroll_of_entrancement", _nobody_to_entrance)
def scroll_of_entrancement(table: Table, hero: Hero) -> Step:
    """Take an Item in secret; the victim keeps it if she names it at the same time (W-255)."""
    name = "scroll_of_entrancement"
    dreamers = {other.character: other for other in _dreamers(table, hero)}
    options = [("entrance", character) for character in dreamers]
    answer: Option = yield Question(hero.seat, "entrance", options, name)
    victim = dreamers[str(answer[1])]
    resisted = yield from resists(table, victim, name)
    if resisted:
        return
    items = _entranceable(table, victim)
    taken, named = yield (
        Question(hero.seat, "steal", [("take", item) for item in items], name),
        Question(victim.seat, "missing", [("name", item) for item in items], name),
    )
    if taken[1] == named[1]:
        table.note("noticed", victim.seat, named[1], hero.seat)
    else:
        table.note("missed", victim.seat, named[1])
        _steal(table, hero, victim, str(taken[1]))


def _delivery(table: Table, hero: Hero) -> ChanceNumbers | None:
    """What the City Merchant or the Tradesman would lay out in her space."""
    here = table.box.board.ids[hero.space]
    cards = table.box.chance.values()
    return next((c.params for c in cards if c.kind == "stock" and c.params.space == here), None)


def _no_market_here(table: Table, hero: Hero) -> Reason | None:
    return None if _delivery(table, hero) else because("wrong_place", "R-157")


@scroll("commodity_purchase_order", _no_market_here)
def commodity_purchase_order(table: Table, hero: Hero) -> Step:
    """New goods in the City or the Village, as after a Chance card."""
    delivery = _delivery(table, hero)
    assert delivery is not None, "the Order was read where nothing is sold"
    restock(table, delivery)
    yield from ()


def _creatures_here(table: Table, hero: Hero) -> list[str]:
    """The face-up ones; none from within an Astral Plane, where they are not met (R-195), and not
    the lord of a Palace, who must be defeated (W-217)."""
    at_goal = any(realm.goal == hero.space for realm in table.realms.values())
    if table.assault != NOBODY or at_goal:
        return []
    return [card for card in table.adventures[hero.space] if card in table.box.creatures]


def _no_creature_here(table: Table, hero: Hero) -> Reason | None:
    return None if _creatures_here(table, hero) else because("no_creature_here", "R-106")


@scroll("scroll_of_destruction", _no_creature_here)
def scroll_of_destruction(table: Table, hero: Hero) -> Step:
    """Remove a Creature from your space without a fight, without Experience or treasure."""
    options = [("remove", creature) for creature in _creatures_here(table, hero)]
    answer: Option = yield Question(hero.seat, "destroy", options, "scroll_of_destruction")
    creature = str(answer[1])
    remove_creature(table, hero.space, creature)
    discard_hoard(table, creature)
    table.note("removed", hero.seat, creature)
    if table.phase == "fight":
        table.phase = "arrive"
    elif table.battle is not None and table.battle.creature == creature:
        table.battle = None
        table.phase = "after"


def _no_rare_item(table: Table, _hero: Hero) -> Reason | None:
    if table.rare_deck or table.rare_discard:
        return None
    return because("no_rare_item_left", "R-019")


@scroll("scroll_of_wishes", _no_rare_item)
def scroll_of_wishes(table: Table, hero: Hero) -> Step:
    """Search the Rare Items and their discards, take one, shuffle the deck."""
    options = [("take", item) for item in sorted(table.rare_deck + table.rare_discard)]
    answer: Option = yield Question(hero.seat, "wish", options, "scroll_of_wishes")
    item = str(answer[1])
    pile = table.rare_deck if item in table.rare_deck else table.rare_discard
    pile.remove(item)
    hero.items.append(item)
    table.note("found", hero.seat, item)
    table.chance.shuffle(table.rare_deck)

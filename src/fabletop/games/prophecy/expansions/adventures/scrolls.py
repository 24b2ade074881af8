"""The new scrolls and the new potion (W-254, W-255). Each function is the card of the same name."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.cards.potions import empty, why_not_plain
from fabletop.games.prophecy.cards.scrolls import steal
from fabletop.games.prophecy.cards.special import Specials, special
from fabletop.games.prophecy.printed.numbers_met import ChanceNumbers
from fabletop.games.prophecy.rules.hero.body import heal, recharge
from fabletop.games.prophecy.rules.hero.prayer import own_die
from fabletop.games.prophecy.rules.places.market import restock
from fabletop.games.prophecy.rules.table.decks import distinct, ordinary, within_reach
from fabletop.games.prophecy.rules.table.reasons import Reason, because
from fabletop.games.prophecy.state import NOBODY, Hero, Table

NEW_SCROLLS: Final[Specials] = {}
NEW_POTIONS: Final[Specials] = {}


def _entranceable(table: Table, hero: Hero) -> list[str]:
    """Items that can be taken: neither Artifacts nor loose Stones (W-254)."""
    items = table.box.items
    return [n for n in distinct(ordinary(table, within_reach(table, hero))) if not items[n].stone]


def _dreamers(table: Table, hero: Hero) -> list[Hero]:
    """The others in her space who own at least two such Items: a single one would be no secret."""
    if table.assault != NOBODY:
        return []
    return [
        other
        for other in table.heroes
        if other is not hero and other.space == hero.space and len(_entranceable(table, other)) > 1
    ]


def _nobody_to_entrance(table: Table, hero: Hero) -> Reason | None:
    return None if _dreamers(table, hero) else because("nobody_to_entrance", "W-254")


@special(NEW_SCROLLS, _nobody_to_entrance)
def scroll_of_entrancement(table: Table, hero: Hero) -> Step:
    """Take an Item in secret; the victim keeps it if her simultaneous guess names it (W-255)."""
    name = "scroll_of_entrancement"
    dreamers = {other.character: other for other in _dreamers(table, hero)}
    options = [("entrance", character) for character in dreamers]
    answer: Option = yield Question(hero.seat, "entrance", options, name)
    victim = dreamers[str(answer[1])]
    resisted = yield from table.parts.resisted(table, victim, name)
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
        steal(table, hero, victim, str(taken[1]))


def _delivery(table: Table, hero: Hero) -> ChanceNumbers | None:
    """The goods that the City Merchant or the Tradesman would lay out in her space."""
    here = table.box.board.ids[hero.space]
    cards = table.box.chance.values()
    return next((c.params for c in cards if c.kind == "stock" and c.params.space == here), None)


def _no_market_here(table: Table, hero: Hero) -> Reason | None:
    return None if _delivery(table, hero) else because("wrong_place", "R-157")


@special(NEW_SCROLLS, _no_market_here)
def commodity_purchase_order(table: Table, hero: Hero) -> Step:
    """Lay out new goods in the City or the Village, as with a Chance card."""
    delivery = _delivery(table, hero)
    assert delivery is not None, "the Order was read where nothing is sold"
    restock(table, delivery)
    yield from ()


@special(NEW_POTIONS, lambda table, hero: why_not_plain(table, hero, "unmarked_potion"))
def unmarked_potion(table: Table, hero: Hero) -> Step:
    """A die decides its effect: odd heals, even recharges."""
    gives = empty(table, hero, "unmarked_potion")
    die = yield from own_die(table, hero, "unmarked_potion")
    table.note("fortune_die", hero.seat, die)
    if die % 2:
        heal(table, hero, gives.heal)
    else:
        recharge(table, hero, gives.recharge)

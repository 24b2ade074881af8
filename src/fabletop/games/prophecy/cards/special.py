"""How cards with rules of their own (Opportunities, scrolls, potions) are registered: why a card
may be refused, and what it does."""

from collections.abc import Callable
from typing import Final, NamedTuple

from fabletop.core.question import Step
from fabletop.games.prophecy.rules.hero.payment import purse
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs
from fabletop.games.prophecy.state import Hero, Table

WhyNot = Callable[[Table, Hero], Reason | None]
CardEffect = Callable[[Table, Hero], Step]

NO_EFFECT: Final = because("no_effect", "R-102")


class SpecialCard(NamedTuple):
    why_not: WhyNot
    use: CardEffect


Specials = dict[str, SpecialCard]


def special(cards: Specials, why_not: WhyNot) -> Callable[[CardEffect], CardEffect]:
    """Register the decorated function as the card of the same name."""

    def register(use: CardEffect) -> CardEffect:
        cards[use.__name__] = SpecialCard(why_not, use)
        return use

    return register


def at_home(table: Table, hero: Hero, card: str) -> bool:
    """Whether the hero is in the terrain where the card gives more."""
    terrain = table.box.board.terrain[hero.space]
    return terrain == table.box.opportunities[card].params.home


def gold_missing(table: Table, hero: Hero, card: str, rule: str) -> Reason | None:
    price = table.box.opportunities[card].params.gold
    return (
        None
        if purse(table, hero, "opportunity") >= price
        else needs("gold", rule, price, hero.coins)
    )

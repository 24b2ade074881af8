"""What single Opportunities would do for a hero, and Treasures that she could dig up: questions
about the open table, answered by the cards' own rules.

Where a `space` may be given, the answer is for a hero who is there; otherwise for where she is.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option
from fabletop.games.prophecy.cards import merchants, people, places
from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.seen.prices import placed
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Hero, Table

GIFTS: Final[dict[str, Callable[[Table, Hero], Goods]]] = {
    "gem_mine": lambda table, hero: Goods(gold=places.mine_yield(table, hero)),
    "leprechaun": lambda table, hero: Goods(gold=people.pot_of_gold(table, hero)),
    "dryad": people.dryads_gift,
}
"""The Opportunities that surely give something, how much depends on the hero and the space."""


class CubeTrade(NamedTuple):
    """The cubes that a trade with the Alchemist changes."""

    red: int
    blue: int


def gift(view: ProphecyView, seat: int, card: str, space: str = "") -> Goods:
    """What an Opportunity without any choice gives; nothing if it is not one of `GIFTS`."""
    given = GIFTS.get(card)
    return Goods() if given is None else given(*placed(view, seat, space))


def wishes(view: ProphecyView, seat: int) -> dict[str, Goods]:
    """What the Golden Fish would grant her, by the name of the wish."""
    table, hero = placed(view, seat, "")
    return {str(wish): people.granted(table, str(wish)) for (wish,) in people.wishes(table, hero)}


def cures(view: ProphecyView, seat: int) -> list[HeldAmounts]:
    """The Health or the Magic that the Travelling Apothecary would sell her, with the prices."""
    table, hero = placed(view, seat, "")
    return [
        {
            "Gold": -merchants.cure_price(table, cure),
            "Health" if cure[0] == "heal" else "Magic": int(cure[1]),
        }
        for cure in merchants.cures(table, hero)
    ]


def cube_trades(view: ProphecyView, seat: int) -> dict[str, CubeTrade]:
    """The trades that the Alchemist would make with her, by their name."""
    table, hero = placed(view, seat, "")
    return {
        str(trade[0]): CubeTrade(*merchants.cubes_traded(table, trade))
        for trade in merchants.cube_trades(table, hero)
    }


def collected(view: ProphecyView, seat: int) -> dict[str, int]:
    """The Items that the Collector would buy from her, and what he pays."""
    table, hero = placed(view, seat, "")
    items = merchants.collected(table, hero)
    return {item: merchants.collectors_price(table, item) for item in items}


def library(view: ProphecyView, seat: int) -> dict[str, list[str]]:
    """The Abilities that she could learn in the Lost Library, by guild. Which cards are left in the
    decks is public in the Standard version."""
    if view.version != "standard":
        return {}
    found = places.library_lessons(*placed(view, seat, ""))
    return {guild: sorted(cards) for guild, cards in found.items()}


def treasures_for(view: ProphecyView, seat: int) -> list[str]:
    """The open Treasures that her Map Fragments can pay for, one at a time."""
    return [str(option[1]) for option in _could_dig(view, seat) if len(option) > 1]


def can_dig_blindly(view: ProphecyView, seat: int) -> bool:
    """Whether her Map Fragments pay for a random Treasure, at a table that digs at random."""
    return any(len(option) == 1 for option in _could_dig(view, seat))


def _could_dig(view: ProphecyView, seat: int) -> list[Option]:
    table, hero = placed(view, seat, "")
    could = table.parts.could_dig
    return could(table, hero) if could else []

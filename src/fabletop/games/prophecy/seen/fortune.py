"""What may befall a hero: whom she may attack, what her scrolls could harm, how much harm she
survives, and what her single dice bring. Prayer is not counted."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from fabletop.games.prophecy.cards import people, places, scrolls
from fabletop.games.prophecy.rules.hero import body
from fabletop.games.prophecy.rules.hero.prayer import counted
from fabletop.games.prophecy.rules.planes.planes import is_solved
from fabletop.games.prophecy.rules.turn import arriving, start_of_round
from fabletop.games.prophecy.rules.turn.start_of_round import Hope
from fabletop.games.prophecy.seen.battles.dice_chances import SIDES
from fabletop.games.prophecy.seen.prices import placed
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Hero, Table

GoodDie = Callable[[Table, Hero, int, int], bool]
"""Whether a die is good for a hero who has paid this much Health."""

LUCKY: Final[dict[str, GoodDie]] = {
    "ancient_scroll": lambda table, hero, die, _paid: places.can_read(table, hero, die),
    "cleansing_fire": lambda table, _hero, die, paid: places.is_cleansed(table, die, paid),
    "mysterious_old_man": lambda table, _hero, die, _paid: people.is_magician(table, die),
}
"""The Opportunities that help only if a die is good."""


SHARES: Final = [Fraction(number, len(SIDES)) for number in range(len(SIDES) + 1)]
"""The chance that a die shows one of this many faces."""


def may_attack(view: ProphecyView, seat: int, space: str = "") -> list[int]:
    """The seats of the characters whom she may attack in a space, or where she is, as soon as no
    Creature is left there."""
    return [rival.seat for rival in arriving.rivals_beyond(*placed(view, seat, space))]


def enemies(view: ProphecyView, seat: int) -> list[str]:
    """The opponents whom she meets now: Creatures in her space, or the next Guardian of the plane
    under attack."""
    return arriving.enemies(*placed(view, seat, ""))


def may_decline(view: ProphecyView, seat: int, foe: str) -> bool:
    """Whether she need not fight a Creature that she meets."""
    return arriving.may_decline(view._table, view._table.heroes[seat], foe)


def exposed_items(view: ProphecyView, seat: int) -> list[tuple[int, str]]:
    """The Items that a scroll of hers could steal or destroy, each with the seat of its owner."""
    return [(other.seat, item) for other, item in scrolls.neighbours_items(*placed(view, seat, ""))]


def removable(view: ProphecyView, seat: int) -> list[str]:
    """The Creatures that a scroll of hers could remove without a fight."""
    return scrolls.creatures_here(*placed(view, seat, ""))


def spare_health(view: ProphecyView, seat: int) -> int:
    """The Health that she can lose without dying."""
    return body.spare_health(view._table, view._table.heroes[seat])


def is_lucky(view: ProphecyView, seat: int, card: str, die: int, paid: int = 0) -> bool:
    """Whether a die of hers, as it counts, makes one of the `LUCKY` Opportunities help, or answers
    the riddle of a Guardian."""
    table, hero = view._table, view._table.heroes[seat]
    if card in LUCKY:
        return LUCKY[card](table, hero, die, paid)
    return is_solved(table.box.foes[card].special, die)


def luck(view: ProphecyView, seat: int, card: str, paid: int = 0) -> Fraction:
    """The chance that her die is good for this."""
    table, hero = view._table, view._table.heroes[seat]
    good = [die for die in SIDES if is_lucky(view, seat, card, counted(table, hero, die), paid)]
    return SHARES[len(good)]


def hope(view: ProphecyView, die: int) -> Hope:
    """What the Banner of Hope gives if the die of its owner counts this much."""
    return start_of_round.hope(view._table, die)

"""What is the same for all seats: the map, where the Mentors are, and the time until Evil wins."""

from collections.abc import Iterable
from typing import Final

from fabletop.games.wizards.isles import distance
from fabletop.games.wizards.printed import ORDERS
from fabletop.games.wizards.seen.board import box_of, isles_of
from fabletop.games.wizards.seen.calendar import DAYS, is_circle_last, lands_due, lands_left
from fabletop.games.wizards.seen.people import mentors
from fabletop.games.wizards.seen.view import WizardsView

SPARED: Final = 2
USUAL: Final = 9.0
"""How many lands are usually left when the Sacred Circle dies, and in which Fortnight that is."""

NEAR: Final = 5.0
"""A place that is this many spaces away counts half."""


class Ground:
    __slots__ = ("box", "demons", "dragon", "isles", "mentors", "time", "view")

    def __init__(self, view: WizardsView) -> None:
        self.box, self.isles = box_of(view), isles_of(view)
        spaces = self.isles.numbers
        self.demons = {spaces[name] for name in view.demons}
        self.dragon = spaces.get(view.dragon, -1)
        self.view = view
        self.time = _time(view)
        self.mentors = {order: mentors(view, order) for order in ORDERS}


def _time(view: WizardsView) -> float:
    """How long it takes Evil to win if the players do no more against it, as a share of the length
    of a usual game."""
    left = lands_left(view) - (0 if is_circle_last(view) else SPARED) + view.completed / view.needed
    fortnight = view.fortnight
    time: float = -view.day / DAYS
    while left > 0.0:
        due = lands_due(view, fortnight)
        time += 1.0 if due < left else left / due
        left -= due
        fortnight += 1
    return max(0.0, time) / USUAL


def nearness(here: int, spaces: Iterable[int]) -> float:
    """How near the nearest of some spaces is: 1 if it is here, less with every turn of the way."""
    if here < 0:
        return 0.0
    far = min([distance(here, space) for space in spaces], default=-1)
    return 1.0 / (1.0 + far / NEAR) if far >= 0 else 0.0

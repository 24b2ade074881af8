"""What is the same for all seats: the map, where the Mentors are, and the time until Evil wins."""

from collections.abc import Iterable

from fabletop.bots.evaluations.wizards.goals import MASTERS, PACE
from fabletop.games.wizards.isles import distance
from fabletop.games.wizards.seen.board import box_of, isles_of
from fabletop.games.wizards.seen.view import WizardsView

MASTERY = 4
"""The rank below the one that wins."""

DAYS = 14
"""Days of a Fortnight."""

RIVALS, TEAM = (0, 0, 1, 1, 2, 2, 3), (0, 0, 1, 1, 2, 3, 4)
"""About how many lands Evil claims in each Fortnight; the last number is for all later ones."""

ENOUGH, USUAL = 15, 9.0
"""After how many dead lands, and how many Fortnights, the Sacred Circle usually dies."""

ALL = 17
"""All lands but the Lair: the Sacred Circle may be the last of them."""


class Ground:
    __slots__ = ("box", "dead", "demons", "dragon", "isles", "last", "mentors", "time")

    def __init__(self, view: WizardsView) -> None:
        self.box, self.isles = box_of(view), isles_of(view)
        spaces = self.isles.numbers
        self.demons = {spaces[name] for name in view.demons}
        self.dragon = spaces.get(view.dragon, -1)
        self.last = MASTERY - (view.variants["winning"] == "gems")
        self.time = _time(view)
        self.dead = {self.isles.index[land] for land in view.dead}
        self.mentors = {
            "wizards": [spaces[one.space] for one in view.wizards],
            "sorcerers": self.living(*MASTERS),
            "druids": self.living("ruktal"),
        }

    def living(self, *sites: str) -> list[int]:
        """The spaces of those sites that are on the map and have not died."""
        where, land = self.isles.where, self.isles.land
        return [where[one] for one in sites if one in where and land[where[one]] not in self.dead]


def _time(view: WizardsView) -> float:
    """How long it takes Evil to win if the players do no more against it, as a share of the length
    of a usual game."""
    lands = ALL if view.variants["circle"] == "last" else ENOUGH
    left = lands - len(view.dead) + view.completed / view.needed
    claims = TEAM if view.cooperative else RIVALS
    fortnight = view.fortnight
    time: float = -view.day / DAYS
    while left > 0.0:
        due = claims[min(fortnight, len(claims)) - 1]
        time += 1.0 if due < left else left / due
        left -= due
        fortnight += 1
    return max(0.0, time) / USUAL


def nearness(here: int, spaces: Iterable[int]) -> float:
    """How near the nearest of some spaces is: 1 if it is here, less with every turn of the way."""
    if here < 0:
        return 0.0
    far = min([distance(here, space) for space in spaces], default=-1)
    return 1.0 / (1.0 + far / PACE) if far >= 0 else 0.0

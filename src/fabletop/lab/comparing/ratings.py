"""Ratings of contestants from the places of their games, by OpenSkill's Plackett-Luce model."""

from collections.abc import Iterable, Sequence
from statistics import mean
from typing import NamedTuple

from openskill.models import PlackettLuce

from fabletop.lab.comparing.arena import SeatOrder


class Rating(NamedTuple):
    """How strong a contestant is taken to be, and how unsure that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What it is worth at least, most probably."""
        return self.mu - 3 * self.sigma


def rate(contestants: int, games: Iterable[tuple[SeatOrder, Sequence[int]]]) -> list[Rating]:
    """The ratings after these games, in this order: who sat where, and the place of every seat.
    A contestant on several seats becomes what its seats become on average."""
    model = PlackettLuce()
    ratings = [Rating(model.mu, model.sigma)] * contestants
    for seating, places in games:
        before = [[model.create_rating([*ratings[one]])] for one in seating]
        after = model.rate(before, ranks=[float(place) for place in places])
        for contestant in dict.fromkeys(seating):
            new = [after[seat][0] for seat, sitting in enumerate(seating) if sitting == contestant]
            ratings[contestant] = Rating(
                mean(one.mu for one in new), mean(one.sigma for one in new)
            )
    return ratings

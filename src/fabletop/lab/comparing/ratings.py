"""Ratings of contestants from the places of their games, by OpenSkill's Plackett-Luce model."""

from collections.abc import Iterable, Sequence
from statistics import mean
from typing import NamedTuple

from openskill.models import PlackettLuce

from fabletop.lab.comparing.arena import SeatOrder


class Rating(NamedTuple):
    """The estimated strength of a contestant, and its uncertainty."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A conservative estimate: the strength is most probably at least this."""
        return self.mu - 3 * self.sigma


def rate(contestants: int, games: Iterable[tuple[SeatOrder, Sequence[int]]]) -> list[Rating]:
    """The ratings after these games, given in order as a seating and the place of every seat. The
    rating of a contestant on several seats becomes the average of its seats."""
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

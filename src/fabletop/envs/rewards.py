"""What a finished game is worth to each seat.

By place: how many are behind a seat less how many are ahead of it, divided by the number of the
others: 1 for a win, -1 for the last place, 0 in the middle, and the sum is 0. Where the table
itself beats everybody (a game without a first place) it is -1 for all. Who plays together or alone
has 1 for a win and -1 for a defeat.

By score: the seat's score less the mean of the others'. Who plays together shares the mean of all.

A game that is cut short is worth 0.
"""

from collections.abc import Callable
from statistics import fmean
from typing import Literal

from fabletop.core.game import Options, Result

Reward = Literal["place", "score"]

COOPERATIVE = "cooperative"
"""The choice with which a table plays together, in every game that has one."""


def plays_together(options: Options, players: int) -> bool:
    return players == 1 or COOPERATIVE in options.values()


def by_place(result: Result, together: bool) -> list[float]:
    places = result.places
    if not result.winners:
        return [-1.0] * len(places)
    if together:
        return [1.0] * len(places)
    return [_lead(place, places) / (len(places) - 1) for place in places]


def _lead(place: int, places: tuple[int, ...]) -> int:
    return sum(other > place for other in places) - sum(other < place for other in places)


def by_score(result: Result, together: bool) -> list[float]:
    scores = result.scores
    if together:
        return [fmean(scores)] * len(scores)
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]


REWARDS: dict[Reward, Callable[[Result, bool], list[float]]] = {
    "place": by_place,
    "score": by_score,
}

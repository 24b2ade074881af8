"""The reward of each seat for a finished game.

By place: the number of seats behind it minus the number ahead of it, divided by the number of
other seats: 1 for a win, -1 for the last place, 0 in the middle; the sum is 0. If nobody wins (a
game without a first place), it is -1 for all. In cooperative and solitary games it is 1 for a win
and -1 for a defeat.

By score: the seat's score minus the mean of the others'. In cooperative games all get the mean.

A truncated game gives 0.
"""

from collections.abc import Callable
from statistics import fmean
from typing import Literal

from fabletop.core.game import Options, Result

Reward = Literal["place", "score"]

COOPERATIVE = "cooperative"
"""The choice that makes a game cooperative, in every game that has one."""


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

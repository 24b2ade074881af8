"""A player's Tasks: what they are worth, how much of them is done, and how far the rest is."""

from collections.abc import Sequence
from typing import Final

from fabletop.bots.outlooks.wizards.ground import Ground, nearness
from fabletop.games.wizards.seen.people import open_parts, places_of_part, task_gives
from fabletop.games.wizards.seen.ranks import deficits, last_points
from fabletop.games.wizards.seen.view import HeldTaskView, PlayerView

MANDATORY: Final = 4.0
SPARE: Final = 0.3
"""The value of completing a Mandatory Task, and that of a point that is not needed, in points."""


def counted(points: Sequence[int], needed: Sequence[int]) -> int:
    """How many of the points are needed."""
    return sum(map(min, points, needed))


def measure_tasks(ground: Ground, player: PlayerView, here: int) -> tuple[float, float, float]:
    """What the Tasks in hand are worth, how much of that is done, and the best part in reach, each
    as a share of the points for the last rank."""
    worth = begun = best = 0.0
    if not player.tasks or not player.order:
        return worth, begun, best
    last, needs = last_points(ground.view, player.order), deficits(ground.view, player.seat)
    for task in player.tasks:
        points, done = task_gives(ground.view, task.card), task.done
        useful = counted(points, needs)
        value = useful + SPARE * (sum(points) - useful) + MANDATORY * task.mandatory
        finished = sum(done)
        near = nearness(here, _next_spaces(ground, player, task))
        worth += value
        begun += value * finished / len(done)
        best = max(best, value * near / max(1, len(done) - finished))
    whole = sum(last)
    return worth / whole, begun / whole, best / whole


def _next_spaces(ground: Ground, player: PlayerView, task: HeldTaskView) -> list[int]:
    """The spaces where the next parts of a Task can be done."""
    return [
        space
        for number in open_parts(ground.view, task)
        for space in places_of_part(ground.view, player.seat, task, number)
    ]

"""What is recorded of a game of Wizards: when each player joined an Order and rose in it, Tasks,
and lands saved."""

from dataclasses import dataclass, field
from typing import Any

from fabletop.core.match import Match
from fabletop.games.wizards.seen.calendar import DAYS


@dataclass(slots=True)
class Career:
    """One player: the last Order, the day on which each of its ranks was reached (joining it is the
    first rank), whether there was another Order before, completed Tasks, and points at the end."""

    order: str = ""
    ranks: dict[int, int] = field(default_factory=dict)
    switched: bool = False
    completed: int = 0
    points: int = 0


@dataclass(slots=True)
class Course:
    careers: list[Career]
    days: int = 1
    saved: int = 0
    """How many lands were saved by completed Tasks."""


def course_of(match: Match[Any]) -> Course:
    careers = [Career() for _ in match.header.seats]
    course = Course(careers)
    for entry in match.entries:
        for event in entry.events:
            match event.told:
                case ("day", int(day), int(fortnight)):
                    course.days = (fortnight - 1) * DAYS + day
                case ("joins", int(seat), str(order)):
                    careers[seat].switched = bool(careers[seat].order)
                    careers[seat].order = order
                    careers[seat].ranks = {1: course.days}
                case ("advances", int(seat), int(rank)):
                    careers[seat].ranks[rank] = course.days
                case ("completed", int(seat), _):
                    careers[seat].completed += 1
                case ("saved",):
                    course.saved += 1
                case _:
                    pass
    result = match.result
    assert result is not None, "a game that has ended"
    for career, points in zip(careers, result.scores, strict=True):
        career.points = points
    return course

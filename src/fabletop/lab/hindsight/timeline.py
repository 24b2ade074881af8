"""A game over time: each seat's chance to win, and a few important numbers.

The chance comes from the bots' outlook, applied to what the seat itself could see at the time, so
the chances of all seats need not add up to one. The last value is the result.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from fabletop.bots.outlook import outlook_if_any
from fabletop.core.match import Match
from fabletop.core.view import AnyView
from fabletop.lab.plugin import plugin_of

Curve = tuple[float, ...]
"""A number before the first answer, after it, after the second, and so on."""


@dataclass(frozen=True, slots=True)
class Swing:
    """A moment that changed a seat's chance to win, and the chance before and after."""

    moment: int
    seat: int
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


@dataclass(frozen=True, slots=True)
class Timeline:
    """The curves of every seat: of the chance to win, and of each number by name; and the turning
    points. A game without an outlook has no chances, one without a plugin no numbers."""

    rounds: Curve
    chances: tuple[Curve, ...]
    numbers: dict[str, tuple[Curve, ...]]
    turns: tuple[Swing, ...]


def timeline(match: Match) -> Timeline:
    seats, game = range(len(match.header.seats)), match.game
    rounds, chances, numbers = [], [], []
    for past in match.walk():
        rounds.append(float(game.rounds(past.position.table)))
        chances.append([_chance(past, seat) for seat in seats])
        numbers.append(_numbers(game.name, past.view(None), len(seats)))
    if match.over:
        chances[-1] = _result(match)
    courses = _by_seat(chances) if outlook_if_any(game.name) else ()
    return Timeline(
        tuple(rounds),
        courses,
        {
            name: told
            for name in numbers[-1]
            if any(map(any, told := _by_seat([row[name] for row in numbers])))
        },
        tuple(swings(courses)),
    )


def _by_seat(rows: Sequence[Sequence[float]]) -> tuple[Curve, ...]:
    return tuple(zip(*rows, strict=True))


def _chance(past: Match, seat: int) -> float:
    outlook = outlook_if_any(past.game.name)
    return outlook.standing(past.view(seat), seat)[0][seat] if outlook else 0.0


def _result(match: Match) -> list[float]:
    """The final chances: 1 for a win, also a shared one, or else 0."""
    assert match.result is not None
    return [float(place == 1) for place in match.result.places]


def _numbers(game: str, view: AnyView, seats: int) -> dict[str, list[float]]:
    rows = [plugin_of(game).course(view, seat) for seat in range(seats)]
    return {name: [float(row[name]) for row in rows] for name in rows[0]}


AROUND = 60
"""A swing compares a sixtieth of the game before it with a sixtieth after it, so that a gain soon
lost again does not count."""
LEAST = 0.08
"""The smallest swing that counts as a turning point."""
MOST_TURNS = 5


def swings(courses: Sequence[Curve]) -> list[Swing]:
    """The turning points: the largest lasting swings of the seats' chances, in the order of the
    game, and never two close together."""
    reach = max(2, len(courses[0]) // AROUND) if courses else 0
    found: list[Swing] = []
    every = [one for seat, course in enumerate(courses) for one in _lasting(course, seat, reach)]
    for one in sorted(every, key=lambda swing: (-swing.size, swing.moment, swing.seat)):
        if len(found) == MOST_TURNS or one.size < LEAST:
            break
        if all(abs(one.moment - other.moment) > 2 * reach for other in found):
            found.append(one)
    return sorted(found, key=lambda swing: swing.moment)


def _lasting(course: Curve, seat: int, reach: int) -> list[Swing]:
    """For each moment the swing around it, placed at the step that contributed most to it."""
    steps = [after - before for before, after in pairwise(course)]
    found = []
    for middle in range(1, len(course)):
        first, last = max(0, middle - reach), min(len(course), middle + reach)
        before, after = _mean(course[first:middle]), _mean(course[middle:last])
        sign = 1 if after > before else -1
        moment = max(range(first, last - 1), key=lambda n: (sign * steps[n], -abs(n + 1 - middle)))
        found.append(Swing(moment + 1, seat, before, after))
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)

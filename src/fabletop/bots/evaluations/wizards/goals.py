"""Where to go: the places that are worth a journey, and their values."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fabletop.bots.evaluations.wizards.seen import SeenWizards, WeightedSpace
from fabletop.bots.evaluations.wizards.worth import demons, visits
from fabletop.games.wizards.isles import STEPS_FROM, Isles
from fabletop.games.wizards.printed import ORDERS
from fabletop.games.wizards.seen.board import is_there
from fabletop.games.wizards.seen.chances import has_chart, mentor_chances
from fabletop.games.wizards.seen.distances import FAR, Far, distances, distances_at
from fabletop.games.wizards.seen.people import (
    barred,
    clearers,
    healers,
    is_permitted,
    may_get_task,
    may_join,
    mentors,
    open_parts,
    places_of_part,
    returns,
    task_gives,
)
from fabletop.games.wizards.seen.ranks import MASTERY, is_ready
from fabletop.games.wizards.seen.situation import Situation
from fabletop.games.wizards.seen.travel import gait, pace
from fabletop.games.wizards.seen.view import HeldTaskView

HASTE: Final = 0.7
"""How much less a goal is worth for every turn that it takes to reach."""

MOST_GOALS: Final = 5
"""How many goals a walking player thinks about."""

ADVANCE: Final = 70.0
JOIN: Final = 25.0
HEAL: Final = 18.0
CLEAR: Final = 18.0
STRANGER: Final = 4.0
VICTORY: Final = 4
"""How much more the rank that wins is worth."""

RETURN: Final = 4.0
WORTH_RETURNING: Final = 5.5
"""The value of a step aside that allows another visit (`asides`), and from which worth on a site is
visited again."""

AGAIN: Final = 1.5
"""How much better it is to wait where a High Wizard may appear than to ask only once."""

MOST_TASKS: Final = 4
"""A player who has this many Optional Tasks does not look for more."""

Route = tuple[Far, float]
"""How far a goal is from every space, and what it is worth."""


MOST_SITUATIONS: Final = 5_000
_GOALS: Final[dict[Situation, list[WeightedSpace]]] = {}
"""The goals by the player's situation, which stays the same while she walks."""


def goals(seen: SeenWizards) -> list[WeightedSpace]:
    if seen.goals is None:
        found = _GOALS.get(seen.situation)
        if found is None:
            if len(_GOALS) >= MOST_SITUATIONS:
                _GOALS.clear()
            found = _GOALS[seen.situation] = _goals(seen)
        seen.goals = found
    return seen.goals


def _goals(seen: SeenWizards) -> list[WeightedSpace]:
    me = seen.me
    if seen.afflicted:
        return _worth_it(seen, [(space, HEAL) for space in healers(seen.view)])
    found: list[WeightedSpace] = [(space, CLEAR) for space in clearers(seen.view, seen.seat)]
    if may_join(seen.view, seen.seat):
        found += [(space, JOIN) for space in mentors(seen.view, preference(seen))]
        found += [(space, JOIN * 0.6) for order in ORDERS for space in mentors(seen.view, order)]
    elif me.rank:
        found += _markers(seen)
        found += _meetings(seen)
        found += _sites(seen)
    return _worth_it(seen, found)


def _worth_it(seen: SeenWizards, found: list[WeightedSpace]) -> list[WeightedSpace]:
    """The goals that are open and worth more than the cost of the Demons there."""
    where, forced = seen.isles.where, seen.isles.forced
    closed = {where[site] for site in barred(seen.view, seen.seat) if forced[where[site]]}
    lurking = seen.demons
    return [
        (space, worth)
        for space, worth in found
        if space not in closed
        and worth > 0.0
        and (space not in lurking or worth > danger(seen, space))
    ]


def danger(seen: SeenWizards, space: int) -> float:
    """What the Demons in a space cost. They attack only after the player has done what she came
    for."""
    return max(0.0, demons(seen)) if space in seen.demons else 0.0


def preference(seen: SeenWizards) -> str:
    """The Order that a seat prefers; it differs by seat and map, so that all Orders are played."""
    return ORDERS[(seen.seat + seen.view.placements[0][1]) % len(ORDERS)]


def _markers(seen: SeenWizards) -> list[WeightedSpace]:
    """The markers that can be picked up next, and persons without a marker."""
    found: list[WeightedSpace] = []
    for task in seen.me.tasks:
        worth = part_value(seen, task)
        for number in open_parts(seen.view, task):
            places = places_of_part(seen.view, seen.seat, task, number)
            found += [(space, worth) for space in places]
    return found


def part_value(seen: SeenWizards, task: HeldTaskView) -> float:
    """The gain from completing the Task, divided among the parts that are left."""
    left = sum(not done for done in task.done)
    bonus = 6.0 if task.mandatory else 2.0
    return (points_value(seen, task_gives(seen.view, task.card)) + bonus) / left


def points_value(seen: SeenWizards, points: Sequence[int]) -> float:
    """Points that are needed count in full, others for less."""
    needs = seen.deficits
    return sum(
        [min(n, need) + 0.3 * max(0, n - need) for n, need in zip(points, needs, strict=True)], 0.0
    )


def _meetings(seen: SeenWizards) -> list[WeightedSpace]:
    """The player's own Mentor for advancement, and other Mentors for Tasks."""
    me, ready = seen.me, is_ready(seen.view, seen.seat)
    wanted = ADVANCE * (VICTORY if me.rank == MASTERY else 1) if ready else 0.0
    mandatory = any(task.mandatory for task in me.tasks)
    if me.rank < MASTERY and may_get_task(seen.view, seen.seat, me.order):
        wanted += STRANGER
    found = [(space, wanted) for space in mentors(seen.view, me.order) if wanted]
    if ready:
        found += _from_afar(seen)
    optional = len(me.tasks) - mandatory
    if optional < MOST_TASKS:
        for order in ORDERS:
            if order != me.order and may_get_task(seen.view, seen.seat, order):
                found += [(space, STRANGER) for space in mentors(seen.view, order)]
    return found


def _from_afar(seen: SeenWizards) -> list[WeightedSpace]:
    """The sites where a player who is ready may speak to her Mentor, or make one appear."""
    return [
        (space, ADVANCE * (float(speaks) + AGAIN * float(appears)))
        for space, speaks, appears in mentor_chances(seen.view, seen.seat)
    ]


def _sites(seen: SeenWizards) -> list[WeightedSpace]:
    """The sites worth a visit."""
    worths = visits(seen)
    return [(space, worths[kind]) for space, kind in _places(seen.isles, seen.dead)]


@lru_cache(maxsize=256)
def _places(isles: Isles, dead: frozenset[int]) -> list[tuple[int, str]]:
    """The living sites of a map with a chart: their spaces and kinds."""
    spaces = [space for space in isles.where.values() if isles.land[space] not in dead]
    return [(space, isles.kind[space]) for space in spaces if has_chart(isles.kind[space])]


def asides(seen: SeenWizards) -> list[int]:
    """Spaces beside dwellings just visited, or off their land: from there she can visit again."""
    if seen.asides is None:
        seen.asides = _asides(seen)
    return seen.asides


def _asides(seen: SeenWizards) -> list[int]:
    isles = seen.isles
    found: list[int] = []
    for site, off in returns(seen.view, seen.seat).items():
        space = isles.where[site]
        if visits(seen).get(isles.kind[space], 0.0) >= WORTH_RETURNING and is_permitted(
            seen.view, seen.seat, site
        ):
            around = _outside(isles, space) if off == "land" else isles.steps[space]
            found += [one for one in around if is_there(seen.view, one)]
    return found


@lru_cache(maxsize=256)
def _outside(isles: Isles, start: int) -> tuple[int, ...]:
    """The nearest spaces off the land."""
    land = isles.land[start]
    edge, seen = {start}, {start}
    while True:
        edge = {other for space in edge for other in isles.steps[space]} - seen
        out = tuple(sorted(space for space in edge if isles.land[space] != land))
        if out:
            return out
        seen |= edge


def routes(seen: SeenWizards, found: list[WeightedSpace]) -> list[Route]:
    """The distances to all these goals from the player's space and those around it, and the values
    of the goals, minus the cost of the Demons there."""
    isles, here, spaces = seen.isles, seen.here, [space for space, _ in found]
    near = [here, *[one for one in isles.steps[here] if isles.land[one] not in seen.dead]]
    pace = gait(seen.view, seen.seat, swift=True)
    return _rated(seen, found, distances_at(near, isles, spaces, seen.dead, pace))


def routes_from_anywhere(seen: SeenWizards, found: list[WeightedSpace]) -> list[Route]:
    """The same with the distances from every space."""
    pace, spaces = gait(seen.view, seen.seat, swift=True), [space for space, _ in found]
    return _rated(seen, found, distances(seen.isles, spaces, seen.dead, pace))


def _rated(seen: SeenWizards, found: list[WeightedSpace], far: list[Far]) -> list[Route]:
    lurking = seen.demons
    return [
        (one, value - danger(seen, goal) if goal in lurking else value)
        for one, (goal, value) in zip(far, found, strict=True)
    ]


def promising(seen: SeenWizards, found: list[WeightedSpace]) -> list[WeightedSpace]:
    """The goals that may count for a player who walks: the best ones, if every way were straight
    and easy."""
    if len(found) <= MOST_GOALS:
        return found
    slow, steps = haste(seen), STEPS_FROM[seen.here]
    rates = [(value / (1.0 + slow * steps[goal]), goal, value) for goal, value in found]
    rates.sort(reverse=True)
    return [(goal, value) for _, goal, value in rates[:MOST_GOALS]]


def haste(seen: SeenWizards) -> float:
    """How much less a goal is worth for every movement point of the way."""
    if seen.haste is None:
        seen.haste = HASTE / pace(seen.view, seen.seat)
    return seen.haste


def worth_at(seen: SeenWizards, ways: list[Route], space: int) -> float:
    """The value of being in a space: that of the best goal, given the turns that it takes, and a
    little for other goals nearby."""
    slow, near = haste(seen), asides(seen)
    rates = [value / (1.0 + far[space] * slow) for far, value in ways if far[space] != FAR]
    if near:
        steps, here = STEPS_FROM[space], seen.here
        rates += [RETURN / (1.0 + 2 * slow * steps[one]) for one in near if one != here]
    if not rates:
        return 0.0
    rates.sort(reverse=True)
    return rates[0] + 0.05 * sum(rates[1:4], 0.0)

"""Distances to a goal, cached by map: for readers who compare many spaces and goals."""

from functools import lru_cache

from fabletop.games.wizards.isles import SIZE, Isles
from fabletop.games.wizards.rules.travel.paces import Gait
from fabletop.games.wizards.seen.travel import prices_on_foot

FAR = 999
"""The distance of a space from which there is no way."""

HORIZON = 45
"""Spaces that are farther than this are not distinguished from those without a way."""

Distances = list[int]


@lru_cache(maxsize=2048)
def distances(isles: Isles, goal: int, dead: frozenset[int], gait: Gait) -> Distances:
    """The movement that the way from each space to the goal costs without a boat, around dead lands
    and sites that end a move."""
    far = [FAR] * SIZE
    far[goal] = 0
    steps, price = _steps(isles, dead), prices_on_foot(isles, gait)
    edges: list[list[int]] = [[] for _ in range(HORIZON + max(price))]
    for other in isles.steps[goal]:
        if isles.land[other] not in dead:
            far[other] = price[goal]
            edges[price[goal]].append(other)
    for distance in range(1, HORIZON):
        for space in edges[distance]:
            if far[space] == distance:
                beyond = distance + price[space]
                edge = edges[beyond]
                for other in steps[space]:
                    if far[other] > beyond:
                        far[other] = beyond
                        edge.append(other)
    return far


@lru_cache(maxsize=256)
def _steps(isles: Isles, dead: frozenset[int]) -> list[tuple[int, ...]]:
    """The neighbours on the way back from each space; none where a move ends."""
    steps, land = _free_steps(isles)[:], isles.land
    coasts = {one for index in dead for space in isles.spaces[index] for one in isles.steps[space]}
    for space in coasts:
        steps[space] = tuple([one for one in steps[space] if land[one] not in dead])
    return steps


@lru_cache(maxsize=64)
def _free_steps(isles: Isles) -> list[tuple[int, ...]]:
    """The same while no land is dead."""
    return [
        () if forced else around for forced, around in zip(isles.forced, isles.steps, strict=True)
    ]

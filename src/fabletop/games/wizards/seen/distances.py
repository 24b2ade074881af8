"""Distances to a goal, cached by map: for readers who compare many spaces and goals."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fabletop.games.wizards.isles import SIZE, Isles
from fabletop.games.wizards.rules.travel.paces import Gait
from fabletop.games.wizards.seen.travel import prices_on_foot

FAR: Final = 999
"""The distance of a space from which there is no way."""

HORIZON: Final = 45
"""Spaces that are farther than this are not distinguished from those without a way."""

Far = list[int]
"""The distance of every space from a goal."""


def distances(isles: Isles, goals: Sequence[int], dead: frozenset[int], gait: Gait) -> list[Far]:
    """The movement that the way from each space to each of the goals costs without a boat, around
    dead lands and sites that end a move."""
    searches = _searches(isles, dead, gait)
    return [searches[goal].everywhere() for goal in goals]


def distances_at(
    spaces: Sequence[int],
    isles: Isles,
    goals: Sequence[int],
    dead: frozenset[int],
    gait: Gait,
) -> list[Far]:
    """The same, but right only at some spaces: faster for goals that are near them."""
    searches = _searches(isles, dead, gait)
    return [searches[goal].at(spaces) for goal in goals]


class _Searches(dict[int, "_Search"]):
    """The searches for all goals of a map, as far as they were needed."""

    def __init__(self, isles: Isles, dead: frozenset[int], gait: Gait) -> None:
        super().__init__()
        self._ground = isles, dead, _steps(isles, dead), prices_on_foot(isles, gait)

    def __missing__(self, goal: int) -> "_Search":
        found = self[goal] = _Search(goal, *self._ground)
        return found


_searches = lru_cache(maxsize=32)(_Searches)


class _Search:
    """A search that begins at the goal and goes on only as far as it is asked."""

    __slots__ = ("_distance", "_edges", "_far", "_price", "_steps")

    def __init__(
        self,
        goal: int,
        isles: Isles,
        dead: frozenset[int],
        steps: list[tuple[int, ...]],
        prices: tuple[int, ...],
    ) -> None:
        self._far = far = [FAR] * SIZE
        far[goal] = 0
        self._steps, self._price = steps, prices
        self._distance = 0
        """Shorter distances, and this one, are known."""
        self._edges: list[list[int]] = [[] for _ in range(HORIZON + max(self._price))]
        price = self._price[goal]
        for other in isles.steps[goal]:
            if isles.land[other] not in dead:
                far[other] = price
                self._edges[price].append(other)

    def everywhere(self) -> Far:
        while self._distance < HORIZON - 1:
            self._go_on()
        return self._far

    def at(self, spaces: Sequence[int]) -> Far:
        far = self._far
        for space in spaces:
            while far[space] > self._distance < HORIZON - 1:
                self._go_on()
        return far

    def _go_on(self) -> None:
        """Find all spaces that are one point farther."""
        self._distance = distance = self._distance + 1
        far, steps, price, edges = self._far, self._steps, self._price, self._edges
        for space in edges[distance]:
            if far[space] == distance:
                beyond = distance + price[space]
                edge = edges[beyond]
                for other in steps[space]:
                    if far[other] > beyond:
                        far[other] = beyond
                        edge.append(other)


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

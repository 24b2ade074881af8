"""Distances: movement points from every space to a goal, cached per map."""

from functools import lru_cache

from fabletop.games.wizards.isles import SIZE, Isles

FAR = 999
HORIZON = 45
WATER_COST, ROUGH_COST = 2, 2

Distances = list[int]


@lru_cache(maxsize=2048)
def field(isles: Isles, goal: int, dead: frozenset[int], rough: int) -> Distances:
    """The movement points from each space to the goal, around dead lands and places that end a
    move; `rough` is what woods and mountains cost. Spaces too far away count as unreachable."""
    far = [FAR] * SIZE
    far[goal] = 0
    terrain, land, steps, forced = isles.terrain, isles.land, isles.steps, isles.forced
    price = (WATER_COST, 1, rough, rough)
    edges: list[list[int]] = [[] for _ in range(HORIZON + max(price))]
    edges[0].append(goal)
    for distance in range(HORIZON):
        for space in edges[distance]:
            if far[space] < distance or (forced[space] and space != goal):
                continue
            beyond = distance + price[terrain[space]]
            edge = edges[beyond]
            for other in steps[space]:
                if far[other] > beyond and land[other] not in dead:
                    far[other] = beyond
                    edge.append(other)
    return far

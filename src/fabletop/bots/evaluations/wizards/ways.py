"""How far it is: movement points from every space to a goal, remembered for each map."""

from functools import lru_cache

from fabletop.games.wizards.isles import SIZE, Isles

FAR = 999
HORIZON = 45
WATER_COST, ROUGH_COST = 2, 2

Field = list[int]


@lru_cache(maxsize=1024)
def field(isles: Isles, goal: int, dead: frozenset[int], rough: int) -> Field:
    """The movement that it takes from each space to the goal, around dead lands and places that end
    a move; `rough` is what woods and mountains cost. What is too far is as good as out of reach."""
    far = [FAR] * SIZE
    far[goal] = 0
    terrain, land, steps, forced = isles.terrain, isles.land, isles.steps, isles.forced
    price = (WATER_COST, 1, rough, rough)
    edges: list[list[int]] = [[goal]]
    distance = 0
    while distance < min(len(edges), HORIZON):
        for space in edges[distance]:
            if far[space] < distance:
                continue
            if space != goal and forced[space]:
                continue
            beyond = distance + price[terrain[space]]
            for other in steps[space]:
                if beyond < far[other] and land[other] not in dead:
                    far[other] = beyond
                    while len(edges) <= beyond:
                        edges.append([])
                    edges[beyond].append(other)
        distance += 1
    return far

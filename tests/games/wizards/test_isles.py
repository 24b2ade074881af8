"""The map: lands where they lie, walls, coasts, inlets, places, waters, boats, RANDOM spaces."""

from collections import Counter

import pytest

from fabletop.core.chance import Chance
from fabletop.games.wizards import hexes
from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.isles import (
    AROUND,
    COLUMNS,
    LETTERS,
    ROWS,
    SEA,
    SHAPE,
    SIZE,
    TERRAIN,
    WATER,
    Isles,
    axial,
    distance,
    number,
)
from fabletop.games.wizards.rules.travel.places import lair_space, random_living_space, random_space
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.state import AWAY, Table

BOX = open_box()


def table_of(layout: str) -> Table:
    return Scenario(2, layout=layout).start().table


@pytest.fixture(params=["sample_a", "sample_b", "random"])
def isles(request: pytest.FixtureRequest) -> Isles:
    return table_of(request.param).isles


def hexagon(isles: Isles, land: str, spot: int) -> int:
    """Where a space of a land lies, even an inlet."""
    centre, turns = isles.placed[land]
    return number(hexes.add(axial(centre), hexes.turn(SHAPE[spot], turns)))


def steps(isles: Isles, name: str) -> set[str]:
    return {isles.names[other] for other in isles.steps[isles.numbers[name]]}


# Lands


def test_the_board_has_38_columns_and_30_rows() -> None:
    assert (COLUMNS, ROWS, SIZE) == (38, 30, 1140)
    assert number(axial(SIZE - 1)) == SIZE - 1


def test_every_space_of_every_land_lies_where_its_place_and_turn_put_it(isles: Isles) -> None:
    for index, land in enumerate(BOX.lands.values()):
        for spot, letter in enumerate(land.terrain):
            there = hexagon(isles, land.id, spot)
            assert isles.terrain[there] == LETTERS[letter]
            assert isles.land[there] == (SEA if letter == "~" else index)
            assert isles.spot[there] == (SEA if letter == "~" else spot)


def test_an_inlet_is_sea_and_no_space_of_its_land(isles: Isles) -> None:
    inlets = {("torwall", 17), ("saltmarch", 7), ("saltmarch", 16), ("wendmere", 10)}
    inlets |= {("silverbourne", 16), ("melekok", 14)}
    for land, spot in inlets:
        there = hexagon(isles, land, spot)
        assert isles.names[there].startswith("sea-")
        assert isles.terrain[there] == WATER
        assert there not in isles.spaces[isles.index[land]]
    sizes = Counter(len(spaces) for spaces in isles.spaces)
    assert sizes == {19: 13, 18: 4, 17: 1}
    assert len(isles.spaces[isles.index["saltmarch"]]) == 17


def test_what_is_no_land_is_water(isles: Isles) -> None:
    assert all((isles.land[one] == SEA) == (isles.terrain[one] == WATER) for one in range(SIZE))
    assert sum(land != SEA for land in isles.land) == 18 * 19 - 6


def test_a_name_belongs_to_one_hexagon(isles: Isles) -> None:
    assert len(isles.numbers) == SIZE
    assert isles.names[isles.numbers["torwall-5"]] == "torwall-5"
    sea = next(one for one in range(SIZE) if isles.land[one] == SEA)
    row, column = divmod(sea, COLUMNS)
    assert isles.numbers[f"sea-{column}-{row}"] == sea


def test_every_place_is_in_its_space_and_says_what_it_is(isles: Isles) -> None:
    for land in BOX.lands.values():
        for site in land.sites:
            there = hexagon(isles, land.id, site.space)
            assert isles.where[site.id] == there
            assert (isles.site[there], isles.kind[there]) == (site.id, site.kind)
            assert isles.forced[there] == site.forced
    assert sum(map(bool, isles.site)) == len(BOX.sites) == 27


def test_stones_and_the_centre_of_the_lair_do_not_stop_anybody(isles: Isles) -> None:
    free = {site for site, there in isles.where.items() if not isles.forced[there]}
    assert free == {"lair_center", *(f"stone_{stone}" for stone in range(1, 7))}


def test_places_are_found_by_their_kind(isles: Isles) -> None:
    counts = {kind: len(isles.of_kind(kind)) for kind in {site.kind for site in BOX.sites.values()}}
    assert counts == {
        "common_town": 6,
        "elven_dwelling": 6,
        "master_sorcerer": 3,
        "stone": 6,
        "abbey": 1,
        "high_hollow": 1,
        "star_crest": 1,
        "ruktal": 1,
        "hamdrel": 1,
        "lair_center": 1,
    }


# Walls and coasts


def test_one_can_go_to_every_neighbour_except_through_a_wall(isles: Isles) -> None:
    walls = {
        frozenset((hexagon(isles, land.id, one), hexagon(isles, land.id, other)))
        for land in BOX.lands.values()
        for one, other in land.walls
    }
    assert len(walls) == 18
    assert all(distance(*wall) == 1 for wall in walls)
    for here in range(SIZE):
        barred = {other for other in AROUND[here] if frozenset((here, other)) in walls}
        assert set(isles.steps[here]) == set(AROUND[here]) - barred


def test_torwall_opens_to_three_sides_only(isles: Isles) -> None:
    assert steps(isles, "torwall-0") == {"torwall-1", "torwall-5", "torwall-6"}
    assert "torwall-0" not in steps(isles, "torwall-3")


def test_hamdrels_cottage_opens_only_to_the_shore_side(isles: Isles) -> None:
    assert steps(isles, "hamdrel-0") == {"hamdrel-1", "hamdrel-6"}


def test_three_ways_alone_lead_to_the_centre_of_the_lair(isles: Isles) -> None:
    assert steps(isles, "dragons_lair-0") == {f"dragons_lair-{spot}" for spot in (2, 4, 6)}


def test_a_coast_is_land_beside_water(isles: Isles) -> None:
    for here in range(SIZE):
        beside = any(isles.terrain[other] == WATER for other in AROUND[here])
        assert isles.coastal[here] == (isles.land[here] != SEA and beside)


def test_an_inlet_makes_a_coast_of_the_inner_ring() -> None:
    isles = table_of("sample_a").isles
    assert isles.coastal[isles.numbers["torwall-6"]]
    assert not isles.coastal[isles.numbers["torwall-5"]]
    assert not isles.coastal[isles.numbers["torwall-0"]]


# The ready-made maps


def touching(isles: Isles) -> set[frozenset[str]]:
    """Pairs of lands between which one can walk dry-shod."""
    return {
        frozenset((isles.lands[isles.land[here]], isles.lands[isles.land[there]]))
        for here in range(SIZE)
        for there in isles.steps[here]
        if SEA not in (isles.land[here], isles.land[there])
        and isles.land[here] != isles.land[there]
    }


@pytest.mark.parametrize(
    ("layout", "neighbour"), [("sample_a", "ostermoor"), ("sample_b", "edgewood")]
)
def test_on_a_ready_made_map_only_one_land_touches_the_lair(layout: str, neighbour: str) -> None:
    assert touching(table_of(layout).isles) == {frozenset(("dragons_lair", neighbour))}


def test_on_the_first_map_ostermoor_13_leads_into_the_lair_by_15_and_5() -> None:
    isles = table_of("sample_a").isles
    assert "dragons_lair-15" in steps(isles, "ostermoor-13")
    assert "dragons_lair-5" in steps(isles, "dragons_lair-15")
    assert {TERRAIN[isles.terrain[isles.numbers[f"dragons_lair-{n}"]]] for n in (5, 15)} == {
        "mountains"
    }


# Waters and boats


def test_the_waters_off_the_lands_divide_the_sea_without_rest(isles: Isles) -> None:
    shared = Counter(here for waters in isles.waters for here in waters)
    assert set(shared.values()) == {1}
    assert set(shared) == {here for here in range(SIZE) if isles.land[here] == SEA}


def test_waters_belong_to_the_land_whose_centre_is_nearest(isles: Isles) -> None:
    centres = [isles.placed[land][0] for land in isles.lands]
    for land, waters in enumerate(isles.waters):
        for here in waters:
            assert distance(here, centres[land]) == min(distance(here, one) for one in centres)


def test_a_boat_lies_in_the_nearest_water_to_the_harbour_of_each_common_land(isles: Isles) -> None:
    commons = [land for land in BOX.lands.values() if land.kind == "common"]
    assert len(isles.boats) == 6
    for boat, land in zip(isles.boats, commons, strict=True):
        harbour = hexagon(isles, land.id, land.harbour)
        assert isles.land[boat] == SEA
        far = [distance(harbour, here) for here in range(SIZE) if isles.land[here] == SEA]
        assert distance(harbour, boat) == min(far)


@pytest.mark.parametrize("layout", ["sample_a", "sample_b"])
def test_on_the_ready_made_maps_all_boats_lie_beside_their_harbours(layout: str) -> None:
    table = table_of(layout)
    harbours = {
        table.isles.numbers[f"{land.id}-{land.harbour}"]
        for land in BOX.lands.values()
        if land.kind == "common"
    }
    assert len(table.boats) == len({boat.space for boat in table.boats}) == 6
    assert all(harbours & set(AROUND[boat.space]) for boat in table.boats)


def test_by_water_goes_round_lands_and_reaches_no_land(isles: Isles) -> None:
    start = isles.boats[0]
    far = isles.by_water(start)
    assert far[start] == 0
    assert all(isles.land[here] == SEA for here in far)
    assert all(far[here] >= distance(start, here) for here in far)
    assert any(far[here] > distance(start, here) for here in far)
    for here in far:
        around = [far[other] for other in AROUND[here] if other in far]
        assert far[here] == (min(around) + 1 if here != start else 0)


# RANDOM spaces


class Watched(Chance):
    """Picks what it is told, and remembers out of how many."""

    def tell(self, *picks: int) -> "Watched":
        self.picks, self.asked = list(picks), list[int]()
        return self

    def pick(self, count: int) -> int:
        self.asked.append(count)
        return self.picks.pop(0)


def test_a_random_space_is_a_random_space_of_a_random_land() -> None:
    table = table_of("sample_a")
    for land, spaces in enumerate(table.isles.spaces):
        for index, space in enumerate(spaces):
            table.chance = luck = Watched([], []).tell(land, index)
            assert random_space(table) == space
            assert luck.asked == [18, len(spaces)]


def test_a_random_space_of_a_land_that_is_gone_is_one_of_the_lair() -> None:
    table = Scenario(2).dead("torwall").start().table
    torwall, lair = table.isles.index["torwall"], table.isles.index["dragons_lair"]
    table.chance = luck = Watched([], []).tell(torwall)
    assert random_space(table) == AWAY
    table.chance = luck = Watched([], []).tell(torwall, 4)
    assert random_living_space(table) == table.isles.spaces[lair][4]
    assert luck.asked == [18, 19]


def test_a_random_space_of_the_lair_is_any_of_its_nineteen() -> None:
    table = table_of("sample_a")
    found = set()
    for index in range(19):
        table.chance = luck = Watched([], []).tell(index)
        found.add(table.isles.names[lair_space(table)])
        assert luck.asked == [19]
    assert found == {f"dragons_lair-{spot}" for spot in range(19)}

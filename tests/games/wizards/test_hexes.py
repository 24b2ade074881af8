"""Hexagons: distances, neighbours, rings, turns, and the rows and columns of the board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.wizards import hexes
from fabletop.games.wizards.hexes import CENTRE, DIRECTIONS, Hex

NUMBERS = st.integers(-30, 30)
PLACES = st.tuples(NUMBERS, NUMBERS)
RADII = st.integers(1, 9)


@given(PLACES, PLACES)
def test_distance_is_zero_only_to_the_same_place_and_the_same_both_ways(
    one: Hex, other: Hex
) -> None:
    assert (hexes.distance(one, other) == 0) == (one == other)
    assert hexes.distance(one, other) == hexes.distance(other, one)


@given(PLACES, PLACES, PLACES)
def test_no_detour_is_shorter(one: Hex, other: Hex, between: Hex) -> None:
    detour = hexes.distance(one, between) + hexes.distance(between, other)
    assert hexes.distance(one, other) <= detour


@given(PLACES, PLACES)
def test_a_step_in_some_direction_brings_every_other_place_nearer(one: Hex, other: Hex) -> None:
    far = hexes.distance(one, other)
    nearest = min(hexes.distance(place, other) for place in hexes.neighbours(one))
    assert nearest == (far - 1 if far else 1)


@given(PLACES)
def test_six_different_neighbours_lie_one_step_away_and_have_one_as_their_neighbour(
    place: Hex,
) -> None:
    around = hexes.neighbours(place)
    assert len(set(around)) == 6
    assert {hexes.distance(place, other) for other in around} == {1}
    assert all(place in hexes.neighbours(other) for other in around)


def test_neighbouring_directions_differ_by_one_step_and_opposite_ones_cancel_out() -> None:
    for place, direction in enumerate(DIRECTIONS):
        assert hexes.distance(direction, DIRECTIONS[(place + 1) % 6]) == 1
        assert hexes.add(direction, DIRECTIONS[(place + 3) % 6]) == CENTRE


@given(PLACES, st.integers(0, 12))
def test_six_turns_are_no_turn(place: Hex, turns: int) -> None:
    assert hexes.turn(place, 6) == place
    assert hexes.turn(hexes.turn(place, turns), 6 - turns % 6) == place


@given(PLACES, st.integers(0, 5), st.integers(0, 5))
def test_turns_add_up(place: Hex, first: int, then: int) -> None:
    assert hexes.turn(hexes.turn(place, first), then) == hexes.turn(place, first + then)


@given(PLACES, PLACES, st.integers(1, 5))
def test_turning_keeps_every_distance_and_moves_all_but_the_centre(
    one: Hex, other: Hex, turns: int
) -> None:
    there = hexes.turn(one, turns), hexes.turn(other, turns)
    assert hexes.distance(*there) == hexes.distance(one, other)
    assert (there[0] == one) == (one == CENTRE)


def test_one_turn_goes_clockwise_from_the_east() -> None:
    assert [hexes.turn(hexes.EAST, turns) for turns in range(6)] == [
        hexes.EAST,
        hexes.SOUTH_EAST,
        hexes.SOUTH_WEST,
        hexes.WEST,
        hexes.NORTH_WEST,
        hexes.NORTH_EAST,
    ]


@given(RADII)
def test_a_ring_has_six_times_its_radius_each_next_to_the_one_before(radius: int) -> None:
    ring = list(hexes.ring(radius))
    assert len(set(ring)) == len(ring) == 6 * radius
    assert {hexes.distance(CENTRE, place) for place in ring} == {radius}
    steps = zip(ring, [*ring[1:], ring[0]], strict=True)
    assert {hexes.distance(one, other) for one, other in steps} == {1}


@given(RADII)
def test_a_ring_begins_in_the_east_and_goes_counter_clockwise(radius: int) -> None:
    corners = list(hexes.ring(radius))[::radius]
    assert corners == [(q * radius, r * radius) for q, r in DIRECTIONS]


def test_the_ring_of_the_centre_is_the_centre() -> None:
    assert list(hexes.ring(0)) == [CENTRE]


@given(st.integers(0, 9))
def test_a_disc_holds_everything_near_the_centre_once_from_the_inside_out(radius: int) -> None:
    disc = hexes.disc(radius)
    assert len(set(disc)) == len(disc) == 1 + 3 * radius * (radius + 1)
    far = [hexes.distance(CENTRE, place) for place in disc]
    assert far == sorted(far)
    assert far[-1] == radius


def test_a_land_is_a_disc_of_nineteen_spaces_in_the_order_of_its_numbers() -> None:
    inner = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    outer = [(2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1)]
    outer += [(-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1)]
    assert hexes.disc(2) == [CENTRE, *inner, *outer]


@given(PLACES)
def test_columns_and_rows_lead_back_to_the_hexagon(place: Hex) -> None:
    assert hexes.from_offset(*hexes.to_offset(place)) == place


@given(NUMBERS, NUMBERS)
def test_a_hexagon_leads_back_to_its_column_and_row(column: int, row: int) -> None:
    assert hexes.to_offset(hexes.from_offset(column, row)) == (column, row)


@pytest.mark.parametrize(
    ("row", "around"),
    [
        (4, {(4, 4), (6, 4), (4, 3), (5, 3), (4, 5), (5, 5)}),
        (5, {(4, 5), (6, 5), (5, 4), (6, 4), (5, 6), (6, 6)}),
    ],
)
def test_odd_rows_are_shoved_to_the_right(row: int, around: set[tuple[int, int]]) -> None:
    place = hexes.from_offset(5, row)
    assert {hexes.to_offset(other) for other in hexes.neighbours(place)} == around

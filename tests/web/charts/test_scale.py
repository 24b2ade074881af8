"""Round numbers on an axis, and places on the paper."""

import pytest

from fabletop.web.charts.scale import Scale, digits_of, range_of, ticks


def test_ticks_are_round_and_enclose_what_is_shown() -> None:
    assert ticks(0.218, 0.292) == [0.2, 0.22, 0.24, 0.26, 0.28, 0.3]
    assert ticks(3, 97) == [0, 20, 40, 60, 80, 100]


def test_there_are_never_more_steps_than_asked_for() -> None:
    for high in (1, 7, 11, 19, 21, 49, 51, 99, 101, 12345):
        places = ticks(-1, high, most=4)
        assert places[0] <= -1
        assert high <= places[-1]
        assert len(places) <= 5


def test_ticks_between_negative_numbers_have_no_dust() -> None:
    assert ticks(-0.031, 0.028) == [-0.04, -0.02, 0, 0.02, 0.04]


def test_a_single_value_stands_in_the_middle_of_its_ticks() -> None:
    places = ticks(36, 36)
    assert places[0] < 36 < places[-1]


def test_nothing_but_zero_still_has_an_axis() -> None:
    assert ticks(0, 0)[0] == 0
    assert ticks(0, 0)[-1] == 1


def test_counts_have_no_half_steps() -> None:
    assert ticks(0, 2, most=4, least_step=1) == [0, 1, 2]


def test_a_scale_lays_the_middle_in_the_middle_and_the_rest_at_the_edge() -> None:
    scale = Scale(10, 20, 100, 300)
    assert [scale(value) for value in (10, 15, 20)] == [100, 200, 300]
    assert scale(5) == 100
    assert scale(float("inf")) == 300


def test_a_scale_may_run_upwards() -> None:
    assert Scale(0, 4, 200, 0)(1) == 150


@pytest.mark.parametrize(
    ("places", "digits"), [([0, 1, 2], 0), ([0, 0.5, 1], 1), ([0.2, 0.22], 2), ([0, 50], 0)]
)
def test_ticks_are_written_with_the_digits_that_tell_them_apart(
    places: list[float], digits: int
) -> None:
    assert digits_of(places) == digits


def test_what_is_unknown_or_without_end_does_not_stretch_the_range() -> None:
    assert range_of([2, None, float("inf"), 5]) == (2, 5)
    assert range_of([None]) == (0, 1)

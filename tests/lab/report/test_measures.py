"""Numbers with their intervals."""

import numpy as np
import pytest

from fabletop.lab.comparing.intervals import wilson
from fabletop.lab.report.measures import mean, quantile, ratio, share, shares_by


def test_a_share_has_the_interval_of_wilson() -> None:
    found = share("won", 30, 100)
    assert (found.value, found.low, found.high) == (0.3, *wilson(30, 100))
    assert found.n == 100


def test_of_nothing_nothing_is_said() -> None:
    assert share("won", 0, 0).n == 0
    assert mean("score", np.array([], np.int32)).n == 0
    assert quantile("50", np.array([], np.int32), 0.5, 0).n == 0


def test_a_mean_of_one_has_no_width() -> None:
    found = mean("score", np.array([7]))
    assert (found.low, found.value, found.high) == (7, 7, 7)


def test_a_median_lies_between_two_ranks() -> None:
    found = quantile("50", np.arange(101), 0.5, 101)
    assert (found.value, found.low, found.high) == (50, 40, 60)


def test_seats_of_a_game_do_not_make_a_quantile_surer() -> None:
    seats = quantile("50", np.repeat(np.arange(101), 4), 0.5, 101)
    assert (seats.value, seats.low, seats.high, seats.n) == (50, 40, 60, 101)


def test_seats_that_are_alone_in_their_group_have_the_interval_of_wilson() -> None:
    shares = np.array([[1.0, 0.0]] * 60 + [[0.0, 1.0]] * 40)
    groups = np.tile([0, 1], (100, 1))
    first, second = shares_by(["a", "b"], groups, shares)
    assert first.value == 0.6
    assert (first.low, first.high) == pytest.approx(wilson(60, 100), abs=1e-9)
    assert second.value == 0.4


def test_two_seats_of_a_group_in_one_game_tell_less_than_two_games() -> None:
    """They win together or not at all: a hundred games, not two hundred seats."""
    shares = np.array([[0.5, 0.5, 0.0]] * 50 + [[0.0, 0.0, 1.0]] * 50)
    groups = np.tile([0, 0, 1], (100, 1))
    together, alone = shares_by(["a", "b"], groups, shares)
    assert together.n == 200
    single = wilson(together.value * 200, 200)
    assert together.high - together.low != pytest.approx(single.high - single.low, rel=0.05)
    assert alone.n == 100


def test_who_is_in_no_group_does_not_count() -> None:
    (found,) = shares_by(["a"], np.array([[0, -1], [-1, -1]]), np.array([[1.0, 0.0], [0.0, 1.0]]))
    assert (found.value, found.n) == (1.0, 1)


def test_choices_of_the_same_game_count_as_one_case_if_they_always_agree() -> None:
    """Ten games with ten offers each, all taken or none: as sure as ten cases."""
    taken = [10.0] * 5 + [0.0] * 5
    offered = [10.0] * 10
    found = ratio(
        "wanted",
        sum(taken),
        sum(offered),
        sum(y * y for y in taken),
        sum(y * x for y, x in zip(taken, offered, strict=True)),
        sum(x * x for x in offered),
    )
    assert found is not None
    assert (found.low, found.high) == pytest.approx(wilson(5, 10), abs=1e-9)
    assert ratio("wanted", 0, 0, 0, 0, 0) is None

"""Intervals of shares."""

from math import inf

import pytest

from fabletop.lab.comparing.intervals import mean_interval, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_the_interval_of_wilson_as_published(
    successes: int, trials: int, low: float, high: float
) -> None:
    """The last one is an example of Newcombe (1998) for a share of 15 in 148."""
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_more_trials_make_it_narrower_and_more_confidence_wider() -> None:
    some, more = wilson(30, 100), wilson(300, 1000)
    assert some.low < more.low < 0.3 < more.high < some.high
    surer = wilson(30, 100, confidence=0.99)
    assert surer.low < some.low
    assert surer.high > some.high


def test_nothing_is_known_without_trials() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_mean() -> None:
    """Mean 3, standard deviation sqrt(2.5), five values: 3 -+ 1.96 * 0.7071."""
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((1.6141, 4.3859), abs=5e-5)


def test_nothing_is_known_of_a_mean_of_one_value() -> None:
    assert mean_interval([3.0]) == (-inf, inf)

"""Intervals of ratios with known answers."""

from random import Random

import pytest
from bench.comparing.intervals import FEWEST, interval, verdict

from fabletop.lab.comparing.intervals import Interval


def test_equal_rounds_leave_no_doubt() -> None:
    assert interval([0.9] * FEWEST) == Interval(0.9, 0.9)


def test_too_few_rounds_have_no_interval() -> None:
    assert interval([0.5] * (FEWEST - 1)) is None


def test_an_interval_lies_within_the_rounds_and_around_their_median() -> None:
    found = interval([0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4])
    assert found is not None
    assert 0.8 <= found.low < 1.1 < found.high <= 1.4


def test_one_disturbed_round_does_not_decide() -> None:
    found = interval([1.00, 1.01, 0.99, 1.00, 0.30, 1.01, 0.99, 1.00, 1.01, 0.99])
    assert found is not None
    assert found.low > 0.98


def test_about_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    random = Random(5)
    samples = [[random.gauss(1.0, 0.1) for _ in range(10)] for _ in range(100)]
    found = [one for one in map(interval, samples) if one is not None]
    assert 88 <= sum(one.low <= 1.0 <= one.high for one in found) <= 100


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [(0.8, 0.99, "slower"), (1.01, 1.2, "faster"), (0.8, 1.2, ""), (0.9, 1.0, ""), (1.0, 1.1, "")],
)
def test_a_verdict_needs_the_whole_interval(low: float, high: float, said: str) -> None:
    assert verdict(Interval(low, high)) == said


def test_without_an_interval_there_is_no_verdict() -> None:
    assert verdict(None) == ""

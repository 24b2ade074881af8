"""Intervals of shares, found by drawing deals again."""

from math import sqrt
from random import Random

import pytest

from fabletop.lab.comparing.bootstrap import bootstrap, percentile


def test_deals_that_all_end_alike_leave_no_doubt() -> None:
    assert bootstrap([0.5] * 20, 1) == (0.5, 0.5)


def test_of_a_single_deal_nothing_is_known() -> None:
    assert bootstrap([1.0], 1) == (0.0, 1.0)


def test_the_interval_is_as_wide_as_that_of_the_normal_law() -> None:
    """200 deals, half of them won: 0.5 -+ 1.96 * 0.5 / sqrt(200)."""
    half = 1.96 * 0.5 / sqrt(200)
    assert bootstrap([0.0, 1.0] * 100, 7) == pytest.approx((0.5 - half, 0.5 + half), abs=0.01)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    luck = Random(3)
    held = 0
    for seed in range(100):
        shares = [luck.choice((0.0, 0.5, 1.0, 1.0)) for _ in range(60)]
        low, high = bootstrap(shares, seed, resamples=300)
        held += low <= 0.625 <= high
    assert 88 <= held <= 99


def test_the_same_seed_draws_the_same_deals() -> None:
    shares = [0.0, 0.25, 0.5, 1.0, 1.0]
    assert bootstrap(shares, 4) == bootstrap(shares, 4)


def test_a_percentile_lies_between_two_neighbours() -> None:
    assert percentile([0.0, 1.0, 2.0, 3.0], 0.5) == 1.5
    assert percentile([0.0, 1.0, 2.0, 3.0], 1.0) == 3.0

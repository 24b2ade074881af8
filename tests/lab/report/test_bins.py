"""Distributions as columns."""

import numpy as np

from fabletop.lab.report.bins import MOST_BINS, distribution


def test_few_values_have_a_column_each() -> None:
    found = distribution("rounds", np.array([3, 5, 5, 4]))
    assert (found.start, found.width, found.counts) == (3, 1, [1, 1, 2])
    assert found.mean.value == 4.25


def test_many_values_share_columns_of_a_round_width() -> None:
    found = distribution("score", np.arange(250))
    assert (found.start, found.width) == (0, 10)
    assert len(found.counts) <= MOST_BINS
    assert sum(found.counts) == 250


def test_negative_scores_begin_at_a_round_number() -> None:
    found = distribution("score", np.arange(-33, 60))
    assert (found.start, found.width) == (-35, 5)


def test_what_lies_far_outside_is_counted_at_the_edge() -> None:
    values = np.append(np.arange(1000) % 10, [5000, -5000])
    found = distribution("score", values)
    assert (found.start, len(found.counts)) == (0, 10)
    assert sum(found.counts) == 1002


def test_the_quantiles_are_values_that_came() -> None:
    found = distribution("rounds", np.arange(1, 101))
    assert [one.value for one in found.quantiles] == [6, 26, 51, 75, 95]


def test_no_values_are_no_columns() -> None:
    assert distribution("rounds", np.array([], np.int32)).counts == []

"""Many comparisons at once."""

import pytest

from fabletop.lab.report.comparisons import adjusted, p_value


def test_two_errors_apart_is_five_in_a_hundred() -> None:
    assert p_value(1.96, 1.0) == pytest.approx(0.05, abs=1e-4)
    assert p_value(-1.96, 1.0) == p_value(1.96, 1.0)


def test_a_difference_without_any_error_is_sure_unless_it_is_none() -> None:
    assert p_value(0.1, 0.0) == 0.0
    assert p_value(0.0, 0.0) == 1.0


def test_the_correction_is_that_of_benjamini_and_hochberg() -> None:
    """p times count over rank, never less than that of a smaller p."""
    assert adjusted([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.16 / 3, 0.16 / 3, 0.5])


def test_a_single_comparison_needs_no_correction() -> None:
    assert adjusted([0.03]) == [0.03]
    assert adjusted([]) == []

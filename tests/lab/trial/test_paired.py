"""How far two rates lie apart that were counted in the same deals."""

from random import Random

import pytest

from fabletop.lab.trial.paired import Draws, PairedSide, compare, rate

TRUTH = 0.1
"""In the toy, the rate rises from 0.3 to 0.4."""


def toy(luck: Random, deals: int) -> tuple[PairedSide, PairedSide]:
    """In each deal at most two seats had the card; both sides share most of their luck."""
    base, changed = [], []
    for _ in range(deals):
        shared = [luck.random() for _ in range(luck.choice((0, 1, 1, 2)))]
        more = [luck.random()] if luck.random() < 0.2 else []
        base.append((sum(one < 0.3 for one in shared), len(shared)))
        seats = shared + more
        changed.append((sum(one < 0.4 for one in seats), len(seats)))
    return base, changed


def test_the_rate_of_a_side_counts_seats_not_deals() -> None:
    assert rate([(1, 1), (0, 3)]) == 0.25
    assert rate([(0, 0)]) == 0


def test_nineteen_of_twenty_drawn_intervals_hold_the_truth() -> None:
    luck, draws = Random(2), Draws(80, 1, resamples=300)
    found = [compare(*toy(luck, 80), draws) for _ in range(200)]
    assert 180 <= sum(one.low <= TRUTH <= one.high for one in found) <= 198


def test_the_quick_interval_holds_the_truth_as_often() -> None:
    luck = Random(3)
    found = [compare(*toy(luck, 80)) for _ in range(400)]
    assert 365 <= sum(one.low <= TRUTH <= one.high for one in found) <= 393


def test_the_standard_error_is_the_spread_of_the_estimates() -> None:
    luck = Random(4)
    found = [compare(*toy(luck, 80)) for _ in range(400)]
    mean = sum(one.change for one in found) / 400
    spread = (sum((one.change - mean) ** 2 for one in found) / 399) ** 0.5
    assert sum(one.error for one in found) / 400 == pytest.approx(spread, rel=0.1)


def test_shared_luck_makes_the_interval_narrower() -> None:
    luck = Random(5)
    base, changed = toy(luck, 300)
    _, stranger = toy(luck, 300)
    assert compare(base, changed).error < 0.7 * compare(base, stranger).error


def test_two_equal_sides_do_not_differ_at_all() -> None:
    side, _ = toy(Random(6), 50)
    found = compare(side, list(side), Draws(50, 1))
    assert (found.change, found.low, found.high, found.error, found.differing) == (0, 0, 0, 0, 0)
    assert not found.certain
    assert found.chance == 1


def test_of_too_few_seats_nothing_is_said() -> None:
    base, changed = [(0, 1)] * 19, [(1, 1)] * 19
    assert not compare(base, changed, Draws(19, 1)).known
    assert not compare(base, changed, Draws(19, 1)).certain
    base, changed = [(0, 1)] * 20, [(1, 1)] * 20
    assert compare(base, changed, Draws(20, 1)).certain


def test_five_deals_that_differ_are_too_few_and_six_are_enough() -> None:
    def side(won: int) -> PairedSide:
        return [(float(deal < won), 1) for deal in range(200)]

    five, six = (compare(side(0), side(won), Draws(200, 1)) for won in (5, 6))
    assert five.low > 0
    assert not five.certain
    assert six.certain


def test_a_few_differing_deals_may_agree_by_chance() -> None:
    side = [(float(deal < 7), 1) for deal in range(10_000)]
    assert compare([(0.0, 1)] * 10_000, side).chance == pytest.approx(2**-6)


def test_the_recommended_number_of_deals_finds_a_change_four_times_of_five() -> None:
    luck = Random(7)
    needed = compare(*toy(luck, 2_000)).deals_for(TRUTH)
    found = [compare(*toy(luck, needed)) for _ in range(300)]
    assert 0.72 <= sum(one.certain for one in found) / 300 <= 0.88

"""Ratings from places."""

from fabletop.lab.comparing.ratings import rate


def test_who_wins_is_rated_higher_and_both_are_surer() -> None:
    winner, loser = rate(2, [((0, 1), (1, 2)), ((1, 0), (2, 1))])
    assert winner.mu > 25 > loser.mu
    assert winner.sigma < 25 / 3
    assert winner.ordinal == winner.mu - 3 * winner.sigma


def test_a_tie_between_equals_moves_nobody() -> None:
    one, other = rate(2, [((0, 1), (1, 1))])
    assert one.mu == other.mu == 25


def test_the_second_of_three_stands_between_the_others() -> None:
    first, second, third = rate(3, [((2, 0, 1), (3, 1, 2))] * 5)
    assert first.mu > second.mu > third.mu


def test_one_who_holds_two_seats_becomes_the_mean_of_both() -> None:
    first, second, third = rate(3, [((0, 1, 2), (1, 2, 3))])
    twice, once = rate(2, [((0, 1, 0), (1, 2, 3))])
    assert twice.mu == (first.mu + third.mu) / 2
    assert once == second


def test_nobody_has_played_and_all_are_equal() -> None:
    assert len(set(rate(3, []))) == 1

"""Who sits where: everybody on every seat equally often."""

from collections import Counter

import pytest

from fabletop.lab.comparing.arena import seatings


def test_two_at_a_table_for_two_sit_both_ways_round() -> None:
    assert seatings(2, 2) == [(0, 1), (1, 0)]


def test_three_at_a_table_for_three_sit_in_every_order() -> None:
    assert len(seatings(3, 3)) == len(set(seatings(3, 3))) == 6


def test_on_more_seats_the_contestants_begin_again_from_the_first() -> None:
    assert seatings(2, 3) == [(0, 1, 0), (1, 0, 1)]
    assert seatings(2, 4) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_on_fewer_seats_every_choice_of_contestants_sits_down() -> None:
    assert seatings(3, 2) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("contestants", [2, 3, 4, 5])
def test_everybody_sits_on_every_seat_equally_often(contestants: int, players: int) -> None:
    every = seatings(contestants, players)
    sat = Counter((seat, one) for row in every for seat, one in enumerate(row))
    assert len(sat) == contestants * players
    assert len(set(sat.values())) == 1

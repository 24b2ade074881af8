"""Work spread over processes comes back whole and in order."""

import pytest

from fabletop.lab.workers import spread


def squares(numbers: range) -> list[int]:
    return [number * number for number in numbers]


def fail(numbers: range) -> list[int]:
    raise ValueError(f"cannot do {numbers[0]}")


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_pieces(workers: int) -> None:
    told: list[int] = []
    assert spread(squares, range(3, 40), workers, told.append) == squares(range(3, 40))
    assert sum(told) == 37


def test_an_error_in_a_worker_is_raised_here() -> None:
    with pytest.raises(ValueError, match="cannot do"):
        spread(fail, range(4), 2, lambda _done: None)

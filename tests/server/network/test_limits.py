"""How clients are counted."""

import logging

import pytest

from fabletop.server.network.addresses import counted_as
from fabletop.server.network.limits import Bucket
from fabletop.server.network.quiet import MINUTE, OncePerMinute

CROWD = 10_000


def test_a_crowd_does_not_make_a_bucket_forget_who_was_greedy() -> None:
    bucket = Bucket(1 / 60, 1, clock=lambda: 0.0)
    assert bucket.take("greedy")
    assert all(bucket.take(f"{number}") for number in range(CROWD))
    assert not bucket.take("greedy")


def test_a_client_is_forgotten_when_the_bucket_is_full_again() -> None:
    now = 0.0
    bucket = Bucket(2.0, 10, clock=lambda: now)
    for number in range(CROWD):
        bucket.take(f"{number}")
    now = 4.9
    bucket.take("late")
    assert len(bucket) == CROWD + 1
    now = 5.0
    for _ in range(CROWD):
        bucket.take("later")
    assert len(bucket) == 2


def test_only_of_far_too_many_clients_those_are_forgotten_who_came_long_ago() -> None:
    bucket = Bucket(0.0, 1, remembered=100)
    assert bucket.take("greedy")
    for number in range(CROWD):
        assert bucket.take(f"{number}")
        assert not bucket.take("greedy")
        assert len(bucket) <= 100
    assert bucket.take("0"), "forgotten long ago"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("x" * 500, "x" * 64),
    ],
)
def test_an_address_is_counted_with_its_household(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def said(number: int, text: str = "out of handles: %s") -> logging.LogRecord:
    return logging.LogRecord("asyncio", logging.ERROR, "base.py", number, text, ("no",), None)


def test_a_line_of_code_logs_once_a_minute_and_says_how_often_it_happened() -> None:
    now = 0.0
    quiet = OncePerMinute(lambda: now)
    assert quiet.filter(said(1))
    assert not any(quiet.filter(said(1)) for _ in range(1000))
    assert quiet.filter(said(2))
    now = MINUTE
    late = said(1)
    assert quiet.filter(late)
    assert late.getMessage() == "out of handles: no (1000 more in the last minutes)"

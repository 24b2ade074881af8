"""How clients are counted."""

import logging

import pytest

from fabletop.server.network.addresses import counted_as
from fabletop.server.network.limits import Bucket
from fabletop.server.network.quiet import MINUTE, OncePerMinute


def test_a_crowd_of_clients_makes_a_bucket_forget_only_those_who_came_long_ago() -> None:
    bucket = Bucket(0.0, 1, remembered=100)
    assert bucket.take("greedy")
    for number in range(10_000):
        assert bucket.take(f"{number}")
        assert not bucket.take("greedy")
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

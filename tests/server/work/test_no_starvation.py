"""No work waits forever, whatever else comes. No clock, no processes."""

from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from fabletop.server.work import shares as room
from fabletop.server.work.shares import PATIENCE, Claim, FairShares, Ticket, Urgency

EASY, EXPERT = 0.001, 0.25
VERY_LONG = 0.3


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "VERY_LONG", VERY_LONG)


def seconds_until(shares: FairShares, wanted: Ticket, coming: Iterator[Claim]) -> float:
    """How long others work until it is the turn of this piece, if one more comes each time."""
    worked = 0.0
    while worked < 10 * VERY_LONG:
        shares.add(next(coming))
        ticket = shares.take()
        assert ticket is not None
        if ticket is wanted:
            break
        shares.done(ticket, ticket.claim.cost)
        worked += ticket.claim.cost
    return worked


def newcomers(urgency: Urgency, cost: float, *, one_address: bool) -> Iterator[Claim]:
    for number in count():
        address = "192.0.2.1" if one_address else f"address {number}"
        yield Claim(urgency, address, f"table {number}", cost)


@pytest.mark.parametrize("cost", [EASY, EXPERT])
@pytest.mark.parametrize("one_address", [True, False])
@pytest.mark.parametrize("backlog", [0, 3])
@pytest.mark.parametrize("debt", [0.0, 50.0])
def test_newcomers_without_end_starve_nobody(
    cost: float, one_address: bool, backlog: int, debt: float
) -> None:
    shares, claim = FairShares(), Claim(Urgency.BOTS, "192.0.2.1", "patient", EXPERT)
    shares.add(claim)
    before = shares.take()
    assert before is not None
    wanted = shares.add(claim)
    shares.done(before, EXPERT + debt)
    coming = newcomers(Urgency.BOTS, cost, one_address=one_address)
    for _ in range(backlog):
        shares.add(next(coming))
    assert seconds_until(shares, wanted, coming) <= VERY_LONG + 2 * PATIENCE * cost + EXPERT


CLAIMS = some.builds(
    Claim,
    some.sampled_from(Urgency),
    some.sampled_from(["a", "b", ""]),
    some.sampled_from(["1", "2", "3"]),
    some.sampled_from([EASY, 0.05, EXPERT, 3.0]),
)


@settings(max_examples=200, deadline=None)
@given(some.lists(CLAIMS, min_size=1, max_size=30), some.data())
def test_all_work_has_its_turn_whatever_comes_and_goes(
    waiting: list[Claim], data: some.DataObject
) -> None:
    """Work that comes later is as it likes; some of those who wait leave, some work takes long."""
    shares = FairShares(one_each=data.draw(some.booleans()))
    left = {shares.add(claim) for claim in waiting}
    running: list[Ticket] = []
    for number in range(400 * len(waiting)):
        if not left:
            return
        if number % 50 == 7:
            gone = data.draw(some.sampled_from(sorted(left, key=lambda one: one.number)))
            gone.gone = True
            left.remove(gone)
        cost = (EASY, EXPERT, 3.0)[number % 3]
        shares.add(Claim(Urgency(number % 2), f"new {number}", "t", cost))
        ticket = shares.take()
        if ticket is not None:
            left.discard(ticket)
            running.append(ticket)
        if ticket is None or len(running) == 2:
            done = running.pop(0)
            shares.done(done, done.claim.cost * (1 + number % 5))
    assert not left

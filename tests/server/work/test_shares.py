"""Who is served next when many wait for the same workers. No clock, no processes."""

import itertools
from collections import Counter

from fabletop.server.work.shares import PATIENCE, Claim, FairShares, Ticket, Urgency

EASY, EXPERT = 0.001, 0.25
LOUD, CALM = "192.0.2.1", "192.0.2.2"


def bots(address: str, table: str, cost: float = EXPERT) -> Claim:
    return Claim(Urgency.BOTS, address, table, cost)


def served(shares: FairShares, times: int) -> list[Claim]:
    """What is served, one piece after the other; each table wants its next piece at once."""
    found = []
    for _ in range(times):
        ticket = shares.take()
        assert ticket is not None
        found.append(ticket.claim)
        shares.done(ticket, ticket.claim.cost)
        shares.add(ticket.claim)
    return found


def crowd(shares: FairShares, tables: int = 20, address: str = LOUD) -> None:
    for number in range(tables):
        shares.add(bots(address, f"loud {number}"))


def test_an_easy_bot_is_next_beside_twenty_tables_of_experts_of_another_address() -> None:
    shares = FairShares()
    crowd(shares)
    served(shares, 100)
    for _ in range(50):
        easy = shares.add(bots(CALM, "calm", EASY))
        assert shares.take() is easy
        shares.done(easy, EASY)
        served(shares, 1)


def test_a_table_of_easy_bots_alone_waits_for_one_piece_of_work_now_and_then() -> None:
    shares = FairShares()
    crowd(shares)
    shares.add(bots(CALM, "calm", EASY))
    order = [claim.address for claim in served(shares, 1000)]
    longest = max(len(list(run)) for who, run in itertools.groupby(order) if who == LOUD)
    assert longest == 1
    assert order.count(LOUD) >= 3, "nobody starves"


def test_an_address_gets_the_same_whether_it_has_one_table_or_twenty() -> None:
    shares = FairShares()
    crowd(shares)
    shares.add(bots(CALM, "calm"))
    assert Counter(claim.address for claim in served(shares, 200)) == {LOUD: 100, CALM: 100}


def test_the_tables_of_an_address_share_what_it_gets() -> None:
    shares = FairShares()
    crowd(shares, 5)
    assert set(Counter(claim.table for claim in served(shares, 50)).values()) == {10}


def test_tables_whose_founder_is_unknown_are_queues_of_their_own() -> None:
    shares = FairShares()
    crowd(shares, 4, "")
    shares.add(bots(CALM, "calm"))
    count = Counter(claim.payer for claim in served(shares, 50))
    assert count[CALM] == 10
    assert count["table loud 0"] == 10


def test_cheap_work_comes_before_expensive_work_of_equals() -> None:
    shares = FairShares()
    shares.add(bots(LOUD, "expert"))
    shares.add(bots(LOUD, "easy", EASY))
    shares.add(bots(CALM, "easy", EASY))
    assert [claim.cost for claim in served(shares, 2)] == [EASY, EASY]


def test_hints_go_before_bots_alone_and_looking_back_comes_last() -> None:
    shares = FairShares()
    for urgency in reversed(Urgency):
        shares.add(Claim(urgency, CALM, urgency.name))
    tickets = [shares.take() for _ in Urgency]
    assert [ticket.claim.urgency for ticket in tickets if ticket] == list(Urgency)


def test_work_that_is_not_urgent_is_not_forgotten() -> None:
    shares = FairShares()
    shares.add(Claim(Urgency.PEOPLE, LOUD, "people"))
    shares.add(Claim(Urgency.LATER, CALM, "later"))
    order = [claim.urgency for claim in served(shares, 10 * (PATIENCE + 1))]
    assert order.count(Urgency.LATER) == 10


def test_nobody_saves_up_turns_while_there_is_nothing_to_do() -> None:
    shares = FairShares()
    crowd(shares)
    served(shares, 500)
    shares.add(bots(CALM, "calm"))
    order = [claim.address for claim in served(shares, 20)]
    assert order.count(CALM) == 10


def test_what_took_longer_than_expected_counts_as_long_as_it_took() -> None:
    shares = FairShares()
    count: Counter[str] = Counter()
    for address in (LOUD, CALM):
        shares.add(bots(address, address))
    for _ in range(100):
        ticket = shares.take()
        assert ticket is not None
        count[ticket.claim.address] += 1
        shares.done(ticket, 3 * EXPERT if ticket.claim.address == LOUD else EXPERT)
        shares.add(ticket.claim)
    assert count == {LOUD: 25, CALM: 75}


def test_an_address_gets_one_piece_at_a_time_where_that_is_wanted() -> None:
    shares = FairShares(one_each=True)
    first, second, other = (shares.add(bots(who, who)) for who in (LOUD, LOUD, CALM))
    assert [shares.take(), shares.take(), shares.take()] == [first, other, None]
    assert shares.waiting(LOUD) == 1
    shares.done(first, EXPERT)
    assert shares.take() is second


def test_work_that_nobody_waits_for_is_left_out() -> None:
    shares = FairShares()
    gone, here = (shares.add(bots(LOUD, "one")) for _ in range(2))
    gone.gone = True
    assert shares.waiting(LOUD) == 1
    assert shares.take() is here
    assert shares.take() is None


def test_who_has_left_takes_no_memory() -> None:
    shares = FairShares()

    def take(claim: Claim) -> Ticket | None:
        shares.add(claim)
        return shares.take()

    for number in range(1000):
        assert take(bots(f"192.0.2.{number}", str(number)))
    assert sum(len(level._resting) for level in shares._ranks.values()) < 10


def test_many_newcomers_do_not_starve_anybody() -> None:
    shares = FairShares()
    loud = shares.add(bots(LOUD, "loud"))
    assert shares.take() is loud
    shares.add(bots(LOUD, "loud"))
    order = []
    for number in range(20):
        shares.add(bots(f"newcomer {number}", str(number)))
        ticket = shares.take()
        assert ticket is not None
        order.append(ticket.claim.address)
    assert LOUD in order


def test_work_that_was_expected_to_take_longer_does_not_hold_up_newcomers() -> None:
    shares = FairShares()
    crowd(shares)
    for _ in range(10):
        ticket = shares.take()
        assert ticket is not None
        shares.done(ticket, EXPERT / 100)
        shares.add(ticket.claim)
    ticket = shares.take()
    calm = shares.add(bots(CALM, "calm"))
    assert calm in [shares.take(), shares.take()]

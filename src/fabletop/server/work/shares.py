"""Which work is done next: urgent work first, then fair shares per client address, and within an
address per table.

Every address and every table has a clock, which each piece of its work moves on by the cost of
that piece; the work of the clock that is furthest behind is next. So cheap work comes before
expensive work, and many tables of one address get no more than one table of another. An address
that had nothing to do begins at the present time: nobody saves up. No work waits forever: more
urgent work may go first only a few times in a row, and so may newcomers without end, once others
have waited very long.
"""

import itertools
from collections import deque
from collections.abc import Callable, Set
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, Protocol, TypeVar

PATIENCE = 8
"""How often in a row more urgent work goes first while other work waits."""
VERY_LONG = 60.0
"""After how many seconds of others' work those who wait get a turn now and then, whatever their
clocks say."""


class Urgency(IntEnum):
    PEOPLE = 0
    """Hints, pages, and bots at tables of people."""
    BOTS = 1
    """Tables of bots alone."""
    LATER = 2
    """Looking back on finished games, statistics."""


@dataclass(frozen=True, slots=True)
class Claim:
    """For whom some work is done, and how long it is expected to take."""

    urgency: Urgency = Urgency.LATER
    address: str = ""
    """The client's address. If it is not known, the table is a queue of its own."""
    table: str = ""
    cost: float = 0.25
    """In seconds."""

    @property
    def payer(self) -> str:
        return self.address or f"table {self.table}"


@dataclass(eq=False, slots=True)
class Ticket:
    """A piece of work that waits or is being done."""

    claim: Claim
    number: int
    gone: bool = False
    """Nobody waits for it any more."""


class Line:
    """The work of one table."""

    def __init__(self) -> None:
        self.clock = 0.0
        self.tickets: deque[Ticket] = deque()

    @property
    def order(self) -> tuple[float, int]:
        """Of lines whose clocks agree: cheap work first, then older work."""
        first = self.tickets[0]
        return first.claim.cost, first.number


class Clocked(Protocol):
    clock: float

    @property
    def order(self) -> tuple[float, int]: ...


C = TypeVar("C", bound=Clocked)


class Ring(Generic[C]):
    """Members that take turns, and the present time of their clocks."""

    def __init__(self) -> None:
        self.waiting: dict[str, C] = {}
        self._resting: dict[str, C] = {}
        """Those without work whose clocks are ahead of the present."""
        self._now = 0.0
        self._paid = 0.0
        """The cost of all work so far."""
        self._since: dict[str, float] = {}
        """What had been paid when a member had its last turn, or came."""
        self._passed_over = 0

    def woken(self, name: str, make: Callable[[], C]) -> C:
        """A member that has work. One that had none begins at the present time, or later if it
        has had more than its share."""
        member = self.waiting.get(name)
        if member is None:
            member = self._resting.pop(name, None) or make()
            member.clock = max(member.clock, self._present(self._now))
            self.waiting[name] = member
            self._since[name] = self._paid
        return member

    def next(self, skipped: Set[str] = frozenset()) -> str:
        """Whose clock is furthest behind, or who has waited very long."""
        names = self.waiting.keys() - skipped if skipped else self.waiting.keys()
        longest = min(names, key=self._since.__getitem__)
        if self._paid - self._since[longest] > VERY_LONG:
            self._passed_over += 1
            if self._passed_over > PATIENCE:
                self._passed_over = 0
                return longest
        behind = min(self.waiting[name].clock for name in names)
        equals = [name for name in names if self.waiting[name].clock == behind]
        return min(equals, key=lambda name: self.waiting[name].order)

    def pay(self, name: str, cost: float) -> None:
        """Move a member's clock on. All who want work share the cost: the present moves on by
        less."""
        member = self.waiting[name]
        now = max(self._now, member.clock) + cost / len(self.waiting)
        member.clock += cost
        self._now = self._present(now)
        self._paid += cost
        self._since[name] = self._paid

    def rest(self, name: str) -> None:
        """A member has no more work."""
        self._resting[name] = self.waiting.pop(name)
        del self._since[name]
        for one, member in list(self._resting.items()):
            if member.clock <= self._now:
                del self._resting[one]

    def correct(self, name: str, seconds: float) -> C | None:
        """Move the clock of a member, if it is still known."""
        member = self.waiting.get(name) or self._resting.get(name)
        if member is not None:
            member.clock += seconds
        return member

    def _present(self, now: float) -> float:
        """Not later than anybody who waits. So newcomers come first, but not again and again."""
        return min([now, *(member.clock for member in self.waiting.values())])


class Account(Ring[Line]):
    """The lines of one address."""

    clock = 0.0

    @property
    def order(self) -> tuple[float, int]:
        return min(line.order for line in self.waiting.values())


class Rank(Ring[Account]):
    """All work of one urgency."""

    passed_over = 0


class FairShares:
    def __init__(self, *, one_each: bool = False) -> None:
        """With `one_each`, an address gets no second piece of work while one is being done."""
        self._one_each = one_each
        self._busy: set[str] = set()
        self._ranks = {urgency: Rank() for urgency in Urgency}
        self._numbers = itertools.count()

    def add(self, claim: Claim) -> Ticket:
        ticket = Ticket(claim, next(self._numbers))
        account = self._ranks[claim.urgency].woken(claim.payer, Account)
        account.woken(claim.table, Line).tickets.append(ticket)
        return ticket

    def take(self) -> Ticket | None:
        """The next piece of work, if there is any that may be done now."""
        while (rank := self._next_rank()) is not None:
            ticket = self._taken(rank)
            if not ticket.gone:
                if self._one_each:
                    self._busy.add(ticket.claim.payer)
                return ticket
        return None

    def done(self, ticket: Ticket, seconds: float) -> None:
        """A piece of work took this long. What was more than expected moves the clocks on; less
        does not move them back, or newcomers would wait for the difference."""
        claim = ticket.claim
        self._busy.discard(claim.payer)
        more = max(0.0, seconds - claim.cost)
        account = self._ranks[claim.urgency].correct(claim.payer, more)
        if account is not None:
            account.correct(claim.table, more)

    def waiting(self, address: str) -> int:
        """How many pieces of work of an address wait."""
        return sum(
            not ticket.gone
            for rank in self._ranks.values()
            if address in rank.waiting
            for line in rank.waiting[address].waiting.values()
            for ticket in line.tickets
        )

    def _taken(self, rank: Rank) -> Ticket:
        payer = rank.next(self._busy)
        account = rank.waiting[payer]
        table = account.next()
        line = account.waiting[table]
        ticket = line.tickets.popleft()
        cost = 0.0 if ticket.gone else ticket.claim.cost
        account.pay(table, cost)
        rank.pay(payer, cost)
        if not line.tickets:
            account.rest(table)
        if not account.waiting:
            rank.rest(payer)
        return ticket

    def _next_rank(self) -> Rank | None:
        """The most urgent rank with work, unless another one has waited too often."""
        found = [one for one in self._ranks.values() if one.waiting.keys() - self._busy]
        if not found:
            return None
        impatient = (rank for rank in found if rank.passed_over >= PATIENCE)
        chosen = next(impatient, found[0])
        for rank in found:
            rank.passed_over = 0 if rank is chosen else rank.passed_over + 1
        return chosen

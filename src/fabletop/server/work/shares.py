"""Which work is done next: urgent work first, then fair shares per client address, and within an
address per table.

Every address and every table has a clock, which each piece of its work moves on by the cost of
that piece; the work of the clock that is furthest behind is next. So cheap work comes before
expensive work, and many tables of one address get no more than one table of another. An address
that had nothing to do begins at the present time: nobody saves up. No work waits forever: more
urgent work may go first only a few times in a row.
"""

import itertools
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

PATIENCE = 8
"""How often in a row more urgent work goes first while other work waits."""


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


@dataclass(slots=True)
class Line:
    """The work of one table."""

    clock: float
    tickets: deque[Ticket] = field(default_factory=deque)


@dataclass(slots=True)
class Account:
    """The lines of one address."""

    clock: float
    now: float = 0.0
    """The time at which a new line begins."""
    lines: dict[str, Line] = field(default_factory=dict)

    @property
    def waiting(self) -> dict[str, Line]:
        return {table: line for table, line in self.lines.items() if line.tickets}


Clocks = Mapping[str, Line] | Mapping[str, Account]


@dataclass(slots=True)
class Level:
    """All work of one urgency."""

    now: float = 0.0
    """The time at which a new account begins."""
    passed_over: int = 0
    accounts: dict[str, Account] = field(default_factory=dict)

    def waiting(self, busy: set[str]) -> dict[str, Account]:
        return {
            payer: account
            for payer, account in self.accounts.items()
            if payer not in busy and account.waiting
        }


class Shares:
    def __init__(self, *, one_each: bool = False) -> None:
        """With `one_each`, an address gets no second piece of work while one is being done."""
        self._one_each = one_each
        self._busy: set[str] = set()
        self._levels = {urgency: Level() for urgency in Urgency}
        self._numbers = itertools.count()

    def add(self, claim: Claim) -> Ticket:
        ticket = Ticket(claim, next(self._numbers))
        level = self._levels[claim.urgency]
        account = level.accounts.setdefault(claim.payer, Account(level.now))
        if not account.waiting:
            account.clock = max(account.clock, _present(level.now, level.waiting(set())))
        line = account.lines.setdefault(claim.table, Line(account.now))
        if not line.tickets:
            line.clock = max(line.clock, _present(account.now, account.waiting))
        line.tickets.append(ticket)
        return ticket

    def take(self) -> Ticket | None:
        """The next piece of work, if there is any that may be done now."""
        while (ticket := self._next()) is not None:
            if not ticket.gone:
                if self._one_each:
                    self._busy.add(ticket.claim.payer)
                return ticket
        return None

    def done(self, ticket: Ticket, seconds: float) -> None:
        """A piece of work took this long: correct the clocks, which were moved on by its cost."""
        claim = ticket.claim
        self._busy.discard(claim.payer)
        account = self._levels[claim.urgency].accounts.get(claim.payer)
        line = account.lines.get(claim.table) if account else None
        for one in (account, line):
            if one is not None:
                one.clock += seconds - claim.cost

    def waiting(self, address: str) -> int:
        """How many pieces of work of an address wait."""
        return sum(
            not ticket.gone
            for level in self._levels.values()
            if (account := level.accounts.get(address)) is not None
            for line in account.lines.values()
            for ticket in line.tickets
        )

    def _next(self) -> Ticket | None:
        level = self._next_level()
        if level is None:
            return None
        account = min(level.waiting(self._busy).values(), key=_order_of_account)
        line = min(account.waiting.values(), key=_order_of_line)
        ticket = line.tickets.popleft()
        if not ticket.gone:
            cost, before = ticket.claim.cost, (account.clock, line.clock)
            account.clock += cost
            line.clock += cost
            level.now = _later(level.now, before[0], cost, level.waiting(set()))
            account.now = _later(account.now, before[1], cost, account.waiting)
        _forget(level)
        return ticket

    def _next_level(self) -> Level | None:
        """The most urgent level with work, unless another one has waited too often."""
        found = [level for level in self._levels.values() if level.waiting(self._busy)]
        if not found:
            return None
        patient = [level for level in found if level.passed_over < PATIENCE]
        chosen = next((level for level in found if level not in patient), found[0])
        for level in found:
            level.passed_over = 0 if level is chosen else level.passed_over + 1
        return chosen


def _later(now: float, clock: float, cost: float, waiting: Clocks) -> float:
    """The present time after a piece of work of this clock: all who want work share the cost."""
    return _present(max(now, clock) + cost / (len(waiting) + 1), waiting)


def _present(now: float, waiting: Clocks) -> float:
    """The time at which a newcomer begins: not later than anybody who waits. So newcomers come
    first, but not again and again."""
    return min([now, *(one.clock for one in waiting.values())])


def _order_of_line(line: Line) -> tuple[float, float, int]:
    first = line.tickets[0]
    return line.clock, first.claim.cost, first.number


def _order_of_account(account: Account) -> tuple[float, float, int]:
    return account.clock, *min(map(_order_of_line, account.waiting.values()))[1:]


def _forget(level: Level) -> None:
    """Drop accounts and lines without work whose clocks would begin at the present time again."""
    for payer, account in list(level.accounts.items()):
        for table, line in list(account.lines.items()):
            if not line.tickets and line.clock <= account.now:
                del account.lines[table]
        if not account.waiting and account.clock <= level.now:
            del level.accounts[payer]

"""A stack of pending jobs on the table, for games whose effects start other effects.

An instant job is popped and run. An asking job is a coroutine with one question; it pops itself
(`table.agenda.pop()`) after the answer, so that nothing changes before the answer.
"""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from fabletop.core.question import Step

Job = tuple[str | int, ...]
"""The name of a rule, and what it needs: ("choose_energy", 0, 2)."""

Instant = Callable[..., None]
Asking = Callable[..., Step]


class WithAgenda(Protocol):
    agenda: list[Job]


A = TypeVar("A", bound=WithAgenda)


class Agenda(Generic[A]):
    """The jobs of one game, by the names under which its rules register them."""

    def __init__(self) -> None:
        self._instant: dict[str | int, Instant] = {}
        self._asking: dict[str | int, Asking] = {}

    def instant(self, name: str) -> Callable[[Instant], Instant]:
        def register(rule: Instant) -> Instant:
            self._instant[name] = rule
            return rule

        return register

    def asking(self, name: str) -> Callable[[Asking], Asking]:
        def register(rule: Asking) -> Asking:
            self._asking[name] = rule
            return rule

        return register

    def next_step(self, table: A) -> Step | None:
        """Run the instant jobs; return the next asking job, or None if the agenda is empty."""
        agenda, instant = table.agenda, self._instant
        while agenda:
            job = agenda[-1]
            rule = instant.get(job[0])
            size = len(job)
            if rule is None:
                asks = self._asking[job[0]]
                return asks(table, job[1]) if size == 2 else asks(table, *job[1:])
            agenda.pop()
            if size == 3:  # most jobs; a call with a fixed number of arguments is faster
                rule(table, job[1], job[2])
            elif size == 2:
                rule(table, job[1])
            else:
                rule(table, *job[1:])
        return None

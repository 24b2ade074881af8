"""What is still to be done in a game whose effects start effects: jobs on a stack in its table.

An instant job is taken off and done. An asking one is a coroutine with one question; it takes
itself off (`table.agenda.pop()`) after the answer, so that nothing changes before it.
"""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from fabletop.core.question import Step

Job = tuple[str | int, ...]
"""The name of a rule, and what it needs: ("choose_energy", 0, 2)."""

Instant = Callable[..., None]
Asking = Callable[..., Step]


class WithAgenda(Protocol):
    agenda: list[Job]


A = TypeVar("A", bound=WithAgenda)


class Agenda(Generic[A]):
    """The jobs of one game, by the names under which its rules announce them."""

    def __init__(self) -> None:
        self._instant: dict[str, Instant] = {}
        self._asking: dict[str, Asking] = {}

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
        """Do what needs no answer; the job that asks next, or nothing if the agenda is empty."""
        agenda = table.agenda
        while agenda:
            name, *rest = agenda[-1]
            args: list[Any] = rest
            rule = self._instant.get(str(name))
            if rule is None:
                return self._asking[str(name)](table, *args)
            agenda.pop()
            rule(table, *args)
        return None

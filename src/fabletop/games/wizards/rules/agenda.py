"""What is still to be done: jobs on a stack in the table.

An instant job is taken off and done. An asking one is a coroutine with one question; it takes
itself off (`table.agenda.pop()`) after the answer, so that nothing changes before it.
"""

from collections.abc import Callable
from typing import Any

from fabletop.core.question import Step
from fabletop.games.wizards.state import Table

Instant = Callable[..., None]
Asking = Callable[..., Step]

INSTANT: dict[str, Instant] = {}
ASKING: dict[str, Asking] = {}


def instant(name: str) -> Callable[[Instant], Instant]:
    def register(rule: Instant) -> Instant:
        INSTANT[name] = rule
        return rule

    return register


def asking(name: str) -> Callable[[Asking], Asking]:
    def register(rule: Asking) -> Asking:
        ASKING[name] = rule
        return rule

    return register


def next_job(table: Table) -> Step | None:
    """Do what needs no answer; the job that asks next, or nothing if the agenda is empty."""
    agenda = table.agenda
    while agenda:
        name, *rest = agenda[-1]
        args: list[Any] = rest
        rule = INSTANT.get(str(name))
        if rule is None:
            return ASKING[str(name)](table, *args)
        agenda.pop()
        rule(table, *args)
    return None

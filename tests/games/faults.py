"""Makes questions about the open table answer wrongly, to show that a check notices it."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

import pytest


class Fault(NamedTuple):
    """A question that answers wrongly, and the check that must fail then."""

    where: object
    """The module in which the check finds the question."""
    question: str
    check: Callable[[], None]
    spoil: Callable[[Any], Any] | None = None
    """How the answer is spoilt; by default as `spoilt` does it."""


def spoilt(answer: Any) -> Any:
    """One more, the opposite, or with something left out."""
    match answer:
        case bool():
            return not answer
        case int() | float() | Fraction():
            return answer + 1
        case dict():
            first = next(iter(answer), None)
            return {**answer, first: spoilt(answer[first])} if answer else {"": 1}
        case set():
            return answer - {min(answer)} if answer else {""}
        case list():
            return answer[:-1]
        case _ if hasattr(answer, "_replace"):
            return answer._replace(**{answer._fields[0]: spoilt(answer[0])})
        case _:
            raise TypeError(f"nobody said how to spoil {answer!r}")


def must_be_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = getattr(fault.where, fault.question)
    spoil = fault.spoil or spoilt

    def lies(*args: Any, **more: Any) -> Any:
        return spoil(honest(*args, **more))

    monkeypatch.setattr(fault.where, fault.question, lies)
    with pytest.raises(AssertionError):
        fault.check()

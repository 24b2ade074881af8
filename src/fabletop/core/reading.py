"""A game that can be read: pure questions about the open table, which rules, bots and pages ask.

The questions are functions of the package `seen` of a game. This module holds only what the
conformance checks need to compare the answers with what the rules do, and with those in other
possible worlds.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol, runtime_checkable

from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Question
from fabletop.core.view import AnyView

Reading = tuple[str, object]
"""The name of a question, with what it is asked about, and the answer."""


@runtime_checkable
class Readable(Protocol):
    """A game whose questions are checked."""

    def readings(self, view: AnyView) -> Iterator[Reading]:
        """All questions that make sense at this moment, with their answers."""
        ...

    def prices(self, view: AnyView, question: Question) -> Sequence[HeldAmounts | None]:
        """For each option of a question to the viewing seat: all that it costs and brings for
        certain, up to the next choice or chance; None if that is not claimed to be known."""
        ...

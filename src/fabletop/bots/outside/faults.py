"""What can go wrong with a bot from outside, as plain data for a report."""

from dataclasses import dataclass
from typing import Literal

FaultKind = Literal["timeout", "crash", "illegal", "garbage"]
"""No answer in time, no answer at all, one that is no option, one that is no answer."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A decision, by its number, that a bot did not take; the message says why."""

    kind: FaultKind
    decision: int
    message: str


class Failed(Exception):
    """Raised where a bot goes wrong; caught before the match hears of it."""

    def __init__(self, kind: FaultKind, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message

"""What can go wrong with a bot from outside, as plain data for a report."""

from dataclasses import dataclass
from typing import Literal

FaultKind = Literal["timeout", "crash", "illegal", "garbage"]
"""No answer in time; no answer at all; an answer that is not an option; not a valid answer."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A decision, by its number, that a bot failed to make; the message says why."""

    kind: FaultKind
    decision: int
    message: str


class Failed(Exception):
    """Raised where a bot fails; caught before it can reach the match."""

    def __init__(self, kind: FaultKind, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message

"""What a bot thought at a decision: plain data that can be sent, stored and displayed."""

from dataclasses import dataclass
from typing import Final

from fabletop.core.question import Option

ENOUGH: Final = 30
"""With fewer tries than this, no chance is shown as a number."""


@dataclass(frozen=True, slots=True)
class Expected:
    """An answer that the bot expects, with its label in each language."""

    seat: int
    option: Option
    labels: dict[str, str]


@dataclass(frozen=True, slots=True)
class Candidate:
    """An option that was tried: the chance to win that the tries showed (0 to 1), the number of
    tries, what is expected to follow, and how much each feature spoke for or against the seat at
    the end of the tries."""

    option: Option
    outcome: float
    visits: int
    line: tuple[Expected, ...]
    features: dict[str, float]

    @property
    def known(self) -> bool:
        """Whether there were enough tries to show its chance."""
        return self.visits >= ENOUGH


@dataclass(frozen=True, slots=True)
class Thought:
    """The candidates, the best one first. `kept` of the tries were made at an earlier decision."""

    seat: int
    chosen: Option
    candidates: tuple[Candidate, ...]
    iterations: int
    kept: int

    def difference(self, other: int = 1) -> list[tuple[str, float]]:
        """Which features made the difference between the best candidate and another one, the
        largest first."""
        if other >= len(self.candidates):
            return []
        best, second = self.candidates[0].features, self.candidates[other].features
        gaps = [(name, value - second.get(name, 0.0)) for name, value in best.items()]
        return sorted(gaps, key=lambda gap: -abs(gap[1]))

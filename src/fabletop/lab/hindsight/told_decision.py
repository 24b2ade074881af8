"""A costly decision in the reader's words, for every front end."""

from dataclasses import dataclass
from typing import Any

from fabletop.bots.reasons import ReasonedOption, reasons
from fabletop.core.match import Match
from fabletop.lab.hindsight.annotate import WeighedDecision


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that cost something. `answered` tells what was better and worse than `best`."""

    moment: int
    question: str
    answered: ReasonedOption
    best: ReasonedOption
    loss: float

    @property
    def points(self) -> int:
        """The loss in percentage points, as the two chances are shown."""
        return max(1, (self.best.percent or 0) - (self.answered.percent or 0))


def costly(match: Match[Any], one: WeighedDecision, language: str) -> Costly:
    """In the words of the moment at which the decision was taken."""
    past = match.branch(one.moment)
    decision = next(asked for asked in past.decisions() if asked.seat == one.seat)
    labels, everything = decision.labels(language), len(one.thought.candidates)
    told = reasons(
        one.thought, match.game.name, decision.question, labels, language, most=everything
    )
    return Costly(
        one.moment,
        decision.prompt(language),
        next(option for option in told.options if option.option == one.given),
        told.best,
        one.loss,
    )

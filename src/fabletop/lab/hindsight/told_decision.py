"""A costly decision in the reader's words, for every front end."""

from dataclasses import dataclass

from fabletop.bots.reasons import ReasonedOption, reasons
from fabletop.core.match import Match
from fabletop.lab.hindsight.annotate import WeighedDecision


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that cost something. `answered` says what was better and worse than in `best`."""

    moment: int
    question: str
    answered: ReasonedOption
    best: ReasonedOption
    loss: float

    @property
    def points(self) -> int:
        """The loss in percentage points, computed from the two chances as shown."""
        return max(1, (self.best.percent or 0) - (self.answered.percent or 0))


def costly(match: Match, one: WeighedDecision, language: str) -> Costly:
    """The decision in the reader's language, with labels as they were at that moment."""
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

"""A bot's thought prepared for display: the best options in the reader's language, their chances,
what is expected to follow, and which features made the difference. No markup, no front end."""

from collections.abc import Sequence
from dataclasses import dataclass

from fabletop.bots.plugin import words_of
from fabletop.bots.thought import Candidate, Thought
from fabletop.core.question import Option, Question
from fabletop.core.texts.catalogue import Catalogue, catalogue
from fabletop.core.texts.languages import ENGLISH

SUBJECT = "bots"

BEST = 3
"""How many options are shown, plus the chosen one if it is not among them."""

FEATURES_TOLD = 3
"""At most how many better features are shown, and at most how many worse ones."""

SLIGHT = 0.1
"""A feature is shown only if its part in the difference is at least this share of the largest."""

NOTHING = 0.005
"""A part in the difference below this is too small to be a reason."""


def percent_of(outcome: float) -> int:
    return round(100 * outcome)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """An answer that is expected to follow, and the seat that gives it."""

    seat: int
    label: str


@dataclass(frozen=True, slots=True)
class ReasonedOption:
    """An option with its number in the question's list. `better` and `worse` name features: the
    first option is compared with the second, every other option with the first."""

    number: int
    option: Option
    label: str
    outcome: float | None
    """The chance to win from 0 to 1; None where there were too few tries."""
    visits: int
    chosen: bool
    line: tuple[Foreseen, ...]
    better: tuple[str, ...]
    worse: tuple[str, ...]
    chance: str
    """Such as "62% to win", or that there were too few tries to say."""
    tries: str
    """Such as "310 tries"."""
    difference: str
    """A sentence about what is better and worse; empty if there is no other option to compare."""

    @property
    def percent(self) -> int | None:
        return None if self.outcome is None else percent_of(self.outcome)


@dataclass(frozen=True, slots=True)
class Reasons:
    """The best option first."""

    seat: int
    options: tuple[ReasonedOption, ...]
    iterations: int
    kept: int

    @property
    def best(self) -> ReasonedOption:
        return self.options[0]

    @property
    def because(self) -> str:
        """Why the best option is the best."""
        return self.best.difference

    @property
    def chosen(self) -> ReasonedOption | None:
        return next((option for option in self.options if option.chosen), None)


def reasons(
    thought: Thought,
    game: str,
    question: Question,
    labels: Sequence[str],
    language: str,
    *,
    most: int = BEST,
) -> Reasons:
    """Prepare a thought about this question for a reader; `labels` are the labels of the question's
    options at that moment."""
    said = catalogue(SUBJECT, language)
    numbers = {option: number for number, option in enumerate(question.options, start=1)}
    told = tuple(
        _option(
            thought,
            place,
            number=numbers[candidate.option],
            label=labels[numbers[candidate.option] - 1],
            game=game,
            said=said,
        )
        for place, candidate in enumerate(thought.candidates)
        if place < most or candidate.option == thought.chosen
    )
    return Reasons(thought.seat, told, thought.iterations, thought.kept)


def _option(
    thought: Thought, place: int, *, number: int, label: str, game: str, said: Catalogue
) -> ReasonedOption:
    candidate = thought.candidates[place]
    gaps = _weighty(thought, place)
    better = tuple(_feature(name, game, said) for name, gap in gaps if gap > 0)[:FEATURES_TOLD]
    worse = tuple(_feature(name, game, said) for name, gap in gaps if gap < 0)[:FEATURES_TOLD]
    return ReasonedOption(
        number=number,
        option=candidate.option,
        label=label,
        outcome=candidate.outcome if candidate.known else None,
        visits=candidate.visits,
        chosen=candidate.option == thought.chosen,
        line=_line(candidate, said.language),
        better=better,
        worse=worse,
        chance=_chance(candidate, said),
        tries=said.say("reason-tries", {"n": candidate.visits}),
        difference=_difference(thought, place, better, worse, said),
    )


def _chance(candidate: Candidate, said: Catalogue) -> str:
    if not candidate.known:
        return said.say("reason-few")
    return said.say("reason-chance", {"percent": percent_of(candidate.outcome)})


def _line(candidate: Candidate, language: str) -> tuple[Foreseen, ...]:
    """What follows the option; the option itself, first in the bot's line, is left out."""
    return tuple(
        Foreseen(one.seat, one.labels.get(language, one.labels[ENGLISH]))
        for one in candidate.line[1:]
    )


def _weighty(thought: Thought, place: int) -> list[tuple[str, float]]:
    """The features that made the difference, the largest first, from this candidate's side. If no
    feature favours the best candidate, the features do not explain the choice: none is given."""
    sign = -1 if place else 1
    gaps = thought.difference(place or 1)
    least = max([NOTHING, *(SLIGHT * abs(gap) for _, gap in gaps)])
    weighty = [(name, gap) for name, gap in gaps if abs(gap) >= least]
    if all(gap < 0 for _, gap in weighty):
        return []
    return [(name, sign * gap) for name, gap in weighty]


def _feature(name: str, game: str, said: Catalogue) -> str:
    """The name of a feature: a common one, or the game's own, or else its id."""
    word = name.replace("_", "-")
    common = f"feature-{word}"
    if said.has(common):
        return said.say(common)
    return words_of(game, said.language).name(f"feature-{game}-{word}", name.replace("_", " "))


def _difference(
    thought: Thought,
    place: int,
    better: tuple[str, ...],
    worse: tuple[str, ...],
    said: Catalogue,
) -> str:
    if len(thought.candidates) == 1:
        return ""
    gains = said.say("reason-better", {"features": ", ".join(better)}) if better else ""
    losses = said.say("reason-worse", {"features": ", ".join(worse)}) if worse else ""
    difference = gains or losses or said.say("reason-alike")
    if gains and losses:
        difference = said.say("reason-both", {"better": gains, "worse": losses})
    whom = "best" if place else "next"
    return said.say(f"reason-than-{whom}", {"difference": difference})

"""A game thought over again: which decisions of a seat cost it most, by the adviser's judgement.

First every real choice is looked at briefly, then the worst ones with all care: what the adviser
would have done and what was answered are tried in the same imagined worlds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any

from fabletop.bots.advice import advise
from fabletop.bots.levels import adviser
from fabletop.bots.thought import ENOUGH, Candidate, Thought
from fabletop.core import log
from fabletop.core.match import LogEntry, Match
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.lab.playing.simulate import own_seed
from fabletop.lab.playing.workers import Progress, spread

BRIEFLY = 5
"""A first look takes one try where a careful one takes so many."""

FEWEST = 8
"""Tries of a first look."""

AGAIN = 12
"""So many decisions of a seat are looked at again, or four for each that is wanted."""

NOTICED = 0.01
"""The least loss that is worth a word."""


@dataclass(frozen=True, slots=True)
class WeighedDecision:
    """A decision, what was answered, and a thought that holds the answer among its candidates."""

    moment: int
    seat: int
    given: Option
    thought: Thought

    @property
    def answered(self) -> Candidate:
        return next(one for one in self.thought.candidates if one.option == self.given)

    @property
    def gap(self) -> float:
        """By how much something else came out better than the answer."""
        highest = max(one.outcome for one in self.thought.candidates)
        return highest - self.answered.outcome

    @property
    def loss(self) -> float:
        """What the answer cost against what the adviser would have done."""
        return max(0.0, self.thought.candidates[0].outcome - self.answered.outcome)


@dataclass(frozen=True, slots=True)
class Annotation:
    """One seat's game: how many real choices it had, and those that cost most, the costliest
    first."""

    seat: int
    decisions: int
    costliest: tuple[WeighedDecision, ...]


@dataclass(frozen=True, slots=True)
class Task:
    """A game as text, and how it is to be thought over."""

    text: tuple[str, ...]
    seed: int
    iterations: int


def real_choices(match: Match[Any], seats: Sequence[int]) -> dict[int, list[int]]:
    """The moments at which these seats had a choice, by seat."""
    found: dict[int, list[int]] = {seat: [] for seat in seats}
    for moment, (past, entry) in enumerate(zip(match.walk(), match.entries, strict=False)):
        if entry.seat in found and len(past.position.question(entry.seat).options) > 1:
            found[entry.seat].append(moment)
    return found


def count_work(choices: dict[int, list[int]], most: int) -> int:
    """How many decisions will be looked at, those that are looked at again twice."""
    return sum(len(moments) + min(len(moments), _again(most)) for moments in choices.values())


def task_of(match: Match[Any], seed: int, iterations: int | None = None) -> Task:
    """With the adviser's own number of tries, or another one."""
    return Task(tuple(log.lines(match)), seed, adviser(match.game.name, iterations).iterations)


def annotate(
    task: Task,
    choices: dict[int, list[int]],
    *,
    most: int,
    workers: int = 1,
    progress: Progress = lambda _done: None,
) -> list[Annotation]:
    """The costliest decisions of each seat. The same seed finds the same ones on any machine."""
    moments = sorted(moment for own in choices.values() for moment in own)
    first = spread(partial(glance_at, task), moments, workers, progress)
    chosen = worth_another_look(first, choices, most)
    careful = spread(partial(weigh, task), chosen, workers, progress)
    return summed_up(careful, choices, most)


def worth_another_look(
    first: Sequence[WeighedDecision], choices: dict[int, list[int]], most: int
) -> list[int]:
    """The moments that looked worst at first sight."""
    return sorted(one.moment for seat in choices for one in _worst(first, seat, _again(most)))


def summed_up(
    careful: Sequence[WeighedDecision], choices: dict[int, list[int]], most: int
) -> list[Annotation]:
    return [
        Annotation(seat, len(own), tuple(_costliest(careful, seat)[:most]))
        for seat, own in choices.items()
    ]


def glance_at(task: Task, moments: Sequence[int]) -> list[WeighedDecision]:
    """A first look, without what is expected to follow."""
    few = min(task.iterations, max(FEWEST, task.iterations // BRIEFLY))
    return [_weighed(task, moment, few, tell=False) for moment in moments]


def weigh(task: Task, moments: Sequence[int]) -> list[WeighedDecision]:
    """A careful look. Where the adviser would have done something else, that and the answer are
    compared in worlds that neither was chosen by."""
    looked = [_weighed(task, moment, task.iterations, tell=True) for moment in moments]
    return [one if one.thought.chosen == one.given else _compared(task, one) for one in looked]


def _again(most: int) -> int:
    return max(AGAIN, 4 * most)


def _worst(weighed: Sequence[WeighedDecision], seat: int, most: int) -> list[WeighedDecision]:
    own = [one for one in weighed if one.seat == seat]
    return sorted(own, key=lambda one: (-one.gap, one.moment))[:most]


def _costliest(weighed: Sequence[WeighedDecision], seat: int) -> list[WeighedDecision]:
    own = [one for one in weighed if one.seat == seat and one.loss >= NOTICED]
    return sorted(own, key=lambda one: (-one.loss, one.moment))


def _weighed(task: Task, moment: int, iterations: int, *, tell: bool) -> WeighedDecision:
    past, entry = _before(task, moment)
    thought = advise(
        past.game,
        past.position.question(entry.seat),
        past.glimpse(entry.seat),
        own_seed(task.seed, moment),
        also=(entry.option,),
        iterations=iterations,
        tell=tell,
    )
    return WeighedDecision(moment, entry.seat, entry.option, thought)


def _compared(task: Task, one: WeighedDecision) -> WeighedDecision:
    """With two options left, each is tried in the same worlds as the other, and often enough for
    its chance to be told."""
    past, _ = _before(task, one.moment)
    asked, best = past.position.question(one.seat), one.thought.chosen
    thought = advise(
        past.game,
        Question(asked.seat, asked.kind, (best, one.given), asked.subject),
        past.glimpse(one.seat),
        own_seed(task.seed + 1, one.moment),
        iterations=max(task.iterations, 2 * ENOUGH),
    )
    candidates = sorted(thought.candidates, key=lambda candidate: candidate.option != best)
    return replace(one, thought=replace(thought, chosen=best, candidates=tuple(candidates)))


def _before(task: Task, moment: int) -> tuple[Match[Any], LogEntry]:
    """The match as it stood before an answer, and that answer."""
    match = _opened(task.text)
    return match.branch(moment), match.entries[moment]


@lru_cache(1)
def _opened(text: tuple[str, ...]) -> Match[Any]:
    return log.parse(text, find)

"""The analysis of a finished game: which decisions cost a seat most, according to the adviser.

First every real choice is searched briefly, then the worst ones thoroughly: the adviser's option
and the actual answer are tried in the same imagined worlds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from fabletop.bots.advice import advise
from fabletop.bots.levels import adviser
from fabletop.bots.thought import ENOUGH, Candidate, Thought
from fabletop.core import log
from fabletop.core.match import Match
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.core.saved.entries import LogEntry
from fabletop.core.seeds import derived
from fabletop.lab.playing.simulate import own_seed
from fabletop.lab.playing.workers import Progress, spread

BRIEFLY = 5
"""How many times more tries a thorough search makes than a brief one."""

FEWEST = 8
"""The least number of tries of a brief search, unless a thorough one makes fewer."""

AGAIN = 12
"""How many decisions of a seat are searched thoroughly; four per decision wanted, if that is
more."""

NOTICED = 0.01
"""The smallest loss that is reported."""


@dataclass(frozen=True, slots=True)
class WeighedDecision:
    """A decision, its answer, and a thought that has the answer among its candidates."""

    moment: int
    seat: int
    given: Option
    thought: Thought

    @property
    def answered(self) -> Candidate:
        return next(one for one in self.thought.candidates if one.option == self.given)

    @property
    def gap(self) -> float:
        """By how much the best candidate did better than the answer."""
        highest = max(one.outcome for one in self.thought.candidates)
        return highest - self.answered.outcome

    @property
    def loss(self) -> float:
        """What the answer cost, compared with what the adviser would have done."""
        return max(0.0, self.thought.candidates[0].outcome - self.answered.outcome)


@dataclass(frozen=True, slots=True)
class Annotation:
    """One seat's game: how many real choices it had, and the costliest ones, the worst first."""

    seat: int
    decisions: int
    costliest: tuple[WeighedDecision, ...]


@dataclass(frozen=True, slots=True)
class Task:
    """A game as text, and how to analyse it."""

    text: tuple[str, ...]
    seed: int
    iterations: int


def real_choices(match: Match, seats: Sequence[int]) -> dict[int, list[int]]:
    """The moments at which these seats had a choice, by seat."""
    found: dict[int, list[int]] = {seat: [] for seat in seats}
    for moment, (past, entry) in enumerate(zip(match.walk(), match.entries, strict=False)):
        if entry.seat in found and len(past.position.question(entry.seat).options) > 1:
            found[entry.seat].append(moment)
    return found


def count_work(choices: dict[int, list[int]], most: int) -> int:
    """How many searches there will be; a decision that is searched again counts twice."""
    return sum(len(moments) + min(len(moments), _again(most)) for moments in choices.values())


def task_of(match: Match, seed: int | None = None, iterations: int | None = None) -> Task:
    """The task to analyse a match, with the adviser's own number of tries or another one. Without
    a seed, it has the one that belongs to the match."""
    own = derived(match.header.seed, "analysis") if seed is None else seed
    return Task(tuple(log.lines(match)), own, adviser(match.game.name, iterations).iterations)


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
    """The moments that looked worst in the brief search."""
    return sorted(one.moment for seat in choices for one in _worst(first, seat, _again(most)))


def summed_up(
    careful: Sequence[WeighedDecision], choices: dict[int, list[int]], most: int
) -> list[Annotation]:
    return [
        Annotation(seat, len(own), tuple(_costliest(careful, seat)[:most]))
        for seat, own in choices.items()
    ]


def glance_at(task: Task, moments: Sequence[int]) -> list[WeighedDecision]:
    """Search briefly, without telling what is expected to follow."""
    few = min(task.iterations, max(FEWEST, task.iterations // BRIEFLY))
    return [_weighed(task, moment, few, tell=False) for moment in moments]


def weigh(task: Task, moments: Sequence[int]) -> list[WeighedDecision]:
    """Search thoroughly. Where the adviser would have done something else, that option and the
    answer are compared in new worlds, which had no part in choosing either."""
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
    """Compare two options only: both are tried in the same worlds, and often enough to show their
    chances."""
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


def _before(task: Task, moment: int) -> tuple[Match, LogEntry]:
    """The match just before an answer, and that answer."""
    match = _opened(task.text)
    return match.branch(moment), match.entries[moment]


@lru_cache(1)
def _opened(text: tuple[str, ...]) -> Match:
    return log.parse(text, find)

"""What must hold for every game, checked at every decision of a random game, or of one that begins
in a late position (`core/conformance/late.py`).

Copies play like the original; re-running gives identical results; a saved table loads equal; undo
restores the position; what a seat cannot know changes neither its view nor its questions; every
option can be taken; no question lacks options or has one twice; refused things are not offered;
the price in a label is the price paid; questions about the open table are answered alike in every
possible world, and prices as the rules take them; the game's own invariants hold; and the game
ends. Each violation names what failed and at which decision.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from fabletop.core.conformance.checks import (
    Sight,
    answer_and_check,
    check_copy,
    check_leak,
    check_playout,
    check_question,
    check_redeal,
    check_snapshot,
    check_whole_save,
    check_words,
    questions,
    through_json,
)
from fabletop.core.conformance.labels import check_labels
from fabletop.core.conformance.readings import check_prices
from fabletop.core.errors import FabletopError, RulesError
from fabletop.core.game import Game, T
from fabletop.core.glimpse import Glimpse
from fabletop.core.match import Match
from fabletop.core.question import Option, Question

MOST_DECISIONS = 50_000
SAY_EVERY = 50
"""Sentences are slow to make, so they are checked only once per this many decisions."""
DEAL_EVERY = 4
"""Everything is dealt anew once per this many decisions."""


@dataclass
class Report:
    decisions: int = 0
    violations: list[str] = field(default_factory=list)
    ended_by: str = ""
    rounds: int = 0


Chooser = Callable[[Question, Glimpse], Option]
"""Answers a question, with a glimpse of what its seat may know."""


EndListener = Callable[[Match], None]
"""A callback for a game that has ended, or was stopped after enough decisions."""


@dataclass(frozen=True)
class CheckPlan:
    """How a game is played for the checks."""

    choose: Chooser | None
    every: int
    whole: int
    most: int
    enough: int | None
    witness: EndListener | None
    sight: Sight | None


def check_game(
    game: Game[T],
    *,
    options: Mapping[str, object],
    seats: int,
    seed: int,
    choose: Chooser | None = None,
    every: int = 1,
    whole: int = 1,
    most: int = MOST_DECISIONS,
    enough: int | None = None,
    witness: EndListener | None = None,
    sight: Sight | None = None,
) -> Report:
    """Play one game, at random or with `choose`, under all the checks. The expensive checks run at
    one decision in `every`; those that replay the whole game run in one game in `whole`. The game
    stops after `enough` decisions, and fails if it has not ended after `most`. `witness` is called
    with the match at the end, unless a check failed before. The leak test also compares what
    `sight` returns."""
    report, luck = Report(), Random(seed)
    plan = CheckPlan(choose, every, whole, most, enough, witness, sight)
    try:
        match = Match.new(
            game, seats=[f"seat {n}" for n in range(seats)], seed=seed, options=options
        )
        _play(match, luck, report, plan)
    except (FabletopError, RulesError, AssertionError) as error:
        report.violations.append(f"decision {report.decisions}: {type(error).__name__}: {error}")
    return report


def _play(match: Match[T], luck: Random, report: Report, plan: CheckPlan) -> None:
    whole_save = luck.randrange(1, 400)
    again = luck.randrange(plan.whole) == 0
    chosen: dict[int, list[Option]] = {seat: [] for seat in range(len(match.header.seats))}
    while not match.over and report.decisions != plan.enough:
        if report.decisions >= plan.most:
            raise RulesError(f"the game has not ended after {plan.most} decisions")
        report.decisions += 1
        question = luck.choice(match.position.open)
        option = _choose(match, luck, question, plan)
        if luck.randrange(plan.every):
            problems = list(match.game.invariants(match.position.table))
            match.answer(option, question.seat)
        else:
            problems = _at_decision(match, luck, report.decisions, plan.sight)
            problems += answer_and_check(match, question, option)
        if len(question.options) > 1:
            chosen[question.seat].append(option)
        if again and report.decisions == whole_save:
            problems += check_whole_save(match)
        report.violations += [f"decision {report.decisions}: {problem}" for problem in problems]
        if problems:
            return
    problems = list(match.game.invariants(match.position.table))
    if match.over:
        problems += _ended(match)
    if again:
        problems += _at_end(match, luck) + check_playout(match, chosen)
    report.violations += [f"at the end: {problem}" for problem in problems]
    result = match.result
    report.ended_by = result.ended_by if result else ""
    report.rounds = match.game.rounds(match.position.table)
    if plan.witness is not None:
        plan.witness(match)


def _choose(match: Match[T], luck: Random, question: Question, plan: CheckPlan) -> Option:
    if plan.choose is None:
        return luck.choice(question.options)
    return plan.choose(question, Glimpse(match.position, question.seat))


def _at_decision(match: Match[T], luck: Random, number: int, sight: Sight | None) -> list[str]:
    """All checks at a real choice; elsewhere only those that a forced answer can break."""
    position = match.position
    problems = list(match.game.invariants(position.table))
    if all(len(question.options) == 1 for question in position.open):
        return problems
    problems += check_copy(position)
    apart = through_json(match)
    problems += check_snapshot(position, apart.copy())
    for question in position.open:
        problems += check_question(match, question)
        problems += check_prices(position, question)
    if position.checkpoint != apart:
        problems.append("playing a copy changed the original")
    seats = [luck.choice(position.open).seat, luck.choice([None, *range(len(match.header.seats))])]
    problems += check_leak(match, luck.choice(seats), luck.getrandbits(40), sight)
    if number % DEAL_EVERY == 0:
        problems += check_redeal(match, luck.getrandbits(40))
    for decision in match.decisions():
        problems += check_labels(decision)
    if number % SAY_EVERY == 0:
        problems += check_words(match)
    return problems


def _ended(match: Match[T]) -> list[str]:
    result = match.result
    if result is None or len(result.places) != len(match.header.seats) or min(result.places) > 2:
        return [f"a finished game without a proper result: {result}"]
    return []


def _at_end(match: Match[T], luck: Random) -> list[str]:
    """The checks that replay the whole game."""
    problems = check_whole_save(match)
    moment = luck.randrange(len(match.entries) + 1)
    branch = match.branch(moment)
    for entry in match.entries[moment:]:
        branch.answer(entry.option, entry.seat)
    if branch.position.table != match.position.table:
        problems.append(f"a branch at {moment} with the same answers ends differently")
    other = match.branch(moment, seed=luck.getrandbits(40))
    if questions(other.position.open) != questions(match.branch(moment).position.open):
        problems.append(f"a branch at {moment} with another seed asks something else")
    return problems

"""What must hold for every game, checked at every decision of a random game.

Copies go on like the original; re-running gives the same bits; a saved table loads equal; undo
comes back; what a seat cannot know changes neither its view nor its questions; every option can
be taken; options are neither empty nor doubled; refused things are not offered; the game's own
invariants hold; and it ends. Each violation names what failed and at which decision.
"""

import json
import marshal
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fabletop.core import log
from fabletop.core.chance import ChanceResult
from fabletop.core.errors import FabletopError, RulesError
from fabletop.core.game import Game, T, View
from fabletop.core.match import Match
from fabletop.core.playout import playout
from fabletop.core.position import Position
from fabletop.core.question import Option, Question, parse, show
from fabletop.core.text import LANGUAGES

MOST_DECISIONS = 50_000
SAY_EVERY = 50
"""Sentences are slow, so they are tried at one decision in so many."""


@dataclass
class Report:
    decisions: int = 0
    violations: list[str] = field(default_factory=list)
    ended_by: str = ""
    rounds: int = 0


Chooser = Callable[[Question, Callable[[], View]], Option]
"""Answers a question, with a view if it wants one."""


@dataclass(frozen=True)
class Course:
    """How a game is played for the checks."""

    choose: Chooser | None
    every: int
    most: int


def check_game(
    game: Game[T],
    *,
    options: Mapping[str, object],
    seats: int,
    seed: int,
    choose: Chooser | None = None,
    every: int = 1,
    most: int = MOST_DECISIONS,
) -> Report:
    """Play one game, at random or as `choose` says, under all the checks, or under the dear ones
    only at one decision in `every`."""
    report = Report()
    try:
        match = Match.new(
            game, seats=[f"seat {n}" for n in range(seats)], seed=seed, options=options
        )
        _play(match, Random(seed), report, Course(choose, every, most))
    except (FabletopError, RulesError, AssertionError) as error:
        report.violations.append(f"decision {report.decisions}: {type(error).__name__}: {error}")
    return report


def _play(match: Match[T], luck: Random, report: Report, course: Course) -> None:
    whole_save = luck.randrange(1, 400)
    chosen: dict[int, list[Option]] = {seat: [] for seat in range(len(match.header.seats))}
    while not match.over:
        if report.decisions >= course.most:
            raise RulesError(f"the game has not ended after {course.most} decisions")
        report.decisions += 1
        question = luck.choice(match.position.open)
        option = _choose(match, luck, question, course)
        if luck.randrange(course.every):
            problems = list(match.game.invariants(match.position.table))
            match.answer(option, question.seat)
        else:
            problems = _at_decision(match, luck, report.decisions)
            problems += _answer(match, question, option)
        if len(question.options) > 1:
            chosen[question.seat].append(option)
        if report.decisions == whole_save:
            problems += _whole_save(match)
        report.violations += [f"decision {report.decisions}: {problem}" for problem in problems]
        if problems:
            return
    problems = _at_end(match, luck) + _check_playout(match, chosen)
    report.violations += [f"at the end: {problem}" for problem in problems]
    result = match.result
    report.ended_by = result.ended_by if result else ""
    report.rounds = match.game.rounds(match.position.table)


def _choose(match: Match[T], luck: Random, question: Question, course: Course) -> Option:
    if course.choose is None:
        return luck.choice(question.options)
    return course.choose(question, lambda: match.view(question.seat))


def _at_decision(match: Match[T], luck: Random, number: int) -> list[str]:
    """Everything at a real choice; what a forced answer can break at the others."""
    position = match.position
    problems = list(match.game.invariants(position.table))
    if all(len(question.options) == 1 for question in position.open):
        return problems
    problems += _check_copy(position)
    apart = _through_json(match)
    problems += _check_snapshot(position, apart.copy())
    for question in position.open:
        problems += _check_question(match, question)
    if position.checkpoint != apart:
        problems.append("playing a copy changed the original")
    seats = [luck.choice(position.open).seat, luck.choice([None, *range(len(match.header.seats))])]
    problems += _check_leak(match, luck.choice(seats), luck.getrandbits(40))
    if number % SAY_EVERY == 0:
        problems += _check_words(match)
    return problems


def _check_question(match: Match[T], question: Question) -> list[str]:
    options = list(question.options)
    problems = []
    if len(set(options)) != len(options):
        problems.append(f"doubled options: {question!r}")
    for option in options:
        if parse(show(option)) != option:
            problems.append(f"{option!r} cannot be printed and parsed")
        try:
            _try(match.position, option, question.seat)
        except Exception as error:
            problems.append(f"{show(option)} of {question.kind} fails: {error!r}")
    for refusal in match.game.refusals(match.position.table, question):
        if refusal.option in options:
            problems.append(f"{show(refusal.option)} is offered and refused")
        if not refusal.rule:
            problems.append(f"{show(refusal.option)} is refused without a rule")
    return problems


def _try(position: Position[T], option: Option, seat: int) -> None:
    """Take an option on a copy, up to the next question."""
    if position.fed or len(position.asked) > 1:
        position.copy().answer(option, seat)
        return
    table = position.checkpoint.copy()
    step = position.game.step(table)
    assert step is not None
    try:
        asked = step.send(None)
        while isinstance(asked, Question) and not _is_same(asked, position.asked[0]):
            asked = step.send(asked.options[0])
        step.send(option if isinstance(asked, Question) else (option,))
    except StopIteration:
        position.game.step(table)


def _is_same(asked: Question, question: Question) -> bool:
    return asked.kind == question.kind and list(asked.options) == list(question.options)


def _check_copy(position: Position[T]) -> list[str]:
    twin = position.copy()
    problems = []
    if twin.table != position.table:
        problems.append("a copy differs from its original")
    if _questions(twin.open) != _questions(position.open):
        problems.append("a copy asks something else")
    early = position.checkpoint.copy()
    step = position.game.step(early)
    if step is not None:
        step.send(None)
    if early != position.checkpoint:
        problems.append("a step changed the table before its first question")
    return problems


def _through_json(match: Match[T]) -> T:
    """The checkpoint as a saved game would give it back: nothing shared with the original."""
    plain = json.loads(json.dumps(match.game.dump(match.position.checkpoint)))
    return match.game.load(match.header.options, plain)


def _check_snapshot(position: Position[T], loaded: T) -> list[str]:
    """A table that was saved and loaded is equal, and the step re-runs on it."""
    if loaded != position.checkpoint:
        return ["a loaded snapshot differs from the table that was saved"]
    if not position.fed:
        return []
    twin = position.resumed(loaded)
    if twin.table != position.table or _questions(twin.open) != _questions(position.open):
        return ["a game resumed from its snapshot goes another way"]
    return []


def _check_leak(match: Match[T], seat: int | None, seed: int) -> list[str]:
    """Permute what the seat cannot know, show it the same luck as far as it was shown, and
    compare."""
    game, position = match.game, match.position
    world = game.reimagine(position.checkpoint, seat, seed)
    world.chance.load(_shown_luck(position))
    twin = position.resumed(world)
    twin.table.chance.script.clear()
    problems = []
    if _bytes(game.view(twin.table, seat)) != _bytes(game.view(position.table, seat)):
        problems.append(f"the view of seat {seat} depends on something hidden")
    own = [question for question in position.open if question.seat == seat]
    other = [question for question in twin.open if question.seat == seat]
    if _questions(own) != _questions(other):
        problems.append(f"the question to seat {seat} depends on something hidden")
    return problems


def _shown_luck(position: Position[T]) -> list[ChanceResult]:
    """The rolls and draws since the checkpoint, found by re-running."""
    if not position.fed:
        return []
    table = position.checkpoint.copy()
    table.chance.record = []
    position.resumed(table)
    return [result for result in table.chance.record if result[0] != "reveal"]


def _check_words(match: Match[T]) -> list[str]:
    try:
        for language in LANGUAGES:
            words = match.game.words(language)
            for decision in match.decisions():
                decision.prompt(language)
                decision.labels(language)
                decision.why_not(language)
            if match.entries:
                for event in match.entries[-1].events:
                    words.tell(event, match.view(None))
    except RulesError as error:
        return [str(error)]
    return []


def _answer(match: Match[T], question: Question, option: Option) -> list[str]:
    """Answer the match and a copy alike; go back and forth where undo is allowed."""
    position = match.position
    twin = position.copy()
    twin.answer(option, question.seat)
    before = position.table.copy() if position.fed else position.hold()
    match.answer(option, question.seat)
    problems = []
    if twin.table != match.position.table or _questions(twin.open) != _questions(
        match.position.open
    ):
        problems.append(f"a copy goes another way after {show(option)}")
    if match.can_undo(question.seat):
        match.undo(question.seat)
        if match.position.table != before:
            problems.append(f"undoing {show(option)} does not come back")
        match.redo(question.seat)
        if match.position.table != twin.table:
            problems.append(f"redoing {show(option)} goes another way")
    return problems


def _whole_save(match: Match[T]) -> list[str]:
    text = list(log.lines(match))
    loaded = log.parse(text, lambda _name: match.game)
    if loaded.position.table != match.position.table or loaded.entries != match.entries:
        return ["a saved and loaded match differs"]
    if list(log.lines(loaded)) != text:
        return ["a loaded match saves differently"]
    return []


def _at_end(match: Match[T], luck: Random) -> list[str]:
    problems = _whole_save(match) + list(match.game.invariants(match.position.table))
    result = match.result
    if result is None or len(result.places) != len(match.header.seats) or min(result.places) > 2:
        problems.append(f"a finished game without a proper result: {result}")
    moment = luck.randrange(len(match.entries) + 1)
    branch = match.branch(moment)
    for entry in match.entries[moment:]:
        branch.answer(entry.option, entry.seat)
    if branch.position.table != match.position.table:
        problems.append(f"a branch at {moment} with the same answers ends another way")
    other = match.branch(moment, seed=luck.getrandbits(40))
    if _questions(other.position.open) != _questions(match.branch(moment).position.open):
        problems.append(f"a branch at {moment} with other luck asks something else")
    return problems


def _check_playout(match: Match[T], chosen: dict[int, list[Option]]) -> list[str]:
    """The fast path plays the same game."""
    header = match.header
    table = match.game.new(header.options, len(header.seats), header.seed)
    playout(match.game, table, lambda question: chosen[question.seat].pop(0))
    same = table == match.position.table and not any(chosen.values())
    return [] if same else ["the fast playout goes another way"]


def _questions(questions: Any) -> list[tuple[Any, ...]]:
    return [(q.seat, q.kind, q.subject, tuple(q.options)) for q in questions]


def _bytes(view: View) -> bytes:
    """A view as bytes, sensitive to types and order; this old version knows no references."""
    return marshal.dumps(view, 2)

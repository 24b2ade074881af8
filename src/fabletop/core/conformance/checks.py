"""The single checks of conformance, each at one decision or at the end of a game."""

import json
import marshal
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from fabletop.core import log
from fabletop.core.chance import ChanceResult
from fabletop.core.conformance.readings import check_readings
from fabletop.core.errors import RulesError
from fabletop.core.foretelling import Foretold
from fabletop.core.game import T
from fabletop.core.match import Match
from fabletop.core.playout import playout
from fabletop.core.position import Position
from fabletop.core.question import Option, Question, parse, show
from fabletop.core.texts.languages import languages
from fabletop.core.view import AnyView, observers, plain

Sight = Callable[[Any, Question | None, int], bytes]
"""What else a seat sees of a table while a question is open, such as a row of numbers."""

READ_EVERY = 40
"""All questions about a table take long to answer, so answers are compared in one leak check of
this many, by its seed."""


def check_question(match: Match[T], question: Question) -> list[str]:
    options = list(question.options)
    problems = []
    if len(set(options)) != len(options):
        problems.append(f"duplicate options: {question!r}")
    for option in options:
        if parse(show(option)) != option:
            problems.append(f"{option!r} cannot be printed and parsed")
        try:
            broken = match.game.invariants(_try(match.position, option, question.seat))
        except Exception as error:
            problems.append(f"{show(option)} of {question.kind} fails: {error!r}")
        else:
            problems += [f"after {show(option)} of {question.kind}: {law}" for law in broken]
    for refusal in match.game.refusals(match.position.table, question):
        if refusal.option in options:
            problems.append(f"{show(refusal.option)} is offered and refused")
        if not refusal.rule:
            problems.append(f"{show(refusal.option)} is refused without a rule")
    return problems


def _try(position: Position[T], option: Option, seat: int) -> T:
    """Take an option on a copy and play to the next question; returns the table at that point."""
    if position.fed or len(position.asked) > 1:
        twin = position.copy()
        twin.answer(option, seat)
        return twin.table
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
    return table


def _is_same(asked: Question, question: Question) -> bool:
    return asked.kind == question.kind and list(asked.options) == list(question.options)


def check_copy(position: Position[T]) -> list[str]:
    twin = position.copy()
    problems = []
    if twin.table != position.table:
        problems.append("a copy differs from its original")
    if questions(twin.open) != questions(position.open):
        problems.append("a copy asks something else")
    early = position.checkpoint.copy()
    step = position.game.step(early)
    if step is not None:
        step.send(None)
    if early != position.checkpoint:
        problems.append("a step changed the table before its first question")
    return problems


def through_json(match: Match[T]) -> T:
    """The checkpoint after saving and loading: it shares nothing with the original."""
    plain = json.loads(json.dumps(match.game.dump(match.position.checkpoint)))
    return match.game.load(match.header.options, plain)


def check_snapshot(position: Position[T], loaded: T) -> list[str]:
    """A table that was saved and loaded is equal, and the step re-runs on it."""
    if loaded != position.checkpoint:
        return ["a loaded snapshot differs from the table that was saved"]
    if not position.fed:
        return []
    twin = position.resumed(loaded)
    if twin.table != position.table or questions(twin.open) != questions(position.open):
        return ["a game resumed from its snapshot plays differently"]
    return []


def check_leak(
    match: Match[T], seat: int | None, seed: int, sight: Sight | None = None
) -> list[str]:
    """Permute what the seat cannot know, repeat the chance results that it has seen, and compare
    its view and question, and what else it sees."""
    game, position = match.game, match.position
    world = game.reimagine(position.checkpoint, observers(seat), seed)
    world.chance.load(_shown_luck(position))
    twin = position.resumed(world)
    twin.table.chance.script.clear()
    problems = []
    if _bytes(game.view(twin.table, seat)) != _bytes(game.view(position.table, seat)):
        problems.append(f"the view of seat {seat} depends on something hidden")
    own = [question for question in position.open if question.seat == seat]
    other = [question for question in twin.open if question.seat == seat]
    if questions(own) != questions(other):
        problems.append(f"the question to seat {seat} depends on something hidden")
    elif own:
        problems += _check_foretold(position, twin, own[0])
    if sight is not None and seat is not None:
        problems += _check_sight(position, twin, seat, sight)
    if seed % READ_EVERY == 0:
        problems += check_readings(position, twin, seat)
    return problems


def _check_sight(position: Position[T], twin: Position[T], seat: int, sight: Sight) -> list[str]:
    """Whoever is asked, the seat sees the same."""
    other = {question.seat: question for question in twin.open}
    return [
        f"what else seat {seat} sees depends on something hidden"
        for question in position.open
        if sight(position.table, question, seat) != sight(twin.table, other[question.seat], seat)
    ]


def check_redeal(match: Match[T], seed: int) -> list[str]:
    """Everything that no seat knows is drawn anew: nobody sees a difference, and to do it twice is
    to do it once."""
    seats = range(len(match.header.seats))
    once = match.position.redealt(seats, seed)
    twice = once.redealt(seats, seed)
    problems = [
        f"a new deal changes what seat {seat} sees"
        for seat in (None, *seats)
        if _bytes(match.game.view(once.table, seat)) != _bytes(match.view(seat))
    ]
    if questions(once.open) != questions(match.position.open):
        problems.append("a new deal changes what is asked")
    if once.table != twice.table or once.checkpoint != twice.checkpoint:
        problems.append("the same deal once more is another one")
    return problems + [f"after a new deal: {law}" for law in match.game.invariants(once.table)]


def _check_foretold(position: Position[T], twin: Position[T], question: Question) -> list[str]:
    """Labels are the same in a world that the seat cannot tell from the real one."""
    real = Foretold.of(lambda: position, question.seat)
    other = Foretold.of(lambda: twin, question.seat)
    if real is None or other is None:
        return []
    return [
        f"the label of {show(option)} depends on something hidden"
        for option in question.options
        if real.surely(option) != other.surely(option)
    ]


def _shown_luck(position: Position[T]) -> list[ChanceResult]:
    """The rolls and draws since the checkpoint, found by re-running."""
    if not position.fed:
        return []
    table = position.checkpoint.copy()
    table.chance.record = []
    position.resumed(table)
    return [result for result in table.chance.record if result[0] != "reveal"]


def check_words(match: Match[T]) -> list[str]:
    try:
        for language in languages():
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


def answer_and_check(match: Match[T], question: Question, option: Option) -> list[str]:
    """Give the same answer to the match and to a copy; undo and redo it if that is allowed."""
    position = match.position
    twin = position.copy()
    twin.answer(option, question.seat)
    before = position.table.copy() if position.fed else position.hold()
    match.answer(option, question.seat)
    problems = []
    if twin.table != match.position.table or questions(twin.open) != questions(match.position.open):
        problems.append(f"a copy plays differently after {show(option)}")
    if match.can_undo(question.seat):
        match.undo(question.seat)
        if match.position.table != before:
            problems.append(f"undoing {show(option)} does not restore the position")
        match.redo(question.seat)
        if match.position.table != twin.table:
            problems.append(f"redoing {show(option)} plays differently")
    return problems


def check_whole_save(match: Match[T]) -> list[str]:
    text = list(log.lines(match))
    loaded = log.parse(text, lambda _name: match.game)
    if loaded.position.table != match.position.table or loaded.entries != match.entries:
        return ["a saved and loaded match differs"]
    if list(log.lines(loaded)) != text:
        return ["a loaded match saves differently"]
    return []


def check_playout(match: Match[T], chosen: dict[int, list[Option]]) -> list[str]:
    """The fast path plays the same game, up to the last real choice that was made."""
    asked = match.position.open
    if match.position.given or any(len(question.options) == 1 for question in asked):
        return []
    header = match.header
    table = match.game.new(header.options, len(header.seats), header.seed)
    with suppress(_Enough):
        playout(match.game, table, lambda question: _next_chosen(chosen[question.seat]))
    same = table == match.position.table and not any(chosen.values())
    return [] if same else ["the fast playout plays differently"]


class _Enough(Exception):
    """Raised when all recorded choices were made: the match was not played any further."""


def _next_chosen(chosen: list[Option]) -> Option:
    if not chosen:
        raise _Enough
    return chosen.pop(0)


def questions(asked: Any) -> list[tuple[Any, ...]]:
    return [(q.seat, q.kind, q.subject, tuple(q.options)) for q in asked]


def _bytes(view: AnyView) -> bytes:
    """A view as bytes, sensitive to types and order. Version 2 of marshal has no references, which
    would make equal views differ."""
    return marshal.dumps(plain(view), 2)

"""The analysis of a game in the reader's language: on the screen, as Markdown, as JSON."""

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from fabletop.bots.reasons import ReasonedOption
from fabletop.cli.shared.seats import Seat
from fabletop.cli.table.drawing import drawing_of
from fabletop.cli.table.screen import Screen
from fabletop.cli.table.thoughts import expected, valued
from fabletop.core.codec import JsonObject
from fabletop.core.match import Match
from fabletop.core.question import show
from fabletop.lab.hindsight.annotate import Annotation, Task, WeighedDecision
from fabletop.lab.hindsight.told_decision import Costly, costly


@dataclass(frozen=True, slots=True)
class ShownDecision:
    """A costly decision, what would follow the better option, and the command that shows it."""

    costly: Costly
    expected: str
    look: str


@dataclass(frozen=True, slots=True)
class Retold:
    seat: int
    name: str
    heading: str
    decisions: int
    costliest: tuple[ShownDecision, ...]


def retell(
    match: Match, seats: Sequence[Seat], found: list[Annotation], file: Path, screen: Screen
) -> list[Retold]:
    """The found decisions, with the labels that they had at the time."""
    drawing = drawing_of(match.game.name, screen.language, [seat.name for seat in seats])
    told = []
    for one in found:
        name = seats[one.seat].name
        hero = drawing.seat(match.view(None), one.seat)
        heading = screen.words("annotated-seat", name=name, hero=hero, n=one.decisions)
        costliest = tuple(_shown(match, each, seats, file, screen) for each in one.costliest)
        told.append(Retold(one.seat, name, heading, one.decisions, costliest))
    return told


def _shown(
    match: Match, one: WeighedDecision, seats: Sequence[Seat], file: Path, screen: Screen
) -> ShownDecision:
    told, language = costly(match, one, screen.language), screen.language
    view = match.branch(one.moment).view(one.seat)
    drawing = drawing_of(match.game.name, language, [seat.name for seat in seats])
    return ShownDecision(
        told,
        expected(told.best.line, view, drawing, screen),
        shlex.join(["fabletop", "replay", str(file), "--at", str(one.moment)]),
    )


def as_lines(told: Retold, screen: Screen) -> Iterator[list[str]]:
    """A few lines per decision; all but the first are indented."""
    if not told.costliest:
        yield [screen.words("annotated-no-loss")]
    for one in told.costliest:
        first, *others = _said(one, screen)
        yield [first, *(f"  {line}" for line in others)]


def as_markdown(told: list[Retold], file: Path, screen: Screen) -> str:
    parts = [f"# {screen.words('annotated-title', file=file.name)}"]
    for one in told:
        parts.append(f"## {one.heading}")
        if not one.costliest:
            parts.append(screen.words("annotated-no-loss"))
        for each in one.costliest:
            first, *others = _said(each, screen)
            parts += [f"### {first}", "\n".join(f"- {line}" for line in others)]
    return "\n\n".join(parts) + "\n"


def _said(shown: ShownDecision, screen: Screen) -> list[str]:
    one = shown.costly
    lines = [
        screen.words("annotated-moment", moment=str(one.moment), question=one.question),
        screen.words("annotated-answered", option=valued(one.answered, screen)),
        one.answered.difference,
        screen.words("annotated-best", option=valued(one.best, screen)),
    ]
    if shown.expected:
        lines.append(screen.words("hint-expected", line=shown.expected))
    loss = screen.words("annotated-loss", points=one.points)
    return [*lines, loss, screen.words("annotated-look", command=shown.look)]


def as_json(told: list[Retold], match: Match, task: Task) -> JsonObject:
    return {
        "game": match.game.name,
        "answers": len(match.entries),
        "seed": task.seed,
        "iterations": task.iterations,
        "seats": [
            {
                "seat": one.seat + 1,
                "name": one.name,
                "decisions": one.decisions,
                "costliest": [_plain(each.costly) for each in one.costliest],
            }
            for one in told
        ],
    }


def _plain(one: Costly) -> JsonObject:
    return {
        "moment": one.moment,
        "question": one.question,
        "answered": _plain_option(one.answered),
        "adviser": _plain_option(one.best),
        "loss": round(one.loss, 4),
        "better": list(one.best.better),
        "worse": list(one.best.worse),
        "expected": [{"seat": step.seat + 1, "label": step.label} for step in one.best.line],
    }


def _plain_option(option: ReasonedOption) -> JsonObject:
    return {
        "option": show(option.option),
        "label": option.label,
        "chance": None if option.outcome is None else round(option.outcome, 4),
        "tries": option.visits,
    }

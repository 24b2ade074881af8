"""Everything that may have changed in a trial, each with its two sides, deal by deal."""

from collections.abc import Iterator
from dataclasses import dataclass

from fabletop.lab.plugin import final_of
from fabletop.lab.trial.arms import Trial
from fabletop.lab.trial.measures import (
    DECISIONS,
    ENDING,
    FIRST,
    HAD,
    ROUNDS,
    SCORE,
    UNWON,
    WIN,
    Games,
    game_side,
    had_side,
    seat_side,
)
from fabletop.lab.trial.paired import PairedSide
from fabletop.lab.trial.subjects import (
    EVERYBODY,
    Subject,
    bots_of,
    cards_of,
    parts_of,
    seats_of,
    turns_of,
)

TwoArms = tuple[Games, Games]
"""The games of the base, and those with the change."""

GAME = "game"
"""The kind of a comparison of whole games."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What is compared, by which measure, and its two sides."""

    kind: str
    name: str
    measure: str
    base: PairedSide
    changed: PairedSide


def measures_of(trial: Trial) -> tuple[str, ...]:
    """The measures of seats, in the order in which they are shown."""
    return (WIN, FIRST, SCORE, *final_of(trial.base.game).names)


def of_subject(subject: Subject, measure: str, arms: TwoArms) -> Compared:
    if measure == HAD:
        sides = [had_side(games, subject) for games in arms]
    else:
        sides = [seat_side(games, subject, measure) for games in arms]
    return Compared(subject.kind, subject.name, measure, *sides)


def of_games(trial: Trial, arms: TwoArms) -> Iterator[Compared]:
    """Length, endings and scores of whole games."""
    for measure in (ROUNDS, DECISIONS, UNWON):
        yield Compared(GAME, "", measure, *(game_side(games, measure) for games in arms))
    for ending in sorted({game.ended_by for games in arms for game in games}):
        yield Compared(GAME, ending, ENDING, *(game_side(games, ENDING, ending) for games in arms))
    for measure in measures_of(trial)[2:]:
        yield Compared(GAME, "", measure, *(seat_side(games, EVERYBODY, measure) for games in arms))


def of_others(trial: Trial, arms: TwoArms, told: str, without: list[Subject]) -> Iterator[Compared]:
    """Every other subject that appeared: the rate of its seats and, if a seat may lack the subject,
    how many seats had it."""
    for subject in _subjects(trial, arms):
        held = of_subject(subject, HAD, arms)
        there = any(count for side in (held.base, held.changed) for count, _ in side)
        if subject in without or not there:
            continue
        yield of_subject(subject, told, arms)
        if subject.is_had:
            yield held


def _subjects(trial: Trial, arms: TwoArms) -> list[Subject]:
    turned = any(seat.turn >= 0 for game in arms[0] for seat in game.seats)
    bots = bots_of(trial)
    return [
        *(turns_of(trial) if turned else seats_of(trial)),
        *(bots if len(bots) > 1 else ()),
        *parts_of(trial),
        *cards_of(trial),
    ]

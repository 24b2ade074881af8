"""What is measured in the games of a trial, deal by deal: for the seats of a subject, and for whole
games."""

from collections.abc import Callable, Sequence

from fabletop.lab.trial.paired import PairedSide, SumAndCount
from fabletop.lab.trial.played import TrialGame, TrialSeat
from fabletop.lab.trial.subjects import Subject

Games = Sequence[TrialGame]
"""The games of one arm, deal by deal."""

WIN, FIRST, SCORE, HAD = "win", "first", "score", "had"

ROUNDS, DECISIONS, UNWON, ENDING = "rounds", "decisions", "unwon", "ending"

SeatMeasure = Callable[[TrialSeat], float]

OF_SEATS: dict[str, SeatMeasure] = {
    WIN: lambda seat: seat.win,
    FIRST: lambda seat: seat.first,
    SCORE: lambda seat: seat.score,
}

SHARES = (WIN, FIRST, HAD, UNWON, ENDING)
"""Shown in percentage points; the other measures are shown as they are."""


def value_of(measure: str) -> SeatMeasure:
    """How to measure a seat: by a common measure, or by one of the game's own numbers."""
    return OF_SEATS.get(measure) or (lambda seat: seat.numbers[measure])


def seat_side(games: Games, subject: Subject, measure: str) -> PairedSide:
    """The sums and counts over the seats of a subject."""
    value = value_of(measure)
    side: list[SumAndCount] = []
    for game in games:
        values = [value(seat) for seat in game.seats if subject.holds(seat)]
        side.append((sum(values), len(values)))
    return side


def had_side(games: Games, subject: Subject) -> PairedSide:
    """How many of all seats belong to the subject."""
    return [(sum(map(subject.holds, game.seats)), len(game.seats)) for game in games]


def game_side(games: Games, measure: str, name: str = "") -> PairedSide:
    """The sums and counts over whole games."""
    found: dict[str, Callable[[TrialGame], float]] = {
        ROUNDS: lambda game: game.rounds,
        DECISIONS: lambda game: game.decisions,
        UNWON: lambda game: not game.won,
        ENDING: lambda game: game.ended_by == name,
    }
    return [(float(found[measure](game)), 1) for game in games]

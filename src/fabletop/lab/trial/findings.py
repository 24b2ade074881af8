"""What a trial shows, as plain data: the change of the subjects in question, of the length and the
endings of games, and of everything else that may have moved, corrected for having looked at much.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from fabletop.lab.finals import final_of
from fabletop.lab.trial.arms import Deal, Trial, changed_cards, changed_options
from fabletop.lab.trial.measures import (
    DECISIONS,
    ENDING,
    FIRST,
    HAD,
    ROUNDS,
    SCORE,
    SHARES,
    UNWON,
    WIN,
    Games,
    game_side,
    had_side,
    seat_side,
)
from fabletop.lab.trial.paired import DETECTED, Change, Draws, Side, compare, holm
from fabletop.lab.trial.subjects import (
    EVERYBODY,
    Kind,
    Subject,
    bots_of,
    cards_of,
    parts_of,
    seats_of,
    turns_of,
)

CORRECTED = 0.05
"""What else moved is told where luck alone would tell anything at all once in twenty trials."""

DIGITS = 6

GAME = "game"

SIZES = (0.005, 0.01, 0.02, 0.05, 0.1)
"""Changes of a share that one may want to see."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Something that may have moved, and its two sides."""

    kind: str
    name: str
    measure: str
    base: Side
    changed: Side


def findings(
    trial: Trial, deals: Sequence[Deal], about: Sequence[Subject], arm: int = 1
) -> dict[str, Any]:
    """The whole answer. The same trial gives the same bytes."""
    base, changed = [deal[0] for deal in deals], [deal[arm] for deal in deals]
    draws = Draws(len(deals), trial.base.seed)
    told = told_measure(base, changed)
    whole = list(_whole(trial, base, changed))
    return {
        "game": trial.base.game,
        "players": len(trial.base.bots),
        "bots": list(trial.base.bots),
        "deals": len(deals),
        "seed": trial.base.seed,
        "base": trial.base.options,
        "changed": trial.arms[arm].options,
        "changed_options": changed_options(trial, arm),
        "changed_cards": changed_cards(trial, arm),
        "differing": sum(deal[0] != deal[arm] for deal in deals),
        "told": told,
        "about": [_about(trial, base, changed, one, draws) for one in about],
        "games": [_moved(one, compare(one.base, one.changed, draws)) for one in whole],
        **_others(trial, base, changed, about, told, draws),
    }


def told_measure(base: Games, changed: Games) -> str:
    """Wins, or where most games are won by nobody, first places."""
    won = [game.won for game in (*base, *changed)]
    return WIN if 2 * sum(won) >= len(won) else FIRST


def measures_of(trial: Trial) -> tuple[str, ...]:
    """Of seats, in the order in which they are told."""
    return (WIN, FIRST, SCORE, *final_of(trial.base.game).names)


def _about(
    trial: Trial, base: Games, changed: Games, subject: Subject, draws: Draws
) -> dict[str, Any]:
    asked = [
        Asked(
            subject.kind,
            subject.name,
            measure,
            seat_side(base, subject, measure),
            seat_side(changed, subject, measure),
        )
        for measure in measures_of(trial)
    ]
    held = Asked(
        subject.kind, subject.name, HAD, had_side(base, subject), had_side(changed, subject)
    )
    return {
        "kind": subject.kind,
        "name": subject.name,
        "deals": [
            sum(any(map(subject.holds, game.seats)) for game in games) for games in (base, changed)
        ],
        "measures": [_moved(one, compare(one.base, one.changed, draws)) for one in (*asked, held)],
    }


def _whole(trial: Trial, base: Games, changed: Games) -> Iterator[Asked]:
    """Length, endings and scores of whole games."""
    for measure in (ROUNDS, DECISIONS, UNWON):
        yield Asked(GAME, "", measure, game_side(base, measure), game_side(changed, measure))
    for ending in sorted({game.ended_by for game in (*base, *changed)}):
        sides = (game_side(games, ENDING, ending) for games in (base, changed))
        yield Asked(GAME, ending, ENDING, *sides)
    for measure in measures_of(trial)[2:]:
        sides = (seat_side(games, EVERYBODY, measure) for games in (base, changed))
        yield Asked(GAME, "", measure, *sides)


def _others(
    trial: Trial,
    base: Games,
    changed: Games,
    about: Sequence[Subject],
    told: str,
    draws: Draws,
) -> dict[str, Any]:
    """All other subjects: whose rate moved, and which are had more or less often."""
    asked = [
        one
        for subject in _all_subjects(trial, base)
        if subject not in about
        for one in _both(subject, base, changed, told)
    ]
    looked = [(one, compare(one.base, one.changed)) for one in asked]
    known = [(one, change) for one, change in looked if change.known]
    corrected = holm([change.chance for _, change in known])
    moved = [
        {**_moved(one, compare(one.base, one.changed, draws)), "corrected": round(chance, DIGITS)}
        for (one, _), chance in zip(known, corrected, strict=True)
        if chance < CORRECTED
    ]
    moved.sort(key=lambda one: (one["corrected"], -abs(one["change"])))
    return {"looked_at": len(known), "too_few": len(looked) - len(known), "moved": moved}


def _all_subjects(trial: Trial, base: Games) -> list[Subject]:
    turned = any(seat.turn >= 0 for game in base for seat in game.seats)
    bots = bots_of(trial)
    return [
        *(turns_of(trial) if turned else seats_of(trial)),
        *(bots if len(bots) > 1 else ()),
        *parts_of(trial),
        *cards_of(trial),
    ]


def _both(subject: Subject, base: Games, changed: Games, told: str) -> Iterator[Asked]:
    """The rate of those who had it and, of what one may have or not, how many had it."""
    held = [had_side(games, subject) for games in (base, changed)]
    if not any(count for side in held for count, _ in side):
        return
    sides = [seat_side(games, subject, told) for games in (base, changed)]
    yield Asked(subject.kind, subject.name, told, *sides)
    if subject.kind in (Kind.CARD, Kind.PART):
        yield Asked(subject.kind, subject.name, HAD, *held)


def _moved(one: Asked, change: Change) -> dict[str, Any]:
    return {
        "kind": one.kind,
        "name": one.name,
        "measure": one.measure,
        "base": round(change.base, DIGITS),
        "changed": round(change.changed, DIGITS),
        "change": round(change.change, DIGITS),
        "low": round(change.low, DIGITS) if change.known else None,
        "high": round(change.high, DIGITS) if change.known else None,
        "error": round(change.error, DIGITS),
        "counts": list(change.counts),
        "differing": change.differing,
        "certain": change.certain,
        "needed": _needed(one.measure, change),
    }


def _needed(measure: str, change: Change) -> dict[str, float] | None:
    """About how many deals would find a change that these were too few for, if it is a share."""
    smaller = [size for size in SIZES if size < change.error * DETECTED]
    if measure not in SHARES or not change.known or not smaller:
        return None
    return {"size": smaller[-1], "deals": change.deals_for(smaller[-1])}

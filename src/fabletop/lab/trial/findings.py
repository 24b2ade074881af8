"""What a trial shows, as plain data: the change of the subjects in question, of the length and the
endings of games, and of everything else that may have changed.

Many comparisons find something by luck. So the rates of the subjects, if there are several, and all
other comparisons are corrected for their number, and only what remains is called certain.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypedDict

from fabletop.core.cards.corrections import Corrections
from fabletop.core.game import Options
from fabletop.lab.report.comparisons import FALSE_FINDS, adjusted
from fabletop.lab.trial.arms import DealGames, Trial, changed_cards, changed_options
from fabletop.lab.trial.compared import (
    Compared,
    TwoArms,
    measures_of,
    of_games,
    of_others,
    of_subject,
)
from fabletop.lab.trial.measures import FIRST, HAD, SHARES, WIN
from fabletop.lab.trial.paired import DETECTED, Change, Draws, compare
from fabletop.lab.trial.subjects import Subject
from fabletop.lab.trial.warnings import Warned, warnings

SIZES = (0.005, 0.01, 0.02, 0.05, 0.1)
"""Sizes of changes of a share that users may want to detect."""

DIGITS = 6


class DealsNeeded(TypedDict):
    """About how many deals would find a change of this size."""

    size: float
    deals: float


class FoundChange(TypedDict):
    """A measure of something, without and with the change."""

    kind: str
    name: str
    measure: str
    base: float
    changed: float
    change: float
    low: float | None
    high: float | None
    error: float
    counts: list[float]
    differing: int
    corrected: float
    verdict: str
    needed: DealsNeeded | None


class FoundAbout(TypedDict):
    """A subject in question: in how many deals of each arm it is there, and its measures."""

    kind: str
    name: str
    deals: list[int]
    measures: list[FoundChange]


class TrialHeading(TypedDict):
    game: str
    players: int
    bots: list[str]
    deals: int
    seed: int
    base: Options
    changed: Options
    changed_options: dict[str, tuple[str, str]]
    changed_cards: Corrections
    differing: int


class Findings(TrialHeading):
    told: str
    about: list[FoundAbout]
    games: list[FoundChange]
    looked_at: int
    too_few: int
    moved: list[FoundChange]
    warnings: list[Warned]


@dataclass(frozen=True, slots=True)
class WeighedChange:
    """A comparison, its change, and the p-value of that change, corrected for the number of
    comparisons made with it."""

    asked: Compared
    change: Change
    corrected: float
    alone: bool
    """Whether it was the only comparison."""

    @property
    def certain(self) -> bool:
        return self.change.certain and (self.alone or self.corrected < FALSE_FINDS)


def findings(
    trial: Trial, deals: Sequence[DealGames], about: Sequence[Subject], arm: int = 1
) -> Findings:
    """All findings. The same trial gives the same bytes."""
    arms = ([deal[0] for deal in deals], [deal[arm] for deal in deals])
    draws, told = Draws(len(deals), trial.base.seed), told_measure(arms)
    rates = weigh([of_subject(one, told, arms) for one in about])
    more = [
        of_subject(one, measure, arms)
        for one in about
        for measure in (*measures_of(trial), *((HAD,) if one.is_had else ()))
        if measure != told
    ]
    whole = list(of_games(trial, arms))
    others = weigh([*more, *whole, *of_others(trial, arms, told, list(about))])
    shown = [drawn(one, draws) for one in (*rates, *others[: len(more) + len(whole)])]
    searched = others[len(more) + len(whole) :]
    moved = [drawn(one, draws) for one in searched if one.corrected < FALSE_FINDS]
    moved.sort(key=lambda one: (one.corrected, -abs(one.change.change)))
    return {
        **_heading(trial, deals, arm),
        "told": told,
        "about": [_about(subject, shown, arms) for subject in about],
        "games": [as_plain(one) for one in shown[len(rates) + len(more) :]],
        "looked_at": sum(one.change.known for one in searched),
        "too_few": sum(not one.change.known for one in searched),
        "moved": [as_plain(one) for one in moved if one.certain],
        "warnings": warnings(trial, deals, arm),
    }


def told_measure(arms: TwoArms) -> str:
    """The main measure: wins, or first places if most games have no winner."""
    won = [game.won for games in arms for game in games]
    return WIN if 2 * sum(won) >= len(won) else FIRST


def weigh(asked: Sequence[Compared]) -> list[WeighedChange]:
    """Compute the changes of comparisons that are made together, with corrected p-values."""
    changes = [compare(one.base, one.changed) for one in asked]
    known = [place for place, change in enumerate(changes) if change.known]
    corrected = dict(zip(known, adjusted([changes[one].chance for one in known]), strict=True))
    return [
        WeighedChange(one, change, corrected.get(place, 1.0), len(asked) == 1)
        for place, (one, change) in enumerate(zip(asked, changes, strict=True))
    ]


def drawn(one: WeighedChange, draws: Draws) -> WeighedChange:
    """The same change with an interval from resampling deals."""
    return replace(one, change=compare(one.asked.base, one.asked.changed, draws))


def _heading(trial: Trial, deals: Sequence[DealGames], arm: int) -> TrialHeading:
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
    }


def _about(subject: Subject, shown: Sequence[WeighedChange], arms: TwoArms) -> FoundAbout:
    """The findings about a subject: the rate first, then the other measures."""
    own = [one for one in shown if (one.asked.kind, one.asked.name) == (subject.kind, subject.name)]
    there = [sum(any(map(subject.holds, game.seats)) for game in games) for games in arms]
    return {
        "kind": subject.kind,
        "name": subject.name,
        "deals": there,
        "measures": [as_plain(one) for one in own],
    }


def as_plain(one: WeighedChange) -> FoundChange:
    asked, change = one.asked, one.change
    return {
        "kind": asked.kind,
        "name": asked.name,
        "measure": asked.measure,
        "base": round(change.base, DIGITS),
        "changed": round(change.changed, DIGITS),
        "change": round(change.change, DIGITS),
        "low": round(change.low, DIGITS) if change.known else None,
        "high": round(change.high, DIGITS) if change.known else None,
        "error": round(change.error, DIGITS),
        "counts": list(change.counts),
        "differing": change.differing,
        "corrected": round(one.corrected, DIGITS),
        "verdict": verdict(one),
        "needed": _needed(asked.measure, change),
    }


def verdict(one: WeighedChange) -> str:
    """`same`: nothing differed. `perhaps`: certain by itself, but not among so many comparisons."""
    if not one.change.differing:
        return "same"
    if one.certain:
        return "moved"
    return "perhaps" if one.change.certain else "unsure"


def _needed(measure: str, change: Change) -> DealsNeeded | None:
    """About how many deals would find a change that these were too few for; only for shares."""
    smaller = [size for size in SIZES if size < change.error * DETECTED]
    if measure not in SHARES or not change.known or not smaller:
        return None
    return {"size": smaller[-1], "deals": change.deals_for(smaller[-1])}

"""The summary of many games, added up one by one: a million games need no more memory than one."""

import time
from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from itertools import accumulate, islice
from typing import NotRequired, TypedDict

from fabletop.core.game import Options
from fabletop.lab.playing.batches import in_batches
from fabletop.lab.playing.simulate import Outcome, Plan, play_games
from fabletop.lab.playing.workers import HERE, MOST_PIECES, Crew, Progress
from fabletop.lab.runs.records import GAMES, SEATS, Cell
from fabletop.lab.runs.run import Run

FEWEST_BATCHES = 64


class Spread(TypedDict):
    mean: float
    min: int
    max: int
    median: float


class Summary(TypedDict):
    """The summary of many games."""

    game: str
    options: Options
    players: int
    bots: list[str]
    seed: int
    games: int
    finished: int
    decisions: int
    wins_by_seat: list[float]
    wins_by_bot: dict[str, float]
    faults_by_bot: dict[str, int]
    ties: int
    ended_by: dict[str, int]
    rounds: Spread | None
    decisions_per_game: Spread | None
    seconds: NotRequired[float]
    """How long it took, if all games were played in one go."""


@dataclass(slots=True)
class Totals:
    plan: Plan
    games: int = 0
    decisions: int = 0
    ties: int = 0
    wins: list[Fraction] = field(init=False)
    """Wins by seat. A shared win is split, so that they add up to the number of games with a
    winner."""
    faults: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    per_game: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = [Fraction(0)] * len(self.plan.bots)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        for bot, count in zip(self.plan.bots, outcome.faults, strict=False):
            self.faults[bot] += count
        if not outcome.finished:
            return
        self.endings[outcome.ended_by] += 1
        self.rounds[outcome.rounds] += 1
        self.per_game[outcome.decisions] += 1
        self.ties += len(outcome.winners) > 1
        for seat in outcome.winners:
            self.wins[seat] += Fraction(1, len(outcome.winners))

    def summary(self) -> Summary:
        plan = self.plan
        by_bot = dict.fromkeys(plan.bots, Fraction(0))
        for name, won in zip(plan.bots, self.wins, strict=True):
            by_bot[name] += won
        return {
            "game": plan.game,
            "options": plan.options,
            "players": len(plan.bots),
            "bots": list(plan.bots),
            "seed": plan.seed,
            "games": self.games,
            "finished": self.endings.total(),
            "decisions": self.decisions,
            "wins_by_seat": [float(won) for won in self.wins],
            "wins_by_bot": {name: float(won) for name, won in by_bot.items()},
            "faults_by_bot": dict(+self.faults),
            "ties": self.ties,
            "ended_by": dict(sorted(self.endings.items())),
            "rounds": _spread_of(self.rounds),
            "decisions_per_game": _spread_of(self.per_game),
        }


def simulate(
    plan: Plan,
    games: int,
    *,
    crew: Crew = HERE,
    batch: int | None = None,
    progress: Progress = lambda _done: None,
) -> Summary:
    """Play the games and summarize them. Everything except `seconds` depends only on the plan."""
    begun, totals = time.perf_counter(), Totals(plan)
    size = batch or max(1, min(MOST_PIECES, games // FEWEST_BATCHES))
    batches = in_batches(0, games, size)
    progress(0)

    def keep(number: int, outcomes: Sequence[Outcome]) -> None:
        for outcome in outcomes:
            totals.add(outcome)
        progress(len(batches[number]))

    crew(partial(play_games, plan), batches, keep)
    return {**totals.summary(), "seconds": round(time.perf_counter() - begun, 3)}


def sum_up(run: Run) -> Summary:
    """The summary of a run, from its tables alone."""
    totals = Totals(run.plan)
    for outcome in outcomes_of(run):
        totals.add(outcome)
    return totals.summary()


def outcomes_of(run: Run) -> Iterator[Outcome]:
    seats = _rows(run, SEATS, ("share", "faults"))
    players = len(run.plan.bots)
    for row in _rows(run, GAMES, ("decisions", "rounds", "finished", "ended_by")):
        shares, faults = zip(*islice(seats, players), strict=True)
        winners = tuple(seat for seat, share in enumerate(shares) if share)
        decisions, rounds, finished, ended_by = row
        yield Outcome(decisions, rounds, finished, winners, ended_by, faults)


def _rows(run: Run, table: str, wanted: tuple[str, ...]) -> Iterator[tuple[Cell, ...]]:
    for piece in run.pieces(table, wanted):
        yield from zip(*(piece[name] for name in wanted), strict=True)


def _spread_of(numbers: Counter[int]) -> Spread | None:
    if not numbers:
        return None
    total, values = numbers.total(), sorted(numbers)
    upto = list(accumulate(numbers[value] for value in values))
    low, high = (values[bisect(upto, place)] for place in ((total - 1) // 2, total // 2))
    return {
        "mean": round(sum(value * count for value, count in numbers.items()) / total, 3),
        "min": values[0],
        "max": values[-1],
        "median": low if total % 2 else (low + high) / 2,
    }

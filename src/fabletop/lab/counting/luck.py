"""The luck ledger: how much of the variance of results comes from the deal, the dice, the draws and
the decisions.

A result depends on four seeds, one per source. For every base game two sets of seeds are drawn, A
and B, and six games are played: with all seeds of A, with all of B, and four with the seeds of A
except for one source, which has its seed of B. Such a mixed game shares everything except this
source with A, and only this source with B. How far its result differs from that of A shows the
total effect of the source, including its interactions (the estimator of Jansen). How the difference
correlates with the result of B shows its effect alone (the estimator of Saltelli and others, 2010,
which is exactly zero for a source without effect). The seats of a table are one result together:
their squares are added.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from fabletop.core.chance import DICE, DRAW, Chance
from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSetup
from fabletop.core.game import Game, T
from fabletop.core.registry import find
from fabletop.lab.comparing.arena import made_of
from fabletop.lab.playing.simulate import Plan, own_seed, play_plan
from fabletop.lab.playing.workers import Chunk, Progress
from fabletop.lab.report.measures import FloatArray, Measured, interval_of
from fabletop.lab.runs.ledger import Ledger, LedgerRow, gather

KIND = "luck"
SOURCES = ("deal", "dice", "draws", "decisions")
ALL_A, ALL_B = 0, 1
"""The first two games of a base game; one per source follows."""
GAMES_EACH = 2 + len(SOURCES)
FEWEST = 2

RESAMPLES = 1_000
_BATCH = 64
OTHER = 2**63
"""A number that no game of a run has; all sets B are made from its seed."""

Seeds = tuple[int, int, int, int]
"""One seed per source."""

Results = NDArray[np.float64]
"""An array of results by base game, game and seat."""


@dataclass(frozen=True, slots=True)
class LuckSource:
    """The effect of one source alone, and including its interactions, as shares of the variance."""

    name: str
    alone: Measured
    with_all: Measured


@dataclass(frozen=True, slots=True)
class Split:
    """The variance of one kind of result, split by source. If all results are the same, there is
    nothing to split."""

    result: str
    variance: float
    sources: list[LuckSource]


@dataclass(frozen=True, slots=True)
class LuckShares:
    base_games: int
    games: int
    share: Split
    score: Split


def luck_plan(plan: Plan) -> JsonObject:
    """Everything that the results depend on."""
    return {**plan.plain(), **made_of(plan.game, plan.options, plan.bots)}


def weigh_luck(
    plan: Plan,
    base_games: int,
    *,
    ledger: Ledger | None = None,
    workers: int = 1,
    progress: Progress = lambda _done: None,
) -> LuckShares:
    """Play six games per base game, or take them from the ledger, and split their variance."""
    if base_games < FEWEST:
        raise BadSetup(f"{base_games} base game is too few to measure luck; play at least {FEWEST}")
    rows = gather(
        partial(play_bases, plan),
        base_games,
        _read,
        ledger=ledger,
        workers=workers,
        progress=progress,
    )
    results = np.array(rows, np.float64)
    seats = len(plan.bots)
    return LuckShares(
        base_games,
        base_games * GAMES_EACH,
        split("share", results[:, :, :seats], plan.seed),
        split("score", results[:, :, seats:], plan.seed),
    )


def play_bases(plan: Plan, numbers: Chunk) -> list[LedgerRow]:
    return [{"n": number, "results": play_base(plan, number)} for number in numbers]


def play_base(plan: Plan, number: int) -> list[list[float]]:
    """The six games of a base game: each seat's share of the win, then its score. The first one is
    the game of the same number in a run."""
    game = find(plan.game)
    first = own_seed(plan.seed, number)
    other = own_seed(own_seed(plan.seed, OTHER), number)
    return [result_of(game, plan, seeds) for seeds in mixtures(first, other)]


def mixtures(first: int, other: int) -> list[Seeds]:
    """The seeds of the six games: all of A, all of B, and A with one source of B each."""
    mixed = [
        tuple(other if source == place else first for place in range(len(SOURCES)))
        for source in range(len(SOURCES))
    ]
    return [(first,) * 4, (other,) * 4, *((a, b, c, d) for a, b, c, d in mixed)]


def lay_out(game: Game[T], plan: Plan, deal: int, dice: int, draws: int) -> T:
    """A table whose sources of luck have separate seeds."""
    table = game.new(plan.options, len(plan.bots), deal)
    untouched = Chance.seeded(deal).streams
    wanted = Chance.seeded(deal, streams={"dice": dice, "draw": draws}).streams
    for stream in (DICE, DRAW):
        if table.chance.streams[stream] != untouched[stream]:
            raise BadSetup(
                f"{plan.game} rolls or draws while it is laid out; its luck cannot be split"
            )
        table.chance.streams[stream] = wanted[stream]
    return table


def result_of(game: Game[T], plan: Plan, seeds: Seeds) -> list[float]:
    *luck, decisions = seeds
    table = lay_out(game, plan, *luck)
    outcome = play_plan(game, table, plan, decisions)
    result = game.result(table)
    seats = range(len(plan.bots))
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    scores = result.scores if result else (0,) * len(plan.bots)
    return [*(share * (seat in outcome.winners) for seat in seats), *map(float, scores)]


def _read(row: LedgerRow) -> Sequence[Sequence[float]]:
    results: list[list[float]] = row["results"]
    if len(results) != GAMES_EACH:
        raise ValueError(f"{len(results)} games instead of {GAMES_EACH}")
    return results


def split(name: str, results: Results, seed: int) -> Split:
    """The variance of some results, and its shares with intervals over base games."""
    sums, seats = _sums(results), results.shape[2]
    count = len(sums)
    means = sums.mean(axis=0)[None]
    variance = float(_variance(means, seats)[0])
    if variance <= 0:
        return Split(name, 0.0, [])
    drawn = _resampled(sums, seed)
    alone, with_all = (
        [
            Measured(kind, float(part), *interval_of(again[:, place], float(part)), count)
            for place, part in enumerate(parts(means, seats)[0])
        ]
        for kind, parts in (("alone", _alone), ("with_all", _with_all))
        for again in (parts(drawn, seats),)
    )
    return Split(
        name, variance, [LuckSource(*one) for one in zip(SOURCES, alone, with_all, strict=True)]
    )


def _sums(results: Results) -> FloatArray:
    """The terms that are averaged over base games, one row per base game: per source, half the
    square of the change from exchanging it, and that change times the result of B; the squares of
    the results; the results of each seat; and the change by each source for each seat."""
    all_a, all_b, mixed = results[:, ALL_A], results[:, ALL_B], results[:, 2:]
    change = mixed - all_a[:, None]
    half = (change**2).sum(axis=2) / 2
    along = (change * all_b[:, None]).sum(axis=2)
    squares = ((all_a**2 + all_b**2) / 2).sum(axis=1, keepdims=True)
    every = change.reshape(len(results), -1)
    return np.concatenate([half, along, squares, (all_a + all_b) / 2, every], axis=1)


_HALF, _ALONG = slice(0, len(SOURCES)), slice(len(SOURCES), 2 * len(SOURCES))
_SQUARES = 2 * len(SOURCES)


def _seats(means: FloatArray, seats: int) -> FloatArray:
    return means[:, _SQUARES + 1 : _SQUARES + 1 + seats]


def _variance(means: FloatArray, seats: int) -> FloatArray:
    found: FloatArray = means[:, _SQUARES] - (_seats(means, seats) ** 2).sum(axis=1)
    return found


def _parts(sums: FloatArray, means: FloatArray, seats: int) -> FloatArray:
    """Shares of the variance; NaN where resampling leaves no variance."""
    whole = _variance(means, seats)[:, None]
    found: FloatArray = sums / np.where(whole > 0, whole, np.nan)
    return found


def _with_all(means: FloatArray, seats: int) -> FloatArray:
    return _parts(means[:, _HALF], means, seats)


def _alone(means: FloatArray, seats: int) -> FloatArray:
    """The covariance of the change with the result of B, from which the one source was taken."""
    change = means[:, _SQUARES + 1 + seats :].reshape(len(means), len(SOURCES), seats)
    usual = (change * _seats(means, seats)[:, None]).sum(axis=2)
    return _parts(means[:, _ALONG] - usual, means, seats)


def _resampled(sums: FloatArray, seed: int) -> FloatArray:
    """Means over resampled base games, one row per resample."""
    count = len(sums)
    luck = np.random.default_rng(seed)
    drawn = []
    for _ in range(0, RESAMPLES, _BATCH):
        chosen = luck.integers(0, count, (_BATCH, count))
        times = np.array([np.bincount(row, minlength=count) for row in chosen])
        drawn.append(times @ sums / count)
    return np.concatenate(drawn)[:RESAMPLES]

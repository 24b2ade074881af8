"""The results of an arena: shares of the wins with their intervals, comparisons by pair, ratings.

A bot's share in a deal is the mean over the seatings it played in; the interval comes from
resampling deals. Only the times depend on the machine, so they are kept apart.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from statistics import fmean
from typing import TypedDict

from fabletop.core.game import Options
from fabletop.lab.comparing.arena import ArenaGame, Contest, SeatOrder
from fabletop.lab.comparing.bootstrap import bootstrap
from fabletop.lab.comparing.ratings import Rating, rate
from fabletop.lab.playing.stopwatch import Times, milliseconds

DIGITS = 4


class WinsShare(TypedDict):
    """A mean share of the wins, and its interval."""

    share: float
    low: float
    high: float


class RatingNumbers(TypedDict):
    mu: float
    sigma: float
    ordinal: float


class BotStanding(WinsShare):
    bot: str
    games: int
    wins_by_seat: list[float | None]
    faults: int
    rating: RatingNumbers


class PairStanding(WinsShare):
    """How a bot does against another one."""

    bot: str
    other: str


class ThinkingTimes(TypedDict):
    decisions: int
    median_ms: float
    p95_ms: float


class Standings(TypedDict):
    """The summary of an arena."""

    game: str
    options: Options
    players: int
    bots: list[str]
    deals: int
    seatings: int
    seed: int
    games: int
    unfinished: int
    unwon: int
    decisions: int
    ended_by: dict[str, int]
    wins_by_seat: list[float]
    standings: list[BotStanding]
    pairs: list[PairStanding]
    times: dict[str, ThinkingTimes]


def standings(contest: Contest, games: Sequence[ArenaGame]) -> Standings:
    """The whole summary as plain data. Everything except `times` depends on the contest alone."""
    labels = labels_of(contest.bots)
    ratings = rate(
        len(labels), [(seating, game.places) for _, seating, game in _seated(contest, games)]
    )
    endings = Counter(game.ended_by for game in games if game.finished)
    return {
        "game": contest.game,
        "options": contest.options,
        "players": contest.players,
        "bots": labels,
        "deals": contest.deals,
        "seatings": len(contest.seatings),
        "seed": contest.seed,
        "games": len(games),
        "unfinished": sum(not game.finished for game in games),
        "unwon": sum(game.finished and 1 not in game.places for game in games),
        "decisions": sum(game.decisions for game in games),
        "ended_by": dict(sorted(endings.items())),
        "wins_by_seat": _by_seat(contest, games),
        "standings": [_standing(contest, games, one, rated) for one, rated in enumerate(ratings)],
        "pairs": _pairs(contest, games, labels),
        "times": {label: _times(contest, games, one) for one, label in enumerate(labels)},
    }


def labels_of(bots: Sequence[str]) -> list[str]:
    """The names of the contestants, with numbers where a name is repeated."""
    return [
        name if name not in bots[:place] else f"{name} ({bots[: place + 1].count(name)})"
        for place, name in enumerate(bots)
    ]


def _seated(contest: Contest, games: Sequence[ArenaGame]) -> list[tuple[int, SeatOrder, ArenaGame]]:
    """Every game with its deal and its seating."""
    kinds = contest.seatings
    return [(game.number // len(kinds), kinds[game.number % len(kinds)], game) for game in games]


def _by_seat(contest: Contest, games: Sequence[ArenaGame]) -> list[float]:
    wins = [sum(column) for column in zip(*(game.shares for game in games), strict=True)]
    return [round(float(won) / len(games), DIGITS) for won in wins] or [0.0] * contest.players


def _standing(
    contest: Contest, games: Sequence[ArenaGame], one: int, rating: Rating
) -> BotStanding:
    deals: dict[int, list[Fraction]] = {}
    won, sat = [Fraction(0)] * contest.players, [0] * contest.players
    faults = 0
    for deal, seating, game in _seated(contest, games):
        seats = [seat for seat, sitting in enumerate(seating) if sitting == one]
        if not seats:
            continue
        deals.setdefault(deal, []).append(sum((game.shares[seat] for seat in seats), Fraction(0)))
        for seat in seats:
            won[seat] += game.shares[seat]
            sat[seat] += 1
            faults += game.faults[seat]
    return {
        "bot": labels_of(contest.bots)[one],
        **_share(contest, deals),
        "games": sum(len(shares) for shares in deals.values()),
        "wins_by_seat": [
            round(float(wins / times), DIGITS) if times else None
            for wins, times in zip(won, sat, strict=True)
        ],
        "faults": faults,
        "rating": {
            "mu": round(rating.mu, DIGITS),
            "sigma": round(rating.sigma, DIGITS),
            "ordinal": round(rating.ordinal, DIGITS),
        },
    }


def _share(contest: Contest, deals: dict[int, list[Fraction]]) -> WinsShare:
    """The mean share of the wins over all deals, and its interval."""
    shares = [float(sum(won) / len(won)) for won in deals.values()]
    low, high = bootstrap(shares, contest.seed)
    return {
        "share": round(fmean(shares), DIGITS),
        "low": round(low, DIGITS),
        "high": round(high, DIGITS),
    }


def _pairs(contest: Contest, games: Sequence[ArenaGame], labels: list[str]) -> list[PairStanding]:
    """How often one of two bots is ahead of the other where both play; a tie counts as half."""
    found: list[PairStanding] = []
    for one, other in combinations(range(len(labels)), 2):
        deals: dict[int, list[Fraction]] = {}
        for deal, seating, game in _seated(contest, games):
            if one in seating and other in seating:
                deals.setdefault(deal, []).append(_ahead(seating, game.places, one, other))
        found.append({"bot": labels[one], "other": labels[other], **_share(contest, deals)})
    return found


def _ahead(seating: SeatOrder, places: Sequence[int], one: int, other: int) -> Fraction:
    """The share of pairs of their seats in which the first contestant is ahead."""
    duels = [
        (mine, theirs)
        for seat, mine in enumerate(places)
        for rival, theirs in enumerate(places)
        if seating[seat] == one and seating[rival] == other
    ]
    points = sum(2 * (mine < theirs) + (mine == theirs) for mine, theirs in duels)
    return Fraction(points, 2 * len(duels))


def _times(contest: Contest, games: Sequence[ArenaGame], one: int) -> ThinkingTimes:
    times = Times()
    for _, seating, game in _seated(contest, games):
        for seat, sitting in enumerate(seating):
            if sitting == one:
                times.update(game.times[seat])
    return {
        "decisions": times.total(),
        "median_ms": round(milliseconds(times, 0.5), 3),
        "p95_ms": round(milliseconds(times, 0.95), 3),
    }

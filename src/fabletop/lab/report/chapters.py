"""The chapters of a report except the one about cards: what was played, how games ended, how long
they took, the scores, and the wins."""

from dataclasses import dataclass

import numpy as np

from fabletop.lab.report.bins import Distribution, distribution
from fabletop.lab.report.frames import GameMatrix
from fabletop.lab.report.measures import Codes, FloatArray, Measured, mean, share, shares_by

GIVEN_UP = "given_up"


@dataclass(frozen=True, slots=True)
class RunSummary:
    """What was played in the run."""

    game: str
    options: dict[str, object]
    bots: list[str]
    seed: int
    games: int
    finished: int
    decisions: int
    faults: dict[str, int]
    """How many choices each bot failed to make; bots without faults are left out."""


@dataclass(frozen=True, slots=True)
class Ends:
    """How games ended, as shares of all games; games with a shared win, and without a winner, as
    shares of the finished games."""

    endings: list[Measured]
    shared: Measured
    unwon: Measured


@dataclass(frozen=True, slots=True)
class Length:
    rounds: Distribution
    decisions: Distribution


@dataclass(frozen=True, slots=True)
class EndNumber:
    """A number at the end of a game, for the winners and for the others."""

    name: str
    winners: Measured
    others: Measured


@dataclass(frozen=True, slots=True)
class Scores:
    """Scores of finished games: all of them, the lead of the best one, and the means by place; and
    the other numbers of seats at the end."""

    every: Distribution
    margin: Distribution
    by_place: list[Measured]
    standings: list[EndNumber]


@dataclass(frozen=True, slots=True)
class Wins:
    """The mean share of the win, grouped by what may make a difference; empty where there are no
    groups to compare."""

    even: float
    """The share of each seat if all shares were equal."""
    by_seat: list[Measured]
    by_turn: list[Measured]
    by_bot: list[Measured]
    by_beginning: list[Measured]
    """By the character that the seat played at the beginning."""
    by_part: list[Measured]
    """By the character that it played at the end, where that is not always the same."""


def played_chapter(frame: GameMatrix) -> RunSummary:
    plan = frame.plan
    faults = frame.faults.sum(axis=0)
    by_bot = dict.fromkeys(plan.bots, 0)
    for bot, count in zip(plan.bots, faults, strict=True):
        by_bot[bot] += int(count)
    return RunSummary(
        plan.game,
        plan.options,
        list(plan.bots),
        plan.seed,
        frame.games,
        int(frame.finished.sum()),
        int(frame.decisions.sum(dtype=np.int64)),
        {bot: count for bot, count in by_bot.items() if count},
    )


def ends_chapter(frame: GameMatrix) -> Ends:
    games, ended = frame.games, int(frame.finished.sum())
    counts = np.bincount(frame.ended_by[frame.finished], minlength=len(frame.endings))
    endings = [
        share(name, int(count), games)
        for name, count in zip(frame.endings, counts, strict=True)
        if count
    ]
    if ended < games:
        endings.append(share(GIVEN_UP, games - ended, games))
    winners = frame.winners[frame.finished]
    return Ends(
        sorted(endings, key=lambda one: -one.value),
        share("shared", int((winners > 1).sum()), ended),
        share("unwon", int((winners == 0).sum()), ended),
    )


def length_chapter(frame: GameMatrix) -> Length:
    rounds, decisions = frame.rounds[frame.finished], frame.decisions[frame.finished]
    return Length(distribution("rounds", rounds), distribution("decisions", decisions))


def scores_chapter(frame: GameMatrix) -> Scores:
    score, place = frame.score[frame.finished], frame.place[frame.finished]
    ordered = np.sort(score, axis=1)
    margin = ordered[:, -1] - ordered[:, -2] if frame.seats > 1 else ordered[:0, 0]
    places = range(1, frame.seats + 1)
    return Scores(
        distribution("score", score),
        distribution("margin", margin),
        [one for number in places if (one := _of_place(number, place, score)).n],
        [_standing(name, column[frame.finished], place) for name, column in frame.numbers.items()],
    )


def _of_place(number: int, place: Codes, score: Codes) -> Measured:
    return mean(str(number), _by_game(place == number, score))


def _standing(name: str, numbers: Codes, place: Codes) -> EndNumber:
    first = place == 1
    winners, others = (_by_game(of, numbers) for of in (first, ~first))
    return EndNumber(name, mean(name, winners), mean(name, others))


def _by_game(
    wanted: "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]", numbers: Codes
) -> FloatArray:
    """The mean over the wanted seats of each game, for the games that have such seats."""
    count = wanted.sum(axis=1)
    total = np.where(wanted, numbers, 0).sum(axis=1)
    found: FloatArray = total[count > 0] / count[count > 0]
    return found


def wins_chapter(frame: GameMatrix) -> Wins:
    shares = frame.share[frame.finished]
    seats = np.tile(np.arange(frame.seats), (len(shares), 1))
    names = [str(seat) for seat in range(frame.seats)]
    bots = list(dict.fromkeys(frame.plan.bots))
    by_bot = np.array([bots.index(bot) for bot in frame.plan.bots])[seats]
    began, ended = (_parts(frame, of[frame.finished]) for of in (frame.began_as, frame.ended_as))
    by_beginning, by_part = (_by_name(frame.parts, groups, shares) for groups in (began, ended))
    return Wins(
        float(shares.mean()) if shares.size else 0.0,
        shares_by(names, seats, shares),
        shares_by(names, frame.turn[frame.finished], shares),
        shares_by(bots, by_bot, shares) if len(bots) > 1 else [],
        by_beginning,
        by_part if not np.array_equal(began, ended) else [],
    )


def _parts(frame: GameMatrix, codes: Codes) -> Codes:
    """The groups by character; a seat without a character is in no group."""
    nobody = frame.parts.index("") if "" in frame.parts else -1
    groups: Codes = np.where(codes == nobody, -1, codes)
    return groups


def _by_name(names: list[str], groups: Codes, shares: FloatArray) -> list[Measured]:
    return sorted(shares_by(names, groups, shares), key=lambda one: -one.value)

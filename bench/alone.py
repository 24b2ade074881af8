"""`python -m bench`: the speed of our games in random play on one core, and of the greedy bot."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import TypeVar

from bench.clock import Pace, Spread, copies, pace
from bench.ours import KINDS, Kind, Logged, Played
from bench.saves import GAMES, Saves, saves
from bench.sheet import Sheet, figure
from bench.thinking import thinking

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Figures:
    """The results for one kind of table; each list has one value per run."""

    name: str
    paces: list[Pace]
    greedy_games: list[float]
    """Games between greedy bots per second."""
    times: dict[str, list[Spread]]
    """Times of copies, views and choices."""
    saves: Saves


def measure(runs: int, seconds: float, seed: int) -> list[Figures]:
    return [_measure(kind, runs, seconds, seed) for kind in KINDS]


def sheet(measured: list[Figures], facts: str, runs: int, seconds: float) -> Sheet:
    columns = [_rows(figures) for figures in measured]
    heads = [f"{figures.name}, {which}" for figures in measured for which in ("best", "median")]
    return Sheet(
        "bench",
        (
            facts,
            f"Random play; views and greedy choices in games between greedy bots; one "
            f"process, {runs} runs of {seconds:g} s for each row. Only choices between two or more "
            "options count; forced ones are taken silently.",
            f"Saves: medians over {GAMES} finished games; the time to save includes the disk.",
        ),
        ("what", *heads),
        tuple(
            (name, *(cell for rows in columns for cell in rows.get(name, ("–", "–"))))
            for name in columns[0]
        ),
    )


def _measure(kind: Kind, runs: int, seconds: float, seed: int) -> Figures:
    game, logged, random = Played(kind), Logged(kind), Random(seed)
    pace(game, random, seconds / 5)
    paces, spreads, greedy = [], [], []
    for _ in range(runs):
        paces.append(pace(game, random, seconds))
        thought = thinking(game, random, seconds)
        greedy.append(thought.games)
        copied = copies(game, random, seconds) | copies(logged, random, seconds)
        spreads.append(copied | thought.times)
    times = {what: [spread[what] for spread in spreads] for what in spreads[0]}
    return Figures(game.name, paces, greedy, times, saves(logged, Random(seed)))


def _rows(figures: Figures) -> dict[str, tuple[str, str]]:
    rows = {
        "real choices per second": _best(figures.paces, lambda pace: pace.choices, max),
        "the same, of processor time": _best(figures.paces, lambda pace: pace.undisturbed, max),
        "games per second": _best(figures.paces, lambda pace: pace.games, max),
        "games between greedy bots per second": _best(figures.greedy_games, float, max),
    }
    for what, spreads in figures.times.items():
        rows[f"{what}: median µs"] = _best(spreads, lambda spread: spread.median, min)
        rows[f"{what}: mean µs"] = _best(spreads, lambda spread: spread.mean, min)
    saved = figures.saves
    rows["answers in a log"] = ("", figure(saved.answers))
    rows["save, bytes"] = ("", figure(saved.size))
    rows["save without snapshots, bytes"] = ("", figure(saved.bare))
    rows["the same, bytes per answer"] = ("", figure(saved.per_answer))
    rows["time to save, ms"] = ("", figure(saved.save_ms))
    rows["time to load, ms"] = ("", figure(saved.load_ms))
    return rows


def _best(
    runs: list[R], value: Callable[[R], float], best: Callable[[list[float]], float]
) -> tuple[str, str]:
    values = [value(run) for run in runs]
    return figure(best(values)), figure(median(values))

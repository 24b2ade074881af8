"""`python -m bench --search`: how many tries per second our search makes, and how long each level
thinks, at tables for two and at choices spread over games between greedy bots."""

from dataclasses import dataclass, field
from random import Random
from statistics import fmean, median, quantiles
from time import perf_counter
from typing import Any

from bench.ours import Kind, Played
from bench.search.ours import AS_EXPERT, FOR_TWO, TO_THE_END, Ours, choices
from bench.search.tempo import CHOICES, spread
from bench.sheet import Sheet, figure
from fabletop.bots.levels import EASY, LEVELS, Level
from fabletop.core.glimpse import Glimpse

TRIES = 24


@dataclass(slots=True)
class Pondered:
    """The results for one kind of table; each list has one value per choice searched."""

    name: str
    rates: dict[str, list[float]] = field(default_factory=dict)
    """Tries per second, by the kind of playout."""
    lengths: dict[str, list[float]] = field(default_factory=dict)
    """Real choices per try."""
    levels: dict[str, list[float]] = field(default_factory=dict)
    """Milliseconds per decision."""


def measure(runs: int, seed: int, number: int = CHOICES) -> list[Pondered]:
    return [ponder(kind, runs, seed, number) for kind in FOR_TWO]


def ponder(kind: Kind, runs: int, seed: int, number: int, tries: int = TRIES) -> Pondered:
    """Measure at `number` choices of a new game in every run."""
    played = Played(kind)
    pondered = Pondered(played.name)
    ways = [Ours(kind, AS_EXPERT, tries), Ours(kind, TO_THE_END, tries)]
    for run in range(runs):
        random = Random(seed + run)
        for choice in spread(choices(played, random), number):
            for way in ways:
                pondered.rates.setdefault(way.bot, []).append(_rate(way, choice, random))
                pondered.lengths.setdefault(way.bot, []).append(way.length(choice, random))
            for level in LEVELS:
                pondered.levels.setdefault(level, []).append(_decided(level, choice, random))
    return pondered


def _rate(way: Ours, choice: Glimpse[Any], random: Random) -> float:
    begun = perf_counter()
    made = way.think(choice, random)
    return made / (perf_counter() - begun)


def _decided(level: str, choice: Glimpse[Any], random: Random) -> float:
    """Milliseconds of a decision by search; a deliberate mistake takes no time: try again."""
    while True:
        bot = Level(level, choice.game.name, random.getrandbits(32))
        begun = perf_counter()
        bot.choose(choice.question, choice)
        spent = (perf_counter() - begun) * 1e3
        if bot.thought is not None or level == EASY:
            return spent


def sheet(measured: list[Pondered], facts: str, runs: int) -> Sheet:
    columns = [_cells(pondered) for pondered in measured]
    return Sheet(
        "search",
        (
            facts,
            f"Medians over {runs * CHOICES} real choices of {runs} games between greedy bots, one "
            f"process; in brackets the quartiles. {TRIES} tries in a search, with nothing "
            "remembered from the decision before.",
        ),
        ("what", *(pondered.name for pondered in measured)),
        tuple((what, *(cells[what] for cells in columns)) for what in columns[0]),
    )


def _cells(pondered: Pondered) -> dict[str, str]:
    cells: dict[str, str] = {}
    for way, rates in pondered.rates.items():
        low, middle, high = quantiles(rates, method="inclusive")
        cells[f"tries per second, {way}"] = f"{figure(middle)} ({figure(low)}–{figure(high)})"
        cells[f"choices in a try, {way}"] = figure(fmean(pondered.lengths[way]))
    for level, times in pondered.levels.items():
        longest = quantiles(times, n=20, method="inclusive")[-1]
        cells[f"{level}, ms a decision: median"] = figure(median(times))
        cells[f"{level}, ms a decision: 95 of 100 take at most"] = figure(longest)
    return cells

"""`python -m bench --simulate`: the cost per game of a simulation, with and without tables, what a
second core gains, and the overhead of a Ray cluster."""

import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from bench.little_cluster import LOOPBACK, little_cluster
from bench.ours import BASIC, SEASONS, SEASONS_FOR_TWO, STANDARD, WIZARDS, Kind
from bench.sheet import Sheet, figure
from fabletop.lab.playing.simulate import MOST_DECISIONS, Plan, make_plan
from fabletop.lab.playing.totals import simulate
from fabletop.lab.playing.workers import HERE, Crew, Processes
from fabletop.lab.runs.records import ALWAYS, TABLES
from fabletop.lab.runs.running import play_run

KINDS = (BASIC, STANDARD, SEASONS_FOR_TWO, SEASONS, WIZARDS)
BOTS = ("random", "greedy")
MILLION = 1_000_000
TASKS = 200
"""How many empty tasks are sent to a cluster to measure the cost of one."""
CORES = 2


@dataclass(frozen=True, slots=True)
class Cost:
    """The results for one plan: milliseconds of processor time and bytes, per game."""

    name: str
    summary: list[float]
    seats: list[float]
    everything: list[float]
    seats_bytes: float
    everything_bytes: float


@dataclass(frozen=True, slots=True)
class Spreading:
    """The gain from more workers, measured in alternation, and their overhead."""

    second_core: list[float]
    """Games per second on two processes, divided by those on one."""
    cluster: list[float]
    """Games per second on two workers of a cluster, divided by those on two processes."""
    start: float
    """Seconds until a local cluster has started."""
    connect: float
    """Seconds until we are connected to it."""
    round_trip: list[float]
    """Milliseconds per empty task that is sent alone."""
    in_flight: list[float]
    """Milliseconds per empty task that is sent among many."""


@dataclass(frozen=True, slots=True)
class Figures:
    costs: list[Cost]
    spreading: Spreading


def measure(runs: int, seconds: float, seed: int) -> Figures:
    costs = [_cost(kind, bot, runs, seconds, seed) for kind in KINDS for bot in BOTS]
    return Figures(costs, _spreading(runs, seconds, seed))


def _plan(kind: Kind, bot: str, seed: int) -> Plan:
    return make_plan(kind.game, kind.given, kind.seats, [bot], seed, MOST_DECISIONS)


def _fitting(plan: Plan, seconds: float) -> int:
    """How many games fill the time of a run."""
    begun, games = process_time(), 0
    while process_time() - begun < seconds / 5:
        simulate(plan, 1)
        games += 1
    return max(2, int(games * seconds / (process_time() - begun)))


def _cost(kind: Kind, bot: str, runs: int, seconds: float, seed: int) -> Cost:
    plan = _plan(kind, bot, seed)
    games = _fitting(plan, seconds)
    name = f"{kind.name}, {kind.seats} players, {bot}"
    print(f"{name}: {games} games per run", file=sys.stderr)
    summary, seats, everything = [], [], []
    sizes: tuple[float, float] = (0, 0)
    for _ in range(runs):
        summary.append(_worked(partial(simulate, plan, games)) / games)
        with tempfile.TemporaryDirectory() as folder:
            few, whole = Path(folder) / "few", Path(folder) / "all"
            seats.append(_worked(partial(_written, few, plan, games, ALWAYS)) / games)
            everything.append(_worked(partial(_written, whole, plan, games, TABLES)) / games)
            sizes = _bytes(few, plan, games, ALWAYS), _bytes(whole, plan, games, TABLES)
    return Cost(name, summary, seats, everything, *sizes)


def _written(folder: Path, plan: Plan, games: int, tables: tuple[str, ...]) -> None:
    play_run(folder, plan, games, tables=tables, batch=max(1, games // 4))


def _bytes(run: Path, plan: Plan, games: int, tables: tuple[str, ...]) -> float:
    """Bytes per game in a long run: what each game after the first adds."""
    first = run.with_name(f"{run.name}-first")
    _written(first, plan, 1, tables)
    return (_size(run) - _size(first)) / (games - 1)


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("*.parquet"))


def _worked(act: Callable[[], object]) -> float:
    """Milliseconds of processor time."""
    begun = process_time()
    act()
    return (process_time() - begun) * 1000


def _took(act: Callable[[], object]) -> float:
    begun = perf_counter()
    act()
    return perf_counter() - begun


def _spreading(runs: int, seconds: float, seed: int) -> Spreading:
    """Measured in wall-clock time, the three ways in turn, so that other load affects all."""
    os.environ.update(LOOPBACK)
    from fabletop.lab.playing.cluster import cluster

    plan = _plan(KINDS[0], "random", seed)
    games = _fitting(plan, 4 * seconds)
    size = max(1, games // 32)
    with ExitStack() as stack:
        begun = perf_counter()
        far = stack.enter_context(little_cluster())
        start = perf_counter() - begun
        crew = stack.enter_context(cluster(far.address, plan))
        connect = perf_counter() - begun - start
        _hand_out(crew, CORES * 2)
        second_core, on_cluster = [], []
        for number in range(runs):
            print(f"round {number + 1} of {runs}: {games} games each way", file=sys.stderr)
            one, two, there = (
                _took(partial(simulate, plan, games, crew=hands, batch=size))
                for hands in (HERE, Processes(CORES), crew)
            )
            second_core.append(one / two)
            on_cluster.append(two / there)
        alone = [1000 * _hand_out(crew, 1) for _ in range(TASKS // 4)]
        together = [1000 * _hand_out(crew, TASKS) / TASKS for _ in range(runs)]
    return Spreading(second_core, on_cluster, start, connect, alone, together)


def _hand_out(crew: Crew, tasks: int) -> float:
    """Seconds that this many empty tasks take."""
    return _took(partial(crew, len, [range(1)] * tasks, _forget))


def _forget(_number: int, _result: object) -> None:
    pass


def sheet(measured: Figures, facts: str, runs: int, seconds: float) -> Sheet:
    spread = measured.spreading
    return Sheet(
        "simulate",
        (
            facts,
            f"One process, {runs} runs of about {seconds:g} s of processor time for each figure; "
            "medians. Games a second are those of a core of its own. Tables as Parquet.",
            f"Two processes play {_middle(spread.second_core)} times as many games a second as one "
            f"(ratios of neighbouring runs, starting them included: "
            f"{', '.join(map(figure, spread.second_core))}).",
            f"A Ray cluster of two workers on the same machine plays {_middle(spread.cluster)} "
            f"times as many as two processes. It took {figure(spread.start)} s to start and "
            f"{figure(spread.connect)} s to connect; an empty task takes "
            f"{_middle(spread.round_trip)} ms there and back alone, {_middle(spread.in_flight)} ms "
            "among many.",
        ),
        (
            *("game and bots", "games/s, summary only", "games/s, games and seats"),
            *("games/s, all tables", "bytes a game, games and seats", "bytes a game, all tables"),
            *("core hours for a million, games and seats", "the same, all tables"),
        ),
        tuple(map(_row, measured.costs)),
    )


def _row(cost: Cost) -> tuple[str, ...]:
    summary, seats, everything = map(median, (cost.summary, cost.seats, cost.everything))
    return (
        cost.name,
        *(figure(1000 / each) for each in (summary, seats, everything)),
        *(figure(size) for size in (cost.seats_bytes, cost.everything_bytes)),
        *(figure(MILLION * each / 3_600_000) for each in (seats, everything)),
    )


def _middle(values: list[float]) -> str:
    return figure(median(values))

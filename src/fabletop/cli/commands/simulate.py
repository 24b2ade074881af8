"""`fabletop simulate`: many games between bots, summed up, and stored as tables."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from fabletop.bots.outside.guarded import SECONDS
from fabletop.cli.shared.ledgers import BotSeconds, stoppable
from fabletop.cli.shared.options import (
    AsJson,
    BotNames,
    CardsOption,
    GameName,
    LanguageOption,
    MostOption,
    PlainOption,
    Players,
    Seed,
    SettingsOption,
    Workers,
    fresh_seed,
    read_settings,
)
from fabletop.cli.shared.progress import bar
from fabletop.cli.table.screen import Screen
from fabletop.core.errors import BadSetup
from fabletop.core.registry import DEFAULT_GAME
from fabletop.core.texts.foreign import json_for_terminal
from fabletop.lab.playing.batches import batch_size
from fabletop.lab.playing.simulate import MOST_DECISIONS, Plan, make_plan
from fabletop.lab.playing.totals import Spread, Summary, sum_up
from fabletop.lab.playing.totals import simulate as run_games
from fabletop.lab.playing.workers import Crew, Processes
from fabletop.lab.runs.folder import FORMATS, PARQUET, seed_of
from fabletop.lab.runs.formats import CLUSTER_EXTRA, needed
from fabletop.lab.runs.records import ALWAYS, TABLES
from fabletop.lab.runs.running import play_run

FolderOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", help="Write tables there; the same command resumes after a stop."
    ),
]
TablesOption = Annotated[
    str | None,
    typer.Option(
        metavar="NAMES",
        show_default=",".join(ALWAYS),
        help=f"Which tables to write: {', '.join(TABLES)}.",
    ),
]
Format = Annotated[
    str | None,
    typer.Option(
        "--format",
        show_default=PARQUET,
        autocompletion=lambda: list(FORMATS),
        help=f"File format: {' or '.join(FORMATS)}.",
    ),
]
Address = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Play the games on this Ray cluster."),
]


def simulate(
    language: LanguageOption,
    workers: Workers,
    game: GameName = DEFAULT_GAME,
    players: Players = 4,
    bots: BotNames = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = None,
    most: MostOption = MOST_DECISIONS,
    seconds: BotSeconds = SECONDS,
    settings: SettingsOption = None,
    cards: CardsOption = None,
    out: FolderOption = None,
    tables: TablesOption = None,
    file_format: Format = None,
    address: Address = None,
    as_json: AsJson = False,
    plain: PlainOption = False,
) -> None:
    """Play many games between bots and sum them up.

    The same seed gives the same results on any machine.
    """
    screen = Screen(language, plain=plain)
    given = read_settings(game, settings or [], cards)
    named = [name.strip() for name in bots.split(",")]
    plan_seed = _seed_for(seed, out, named)
    plan = make_plan(game, given, players, named, plan_seed, most, seconds=seconds)
    kept = _tables(tables, file_format, out)
    with (
        stoppable(screen, out),
        _crew(address, workers, plan) as crew,
        bar(screen.words("simulating"), games) as progress,
    ):
        if out is None:
            size = None if address is None else batch_size(plan, games)
            summary = run_games(plan, games, crew=crew, batch=size, progress=progress)
        else:
            run = play_run(
                out,
                plan,
                games,
                tables=kept,
                file_format=file_format or PARQUET,
                crew=crew,
                progress=progress,
            )
            summary = sum_up(run)
    if as_json:
        print(json_for_terminal(summary))
    else:
        _report(screen, summary)


def _seed_for(seed: int | None, out: Path | None, bots: Iterable[str]) -> int:
    """The given seed, or that of the run to resume, or a new one for these bots."""
    there = seed_of(out) if seed is None and out is not None else seed
    return fresh_seed(bots) if there is None else there


def _tables(given: str | None, file_format: str | None, out: Path | None) -> tuple[str, ...]:
    if out is None and (given or file_format):
        raise BadSetup("--tables and --format need a folder to write to: name one with --out")
    named = [name.strip() for name in (given or "").split(",") if name.strip()]
    for name in named:
        if name not in TABLES:
            raise BadSetup(f"there is no table {name!r}; there is: {', '.join(TABLES)}")
    return (*ALWAYS, *named)


@contextmanager
def _crew(address: str | None, workers: int, plan: Plan) -> Iterator[Crew]:
    if address is None:
        yield Processes(workers)
        return
    needed("ray", CLUSTER_EXTRA)
    from fabletop.lab.playing.cluster import cluster

    with cluster(address, plan) as crew:
        yield crew


def _report(screen: Screen, summary: Summary) -> None:
    screen.say(
        "simulate-title",
        game=summary["game"],
        players=summary["players"],
        bots=", ".join(summary["bots"]),
        seed=str(summary["seed"]),
        style="bold",
    )
    rows = [
        ("games", str(summary["games"])),
        ("finished", str(summary["finished"])),
        ("decisions", str(summary["decisions"])),
        *_speed(summary),
        ("rounds", _spread(screen, summary["rounds"])),
        ("per-game", _spread(screen, summary["decisions_per_game"])),
        ("wins", ", ".join(f"{won:g}" for won in summary["wins_by_seat"])),
        ("wins-by-bot", _counts(summary["wins_by_bot"])),
        ("ties", str(summary["ties"])),
        ("ended", _counts(summary["ended_by"])),
    ]
    if screen.plain:
        screen.lines([f"{screen.words(f'simulate-{name}')}: {value}" for name, value in rows])
    else:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for name, value in rows:
            table.add_row(screen.words(f"simulate-{name}"), value)
        screen.show(table)
    for bot, faults in summary["faults_by_bot"].items():
        screen.say("bot-faults", bot=bot, faults=faults)


def _speed(summary: Summary) -> list[tuple[str, str]]:
    """The speed, if all games were played in one go; stored games have no times."""
    if "seconds" not in summary:
        return []
    seconds = summary["seconds"]
    speed = f"{summary['decisions'] / max(seconds, 0.001):.0f}"
    return [("seconds", str(seconds)), ("speed", speed)]


def _spread(screen: Screen, numbers: Spread | None) -> str:
    if numbers is None:
        return "-"
    return screen.words("spread", **{name: f"{number:g}" for name, number in numbers.items()})


def _counts(counts: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {count:g}" for name, count in counts.items()) or "-"

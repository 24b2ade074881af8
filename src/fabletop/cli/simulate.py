"""`fabletop simulate`: many games between bots, summed up."""

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from fabletop.bots.outside.guarded import SECONDS
from fabletop.cli.ledgers import BotSeconds
from fabletop.cli.options import (
    DEFAULT_GAME,
    Cards,
    GameName,
    Language,
    Plain,
    Seed,
    Settings,
    Workers,
    complete_bot,
    fresh_seed,
    read_settings,
)
from fabletop.cli.progress import bar
from fabletop.cli.screen import Screen
from fabletop.lab.simulate import MOST_DECISIONS, make_plan
from fabletop.lab.simulate import simulate as run_games


def simulate(
    language: Language,
    workers: Workers,
    game: GameName = DEFAULT_GAME,
    players: Annotated[int, typer.Option(min=1, help="How many seats.")] = 4,
    bots: Annotated[
        str,
        typer.Option(autocompletion=complete_bot, help="One bot for all seats, or a,b,c by seat."),
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = None,
    most: Annotated[
        int, typer.Option(min=1, help="Decisions after which a game is given up.")
    ] = MOST_DECISIONS,
    seconds: BotSeconds = SECONDS,
    settings: Settings = None,
    cards: Cards = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    plain: Plain = False,
) -> None:
    """Play many games between bots. The same seed gives the same results on any machine."""
    screen = Screen(language, plain=plain)
    given = read_settings(game, settings or [], cards)
    named = [name.strip() for name in bots.split(",")]
    luck = fresh_seed() if seed is None else seed
    plan = make_plan(game, given, players, named, luck, most, seconds=seconds)
    with bar(screen.words("simulating"), games) as progress:
        summary = run_games(plan, games, workers=workers, progress=progress)
    if as_json:
        print(json.dumps(summary, ensure_ascii=False))
    else:
        _report(screen, summary)


def _report(screen: Screen, summary: dict[str, Any]) -> None:
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
        ("seconds", str(summary["seconds"])),
        ("speed", f"{summary['decisions'] / max(summary['seconds'], 0.001):.0f}"),
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


def _spread(screen: Screen, numbers: dict[str, float] | None) -> str:
    if numbers is None:
        return "-"
    return screen.words("spread", **{name: f"{number:g}" for name, number in numbers.items()})


def _counts(counts: dict[str, float]) -> str:
    return ", ".join(f"{name} {count:g}" for name, count in counts.items()) or "-"

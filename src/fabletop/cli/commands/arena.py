"""`fabletop arena`: bots against each other, with the same deals in every seating."""

from collections.abc import Sequence
from typing import Annotated

import typer

from fabletop.bots.outside.guarded import SECONDS
from fabletop.cli.shared.ledgers import BotSeconds, KeptIn, seed_for, written_down
from fabletop.cli.shared.options import (
    AsJson,
    CardsOption,
    GameName,
    LanguageOption,
    MostOption,
    PlainOption,
    Seed,
    SettingsOption,
    Workers,
    complete_bot,
    read_settings,
)
from fabletop.cli.shared.progress import bar
from fabletop.cli.table.screen import Screen
from fabletop.core.registry import DEFAULT_GAME
from fabletop.core.texts.foreign import json_for_terminal
from fabletop.lab.comparing.arena import KIND, make_contest, play
from fabletop.lab.comparing.standings import (
    BotStanding,
    Standings,
    ThinkingTimes,
    WinsShare,
    standings,
)
from fabletop.lab.playing.simulate import MOST_DECISIONS

Bots = Annotated[
    str,
    typer.Option(
        autocompletion=complete_bot,
        help="Two or more bots: a,b,c. A level can use its own weights: hard@weights.toml.",
    ),
]
Deals = Annotated[int, typer.Option(min=1, help="How many deals; each is played in every seating.")]
Chairs = Annotated[
    int | None, typer.Option(min=2, show_default="one per bot", help="How many players.")
]


def arena(
    language: LanguageOption,
    workers: Workers,
    bots: Bots,
    game: GameName = DEFAULT_GAME,
    deals: Deals = 50,
    players: Chairs = None,
    seed: Seed = None,
    most: MostOption = MOST_DECISIONS,
    seconds: BotSeconds = SECONDS,
    settings: SettingsOption = None,
    cards: CardsOption = None,
    out: KeptIn = None,
    as_json: AsJson = False,
    plain: PlainOption = False,
) -> None:
    """Let bots play against each other and rank them.

    Every deal is played in every seating, so each bot plays each seat equally often. Intervals have
    95 % confidence. The same seed gives the same standings on any machine; only the times differ.
    """
    screen = Screen(language, plain=plain)
    named = [name.strip() for name in bots.split(",")]
    contest = make_contest(
        game,
        read_settings(game, settings or [], cards),
        named,
        players=players,
        deals=deals,
        seed=seed_for(seed, out, named),
        most=most,
        seconds=seconds,
    )
    with (
        written_down(screen, out, KIND, contest.plan()) as ledger,
        bar(screen.words("arena-playing"), contest.games) as progress,
    ):
        games = play(contest, ledger=ledger, workers=workers, progress=progress)
    _report(screen, standings(contest, games), as_json)


COLUMNS = ("bot", "share", "interval", "by-seat", "rating", "median", "slow")


def _report(screen: Screen, summary: Standings, as_json: bool) -> None:
    if as_json:
        print(json_for_terminal(summary))
        return
    screen.say(
        "arena-title",
        game=summary["game"],
        players=summary["players"],
        deals=summary["deals"],
        seatings=summary["seatings"],
        seed=str(summary["seed"]),
        style="bold",
    )
    rows = [_row(one, summary["times"][one["bot"]]) for one in summary["standings"]]
    screen.rows("arena", COLUMNS, rows)
    for pair in summary["pairs"] if len(rows) > 2 else ():
        screen.say(
            "arena-pair",
            bot=pair["bot"],
            other=pair["other"],
            share=_percent(pair["share"]),
            interval=_interval(pair),
        )
    _footnotes(screen, summary)


def _footnotes(screen: Screen, summary: Standings) -> None:
    screen.say("arena-games", games=summary["games"], seats=_percents(summary["wins_by_seat"]))
    if summary["unfinished"]:
        screen.say("arena-unfinished", games=summary["unfinished"])
    if summary["unwon"]:
        screen.say("arena-unwon", games=summary["unwon"])
    for one in summary["standings"]:
        if one["faults"]:
            screen.say("bot-faults", bot=one["bot"], faults=one["faults"])


def _row(one: BotStanding, times: ThinkingTimes) -> tuple[str, ...]:
    rating = one["rating"]
    return (
        one["bot"],
        _percent(one["share"]),
        _interval(one),
        _percents(one["wins_by_seat"]),
        f"{rating['mu']:.1f} ± {rating['sigma']:.1f}",
        f"{times['median_ms']:.3g}",
        f"{times['p95_ms']:.3g}",
    )


def _interval(found: WinsShare) -> str:
    return f"{100 * found['low']:.1f}–{100 * found['high']:.1f}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _percents(shares: Sequence[float | None]) -> str:
    return ", ".join("-" if share is None else f"{100 * share:.0f} %" for share in shares)

"""`fabletop lab`: compares a changed card or option with the base, in the same deals."""

from pathlib import Path
from typing import Annotated

import typer

from fabletop.bots.outside.guarded import SECONDS
from fabletop.cli.shared.lab_answer import tell
from fabletop.cli.shared.ledgers import BotSeconds, KeptIn, seed_for, written_down
from fabletop.cli.shared.options import (
    AsJson,
    BotNames,
    GameName,
    LanguageOption,
    MostOption,
    PlainOption,
    Players,
    Seed,
    Workers,
    read_settings,
)
from fabletop.cli.shared.progress import bar
from fabletop.cli.table.screen import Screen
from fabletop.core.errors import BadSetup
from fabletop.core.registry import DEFAULT_GAME
from fabletop.core.texts.foreign import json_for_terminal
from fabletop.lab.playing.simulate import MOST_DECISIONS
from fabletop.lab.trial.arms import KIND, Trial, make_trial, play
from fabletop.lab.trial.findings import findings
from fabletop.lab.trial.subjects import Subject, subject_named, usual_subjects

About = Annotated[
    list[str] | None,
    typer.Option(
        metavar="X",
        show_default="what is changed",
        help="What to measure: a card, a character, seat:1, turn:1, a bot; may be repeated.",
    ),
]
Changed = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="A changed setting; may be repeated."),
]
ChangedCards = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="A TOML file of changed cards.")
]
BaseSet = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="A setting of base and change; may be repeated."),
]
BaseCards = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Card corrections of base and change.")
]


def lab(
    language: LanguageOption,
    workers: Workers,
    game: GameName = DEFAULT_GAME,
    settings: Changed = None,
    cards: ChangedCards = None,
    base_set: BaseSet = None,
    base_cards: BaseCards = None,
    about: About = None,
    players: Players = 4,
    bots: BotNames = "greedy",
    deals: Annotated[int, typer.Option(min=2, help="How many deals; each is played twice.")] = 500,
    seed: Seed = None,
    most: MostOption = MOST_DECISIONS,
    seconds: BotSeconds = SECONDS,
    out: KeptIn = None,
    as_json: AsJson = False,
    plain: PlainOption = False,
) -> None:
    """Measure what a changed card or setting does.

    Every deal is played twice with the same luck: once in the base and once with the change. Shows
    how much the change moves win rates, with 95 % confidence intervals, and what else it moves.
    """
    screen = Screen(language, plain=plain)
    if not (settings or cards):
        raise BadSetup("a lab run needs a change: --set NAME=VALUE or --cards changed.toml")
    named = [name.strip() for name in bots.split(",")]
    trial = make_trial(
        game,
        read_settings(game, base_set or [], base_cards),
        [read_settings(game, settings or [], cards)],
        bots=named,
        players=players,
        deals=deals,
        seed=seed_for(seed, out, named),
        most=most,
        seconds=seconds,
    )
    subjects = _subjects(trial, about or [])
    with (
        written_down(screen, out, KIND, trial.plan()) as ledger,
        bar(screen.words("lab-playing"), trial.games) as progress,
    ):
        played = play(trial, ledger=ledger, workers=workers, progress=progress)
    found = findings(trial, played, subjects)
    if as_json:
        print(json_for_terminal(found))
    else:
        tell(screen, trial, found)


def _subjects(trial: Trial, about: list[str]) -> list[Subject]:
    named = [subject_named(trial, text) for text in dict.fromkeys(about)]
    return list(dict.fromkeys(named)) or usual_subjects(trial)

"""`fabletop train`: fits the weights that the levels use to judge a position."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from fabletop.cli.shared.ledgers import KeptIn, seed_for, written_down
from fabletop.cli.shared.options import (
    CardsOption,
    GameName,
    LanguageOption,
    MostOption,
    PlainOption,
    Players,
    Seed,
    SettingsOption,
    Workers,
    read_settings,
)
from fabletop.cli.shared.progress import bar
from fabletop.cli.table.screen import Screen
from fabletop.core.errors import BadSave
from fabletop.core.registry import DEFAULT_GAME
from fabletop.lab.playing.simulate import MOST_DECISIONS
from fabletop.lab.training.selfplay import KIND, make_self_play
from fabletop.lab.training.train import LEAST_GAMES, Trained, as_toml
from fabletop.lab.training.train import train as learn

WeightsOption = Annotated[Path, typer.Option(metavar="FILE", help="The TOML file for the weights.")]


def train(
    language: LanguageOption,
    workers: Workers,
    out: WeightsOption,
    game: GameName = DEFAULT_GAME,
    games: Annotated[int, typer.Option(min=LEAST_GAMES, help="How many games.")] = 500,
    players: Players = 2,
    seed: Seed = None,
    most: MostOption = MOST_DECISIONS,
    settings: SettingsOption = None,
    cards: CardsOption = None,
    state: KeptIn = None,
    plain: PlainOption = False,
) -> None:
    """Fit the weights that the levels use to judge positions, from games of the greedy bot.

    The same seed gives the same weights. Use them in a bot's name: hard@FILE.
    """
    screen = Screen(language, plain=plain)
    if not out.parent.is_dir():
        raise BadSave(
            f"there is no folder {out.parent}; create it, or name another file with --out"
        )
    luck = seed_for(seed, state)
    given = read_settings(game, settings or [], cards)
    plan = make_self_play(game, given, players=players, games=games, seed=luck, most=most)
    with (
        written_down(screen, state, KIND, plan.plan()) as ledger,
        bar(screen.words("train-playing"), games) as progress,
    ):
        trained = learn(plan, ledger=ledger, workers=workers, progress=progress)
    words = [
        "fabletop",
        "train",
        game,
        f"--games={games}",
        f"--players={players}",
        f"--seed={luck}",
    ]
    words += [f"--set={pair}" for pair in settings or []]
    out.write_text(as_toml(trained, shlex.join(words)), encoding="utf-8")
    _report(screen, trained, out)


def _report(screen: Screen, trained: Trained, out: Path) -> None:
    plan = trained.plan
    screen.say(
        "train-title",
        game=plan.game,
        players=plan.players,
        games=plan.games,
        seed=str(plan.seed),
        samples=trained.samples,
        style="bold",
    )
    new, old = trained.outlook, trained.shipped
    for name, weight, before in zip(new.names, new.weights, old.weights, strict=True):
        if name in trained.idle:
            screen.say("train-idle", name=name, weight=f"{weight:g}")
        else:
            screen.say("train-weight", name=name, weight=f"{weight:g}", shipped=f"{before:g}")
    screen.say(
        "train-surprise",
        fitted=f"{trained.surprise:.4f}",
        shipped=f"{trained.surprise_of_shipped:.4f}",
        even=f"{trained.surprise_if_even:.4f}",
    )
    screen.say("train-written", file=str(out), game=plan.game)

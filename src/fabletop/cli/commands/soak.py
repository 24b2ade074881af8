"""`fabletop soak`: plays random games, or late positions, under every conformance check."""

import shlex
from collections import Counter
from typing import Annotated

import typer

from fabletop.cli.shared.options import (
    CardsOption,
    GameName,
    LanguageOption,
    SettingsOption,
    Workers,
    complete_bot,
    read_settings,
)
from fabletop.cli.shared.progress import bar
from fabletop.cli.table.screen import Screen
from fabletop.core.registry import DEFAULT_GAME
from fabletop.core.seeds import LAST_SEED
from fabletop.envs.sight import sight_of
from fabletop.lab.playing.soak import Soaked
from fabletop.lab.playing.soak import soak as soak_games


def soak(
    language: LanguageOption,
    workers: Workers,
    game: GameName = DEFAULT_GAME,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[
        int, typer.Option(min=0, max=LAST_SEED, help="The seed of the first game; it counts up.")
    ] = 1,
    bot: Annotated[
        str, typer.Option(autocompletion=complete_bot, help="The bot on all seats.")
    ] = "random",
    every: Annotated[
        int, typer.Option(min=1, help="Run slow checks only at every Nth decision.")
    ] = 1,
    rich: Annotated[
        bool, typer.Option("--rich", help="Start from late positions with much in play.")
    ] = False,
    settings: SettingsOption = None,
    cards: CardsOption = None,
) -> None:
    """Test the rules: play games of all player counts and settings under the conformance checks."""
    screen = Screen(language)
    given = read_settings(game, settings or [], cards)
    with bar(screen.words("soaking"), games) as progress:
        soaked = soak_games(
            game,
            games,
            seed=seed,
            given=given,
            bot=bot,
            every=every,
            rich=rich,
            sight=sight_of(game),
            workers=workers,
            progress=progress,
        )
    decisions = str(sum(one.decisions for one in soaked))
    broken = [one for one in soaked if one.violations]
    endings = Counter(one.ended_by for one in soaked if one.ended_by)
    told = ", ".join(f"{ending} {count}" for ending, count in endings.most_common())
    if told:
        screen.say("soak-endings", endings=told)
    if not broken:
        screen.say("soak-clean", games=str(games), decisions=decisions)
        return
    how = [f"--bot={bot}", *["--rich"] * rich, *[f"--every={every}"] * (every > 1)]
    how += [f"--set={setting}" for setting in settings or []]
    how += [f"--cards={cards}"] if cards else []
    for one in broken:
        _report(screen, one, ["fabletop", "soak", game, "--games=1", f"--seed={one.seed}", *how])
    screen.say("soak-broken", games=str(games), decisions=decisions, broken=len(broken))
    raise typer.Exit(1)


def _report(screen: Screen, soaked: Soaked, again: list[str]) -> None:
    """Print what went wrong, and the command that reproduces it: the seed chooses all settings that
    were not given."""
    chosen = [f"{name}={value}" for name, value in soaked.options.items() if name != "cards"]
    for violation in soaked.violations:
        screen.say(
            "soak-line",
            seed=str(soaked.seed),
            seats=soaked.seats,
            options=", ".join(chosen),
            violation=violation,
        )
    screen.say("soak-again", command=shlex.join(again))

"""Options that several commands share, and how their values are read."""

import os
import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from fabletop.bots.bot import BOTS
from fabletop.bots.outside.named import is_outside
from fabletop.core.cards.corrections import read_corrections
from fabletop.core.errors import BadSetup
from fabletop.core.game import Options
from fabletop.core.registry import DEFAULT_GAME, find, names
from fabletop.core.seeds import LAST_SEED
from fabletop.core.texts.languages import languages, understood


def own_language() -> str:
    """The language of the terminal, if we have it."""
    return understood(os.environ.get("LANG"))


def _starting(choices: Sequence[str], incomplete: str) -> list[str]:
    return [choice for choice in choices if choice.startswith(incomplete)]


def complete_game(incomplete: str) -> list[str]:
    return _starting(names(), incomplete)


def complete_language(incomplete: str) -> list[str]:
    return _starting(tuple(languages()), incomplete)


def complete_seat(incomplete: str) -> list[str]:
    return _starting(("human", *BOTS), incomplete)


def complete_bot(incomplete: str) -> list[str]:
    return _starting(tuple(BOTS), incomplete)


GameName = Annotated[
    str, typer.Argument(metavar="[GAME]", autocompletion=complete_game, help="The game.")
]
LanguageOption = Annotated[
    str,
    typer.Option(
        default_factory=own_language,
        show_default="from LANG",
        autocompletion=complete_language,
        help="Language, such as en or fr.",
    ),
]
PlainOption = Annotated[
    bool,
    typer.Option("--plain", help="Sentences only, no drawings or colours; for screen readers."),
]
SettingsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="A setting (see `fabletop games`); may be repeated."
    ),
]
CardsOption = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="A TOML file of card corrections."),
]
Salvage = Annotated[
    bool, typer.Option("--salvage", help="Open what is readable of a damaged file.")
]
Seed = Annotated[
    int | None,
    typer.Option(
        min=0, max=LAST_SEED, show_default="random", help="Random seed: same seed, same games."
    ),
]
Workers = Annotated[
    int,
    typer.Option(
        min=1,
        default_factory=lambda: os.cpu_count() or 1,
        show_default="one per core",
        help="How many worker processes.",
    ),
]
Players = Annotated[int, typer.Option(min=1, help="How many players.")]
BotNames = Annotated[
    str,
    typer.Option(
        autocompletion=complete_bot, help="One bot for all seats, or one per seat: a,b,c."
    ),
]
MostOption = Annotated[int, typer.Option(min=1, help="Give a game up after this many decisions.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def read_settings(game: str, pairs: Sequence[str], cards: Path | None) -> Options:
    """The options of a table from `--set name=value` and `--cards file`."""
    options: Options = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or name == "cards":
            raise BadSetup(f"--set takes name=value, not {pair!r}; `fabletop games` lists names")
        options[name] = value
    if cards is not None:
        options["cards"] = read_corrections(find(game), cards)
    return options


def fresh_seed(bots: Iterable[str] = ()) -> int:
    """A random seed that is short enough to say aloud. If a bot from outside plays, it is so long
    that nobody can try all seeds and compare with the cards that the bot sees."""
    return secrets.randbelow(LAST_SEED + 1 if any(map(is_outside, bots)) else 10**9)


def game_and_words(given: Sequence[str]) -> tuple[str, list[str]]:
    """Split the arguments: the name of a game may come before the search words."""
    if given and given[0] in names():
        return given[0], list(given[1:])
    return DEFAULT_GAME, list(given)

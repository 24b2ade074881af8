"""Options that several commands share, and how their values are read."""

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from fabletop.bots.bot import BOTS
from fabletop.core.cards.corrections import read_corrections
from fabletop.core.errors import BadSetup
from fabletop.core.game import Options
from fabletop.core.match import LAST_SEED
from fabletop.core.registry import DEFAULT_GAME, find, names
from fabletop.core.texts.languages import languages, understood


def own_language() -> str:
    """The language of the terminal, if it is there."""
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
    str, typer.Argument(metavar="[GAME]", autocompletion=complete_game, help="Which game.")
]
LanguageOption = Annotated[
    str,
    typer.Option(
        default_factory=own_language,
        show_default="from LANG",
        autocompletion=complete_language,
        help="Such as en or fr.",
    ),
]
PlainOption = Annotated[
    bool,
    typer.Option("--plain", help="Sentences only: no drawing, no colours. For screen readers."),
]
SettingsOption = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="An option of the table; may be repeated."),
]
CardsOption = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="Corrections of cards, a TOML file of yours."),
]
Salvage = Annotated[
    bool, typer.Option("--salvage", help="Open what is left of a file that was cut off.")
]
Seed = Annotated[
    int | None,
    typer.Option(
        min=0, max=LAST_SEED, show_default="random", help="The luck: the same seed, the same games."
    ),
]
Workers = Annotated[
    int,
    typer.Option(
        min=1, default_factory=lambda: os.cpu_count() or 1, show_default="all", help="Processes."
    ),
]
Players = Annotated[int, typer.Option(min=1, help="How many seats.")]
BotNames = Annotated[
    str, typer.Option(autocompletion=complete_bot, help="One bot for all seats, or a,b,c by seat.")
]
MostOption = Annotated[int, typer.Option(min=1, help="Decisions after which a game is given up.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object.")]


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


def fresh_seed() -> int:
    """Short enough to be said aloud."""
    return secrets.randbelow(10**9)


def game_and_words(given: Sequence[str]) -> tuple[str, list[str]]:
    """The name of a game may stand before the words of a search."""
    if given and given[0] in names():
        return given[0], list(given[1:])
    return DEFAULT_GAME, list(given)

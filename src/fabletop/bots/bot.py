"""What a bot is, and which there are.

A quick bot is content with its seat's view. The levels imagine worlds, too. A bot from outside is
named by its file and class, or by the program that speaks for it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from fabletop.bots.greedy import Greedy
from fabletop.bots.levels import LEVELS, Level, level_named
from fabletop.bots.outlook import read_weights
from fabletop.bots.outside.faults import Fault
from fabletop.bots.outside.guarded import SECONDS, Guarded
from fabletop.bots.outside.named import is_outside, outsider
from fabletop.bots.random import Random
from fabletop.bots.reference import Reference
from fabletop.core.errors import BadSetup
from fabletop.core.game import View
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question

Look = Callable[[], View]
"""Makes the view of the bot's seat, for a bot that wants to look."""


class Bot(Protocol):
    def choose(self, question: Question, look: Glimpse[Any]) -> Option: ...


class QuickBot(Protocol):
    def choose(self, question: Question, look: Look) -> Option: ...


@runtime_checkable
class Closing(Protocol):
    """A bot that holds something which must be given back after a game, such as a process."""

    def close(self) -> None: ...


@runtime_checkable
class Faulty(Protocol):
    """A bot that may fail, and keeps what went wrong."""

    faults: list[Fault]


QUICK: dict[str, Callable[[str, int], QuickBot]] = {
    "random": lambda _game, seed: Random(seed),
    "greedy": Greedy,
    "reference": lambda _game, seed: Reference(seed),
}

BOTS = ("random", "greedy", *LEVELS)
"""The bots of the house that people meet, by name; the reference plays in the laboratory only."""


def make_bot(name: str, game: str, seed: int, *, seconds: float = SECONDS) -> Bot:
    """A bot by name, for a seat of this game; the same seed makes the same choices. A level may
    be given another number of tries, `hard/8`, and other weights, `hard@weights.toml`. A bot from
    outside has so many seconds for each decision, and is to be closed after the game."""
    if is_outside(name):
        return Guarded(outsider(name), game, seed, seconds)
    if name in QUICK:
        return QUICK[name](game, seed)
    named = level_named(name)
    if named is not None:
        weights = read_weights(game, Path(named.weights)) if named.weights is not None else None
        return Level(named.level, game, seed, weights, tries=named.tries)
    raise BadSetup(
        f"there is no bot {name!r}; there is: {', '.join(BOTS)}, file.py:Class, cmd:PROGRAM"
    )

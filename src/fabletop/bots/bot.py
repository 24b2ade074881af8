"""What a bot is, and which bots there are.

A quick bot uses only the view of its seat. The levels also imagine worlds. A bot from outside is
named by its file and class, or by the command of a program that speaks the protocol.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, runtime_checkable

from fabletop.bots.greedy import Greedy
from fabletop.bots.levels import LEVELS, Level, level_named
from fabletop.bots.outlook import read_weights
from fabletop.bots.outside.faults import Fault
from fabletop.bots.outside.guarded import SECONDS, Guarded
from fabletop.bots.outside.named import is_outside, outsider
from fabletop.bots.random import Random
from fabletop.bots.reference import Reference
from fabletop.core.errors import BadSetup
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question
from fabletop.core.view import AnyView

Look = Callable[[], AnyView]
"""A function that makes the view of the bot's seat; a bot calls it only when it needs the view."""


class Bot(Protocol):
    def choose(self, question: Question, look: Glimpse) -> Option: ...


class QuickBot(Protocol):
    def choose(self, question: Question, look: Look) -> Option: ...


@runtime_checkable
class Closing(Protocol):
    """A bot that holds a resource which must be released after a game, such as a process."""

    def close(self) -> None: ...


@runtime_checkable
class Faulty(Protocol):
    """A bot that may fail, and records its failures."""

    faults: list[Fault]


QUICK: dict[str, Callable[[str, int], QuickBot]] = {
    "random": lambda _game, seed: Random(seed),
    "greedy": Greedy,
    "reference": lambda _game, seed: Reference(seed),
}

BOTS = ("random", "greedy", *LEVELS)
"""The names of the built-in bots for people; the reference bot plays only in the laboratory."""


def make_bot(name: str, game: str, seed: int, *, seconds: float = SECONDS) -> Bot:
    """Make a bot by name, for one seat of this game; the same seed makes the same choices. A level
    may have another number of tries, `hard/8`, and other weights, `hard@weights.toml`. `seconds`
    limits each decision of a bot from outside, which must be closed after the game."""
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

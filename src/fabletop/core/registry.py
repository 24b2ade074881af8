"""Which games there are: those that installed packages announce under `fabletop.games`."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from fabletop.core.errors import BadSetup
from fabletop.core.game import Game

AnyGame = Game[Any]
"""A game whose state nobody outside it looks into."""

GROUP = "fabletop.games"


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


@cache
def find(name: str) -> AnyGame:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            game: AnyGame = entry.load()
            return game
    raise BadSetup(f"there is no game {name!r}; there is: {', '.join(names())}")

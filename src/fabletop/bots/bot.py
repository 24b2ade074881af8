"""What a bot is, and which there are."""

from collections.abc import Callable
from typing import Protocol

from fabletop.bots.greedy import Greedy
from fabletop.bots.random import Random
from fabletop.core.errors import BadSetup
from fabletop.core.game import View
from fabletop.core.question import Option, Question

Look = Callable[[], View]
"""Makes the view of the bot's seat, for a bot that wants to look."""


class Bot(Protocol):
    def choose(self, question: Question, look: Look) -> Option: ...


BOTS: dict[str, Callable[[str, int], Bot]] = {
    "random": lambda _game, seed: Random(seed),
    "greedy": Greedy,
}


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot by name, for a seat of this game; the same seed makes the same choices."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; there is: {', '.join(BOTS)}")
    return BOTS[name](game, seed)

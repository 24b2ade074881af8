"""The levels: Easy, Normal, Hard, Expert.

Easy is a careless greedy bot; in a game without an evaluation it plays at random. The others
search, each longer than the one below. All but Expert slip now and then as people do: a slip is a
random option. Budgets are numbers of tries, so that a level plays the same on any machine. A game
may bring its own budgets and slips (`fabletop.bots.plugin`).
"""

from dataclasses import replace
from random import Random
from typing import NamedTuple

from fabletop.bots.greedy import Greedy
from fabletop.bots.outlook import Outlook
from fabletop.bots.plugin import plugin_of
from fabletop.bots.search.budget import Budget
from fabletop.bots.search.search import Search
from fabletop.bots.thought import Thought
from fabletop.core.errors import BadSetup
from fabletop.core.glimpse import Glimpse
from fabletop.core.question import Option, Question

ADVISER = "expert"
"""The level that gives hints."""

EASY = "easy"

BUDGETS = {
    "normal": Budget(iterations=8, breadth=3, rounds=2),
    "hard": Budget(iterations=32, breadth=3),
    "expert": Budget(iterations=120, rounds=4),
}
"""The default budget per decision of each level that searches."""

LEVELS = (EASY, *BUDGETS)

SLIPS = {"easy": 0.4, "normal": 0.12, "hard": 0.04, "expert": 0.0}
"""How often each level takes a random option, by default."""


class Named(NamedTuple):
    """The parsed name of a level: `hard`; `hard/8` with another number of tries;
    `hard@weights.toml` with other weights; `hard/8@weights.toml` with both."""

    level: str
    tries: int | None
    weights: str | None


def level_named(name: str) -> Named | None:
    """Parse the name of a level; None if it names no level."""
    spoken, at, weights = name.partition("@")
    level, slash, tries = spoken.partition("/")
    if level not in LEVELS:
        return None
    if slash and (level == EASY or not tries.isdecimal() or int(tries) < 1):
        raise BadSetup(f"{name!r}: after the /, a level that searches needs a number of tries")
    return Named(level, int(tries) if slash else None, weights if at else None)


def budget_of(level: str, game: str, tries: int | None = None) -> Budget:
    """The budget of a level in a game, optionally with another number of tries."""
    budget = plugin_of(game).budgets.get(level) or BUDGETS[level]
    return budget if tries is None else replace(budget, iterations=tries)


def slips_of(level: str, game: str) -> float:
    return plugin_of(game).slips.get(level, SLIPS[level])


class Level:
    """A level at one seat; `thought` is its latest thought, if it searched. With `tell`, the
    thought also contains what the bot expects to follow."""

    def __init__(
        self,
        name: str,
        game: str,
        seed: int,
        weights: Outlook | None = None,
        *,
        tries: int | None = None,
        tell: bool = False,
    ) -> None:
        if name not in LEVELS:
            raise BadSetup(f"there is no level {name!r}; there is: {', '.join(LEVELS)}")
        self.thought: Thought | None = None
        self._random = Random(seed).random
        self._slips = slips_of(name, game)
        self._tell = tell
        judged = plugin_of(game).values is not None
        self._greedy = Greedy(game, seed) if name == EASY and judged else None
        self._search = (
            None if name == EASY else Search(game, budget_of(name, game, tries), seed, weights)
        )

    def choose(self, question: Question, look: Glimpse) -> Option:
        self.thought = None
        options = question.options
        if len(options) == 1:
            return options[0]
        slips = self._random() < self._slips
        if self._greedy and not slips:
            return self._greedy.choose(question, look)
        if self._search is None or slips:
            if self._search:
                self._search.forget()
            return options[int(self._random() * len(options))]
        self.thought = self._search.think(question, look, tell=self._tell)
        return self.thought.chosen


def adviser(game: str, iterations: int | None = None) -> Budget:
    """The budget for hints, optionally with another number of tries."""
    return budget_of(ADVISER, game, iterations or plugin_of(game).adviser_tries)

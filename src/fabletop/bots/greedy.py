"""The greedy bot: scores every option with the evaluation of its game, and takes the best.

A game's evaluation is a function of the question and the view. Its package announces it
(`fabletop.bots.plugin`); the built-in ones are in `fabletop.bots.evaluations`.
"""

from collections.abc import Callable
from random import Random as Generator
from typing import Final

from fabletop.bots.plugin import plugin_of
from fabletop.core.errors import BadSetup
from fabletop.core.question import Option, Question
from fabletop.core.view import AnyView

RESTLESS: Final = 0.01
"""The share of choices made at random. Without it, two bots could wait for each other forever."""


class Greedy:
    def __init__(self, game: str, seed: int) -> None:
        values = plugin_of(game).values
        if values is None:
            raise BadSetup(f"the greedy bot does not know {game}; the random bot plays any game")
        self._values = values
        self._random = Generator(seed).random

    def choose(self, question: Question, look: Callable[[], AnyView]) -> Option:
        """The option with the highest value; ties are broken at random."""
        options = question.options
        if self._random() < RESTLESS:
            return options[int(self._random() * len(options))]
        values = self._values(question, look())
        highest, toss = max(values), self._random()
        if values.count(highest) == 1:
            return options[values.index(highest)]
        best = [option for option, value in zip(options, values, strict=True) if value == highest]
        return best[int(toss * len(best))]

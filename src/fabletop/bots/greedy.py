"""The greedy bot: scores every option by one evaluation of the game, and takes the best.

A game's evaluation is a function of the view and an option, in `fabletop.bots.evaluations`.
"""

from collections.abc import Callable
from random import Random as Generator

from fabletop.bots.evaluations import prophecy
from fabletop.core.errors import BadSetup
from fabletop.core.game import View
from fabletop.core.question import Option, Question

Evaluation = Callable[[Question, Option, View], float]

EVALUATIONS: dict[str, Evaluation] = {"prophecy": prophecy.value}


RESTLESS = 0.01
"""One choice in a hundred is made at random: two bots that both wait would wait for ever."""


class Greedy:
    def __init__(self, game: str, seed: int) -> None:
        if game not in EVALUATIONS:
            raise BadSetup(f"the greedy bot does not know {game}; the random bot plays everything")
        self._value = EVALUATIONS[game]
        self._random = Generator(seed).random

    def choose(self, question: Question, look: Callable[[], View]) -> Option:
        """The option of highest value; equal ones are drawn by lot."""
        if self._random() < RESTLESS:
            return question.options[int(self._random() * len(question.options))]
        view = look()
        scored = [
            (self._value(question, option, view), self._random(), option)
            for option in question.options
        ]
        return max(scored)[2]

"""The random bot: takes every option with the same probability."""

from collections.abc import Callable
from random import Random as Generator

from fabletop.core.game import View
from fabletop.core.question import Option, Question


class Random:
    def __init__(self, seed: int) -> None:
        self._random = Generator(seed).random

    def choose(self, question: Question, _look: Callable[[], View]) -> Option:
        options = question.options
        return options[int(self._random() * len(options))]

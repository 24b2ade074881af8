"""The random bot: takes every option with the same probability."""

from collections.abc import Callable
from random import Random as Generator

from fabletop.core.question import Option, Question
from fabletop.core.view import AnyView


class Random:
    def __init__(self, seed: int) -> None:
        self._random = Generator(seed).random

    def choose(self, question: Question, _look: Callable[[], AnyView]) -> Option:
        options = question.options
        return options[int(self._random() * len(options))]

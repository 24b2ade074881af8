"""Random games with all settings, and what was found in their questions and views."""

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import numpy as np

from fabletop.core.any_options import any_options
from fabletop.core.game import Game, settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question
from fabletop.core.registry import find
from fabletop.envs.observation import Floats, observation
from fabletop.envs.vocabulary import vocabulary

GAMES = ("prophecy", "seasons", "wizards")

MANY = {"prophecy": (70, 700), "seasons": (60, 400), "wizards": (40, 250)}
"""How many games are played, and at most how many decisions each."""

LOOKS = 0.1
"""How likely it is that the observation is recorded at a decision."""


@dataclass
class Played:
    """What was met in many games."""

    options: int = 0
    uncovered: list[Option] = field(default_factory=list)
    kinds: set[str] = field(default_factory=set)
    astray: list[Option] = field(default_factory=list)
    """Options that do not come back from their numbers."""
    alike: list[Question] = field(default_factory=list)
    """Questions of which two options have the same number."""
    lowest: Floats = field(default_factory=lambda: np.zeros(0, dtype=np.float32))
    highest: Floats = field(default_factory=lambda: np.zeros(0, dtype=np.float32))


@cache
def played(name: str) -> Played:
    """The same games for every test that asks."""
    game, met, size = find(name), Played(), observation(name).size
    met.lowest, met.highest = np.zeros(size, np.float32), np.zeros(size, np.float32)
    games, most = MANY[name]
    for seed in range(games):
        _play(game, met, seed, most)
    return met


def _play(game: Game, met: Played, seed: int, most: int) -> None:
    luck = Random(seed)
    table, _ = deal(game, seed)
    sheet = observation(game.name)

    def choose(question: Question) -> Option:
        _note(game.name, met, question)
        if luck.random() < LOOKS:
            row = sheet.vector(game.view(table, question.seat), question, question.seat)
            np.minimum(met.lowest, row, out=met.lowest)
            np.maximum(met.highest, row, out=met.highest)
        return question.options[int(luck.random() * len(question.options))]

    playout(game, table, choose, most=most)


def _note(name: str, met: Played, question: Question) -> None:
    words = vocabulary(name)
    met.kinds.add(question.kind)
    numbers = words.numbers(question)
    if len(set(numbers)) != len(numbers):
        met.alike.append(question)
    for option, number in zip(question.options, numbers, strict=True):
        met.options += 1
        if number >= words.spare:
            met.uncovered.append(option)
        elif words.name(number) != " ".join(map(str, option)):
            met.astray.append(option)
    last = question.options[-1]
    if words.option(numbers[-1], question) != last or words.number(last, question) != numbers[-1]:
        met.astray.append(last)


def deal(game: Game, seed: int) -> tuple[Any, int]:
    """A table with settings and seats by chance, and how many seats it has."""
    luck = Random(seed)
    seats = luck.choice(list(game.seats))
    options = any_options(game, seats, lambda below: int(luck.random() * below))
    return game.new(settle(game, options, seats), seats, seed), seats

"""Worlds that a seat cannot tell apart give it the same numbers, to the byte."""

from random import Random

import pytest

from fabletop.core.game import Game
from fabletop.core.glimpse import Glimpse
from fabletop.core.position import Position
from fabletop.core.question import Question
from fabletop.core.registry import find
from fabletop.core.walk import OpenQuestions
from fabletop.envs.sight import sight_of
from tests.envs.playing import GAMES, deal

LOOKS, CHOICES = 0.12, 120
"""How often all seats look at the table, and how many choices are made."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_what_is_hidden_does_not_change_a_single_byte(game: str, seed: int) -> None:
    rules, luck = find(game), Random(seed)
    table, seats = deal(rules, seed)
    position = Position(rules, table)
    looks = 0
    for choice in range(CHOICES):
        if position.over:
            break
        question = position.open[0]
        if luck.random() < LOOKS or not looks:
            looks += 1
            for seat in range(seats):
                world = Glimpse(position, seat).imagine(choice)
                asked = _asked_of(world.asked, question.seat)
                assert _seen(rules, world.table, asked, seat) == _seen(
                    rules, position.table, question, seat
                )
        position.answer(question.options[int(luck.random() * len(question.options))], question.seat)
    assert looks > 1


def _asked_of(asked: OpenQuestions, seat: int) -> Question:
    questions = asked if isinstance(asked, tuple) else (asked,)
    return next(one for one in questions if one is not None and one.seat == seat)


def _seen(rules: Game, table: object, question: Question, seat: int) -> bytes:
    sight = sight_of(rules.name)
    assert sight is not None
    return sight(table, question, seat)

"""Plays a game from beginning to end with players that get glimpses: slower than a playout, but
it works for bots that search in imagined worlds."""

from collections.abc import Callable

from fabletop.core.game import Game, Options, T
from fabletop.core.glimpse import Glimpse
from fabletop.core.position import Position
from fabletop.core.question import Option, Question

GlimpsePlayer = Callable[[Question, Glimpse], Option]


def drive(
    game: Game[T],
    table: T,
    choose: GlimpsePlayer,
    *,
    options: Options,
    most: int = 1_000_000,
) -> int:
    """Play a table to its end, or until `most` real choices were made. Returns how many were."""
    position = Position(game, table)
    choices = 0
    while choices < most and not position.over:
        question = position.open[0]
        option = question.options[0]
        if len(question.options) > 1:
            choices += 1
            option = choose(question, Glimpse(position, question.seat, options))
        position.answer(option, question.seat)
    return choices

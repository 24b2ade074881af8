"""The bots' judgement uses nothing that their seat cannot know: it is the same in other worlds that
look the same to the seat. A view carries its table for the questions of the reading room, so this
must be tested."""

from random import Random

import pytest

from fabletop.bots.plugin import plugin_of
from fabletop.core.any_options import any_options
from fabletop.core.game import settle
from fabletop.core.glimpse import Glimpse
from fabletop.core.position import Position
from fabletop.core.registry import find

CHOICES = 400
"""How many real choices of a game are made, and how often the judgement is compared."""
EVERY = 8


@pytest.mark.parametrize("name", ["prophecy", "seasons", "wizards"])
@pytest.mark.parametrize("seed", range(3))
def test_judgement_is_the_same_in_worlds_that_look_the_same(name: str, seed: int) -> None:
    game, plugin, luck = find(name), plugin_of(name), Random(seed)
    assert plugin.values is not None
    assert plugin.features is not None
    seats = 3
    options = settle(game, any_options(game, seats, luck.randrange), seats)
    position, compared = Position(game, game.new(options, seats, luck.getrandbits(40))), 0
    for number in range(CHOICES):
        if position.over:
            break
        question = luck.choice(position.open)
        if number % EVERY == 0 and len(question.options) > 1:
            look = Glimpse(position, question.seat, options)
            real = look()
            other = game.view(look.world(luck.getrandbits(40)).table, question.seat)
            assert [*plugin.values(question, real)] == [*plugin.values(question, other)]
            assert plugin.features.measure(real) == plugin.features.measure(other)
            compared += 1
        position.answer(luck.choice(question.options), question.seat)
    assert compared > CHOICES / EVERY / 3

"""What spares the bots time changes no choice: a glance holds all that their judgement reads, and
questions that are alike are judged alike."""

from collections.abc import Hashable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from fabletop.bots.greedy import Greedy
from fabletop.bots.plugin import glance_of, plugin_of
from fabletop.core.any_options import any_options
from fabletop.core.game import Options, settle
from fabletop.core.glimpse import Glimpse
from fabletop.core.position import Position
from fabletop.core.question import Question
from fabletop.core.registry import find

CHOICES = 400
"""How many real choices of a game are made."""
STRAYING = 0.2
"""How many of them are random; the greedy bot makes the others."""

WIZARDS_ALIKE: list[Options] = [
    {},
    {"layout": "random", "winning": "gems"},
    {"play": "cooperative", "layout": "random"},
]


def asked(
    name: str, options: Options, seats: int, seed: int
) -> Iterator[tuple[Position[Any], Question]]:
    """The real choices of a game, each with its position."""
    game, luck = find(name), Random(seed)
    settled = settle(game, options, seats)
    position = Position(game, game.new(settled, seats, luck.getrandbits(40)))
    bots = [Greedy(name, seat) for seat in range(seats)]
    choices = 0
    while not position.over and choices < CHOICES:
        question = luck.choice(position.open)
        option = question.options[0]
        if len(question.options) > 1:
            yield position, question
            choices += 1
            option = bots[question.seat].choose(question, Glimpse(position, question.seat))
            if luck.random() < STRAYING:
                option = luck.choice(question.options)
        position.answer(option, question.seat)


@pytest.mark.parametrize("name", ["prophecy", "seasons", "wizards"])
@pytest.mark.parametrize("seed", range(4))
def test_a_glance_holds_all_that_the_judgement_reads(name: str, seed: int) -> None:
    game, plugin = find(name), plugin_of(name)
    glance, compared = glance_of(game), 0
    assert plugin.values is not None
    assert plugin.features is not None
    options = any_options(game, 3, Random(seed).randrange)
    for position, question in asked(name, options, 3, seed):
        whole = game.view(position.table, question.seat)
        brief = glance(position.table, question.seat)
        assert [*plugin.values(question, whole)] == [*plugin.values(question, brief)]
        assert plugin.features.measure(whole) == plugin.features.measure(brief)
        compared += 1
    assert compared


@pytest.mark.parametrize("options", WIZARDS_ALIKE)
@pytest.mark.parametrize("seed", range(2))
def test_questions_alike_are_judged_alike(options: Options, seed: int) -> None:
    """Every question is asked again in worlds that were played on a little."""
    plugin, luck = plugin_of("wizards"), Random(seed)
    assert plugin.values is not None
    assert plugin.alike is not None
    known: dict[Hashable, Sequence[float]] = {}
    again = 0
    for number, (position, first) in enumerate(asked("wizards", options, 3, seed)):
        if number % 10:
            continue
        for _ in range(6):
            walk, question = Glimpse(position, first.seat).imagine(luck.getrandbits(40)), first
            for _ in range(6):
                view = walk.game.view(walk.table, question.seat)
                values = [*plugin.values(question, view)]
                alike = plugin.alike(walk.table, question)
                if alike is not None:
                    again += alike in known
                    assert known.setdefault(alike, values) == values
                best = question.options[values.index(max(values))]
                walk.answer(best if luck.random() > STRAYING else luck.choice(question.options))
                if not isinstance(walk.asked, Question):
                    break
                question = walk.asked
    assert again > 100


@pytest.mark.parametrize("seed", range(2))
def test_what_is_alike_depends_on_nothing_hidden(seed: int) -> None:
    plugin, luck, compared = plugin_of("wizards"), Random(seed), 0
    assert plugin.alike is not None
    for position, question in asked("wizards", {"layout": "random"}, 3, seed):
        world = Glimpse(position, question.seat).world(luck.getrandbits(40))
        twin = world.question(question.seat)
        alike = plugin.alike(position.table, question)
        assert alike == plugin.alike(world.table, twin)
        compared += alike is not None
    assert compared

"""What travels between processes arrives as it was sent, in both builds."""

import pickle
from collections.abc import Iterator
from random import Random

import pytest

from fabletop.bots.advice import advise
from fabletop.core import registry
from fabletop.core.glimpse import Glimpse
from fabletop.core.match import Match

GAMES = ("prophecy", "seasons", "wizards")
MOMENTS = 60


def travellers(game: str) -> Iterator[object]:
    """Sealed glimpses, options, refusals, events, log entries, thoughts, and what a game offers."""
    found = registry.find(game)
    match, luck = Match.new(found, seats=["A", "B"], seed=5, options={}), Random(1)
    yield from found.settings
    yield match.header
    for moment in range(MOMENTS):
        question = match.position.open[0]
        yield tuple(question.options)
        if moment % 10 == 0:
            options = match.header.options
            yield Glimpse(match.position, question.seat, options).seal(options, moment)
            yield from found.refusals(match.position.table, question)
        match.answer(luck.choice(question.options), question.seat)
    yield from match.entries
    yield from found.library({})
    yield from found.rulebook()
    while not match.over:
        question = match.position.open[0]
        match.answer(luck.choice(question.options), question.seat)
    yield match.result


@pytest.mark.parametrize("game", GAMES)
def test_what_travels_arrives_as_it_was_sent(game: str) -> None:
    kinds = set()
    for thing in travellers(game):
        assert pickle.loads(pickle.dumps(thing)) == thing
        kinds.add(type(thing).__name__)
    assert {"Sealed", "LogEntry", "Header", "Result", "Setting", "LibraryCard"} <= kinds


@pytest.mark.parametrize("game", GAMES)
def test_the_thoughts_of_a_searching_bot_arrive_as_they_were_sent(game: str) -> None:
    found = registry.find(game)
    match = Match.new(found, seats=["A", "B"], seed=5, options={})
    while len(match.position.open[0].options) < 2:
        match.answer(match.position.open[0].options[0])
    question = match.position.open[0]
    look = Glimpse(match.position, question.seat, match.header.options)
    thought = advise(found, question, look, 1, iterations=8)
    assert pickle.loads(pickle.dumps(thought)) == thought

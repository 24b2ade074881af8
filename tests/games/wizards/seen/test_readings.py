"""Readings depend on nothing hidden, and prices are what the rules take."""

from functools import partial
from random import Random

from fabletop.core.foretelling import LIFE, Foretold
from fabletop.core.position import Position
from fabletop.core.view import observers
from fabletop.games.wizards import WIZARDS
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.seen.look import view
from fabletop.games.wizards.state import Table
from tests.games.wizards.seen.playing import positions


def test_readings_are_the_same_in_worlds_that_look_the_same() -> None:
    luck = Random(7)
    for number, position in enumerate(positions(range(12), most=60)):
        if number % 20 == 0:
            table = position.table
            seat = luck.choice([None, *range(len(table.players))])
            world = WIZARDS.reimagine(table, observers(seat), luck.randrange(1000))
            real = list(WIZARDS.readings(view(table, seat)))
            assert real == list(WIZARDS.readings(view(world, seat)))
            assert len(dict(real)) == len(real)


def itself(position: Position[Table]) -> Position[Table]:
    return position


def test_prices_are_what_is_taken() -> None:
    kinds = set[str]()
    for position in positions(range(60), most=80):
        question = position.open[0]
        prices = WIZARDS.prices(view(position.table, question.seat), question)
        if not any(price for price in prices):
            continue
        foretold = Foretold.of(partial(itself, position), question.seat)
        assert foretold is not None
        for option, price in zip(question.options, prices, strict=True):
            taken = foretold.surely(option)
            if price is not None and LIFE not in taken:
                assert price == taken
                kinds.add(question.kind)
    assert {"gain", "lose"} <= kinds


def test_nothing_else_is_read_while_lands_are_laid() -> None:
    table = Scenario(2, layout="laid").start().table
    assert list(WIZARDS.readings(view(table, 0))) == [("is_laying", True)]

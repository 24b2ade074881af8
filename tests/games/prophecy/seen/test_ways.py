"""The ways that are read are those that a hero is then offered, from wherever she sets out."""

import random

from fabletop.core.any_options import any_options
from fabletop.core.game import settle
from fabletop.core.position import Position
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.ways import reached, ways

OTHER = ("stay", "drink", "read", "cast", "instead", "trade", "plane", "enter", "work")


def test_the_ways_of_a_hero_are_the_movements_she_is_offered() -> None:
    compared = 0
    for seed in range(16):
        luck = random.Random(seed)
        seats = luck.randint(2, 4)
        options = settle(PROPHECY, any_options(PROPHECY, seats, luck.randrange), seats)
        dealt = PROPHECY.rich if seed % 2 else PROPHECY.new
        position = Position(PROPHECY, dealt(options, seats, seed))
        for _ in range(50):
            if not position.open:
                break
            question = luck.choice(position.open)
            if question.kind == "move":
                compared += 1
                found = ways(PROPHECY.view(position.table, question.seat), question.seat)
                index = position.table.box.board.index
                offered = [way for way in question.options if len(way) > 1 and way[1] in index]
                assert set(found) == {way for way in offered if way[0] not in OTHER}
            position.answer(luck.choice(question.options), question.seat)
    assert compared > 20


def test_ways_are_read_from_another_space() -> None:
    play = Scenario(2, version="standard", island="yes").hero("paladin", at="village", gold=1)
    view = play.start().match.view(0)
    assert ("sail", "treasure_island") not in ways(view, 0, "city")
    assert ways(view, 0, "treasure_island")["sail", "city"] == {"Gold": 0, "Magic": 0}
    assert set(reached(view, 0, "treasure_island")) == {*open_box(boards=("island",)).board.ports}

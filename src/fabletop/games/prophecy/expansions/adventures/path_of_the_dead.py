"""The Path of the Dead (W-288, W-289): a hero who walks it is out of the game until her next round,
and returns restored and undead."""

from typing import Final

from fabletop.core.cards.build import ALL
from fabletop.core.question import Step
from fabletop.games.prophecy.rules.hero.body import gain_willpower, heal, recharge
from fabletop.games.prophecy.rules.turn.end_of_turn import end_turn
from fabletop.games.prophecy.state import NOWHERE, Hero, Table

PATH_OF_THE_DEAD: Final = "path_of_the_dead"


def set_out(table: Table, hero: Hero) -> Step:
    """The hero keeps the card and leaves the board; this ends her round."""
    table.aside.remove(PATH_OF_THE_DEAD)
    hero.kept.append(PATH_OF_THE_DEAD)
    hero.away = table.box.board.ids[hero.space]
    hero.space = NOWHERE
    table.note("set_out", hero.seat)
    table.extra_turns = 0
    end_turn(table)
    yield from ()


def come_back(table: Table, hero: Hero) -> None:
    """The hero returns to the space that she left."""
    hero.space = table.box.board.index[hero.away]
    hero.away = ""
    table.note("came_back", hero.seat, table.box.board.ids[hero.space])
    heal(table, hero, ALL)
    recharge(table, hero, ALL)
    gain_willpower(table, hero, table.box.opportunities[PATH_OF_THE_DEAD].params.willpower)

"""The three paths of the Dragon Realm (W-211): from the Gate to the Lake of Fire, always forward.

A path is a column of the board and its spaces are rows. The Gate is before the first space of each
path, the Lake after the last."""

from functools import cache
from typing import Final

from fabletop.games.prophecy.expansions.dragon.pieces import climber
from fabletop.games.prophecy.printed.board import Board
from fabletop.games.prophecy.rules.turn.arriving import passes
from fabletop.games.prophecy.state import Hero, Table

DRAGON_REALM: Final = "dragon"


@cache
def ahead(board: Board, space: int) -> tuple[int, ...]:
    """The spaces of the next step: one on a path, three from the Gate."""
    (goal,) = [n for n in board.realm(DRAGON_REALM) if board.plane_beside[n] is not None]
    here = board.spaces[space]
    if space == goal:
        return ()
    steps = tuple(
        number
        for number in board.realm(DRAGON_REALM)
        if board.spaces[number].row == here.row + 1
        and number != goal
        and (here.terrain == "entrance" or board.spaces[number].column == here.column)
    )
    return steps or (goal,)


def is_held_up(table: Table, hero: Hero) -> bool:
    """Whether an Obstacle has not let her pass, or a Creature of her space is not beaten."""
    if climber(hero).stuck:
        return True
    bars = any(card in table.box.creatures for card in table.adventures[hero.space])
    return bars and not passes(table, hero)

"""What our Realms share about moving through them: a space with a card that is hidden or hinders,
or with somebody else, ends a movement (W-108 to W-110, W-211), and so does the goal."""

from typing import Final

from fabletop.games.prophecy.expansions.realms.pieces import travels
from fabletop.games.prophecy.state import Hero, Table

STEPS: Final = 2
"""The steps of one movement."""


def pace(_table: Table, _hero: Hero) -> int:
    """How many steps a hero's movement has."""
    return STEPS


def stops(table: Table, hero: Hero, space: int) -> bool:
    """Whether no further step may follow: unless a space has no card or only a face-up positive
    one, and nobody else is there."""
    board, box = table.box.board, table.box
    if table.face_down[space] or space == table.realms[board.world[space]].goal:
        return True
    cards = table.adventures[space]
    if any(card in box.creatures or card in box.obstacles for card in cards):
        return True
    return any(other.space == space for other in table.heroes if other.seat != hero.seat)


def may_go_on(table: Table, hero: Hero, steps: int) -> bool:
    """Whether she may take another step, of a movement with so many steps."""
    return travels(table).strokes < steps and not stops(table, hero, hero.space)

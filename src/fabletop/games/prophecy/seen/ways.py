"""Where a hero can go, by which kind of movement, and at what price: also from another space."""

from typing import Final

from fabletop.core.foretelling import HeldAmounts
from fabletop.core.question import Option
from fabletop.games.prophecy.rules.turn import fares
from fabletop.games.prophecy.rules.turn.fares import card_moves, plain_moves
from fabletop.games.prophecy.rules.turn.further import further_ways
from fabletop.games.prophecy.rules.turn.movement import is_bound
from fabletop.games.prophecy.seen.prices import fare, placed
from fabletop.games.prophecy.seen.view import ProphecyView

ITEMS_OF_WAYS: Final = fares.ITEMS_OF_WAYS
"""The Items that carry their owner, by the kind of movement that options and events name."""


def ways(view: ProphecyView, seat: int, space: str = "") -> dict[Option, HeldAmounts]:
    """The movements to other spaces that she can pay for, with the Gold and the Magic that each
    costs or earns. Inside a Realm she moves by its own rules, which are not told here."""
    table, hero = placed(view, seat, space)
    board = table.box.board
    if table.world_of(hero) is not None or is_bound(table, hero):
        return {}
    options: list[Option] = [*plain_moves(table, hero), *card_moves(table, hero)]
    if table.standard:
        options += further_ways(table, hero)
    reached = [option for option in options if len(option) > 1 and option[1] in board.index]
    return {option: fare(view, seat, option, space) for option in reached}


def reached(view: ProphecyView, seat: int, space: str = "") -> list[str]:
    """The spaces that she can reach with one movement, each once."""
    return list(dict.fromkeys([str(way[1]) for way in ways(view, seat, space)]))

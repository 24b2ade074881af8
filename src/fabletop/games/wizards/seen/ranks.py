"""Ranks and points: what the next rank needs, what is lacking, and what wins."""

from typing import Final

from fabletop.games.wizards.rules.encounters.mentors import GEMS, MASTERY
from fabletop.games.wizards.rules.turn.help import price_of_help
from fabletop.games.wizards.seen.view import WizardsView
from fabletop.games.wizards.state import Table

__all__ = ["GEMS", "MASTERY", "WINNING", "deficits", "help_price", "is_ready", "last_points"]

WINNING: Final = MASTERY + 1
"""The rank that wins."""


def points_for(view: WizardsView, order: str, rank: int) -> list[int]:
    """The points that an Order asks for a rank."""
    return _asked(view._table, order, rank)


def _asked(table: Table, order: str, rank: int) -> list[int]:
    return table.box.levels[order][rank - 1]


def last_points(view: WizardsView, order: str) -> list[int]:
    """The points for the last rank that has to be reached; after it, Gems may decide."""
    with_gems = view.variants["winning"] == "gems"
    return points_for(view, order, MASTERY if with_gems else WINNING)


def next_points(view: WizardsView, seat: int) -> list[int]:
    """The points that the player's next rank needs; those of the last rank if there is none."""
    player = view.players[seat]
    return _next(view._table, player.order, player.rank)


def _next(table: Table, order: str, rank: int) -> list[int]:
    return _asked(table, order, min(rank + 1, WINNING))


def lacking(view: WizardsView, seat: int) -> list[int]:
    """The points of each type that are missing for the next rank; none before Initiation."""
    player = view.players[seat]
    return _short_of(next_points(view, seat), player.points) if player.order else [0, 0, 0]


def points_lacking(table: Table, order: str, rank: int, points: list[int]) -> list[int]:
    """The same for any player of an Order with these points."""
    return _short_of(_next(table, order, rank), points) if order else [0, 0, 0]


def _short_of(needs: list[int], points: list[int]) -> list[int]:
    return [need - have if need > have else 0 for have, need in zip(points, needs, strict=True)]


def deficits(view: WizardsView, seat: int) -> list[int]:
    """The points of each type that are missing for the last rank. Before Initiation it is not known
    which Order's they are, so each Order's are considered."""
    player = view.players[seat]
    if player.order:
        needs = last_points(view, player.order)
    else:
        every = [last_points(view, order) for order in view._table.box.levels]
        needs = [max(kinds) for kinds in zip(*every, strict=True)]
    return [max(0, need - have) for have, need in zip(player.points, needs, strict=True)]


def is_ready(view: WizardsView, seat: int) -> bool:
    """Whether the player's Mentor would raise her rank now."""
    player = view.players[seat]
    return bool(player.order) and not player.lacks


def help_price(view: WizardsView, seat: int) -> int:
    """How many points of one type a Call For Help costs."""
    return price_of_help(view._table.players[seat])

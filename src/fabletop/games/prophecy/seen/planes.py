"""The Astral Planes: which Guardians may lie face down there, and how much stronger they are than
printed."""

from functools import lru_cache
from typing import NamedTuple

from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.rules.battle import totals
from fabletop.games.prophecy.rules.table.composition import guardians, in_play
from fabletop.games.prophecy.seen.view import ProphecyView


class Guards(NamedTuple):
    """Guardians by their rank."""

    lesser: tuple[str, ...]
    greater: tuple[str, ...]


def may_lie_hidden(view: ProphecyView) -> Guards:
    """The Guardians that may still lie face down: all in play that nobody has turned up yet."""
    table, gone = view._table, {*view.beaten, *view.removed}
    for plane in view.planes:
        gone.add(plane.lesser)
        gone.add(plane.greater)
    heroes = len(view.heroes)
    return _hidden(table.box, table.parts, table.standard, heroes, frozenset(gone))


@lru_cache(maxsize=4_096)
def _hidden(box: Box, parts: Part, standard: bool, seats: int, gone: frozenset[str]) -> Guards:
    playing = in_play(box, parts, standard, seats) - gone
    lesser, greater = (guardians(box, playing, rank) for rank in ("lesser", "greater"))
    return Guards(tuple(lesser), tuple(greater))


def power_up(view: ProphecyView, plane: str) -> int:
    """What the Guardians of a plane add to their printed numbers."""
    table = view._table
    return totals.power_up(table, table.box.board.plane_index[plane])

"""Rows of Wizards: the lands, on the map, in hands and in the stack."""

from array import array
from typing import Final

from fabletop.core.rows.places import NumberAt, Row, SlotsAt, WordsAt
from fabletop.core.rows.writing import RowPlaces
from fabletop.games.wizards.hexes import TURNS
from fabletop.games.wizards.isles import Isles
from fabletop.games.wizards.seen.look import placements_known
from fabletop.games.wizards.seen.rows.spots import write_spot
from fabletop.games.wizards.seen.view import UNKNOWN
from fabletop.games.wizards.state import Table

LAYING: Final = "laying"

MAPS: Final = 256
"""For how many maps the places of the lands are kept, as they are seen from each hexagon."""


class LandPlaces:
    """Where lands lie, how they are turned, and which ones have died."""

    def __init__(self, at: RowPlaces) -> None:
        self._dead = at.find("dead", WordsAt)
        self._spots = at.find("land_spot", SlotsAt)
        self._turns = at.find("land_turn", SlotsAt)
        self._hand = at.find("hand", WordsAt)
        self._stack = at.find("stack", NumberAt)
        self._covered = at.find("covered", SlotsAt)
        self._begin = min(self._spots.places.values())
        self._kept: dict[Isles, dict[int, Row]] = {}

    def write(self, row: Row, table: Table, seat: int, here: int) -> None:
        if table.phase == LAYING:
            self._laid(row, table, seat, here)
        else:
            kept = self._open(row, table.isles, here)
            row[self._begin : self._begin + len(kept)] = kept
        if True in table.dead:
            for land, dead in zip(table.isles.lands, table.dead, strict=True):
                if dead:
                    self._dead.add(row, land)

    def _laid(self, row: Row, table: Table, seat: int, here: int) -> None:
        """While lands are being laid, a seat knows only its own."""
        covered = 0
        for land, centre, turns in placements_known(table, seat):
            if land == UNKNOWN:
                write_spot(row, self._covered.places[covered], centre, here)
                covered += 1
            else:
                write_spot(row, self._spots.places[land], centre, here)
                row[self._turns.places[land] + turns] = 1.0
        self._hand.write(row, table.hands[seat])
        if table.stack:
            self._stack.write(row, len(table.stack))

    def _open(self, row: Row, isles: Isles, here: int) -> Row:
        """The spots of a map that lies open, which changes no more, and the turns, which follow
        them in the row."""
        kept = self._kept.get(isles)
        if kept is None:
            if len(self._kept) >= MAPS:
                self._kept.clear()
            kept = self._kept[isles] = {}
        if here not in kept:
            kept[here] = self._part(row, isles, here)
        return kept[here]

    def _part(self, row: Row, isles: Isles, here: int) -> Row:
        end = max(self._turns.places.values()) + TURNS
        part: Row = array("f", bytes(row.itemsize * end))
        for land, (centre, turns) in isles.placed.items():
            write_spot(part, self._spots.places[land], centre, here)
            part[self._turns.places[land] + turns] = 1.0
        return part[self._begin :]

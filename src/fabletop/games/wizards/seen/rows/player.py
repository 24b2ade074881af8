"""Rows of Wizards: what everybody sees of a player."""

from typing import Final

from fabletop.core.rows.places import (
    AmountsAt,
    FlagAt,
    NumberAt,
    NumbersAt,
    Row,
    SharesAt,
    WordAt,
    WordsAt,
)
from fabletop.core.rows.writing import RowPlaces
from fabletop.games.wizards.isles import SEA, Isles
from fabletop.games.wizards.rules.encounters.mentors import why_not_advance
from fabletop.games.wizards.rules.travel.transport import EVIL
from fabletop.games.wizards.seen.look_at_players import known_spells
from fabletop.games.wizards.seen.ranks import points_lacking
from fabletop.games.wizards.seen.rows.condition import ConditionPlaces
from fabletop.games.wizards.seen.rows.spots import write_spot
from fabletop.games.wizards.state import AWAY, Player, Table


class PlayerPlaces:
    """Where the numbers about one seat are written."""

    def __init__(self, at: RowPlaces) -> None:
        self._present = at.find("present", FlagAt).start
        self._order = at.find("order", WordAt)
        self._rank = at.find("rank", NumberAt)
        self._points = at.find("points", NumbersAt)
        self._lacking = at.find("lacking", NumbersAt)
        self._advances = at.find("advances", FlagAt).start
        self._hand_size = at.find("hand_size", NumberAt)
        self._where = _WherePlaces(at)
        self._cards = _CardPlaces(at)
        self._condition = ConditionPlaces(at)
        self.place = at.find("place", WordAt)
        """Known when the game is over."""

    def write(self, row: Row, table: Table, seat: int, here: int) -> None:
        """`here` is the space of the seat that looks."""
        player = table.players[seat]
        row[self._present] = 1.0
        if player.order:
            self._standing(row, table, player, seat)
        if player.points != NO_POINTS:
            self._points.write(row, player.points)
        if table.hands and table.hands[seat]:
            self._hand_size.write(row, len(table.hands[seat]))
        if player.space != AWAY:
            self._where.write(row, table.isles, player, here)
        if table.aloft:
            self._where.fly(row, table, seat, here)
        self._cards.write(row, table, player)
        self._condition.write(row, player)

    def _standing(self, row: Row, table: Table, player: Player, seat: int) -> None:
        self._order.write(row, player.order)
        if player.rank:
            self._rank.write(row, player.rank)
        lacking = points_lacking(table, player.order, player.rank, player.points)
        if lacking != NO_POINTS:
            self._lacking.write(row, lacking)
        if not why_not_advance(table, seat)[0]:
            row[self._advances] = 1.0


NO_POINTS: Final = [0, 0, 0]


class _WherePlaces:
    """Where the figure is, or where it is carried to."""

    def __init__(self, at: RowPlaces) -> None:
        self._spot = at.find("spot", SharesAt).start
        self._land = at.find("land", WordAt)
        self._terrain = at.find("terrain", WordAt)
        self._site = at.find("site", WordAt)
        self._boat = at.find("boat", WordAt)
        self._aloft = at.find("aloft", SharesAt).start

    def write(self, row: Row, isles: Isles, player: Player, here: int) -> None:
        space = player.space
        write_spot(row, self._spot, space, here)
        land = isles.land[space]
        if land != SEA:
            self._land.write(row, isles.lands[land])
        self._terrain.nth(row, isles.terrain[space])
        if isles.site[space]:
            self._site.write(row, isles.site[space])
        if player.boat != AWAY:
            self._boat.nth(row, player.boat)

    def fly(self, row: Row, table: Table, seat: int, here: int) -> None:
        for other, space, how in table.aloft:
            if other == seat:
                if space != AWAY:
                    write_spot(row, self._aloft, space, here)
                if how & EVIL:
                    row[self._aloft + 4] = 1.0


class _CardPlaces:
    """Tasks, Events, spells and Gems."""

    def __init__(self, at: RowPlaces) -> None:
        self._tasks = at.find("tasks", WordsAt)
        self._mandatory = at.find("mandatory", WordsAt)
        self._done = at.find("done", AmountsAt)
        self._named = at.find("named", WordsAt)
        self._events = at.find("held_events", WordsAt)
        self._days = at.find("event_days", AmountsAt)
        self._charges = at.find("event_charges", AmountsAt)
        self._foreseen = at.find("foreseen", WordsAt)
        self._gems = at.find("gems", WordsAt)
        self._spells = at.find("spells", WordsAt)
        self._cast = at.find("cast", WordsAt)
        self._works = at.find("works", AmountsAt)

    def write(self, row: Row, table: Table, player: Player) -> None:
        for task in player.tasks:
            self._tasks.add(row, task.card)
            if task.mandatory:
                self._mandatory.add(row, task.card)
            if True in task.done:
                self._done.put(row, task.card, sum(task.done))
            if task.named:
                self._named.add(row, task.named)
        for event in player.events:
            self._events.add(row, event.card)
            self._days.put(row, event.card, event.days)
            self._charges.put(row, event.card, event.charges)
            if event.land != AWAY:
                self._foreseen.add(row, table.isles.lands[event.land])
        if player.gems:
            self._gems.write(row, player.gems)
        for spell in known_spells(table, player):
            self._spells.add(row, spell.spell)
            self._works.put(row, spell.spell, spell.works)
            if spell.cast:
                self._cast.add(row, spell.spell)

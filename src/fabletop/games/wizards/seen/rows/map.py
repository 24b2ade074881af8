"""Rows of Wizards: the map with its pieces, as far as the seat knows them, seen from the seat's own
figure."""

from typing import Final

from fabletop.core.rows.places import AmountsAt, Row, SharesAt, SlotsAt, WordAt, WordsAt
from fabletop.core.rows.writing import RowPlaces, write_seat
from fabletop.games.wizards.isles import SEA, SIZE, STEPS_FROM
from fabletop.games.wizards.rules.tasks.tasks import markers_of
from fabletop.games.wizards.rules.travel.movement import step_prices
from fabletop.games.wizards.seen.look import is_known, laying_now, moving_now
from fabletop.games.wizards.seen.rows.around import AroundPlaces, PricePlaces
from fabletop.games.wizards.seen.rows.lands import LAYING, LandPlaces
from fabletop.games.wizards.seen.rows.spots import NEAREST, write_spot
from fabletop.games.wizards.state import AWAY, Player, Table

SEAT: Final = "seat "
"""How the subject of a question begins that is about a player."""


class SubjectPlaces:
    """A question may be about a player, or about a space."""

    def __init__(self, at: RowPlaces) -> None:
        self._seat = at.find("subject_seat", WordAt)
        self._spot = at.find("subject_spot", SharesAt).start

    def write(self, row: Row, table: Table, subject: str, seat: int) -> None:
        if subject.startswith(SEAT):
            other = int(subject.removeprefix(SEAT))
            write_seat(row, self._seat, seat, other, len(table.players))
            return
        space = table.isles.numbers.get(subject, AWAY)
        if space != AWAY:
            write_spot(row, self._spot, space, table.players[seat].space)


class MapPlaces:
    """The map of a seat."""

    def __init__(self, at: RowPlaces) -> None:
        self._lands = LandPlaces(at)
        self._laying = _LayingPlaces(at)
        self._pieces = _PiecePlaces(at)
        self._mages = _MagePlaces(at)
        self._markers = at.find("markers", SlotsAt)
        self._around = AroundPlaces(at)
        self._prices = PricePlaces(at)

    def write(self, row: Row, table: Table, seat: int) -> None:
        own = table.players[seat]
        here = own.space
        self._lands.write(row, table, seat, here)
        if table.phase == LAYING:
            self._laying.write(row, table, seat, here)
        self._pieces.write(row, table, here)
        if table.standing:
            self._mages.write(row, table, seat, here)
        if own.tasks:
            self._own_markers(row, own)
        if here != AWAY:
            self._around.write(row, table, seat, here)
            if moving_now(table) == seat and table.agenda[-1][0] == "walk":
                self._prices.write(row, step_prices(table, seat), here)

    def _own_markers(self, row: Row, own: Player) -> None:
        """Where parts of the seat's own Tasks are still to be done."""
        for held in own.tasks:
            for part, space in markers_of(held).items():
                place = self._markers.places.get(f"{held.card} {part}")
                if place is not None:
                    write_spot(row, place, space, own.space)


class _LayingPlaces:
    """The land that is being laid."""

    def __init__(self, at: RowPlaces) -> None:
        self._laying = at.find("laying", WordAt)
        self._land = at.find("laying_land", WordAt)
        self._spot = at.find("laying_spot", SharesAt).start

    def write(self, row: Row, table: Table, seat: int, here: int) -> None:
        laying = laying_now(table, seat)
        if laying.seat is None:
            return
        write_seat(row, self._laying, seat, laying.seat, len(table.players))
        if laying.land:
            self._land.write(row, laying.land)
        if laying.centre:
            write_spot(row, self._spot, table.isles.numbers[laying.centre], here)


class _PiecePlaces:
    """The Dragon, the boats and the Demons."""

    def __init__(self, at: RowPlaces) -> None:
        self._dragon = at.find("dragon", SharesAt).start
        self._boats = at.find("boats", SlotsAt)
        self._near = at.find("demons_near", SlotsAt)
        self._on = at.find("demons_on", AmountsAt)

    def write(self, row: Row, table: Table, here: int) -> None:
        if table.dragon != AWAY:
            write_spot(row, self._dragon, table.dragon, here)
        boats = self._boats.places
        for number, boat in enumerate(table.boats):
            place = boats[number]
            write_spot(row, place, boat.space, here)
            if boat.demons:
                row[place + 4] = 1.0
        if table.demons:
            self._demons(row, table, here)

    def _demons(self, row: Row, table: Table, here: int) -> None:
        lands, land = table.isles.lands, table.isles.land
        counts: dict[str, int] = {}
        for space in table.demons:
            name = "sea" if land[space] == SEA else lands[land[space]]
            counts[name] = counts.get(name, 0) + 1
        for name, count in counts.items():
            self._on.put(row, name, count)
        if here != AWAY:
            steps = STEPS_FROM[here]
            nearest = sorted([steps[space] * SIZE + space for space in table.demons])
            for order, far in enumerate(nearest[:NEAREST]):
                write_spot(row, self._near.places[order], far % SIZE, here)


class _MagePlaces:
    """High Wizards; who a Secret Wizard is, and what lies beneath, is not known to all."""

    def __init__(self, at: RowPlaces) -> None:
        self._mages = at.find("mages", SlotsAt)
        self._under = at.find("mages_under", AmountsAt)
        self._beneath = at.find("beneath", WordsAt)
        self._secrets = at.find("secrets", SlotsAt)

    def write(self, row: Row, table: Table, seat: int, here: int) -> None:
        secrets = 0
        for standing in table.standing:
            if is_known(standing, seat):
                place = self._mages.places.get(standing.card)
                if standing.under:
                    self._under.put(row, standing.card, len(standing.under))
            else:
                place = self._secrets.places.get(secrets)
                secrets += 1
            if place is not None:
                write_spot(row, place, standing.space, here)
            if standing.under and table.variants.cooperative:
                self._beneath.write(row, standing.under)

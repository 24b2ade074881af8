"""Rows of Prophecy: what lies in the spaces, on the planes and in the Realms, as far as the seat
knows it."""

from fabletop.core.rows.places import AmountsAt, FlagAt, NumberAt, Row, WordAt, WordsAt
from fabletop.core.rows.writing import RowPlaces
from fabletop.games.prophecy.rules.planes.planes import is_closed
from fabletop.games.prophecy.seen.look import known_cards
from fabletop.games.prophecy.seen.rows.pairs import PairsAt
from fabletop.games.prophecy.state import NOBODY, Hero, Plane, Realm, Table


class BoardPlaces:
    """The main board, the planes and the Realms. The row may have no place for a Realm from another
    package."""

    def __init__(self, at: RowPlaces) -> None:
        self._spaces = _SpacePlaces(at)
        self._planes = _PlanePlaces(at)
        self._known = at.find("known", WordsAt)
        self._known_at = at.find("known_at", WordsAt)
        self._at = at
        self._realms: dict[str, _RealmPlaces] = {}
        self._markers = at.find("water_markers", AmountsAt)
        self._drift = at.find("water_drift", WordAt)

    def write(self, row: Row, table: Table, own: Hero) -> None:
        self._spaces.write(row, table)
        if table.planes:
            self._planes.write(row, table)
        if own.seen:
            for place, cards in known_cards(table, own.seat).items():
                self._known_at.add(row, place)
                self._known.write(row, cards)
        if table.realms:
            self._in_realms(row, table)

    def _in_realms(self, row: Row, table: Table) -> None:
        for name, realm in table.realms.items():
            if name not in self._realms and self._at.has(name):
                self._realms[name] = _RealmPlaces(self._at, name)
            if name in self._realms:
                self._realms[name].write(row, table, realm)
        water = table.realms.get("water")
        if water is not None:
            self._markers.write(row, water.markers)
            if water.drift:
                self._drift.write(row, water.drift)


class _SpacePlaces:
    """What lies in the spaces; of face-down cards, only where they are."""

    def __init__(self, at: RowPlaces) -> None:
        self._cards = PairsAt(at.find("cards", WordsAt))
        self._face_down = at.find("face_down", WordsAt)
        self._goods = PairsAt(at.find("goods", WordsAt))
        self._training = PairsAt(at.find("training", WordsAt))
        self._relics = PairsAt(at.find("relics", WordsAt))

    def write(self, row: Row, table: Table) -> None:
        board = table.box.board
        ids = board.ids
        for number, cards in enumerate(table.adventures):
            if cards:
                self._cards.write(row, ids[number], cards)
        if table.face_down != board.bare:
            for number, card in enumerate(table.face_down):
                if card:
                    self._face_down.add(row, ids[number])
        self._offers(row, table)
        if table.relics:
            for space, found in table.relics.items():
                self._relics.write(row, board.world[board.index[space]] or space, found)

    def _offers(self, row: Row, table: Table) -> None:
        for space, items in table.goods.items():
            if items:
                self._goods.write(row, space, items)
        for guild, lessons in table.training.items():
            if lessons:
                self._training.write(row, guild, lessons)


class _PlanePlaces:
    """Cards in the planes: face up, which ones; face down, only that they are there."""

    def __init__(self, at: RowPlaces) -> None:
        self._planes = at.find("planes", WordsAt)
        self._closed = at.find("closed", WordsAt)
        self._guarding = PairsAt(at.find("guarding", WordsAt))
        self._hidden = PairsAt(at.find("hidden", WordsAt))
        self._assault = at.find("assault", WordAt)
        self._beaten = at.find("beaten", WordsAt)

    def write(self, row: Row, table: Table) -> None:
        printed = table.box.board.planes
        for number, plane in enumerate(table.planes):
            name = printed[number].id
            self._planes.add(row, name)
            if is_closed(table, plane):
                self._closed.add(row, name)
            self._cards(row, name, plane)
        if table.assault != NOBODY:
            self._assault.write(row, printed[table.assault].id)
        if table.beaten:
            self._beaten.write(row, table.beaten)

    def _cards(self, row: Row, name: str, plane: Plane) -> None:
        guarding, hidden = self._guarding.there(name), self._hidden.there(name)
        shown = plane.shown
        if plane.lesser in shown:
            self._guarding.add(row, guarding, plane.lesser)
        elif plane.lesser:
            self._hidden.add(row, hidden, "lesser")
        if plane.greater in shown:
            self._guarding.add(row, guarding, plane.greater)
        elif plane.greater:
            self._hidden.add(row, hidden, "greater")
        for card in plane.artifacts:
            if card in shown:
                self._guarding.add(row, guarding, card)
            else:
                self._hidden.add(row, hidden, "artifact")


class _RealmPlaces:
    """What a Realm has besides its spaces."""

    def __init__(self, at: RowPlaces, realm: str) -> None:
        self._there = at.find(realm, FlagAt).start
        self._gate = at.find(f"{realm}_gate", WordAt)
        self._closed = at.find(f"{realm}_closed", FlagAt).start
        self._prizes = at.find(f"{realm}_prizes", NumberAt)
        self._abilities = at.find(f"{realm}_abilities", NumberAt)
        self._reveals = at.find(f"{realm}_reveals", NumberAt)

    def write(self, row: Row, table: Table, realm: Realm) -> None:
        row[self._there] = 1.0
        if realm.gate != NOBODY:
            self._gate.write(row, table.box.board.planes[realm.gate].id)
        if realm.closed:
            row[self._closed] = 1.0
        if realm.prizes:
            self._prizes.write(row, realm.prizes)
        if realm.abilities:
            self._abilities.write(row, len(realm.abilities))
        if realm.reveals:
            self._reveals.write(row, realm.reveals)
